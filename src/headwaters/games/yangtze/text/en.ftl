# Yangtze. The words are those of the glossary; colours are W O R P B G K, as in the notation.

## Colours of lantern cards

yz-colour = { $colour ->
     [W] white
     [O] orange
     [R] red
     [P] purple
     [B] blue
     [G] green
    *[K] black
}
yz-gives = { $gives ->
     [W] white
     [O] orange
     [R] red
     [P] purple
     [B] blue
     [G] green
    *[K] black
}
yz-takes = { $takes ->
     [W] white
     [O] orange
     [R] red
     [P] purple
     [B] blue
     [G] green
    *[K] black
}
yz-first = { $first ->
     [W] white
     [O] orange
     [R] red
     [P] purple
     [B] blue
     [G] green
    *[K] black
}
yz-second = { $second ->
     [W] white
     [O] orange
     [R] red
     [P] purple
     [B] blue
     [G] green
    *[K] black
}
yz-third = { $third ->
     [W] white
     [O] orange
     [R] red
     [P] purple
     [B] blue
     [G] green
    *[K] black
}

## Colours of the sides of a tile

yz-side-top = { $top ->
     [W] white
     [O] orange
     [R] red
     [P] purple
     [B] blue
     [G] green
    *[K] black
}
yz-side-right = { $right ->
     [W] white
     [O] orange
     [R] red
     [P] purple
     [B] blue
     [G] green
    *[K] black
}
yz-side-bottom = { $bottom ->
     [W] white
     [O] orange
     [R] red
     [P] purple
     [B] blue
     [G] green
    *[K] black
}
yz-side-left = { $left ->
     [W] white
     [O] orange
     [R] red
     [P] purple
     [B] blue
     [G] green
    *[K] black
}

## Places, piles and symbols

yz-where = { $spot ->
     [up] { $along } up
     [up-right] { $across } right, { $along } up
     [right] { $across } right
     [down-right] { $across } right, { $along } down
     [down] { $along } down
     [down-left] { $across } left, { $along } down
     [left] { $across } left
     [up-left] { $across } left, { $along } up
    *[here] the boat itself
}
yz-pile = { $pile ->
     [four] four alike
     [pairs] three pairs
    *[seven] seven different
}
yz-symbol = { $symbol ->
     [flower] , with a flower
     [koi] , with a koi
     [dragon] , with a dragon
     [panda] , with a panda
     [boat] , with the boat
    *[none] {""}
}
yz-side = { $side ->
     [top] at the top
     [right] on the right
     [bottom] at the bottom
    *[left] on the left
}

## Amounts

yz-points = { $points ->
     [one] { $points } point
    *[other] { $points } points
}
yz-value = { $value ->
     [one] { $value } point
    *[other] { $value } points
}
yz-limit = { $limit ->
     [one] { $limit } lantern card
    *[other] { $limit } lantern cards
}

## Titles

yz-word = { $word ->
     [points] Points
     [rafts] Rafts
     [cards] Cards
     [tiles] Tiles
    *[general] General
}
yz-title-board = The lake and the supply
yz-title-lake = The lake
yz-title-hand = Your tiles, lantern cards and rafts
yz-title-seat = { $name }

## What can be chosen

yz-label-tile = tile: top { yz-side-top }, right { yz-side-right }, bottom { yz-side-bottom }, left { yz-side-left }{ yz-symbol }
yz-label-place = place, from the boat: { yz-where }
yz-label-card = { yz-colour } lantern card (you have { $count })
yz-label-supply = supply: { yz-colour } lantern card ({ $count ->
     [0] sold out
    *[other] { $count } left
})
yz-label-pile = reward for { yz-pile }: { yz-value } ({ $count ->
     [0] pile empty, general card
    *[other] { $count } left
})
yz-label-general = general cards worth 4 points: { $count } left
yz-label-draw-pile = draw pile: { $count ->
     [0] empty
     [one] { $count } tile
    *[other] { $count } tiles
}
yz-label-skip = { $decision ->
     [exchange] No exchange
    *[reward] No reward
}

## What is asked

