# Yak, in English. Words of the games: shared/rules/glossary.md.
# Arguments: $a, $b, $c are stones by name and $n says how many of them there are; $meat, $milk, $bread are amounts and $food says
# which of them are not 0, $pieces how many there are together; $cart is a cart's kind; $name belongs to $seat.

## Names

yk-a = { $a ->
    [lapis] lapis
    [cinnabar] cinnabar
    [jade] jade
    [sandstone] sandstone
    [basalt] basalt
    [amethyst] amethyst
    [turquoise] turquoise
    [rose] rose quartz
   *[crystal] crystal
}
yk-b = { $b ->
    [lapis] lapis
    [cinnabar] cinnabar
    [jade] jade
    [sandstone] sandstone
    [basalt] basalt
    [amethyst] amethyst
    [turquoise] turquoise
    [rose] rose quartz
   *[crystal] crystal
}
yk-c = { $c ->
    [lapis] lapis
    [cinnabar] cinnabar
    [jade] jade
    [sandstone] sandstone
    [basalt] basalt
    [amethyst] amethyst
    [turquoise] turquoise
    [rose] rose quartz
   *[crystal] crystal
}
yk-stone = { yk-a }
yk-stones = { $n ->
    [1] { yk-a }
    [2] { yk-a } and { yk-b }
   *[other] { yk-a }, { yk-b } and { yk-c }
}
yk-meat = { $meat } meat
yk-milk = { $milk } milk
yk-bread = { $bread } bread
yk-food = { $food ->
    [m] { yk-meat }
    [k] { yk-milk }
    [b] { yk-bread }
    [mk] { yk-meat } and { yk-milk }
    [mb] { yk-meat } and { yk-bread }
    [kb] { yk-milk } and { yk-bread }
    [mkb] { yk-meat }, { yk-milk } and { yk-bread }
   *[none] no food
}
yk-food-n = { $n } food
yk-food-price = { $price } food
yk-cart = { $cart ->
    [no-bread] cart without bread
    [no-milk] cart without milk
    [no-meat] cart without meat
   *[two-kinds] cart of at most two kinds
}
yk-cart-at = { $cart ->
    [no-bread] Cart without bread: it takes meat and milk
    [no-milk] Cart without milk: it takes meat and bread
    [no-meat] Cart without meat: it takes milk and bread
   *[two-kinds] Cart of at most two kinds: so many does it take in one purchase
}
yk-card-build = Build
yk-card-restock = Restock
yk-card-market = Market
yk-you = You
yk-market-road = Market road
yk-none = none

## On the board

yk-title-board = Yak: the village on day { $day }
yk-title-hand = Your tower, yurt and cards
yk-title-panel = Tower and yurt of player { $number }
yk-title-example = A tower and what it counts
yk-worth-word = { $points ->
    [one] point
   *[other] points
}
yk-worth = { $points ->
    [one] This tower would count 1 point now
   *[other] This tower would count { $points } points now
}
yk-day-word = Day
yk-last-day = Last day
yk-over-word = The end
yk-day = Day { $day }
yk-percent = { $percent }%
yk-baby = Baby yak: its holder begins at noon
yk-stupa = Stupa: for the tower that triggers the end
yk-mountain = Mountain: { $fog ->
    [one] 1 fog bank
   *[other] { $fog } fog banks
} of { $slots }; { $most ->
    [0] filled { $fills ->
        [0] never
        [one] once
       *[other] { $fills } times
    }
   *[other] filled { $fills ->
        [one] once
       *[other] { $fills } times
    }, at { $most } it is the last day
}
yk-track = Mountain track: the fog marker stands on { $fog }; at { $slots } all fog goes back into the bag
yk-market = Market: { yk-food }
yk-quarry = Quarry bag: { $stones ->
    [one] 1 stone
   *[other] { $stones } stones
} and { $fog ->
    [one] 1 fog bank
   *[other] { $fog } fog banks
}
yk-fog-chance = Chance of fog: { $one }% when 1 stone is drawn, { $three }% when 3 are
yk-bonus = Bonus card: { $card ->
    [1] one colour on at least 4 levels, 4 points
    [2] level 1 complete in five colours, 3 points
    [3] two groups of 4 or more, 4 points
    [4] three crystals or more, 3 points
    [5] both ends of level 1 in one colour, 3 points
    [6] three mutually neighbouring stones of one colour, 3 points
    [7] 10 stones or more and none outside a group, 5 points
   *[8] level 3 complete in one colour, 4 points
}

