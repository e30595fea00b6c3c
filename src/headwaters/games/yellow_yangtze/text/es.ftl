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
yy-tile-of = loseta de { yy-colour }
yy-leader-of = líder { yy-colour }
yy-pagoda-of = pagoda { $colour ->
    [K] negra
    [R] roja
    [B] azul
    [G] verde
   *[Y] amarilla
} ({ yy-house })
yy-a-tile = una { yy-tile-of }
yy-a-pagoda = una { yy-pagoda-of }
yy-tiles-of = { $count ->
    [one] { $count } { yy-tile-of }
   *[other] { $count } losetas de { yy-colour }
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
yy-and-leader = { $leader ->
    [0] { "" }
   *[other] { " " }y el líder
}
yy-soldiers-committed = { $count ->
    [0] { $leader ->
        [0] nada
       *[other] solo el líder soldado
    }
    [one] { $count } loseta de soldado{ yy-and-leader }
   *[other] { $count } losetas de soldado{ yy-and-leader }
}
yy-governors-committed = { $count ->
    [0] { $leader ->
        [0] nada
       *[other] solo el líder gobernador
    }
    [one] { $count } loseta de gobernador{ yy-and-leader }
   *[other] { $count } losetas de gobernador{ yy-and-leader }
}
yy-farmers-paid = { $count ->
    [one] { $count } loseta de campesino
   *[other] { $count } losetas de campesino
}
yy-traders-paid = { $count ->
    [one] { $count } loseta de comerciante
   *[other] { $count } losetas de comerciante
}
yy-emblem = { $emblem ->
    [lion] León
    [bull] Toro
    [archer] Arquero
   *[pot] Vasija
}
yy-war-sides = { $count ->
    [3] { $first } ({ $first_strength }), { $second } ({ $second_strength }) y { $third } ({ $third_strength })
   *[other] { $first } ({ $first_strength }) contra { $second } ({ $second_strength })
}

## En la mesa
yy-word-market = Mercado
yy-word-pagodas = Pagodas
yy-word-bag = Bolsa
yy-word-war = Guerra
yy-word-revolt = Revuelta
yy-word-attacker = Atacante
yy-word-defender = Defensor, gana los empates
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
yy-id-space-land = { $space }, tierra
yy-id-space-river = { $space }, río
yy-id-space-tile = { $space }, { yy-tile-of }
yy-id-space-leader = { $space }, { yy-leader-of } de { $name }
yy-id-leader-on = { yy-leader-of } de { $name } en { $space }, fuerza { $strength } en una revuelta
yy-id-leader-off = { yy-leader-of } de { $name }, fuera del tablero
yy-id-hand = { yy-tiles-of } en tu mano
yy-id-own = { yy-tile-of } en tu mano
yy-id-market = { yy-tiles-of } en el mercado
yy-id-supply = { yy-pagoda-of }, junto al tablero: { $count }
yy-id-triangle = Triángulo { $triangle }, { yy-colour }
yy-id-pagoda = { yy-pagoda-of } en { $triangle }
yy-id-support = Apoyar a { $state }, fuerza { $strength }
yy-id-state = { $state }, fuerza { $strength }
yy-id-pay = Pagar { yy-tiles-of }{ $leader ->
    [0] { "" }
   *[other] { "" }, con el líder fuera del tablero
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
yy-ask-pagoda-from = Elige la { yy-pagoda-of } que se mueve a { $triangle }.
yy-ask-chain = Coloca otra loseta de campesino junto a { $space }, o para.
yy-ask-revolt-attack = Atacas a { $other_name }, { $attack } a { $defence }: ¿qué comprometes?
yy-ask-revolt-defence = { $other_name } te ataca, { $attack } a { $defence }: ¿qué comprometes?
yy-ask-war-support = Guerra: apoya a uno de los estados, o a ninguno.
yy-ask-chain-lacking = No tienes loseta de campesino que colocar junto a { $space }; se te pregunta para que nadie lo note.
yy-ask-war-support-lacking = Guerra: no tienes soldados con los que apoyar a un estado; se te pregunta para que nadie lo note.
yy-ask-war-tie = La guerra está empatada: elige el estado que gana.
yy-ask-losses = { $count ->
    [one] Retira { $count } loseta de soldado del estado { $state }.
   *[other] Retira { $count } losetas de soldado del estado { $state }.
}

## Lo que se pide a otro
yy-wait-main = { $name } elige una acción.
yy-wait-replace = { $name } elige losetas para cambiar.
yy-wait-market = { $name } puede tomar una loseta del mercado.
yy-wait-pagoda = { $name } puede poner { yy-a-pagoda }.
yy-wait-pagoda-from = { $name } elige la { yy-pagoda-of } que se mueve.
yy-wait-chain = { $name } puede colocar otra loseta de campesino.
yy-wait-revolt-attack = Revuelta: { $name } ataca a { $other_name }, { $attack } a { $defence }, y puede comprometer losetas.
yy-wait-revolt-defence = Revuelta: { $name } se defiende de { $other_name }, { $attack } a { $defence }, y puede comprometer losetas.
yy-wait-war-support = Guerra: { $name } puede apoyar a un estado.
yy-wait-war-tie = La guerra está empatada: { $name } elige quién gana.
yy-wait-losses = { $count ->
    [one] { $name } retira { $count } loseta de soldado del estado { $state }.
   *[other] { $name } retira { $count } losetas de soldado del estado { $state }.
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
yy-did-riot = Revuelta campesina: { $name } paga { yy-farmers-paid } y retira la { yy-tile-of } de { $space }.
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
yy-did-stop = { $name } no coloca más losetas de campesino.
yy-did-end = { $name } termina el turno.
yy-did-commit = { $name } compromete { yy-governors-committed }.
yy-did-commit-none = { $name } no compromete nada.
yy-did-support = { $name } apoya al estado { $state } con { yy-soldiers-committed }.
yy-did-support-none = { $name } no apoya a nadie.
yy-did-winner = { $name } decide el empate a favor del estado { $state }.
yy-did-remove = { $name } retira la loseta de soldado de { $space }.
yy-revolt = Revuelta: { $name } ataca al { yy-leader-of } de { $other_name }, { $attack } a { $defence }.
yy-revolt-stands = La revuelta está { $attack } a { $defence }.
yy-revolt-won = { $name } gana la revuelta contra { $other_name }: ataque { $attack }, defensa { $defence }.
yy-war = Guerra: { yy-war-sides }.
yy-war-stands = La guerra está así: { yy-war-sides }.
yy-war-tied = La guerra está empatada a { $strength }.
yy-war-won = El estado { $state } gana la guerra, { $strength } a { $quota }.
yy-leader-back = El { yy-leader-of } de { $name } deja el tablero.
yy-soldiers-lost = { $count ->
    [one] Cae { $count } loseta de soldado.
   *[other] Caen { $count } losetas de soldado.
}
yy-pagoda-back = La { yy-pagoda-of } en { $triangle } vuelve junto al tablero.
yy-gain-tile = { $name } gana { yy-points-of }.
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
yy-pre-gain = { $name } ganaría { yy-points-of }.
yy-pre-no-point = Ningún punto para nadie.
yy-pre-war = Estallaría una guerra: { yy-war-sides }.
yy-pre-revolt = Estallaría una revuelta contra { $other_name }, { $attack } a { $defence }.
yy-pre-strengths = Quedaría { $attack } a { $defence }.
yy-pre-revolt-won = Ganaría el ataque, { $attack } a { $defence }.
yy-pre-revolt-held = Resistiría la defensa, { $defence } a { $attack }.
yy-pre-support = Quedaría así: { yy-war-sides }.
yy-pre-war-tied = La guerra quedaría empatada a { $strength }.
yy-pre-war-won = Ganaría el estado { $state }, { $strength } a { $quota }.
yy-pre-leader-back = El { yy-leader-of } de { $name } dejaría el tablero.
yy-pre-soldiers-lost = { $count ->
    [one] Caería { $count } loseta de soldado.
   *[other] Caerían { $count } losetas de soldado.
}
yy-pre-pagoda-back = La { yy-pagoda-of } caería.
yy-pre-pagoda = Podría traer { yy-a-pagoda }.
yy-pre-income = Las pagodas darían { yy-points-of }.
yy-pre-end = La partida terminaría.

## La mesa leída en voz alta
yy-read-state = Estado { $state }, fuerza { $strength }: { $things }.
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
yy-why-chain = la siguiente loseta de campesino va en una casilla de río vacía junto a la última.
yy-why-revolt = compromete losetas de gobernador de tu mano, y el líder gobernador solo si está fuera del tablero.
yy-why-support = apoya a uno de los estados en guerra con losetas de soldado de tu mano, el líder soldado solo fuera del tablero.
yy-why-tie = gana uno de los estados empatados.
yy-why-losses = retira una loseta de soldado del estado vencedor.
yy-why-no-tile = no tienes losetas de ese color en la mano.
yy-why-not-empty = la casilla no está vacía.
yy-why-ground = las losetas de campesino van en el río, las demás en tierra.
yy-why-not-on-board = ese líder no está en el tablero.
yy-why-nothing-there = no hay ninguna loseta que retirar.
yy-why-no-triangle = una pagoda necesita tres losetas de un color que se toquen, sin pagodas.
yy-why-empty-hand = no tienes losetas en la mano.
yy-why-stands-there = el líder ya está ahí.
yy-why-leader-land = los líderes se colocan en tierra.
yy-why-no-black = ninguna loseta de gobernador toca la casilla.
yy-why-unites = uniría estados que tienen dos líderes de un mismo color.
yy-why-cost = cuesta dos losetas ({ yy-colour }), o una si tu líder de ese color está fuera del tablero.
yy-option-short = Partida corta
yy-option-short-help = Para dos jugadores: 24 losetas salen de la bolsa sin verse, así la partida acaba antes.
yy-option-open-points = Puntos a la vista
yy-option-open-points-help = Todos ven los puntos de todos durante la partida. Si no, cada ganancia es pública, pero los totales están ocultos.
yy-option-map = Mapa
yy-option-map-help = La tierra que se disputa.
yy-option-still-turns = Turnos sin robar
yy-option-still-turns-help = Cuando pasan tantos turnos sin que nadie robe una loseta, la partida termina.
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
yy-scene-war = Guerra en { $space }
yy-scene-revolt = Revuelta en { $space }
yy-scene-riot = Revuelta campesina en { $space }
yy-scene-state = Estado { $state }
yy-scene-attacker = { $name } ataca
yy-scene-defender = { $name } defiende
yy-scene-leader = { yy-leader-of } de { $name }
yy-scene-soldiers = { $count ->
    [one] { $count } loseta de soldado
   *[other] { $count } losetas de soldado
} en el estado
yy-scene-backed = { $name }: { yy-soldiers-committed }
yy-scene-governors = { $count ->
    [one] { $count } loseta de gobernador
   *[other] { $count } losetas de gobernador
} junto al líder
yy-scene-committed = { $count } más desde la mano

## Before somebody acts: what to click next, and what a piece is
yy-follow-leader = Ahora haz clic donde va tu { yy-leader-of }{ $stands ->
    [yes] { "" }, o retíralo
   *[no] { "" }
}.
yy-follow-tile = Ahora haz clic donde va tu { yy-tile-of }.
yy-follow-act-riot = Ahora haz clic en la loseta que retiran los campesinos.
yy-follow-act-build = Ahora haz clic en el triángulo donde construyes la pagoda.
yy-follow-pay = Ahora elige cómo pagas.
yy-follow-support = Ahora elige qué comprometes con este estado.
yy-help-space = Las losetas se colocan en espacios vacíos: los campesinos en el río, todas las demás en tierra. Los líderes están en tierra, junto a una loseta de gobernador.
yy-help-tile = Una loseta en un estado da un punto de su color al líder de ese color, o al líder gobernador si no lo hay.
yy-help-hand = Tus losetas están ocultas tras tu pantalla. Colocar una es una acción.
yy-help-leader = Un líder recibe los puntos de su color en su estado. Necesita una loseta de gobernador al lado, y estas cuentan en una revuelta.
yy-help-market = Tras colocar una loseta de comerciante puedes tomar una loseta de aquí.
yy-help-pagoda = Al final de tu turno, cada pagoda da un punto de su color a tu líder de ese color en el mismo estado.
yy-help-triangle = Tres losetas de un mismo color que se tocan pueden llevar una pagoda.
yy-help-side = Un estado en guerra: cuentan sus losetas de soldado y lo que se compromete con él. Gana el estado más fuerte.
yy-help-points = Al final solo cuenta el color del que tienes menos; los puntos amarillos se suman donde más te faltan.
yy-help-screen = Lo que hay tras la pantalla está oculto a los demás.
yy-help-bag = Las losetas nuevas se sacan de la bolsa. Cuando no puede dar bastantes, la partida termina.

## The guided game ($other_name: the other player)
yy-lesson-goal = ¡Hola! Diriges una dinastía y reúnes puntos de cinco colores: negro, rojo, azul, verde y amarillo.
yy-lesson-lowest = Ante todo, una cosa: solo cuenta tu color más bajo. Diez puntos negros no valen nada para quien no tiene azules. Necesitas un poco de todo.
yy-lesson-hand = Estas son tus seis losetas. En tu turno haces dos cosas: colocar una loseta, colocar un líder, o algo más que verás pronto.
yy-lesson-names = Cada color tiene también un nombre: las losetas negras son gobernadores, las rojas soldados, las azules campesinos, las verdes comerciantes y las amarillas artesanos.
yy-lesson-leaders = Estos son tus cinco líderes, uno de cada color. Un líder en el mapa reúne para ti los puntos de su color.
yy-lesson-first-leader = Un líder debe estar junto a una loseta negra. Elige tu líder negro y luego el espacio marcado.
yy-lesson-state = Las losetas y los líderes que se tocan forman un estado. Este es el primero tuyo: una loseta negra y tu líder negro.
yy-lesson-first-tile = Ahora una loseta. Quien tiene en ese estado el líder del color de la loseta recibe un punto de ese color. Elige una loseta negra y luego el espacio marcado.
yy-lesson-first-point = ¡Tu primer punto! La loseta es negra y en el estado está tu líder negro: un punto negro para ti.
yy-lesson-turn = Esas eran tus dos acciones. Robas hasta tener seis losetas, y le toca a { $other_name }.
yy-lesson-guest = { $other_name } pone un líder verde en tu estado. Líderes de colores distintos conviven en paz. ¡Pero ahora cada loseta verde en tu estado daría el punto a { $other_name }!
yy-lesson-neighbour = Y un líder negro junto a otra loseta negra: ese es el estado de { $other_name }.
yy-lesson-triangle = Te toca. Tres losetas de un color que se tocan entre sí forman un triángulo. Completa el tuyo con esta loseta negra.
yy-lesson-pagoda = Otro punto negro, y un triángulo negro. Sobre un triángulo puedes construir una pagoda: elígelo.
yy-lesson-income = Una pagoda paga un punto de su color al final de cada turno tuyo, mientras tu líder de ese color esté en su estado.
yy-lesson-revolt = Echa ahora al invitado verde. Coloca tu propio líder verde en el mismo estado: dos líderes de un color no pueden convivir. Eso es una revuelta.
yy-lesson-revolt-count = En una revuelta cuentan las losetas negras que tocan a cada líder. El tuyo toca 3, el otro 1.
yy-lesson-commit = Ahora ambos podéis añadir losetas negras de la mano, tú primero. Añade una, por si acaso.
yy-lesson-revolt-won = { $other_name } también añadió una: 4 contra 2. Ganas un punto verde, y el otro líder debe irse. En un empate habría ganado quien ya estaba.
yy-lesson-income-came = Tu turno ha terminado, y tu pagoda paga por primera vez: un punto negro.
yy-lesson-governor = { $other_name } coloca una loseta roja, pero allí no tiene líder rojo. Entonces el punto es del líder negro: sustituye a todo líder que falte.
yy-lesson-green = Tienes tres puntos negros, pero recuerda: cuenta el color más bajo. Coloca tu loseta verde en tu estado: el punto será de tu líder verde.
yy-lesson-market = Una loseta verde hace algo más: puedes tomar una de las losetas abiertas del mercado. Toma una roja: las rojas son soldados, y los necesitarás.
yy-lesson-soldier-leader = Pon también tu líder rojo en tu estado. Desde ahora las losetas rojas de allí puntúan para ti.
yy-lesson-growing = El estado de { $other_name } crece y da dos puntos negros.
yy-lesson-soldier = Coloca una loseta roja junto a tu líder rojo: un punto rojo, y un soldado para tu estado.
yy-lesson-two-states = Mira: tu estado tiene un líder negro y uno rojo, y el de { $other_name } también. Solo un espacio vacío los separa.
yy-lesson-war = Si una loseta une dos estados y se encuentran dos líderes de un color, hay guerra. Empiézala: coloca una loseta negra en ese espacio. Tienes más fuerza.
yy-lesson-war-count = ¡Guerra! Ahora cuentan las losetas rojas, una en cada estado. Después cada cual puede añadir a un bando losetas rojas de la mano: { $other_name } ha añadido una. Van 1 a 2.
yy-lesson-support = Tienes tres losetas rojas en la mano. Elige tu estado y apóyalo con dos.
yy-lesson-war-won = 3 a 2, ¡has ganado! Los líderes que chocaron con los tuyos se van, y cada uno te da un punto de su color: uno negro y uno rojo. La loseta roja del perdedor ha caído.
yy-lesson-war-cost = Ganar también cuesta soldados, tantos como tenía el perdedor: los dos de tu mano lo han pagado. Lo que queda del otro estado es ahora parte del tuyo.
yy-lesson-returns = { $other_name } vuelve por el norte: un líder negro y una loseta roja, justo al otro lado del río.
yy-lesson-yellow = El amarillo es especial: al final tus puntos amarillos se suman a tus colores más bajos. Lleva tu líder amarillo al mapa.
yy-lesson-yellow-tile = Y coloca a su lado una loseta amarilla, para tu primer punto amarillo.
yy-lesson-attacked = Una loseta azul: estas van solo en el río. Une el estado del norte con el tuyo, y se encuentran dos líderes negros. ¡Esta vez te atacan a ti!
yy-lesson-defend = Cada estado tiene una loseta roja. Te toca responder primero: apoya tu estado con una loseta roja.
yy-lesson-war-lost = { $other_name } añade una loseta roja y el líder rojo, que fuera del mapa cuenta uno: 3 a 2. Tu líder negro vuelve contigo, y las losetas rojas de tu estado se pierden.
yy-lesson-pagoda-lost = Y mira quién tiene ahora el único líder negro junto a tu pagoda: ¡le paga a { $other_name }!
yy-lesson-riot = Pero tú tienes losetas azules: campesinos. Una revuelta campesina quita del mapa cualquier loseta. Cuesta dos losetas azules, o solo una si tu líder azul está fuera del mapa.
yy-lesson-riot-do = Un líder necesita una loseta negra a su lado, y ese solo tiene esta. Elige la revuelta campesina, luego la loseta, y paga.
yy-lesson-stranded = Sin loseta negra no hay líder: ha tenido que dejar el mapa.
yy-lesson-back = Ahora trae de vuelta tu líder negro. Así la pagoda te paga otra vez a ti.
yy-lesson-count = Contemos: tienes 8 negros, 2 rojos, 2 verdes, ningún azul y 1 amarillo. El amarillo iría al azul, el más bajo. Si la partida acabara ahora, tendrías 1 punto.
yy-lesson-blue = Así que nada te ayuda tanto como el azul. Coloca aquí tu líder azul.
yy-lesson-river = Ahora una loseta azul en el río, que toque tu estado.
yy-lesson-chain = ¡Un punto azul! Y el azul fluye: en la misma acción puedes colocar la siguiente junto a la última. Hazlo una vez más.
yy-lesson-stop = Dos puntos azules con una sola acción. Guarda tu última loseta azul para una revuelta campesina, y para aquí.
yy-lesson-score = Ahora tus colores más bajos están en 2: rojo, azul y verde. Has doblado tu puntuación, mientras que el negro solo no habría servido de nada.
yy-lesson-sum-goal = En resumen. El objetivo: cuando la bolsa está vacía acaba la partida, y gana quien tiene el mejor color más bajo. El amarillo completa los más bajos.
yy-lesson-sum-points = Los puntos vienen de las losetas en un estado con tu líder de su color, de las pagodas al final de tu turno, y de las revueltas y guerras que ganas.
yy-lesson-sum-revolt = Una revuelta: un líder entra en un estado que ya tiene un líder de su color. Deciden las losetas negras junto a ellos, y las de la mano.
yy-lesson-sum-war = Una guerra: una loseta une estados, y se encuentran líderes de un color. Deciden las losetas rojas de los estados, y las de la mano.
yy-lesson-end = Eso es todo lo que necesitas. Sigue aquí contra { $other_name }, o empieza una partida de verdad.
