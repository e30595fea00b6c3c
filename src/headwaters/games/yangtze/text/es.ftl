# Yangtze. Las palabras son las del glosario; los colores son W O R P B G K, como en la notación.

## Colores de las cartas de farolillo

yz-colour = { $colour ->
     [W] blanco
     [O] naranja
     [R] rojo
     [P] morado
     [B] azul
     [G] verde
    *[K] negro
}
yz-gives = { $gives ->
     [W] blanco
     [O] naranja
     [R] rojo
     [P] morado
     [B] azul
     [G] verde
    *[K] negro
}
yz-takes = { $takes ->
     [W] blanco
     [O] naranja
     [R] rojo
     [P] morado
     [B] azul
     [G] verde
    *[K] negro
}
yz-first = { $first ->
     [W] blanco
     [O] naranja
     [R] rojo
     [P] morado
     [B] azul
     [G] verde
    *[K] negro
}
yz-second = { $second ->
     [W] blanco
     [O] naranja
     [R] rojo
     [P] morado
     [B] azul
     [G] verde
    *[K] negro
}
yz-third = { $third ->
     [W] blanco
     [O] naranja
     [R] rojo
     [P] morado
     [B] azul
     [G] verde
    *[K] negro
}

## Colores de los lados de una loseta

yz-side-top = { $top ->
     [W] blanco
     [O] naranja
     [R] rojo
     [P] morado
     [B] azul
     [G] verde
    *[K] negro
}
yz-side-right = { $right ->
     [W] blanco
     [O] naranja
     [R] rojo
     [P] morado
     [B] azul
     [G] verde
    *[K] negro
}
yz-side-bottom = { $bottom ->
     [W] blanco
     [O] naranja
     [R] rojo
     [P] morado
     [B] azul
     [G] verde
    *[K] negro
}
yz-side-left = { $left ->
     [W] blanco
     [O] naranja
     [R] rojo
     [P] morado
     [B] azul
     [G] verde
    *[K] negro
}

## Lugares, pilas y símbolos

yz-where = { $spot ->
     [up] { $along } más arriba
     [up-right] { $across } a la derecha, { $along } más arriba
     [right] { $across } a la derecha
     [down-right] { $across } a la derecha, { $along } más abajo
     [down] { $along } más abajo
     [down-left] { $across } a la izquierda, { $along } más abajo
     [left] { $across } a la izquierda
     [up-left] { $across } a la izquierda, { $along } más arriba
    *[here] la canoa misma
}
yz-pile = { $pile ->
     [four] 4 iguales
     [pairs] 3 parejas
    *[seven] 7 distintas
}
yz-symbol = { $symbol ->
     [flower] , con una flor
     [koi] , con una carpa koi
     [dragon] , con un dragón
     [panda] , con un panda
     [boat] , con la canoa
    *[none] {""}
}
yz-side = { $side ->
     [top] arriba
     [right] a la derecha
     [bottom] abajo
    *[left] a la izquierda
}

## Cantidades

yz-points = { $points ->
     [one] { $points } punto
    *[other] { $points } puntos
}
yz-value = { $value ->
     [one] { $value } punto
    *[other] { $value } puntos
}
yz-limit = { $limit ->
     [one] { $limit } carta de farolillo
    *[other] { $limit } cartas de farolillo
}

## Títulos

yz-word = { $word ->
     [points] Puntos
     [rafts] Balsas
     [cards] Cartas
     [tiles] Losetas
    *[general] Generales
}
yz-title-board = El lago y la reserva
yz-title-lake = El lago
yz-title-hand = Tus losetas, cartas de farolillo y balsas
yz-title-seat = { $name }

## Lo que se puede elegir

yz-label-tile = loseta: arriba { yz-side-top }, a la derecha { yz-side-right }, abajo { yz-side-bottom }, a la izquierda { yz-side-left }{ yz-symbol }
yz-label-place = lugar, desde la canoa: { yz-where }
yz-label-card = carta de farolillo { yz-colour } (tienes { $count })
yz-label-supply = reserva: carta de farolillo { yz-colour } ({ $count ->
     [0] agotada
     [one] queda { $count }
    *[other] quedan { $count }
})
yz-label-pile = recompensa { yz-pile }: { yz-value } ({ $count ->
     [0] pila vacía, recompensa general
     [one] queda { $count }
    *[other] quedan { $count }
})
yz-label-general = recompensas generales de 4 puntos: { $count ->
     [one] queda { $count }
    *[other] quedan { $count }
}
yz-label-draw-pile = mazo de losetas: { $count ->
     [0] vacío
     [one] { $count } loseta
    *[other] { $count } losetas
}
yz-label-skip = { $decision ->
     [exchange] Sin intercambio
    *[reward] Sin recompensa
}

