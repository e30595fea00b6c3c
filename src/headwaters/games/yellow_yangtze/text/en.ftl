# Yellow & Yangtze in English.

## Words used in other messages ($colour: K, R, B, G, Y)
yy-colour = { $colour ->
    [K] governor
    [R] soldier
    [B] farmer
    [G] trader
   *[Y] artisan
}
yy-hue = { $colour ->
    [K] black
    [R] red
    [B] blue
    [G] green
   *[Y] yellow
}
yy-one-hue = { yy-hue }
yy-tile-hue = { yy-hue }
yy-tiles-hue = { yy-hue }
yy-goods = { $colour ->
    [K] scrolls
    [R] weapons
    [B] crops
    [G] goods
   *[Y] gold
}
yy-house = { $colour ->
    [K] court
    [R] garrison
    [B] granary
    [G] market
   *[Y] workshop
}
yy-tile-of = { yy-colour } tile ({ yy-tile-hue })
yy-leader-of = { yy-one-hue } leader ({ yy-colour })
yy-pagoda-of = { yy-hue } pagoda ({ yy-house })
yy-a-tile = { $colour ->
    [Y] an { yy-tile-of }
   *[other] a { yy-tile-of }
}
yy-a-pagoda = a { yy-pagoda-of }
yy-tiles-of = { $count ->
    [one] { $count } { yy-tile-of }
   *[other] { $count } { yy-colour } tiles ({ yy-tiles-hue })
}
yy-points-of = { $points ->
    [one] { $points } { yy-hue } point
   *[other] { $points } { yy-hue } points
}
yy-and-red = { $leader ->
    [0] { "" }
   *[other] { " " }and the red leader
}
yy-and-black = { $leader ->
    [0] { "" }
   *[other] { " " }and the black leader
}
yy-soldiers-committed = { $count ->
    [0] { $leader ->
        [0] nothing
       *[other] the red leader (soldier) alone
    }
    [one] { $count } soldier tile (red){ yy-and-red }
   *[other] { $count } soldier tiles (red){ yy-and-red }
}
yy-governors-committed = { $count ->
    [0] { $leader ->
        [0] nothing
       *[other] the black leader (governor) alone
    }
    [one] { $count } governor tile (black){ yy-and-black }
   *[other] { $count } governor tiles (black){ yy-and-black }
}
yy-farmers-paid = { $count ->
    [one] { $count } farmer tile (blue)
   *[other] { $count } farmer tiles (blue)
}
yy-traders-paid = { $count ->
    [one] { $count } trader tile (green)
   *[other] { $count } trader tiles (green)
}
yy-emblem = { $emblem ->
    [lion] Lion
    [bull] Bull
    [archer] Archer
   *[pot] Pot
}
yy-state-hue = { $state_colour ->
    [K] black{ " " }
    [R] red{ " " }
    [B] blue{ " " }
    [G] green{ " " }
    [Y] yellow{ " " }
   *[other] { "" }
}
yy-state = { $state_you ->
    [yes] your { yy-state-hue }state
   *[no] { $state_name }'s { yy-state-hue }state
}
yy-first-hue = { $first_colour ->
    [K] black{ " " }
    [R] red{ " " }
    [B] blue{ " " }
    [G] green{ " " }
    [Y] yellow{ " " }
   *[other] { "" }
}
yy-first = { $first_you ->
    [yes] your { yy-first-hue }state
   *[no] { $first_name }'s { yy-first-hue }state
}
yy-second-hue = { $second_colour ->
    [K] black{ " " }
    [R] red{ " " }
    [B] blue{ " " }
    [G] green{ " " }
    [Y] yellow{ " " }
   *[other] { "" }
}
yy-second = { $second_you ->
    [yes] your { yy-second-hue }state
   *[no] { $second_name }'s { yy-second-hue }state
}
yy-third-hue = { $third_colour ->
    [K] black{ " " }
    [R] red{ " " }
    [B] blue{ " " }
    [G] green{ " " }
    [Y] yellow{ " " }
   *[other] { "" }
}
yy-third = { $third_you ->
    [yes] your { yy-third-hue }state
   *[no] { $third_name }'s { yy-third-hue }state
}
yy-war-sides = { $count ->
    [3] { yy-first } ({ $first_strength }), { yy-second } ({ $second_strength }) and { yy-third } ({ $third_strength })
   *[other] { yy-first } ({ $first_strength }) against { yy-second } ({ $second_strength })
}

