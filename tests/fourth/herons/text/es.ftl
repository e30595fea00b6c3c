# Herons

he-lead = Todos estiran el cuello a la vez, y el más largo atrapa los peces, salvo que dos sean iguales.
he-points = { $points ->
     [one] { $points } punto
    *[other] { $points } puntos
}

## The picture

he-title-board = El arroyo y la orilla
he-title-hand = Tus cartas
he-title-seat = { $name }
he-label-card = carta { $card }
he-read-water = En la orilla: { he-points }. Peces que aún han de llegar: { $count }.
he-read-seat = { $name }: { he-points }

## What is asked

he-ask = Elige una carta: hay { he-points } en juego.
he-wait = { $count ->
     [one] { $name } está eligiendo una carta.
    *[other] { $count } jugadores están eligiendo su carta.
}
he-over = { $count ->
     [one] { $name } gana con { he-points }.
    *[other] { $count } jugadores ganan con { he-points } cada uno.
}

## What happened, and what would

he-did-swam-in = Un pez llega a la orilla: { $fish }.
he-did-chose = { $name } elige la carta { $card }.
he-did-chose-hidden = { $name } ha elegido.
he-did-showed = { $name } muestra la carta { $card }.
he-did-caught = { $name } atrapa { he-points }.
he-did-missed = Nadie atrapa nada: en la orilla { $points ->
     [one] queda { he-points }
    *[other] quedan { he-points }
}.
he-did-drew = { $name } roba la carta { $card }.
he-did-drew-hidden = { $name } roba una carta.
he-did-won = { $name } gana con { he-points }.
he-will-chose = Mostrarías la carta { $card } por { he-points }.
he-source-caught = Peces atrapados

## Why not

he-why-stretch = se pide una carta de tu mano.
he-why-no-card = la carta { $card } no está en tu mano.