## Lo que se pide

yz-ask-exchange = { $last ->
     [yes] Tu último turno: gasta 2 balsas para intercambiar una carta de farolillo, o pasa.
    *[no] { $then ->
         [reward] Gasta 2 balsas para cambiar una carta, o sigue con una recompensa.
        *[tile] Gasta 2 balsas para cambiar una carta, o sigue con una loseta.
     }
}
yz-ask-reward = { $last ->
     [yes] Tu último turno: adquiere una recompensa, o pasa.
    *[no] Adquiere una recompensa, o pasa.
}
yz-ask-exchange-only = Gasta 2 balsas para intercambiar una carta de farolillo.
yz-ask-reward-only = Adquiere una recompensa.
yz-ask-discard = { $count ->
     [one] Devuelve una carta de farolillo a la reserva: puedes quedarte 12.
    *[other] Devuelve { $count } cartas de farolillo a la reserva: puedes quedarte 12.
}
yz-ask-lay = Coloca una de tus losetas: elígela, gírala y elige su lugar.
yz-wait-exchange = { $last ->
     [yes] { $name } juega su último turno y puede intercambiar una carta de farolillo.
    *[no] { $name } puede intercambiar una carta de farolillo.
}
yz-wait-reward = { $last ->
     [yes] { $name } juega su último turno y puede adquirir una recompensa.
    *[no] { $name } puede adquirir una recompensa.
}
yz-wait-discard = { $count ->
     [one] { $name } debe devolver una carta de farolillo a la reserva.
    *[other] { $name } debe devolver { $count } cartas de farolillo a la reserva.
}
yz-wait-lay = { $name } coloca una loseta.
yz-over-one = { $name } gana con { yz-points }.
yz-over-two = { $name } y { $other_name } comparten la victoria con { yz-points }.
yz-over-many = { $count ->
     [one] { $count } jugador tiene
    *[other] { $count } jugadores comparten
} la victoria con { yz-points }.

## Lo que ha pasado

yz-did-lay = { $name } coloca una loseta{ yz-symbol }.
yz-did-match = { $name } recibe una carta de farolillo { yz-colour } como bonificación de emparejamiento.
yz-did-match-none = Un lado coincide, pero no quedan cartas de farolillo { yz-colour } para { $name }.
yz-did-rafts = { $name } recibe { $count ->
     [one] una balsa
    *[other] { $count } balsas
}.
yz-did-get = { $name } recibe una carta de farolillo { yz-colour }.
yz-did-get-none = { $name } no recibe nada: no quedan cartas de farolillo { yz-colour }.
yz-did-sell-out = Era la última carta de farolillo { yz-colour } de la reserva.
yz-did-draw = { $name } roba una loseta.
yz-did-draw-own = { $name } roba una loseta: { yz-side-top }, { yz-side-right }, { yz-side-bottom }, { yz-side-left }{ yz-symbol }.
yz-did-empty-pile = El mazo de losetas está vacío.
yz-did-last-turns = Se ha colocado la última loseta: cada jugador tiene un último turno.
yz-did-sat-out = { $name } no tiene nada que hacer en el último turno.
yz-did-swap = { $name } gasta { $count ->
     [one] { $count } balsa
    *[other] { $count } balsas
}, da una carta de farolillo { yz-gives } y toma una de farolillo { yz-takes }.
yz-did-reward-four = { $name } devuelve cuatro cartas de farolillo { yz-colour } y adquiere una recompensa de { $value }.
yz-did-reward-pairs = { $name } devuelve tres parejas ({ yz-first }, { yz-second }, { yz-third }) y adquiere una recompensa de { $value }.
yz-did-reward-seven = { $name } devuelve una carta de farolillo de cada color y adquiere una recompensa de { $value }.
yz-did-general = La pila de { yz-pile } está vacía: una recompensa general vale { $value } (restantes: { $count }).
yz-did-pile-out = La pila de { yz-pile } ya está vacía.
yz-did-discard = { $name } devuelve una carta de farolillo { yz-colour } a la reserva.
yz-did-skip = { $name } { $decision ->
     [exchange] no intercambia nada
    *[reward] no adquiere ninguna recompensa
}.
yz-did-win = { $name } gana con { yz-points }{ $by ->
     [rafts] , gracias a las balsas
     [cards] , gracias a las cartas de farolillo
    *[points] {""}
}.
yz-did-share = { $name } comparte la victoria con { yz-points }.