## On the table
yy-word-market = Market
yy-word-pagodas = Pagodas
yy-word-bag = Bag
yy-word-war = War
yy-word-revolt = Revolt
yy-word-you = You
yy-word-attacker = Attacker
yy-word-defender = Defender, wins a tie
yy-word-war-stakes = Loser: clashing leaders leave, all its soldier tiles fall.
yy-word-revolt-stakes = The loser's leader leaves, the winner gains 1 point.
yy-title-board = The board: the map with its tiles, leaders and pagodas
yy-title-figure = A part of the board
yy-title-hand = Behind your screen: tiles, leaders and points
yy-title-seat = { yy-emblem } dynasty, { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
} behind the screen
yy-title-tray = Beside the board: market, pagodas and bag
yy-title-war = War: the states and their strengths
yy-title-revolt = Revolt: attacker and defender

## Ids in words
yy-id-space-land = land { $space }
yy-id-space-river = river { $space }
yy-id-space-tile = { yy-tile-of } on { $space }
yy-id-space-leader = { yy-leader-of } of { $name } on { $space }
yy-id-leader-on = { yy-leader-of } of { $name } on { $space }, strength { $strength } in a revolt
yy-id-leader-off = { yy-leader-of } of { $name }, off the board
yy-id-hand = { yy-tiles-of } in your hand
yy-id-own = { yy-tile-of } in your hand
yy-id-market = { yy-tiles-of } in the market
yy-id-supply = { yy-pagoda-of }, beside the board: { $count }
yy-id-triangle = Triangle of { yy-colour } tiles ({ yy-tiles-hue }) on { $triangle }
yy-id-pagoda = { yy-pagoda-of } on { $triangle }
yy-id-support = Support { yy-state }, strength { $strength }
yy-id-state = Winner: { yy-state }, strength { $strength }
yy-id-pay = Pay { yy-tiles-of }{ $leader ->
    [0] { "" }
   *[other] { "" }: your { $colour ->
        [G] green
       *[other] blue
    } leader is off the map, so 1 is enough
}
yy-id-commit-war = Commit { yy-soldiers-committed }
yy-id-commit-revolt = Commit { yy-governors-committed }
yy-face-tiles = Commit
yy-face-leader = + leader
yy-id-pennant = Soldier tiles (red) in the state of { $name }: { $strength }
yy-id-emblems = Emblems of all who have leaders in the state of { $name }
yy-id-points = { yy-points-of } ({ yy-goods }), { $name }
yy-id-secret = { yy-hue } points ({ yy-goods }) of { $name }, hidden
yy-id-tiles = { $name }: { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
} behind the screen
yy-id-bag = { $count ->
    [one] { $count } tile in the bag
   *[other] { $count } tiles in the bag
}
yy-id-withdraw = Withdraw
yy-id-done = Draw new tiles
yy-id-stop = Stop
yy-id-act-riot = Peasants' riot
yy-id-act-build = Establish a pagoda
yy-id-act-replace = Replace tiles
yy-id-act-end = End the turn
yy-id-pass-market = Take none
yy-id-pass-pagoda = No pagoda
yy-id-pass-war-support = No support

## What is asked of you
yy-ask-main = { $left ->
    [1] Your turn: choose your last action, or end the turn.
   *[other] Your turn: choose an action, { $left } are left.
}
yy-ask-replace = { $count ->
    [0] Choose a tile to replace.
   *[other] Choose more tiles to replace, or draw { $count }.
}
yy-ask-market = Take a tile from the market, or none.
yy-ask-pagoda = You may put { yy-a-pagoda } on a triangle.
yy-ask-pagoda-from = All are in use: choose which { yy-pagoda-of } moves here.
yy-ask-chain = Place another farmer tile (blue) next to the last one, or stop.
yy-ask-revolt-attack = You attack { $other_name }, { $attack } to { $defence }: what do you commit?
yy-ask-revolt-defence = { $other_name } attacks you; you stand { $defence } to { $attack }: what do you commit?
yy-ask-revolt-attack-lacking = You attack { $other_name }, { $attack } to { $defence }, without governors to commit; you are asked so that nobody can tell.
yy-ask-revolt-defence-lacking = { $other_name } attacks you, { $defence } to { $attack } for now; you have no governors to commit, and are asked so that nobody can tell.
yy-ask-war-support = { $attacks ->
    [yes] { $other_name } attacks you, adds last and decides a tie. Support a state, or none.
   *[no] { $other_name } brings you war, adds last and decides a tie. Support a state, or none.
}
yy-ask-war-support-last = Your tile, your war: you add last and decide a tie. Support a state, or none.
yy-ask-war-support-others = Not your war, but you can decide whose leaders must leave. Support a state, or none.
yy-ask-chain-lacking = You have no farmer tile (blue) to add; you are asked so that nobody can tell.
yy-ask-war-support-lacking = War: you have no soldiers to support a state with; you are asked so that nobody can tell.
yy-ask-war-tie = The war is tied: choose the state that wins.
yy-ask-losses = { $count ->
    [one] Remove { $count } soldier tile (red) from { yy-state }.
   *[other] Remove { $count } soldier tiles (red) from { yy-state }.
}
# The same in a guided game that does not offer to end the turn, to stop, or none
yy-ask-main-only = { $left ->
    [1] Your turn: choose your last action.
   *[other] Your turn: choose an action, { $left } are left.
}
yy-ask-market-only = Take a tile from the market.
yy-ask-chain-only = Place another farmer tile (blue) next to the last one.
yy-ask-war-support-only = { $attacks ->
    [yes] { $other_name } attacks you, adds last and decides a tie. Support a state.
   *[no] { $other_name } brings you war, adds last and decides a tie. Support a state.
}
yy-ask-war-support-last-only = Your tile, your war: you add last and decide a tie. Support a state.