## What can be chosen

yk-label-card-build = Build
yk-label-card-restock = Restock
yk-label-card-market = Market
yk-label-buy = Buy { yk-a } ({ yk-food-price } in all)
yk-label-done = Buy no more ({ yk-food-price } in all)
yk-label-pay = Pay { yk-food }
yk-label-spill = { yk-food } to the market
yk-label-bought = Set { yk-a }
yk-label-place = Level { $level }, place { $place }
yk-label-food = Take { yk-food }
yk-label-take = { $food ->
    [none] Take nothing
   *[other] Take { yk-food }
}
yk-label-ware = In the market: { yk-food }
yk-label-drawn = Keep { yk-a }
yk-label-stop = Into the { yk-cart }, at { $name }'s stop
yk-label-stop-road = Into the { yk-cart }, on the market road

## What is asked

yk-prompt-dawn = Dawn: choose your card for the day in secret.
yk-prompt-dawn-wait = Dawn: { $n ->
    [one] one player is
   *[other] { $n } players are
} still choosing.
yk-prompt-buy = Buy up to three stones from your cart.
yk-prompt-buy-more = { yk-food-price } so far: buy another stone, or stop here.
yk-prompt-buy-more-only = { yk-food-price } so far: buy another stone.
yk-prompt-pay = Pay { yk-food-price }: choose which.
yk-prompt-overflow = The cart holds 9 food: choose which { $n ->
    [one] piece that you paid goes
   *[other] { $n } pieces that you paid go
} to the market.
yk-prompt-set = { $n ->
    [one] Set your stone on the tower.
   *[other] Choose one of your { $n } stones and set it on the tower.
}
yk-prompt-restock = Choose which food you take from your cart.
yk-prompt-market = Take up to 2 food from the market: choose it on the stall.
yk-prompt-keep = Choose which of the stones drawn you keep for a cart.
yk-prompt-put = Choose the cart that gets the stone: { yk-a }.
yk-prompt-buy-wait = { $name } is buying stones.
yk-prompt-pay-wait = { $name } is choosing what to pay.
yk-prompt-overflow-wait = { $name } is choosing what goes to the market.
yk-prompt-set-wait = { $name } is building.
yk-prompt-restock-wait = { $name } is restocking.
yk-prompt-market-wait = { $name } is at the market.
yk-prompt-keep-wait = { $name } is choosing one of the stones drawn.
yk-prompt-put-wait = { $name } is choosing a cart for the stone.
yk-prompt-won = { $name } wins with { $points ->
    [one] 1 point
   *[other] { $points } points
}.
yk-prompt-won-you = You win with { $points ->
    [one] 1 point
   *[other] { $points } points
}!
yk-prompt-shared = { $n ->
    [2] { $first_name } and { $second_name }
    [3] { $first_name }, { $second_name } and { $third_name }
   *[other] { $first_name }, { $second_name }, { $third_name } and { $fourth_name }
} share the victory with { $points ->
    [one] 1 point
   *[other] { $points } points
}.

## The board as text

yk-read-ending = This is the last day.
yk-read-clockwise = The yaks walk clockwise.
yk-read-anticlockwise = The yaks walk anticlockwise.
yk-read-cart = { $where }: { $cart_name }; stones: { $stones }; food: { yk-food }.
yk-read-bag = Quarry bag: { $stones }.
yk-read-yurt = Yurt of { $name }: { yk-food }.
yk-read-baby = { $name } has the baby yak.
yk-read-stupa = { $name } has the stupa.
yk-read-card = { $name }'s card: { $card ->
    [build] build
    [restock] restock
   *[market] market
}.
yk-read-level = Tower of { $name }, level { $level }: { $stones }.
yk-read-counts = Tower of { $name }: it would count { $points ->
    [one] 1 point
   *[other] { $points } points
} now.
yk-read-total = { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
}.

## What happened

