# Yak, en español. Las palabras de los juegos: shared/rules/glossary.md. Los argumentos se explican en en.ftl.

## Nombres

yk-a = { $a ->
    [lapis] lapislázuli
    [cinnabar] cinabrio
    [jade] jade
    [sandstone] arenisca
    [basalt] basalto
    [amethyst] amatista
    [turquoise] turquesa
    [rose] cuarzo rosa
   *[crystal] cristal
}
yk-b = { $b ->
    [lapis] lapislázuli
    [cinnabar] cinabrio
    [jade] jade
    [sandstone] arenisca
    [basalt] basalto
    [amethyst] amatista
    [turquoise] turquesa
    [rose] cuarzo rosa
   *[crystal] cristal
}
yk-c = { $c ->
    [lapis] lapislázuli
    [cinnabar] cinabrio
    [jade] jade
    [sandstone] arenisca
    [basalt] basalto
    [amethyst] amatista
    [turquoise] turquesa
    [rose] cuarzo rosa
   *[crystal] cristal
}
yk-stone = { yk-a }
yk-stones = { $n ->
    [1] { yk-a }
    [2] { yk-a } y { yk-b }
   *[other] { yk-a }, { yk-b } y { yk-c }
}
yk-meat = { $meat } de carne
yk-milk = { $milk } de leche
yk-bread = { $bread } de pan
yk-food = { $food ->
    [m] { yk-meat }
    [k] { yk-milk }
    [b] { yk-bread }
    [mk] { yk-meat } y { yk-milk }
    [mb] { yk-meat } y { yk-bread }
    [kb] { yk-milk } y { yk-bread }
    [mkb] { yk-meat }, { yk-milk } y { yk-bread }
   *[none] nada de comida
}
yk-food-n = { $n } de comida
yk-food-price = { $price } de comida
yk-cart = { $cart ->
    [no-bread] carro sin pan
    [no-milk] carro sin leche
    [no-meat] carro sin carne
   *[two-kinds] carro de dos clases como máximo
}
yk-cart-at = { $cart ->
    [no-bread] Carro sin pan: acepta carne y leche
    [no-milk] Carro sin leche: acepta carne y pan
    [no-meat] Carro sin carne: acepta leche y pan
   *[two-kinds] Carro de dos clases como máximo: no acepta más en una misma compra
}
yk-card-build = Construir
yk-card-restock = Reabastecer
yk-card-market = Mercado
yk-you = Tú
yk-market-road = Camino del mercado
yk-none = ninguna

## En el tablero

yk-title-board = Yak: la aldea, día { $day }
yk-title-hand = Tu torre, tu yurta y tus cartas
yk-title-panel = Torre y yurta del jugador { $number }
yk-title-example = Una torre y lo que cuenta
yk-worth-word = { $points ->
    [one] punto
   *[other] puntos
}
yk-worth = { $points ->
    [one] Esta torre contaría ahora 1 punto
   *[other] Esta torre contaría ahora { $points } puntos
}
yk-day-word = Día
yk-last-day = Último día
yk-over-word = Fin
yk-day = Día { $day }
yk-percent = { $percent } %
yk-baby = Cría de yak: quien la tiene empieza al mediodía
yk-stupa = Estupa: para la torre que provoca el final
yk-mountain = Montaña: { $fog ->
    [one] 1 banco de niebla
   *[other] { $fog } bancos de niebla
} de { $slots }; { $most ->
    [0] { $fills ->
        [0] nunca se ha llenado
        [one] se ha llenado una vez
       *[other] se ha llenado { $fills } veces
    }
   *[other] se ha llenado { $fills ->
        [one] 1 vez
       *[other] { $fills } veces
    }, con { $most } llega el último día
}
yk-track = Camino de la montaña: el marcador de niebla está en { $fog }; con { $slots } toda la niebla vuelve a la bolsa
yk-market = Mercado: { yk-food }
yk-quarry = Bolsa de la cantera: { $stones ->
    [one] 1 piedra
   *[other] { $stones } piedras
} y { $fog ->
    [one] 1 banco de niebla
   *[other] { $fog } bancos de niebla
}
yk-fog-chance = Riesgo de niebla: { $one } % al robar 1 piedra, { $three } % al robar 3
yk-bonus = Carta de bonificación: { $card ->
    [1] un color en al menos 4 niveles, 4 puntos
    [2] nivel 1 completo en cinco colores, 3 puntos
    [3] dos grupos de 4 o más, 4 puntos
    [4] tres cristales o más, 3 puntos
    [5] los dos extremos del nivel 1 del mismo color, 3 puntos
    [6] tres piedras de un color, todas vecinas entre sí, 3 puntos
    [7] al menos 10 piedras y ninguna fuera de un grupo, 5 puntos
   *[8] nivel 3 completo de un solo color, 4 puntos
}