## What is asked of another
yy-wait-main = { $name } chooses an action.
yy-wait-replace = { $name } chooses tiles to replace.
yy-wait-market = { $name } may take a tile from the market.
yy-wait-pagoda = { $name } may put { yy-a-pagoda }.
yy-wait-pagoda-from = { $name } chooses the { yy-pagoda-of } that moves.
yy-wait-chain = { $name } may place another farmer tile (blue).
yy-wait-revolt-attack = Revolt: { $name } attacks { $other_name }, { $attack } to { $defence }, and may commit tiles.
yy-wait-revolt-defence = Revolt: { $name } defends against { $other_name }, { $attack } to { $defence }, and may commit tiles.
yy-wait-war-support = War: { $name } may support a state.
yy-wait-war-tie = The war is tied: { $name } chooses the winner.
yy-wait-losses = { $count ->
    [one] { $name } removes { $count } soldier tile (red) from { yy-state }.
   *[other] { $name } removes { $count } soldier tiles (red) from { yy-state }.
}
yy-over-you = The game is over: you win!
yy-over = The game is over: { $name } wins.
yy-over-shared = { $count ->
    [2] The game is over: { $first_name } and { $second_name } share the victory.
    [3] The game is over: { $first_name }, { $second_name } and { $third_name } share the victory.
   *[other] The game is over: { $first_name }, { $second_name }, { $third_name } and { $fourth_name } share the victory.
}