yk-stays-out = { yk-a } stays out of this game.
yk-chooses = { $name } has chosen a card.
yk-chooses-card = { $name } chooses { $card ->
    [build] build
    [restock] restock
   *[market] market
} in secret.
yk-reveals = { $name } reveals the card: { $card ->
    [build] build
    [restock] restock
   *[market] market
}.
yk-buys = { $name } buys { yk-stones }.
yk-buys-enough = { $name } buys no more: { yk-food-price } in all.
yk-buys-nothing = { $name } can't pay for a stone.
yk-pays = { $name } pays { yk-food }.
yk-spills = The cart is full: { yk-food } to the market.
yk-sets = { $name } sets { yk-a } on level { $level }, place { $place }.
yk-restocks = { $name } takes { yk-food } from the { yk-cart }.
yk-restocks-nothing = { $name } takes no food.
yk-market-takes = { $name } takes { yk-food } from the market.
yk-market-nothing = { $name } takes nothing from the market.
yk-draws = { $name } draws { yk-stones }.
yk-keeps = { $name } keeps { yk-a }.
yk-puts-back = { $name } puts { yk-stones } back into the bag.
yk-puts = { $name } puts { yk-a } into the { yk-cart }.
yk-cart-gets = The { yk-cart } gets { yk-stones } from the quarry bag.
yk-bag-empty = The quarry bag is empty: nothing is drawn.
yk-fog = { $n ->
    [one] A fog bank comes up.
   *[other] { $n } fog banks come up.
}
yk-turn-round = All yaks turn round: they now walk { $way ->
    [clockwise] clockwise
   *[anticlockwise] anticlockwise
}.
yk-mountain-fills = The mountain is full { $n ->
    [1] for the first time
    [2] for the second time
    [3] for the third time
   *[other] again, { $n } times by now
}: its fog goes back into the bag.
yk-sunset = Sunset of day { $day }: every cart moves one stop { $way ->
    [clockwise] clockwise
   *[anticlockwise] anticlockwise
}.
yk-baby-passes = { $you ->
    [yes] The baby yak goes to you.
   *[no] The baby yak goes to { $name }.
}
yk-dawn = Day { $day } dawns.
yk-ends-tower = { $you ->
    [yes] You complete level 4: this is the last day.
   *[no] { $name } completes level 4: this is the last day.
}
yk-gets-stupa = { $you ->
    [yes] You get the stupa.
   *[no] { $name } gets the stupa.
}
yk-ends-mountain = The mountain has been full too often: this is the last day.
yk-ends-still = { $n ->
    [one] A day
   *[other] { $n } days
} without a stone set: the game ends.
yk-count-groups = { $name }: { $points } for groups.
yk-count-number = { $name }: { $points } for the number of groups.
yk-count-single = { $name }: { $points } for single stones.
yk-count-food = { $name }: { $points } for food.
yk-count-bonus = { $name }: { $points } for bonus cards.
yk-count-stupa = { $name }: { $points } for the stupa.
yk-count-total = { $name }: { $points } in all.
yk-wins = { $name } wins with { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $by ->
    [food] {""}, ahead in food left
    [group] {""}, ahead in the largest group
   *[points] {""}
}.
yk-shares = { $name } shares the victory with { $points ->
    [one] 1 point
   *[other] { $points } points
}.

## What would happen

yk-would-build = You would buy from the { yk-cart }, which accepts { $n ->
    [0] none
   *[other] { $n }
} of your food today.
yk-would-take-most = { $n ->
    [0] You would take no food.
   *[other] You would take up to { yk-food-n }.
}
yk-would-take = You would take { yk-food }.
yk-would-draw = { $n ->
    [one] One stone
   *[other] { $n } stones
} would be drawn: { $percent }% chance of fog, which turns all yaks round.
yk-would-draw-none = No stone would be drawn.
yk-would-cost = It would cost { yk-food-price } in all.
yk-would-be-left = { $pieces ->
    [0] You would have no food left.
   *[other] You would have { yk-food } left.
}
yk-would-spill = { $n } of it would go to the market.
yk-would-be-at-market = The market would have { yk-food }.
yk-would-be-crystal = A crystal would take the best colour at the end.
yk-would-join = At the end a crystal would join a group of two or more that it touches, or none.
yk-would-group = { $n ->
    [one] It would be in no group yet.
   *[other] It would make a group of { $n }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
}
yk-would-end = It would make this the last day.
yk-would-put-back = { $n ->
    [0] Nothing would go back into the bag.
    [one] The other stone would go back into the bag.
   *[other] The other { $n } would go back into the bag.
}
yk-would-travel = Tomorrow this cart would be at { $name }'s stop.
yk-would-travel-road = Tomorrow this cart would be on the market road.