yz-ask-exchange = { $last ->
     [yes] Your last turn: pay 2 rafts to exchange a lantern card, or leave it.
    *[no] { $then ->
         [reward] Pay 2 rafts to exchange a lantern card, or go on with a reward.
        *[tile] Pay 2 rafts to exchange a lantern card, or go on with a tile.
     }
}
yz-ask-reward = { $last ->
     [yes] Your last turn: take a reward, or leave it.
    *[no] Take a reward, or leave it.
}
yz-ask-exchange-only = Pay 2 rafts to exchange a lantern card.
yz-ask-reward-only = Take a reward.
yz-ask-discard = { $count ->
     [one] Put one lantern card back: you may keep 12.
    *[other] Put { $count } lantern cards back: you may keep 12.
}
yz-ask-lay = Lay one of your tiles: choose it, turn it, choose its place.
yz-wait-exchange = { $last ->
     [yes] { $name } has the last turn and may exchange a lantern card.
    *[no] { $name } may exchange a lantern card.
}
yz-wait-reward = { $last ->
     [yes] { $name } has the last turn and may take a reward.
    *[no] { $name } may take a reward.
}
yz-wait-discard = { $count ->
     [one] { $name } must put one lantern card back.
    *[other] { $name } must put { $count } lantern cards back.
}
yz-wait-lay = { $name } is laying a tile.
yz-over-one = { $name } wins with { yz-points }.
yz-over-two = { $name } and { $other_name } share the victory with { yz-points }.
yz-over-many = { $count ->
     [one] { $count } player has
    *[other] { $count } players share
} the victory with { yz-points }.

## What happened

yz-did-lay = { $name } lays a tile{ yz-symbol }.
yz-did-match = { $name } gets one { yz-colour } lantern card as matching bonus.
yz-did-match-none = One { yz-colour } side matches, but no { yz-colour } lantern card is left for { $name }.
yz-did-rafts = { $name } gets { $count ->
     [one] a raft
    *[other] { $count } rafts
}.
yz-did-get = { $name } gets one { yz-colour } lantern card.
yz-did-get-none = { $name } gets nothing: no { yz-colour } lantern card is left.
yz-did-sell-out = That was the last { yz-colour } lantern card in the supply.
yz-did-draw = { $name } draws a tile.
yz-did-draw-own = { $name } draws a tile: { yz-side-top }, { yz-side-right }, { yz-side-bottom }, { yz-side-left }{ yz-symbol }.
yz-did-empty-pile = The draw pile is empty.
yz-did-last-turns = The last tile lies: everyone has one last turn.
yz-did-sat-out = { $name } has nothing to do in the last turn.
yz-did-swap = { $name } pays { $count ->
     [one] { $count } raft
    *[other] { $count } rafts
}, gives one { yz-gives } lantern card and takes one { yz-takes }.
yz-did-reward-four = { $name } puts back four { yz-colour } lantern cards and takes a reward of { $value }.
yz-did-reward-pairs = { $name } puts back pairs of { yz-first }, { yz-second } and { yz-third } and takes a reward of { $value }.
yz-did-reward-seven = { $name } puts back one lantern card of each colour and takes a reward of { $value }.
yz-did-general = The pile for { yz-pile } is empty: a general card pays { $value } ({ $count } left).
yz-did-pile-out = The pile for { yz-pile } is empty now.
yz-did-discard = { $name } puts one { yz-colour } lantern card back.
yz-did-skip = { $name } { $decision ->
     [exchange] exchanges nothing
    *[reward] takes no reward
}.
yz-did-win = { $name } wins with { yz-points }{ $by ->
     [rafts] , ahead by rafts
     [cards] , ahead by lantern cards
    *[points] {""}
}.
yz-did-share = { $name } shares the victory with { yz-points }.

## What would happen

yz-will-match = { $you ->
    [yes] You would get one { yz-colour } card as bonus.
   *[no] { $name } would get one { yz-colour } card as bonus.
}
yz-will-match-none = One side would match, but { yz-colour } is sold out.
yz-will-rafts = { $you ->
    [yes] You would get
   *[no] { $name } would get
} { $count ->
     [one] a raft
    *[other] { $count } rafts
}.
yz-will-get = { $you ->
    [yes] You would get one { yz-colour } card.
   *[no] { $name } would get one { yz-colour } card.
}
yz-will-get-none = { $you ->
    [yes] You would get nothing: { yz-colour } is sold out.
   *[no] { $name } would get nothing: { yz-colour } is sold out.
}
yz-will-sell-out = That would be the last { yz-colour } card.
yz-will-swap = One { yz-gives } card would become { yz-takes } for { $count ->
     [one] { $count } raft
    *[other] { $count } rafts
}.
yz-will-reward = The reward would be worth { yz-value }.
yz-will-general = A general card would pay { yz-value } ({ $count } left after it).
yz-will-discard = { $count ->
     [0] One { yz-colour } card would go back, and you would have 12.
    *[other] One { yz-colour } card would go back, { $count } more to go.
}
yz-will-skip = { $decision ->
     [exchange] You would exchange nothing.
    *[reward] You would take no reward.
}