## Lo que pasaría

yz-will-match = { $you ->
    [yes] Recibirías un farolillo { yz-colour } como bonificación.
   *[no] { $name } recibiría un farolillo { yz-colour } como bonificación.
}
yz-will-match-none = Un lado coincidiría, pero el color { yz-colour } está agotado.
yz-will-rafts = { $you ->
    [yes] Recibirías
   *[no] { $name } recibiría
} { $count ->
     [one] una balsa
    *[other] { $count } balsas
}.
yz-will-get = { $you ->
    [yes] Recibirías un farolillo { yz-colour }.
   *[no] { $name } recibiría un farolillo { yz-colour }.
}
yz-will-get-none = { $you ->
    [yes] No recibirías nada: el color { yz-colour } está agotado.
   *[no] { $name } no recibiría nada: el color { yz-colour } está agotado.
}
yz-will-sell-out = Sería la última carta de farolillo { yz-colour }.
yz-will-swap = Un farolillo { yz-gives } pasaría a ser { yz-takes } por { $count ->
     [one] { $count } balsa
    *[other] { $count } balsas
}.
yz-will-reward = La recompensa valdría { yz-value }.
yz-will-general = Una recompensa general valdría { yz-value } (restantes: { $count }).
yz-will-discard = { $count ->
     [0] Una carta de farolillo { yz-colour } volvería a la reserva y tendrías 12.
    *[other] Una carta de farolillo { yz-colour } volvería a la reserva, y luego { $count } más.
}
yz-will-skip = { $decision ->
     [exchange] No intercambiarías nada.
    *[reward] No adquirirías ninguna recompensa.
}

## La mesa leída en voz alta

yz-read-tile = desde la canoa: { yz-where }: loseta con arriba { yz-side-top }, a la derecha { yz-side-right }, abajo { yz-side-bottom }, a la izquierda { yz-side-left }{ yz-symbol }
yz-read-seat = { $name }, { yz-side }: puntos { $points }, balsas { $rafts }, losetas { $tiles }, cartas de farolillo { $cards }
yz-read-cards = { $you ->
    [yes] Tú: { $count } × { yz-colour }
   *[no] { $name }: { $count } × { yz-colour }
}