## Why not, options, scores (asked for by the table)
yk-why-over = the game is over.
yk-why-dawn = at dawn everyone chooses a card: build, restock or market.
yk-why-buy = stones are bought one at a time from your own cart; then you are done.
yk-why-pay = the stones are paid for now.
yk-why-overflow = the cart is too full: choose which of the paid pieces go to the market.
yk-why-set = a bought stone is set now.
yk-why-restock = one kind of food is taken from your own cart.
yk-why-market = up to 2 food are taken from the market.
yk-why-keep = one of the drawn stones is kept.
yk-why-put = the stone is put into a cart.
yk-why-must-buy = who can pay for a stone must buy one.
yk-why-no-stone = no such stone is in your cart.
yk-why-dear = that would cost { yk-food-n }, more than your yurt holds.
yk-why-dear-cart = that would cost { yk-food-n }, more than you could pay into the { yk-cart }.
yk-why-price = the price is { yk-food-n }.
yk-why-cart-takes = it is a { yk-cart }.
yk-why-two-kinds = this cart takes at most two kinds in one purchase.
yk-why-yurt-lacks = your yurt does not hold so much of it.
yk-why-spill = the cart holds { $most }: just { $n } must go to the market.
yk-why-spill-paid = only of the pieces just paid.
yk-why-not-bought = no such stone has been bought and is still to be set.
yk-why-place-taken = there is a stone already, and a stone once set never moves.
yk-why-above = above the top stones stand one on the other, once the 15 places are full.
yk-why-places = level { $level } has { $n ->
    [one] 1 place
   *[other] { $n } places
}.
yk-why-two-below = a stone on a higher level needs two stones below it.
yk-why-beside = a further stone on level 1 stands next to another.
yk-why-no-food = your cart has no food of this kind.
yk-why-most = at most { yk-food-n }.
yk-why-market-lacks = the market does not hold so much of it.
yk-why-yurt-full = your yurt holds { $n }.
yk-why-not-drawn = no such stone was drawn.
yk-why-no-stop = there is no such stop.
yk-why-cart-full = the cart there holds { $n ->
    [one] 1 stone
   *[other] { $n } stones
} already.
yk-option-bonus = Bonus cards
yk-option-bonus-help = Two of eight bonus cards lie open; every tower that meets one gains its points.
yk-option-no-fog = No fog
yk-option-no-fog-help = No fog in the bag, and everything lies open except the card you choose at dawn.
yk-option-group-points = Points for a group
yk-option-group-points-help = For a group of 2, 3, 4, 5, 6, and 7 or more stones.
yk-option-single-points = Points for a single stone
yk-option-single-points-help = For each stone that is in no group.
yk-option-food-per-point = Food for a point
yk-option-food-per-point-help = How much food left in the yurt is worth 1 point; 0: none.
yk-option-stupa-points = Points for the stupa
yk-option-stupa-points-help = The stupa goes to the tower that triggers the end.
yk-option-fog-slots = Places for fog
yk-option-fog-slots-help = How many fog banks the mountain holds before it is cleared.
yk-option-fog-fills = Times the mountain fills
yk-option-fog-fills-help = When the mountain fills for this time, the end is triggered; 0: never.
yk-option-still-days = Days without a stone
yk-option-still-days-help = When so many days pass without a stone being set, the end is triggered.
yk-option-crystals-join = Crystals only join groups
yk-option-crystals-join-help = A crystal takes a colour only if it touches a group of two or more stones of that colour.
yk-score-groups = Groups
yk-score-number = Number of groups
yk-score-single = Single stones
yk-score-food = Food
yk-score-stupa = Stupa
yk-score-bonus = Bonus cards