## The table read aloud

yz-read-tile = from the boat: { yz-where }: tile with top { yz-side-top }, right { yz-side-right }, bottom { yz-side-bottom }, left { yz-side-left }{ yz-symbol }
yz-read-seat = { $name }, { yz-side }: points { $points }, rafts { $rafts }, tiles { $tiles }, lantern cards { $cards }
yz-read-cards = { $you ->
    [yes] You: { $count } × { yz-colour }
   *[no] { $name }: { $count } × { yz-colour }
}

## Why not, options, scores (asked for by the table)
yz-why-exchange = an exchange is asked for, or to skip it.
yz-why-reward = a reward is asked for: four alike, three pairs or seven different; or to skip it.
yz-why-discard = a lantern card must be put back, down to { $limit }.
yz-why-lay = a tile is asked for: one of your hand, turned as you like, edge to edge with the lake.
yz-why-put-back = with more than { yz-limit } one must be put back.
yz-why-must-lay = a tile must be laid.
yz-why-exchange-first = an exchange is only the first step of a turn, and once.
yz-why-exchange-needs = an exchange takes 2 rafts, a card to give and a different colour in the supply.
yz-why-after-exchange = the exchange comes first: make it or skip it.
yz-why-reward-over = the reward step of this turn is over.
yz-why-no-reward = no reward can be paid with these lantern cards.
yz-why-no-discard = cards are put back only after the reward step, and only from more than { $limit }.
yz-why-last-turns = no tile is laid in the last turns.
yz-why-too-many-cards = with more than { yz-limit } no tile may be laid.
yz-why-lay-last = a tile is laid after exchange and reward: take one or skip.
yz-why-same-colour = the card taken has a different colour.
yz-why-no-card = you have no lantern card of this colour: { yz-colour }.
yz-why-no-supply = the supply has no card of this colour: { yz-colour }.
yz-why-four = four lantern cards of one colour are needed: { yz-colour }.
yz-why-pairs = the pairs have three different colours.
yz-why-pairs-order = the colours of the pairs are named in the order { $order }.
yz-why-pair-lacks = two lantern cards of each are needed, also of { yz-colour }.
yz-why-seven = one lantern card of each colour is needed, also of { yz-colour }.
yz-why-not-in-hand = tile { $tile } is not in your hand.
yz-why-turns = a tile is turned 0 to 3 times.
yz-why-looks = tile { $tile } turned { $turn ->
     [one] { $turn } time
    *[other] { $turn } times
} looks as if turned { $same ->
     [one] { $same } time
    *[other] { $same } times
}: choose that.
yz-why-taken = a tile lies there already.
yz-why-apart = the place touches no tile edge to edge.
yz-score-1 = Rafts left (first tie-break)
yz-score-2 = Lantern cards left (second tie-break)
yz-source-rewarded-four = Rewards for four alike
yz-source-rewarded-pairs = Rewards for three pairs
yz-source-rewarded-seven = Rewards for seven different

# The front page
yz-lead = Lay lantern tiles on a lake at dusk. Every tile you lay gives cards to all: see who gains most.

## Scenes of what happened
yz-scene-reward = { $you ->
    [yes] You take a reward for { yz-pile }
   *[no] { $name }: a reward for { yz-pile }
}

