# Yellow & Yangtze en español.

## Palabras usadas en otros mensajes ($colour: K, R, B, G, Y)
yy-colour = { $colour ->
    [K] gobernador
    [R] soldado
    [B] campesino
    [G] comerciante
   *[Y] artesano
}
yy-hue = { $colour ->
    [K] negros
    [R] rojos
    [B] azules
    [G] verdes
   *[Y] amarillos
}
yy-one-hue = { $colour ->
    [K] negro
    [R] rojo
    [B] azul
    [G] verde
   *[Y] amarillo
}
yy-tile-hue = { $colour ->
    [K] negra
    [R] roja
    [B] azul
    [G] verde
   *[Y] amarilla
}
yy-tiles-hue = { $colour ->
    [K] negras
    [R] rojas
    [B] azules
    [G] verdes
   *[Y] amarillas
}
yy-goods = { $colour ->
    [K] pergaminos
    [R] armas
    [B] cosechas
    [G] mercancías
   *[Y] oro
}
yy-house = { $colour ->
    [K] corte
    [R] guarnición
    [B] granero
    [G] mercado
   *[Y] taller
}
yy-tile-of = loseta de { yy-colour } ({ yy-tile-hue })
yy-leader-of = líder { yy-one-hue } ({ yy-colour })
yy-pagoda-of = pagoda { yy-tile-hue } ({ yy-house })
yy-a-tile = una { yy-tile-of }
yy-a-pagoda = una { yy-pagoda-of }
yy-tiles-of = { $count ->
    [one] { $count } { yy-tile-of }
   *[other] { $count } losetas de { yy-colour } ({ yy-tiles-hue })
}
yy-points-of = { $points ->
    [one] { $points } punto { $colour ->
        [K] negro
        [R] rojo
        [B] azul
        [G] verde
       *[Y] amarillo
    }
   *[other] { $points } puntos { yy-hue }
}
yy-and-red = { $leader ->
    [0] { "" }
   *[other] { " " }y el líder rojo
}
yy-and-black = { $leader ->
    [0] { "" }
   *[other] { " " }y el líder negro
}
yy-soldiers-committed = { $count ->
    [0] { $leader ->
        [0] nada
       *[other] solo el líder rojo (soldado)
    }
    [one] { $count } loseta de soldado (roja){ yy-and-red }
   *[other] { $count } losetas de soldado (rojas){ yy-and-red }
}
yy-governors-committed = { $count ->
    [0] { $leader ->
        [0] nada
       *[other] solo el líder negro (gobernador)
    }
    [one] { $count } loseta de gobernador (negra){ yy-and-black }
   *[other] { $count } losetas de gobernador (negras){ yy-and-black }
}
yy-farmers-paid = { $count ->
    [one] { $count } loseta de campesino (azul)
   *[other] { $count } losetas de campesino (azules)
}
yy-traders-paid = { $count ->
    [one] { $count } loseta de comerciante (verde)
   *[other] { $count } losetas de comerciante (verdes)
}
yy-emblem = { $emblem ->
    [lion] León
    [bull] Toro
    [archer] Arquero
   *[pot] Vasija
}
yy-state-hue = { $state_colour ->
    [K] { " " }negro
    [R] { " " }rojo
    [B] { " " }azul
    [G] { " " }verde
    [Y] { " " }amarillo
   *[other] { "" }
}
yy-state = { $state_you ->
    [yes] tu estado{ yy-state-hue }
   *[no] el estado{ yy-state-hue } de { $state_name }
}
yy-first-hue = { $first_colour ->
    [K] { " " }negro
    [R] { " " }rojo
    [B] { " " }azul
    [G] { " " }verde
    [Y] { " " }amarillo
   *[other] { "" }
}
yy-first = { $first_you ->
    [yes] tu estado{ yy-first-hue }
   *[no] el estado{ yy-first-hue } de { $first_name }
}
yy-second-hue = { $second_colour ->
    [K] { " " }negro
    [R] { " " }rojo
    [B] { " " }azul
    [G] { " " }verde
    [Y] { " " }amarillo
   *[other] { "" }
}
yy-second = { $second_you ->
    [yes] tu estado{ yy-second-hue }
   *[no] el estado{ yy-second-hue } de { $second_name }
}
yy-third-hue = { $third_colour ->
    [K] { " " }negro
    [R] { " " }rojo
    [B] { " " }azul
    [G] { " " }verde
    [Y] { " " }amarillo
   *[other] { "" }
}
yy-third = { $third_you ->
    [yes] tu estado{ yy-third-hue }
   *[no] el estado{ yy-third-hue } de { $third_name }
}
yy-war-sides = { $count ->
    [3] { yy-first } ({ $first_strength }), { yy-second } ({ $second_strength }) y { yy-third } ({ $third_strength })
   *[other] { yy-first } ({ $first_strength }) contra { yy-second } ({ $second_strength })
}