## Lo que se puede elegir

yk-label-card-build = Construir
yk-label-card-restock = Reabastecer
yk-label-card-market = Mercado
yk-label-buy = Comprar { yk-a } ({ yk-food-price } en total)
yk-label-done = No comprar más ({ yk-food-price } en total)
yk-label-pay = Pagar { yk-food }
yk-label-spill = { yk-food } al mercado
yk-label-bought = Colocar { yk-a }
yk-label-place = Nivel { $level }, lugar { $place }
yk-label-food = Tomar { yk-food }
yk-label-take = { $food ->
    [none] No tomar nada
   *[other] Tomar { yk-food }
}
yk-label-ware = En el mercado: { yk-food }
yk-label-drawn = Quedarse con { yk-a }
yk-label-stop = Al { yk-cart }, en la parada de { $name }
yk-label-stop-road = Al { yk-cart }, en el camino del mercado

## Lo que se pide

yk-prompt-dawn = Amanecer: elige en secreto tu carta del día.
yk-prompt-dawn-wait = Amanecer: { $n ->
    [one] un jugador sigue
   *[other] { $n } jugadores siguen
} eligiendo.
yk-prompt-buy = Compra hasta tres piedras de tu carro.
yk-prompt-buy-more = { yk-food-price } hasta ahora: compra otra piedra o detente aquí.
yk-prompt-buy-more-only = { yk-food-price } hasta ahora: compra otra piedra.
yk-prompt-pay = Paga { yk-food-price }: elige cuál.
yk-prompt-overflow = En el carro caben 9 de comida: elige { $n ->
    [one] la pieza pagada que va
   *[other] las { $n } piezas pagadas que van
} al mercado.
yk-prompt-set = { $n ->
    [one] Coloca tu piedra en la torre.
   *[other] Elige una de tus { $n } piedras y colócala en la torre.
}
yk-prompt-restock = Elige qué comida tomas de tu carro.
yk-prompt-market = Toma hasta 2 de comida del mercado: elígela en el puesto.
yk-prompt-keep = Elige con cuál de las piedras robadas te quedas para un carro.
yk-prompt-put = Elige el carro que recibe la piedra: { yk-a }.
yk-prompt-buy-wait = { $name } está comprando piedras.
yk-prompt-pay-wait = { $name } elige cómo pagar.
yk-prompt-overflow-wait = { $name } elige qué va al mercado.
yk-prompt-set-wait = { $name } está construyendo.
yk-prompt-restock-wait = { $name } se está reabasteciendo.
yk-prompt-market-wait = { $name } está en el mercado.
yk-prompt-keep-wait = { $name } elige una de las piedras robadas.
yk-prompt-put-wait = { $name } elige un carro para la piedra.
yk-prompt-won = { $name } gana con { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.
yk-prompt-won-you = ¡Ganas con { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}!
yk-prompt-shared = { $n ->
    [2] { $first_name } y { $second_name }
    [3] { $first_name }, { $second_name } y { $third_name }
   *[other] { $first_name }, { $second_name }, { $third_name } y { $fourth_name }
} comparten la victoria con { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.

## El tablero como texto

yk-read-ending = Es el último día.
yk-read-clockwise = Los yaks caminan en sentido horario.
yk-read-anticlockwise = Los yaks caminan en sentido antihorario.
yk-read-cart = { $where }: { $cart_name }; piedras: { $stones }; comida: { yk-food }.
yk-read-bag = Bolsa de la cantera: { $stones }.
yk-read-yurt = Yurta de { $name }: { yk-food }.
yk-read-baby = { $name } tiene la cría de yak.
yk-read-stupa = { $name } tiene la estupa.
yk-read-card = Carta de { $name }: { $card ->
    [build] construir
    [restock] reabastecer
   *[market] mercado
}.
yk-read-level = Torre de { $name }, nivel { $level }: { $stones }.
yk-read-counts = Torre de { $name }: ahora valdría { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.
yk-read-total = { $name }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.

## Lo que ha pasado

yk-stays-out = En esta partida falta una piedra: { yk-a }.
yk-chooses = { $name } ha elegido una carta.
yk-chooses-card = { $name } elige en secreto: { $card ->
    [build] construir
    [restock] reabastecer
   *[market] mercado
}.
yk-reveals = { $name } revela su carta: { $card ->
    [build] construir
    [restock] reabastecer
   *[market] mercado
}.
yk-buys = { $name } compra { yk-stones }.
yk-buys-enough = { $name } no compra más: { yk-food-price } en total.
yk-buys-nothing = { $name } no puede pagar ninguna piedra.
yk-pays = { $name } paga { yk-food }.
yk-spills = El carro está lleno: { yk-food } al mercado.
yk-sets = { $name } coloca { yk-a } en el nivel { $level }, lugar { $place }.
yk-restocks = { $name } toma { yk-food } del { yk-cart }.
yk-restocks-nothing = { $name } no toma comida.
yk-market-takes = { $name } toma { yk-food } del mercado.
yk-market-nothing = { $name } no toma nada del mercado.
yk-draws = { $name } roba { yk-stones }.
yk-keeps = { $name } se queda con { yk-a }.
yk-puts-back = { $name } devuelve a la bolsa { yk-stones }.
yk-puts = { $name } pone { yk-a } en el { yk-cart }.
yk-cart-gets = El { yk-cart } recibe { yk-stones } de la bolsa de la cantera.
yk-bag-empty = La bolsa de la cantera está vacía: no se roba nada.
yk-fog = { $n ->
    [one] Llega un banco de niebla.
   *[other] Llegan { $n } bancos de niebla.
}
yk-turn-round = Todos los yaks dan la vuelta: ahora caminan en sentido { $way ->
    [clockwise] horario
   *[anticlockwise] antihorario
}.
yk-mountain-fills = La montaña está llena { $n ->
    [1] por primera vez
    [2] por segunda vez
    [3] por tercera vez
   *[other] otra vez, { $n } veces hasta ahora
}: su niebla vuelve a la bolsa.
yk-sunset = Ocaso del día { $day }: cada carro avanza una parada en sentido { $way ->
    [clockwise] horario
   *[anticlockwise] antihorario
}.
yk-baby-passes = { $you ->
    [yes] La cría de yak pasa a ti.
   *[no] La cría de yak pasa a { $name }.
}
yk-dawn = Amanece el día { $day }.
yk-ends-tower = { $you ->
    [yes] Completas el nivel 4: es el último día.
   *[no] { $name } completa el nivel 4: es el último día.
}
yk-gets-stupa = { $you ->
    [yes] Recibes la estupa.
   *[no] { $name } recibe la estupa.
}
yk-ends-mountain = La montaña se ha llenado demasiadas veces: es el último día.
yk-ends-still = { $n ->
    [one] Un día
   *[other] { $n } días
} sin colocar una piedra: la partida termina.
yk-count-groups = { $name }: { $points } por los grupos.
yk-count-number = { $name }: { $points } por el número de grupos.
yk-count-single = { $name }: { $points } por las piedras sueltas.
yk-count-food = { $name }: { $points } por la comida.
yk-count-bonus = { $name }: { $points } por las cartas de bonificación.
yk-count-stupa = { $name }: { $points } por la estupa.
yk-count-total = { $name }: { $points } en total.
yk-wins = { $name } gana con { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}{ $by ->
    [food] {""}, por la comida que le queda
    [group] {""}, por el grupo más grande
   *[points] {""}
}.
yk-shares = { $name } comparte la victoria con { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.

## Lo que pasaría

yk-would-build = Comprarías en el { yk-cart }, que hoy { $n ->
    [0] no acepta nada
   *[other] acepta { $n }
} de tu comida.
yk-would-take-most = { $n ->
    [0] No tomarías comida.
   *[other] Tomarías hasta { yk-food-n }.
}
yk-would-take = Tomarías { yk-food }.
yk-would-draw = { $n ->
    [one] Se robaría una piedra
   *[other] Se robarían { $n } piedras
}: { $percent } % de riesgo de niebla, que hace dar la vuelta a los yaks.
yk-would-draw-none = No se robaría ninguna piedra.
yk-would-cost = Costaría { yk-food-price } en total.
yk-would-be-left = { $pieces ->
    [0] No te quedaría comida.
    [one] Te quedaría: { yk-food }.
   *[other] Te quedarían: { yk-food }.
}
yk-would-spill = { $n ->
    [one] { $n } iría al mercado.
   *[other] { $n } irían al mercado.
}
yk-would-be-at-market = El mercado tendría { yk-food }.
yk-would-be-crystal = El cristal tomaría al final el mejor color.
yk-would-join = Al final el cristal se uniría a un grupo de dos o más que toque, o a ninguno.
yk-would-group = { $n ->
    [one] Aún no estaría en ningún grupo.
   *[other] Formaría un grupo de { $n }: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }.
}
yk-would-end = Este sería el último día.
yk-would-put-back = { $n ->
    [0] Nada volvería a la bolsa.
    [one] La otra piedra volvería a la bolsa.
   *[other] Las otras { $n } volverían a la bolsa.
}
yk-would-travel = Mañana este carro estaría en la parada de { $name }.
yk-would-travel-road = Mañana este carro estaría en el camino del mercado.

## Why not, options, scores (asked for by the table)
yk-why-over = la partida ha terminado.
yk-why-dawn = al amanecer cada cual elige una carta: construir, reabastecer o mercado.
yk-why-buy = las piedras se compran de una en una de tu carro; luego se termina.
yk-why-pay = ahora se pagan las piedras.
yk-why-overflow = el carro está demasiado lleno: elige qué piezas pagadas van al mercado.
yk-why-set = ahora se coloca una piedra comprada.
yk-why-restock = se toma una clase de comida de tu carro.
yk-why-market = se toman hasta 2 de comida del mercado.
yk-why-keep = se guarda una de las piedras robadas.
yk-why-put = la piedra se pone en un carro.
yk-why-must-buy = quien puede pagar una piedra debe comprar una.
yk-why-no-stone = no hay tal piedra en tu carro.
yk-why-dear = costaría { yk-food-n }, más de lo que hay en tu yurta.
yk-why-dear-cart = costaría { yk-food-n }, más de lo que podrías pagar aquí: { yk-cart }.
yk-why-price = el precio es { yk-food-n }.
yk-why-cart-takes = es un { yk-cart }.
yk-why-two-kinds = este carro acepta dos clases como máximo por compra.
yk-why-yurt-lacks = tu yurta no tiene tanto.
yk-why-spill = el carro admite { $most }: { $n ->
    [one] debe ir al mercado justo 1
   *[other] deben ir al mercado justo { $n }
}.
yk-why-spill-paid = solo de las piezas recién pagadas.
yk-why-not-bought = no se ha comprado tal piedra que falte por colocar.
yk-why-place-taken = ya hay una piedra, y una piedra colocada no se mueve.
yk-why-above = por encima de la cima las piedras se apilan, cuando los 15 lugares están llenos.
yk-why-places = el nivel { $level } tiene { $n ->
    [one] 1 lugar
   *[other] { $n } lugares
}.
yk-why-two-below = una piedra de un nivel superior necesita dos debajo.
yk-why-beside = otra piedra del nivel 1 va junto a otra.
yk-why-no-food = tu carro no tiene comida de esta clase.
yk-why-most = como mucho { yk-food-n }.
yk-why-market-lacks = el mercado no tiene tanto.
yk-why-yurt-full = en tu yurta caben { $n }.
yk-why-not-drawn = no se ha robado tal piedra.
yk-why-no-stop = no existe tal parada.
yk-why-cart-full = el carro de ahí ya tiene { $n ->
    [one] 1 piedra
   *[other] { $n } piedras
}.
yk-option-bonus = Cartas de bonificación
yk-option-bonus-help = Dos de ocho cartas de bonificación están a la vista; cada torre que cumple una gana sus puntos.
yk-option-no-fog = Sin niebla
yk-option-no-fog-help = No hay niebla en la bolsa y todo está a la vista salvo la carta elegida al amanecer.
yk-option-group-points = Puntos por un grupo
yk-option-group-points-help = Por un grupo de 2, 3, 4, 5, 6 y de 7 o más piedras.
yk-option-single-points = Puntos por una piedra suelta
yk-option-single-points-help = Por cada piedra que no está en ningún grupo.
yk-option-food-per-point = Comida por un punto
yk-option-food-per-point-help = Cuánta comida guardada en la yurta vale 1 punto; 0: nada.
yk-option-stupa-points = Puntos por la estupa
yk-option-stupa-points-help = La estupa va a la torre que provoca el final.
yk-option-fog-slots = Sitios para la niebla
yk-option-fog-slots-help = Cuántos bancos de niebla caben en la montaña antes de despejarse.
yk-option-fog-fills = Veces que se llena la montaña
yk-option-fog-fills-help = Cuando la montaña se llena por esta vez, se provoca el final; 0: nunca.
yk-option-still-days = Días sin piedras
yk-option-still-days-help = Cuando pasan tantos días sin que se coloque una piedra, se provoca el final.
yk-option-crystals-join = Los cristales solo se unen a grupos
yk-option-crystals-join-help = Un cristal toma un color solo si toca un grupo de dos o más piedras de ese color.
yk-score-groups = Grupos
yk-score-number = Número de grupos
yk-score-single = Piedras sueltas
yk-score-food = Comida
yk-score-stupa = Estupa
yk-score-bonus = Cartas de bonificación

# The front page
yk-lead = Carros cargados de piedras rodean la montaña, hasta que la niebla los hace volver. Elige en secreto, compra bien y levanta la mejor torre.

## Scenes of what happened
yk-scene-counting = Se cuentan las torres
yk-scene-tower = { $you ->
    [yes] Tú
   *[no] { $name }
}
yk-scene-count = { $source ->
    [groups] Grupos
    [number] Número de grupos
    [single] Piedras sueltas
    [food] Comida
    [bonus] Cartas de bonificación
   *[stupa] Estupa
}: { $points }

## Before somebody acts: what to choose next, and what a piece is
yk-follow-set = Ahora elige dónde va la piedra ({ yk-a }) en tu torre.
yk-follow-take = Ahora elige otra comida, o toma solo esta.
yk-help-card = Todos eligen una carta en secreto: construir compra piedras de tu carro, reabastecer toma su comida, el mercado toma comida del puesto.
yk-help-day-card = La carta del día. Está boca abajo hasta el turno de su jugador.
yk-help-buy = Una piedra de tu carro. Una, dos o tres piedras cuestan en total 1, 3 o 5 de comida; un cristal cuesta 1 más.
yk-help-cart = El carro de tu parada es tuyo hoy. Sus piedras se pagan con la comida que acepta.
yk-help-bought = Una piedra que has comprado: va ahora a tu torre.
yk-help-drawn = Una piedra sacada: te quedas con una y la pones en un carro.
yk-help-place = Los lugares de tu torre. En un nivel más alto, una piedra necesita dos piedras debajo.
yk-help-worth = Por los grupos: { $groups }, por su número: { $number }, por las piedras sueltas: { $single }, por las cartas de bonificación: { $bonus }.
yk-help-tower = Las piedras de un mismo color que se tocan son un grupo. Los grupos grandes valen más, y cada grupo cuenta.
yk-help-groups = Las piedras de un mismo color que se tocan son un grupo. Puntos según su tamaño: 2: { $two }, 3: { $three }, 4: { $four }, 5: { $five }, 6: { $six }, 7 o más: { $seven }. Puntos según el número de grupos: 3: 4, 4: 8, 5: 12, 6: 16, 7 o más: 20.
yk-help-food = Reabastecer toma de tu carro cuanto puedas de un tipo de comida.
yk-help-yurt = La comida de la yurta paga las piedras. Lo que queda al final cuenta un poco.
yk-help-market = El puesto: quien juega la carta de mercado toma aquí hasta 2 de comida y saca piedras.
yk-help-stop = En cada puesta de sol cada carro avanza una parada. La niebla hace dar la vuelta a todos los yaks.
yk-help-fog = Cuando sale niebla de la bolsa, todos los yaks dan la vuelta. Una montaña llena devuelve su niebla a la bolsa.
yk-help-bag = Piedras y niebla se sacan de la bolsa de la cantera. Cuando está vacía, no se saca nada. Un color que no está en juego es gris.
yk-help-baby = Quien tiene la cría de yak actúa primero a mediodía. En la puesta de sol pasa al siguiente.
yk-help-points = Lo que cuenta la torre.
yk-help-stupa = El primero que completa el nivel 4 hace de este el último día y recibe la estupa.
yk-help-day = Un día: al alba todos eligen una carta, a mediodía actúan, y en la puesta de sol los carros avanzan.
# The guided first game
yk-lesson-goal = ¡Este es el pueblo! Juegas contra { $other_name }, un jugador automático. El objetivo: construir la torre de piedra que más cuente. Estará aquí, y los grupos de piedras de un color dan puntos.
yk-lesson-food = Las piedras cuestan comida. En tu yurta tienes 1 de carne, 1 de leche y 1 de pan.
yk-lesson-cart = Este carro está hoy en tu parada, con piedras y comida. No acepta carne: la carne está tachada.
yk-lesson-dawn = Al amanecer cada uno elige en secreto una de tres cartas. Tienes muy poca comida para comprar: elige Reabastecer.
yk-lesson-noon = { $other_name } también ha elegido, y no sabes qué. Ahora las cartas se muestran una tras otra. Tienes la cría de yak, así que empiezas tú; cada tarde pasa al siguiente.
yk-lesson-restock = Reabastecer: tomas toda la comida de una clase de tu carro. Toma el pan.
yk-lesson-restocked = Tres más: ya tienes 4 de pan. Y ha llegado una piedra de la bolsa a tu carro, donde caben cuatro piedras.
yk-lesson-their-market = { $other_name } tiene la carta Mercado: 1 de pan del puesto, y se roban tres piedras de la bolsa. Una de ellas va a un carro.
yk-lesson-sunset = { $other_name } ha puesto una piedra en un carro, y se ha puesto el sol. Todos los carros han avanzado una parada, hacia donde miran los yaks; lo muestran las flechas continuas. En tu parada hay otro carro.
yk-lesson-build = Un nuevo día. Este carro tiene dos piedras azules de lapislázuli, y tú tienes pan. Elige Construir.
yk-lesson-first = Hoy { $other_name } tiene la cría de yak y ha construido primero: un cristal, una de las piedras transparentes.
yk-lesson-buy = Te toca. Una piedra cuesta 1 de comida, dos juntas cuestan 3, tres cuestan 5; cada cristal, 1 más. Elige un lapislázuli de tu carro.
yk-lesson-buy-more = Y el otro lapislázuli. El número que lleva es el precio de los dos juntos.
yk-lesson-enough = Dos piedras por 3 de comida. Basta por hoy: dilo.
yk-lesson-pay = Este carro no acepta leche, pero sí carne y pan. Paga con 3 de pan. Van al carro. En un carro caben 9 de comida; lo que sobra va al mercado.
yk-lesson-set = Ahora construye. La primera piedra va en cualquier sitio del suelo: elige tu piedra y después el lugar marcado.
yk-lesson-beside = En el suelo una piedra tiene que tocar otra. Coloca el segundo lapislázuli junto al primero.
yk-lesson-evening = Otra vez la tarde: los carros han avanzado una parada, y la cría de yak ha llegado a ti. Mañana empiezas tú.
yk-lesson-group = Mira tu torre: ¡tu primer punto! Dos piedras de un color que se tocan son un grupo, y un grupo de dos cuenta 1. Tres cuentan 3, cuatro 5, cinco 8, seis 12: los grupos grandes rinden. Una piedra sola no cuenta nada. Lo dice también la tabla junto a la torre.
yk-lesson-groups = Tener muchos grupos también da puntos: 4 por tres grupos, 8 por cuatro, y 4 más por cada otro.
yk-lesson-bag = Aquí ves cuántas piedras de cada color quedan en la bolsa. El color gris con 0 no está en juego: con dos o tres jugadores hay un color menos.
yk-lesson-market = Te vendría bien otro lapislázuli. Quizá haya uno en la bolsa: elige Mercado.
yk-lesson-take = En el mercado puedes tomar hasta 2 de comida. Toma 1 de leche y 1 de pan: elígelos en el puesto.
yk-lesson-keep = Después se roban tres piedras de la bolsa. Una va a un carro, las otras vuelven. Hay un lapislázuli: ¡elígelo!
yk-lesson-put = Va a cualquier carro que tenga sitio. Ponlo en el que llega mañana a tu parada: espera en el camino del mercado.
yk-lesson-full = { $other_name } también ha construido, por 1 de carne. Ese carro estaba lleno, con 9 de comida, así que la carne fue al mercado.
yk-lesson-no-meat = Después se ha puesto el sol. Aquí está tu lapislázuli, en un carro que tiene dos y un cristal. Pero es el carro sin carne: hoy tu carne no sirve.
yk-lesson-build-again = 2 de leche y 2 de pan son 4 de comida: justo lo necesario para una piedra y un cristal. Elige Construir.
yk-lesson-lapis = { $other_name } tiene otra vez la cría de yak y ha construido primero. Ahora tú: un lapislázuli.
yk-lesson-crystal = Y el cristal: 3 de comida por dos piedras, y 1 más por el cristal. Un segundo lapislázuli sería más barato, pero al final un cristal puede ser de cualquier color, el que más ayude a tu torre. Es toda tu leche y tu pan, así que se paga enseguida.
yk-lesson-on-top = Más arriba, una piedra descansa sobre otras dos y toca ambas. Coloca el lapislázuli encima de tus dos piedras.
yk-lesson-set-crystal = Y el cristal en el suelo, al final de la fila.
yk-lesson-crystals = Al final cada cristal se convierte en un color, cada uno en otro, de modo que tu torre cuente lo máximo. Aquí sería lapislázuli: un grupo de cuatro, 5 puntos.
yk-lesson-empty = Tu yurta está casi vacía. Elige Reabastecer otra vez.
yk-lesson-bread = 6 de pan, y caben todos: en una yurta caben 8 de comida. Tómalos.
yk-lesson-fog = ¡Niebla! Con la piedra para tu carro salió un banco de niebla. Ahora está en la montaña, y todos los yaks han dado la vuelta.
yk-lesson-track = Este contador muestra la niebla de la montaña: el marcador ha pasado de 0 a 1. En 5 toda la niebla vuelve a la bolsa, y el marcador a 0.
yk-lesson-turned = { $other_name } se ha reabastecido de leche, y luego los carros fueron al otro lado: el carro sin carne ha vuelto a tu parada. ¡Menos mal que tienes pan!
yk-lesson-chance = Aquí ves lo probable que es la niebla cuando se roban una o tres piedras. Las flechas de puntos muestran adónde irían entonces los carros.
yk-lesson-last-day = La partida acaba con el día en que alguien completa el nivel 4 de una torre, es decir, sus dos lugares. Quien lo logra recibe la estupa: 3 puntos más. La niebla no acaba la partida.
yk-lesson-count = Después se cuentan las torres, y cada 2 de comida que queden en tu yurta son un punto más. Gana quien tiene más puntos; si hay empate, más comida.
yk-lesson-sum = En resumen: elige una carta, compra lo que hace crecer tus grupos, paga con lo que el carro acepta, y mira las flechas para saber qué llega mañana.
yk-lesson-end = Tu torre cuenta 5 puntos, la de { $other_name } solo 1. Lo que queda por saber está en la ayuda de juego y en las reglas: arriba en la página, en el teléfono dentro del menú. Sigue aquí, o empieza una partida de verdad.