# The front page
yk-lead = Carts full of stones travel round the mountain, until fog turns them back. Choose in secret, buy well, build the finest tower.

## Scenes of what happened
yk-scene-counting = The towers are counted
yk-scene-tower = { $you ->
    [yes] You
   *[no] { $name }
}
yk-scene-count = { $source ->
    [groups] Groups
    [number] Number of groups
    [single] Single stones
    [food] Food
    [bonus] Bonus cards
   *[stupa] Stupa
}: { $points }

## Before somebody acts: what to choose next, and what a piece is
yk-follow-set = Now choose where { yk-a } goes in your tower.
yk-follow-take = Now choose a second food, or take only this.
yk-help-card = Everyone chooses a card in secret: build buys stones from your cart, restock takes food from it, market takes food from the stall.
yk-help-day-card = The card of the day. It lies face down until its owner's turn comes.
yk-help-buy = A stone in your own cart. One, two or three stones cost 1, 3 or 5 food in all; a crystal costs 1 more.
yk-help-cart = The cart at your stop is yours today. You pay its stones in the food that it takes.
yk-help-bought = A stone you have bought: it goes into your tower now.
yk-help-drawn = A drawn stone: you keep one of them and put it into a cart.
yk-help-place = Places of your tower. On a higher level a stone needs two stones below it.
yk-help-worth = For groups: { $groups }, for their number: { $number }, for single stones: { $single }, for bonus cards: { $bonus }.
yk-help-tower = Stones of one colour that touch are a group. Larger groups count more, and so does every group.
yk-help-groups = Touching stones of one colour are a group. Points by its size: 2: { $two }, 3: { $three }, 4: { $four }, 5: { $five }, 6: { $six }, 7 or more: { $seven }. Points by the number of groups: 3: 4, 4: 8, 5: 12, 6: 16, 7 or more: 20.
yk-help-food = Restock takes all you may of one kind of food from your own cart.
yk-help-yurt = The food in a yurt pays for stones. What is left at the end counts a little.
yk-help-market = The market stall: who plays the market card takes up to 2 food here and draws stones.
yk-help-stop = Every sunset each cart moves one stop on. Fog makes all yaks turn round.
yk-help-fog = When fog comes out of the bag, all yaks turn round. A full mountain sends its fog back into the bag.
yk-help-bag = Stones and fog are drawn from the quarry bag. When it is empty, nothing is drawn. A colour that is out of the game is grey.
yk-help-baby = Whoever has the baby yak acts first at noon. At sunset it goes on.
yk-help-points = What the tower counts.
yk-help-stupa = The first to complete level 4 makes this the last day and gets the stupa.
yk-help-day = A day: everyone chooses a card at dawn, acts at noon, and at sunset the carts move on.
# The guided first game
yk-lesson-goal = Welcome to the village! You play against { $other_name }, a computer player. The goal: build the stone tower that counts most. It will stand here, and groups of stones of one colour bring points.
yk-lesson-food = Stones cost food. In your yurt you have one meat, one milk and one bread.
yk-lesson-cart = This cart stands at your stop today, with stones and food. It accepts no meat: the meat is struck out.
yk-lesson-dawn = At dawn everybody chooses one of three cards, in secret. You have too little food to buy much: choose Restock.
yk-lesson-noon = { $other_name } has chosen too, and you don't know what. Now the cards are shown one after the other. You have the baby yak, so you begin; each evening it goes to the next player.
yk-lesson-restock = Restock: you take all the food of one kind from your cart. Take the bread.
yk-lesson-restocked = Three more, now you have four bread. And a stone came from the bag into your cart, which has room for four stones.
yk-lesson-their-market = { $other_name } has the card Market: one bread from the stall, and three stones are drawn from the bag. One of them goes into a cart.
yk-lesson-sunset = { $other_name } has put a stone into a cart, and the sun has set. All carts have moved one stop, the way the yaks look; the solid arrows show it. A new cart stands at your stop.
yk-lesson-build = A new day. This cart has two blue stones of lapis, and you have bread. Choose Build.
yk-lesson-first = Today { $other_name } has the baby yak and has built first: a crystal, one of the clear stones.
yk-lesson-buy = Your turn. One stone costs 1 food, two cost 3 together, three cost 5; each crystal costs 1 more. Choose a lapis in your cart.
yk-lesson-buy-more = And the other lapis. The number on it is the price of both together.
yk-lesson-enough = Two stones for 3 food. That is enough for today: say so.
yk-lesson-pay = This cart accepts no milk, but meat and bread. Pay with three bread. They go into the cart. A cart holds 9 food; what is over goes to the market.
yk-lesson-set = Now build. The first stone goes anywhere on the ground: choose your stone, then the marked place.
yk-lesson-beside = On the ground a stone has to touch another one. Set the second lapis beside the first.
yk-lesson-evening = Evening again: the carts have moved one stop, and the baby yak has come to you. Tomorrow you begin.
yk-lesson-group = Look at your tower: your first point! Two stones of one colour that touch are a group, and a group of two counts 1. Three count 3, four 5, five 8, six 12: large groups pay. A stone alone counts nothing. The table beside the tower says it, too.
yk-lesson-groups = Having many groups pays as well: 4 points for three groups, 8 for four, and 4 more for each further one.
yk-lesson-bag = Here you see how many stones of each colour are still in the bag. The grey colour with 0 is out of the game: with two or three players there is one colour less.
yk-lesson-market = You would like one more lapis. Perhaps there is one in the bag: choose Market.
yk-lesson-take = At the market you may take up to two food. Take one milk and one bread: choose them on the stall.
yk-lesson-keep = Then three stones are drawn from the bag. One of them goes into a cart, the others go back. There is a lapis: choose it!
yk-lesson-put = It goes into any cart that has room. Put it into the one that comes to you tomorrow: it waits on the market road.
yk-lesson-full = { $other_name } has built as well, for 1 meat. That cart was full with 9 food, so the meat went to the market.
yk-lesson-no-meat = Then the sun has set. Here is your lapis, in a cart with two of them and a crystal. But it is the cart without meat: your meat is of no use today.
yk-lesson-build-again = Two milk and two bread are 4 food: just right for a stone and a crystal. Choose Build.
yk-lesson-lapis = { $other_name } has the baby yak again and has built first. Now you: a lapis.
yk-lesson-crystal = And the crystal: 3 food for two stones, and 1 more for the crystal. A second lapis would be cheaper, but a crystal can become any colour at the end, the one that helps your tower most. That is all your milk and bread, so it will be paid at once.
yk-lesson-on-top = Higher up, a stone rests on two others and touches both. Set the lapis on top of your two.
yk-lesson-set-crystal = And the crystal on the ground, at the end of the row.
yk-lesson-crystals = At the end every crystal becomes a colour, each a different one, so that your tower counts most. Here it would be lapis: a group of four, 5 points.
yk-lesson-empty = Your yurt is nearly empty. Choose Restock once more.
yk-lesson-bread = Six bread, they all fit: a yurt holds 8 food. Take them.
yk-lesson-fog = Fog! With the stone for your cart a fog bank came out of the bag. It lies on the mountain now, and all yaks have turned round.
yk-lesson-track = This track counts the fog on the mountain: the marker has gone from 0 to 1. At 5 all fog goes back into the bag, and the marker back to 0.
yk-lesson-turned = { $other_name } has restocked milk, and then the carts went the other way: the cart without meat is back at your stop. A good thing that you have bread!
yk-lesson-chance = Here you see how likely fog is, when one stone or three are drawn. The dotted arrows show where the carts would go then.
yk-lesson-last-day = The game ends with the day on which somebody completes level 4 of a tower, that is both of its places. Who does it gets the stupa: 3 points more. Fog doesn't end the game.
yk-lesson-count = Then the towers are counted, and every 2 food left in your yurt are one more point. Most points win; in a tie, most food.
yk-lesson-sum = In short: choose a card, buy what makes your groups grow, pay with what the cart accepts, and look at the arrows to know what comes tomorrow.
yk-lesson-end = Your tower counts 5 points, { $other_name }'s only 1. What is left to know is in the player aid and the rules: at the top of the page, on a phone in the menu there. Play on here, or begin a real game.