## En la mesa
yy-word-market = Mercado
yy-word-pagodas = Pagodas
yy-word-bag = Bolsa
yy-word-war = Guerra
yy-word-revolt = Revuelta
yy-word-you = Tú
yy-word-attacker = Atacante
yy-word-defender = Defensor, gana los empates
yy-word-war-stakes = Quien pierde: se van sus líderes en lucha y sus soldados.
yy-word-revolt-stakes = El líder de quien pierde se va; quien gana recibe 1 punto.
yy-title-board = El tablero: el mapa con sus losetas, líderes y pagodas
yy-title-figure = Una parte del tablero
yy-title-hand = Detrás de tu pantalla: losetas, líderes y puntos
yy-title-seat = Dinastía: { yy-emblem }; { $count ->
    [one] { $count } loseta
   *[other] { $count } losetas
} detrás de la pantalla
yy-title-tray = Junto al tablero: mercado, pagodas y bolsa
yy-title-war = Guerra: los estados y sus fuerzas
yy-title-revolt = Revuelta: atacante y defensor

## Los identificadores en palabras
yy-id-space-land = tierra { $space }
yy-id-space-river = río { $space }
yy-id-space-tile = { yy-tile-of } en { $space }
yy-id-space-leader = { yy-leader-of } de { $name } en { $space }
yy-id-leader-on = { yy-leader-of } de { $name } en { $space }, fuerza { $strength } en una revuelta
yy-id-leader-off = { yy-leader-of } de { $name }, fuera del tablero
yy-id-hand = { yy-tiles-of } en tu mano
yy-id-own = { yy-tile-of } en tu mano
yy-id-market = { yy-tiles-of } en el mercado
yy-id-supply = { yy-pagoda-of }, junto al tablero: { $count }
yy-id-triangle = Triángulo de losetas de { yy-colour } ({ yy-tiles-hue }) en { $triangle }
yy-id-pagoda = { yy-pagoda-of } en { $triangle }
yy-id-support = Apoyar { yy-state }, fuerza { $strength }
yy-id-state = Gana { yy-state }, fuerza { $strength }
yy-id-pay = Pagar { yy-tiles-of }{ $leader ->
    [0] { "" }
   *[other] { "" }: tu líder { $colour ->
        [G] verde
       *[other] azul
    } está fuera del mapa, basta con 1
}
yy-id-commit-war = { $count ->
    [0] { $leader ->
        [0] No comprometer nada
       *[other] Comprometer { yy-soldiers-committed }
    }
   *[other] Comprometer { yy-soldiers-committed }
}
yy-id-commit-revolt = { $count ->
    [0] { $leader ->
        [0] No comprometer nada
       *[other] Comprometer { yy-governors-committed }
    }
   *[other] Comprometer { yy-governors-committed }
}
yy-face-tiles = Comprometer
yy-face-leader = + líder
yy-id-pennant = Losetas de soldado (rojas) en el estado de { $name }: { $strength }
yy-id-emblems = Emblemas de todos los que tienen líderes en el estado de { $name }
yy-id-points = { yy-points-of } ({ yy-goods }), { $name }
yy-id-secret = Puntos { yy-hue } ({ yy-goods }) de { $name }, ocultos
yy-id-tiles = { $name }: { $count ->
    [one] { $count } loseta
   *[other] { $count } losetas
} detrás de la pantalla
yy-id-bag = { $count ->
    [one] { $count } loseta en la bolsa
   *[other] { $count } losetas en la bolsa
}
yy-id-withdraw = Retirar
yy-id-done = Robar las losetas nuevas
yy-id-stop = Parar
yy-id-act-riot = Revuelta campesina
yy-id-act-build = Construir una pagoda
yy-id-act-replace = Cambiar losetas
yy-id-act-end = Terminar el turno
yy-id-pass-market = No tomar ninguna
yy-id-pass-pagoda = Sin pagoda
yy-id-pass-war-support = Sin apoyo

## Lo que se te pide
yy-ask-main = { $left ->
    [1] Te toca: elige tu última acción o termina el turno.
   *[other] Te toca: elige una acción, te quedan { $left }.
}
yy-ask-replace = { $count ->
    [0] Elige una loseta para cambiar.
   *[other] Elige más losetas para cambiar, o roba { $count }.
}
yy-ask-market = Toma una loseta del mercado, o ninguna.
yy-ask-pagoda = Puedes poner { yy-a-pagoda } en un triángulo.
yy-ask-pagoda-from = Todas están en uso: elige qué { yy-pagoda-of } viene aquí.
yy-ask-chain = Coloca otra loseta de campesino (azul) junto a la última, o para.
yy-ask-revolt-attack = Atacas a { $other_name }, { $attack } a { $defence }: ¿qué comprometes?
yy-ask-revolt-defence = { $other_name } te ataca; vas { $defence } a { $attack }: ¿qué comprometes?
yy-ask-revolt-attack-lacking = Atacas a { $other_name }, { $attack } a { $defence }, sin gobernadores: se pregunta para que nadie lo note.
yy-ask-revolt-defence-lacking = { $other_name } te ataca; vas { $defence } a { $attack }, sin gobernadores: se pregunta para que nadie lo note.
yy-ask-war-support = { $attacks ->
    [yes] { $other_name } te ataca, añade al final y decide un empate. Apoya a un estado, o a ninguno.
   *[no] { $other_name } te trae la guerra, añade al final y decide un empate. Apoya a un estado, o a ninguno.
}
yy-ask-war-support-last = Tu loseta, tu guerra: añades al final y decides un empate. Apoya a un estado, o a ninguno.
yy-ask-war-support-others = No es tu guerra, pero puedes decidir qué líderes se van. Apoya a un estado, o a ninguno.
yy-ask-chain-lacking = No tienes loseta de campesino (azul) que añadir: se pregunta para que nadie lo note.
yy-ask-war-support-lacking = Guerra: no tienes soldados con los que apoyar; se pregunta para que nadie lo note.
yy-ask-war-tie = La guerra está empatada: elige el estado que gana.
yy-ask-losses = { $count ->
    [one] Retira { $count } loseta de soldado (roja) en { yy-state }.
   *[other] Retira { $count } losetas de soldado (rojas) en { yy-state }.
}
# The same in a guided game that does not offer to end the turn, to stop, or none
yy-ask-main-only = { $left ->
    [1] Te toca: elige tu última acción.
   *[other] Te toca: elige una acción, te quedan { $left }.
}
yy-ask-market-only = Toma una loseta del mercado.
yy-ask-chain-only = Coloca otra loseta de campesino (azul) junto a la última.
yy-ask-war-support-only = { $attacks ->
    [yes] { $other_name } te ataca, añade al final y decide un empate. Apoya a un estado.
   *[no] { $other_name } te trae la guerra, añade al final y decide un empate. Apoya a un estado.
}
yy-ask-war-support-last-only = Tu loseta, tu guerra: añades al final y decides un empate. Apoya a un estado.

