# Herons

he-lead = Everyone stretches out a neck at once, and the longest catches the fish, unless two are alike.
he-points = { $points ->
     [one] { $points } point
    *[other] { $points } points
}

## The picture

he-title-board = The stream and the shallows
he-title-hand = Your cards
he-title-seat = { $name }
he-label-card = card { $card }
he-read-water = In the shallows: { he-points }. Fish still to come: { $count }.
he-read-seat = { $name }: { he-points }

## What is asked

he-ask = Choose a card: { he-points } to catch.
he-wait = { $count ->
     [one] { $name } is choosing a card.
    *[other] { $count } players are choosing their cards.
}
he-over = { $count ->
     [one] { $name } wins with { he-points }.
    *[other] { $count } players win with { he-points } each.
}

## What happened, and what would

he-did-swam-in = A fish comes into the shallows: { $fish }.
he-did-chose = { $name } chooses card { $card }.
he-did-chose-hidden = { $name } has chosen.
he-did-showed = { $name } shows card { $card }.
he-did-caught = { $name } catches { he-points }.
he-did-missed = Nobody catches anything: { $points ->
     [one] { he-points } stays
    *[other] { he-points } stay
} in the shallows.
he-did-drew = { $name } draws card { $card }.
he-did-drew-hidden = { $name } draws a card.
he-did-won = { $name } wins with { he-points }.
he-will-chose = You would show card { $card } for { he-points }.
he-source-caught = Fish caught

## Why not

he-why-stretch = a card of your hand is asked for.
he-why-no-card = card { $card } is not in your hand.
