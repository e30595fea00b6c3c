# Herons

he-lead = Tutti allungano il collo insieme, e il più lungo prende i pesci, a meno che due siano uguali.
he-points = { $points ->
     [one] { $points } punto
    *[other] { $points } punti
}

## The picture

he-title-board = Il torrente e l'acqua bassa
he-title-hand = Le tue carte
he-title-seat = { $name }
he-label-card = carta { $card }
he-read-water = Nell'acqua bassa: { he-points }. Pesci che devono ancora arrivare: { $count }.
he-read-seat = { $name }: { he-points }

## What is asked

he-ask = Scegli una carta: in palio { he-points }.
he-wait = { $count ->
     [one] { $name } sta scegliendo una carta.
    *[other] { $count } giocatori stanno scegliendo la propria carta.
}
he-over = { $count ->
     [one] { $name } vince con { he-points }.
    *[other] { $count } giocatori vincono con { he-points } ciascuno.
}

## What happened, and what would

he-did-swam-in = Un pesce arriva nell'acqua bassa: { $fish }.
he-did-chose = { $name } sceglie la carta { $card }.
he-did-chose-hidden = { $name } ha scelto.
he-did-showed = { $name } mostra la carta { $card }.
he-did-caught = { $name } prende { he-points }.
he-did-missed = Nessuno prende nulla: nell'acqua bassa { $points ->
     [one] resta { he-points }
    *[other] restano { he-points }
}.
he-did-drew = { $name } pesca la carta { $card }.
he-did-drew-hidden = { $name } pesca una carta.
he-did-won = { $name } vince con { he-points }.
he-will-chose = Mostreresti la carta { $card } per { he-points }.
he-source-caught = Pesci presi

## Why not

he-why-stretch = è richiesta una carta della tua mano.
he-why-no-card = la carta { $card } non è nella tua mano.