## Before somebody acts: what to choose next, and what a piece is
yz-follow-tile = Now choose the place for your tile; choose the tile again to turn it.
yz-follow-card = Now choose the colour that you take for it.
yz-follow-pile = { $pile ->
     [pairs] { $count ->
         [0] Now choose the colour of your first pair.
        *[other] Now choose the colour of another pair.
     }
    *[other] Now choose the colour that you pay with.
}
yz-help-tile = When it is laid, every player gets a lantern card of the colour on the side that faces that player.
yz-help-place = A tile is laid edge to edge with the lake. Sides of one colour that touch bring you a bonus card.
yz-help-card = Four alike, three pairs or all seven colours pay for a reward. You may keep 12 cards.
yz-help-supply = Lantern cards come from here and go back here. Of a colour that is sold out nobody gets any.
yz-help-pile = Rewards are worth less and less the later they are taken. The points decide the game.
yz-help-general = When the pile for a reward is empty, a general card pays instead.
yz-help-draw = After laying a tile you draw one. When the last tile lies, everyone has one last turn.
yz-help-raft = Two rafts pay for an exchange: give one lantern card and take another colour.
yz-help-side = Whoever sits at this side gets the colour that a laid tile shows towards it.
# The guided first game
yz-lesson-goal = Welcome to the lantern lake! You play against { $other_name }, a computer player. The goal: when the last tile lies, have the most points on your rewards. These are the rewards, with their points.
yz-lesson-cards = Sets of lantern cards buy rewards. You have one card so far, a red one.
yz-lesson-tiles = Lantern cards come from tiles. These are your tiles: you always hold three, and { $other_name } can't see which.
yz-lesson-first-tile = Each turn you lay one tile beside the others on the lake; colours need not match. Choose the marked tile, then the marked place.
yz-lesson-yours = You sit at the bottom, and the lower side of your tile is blue: a blue lantern card for you.
yz-lesson-theirs = { $other_name } sits at the top. The upper side is orange: an orange card for { $other_name }. Every tile gives a card to everyone!
yz-lesson-draw = You have drawn a new tile from the pile. Now it is { $other_name }'s turn.
yz-lesson-from-others = { $other_name }'s tile gives to you, too: its lower side is black.
yz-lesson-match = Now a bonus: where a side of your tile touches the same colour, you get one more card of it. Lay this tile, orange to orange.
yz-lesson-bonus = Two orange cards: one because orange looks at you, one because the sides match. The bonus is yours alone.
yz-lesson-symbol = Some tiles carry a symbol in the middle, like this dragon. A symbol brings something more when a side matches.
yz-lesson-symbols = Your panda is a symbol, too. Lay it so that purple touches the purple of the dragon.
yz-lesson-rafts = Purple matches: a bonus card, and two rafts, one for your panda and one for the dragon beside it. What rafts are good for, you will see in a moment.
yz-lesson-sold-out = Cards can run out. Orange and purple are sold out: nobody gets any more of them until some are handed in.
yz-lesson-nearly = Look at your cards. You have pairs of orange and of purple, but only one blue. With a third pair you would have a set.
yz-lesson-exchange = Two rafts buy an exchange: one of your cards for another one. Choose your black card, then blue in the supply.
yz-lesson-pairs = Three pairs! Hand them in: choose the reward of three pairs. With more than three pairs you would say which ones.
yz-lesson-points = 9 points, your first ones! The six cards are back in the supply.
yz-lesson-turned = Exchange and reward are once a turn, as you like, and a tile ends it. A tile may be turned before it is laid: this one comes turned, so that blue touches blue. Soon you will turn one by hand.
yz-lesson-falling = { $other_name } hands in three pairs as well, but gets only 8. Each reward makes the next one of its kind smaller: this pile now pays 7. So don't wait too long with a set.
yz-lesson-general = And if a pile is empty? Then its sets are paid with general cards, and with 4 points even when these are gone. So a set always brings at least 4.
yz-lesson-black = You have one black card. This tile turns black to you, and black touches black: two more at once, and a raft for the panda.
yz-lesson-fourth = { $other_name }'s tile turns black to you: your fourth black card. That is a set, too.
yz-lesson-four = Four alike! Take it now, while it pays 8: choose the reward of four alike.
yz-lesson-seven = The third kind of set is one card of each of the seven colours. It pays the most: 10 points now.
yz-lesson-last-tile = A tile ends your turn, and you turn it by hand: choose it, then choose it again and again until it lies as you like. Its lower side is your card, its upper side { $other_name }'s: mind what you give away! Then choose the marked place.
yz-lesson-limit = Keep an eye on the number of your cards: with more than 12 you have to put some back before you may lay a tile.
yz-lesson-the-end = When all tiles are laid, everyone has one last turn, only for an exchange and a reward. Then the most points win; in a tie the most rafts, then the most lantern cards left.
yz-lesson-sum = In short: turn to yourself what you need, match sides for bonus cards and rafts, and cash in your sets before they lose value.
yz-lesson-end = You lead with 17 points to 8. What is left to know is in the player aid and the rules: at the top of the page, on a phone in the menu there. Play on here against { $other_name }, or begin a real game.