## Why not, options, scores (asked for by the table)
yz-why-exchange = se pide un intercambio, o renunciar a él.
yz-why-reward = se pide una recompensa: 4 iguales, 3 parejas o 7 distintas; o renunciar a ella.
yz-why-discard = hay que devolver una carta de farolillo, hasta quedar con { $limit }.
yz-why-lay = se pide una loseta: una de tu mano, girada como quieras, lado con lado con el lago.
yz-why-put-back = con más de { yz-limit } hay que devolver una.
yz-why-must-lay = hay que colocar una loseta.
yz-why-exchange-first = el intercambio es solo el primer paso del turno, una vez.
yz-why-exchange-needs = un intercambio necesita 2 balsas, una carta que dar y otro color en la reserva.
yz-why-after-exchange = primero va el intercambio: hazlo o renuncia.
yz-why-reward-over = el paso de recompensa de este turno ya pasó.
yz-why-no-reward = con estas cartas de farolillo no se puede adquirir ninguna recompensa.
yz-why-no-discard = las cartas se devuelven solo tras la recompensa, y solo si hay más de { $limit }.
yz-why-last-turns = en los últimos turnos no se colocan losetas.
yz-why-too-many-cards = con más de { yz-limit } no se puede colocar loseta.
yz-why-lay-last = la loseta se coloca tras intercambio y recompensa: elige o renuncia.
yz-why-same-colour = la carta que se toma es de otro color.
yz-why-no-card = no tienes cartas de farolillo de este color: { yz-colour }.
yz-why-no-supply = la reserva no tiene cartas de este color: { yz-colour }.
yz-why-four = hacen falta cuatro cartas de farolillo de un color: { yz-colour }.
yz-why-pairs = las parejas son de tres colores distintos.
yz-why-pairs-order = los colores de las parejas se nombran en el orden { $order }.
yz-why-pair-lacks = hacen falta dos cartas de farolillo de cada, también de: { yz-colour }.
yz-why-seven = hace falta una carta de farolillo de cada color, también de: { yz-colour }.
yz-why-not-in-hand = la loseta { $tile } no está en tu mano.
yz-why-turns = una loseta se gira de 0 a 3 veces.
yz-why-looks = la loseta { $tile } girada { $turn ->
     [one] { $turn } vez
    *[other] { $turn } veces
} es como girada { $same ->
     [one] { $same } vez
    *[other] { $same } veces
}: elige eso.
yz-why-taken = ahí ya hay una loseta.
yz-why-apart = el lugar no toca ninguna loseta lado con lado.
yz-score-1 = Balsas restantes (primer desempate)
yz-score-2 = Cartas de farolillo restantes (segundo desempate)
yz-source-rewarded-four = Recompensas por 4 iguales
yz-source-rewarded-pairs = Recompensas por 3 parejas
yz-source-rewarded-seven = Recompensas por 7 distintas

# The front page
yz-lead = Coloca losetas de farolillos en un lago al anochecer. Cada loseta da cartas a todos: mira quién gana más.

## Scenes of what happened
yz-scene-reward = { $you ->
    [yes] Adquieres una recompensa ({ yz-pile })
   *[no] { $name }: una recompensa ({ yz-pile })
}