## Lo que se pide a otro
yy-wait-main = { $name } elige una acción.
yy-wait-replace = { $name } elige losetas para cambiar.
yy-wait-market = { $name } puede tomar una loseta del mercado.
yy-wait-pagoda = { $name } puede poner { yy-a-pagoda }.
yy-wait-pagoda-from = { $name } elige la { yy-pagoda-of } que se mueve.
yy-wait-chain = { $name } puede colocar otra loseta de campesino (azul).
yy-wait-revolt-attack = Revuelta: { $name } ataca a { $other_name }, { $attack } a { $defence }, y puede comprometer losetas.
yy-wait-revolt-defence = Revuelta: { $name } se defiende de { $other_name }, { $attack } a { $defence }, y puede comprometer losetas.
yy-wait-war-support = Guerra: { $name } puede apoyar a un estado.
yy-wait-war-tie = La guerra está empatada: { $name } elige quién gana.
yy-wait-losses = { $count ->
    [one] { $name } retira { $count } loseta de soldado (roja) en { yy-state }.
   *[other] { $name } retira { $count } losetas de soldado (rojas) en { yy-state }.
}
yy-over-you = La partida ha terminado: ¡ganas!
yy-over = La partida ha terminado: gana { $name }.
yy-over-shared = { $count ->
    [2] La partida ha terminado: { $first_name } y { $second_name } comparten la victoria.
    [3] La partida ha terminado: { $first_name }, { $second_name } y { $third_name } comparten la victoria.
   *[other] La partida ha terminado: { $first_name }, { $second_name }, { $third_name } y { $fourth_name } comparten la victoria.
}