## What happened
yy-did-tile = { $name } places { yy-a-tile } on { $space }.
yy-did-leader = { $name } positions the { yy-leader-of } on { $space }.
yy-did-move = { $name } moves the { yy-leader-of } from { $home } to { $space }.
yy-did-withdraw = { $name } withdraws the { yy-leader-of } from { $space }.
yy-did-riot = { $you ->
    [yes] Peasants' riot: you pay { yy-farmers-paid } and remove the { yy-tile-of } from { $space }.
   *[no] Peasants' riot: { $name } pays { yy-farmers-paid } and removes the { yy-tile-of } from { $space }.
}
yy-did-build = { $name } pays { yy-traders-paid } to establish a pagoda on { $triangle }.
yy-did-replace = { $name } replaces tiles.
yy-did-discard = { $name } lays { yy-a-tile } aside, unseen.
yy-did-discard-unseen = { $name } lays a tile aside, unseen.
yy-did-replaced = { $count ->
    [one] { $name } has discarded { $count } tile unseen.
   *[other] { $name } has discarded { $count } tiles unseen.
}
yy-did-take = { $name } takes { yy-a-tile } from the market.
yy-did-take-none = { $name } takes nothing from the market.
yy-did-pagoda = { $name } puts { yy-a-pagoda } on { $triangle }.
yy-did-pagoda-wanted = { $name } wants { yy-a-pagoda } on { $triangle }: one must move.
yy-did-pagoda-moved = { $name } moves the { yy-pagoda-of } from { $home } to { $triangle }.
yy-did-pagoda-none = { $name } puts no pagoda.
yy-did-stop = { $name } places no more farmer tiles (blue).
yy-did-end = { $name } ends the turn.
yy-did-commit = { $name } commits { yy-governors-committed }.
yy-did-commit-none = { $name } commits nothing.
yy-did-support = { $own ->
    [yes] { $name } supports their own { yy-state-hue }state with { yy-soldiers-committed }.
   *[no] { $name } supports { yy-state } with { yy-soldiers-committed }.
}
yy-did-support-none = { $name } supports nobody.
yy-did-winner = { $own ->
    [yes] { $name } decides the tie for their own { yy-state-hue }state.
   *[no] { $name } decides the tie for { yy-state }.
}
yy-did-remove = { $name } removes the soldier tile (red) on { $space }.
yy-revolt = Revolt: { $name } attacks the { yy-leader-of } of { $other_name }, { $attack } to { $defence }.
yy-revolt-stands = The revolt stands { $attack } to { $defence }.
yy-revolt-won = { $name } wins the revolt against { $other_name }: attack { $attack }, defence { $defence }.
yy-war = War: { yy-war-sides }.
yy-war-stands = The war stands: { yy-war-sides }.
yy-war-tied = The war is tied at { $strength }.
yy-war-won = The war is won by { yy-state }, { $strength } to { $quota }.
yy-leader-back = The { yy-leader-of } of { $name } leaves the board.
yy-soldiers-lost = { $count ->
    [one] { $count } soldier tile (red) falls.
   *[other] { $count } soldier tiles (red) fall.
}
yy-pagoda-back = The { yy-pagoda-of } on { $triangle } returns beside the board.
yy-gain-tile = { $you ->
    [yes] You gain { yy-points-of }.
   *[no] { $name } gains { yy-points-of }.
}
yy-gain-revolt = { $name } gains { yy-points-of } from the revolt.
yy-gain-war = { $name } gains { yy-points-of } from the war.
yy-gain-pagoda = { $name } gains { yy-points-of } from pagodas.
yy-draws = { $count ->
    [one] { $name } draws { $count } tile.
   *[other] { $name } draws { $count } tiles.
}
yy-draws-of = { $name } draws { yy-tiles-of }.
yy-market-filled = { $count ->
    [one] { $count } new tile in the market.
   *[other] { $count } new tiles in the market.
}
yy-removed = { $count ->
    [one] { $count } tile leaves the bag unseen.
   *[other] { $count } tiles leave the bag unseen.
}
yy-turn = { $name } begins a turn.
yy-end-bag = The bag is empty: the game ends.
yy-end-still = Too many turns without a drawn tile: the game ends.
yy-won = { $name } wins.
yy-won-shared = { $count ->
    [2] { $first_name } and { $second_name } share the victory.
    [3] { $first_name }, { $second_name } and { $third_name } share the victory.
   *[other] { $first_name }, { $second_name }, { $third_name } and { $fourth_name } share the victory.
}

## What would happen
yy-pre-gain = { $you ->
    [yes] You would gain { yy-points-of }.
   *[no] { $name } would gain { yy-points-of }.
}
yy-pre-no-point = No point for anyone.
yy-pre-war = Would start a war: { yy-war-sides }.
yy-pre-revolt = Would start a revolt against { $other_name }, { $attack } to { $defence }.
yy-pre-strengths = It would stand { $mine } to { $theirs }.
yy-pre-revolt-won = { $you ->
    [yes] You would win the revolt, { $mine } to { $theirs }.
   *[no] You would lose the revolt, { $mine } to { $theirs }.
}
yy-pre-support = It would stand: { yy-war-sides }.
yy-pre-war-tied = The war would be tied at { $strength }.
yy-pre-war-won = The war would be won by { yy-state }, { $strength } to { $quota }.
yy-pre-leader-back = { $you ->
    [yes] Your { yy-leader-of } would leave the board.
   *[no] The { yy-leader-of } of { $name } would leave the board.
}
yy-pre-soldiers-lost = { $count ->
    [one] { $count } soldier tile (red) would fall.
   *[other] { $count } soldier tiles (red) would fall.
}
yy-pre-pagoda-back = The { yy-pagoda-of } would fall.
yy-pre-pagoda = Could bring { yy-a-pagoda }.
yy-pre-income = Pagodas would bring { yy-points-of } at the end of this turn.
yy-pre-pagoda-pays = { $you ->
    [yes] The pagoda would pay you at the end of your turns.
   *[no] The pagoda would pay { $name }, not you.
}
yy-pre-pagoda-pays-nobody = The pagoda would pay nobody for now.
yy-pre-end = The game would end.