## Before somebody acts: what to choose next, and what a piece is
yz-follow-tile = Ahora elige el lugar de tu loseta; elige otra vez la loseta para girarla.
yz-follow-card = Ahora elige el color que tomas a cambio.
yz-follow-pile = { $pile ->
     [pairs] { $count ->
         [0] Ahora elige el color de tu primera pareja.
        *[other] Ahora elige el color de otra pareja.
     }
    *[other] Ahora elige el color con el que pagas.
}
yz-help-tile = Cuando se coloca, cada jugador recibe una carta de farolillo del color del lado que mira hacia él.
yz-help-place = Una loseta se coloca lado con lado con el lago. Los lados de un mismo color que se tocan te dan una carta extra.
yz-help-card = Cuatro iguales, tres parejas o los siete colores pagan una recompensa. Puedes conservar 12 cartas.
yz-help-supply = Las cartas de farolillo vienen de aquí y vuelven aquí. De un color agotado nadie recibe nada.
yz-help-pile = Las recompensas valen cada vez menos cuanto más tarde se toman. Los puntos deciden la partida.
yz-help-general = Cuando la pila de una recompensa está vacía, paga una recompensa general.
yz-help-draw = Tras colocar una loseta robas una. Cuando la última está colocada, todos tienen un último turno.
yz-help-raft = Dos balsas pagan un intercambio: das una carta de farolillo y tomas una de otro color.
yz-help-side = Quien se sienta en este lado recibe el color que una loseta colocada muestra hacia él.
# The guided first game
yz-lesson-goal = ¡Te damos la bienvenida al lago de los farolillos! Juegas contra { $other_name }, un jugador automático. El objetivo: tener más puntos de recompensas cuando esté colocada la última loseta. Estas son las recompensas, con sus puntos.
yz-lesson-cards = Con series de cartas de farolillo se adquieren recompensas. De momento tienes una carta, roja.
yz-lesson-tiles = Las cartas de farolillo vienen de las losetas. Estas son tus losetas: siempre tienes tres, y { $other_name } no ve cuáles.
yz-lesson-first-tile = En cada turno colocas una loseta junto a las otras del lago; los colores no tienen que coincidir. Elige la loseta marcada y después el lugar marcado.
yz-lesson-yours = Tú te sientas abajo, y el lado de abajo de tu loseta es azul: una carta de farolillo azul para ti.
yz-lesson-theirs = { $other_name } se sienta arriba. El lado de arriba es naranja: una carta naranja para { $other_name }. ¡Cada loseta da una carta a todos!
yz-lesson-draw = Has robado una loseta nueva del mazo. Ahora le toca a { $other_name }.
yz-lesson-from-others = La loseta de { $other_name } también te da algo: su lado de abajo es negro.
yz-lesson-match = Ahora una bonificación: donde un lado de tu loseta toca el mismo color, recibes una carta más de ese color. Coloca esta loseta, naranja con naranja.
yz-lesson-bonus = Dos cartas naranjas: una porque el naranja mira hacia ti, otra porque los lados coinciden. La bonificación es solo tuya.
yz-lesson-symbol = Algunas losetas llevan un símbolo en el centro, como este dragón. Un símbolo da algo más cuando coincide algún lado.
yz-lesson-symbols = Tu panda también es un símbolo. Colócalo de modo que el morado toque el morado del dragón.
yz-lesson-rafts = El morado coincide: una carta de bonificación y dos balsas, una por tu panda y otra por el dragón de al lado. Para qué sirven las balsas, lo verás enseguida.
yz-lesson-sold-out = Las cartas se pueden agotar. El naranja y el morado están agotados: nadie recibe más hasta que se devuelva alguna.
yz-lesson-nearly = Mira tus cartas. Tienes parejas de naranja y de morado, pero solo un azul. Con una tercera pareja tendrías una serie.
yz-lesson-exchange = Con dos balsas haces un intercambio: una carta tuya por otra. Elige tu carta negra y después el azul de la reserva.
yz-lesson-pairs = ¡Tres parejas! Devuélvelas: elige la recompensa de 3 parejas. Con más de tres parejas dirías cuáles.
yz-lesson-points = ¡9 puntos, los primeros! Las seis cartas han vuelto a la reserva.
yz-lesson-turned = Intercambio y recompensa, una vez por turno, si quieres; una loseta lo acaba. Antes de colocarla se puede girar: esta viene ya girada, para que el azul toque el azul. Pronto girarás una tú.
yz-lesson-falling = { $other_name } también devuelve tres parejas, pero recibe solo 8. Cada recompensa hace menor la siguiente de su clase: esta pila da ahora 7. No esperes demasiado con una serie.
yz-lesson-general = ¿Y si una pila está vacía? Entonces sus series se pagan con recompensas generales, y con 4 puntos incluso cuando estas se acaban. Así, una serie da siempre al menos 4.
yz-lesson-black = Tienes una carta negra. Esta loseta orienta el negro hacia ti, y el negro toca el negro: dos más de golpe, y una balsa por el panda.
yz-lesson-fourth = La loseta de { $other_name } orienta el negro hacia ti: tu cuarta carta negra. Eso también es una serie.
yz-lesson-four = ¡Cuatro iguales! Adquiérela ahora que da 8: elige la recompensa de 4 iguales.
yz-lesson-seven = La tercera clase de serie es una carta de cada uno de los siete colores. Es la que más da: ahora, 10 puntos.
yz-lesson-last-tile = Una loseta acaba el turno, y la giras tú: elígela y vuelve a elegirla hasta que esté como quieras. Su lado de abajo es tu carta, el de arriba la de { $other_name }: ¡fíjate en lo que regalas! Después elige el lugar marcado.
yz-lesson-limit = Vigila cuántas cartas tienes: con más de 12 tienes que devolver algunas antes de poder colocar una loseta.
yz-lesson-the-end = Cuando están colocadas todas las losetas, cada uno tiene un último turno, solo para un intercambio y una recompensa. Después gana quien tiene más puntos; si hay empate, más balsas, y luego más cartas de farolillo restantes.
yz-lesson-sum = En resumen: orienta hacia ti lo que necesitas, haz coincidir lados para ganar cartas y balsas, y cobra tus series antes de que pierdan valor.
yz-lesson-end = Ganas por 17 puntos a 8. Lo que queda por saber está en la ayuda de juego y en las reglas: arriba en la página, en el teléfono dentro del menú. Sigue aquí contra { $other_name }, o empieza una partida de verdad.