## Lo que ha pasado
yy-did-tile = { $name } coloca { yy-a-tile } en { $space }.
yy-did-leader = { $name } sitúa al { yy-leader-of } en { $space }.
yy-did-move = { $name } mueve al { yy-leader-of } de { $home } a { $space }.
yy-did-withdraw = { $name } retira al { yy-leader-of } de { $space }.
yy-did-riot = { $you ->
    [yes] Revuelta campesina: pagas { yy-farmers-paid } y retiras la { yy-tile-of } de { $space }.
   *[no] Revuelta campesina: { $name } paga { yy-farmers-paid } y retira la { yy-tile-of } de { $space }.
}
yy-did-build = { $name } paga { yy-traders-paid } para construir una pagoda en { $triangle }.
yy-did-replace = { $name } cambia losetas.
yy-did-discard = { $name } aparta { yy-a-tile }, boca abajo.
yy-did-discard-unseen = { $name } aparta una loseta boca abajo.
yy-did-replaced = { $count ->
    [one] { $name } ha descartado { $count } loseta boca abajo.
   *[other] { $name } ha descartado { $count } losetas boca abajo.
}
yy-did-take = { $name } toma { yy-a-tile } del mercado.
yy-did-take-none = { $name } no toma nada del mercado.
yy-did-pagoda = { $name } pone { yy-a-pagoda } en { $triangle }.
yy-did-pagoda-wanted = { $name } quiere { yy-a-pagoda } en { $triangle }: una debe moverse.
yy-did-pagoda-moved = { $name } mueve la { yy-pagoda-of } de { $home } a { $triangle }.
yy-did-pagoda-none = { $name } no pone ninguna pagoda.
yy-did-stop = { $name } no coloca más losetas de campesino (azules).
yy-did-end = { $name } termina el turno.
yy-did-commit = { $name } compromete { yy-governors-committed }.
yy-did-commit-none = { $name } no compromete nada.
yy-did-support = { $own ->
    [yes] { $name } apoya su propio estado{ yy-state-hue } con { yy-soldiers-committed }.
   *[no] { $name } apoya { yy-state } con { yy-soldiers-committed }.
}
yy-did-support-none = { $name } no apoya a nadie.
yy-did-winner = { $own ->
    [yes] { $name } decide el empate para su propio estado{ yy-state-hue }.
   *[no] { $name } decide el empate: gana { yy-state }.
}
yy-did-remove = { $name } retira la loseta de soldado (roja) de { $space }.
yy-revolt = Revuelta: { $name } ataca al { yy-leader-of } de { $other_name }, { $attack } a { $defence }.
yy-revolt-stands = La revuelta está { $attack } a { $defence }.
yy-revolt-won = { $name } gana la revuelta contra { $other_name }: ataque { $attack }, defensa { $defence }.
yy-war = Guerra: { yy-war-sides }.
yy-war-stands = La guerra está así: { yy-war-sides }.
yy-war-tied = La guerra está empatada a { $strength }.
yy-war-won = Gana la guerra { yy-state }, { $strength } a { $quota }.
yy-leader-back = El { yy-leader-of } de { $name } deja el tablero.
yy-soldiers-lost = { $count ->
    [one] Cae { $count } loseta de soldado (roja).
   *[other] Caen { $count } losetas de soldado (rojas).
}
yy-pagoda-back = La { yy-pagoda-of } en { $triangle } vuelve junto al tablero.
yy-gain-tile = { $you ->
    [yes] Ganas { yy-points-of }.
   *[no] { $name } gana { yy-points-of }.
}
yy-gain-revolt = { $name } gana { yy-points-of } por la revuelta.
yy-gain-war = { $name } gana { yy-points-of } por la guerra.
yy-gain-pagoda = { $name } gana { yy-points-of } por las pagodas.
yy-draws = { $count ->
    [one] { $name } roba { $count } loseta.
   *[other] { $name } roba { $count } losetas.
}
yy-draws-of = { $name } roba { yy-tiles-of }.
yy-market-filled = { $count ->
    [one] { $count } loseta nueva en el mercado.
   *[other] { $count } losetas nuevas en el mercado.
}
yy-removed = { $count ->
    [one] { $count } loseta deja la bolsa boca abajo.
   *[other] { $count } losetas dejan la bolsa boca abajo.
}
yy-turn = { $name } empieza su turno.
yy-end-bag = La bolsa está vacía: la partida termina.
yy-end-still = Demasiados turnos sin robar losetas: la partida termina.
yy-won = Gana { $name }.
yy-won-shared = { $count ->
    [2] { $first_name } y { $second_name } comparten la victoria.
    [3] { $first_name }, { $second_name } y { $third_name } comparten la victoria.
   *[other] { $first_name }, { $second_name }, { $third_name } y { $fourth_name } comparten la victoria.
}

## Lo que pasaría
yy-pre-gain = { $you ->
    [yes] Ganarías { yy-points-of }.
   *[no] { $name } ganaría { yy-points-of }.
}
yy-pre-no-point = Ningún punto para nadie.
yy-pre-war = Estallaría una guerra: { yy-war-sides }.
yy-pre-revolt = Estallaría una revuelta contra { $other_name }, { $attack } a { $defence }.
yy-pre-strengths = Quedaría { $mine } a { $theirs }.
yy-pre-revolt-won = { $you ->
    [yes] Ganarías la revuelta, { $mine } a { $theirs }.
   *[no] Perderías la revuelta, { $mine } a { $theirs }.
}
yy-pre-support = Quedaría así: { yy-war-sides }.
yy-pre-war-tied = La guerra quedaría empatada a { $strength }.
yy-pre-war-won = Ganaría la guerra { yy-state }, { $strength } a { $quota }.
yy-pre-leader-back = { $you ->
    [yes] Tu { yy-leader-of } dejaría el tablero.
   *[no] El { yy-leader-of } de { $name } dejaría el tablero.
}
yy-pre-soldiers-lost = { $count ->
    [one] Caería { $count } loseta de soldado (roja).
   *[other] Caerían { $count } losetas de soldado (rojas).
}
yy-pre-pagoda-back = La { yy-pagoda-of } caería.
yy-pre-pagoda = Podría traer { yy-a-pagoda }.
yy-pre-income = Al final de este turno las pagodas darían { yy-points-of }.
yy-pre-pagoda-pays = { $you ->
    [yes] La pagoda te pagaría al final de tus turnos.
   *[no] La pagoda pagaría a { $name }, no a ti.
}
yy-pre-pagoda-pays-nobody = Por ahora la pagoda no pagaría a nadie.
yy-pre-end = La partida terminaría.

## La mesa leída en voz alta
yy-read-state = Fuerza { $strength }, { yy-state }: { $things }.
yy-read-loose = Sin estado: { $things }.
yy-read-tile = { $space } { yy-tile-of }
yy-read-leader = { $space } { yy-leader-of } de { $name }
yy-read-pagoda = { yy-pagoda-of } en { $triangle }.
yy-read-market = Mercado: { $tiles }.
yy-read-seat = { $name }, dinastía: { yy-emblem }; { $count ->
    [one] { $count } loseta
   *[other] { $count } losetas
} detrás de la pantalla.
yy-read-hand = Mano: { $tiles }.
yy-read-waiting = Líderes fuera del tablero: { $leaders }.
yy-read-points = Puntos: { $points }.
yy-read-colour = { yy-colour }
yy-read-points-of = { yy-points-of } ({ yy-goods })
yy-read-none = ninguna