## The table read aloud
yy-read-state = Strength { $strength }, { yy-state }: { $things }.
yy-read-loose = No state: { $things }.
yy-read-tile = { $space } { yy-tile-of }
yy-read-leader = { $space } { yy-leader-of } of { $name }
yy-read-pagoda = { yy-pagoda-of } on { $triangle }.
yy-read-market = Market: { $tiles }.
yy-read-seat = { $name }, { yy-emblem } dynasty: { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
} behind the screen.
yy-read-hand = Hand: { $tiles }.
yy-read-waiting = Leaders off the board: { $leaders }.
yy-read-points = Points: { $points }.
yy-read-colour = { yy-colour }
yy-read-points-of = { yy-points-of } ({ yy-goods })
yy-read-none = none

## Why not, options, scores (asked for by the table)
yy-why-main = an action is a leader, a tile, a peasants' riot, a pagoda, replacing tiles, or the end of the turn.
yy-why-replace = discard a tile of your hand, or draw after at least one.
yy-why-market = take one tile that lies in the market, or none.
yy-why-pagoda = the pagoda goes on a free triangle that the placed tile made, or nowhere.
yy-why-pagoda-from = move one of the two pagodas of that colour.
yy-why-chain = the next farmer tile (blue) goes on empty river next to the last one.
yy-why-revolt = commit governor tiles (black) of your hand, and the black leader only if it is off the board.
yy-why-support = support one warring state with soldier tiles (red) of your hand, the red leader only off the board.
yy-why-tie = one of the tied states wins.
yy-why-losses = remove a soldier tile (red) of the winning state.
yy-why-no-tile = there is no tile of that colour in your hand.
yy-why-not-empty = the space is not empty.
yy-why-ground = farmer tiles (blue) go on river, the others on land.
yy-why-not-on-board = that leader is not on the board.
yy-why-nothing-there = there is no tile to remove.
yy-why-no-triangle = a pagoda needs three tiles of one colour that touch each other, free of pagodas.
yy-why-empty-hand = there is no tile in your hand.
yy-why-stands-there = the leader stands there already.
yy-why-leader-land = leaders stand on land.
yy-why-no-black = no governor tile (black) touches the space.
yy-why-unites = it would unite states that hold two leaders of one colour.
yy-why-cost = it costs two { yy-colour } tiles ({ yy-tiles-hue }), or one while your own leader of that colour is off the board.
yy-option-short = Short game
yy-option-short-help = For two players: 24 tiles leave the bag unseen, so the game ends sooner.
yy-option-open-points = Open points
yy-option-open-points-help = Everybody sees everybody's points during the game. Otherwise each gain is public, but the totals are hidden.
yy-option-map = Map
yy-option-map-help = The land that is played for.
yy-option-still-turns = Turns without a drawn tile
yy-option-still-turns-help = When so many turns pass without anybody drawing a tile, the game ends.
yy-tally = { $colour ->
    [K] Black points
    [R] Red points
    [B] Blue points
    [G] Green points
   *[Y] Yellow points
}
yy-score-0 = Lowest colour, gold added
yy-score-1 = Second lowest
yy-score-2 = Third lowest
yy-score-3 = Highest colour
yy-source-gained-by-tile = Gained with tiles
yy-source-gained-by-revolt = Gained in revolts
yy-source-gained-by-war = Gained in wars
yy-source-gained-by-pagoda = Gained from pagodas

# The front page
yy-lead = Found states, set leaders at their heads, and win wars and revolts. Only your weakest colour counts.

## Scenes of what happened
yy-scene-riot = Peasants' riot
yy-scene-paid = { $you ->
    [yes] You pay { yy-farmers-paid }, and a tile leaves the map.
   *[no] { $name } pays { yy-farmers-paid }, and a tile leaves the map.
}
yy-scene-tile = { $colour ->
    [Y] An { yy-tile-of }
   *[other] A { yy-tile-of }
}
yy-scene-pagoda = The { yy-pagoda-of }
yy-scene-state = { $state_you ->
    [yes] Your { yy-state-hue }state
   *[no] { $state_name }'s { yy-state-hue }state
}
yy-scene-cost = Winning costs { $count ->
    [one] 1 soldier
   *[other] { $count } soldiers
}, the whole strength of the loser: { $committed } from the support{ $leader ->
    [0] {""}
   *[other] {" "}(the red leader counts as one and is kept)
}{ $more ->
    [0] {""}
   *[other] {","} { $more } from the map
}.
yy-scene-attacker = { $you ->
    [yes] You attack
   *[no] { $name } attacks
}
yy-scene-defender = { $you ->
    [yes] You defend
   *[no] { $name } defends
}
yy-scene-leader = { $you ->
    [yes] Your { yy-leader-of }
   *[no] { $name }'s { yy-leader-of }
}
yy-scene-soldiers = { $count ->
    [one] { $count } soldier tile (red)
   *[other] { $count } soldier tiles (red)
} in the state
yy-scene-backed = { $you ->
    [yes] You: { yy-soldiers-committed }
   *[no] { $name }: { yy-soldiers-committed }
}
yy-scene-governors = { $count ->
    [one] { $count } governor tile (black)
   *[other] { $count } governor tiles (black)
} beside the leader
yy-scene-committed = { $count } more from the hand
yy-scene-tie-revolt = { $you ->
    [yes] A tie: you were there first and win.
   *[no] A tie: { $name } was there first and wins.
}
yy-scene-tie-war = { $you ->
    [yes] A tie: you placed the tile and decided it.
   *[no] A tie: { $name } placed the tile and decided it.
}

