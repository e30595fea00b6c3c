# Herons

he-lead = Tous tendent le cou en même temps, et le plus long attrape les poissons, sauf si deux sont pareils.
he-points = { $points ->
     [one] { $points } point
    *[other] { $points } points
}

## The picture

he-title-board = Le ruisseau et les hauts-fonds
he-title-hand = Vos cartes
he-title-seat = { $name }
he-label-card = carte { $card }
he-read-water = Dans les hauts-fonds : { he-points }. Poissons encore à venir : { $count }.
he-read-seat = { $name } : { he-points }

## What is asked

he-ask = Choisissez une carte : il y a { he-points } à attraper.
he-wait = { $count ->
     [one] { $name } choisit une carte.
    *[other] { $count } joueurs choisissent leur carte.
}
he-over = { $count ->
     [one] { $name } gagne avec { he-points }.
    *[other] { $count } joueurs gagnent avec { he-points } chacun.
}

## What happened, and what would

he-did-swam-in = Un poisson arrive dans les hauts-fonds : { $fish }.
he-did-chose = { $name } choisit la carte { $card }.
he-did-chose-hidden = { $name } a choisi.
he-did-showed = { $name } montre la carte { $card }.
he-did-caught = { $name } attrape { he-points }.
he-did-missed = Personne n’attrape rien : { $points ->
     [one] { he-points } reste
    *[other] { he-points } restent
} dans les hauts-fonds.
he-did-drew = { $name } pioche la carte { $card }.
he-did-drew-hidden = { $name } pioche une carte.
he-did-won = { $name } gagne avec { he-points }.
he-will-chose = Vous montreriez la carte { $card } pour { he-points }.
he-source-caught = Poissons attrapés

## Why not

he-why-stretch = une carte de votre main est demandée.
he-why-no-card = la carte { $card } n’est pas dans votre main.