## Why not, options, scores (asked for by the table)
yy-why-main = una acción es un líder, una loseta, una revuelta campesina, una pagoda, cambiar losetas o acabar el turno.
yy-why-replace = descarta una loseta de tu mano, o roba tras descartar al menos una.
yy-why-market = toma una loseta del mercado, o ninguna.
yy-why-pagoda = la pagoda va en un triángulo sin pagodas formado por la loseta colocada, o en ninguna parte.
yy-why-pagoda-from = mueve una de las dos pagodas de ese color.
yy-why-chain = la siguiente loseta de campesino (azul) va en una casilla de río vacía junto a la última.
yy-why-revolt = compromete losetas de gobernador (negras) de tu mano, y el líder negro solo si está fuera del tablero.
yy-why-support = apoya a uno de los estados en guerra con losetas de soldado (rojas) de tu mano, el líder rojo solo fuera del tablero.
yy-why-tie = gana uno de los estados empatados.
yy-why-losses = retira una loseta de soldado (roja) del estado vencedor.
yy-why-no-tile = no tienes losetas de ese color en la mano.
yy-why-not-empty = la casilla no está vacía.
yy-why-ground = las losetas de campesino (azules) van en el río, las demás en tierra.
yy-why-not-on-board = ese líder no está en el tablero.
yy-why-nothing-there = no hay ninguna loseta que retirar.
yy-why-no-triangle = una pagoda necesita tres losetas de un color que se toquen, sin pagodas.
yy-why-empty-hand = no tienes losetas en la mano.
yy-why-stands-there = el líder ya está ahí.
yy-why-leader-land = los líderes se colocan en tierra.
yy-why-no-black = ninguna loseta de gobernador (negra) toca la casilla.
yy-why-unites = uniría estados que tienen dos líderes de un mismo color.
yy-why-cost = cuesta dos losetas de { yy-colour } ({ yy-tiles-hue }), o una si tu líder de ese color está fuera del tablero.
yy-option-short = Partida corta
yy-option-short-help = Para dos jugadores: 24 losetas salen de la bolsa sin verse, así la partida acaba antes.
yy-option-open-points = Puntos a la vista
yy-option-open-points-help = Todos ven los puntos de todos durante la partida. Si no, cada ganancia es pública, pero los totales están ocultos.
yy-option-map = Mapa
yy-option-map-help = La tierra que se disputa.
yy-option-still-turns = Turnos sin robar
yy-option-still-turns-help = Cuando pasan tantos turnos sin que nadie robe una loseta, la partida termina.
yy-tally = Puntos { yy-hue }
yy-score-0 = Color más bajo, con el oro
yy-score-1 = Segundo más bajo
yy-score-2 = Tercero más bajo
yy-score-3 = Color más alto
yy-source-gained-by-tile = Ganados con losetas
yy-source-gained-by-revolt = Ganados en revueltas
yy-source-gained-by-war = Ganados en guerras
yy-source-gained-by-pagoda = Ganados por pagodas

# The front page
yy-lead = Funda estados, pon a tus líderes al frente, gana guerras y revueltas. Solo cuenta tu color más débil.

## Scenes of what happened
yy-scene-riot = Revuelta campesina
yy-scene-paid = { $you ->
    [yes] Pagas { yy-farmers-paid } y una loseta deja el mapa.
   *[no] { $name } paga { yy-farmers-paid } y una loseta deja el mapa.
}
yy-scene-tile = Una { yy-tile-of }
yy-scene-pagoda = La { yy-pagoda-of }
yy-scene-state = { $state_you ->
    [yes] Tu estado{ yy-state-hue }
   *[no] El estado{ yy-state-hue } de { $state_name }
}
yy-scene-cost = Ganar cuesta { $count ->
    [one] 1 soldado
   *[other] { $count } soldados
}, toda la fuerza de quien pierde: { $committed } del apoyo{ $leader ->
    [0] {""}
   *[other] {" "}(el líder rojo cuenta uno y se conserva)
}{ $more ->
    [0] {""}
   *[other] {","} { $more } del mapa
}.
yy-scene-attacker = { $you ->
    [yes] Atacas tú
   *[no] { $name } ataca
}
yy-scene-defender = { $you ->
    [yes] Defiendes tú
   *[no] { $name } defiende
}
yy-scene-leader = { $you ->
    [yes] Tu { yy-leader-of }
   *[no] El { yy-leader-of } de { $name }
}
yy-scene-soldiers = { $count ->
    [one] { $count } loseta de soldado (roja)
   *[other] { $count } losetas de soldado (rojas)
} en el estado
yy-scene-backed = { $you ->
    [yes] Tú: { yy-soldiers-committed }
   *[no] { $name }: { yy-soldiers-committed }
}
yy-scene-governors = { $count ->
    [one] { $count } loseta de gobernador (negra)
   *[other] { $count } losetas de gobernador (negras)
} junto al líder
yy-scene-committed = { $count } más desde la mano
yy-scene-tie-revolt = { $you ->
    [yes] Empate: tú ya estabas y ganas.
   *[no] Empate: { $name } ya estaba y gana.
}
yy-scene-tie-war = { $you ->
    [yes] Empate: decidiste tú, que colocaste la loseta.
   *[no] Empate: decidió { $name }, que colocó la loseta.
}