## Before somebody acts: what to choose next, and what a piece is
yy-follow-leader = Now choose where your { yy-leader-of } goes{ $stands ->
    [yes] { "" }, or withdraw it
   *[no] { "" }
}.
yy-follow-tile = Now choose where your { yy-tile-of } goes.
yy-follow-act-riot = Now choose the tile that the rioting peasants remove.
yy-follow-act-build = Now choose the triangle on which you establish the pagoda.
yy-follow-pay = Now choose how you pay.
yy-follow-support = Now choose what you commit to this state.
yy-help-space = Tiles are placed on empty spaces: farmer tiles (blue) on the river, all others on land. Leaders stand on land beside a governor tile (black).
yy-help-tile = A tile in a state brings a point of its colour to the leader of that colour, or to the black leader if there is none.
yy-help-hand = Your tiles are hidden behind your screen. Placing one is an action.
yy-help-leader = A leader takes the points of its colour in its state. It needs a governor tile (black) beside it, and these count in a revolt.
yy-help-market = After placing a trader tile (green) you may take a tile from here.
yy-help-pagoda = At the end of your turn every pagoda brings a point of its colour to your leader of that colour in the same state.
yy-help-triangle = Three tiles of one colour that touch each other can carry a pagoda.
yy-help-pennant = The soldier tiles (red) of a state: what it would bring into a war.
yy-help-emblems = Several players have leaders in this state: their emblems.
yy-help-side = A state at war: its soldier tiles (red) and what is committed to it count. The strongest state wins.
yy-help-points = Only the colour you have least of counts in the end; yellow points are added where you lack most.
yy-help-screen = What lies behind the screen is hidden from the others.
yy-help-bag = New tiles are drawn from the bag. When it cannot give enough, the game ends.

## The guided game ($other_name: the other player)
yy-lesson-goal = Welcome! { $other_name }, a computer player, is your opponent in this first game. You each lead a dynasty and collect points in five colours.
yy-lesson-lowest = What wins: at the end only your lowest colour counts, and the best lowest one wins. Four colours count: black, red, blue and green. Yellow is a joker: yellow points are added to your lowest colours. So you want a bit of everything.
yy-lesson-hand = These are your six tiles, hidden from { $other_name }. Your turn has two actions: place a tile, place a leader, or something else that you will meet soon.
yy-lesson-names = Every colour has a name, which the buttons use: black tiles are governors, red ones soldiers, blue ones farmers, green ones traders and yellow ones artisans.
yy-lesson-leaders = These are your five leaders, one of each colour. A leader on the map collects the points of its colour for you.
yy-lesson-first-leader = A leader must stand on land beside a governor tile (black). Choose your black leader, then the marked space.
yy-lesson-state = Tiles and leaders that touch each other make a state. This is your first one: a governor tile and your black leader. The number on a leader says how many governor tiles touch it.
yy-lesson-first-tile = Now a tile. Whoever has the leader of the tile's colour in its state gets a point of that colour. Choose a governor tile (black): then a +1 on the marked space shows the point it would bring. Choose that space.
yy-lesson-first-point = Your first point! The tile is black, and your black leader is in its state: one black point for you. Everyone's points are hidden from the others.
yy-lesson-turn = Those were your two actions. At the end of a turn the hands are filled up to six tiles again. Now it is { $other_name }'s turn.
yy-lesson-guest = { $other_name } puts a green leader into your state. Leaders of different colours share a state in peace. But now every green tile in your state would bring { $other_name } the point, even if you place it!
yy-lesson-neighbour = And a black leader beside another governor tile: that is { $other_name }'s own state. The border of a state has its player's colour. Yours is pale now, with two small emblems: you both have leaders in it.
yy-lesson-marks = What { $other_name } has just done has an outline in { $other_name }'s colour until your next action. Where a piece has left the map there will be a cross instead, in the colour of whoever drove it out.
yy-lesson-triangle = Your turn. Three tiles of one colour that all touch each other make a triangle. Complete yours with this governor tile (black).
yy-lesson-pagoda = One more black point, and a black triangle. On a triangle you may put a pagoda of its colour: choose the triangle that is ringed on the map.
yy-lesson-income = A pagoda pays one point of its colour at the end of each of your turns, as long as your leader of that colour is in its state. If one of its three tiles is lost, the pagoda is lost too.
yy-lesson-revolt = Two leaders of one colour can't share a state. So drive { $other_name }'s green leader out: place your own green leader in the same state. That is a revolt. Once your leader is chosen, a shield on the space says so.
yy-lesson-revolt-count = In a revolt governor tiles (black) count: those that touch each leader. Yours touches 3, { $other_name }'s only 1. Dots mark them on the map.
yy-lesson-commit = Both may now commit governor tiles from the hand, you first. A black leader that is off the map may be committed too: it counts as one and is kept. Yours is on the map, so commit one tile, to be safe: with the button, or by choosing the tile itself.
yy-lesson-revolt-won = { $other_name } committed one too: 4 against 2. You win a green point, and the other leader must leave. Committed tiles are gone. In a tie the leader that was there first would have won.
yy-lesson-income-came = Your turn is over, so your pagoda pays for the first time: one black point.
yy-lesson-governor = { $other_name } places a soldier tile (red), but has no red leader there. Then the black leader takes the red point: it stands in for every leader that is missing.
yy-lesson-red-leader = And a red leader, which takes the red points of that state from now on. The little flag counts the soldier tiles of a state.
yy-lesson-plan = You have 3 black points and 1 green one, but no red and no blue: more black would not help. Red points come from soldier tiles (red), which also win wars. You hold three of them; more lie in the market.
yy-lesson-green = A trader tile (green) brings you that fourth soldier tile: whoever places one may take a tile from the market. So place yours first, in your state. Your green leader gets a green point for it.
yy-lesson-market = Now you may take one of the open tiles of the market. Take a soldier tile (red): a war is near, and every soldier counts. The market is filled again when your turn ends.
yy-lesson-soldier-leader = Your black leader would take red points here, too, but only while nobody has a red leader in your state, and never from a red pagoda. So place your own red leader.
yy-lesson-growing = { $other_name } has placed two governor tiles, for two black points.
yy-lesson-soldier = Place a soldier tile (red) next to your red leader: a red point, and a soldier for your state.
yy-lesson-two-states = Your state and { $other_name }'s state have a black and a red leader each. A tile on the ringed empty space would touch both states and join them.
yy-lesson-war = If a tile joins two states and leaders of one colour meet, there is war. Each state has one soldier tile, but you hold three more in your hand. So start it: place a governor tile (black) on that space. Once it is chosen, crossed swords there say: war.
yy-lesson-war-count = War! Soldier tiles (red) count: one in each state, marked with dots. Then everyone may add soldier tiles from the hand to one side; who placed the tile comes last. { $other_name } has added one: it stands 1 to 2.
yy-lesson-support = You have three soldier tiles in your hand. Choose your state, in the panel or on the map, then commit two of them.
yy-lesson-war-won = 3 to 2, you win! The leaders that clashed with yours must leave, and each brings you a point of its colour: one black, one red. All soldier tiles of the losing state fall. The sixth black point is your pagoda's: your turn is over.
yy-lesson-war-cost = The winner pays as many soldiers as the loser's whole strength, here 2: its soldier tile and the one added. The two from your hand have paid. A tile that starts a war brings no point and no pagoda. The tiles left here have no leader any more: for now they are nobody's.
yy-lesson-returns = { $other_name } begins a new state, just across the river from yours: a black leader and a soldier tile.
yy-lesson-yellow = Now the joker. At the end every yellow point is added to whatever colour is your lowest. Bring your yellow leader onto the map.
yy-lesson-yellow-tile = Place an artisan tile (yellow) here, for your first yellow point. It also touches the tiles that were nobody's: they join your state.
yy-lesson-yellow-point = A yellow point for you. If the game ended now, it would be added to blue, your lowest colour. And your pagoda has paid as well. Now it is { $other_name }'s turn.
yy-lesson-attacked = A farmer tile (blue): these go on the river only, all others on land only. It joins the two states, and two black leaders meet. This time you are attacked!
yy-lesson-defend = Each state has one soldier tile. This time you answer first: choose your state and commit one of your two, so that one is left if you lose. In a tie whoever placed the tile says which state wins, and that is { $other_name }.
yy-lesson-war-lost = { $other_name } adds a soldier tile and the red leader, who counts as one while off the map and is kept: 3 to 2. Your black leader comes back to you, your state's soldier tile falls, and { $other_name } gains a black point.
yy-lesson-pagoda-lost = { $other_name } ends the turn after one action, as anybody may. All this is one state now, and its only black leader is { $other_name }'s: so your pagoda paid { $other_name }!
yy-lesson-riot = But you have farmer tiles (blue). A peasants' riot removes any tile from the map. It is an action and costs two farmer tiles, or only one while your blue leader is off the map, as now.
yy-lesson-riot-do = A leader needs a governor tile beside it, and { $other_name }'s black leader has only this one. Choose Peasants' riot, then the tile, then pay.
yy-lesson-stranded = No governor tile, no leader: it had to leave the map.
yy-lesson-back = Now bring your own black leader back. Then the pagoda pays you again. A leader on the map may also be moved, or taken back into the hand: each is an action.
yy-lesson-far = { $other_name } begins once more, elsewhere: a black leader, a governor tile and its point. A tile may go on any empty space, land or river as its colour asks, even where it touches nothing.
yy-lesson-count = Let us count: you have 8 black, 2 red, 2 green, no blue and 1 yellow point. The yellow one would be added to blue, your lowest. If the game ended now, your score would be 1.
yy-lesson-blue = So nothing helps you as much as blue. Your black leader would take blue points, too, but you have seen how quickly it can be gone. Place your blue leader here.
yy-lesson-river = Now a farmer tile (blue) on the river, so that it touches your state.
yy-lesson-chain = A blue point! And farmer tiles flow on: in the same action you may place the next one beside the last. Do it once more.
yy-lesson-stop = Two blue points with one action. Only your lowest colours count, and red and green are at 2 as well: a third blue point would not raise your score. Stop here and keep the tile.
yy-lesson-score = Red, blue and green are at 2 now. So your score is 2, twice as much as before: one yellow point can't lift all three. More black would not have helped at all.
yy-lesson-more = Two more actions have buttons, whenever you can take them. Replace tiles: discard tiles of your hand, as many as you like, and draw as many new ones. Establish a pagoda: pay two trader tiles (one while your green leader is off the map) and put it on any free triangle, whoever made it.
yy-lesson-signs = When you hold a tile or a leader, signs on the map say what each space would bring: +1 in a colour, a point for you; a pale +1 in another player's ring, a point for that player; crossed swords, a war; a shield, a revolt; a pagoda, a triangle.
yy-lesson-sum-goal = In short. The game ends as soon as a tile has to be drawn and the bag is empty. Yellow is added to the lowest colours, and the best lowest colour wins; in a tie the second lowest, and so on.
yy-lesson-sum-points = Points: a tile pays the leader of its colour in its state, else the black leader there. A pagoda pays at the end of your turn. A revolt won brings one point of the leaders' colour, a war won one for each leader that had to leave, of its colour.
yy-lesson-sum-tiles = Tiles: farmers (blue) go on the river, several in one action, and pay for riots. A trader (green) lets you take a tile from the market. The black leader takes the points of leaders that are missing.
yy-lesson-sum-revolt = A revolt: a leader enters a state that has another leader of its colour. The governor tiles touching them decide, and governor tiles from the hand; the own black leader counts as one while it is off the map. Who was there first wins a tie.
yy-lesson-sum-war = A war: a tile joins states that have leaders of one colour. The soldier tiles in the states decide, and soldier tiles from all hands. The loser's clashing leaders leave, its soldier tiles fall.
yy-lesson-sum-war-cost = In a war a red leader that is off the map counts as one soldier, and is kept. Whoever placed the tile adds last and decides a tie. The winner pays as many soldiers as the loser's whole strength: what was committed first, then tiles of the state.
yy-lesson-end = You are ready for a first table. Rarer things, such as a war of three states, are in the player aid and the rules: at the top of the page, on a phone in the menu there. Play on here against { $other_name }, or begin a real game.