## Before somebody acts: what to choose next, and what a piece is
yy-follow-leader = Ahora elige adónde va tu { yy-leader-of }{ $stands ->
    [yes] { "" }, o retíralo
   *[no] { "" }
}.
yy-follow-tile = Ahora elige adónde va tu { yy-tile-of }.
yy-follow-act-riot = Ahora elige la loseta que retiran los campesinos.
yy-follow-act-build = Ahora elige el triángulo donde construyes la pagoda.
yy-follow-pay = Ahora elige cómo pagas.
yy-follow-support = Ahora elige qué comprometes con este estado.
yy-help-space = Las losetas se colocan en espacios vacíos: los campesinos en el río, todas las demás en tierra. Los líderes están en tierra, junto a una loseta de gobernador (negra).
yy-help-tile = Una loseta en un estado da un punto de su color al líder de ese color, o al líder negro si no lo hay.
yy-help-hand = Tus losetas están ocultas tras tu pantalla. Colocar una es una acción.
yy-help-leader = Un líder recibe los puntos de su color en su estado. Necesita una loseta de gobernador (negra) al lado, y estas cuentan en una revuelta.
yy-help-market = Tras colocar una loseta de comerciante (verde) puedes tomar una loseta de aquí.
yy-help-pagoda = Al final de tu turno, cada pagoda da un punto de su color a tu líder de ese color en el mismo estado.
yy-help-triangle = Tres losetas de un mismo color que se tocan pueden llevar una pagoda.
yy-help-pennant = Las losetas de soldado (rojas) de un estado: lo que aportaría a una guerra.
yy-help-emblems = Varios jugadores tienen líderes en este estado: sus emblemas.
yy-help-side = Un estado en guerra: cuentan sus losetas de soldado (rojas) y lo que se compromete con él. Gana el estado más fuerte.
yy-help-points = Al final solo cuenta el color del que tienes menos; los puntos amarillos se suman donde más te faltan.
yy-help-screen = Lo que hay tras la pantalla está oculto a los demás.
yy-help-bag = Las losetas nuevas se sacan de la bolsa. Cuando no puede dar bastantes, la partida termina.

## The guided game ($other_name: the other player)
yy-lesson-goal = ¡Hola! En esta primera partida juegas contra { $other_name }, un jugador automático. Cada uno dirige una dinastía y reúne puntos de cinco colores.
yy-lesson-lowest = Qué da la victoria: al final solo cuenta tu color más bajo, y gana el mejor. Cuentan cuatro colores: negro, rojo, azul y verde. El amarillo es un comodín: sus puntos se suman a tus colores más bajos. Necesitas un poco de todo.
yy-lesson-hand = Estas son tus seis losetas, ocultas para { $other_name }. Tu turno tiene dos acciones: colocar una loseta, colocar un líder, o algo más que verás pronto.
yy-lesson-names = Cada color tiene un nombre, el de los botones: las losetas negras son gobernadores, las rojas soldados, las azules campesinos, las verdes comerciantes y las amarillas artesanos.
yy-lesson-leaders = Estos son tus cinco líderes, uno de cada color. Un líder en el mapa reúne para ti los puntos de su color.
yy-lesson-first-leader = Un líder debe estar en tierra, junto a una loseta de gobernador (negra). Elige tu líder negro y luego el espacio marcado.
yy-lesson-state = Las losetas y los líderes que se tocan forman un estado. Este es el primero tuyo: una loseta de gobernador y tu líder negro. El número de un líder dice cuántas losetas de gobernador lo tocan.
yy-lesson-first-tile = Ahora una loseta. Quien tiene en su estado el líder del color de la loseta recibe un punto de ese color. Elige una loseta de gobernador (negra): un +1 en el espacio marcado muestra entonces el punto que daría. Elige ese espacio.
yy-lesson-first-point = ¡Tu primer punto! La loseta es negra, y tu líder negro está en su estado: un punto negro para ti. Los puntos de cada uno están ocultos para los demás.
yy-lesson-turn = Esas eran tus dos acciones. Al final de un turno las manos vuelven a seis losetas. Ahora le toca a { $other_name }.
yy-lesson-guest = { $other_name } pone un líder verde en tu estado. Líderes de colores distintos conviven en paz. ¡Pero ahora cada loseta verde en tu estado daría el punto a { $other_name }, aunque la coloques tú!
yy-lesson-neighbour = Y un líder negro junto a otra loseta de gobernador: ese es el estado de { $other_name }. El borde de un estado tiene el color de su jugador. El tuyo es claro ahora, con dos pequeños emblemas: los dos tenéis líderes en él.
yy-lesson-marks = Lo que { $other_name } acaba de hacer tiene un contorno del color de { $other_name } hasta tu próxima acción. Donde una pieza ha dejado el mapa habrá en cambio una cruz, del color de quien la echó.
yy-lesson-triangle = Te toca. Tres losetas de un color que se tocan todas entre sí forman un triángulo. Completa el tuyo con esta loseta de gobernador (negra).
yy-lesson-pagoda = Otro punto negro, y un triángulo negro. Sobre un triángulo puedes poner una pagoda de su color: elige el triángulo rodeado en el mapa.
yy-lesson-income = Una pagoda paga un punto de su color al final de cada turno tuyo, mientras tu líder de ese color esté en su estado. Si se pierde una de sus tres losetas, se pierde también la pagoda.
yy-lesson-revolt = Dos líderes de un color no pueden convivir. Echa pues al líder verde de { $other_name }: coloca tu propio líder verde en el mismo estado. Eso es una revuelta. Elegido el líder, lo dice un escudo en el espacio.
yy-lesson-revolt-count = En una revuelta cuentan las losetas de gobernador (negras) que tocan a cada líder. El tuyo toca 3, el de { $other_name } solo 1. En el mapa las marcan unos puntos.
yy-lesson-commit = Ahora ambos podéis comprometer losetas de gobernador de la mano, tú primero. También se puede comprometer un líder negro fuera del mapa: cuenta uno y se conserva. El tuyo está en el mapa: compromete una loseta, por si acaso, con el botón o eligiendo la propia loseta.
yy-lesson-revolt-won = { $other_name } también comprometió una: 4 contra 2. Ganas un punto verde, y el otro líder debe irse. Las losetas comprometidas se pierden. En un empate habría ganado el líder que ya estaba.
yy-lesson-income-came = Tu turno ha terminado, y tu pagoda paga por primera vez: un punto negro.
yy-lesson-governor = { $other_name } coloca una loseta de soldado (roja), pero allí no tiene líder rojo. Entonces el punto rojo es del líder negro: sustituye a todo líder que falte.
yy-lesson-red-leader = Y un líder rojo, que desde ahora toma los puntos rojos de ese estado. La banderita cuenta las losetas de soldado de un estado.
yy-lesson-plan = Tienes 3 puntos negros y 1 verde, pero ninguno rojo ni azul: más negro no serviría. Los puntos rojos vienen de las losetas de soldado (rojas), que también ganan guerras. Tienes tres en la mano; hay más en el mercado.
yy-lesson-green = Una loseta de comerciante (verde) te trae esa cuarta loseta de soldado: quien coloca una puede tomar una loseta del mercado. Coloca pues primero la tuya, en tu estado. Tu líder verde recibe por ella un punto verde.
yy-lesson-market = Ahora puedes tomar una de las losetas abiertas del mercado. Toma una de soldado (roja): se acerca una guerra, y cada soldado cuenta. El mercado se rellena al final de tu turno.
yy-lesson-soldier-leader = Aquí tu líder negro también tomaría los puntos rojos, pero solo mientras nadie tenga un líder rojo en tu estado, y nunca de una pagoda roja. Coloca pues tu líder rojo.
yy-lesson-growing = { $other_name } ha colocado dos losetas de gobernador, por dos puntos negros.
yy-lesson-soldier = Coloca una loseta de soldado (roja) junto a tu líder rojo: un punto rojo, y un soldado para tu estado.
yy-lesson-two-states = Tu estado y el de { $other_name } tienen cada uno un líder negro y uno rojo. Una loseta en el espacio vacío rodeado tocaría los dos estados y los uniría.
yy-lesson-war = Si una loseta une dos estados y se encuentran líderes de un color, hay guerra. Cada estado tiene una loseta de soldado, pero tú tienes tres más en la mano. Empiézala: coloca una loseta de gobernador (negra) en ese espacio. Elegida la loseta, unas espadas cruzadas dicen: guerra.
yy-lesson-war-count = ¡Guerra! Cuentan las losetas de soldado (rojas): una en cada estado, marcada con un punto. Después cada cual puede añadir de la mano a un bando; quien colocó la loseta va el último. { $other_name } ha añadido una: van 1 a 2.
yy-lesson-support = Tienes tres losetas de soldado en la mano. Elige tu estado, en el recuadro o en el mapa, y compromete dos.
yy-lesson-war-won = 3 a 2, ¡has ganado! Los líderes que chocaron con los tuyos deben irse, y cada uno te da un punto de su color: uno negro y uno rojo. Caen todas las losetas de soldado del estado que pierde. El sexto punto negro es de tu pagoda: tu turno ha acabado.
yy-lesson-war-cost = Quien gana paga tantos soldados como toda la fuerza de quien pierde, aquí 2: su loseta de soldado y la añadida. Los dos de tu mano lo han pagado. Una loseta que causa una guerra no da ni punto ni pagoda. Las losetas que quedan aquí ya no tienen líder: por ahora no son de nadie.
yy-lesson-returns = { $other_name } empieza un nuevo estado, justo al otro lado del río: un líder negro y una loseta de soldado.
yy-lesson-yellow = Ahora el comodín. Al final cada punto amarillo se suma al color que sea entonces tu más bajo. Lleva tu líder amarillo al mapa.
yy-lesson-yellow-tile = Coloca aquí una loseta de artesano (amarilla), para tu primer punto amarillo. También toca las losetas que no eran de nadie: se unen a tu estado.
yy-lesson-yellow-point = Un punto amarillo para ti. Si la partida acabara ahora, se sumaría al azul, tu color más bajo. Y tu pagoda también ha pagado. Ahora le toca a { $other_name }.
yy-lesson-attacked = Una loseta de campesino (azul): estas van solo en el río, todas las demás solo en tierra. Une los dos estados, y se encuentran dos líderes negros. ¡Esta vez te atacan a ti!
yy-lesson-defend = Cada estado tiene una loseta de soldado. Esta vez respondes tú primero: elige tu estado y compromete una de tus dos, así te queda una si pierdes. En un empate, quien colocó la loseta dice qué estado gana, y es { $other_name }.
yy-lesson-war-lost = { $other_name } añade una loseta de soldado y el líder rojo, que fuera del mapa cuenta uno y se conserva: 3 a 2. Tu líder negro vuelve contigo, la loseta de soldado de tu estado cae, y { $other_name } gana un punto negro.
yy-lesson-pagoda-lost = { $other_name } termina el turno tras una sola acción: se puede. Ahora todo es un solo estado, y su único líder negro es de { $other_name }: ¡así que tu pagoda pagó a { $other_name }!
yy-lesson-riot = Pero tú tienes losetas de campesino (azules). Una revuelta campesina quita del mapa cualquier loseta. Es una acción y cuesta dos losetas de campesino, o solo una si tu líder azul está fuera del mapa, como ahora.
yy-lesson-riot-do = Un líder necesita una loseta de gobernador a su lado, y el líder negro de { $other_name } solo tiene esta. Elige Revuelta campesina, luego la loseta, y paga.
yy-lesson-stranded = Sin loseta de gobernador no hay líder: ha tenido que dejar el mapa.
yy-lesson-back = Ahora trae de vuelta tu líder negro. Así la pagoda te paga otra vez a ti. Un líder del mapa también se puede mover o retirar: cada vez es una acción.
yy-lesson-far = { $other_name } empieza de nuevo en otro lugar: un líder negro, una loseta de gobernador y su punto. Una loseta puede ir en cualquier espacio vacío, tierra o río según su color, aunque no toque nada.
yy-lesson-count = Contemos: tienes 8 puntos negros, 2 rojos, 2 verdes, ninguno azul y 1 amarillo. El amarillo se sumaría al azul, tu más bajo. Si la partida acabara ahora, tu puntuación sería 1.
yy-lesson-blue = Así que nada te ayuda tanto como el azul. Tu líder negro también tomaría los puntos azules, pero has visto lo pronto que puede desaparecer. Coloca aquí tu líder azul.
yy-lesson-river = Ahora una loseta de campesino (azul) en el río, que toque tu estado.
yy-lesson-chain = ¡Un punto azul! Y las losetas de campesino fluyen: en la misma acción puedes colocar la siguiente junto a la última. Hazlo una vez más.
yy-lesson-stop = Dos puntos azules con una sola acción. Solo cuentan tus colores más bajos, y el rojo y el verde también están en 2: un tercer punto azul no subiría tu puntuación. Para aquí y guarda la loseta.
yy-lesson-score = Rojo, azul y verde están ahora en 2. Así que tu puntuación es 2, el doble que antes: un solo punto amarillo no puede subir los tres. Más negro no habría servido de nada.
yy-lesson-more = Otras dos acciones tienen botón, cuando puedes hacerlas. Cambiar losetas: descarta cuantas losetas de la mano quieras y roba otras tantas. Construir una pagoda: paga dos losetas de comerciante (una si tu líder verde está fuera del mapa) y ponla en cualquier triángulo libre, sea de quien sea.
yy-lesson-signs = Cuando eliges una loseta o un líder, unos signos en el mapa dicen qué daría cada espacio: +1 de color, un punto para ti; +1 claro en el anillo de otro, un punto para él; espadas cruzadas, una guerra; escudo, una revuelta; pagoda, un triángulo.
yy-lesson-sum-goal = En resumen. La partida acaba en cuanto hay que robar una loseta y la bolsa está vacía. El amarillo se suma a los colores más bajos, y gana el mejor color más bajo; en un empate, el segundo más bajo, y así.
yy-lesson-sum-points = Puntos: una loseta paga al líder de su color en su estado, si no al líder negro. Una pagoda paga al final de tu turno. Una revuelta ganada da un punto del color de los líderes, una guerra ganada uno por cada líder que debe irse, de su color.
yy-lesson-sum-tiles = Las losetas: los campesinos (azules) van en el río, varios en una acción, y pagan revueltas campesinas. Un comerciante (verde) te deja tomar una loseta del mercado. El líder negro toma los puntos de los líderes que faltan.
yy-lesson-sum-revolt = Una revuelta: un líder entra en un estado que ya tiene un líder de su color. Deciden las losetas de gobernador que los tocan, y las de la mano; el propio líder negro, fuera del mapa, cuenta uno. En un empate gana quien ya estaba.
yy-lesson-sum-war = Una guerra: una loseta une estados que tienen líderes de un color. Deciden las losetas de soldado de los estados, y las de todas las manos. Los líderes vencidos se van, los soldados del perdedor caen.
yy-lesson-sum-war-cost = En una guerra un líder rojo fuera del mapa cuenta como un soldado, y se conserva. Quien colocó la loseta añade al final y decide un empate. Quien gana paga tantos soldados como toda la fuerza de quien pierde: primero los comprometidos, luego losetas del estado.
yy-lesson-end = Ya puedes sentarte a una primera mesa. Lo más raro, como una guerra de tres estados, está en la ayuda de juego y en las reglas: arriba en la página, en el teléfono dentro del menú. Sigue aquí contra { $other_name }, o empieza una partida de verdad.
