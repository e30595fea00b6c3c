# Yak, in italiano. Le parole dei giochi: shared/rules/glossary.md. Gli argomenti sono spiegati in en.ftl.

## Nomi

yk-a = { $a ->
    [lapis] lapislazzuli
    [cinnabar] cinabro
    [jade] giada
    [sandstone] arenaria
    [basalt] basalto
    [amethyst] ametista
    [turquoise] turchese
    [rose] quarzo rosa
   *[crystal] pietra cristallo
}
yk-b = { $b ->
    [lapis] lapislazzuli
    [cinnabar] cinabro
    [jade] giada
    [sandstone] arenaria
    [basalt] basalto
    [amethyst] ametista
    [turquoise] turchese
    [rose] quarzo rosa
   *[crystal] pietra cristallo
}
yk-c = { $c ->
    [lapis] lapislazzuli
    [cinnabar] cinabro
    [jade] giada
    [sandstone] arenaria
    [basalt] basalto
    [amethyst] ametista
    [turquoise] turchese
    [rose] quarzo rosa
   *[crystal] pietra cristallo
}
yk-stone = { yk-a }
yk-stones = { $n ->
    [1] { yk-a }
    [2] { yk-a } e { yk-b }
   *[other] { yk-a }, { yk-b } e { yk-c }
}
yk-meat = { $meat } Carne
yk-milk = { $milk } Latte
yk-bread = { $bread } Pane
yk-food = { $food ->
    [m] { yk-meat }
    [k] { yk-milk }
    [b] { yk-bread }
    [mk] { yk-meat } e { yk-milk }
    [mb] { yk-meat } e { yk-bread }
    [kb] { yk-milk } e { yk-bread }
    [mkb] { yk-meat }, { yk-milk } e { yk-bread }
   *[none] niente cibo
}
yk-food-n = { $n ->
    [one] 1 segnalino Cibo
   *[other] { $n } segnalini Cibo
}
yk-food-price = { $price ->
    [one] 1 segnalino Cibo
   *[other] { $price } segnalini Cibo
}
yk-cart = { $cart ->
    [no-bread] carro senza pane
    [no-milk] carro senza latte
    [no-meat] carro senza carne
   *[two-kinds] carro massimo 2 generi
}
yk-cart-at = { $cart ->
    [no-bread] Carro senza pane: accetta carne e latte
    [no-milk] Carro senza latte: accetta carne e pane
    [no-meat] Carro senza carne: accetta latte e pane
   *[two-kinds] Carro massimo 2 generi: in un acquisto non accetta più di due generi di cibo
}
yk-card-build = Costruire
yk-card-restock = Rifornire
yk-card-market = Mercato
yk-you = Tu
yk-market-road = Via di accesso al Mercato
yk-none = nessuna

## Sul tabellone

yk-title-board = Yak: il villaggio, giorno { $day }
yk-title-hand = La tua torre, la tua iurta e le tue carte
yk-title-panel = Torre e iurta del giocatore { $number }
yk-title-example = Una torre e quanto vale
yk-worth-word = { $points ->
    [one] punto
   *[other] punti
}
yk-worth = { $points ->
    [one] Questa torre conterebbe ora 1 punto
   *[other] Questa torre conterebbe ora { $points } punti
}
yk-day-word = Giorno
yk-last-day = Ultimo giorno
yk-over-word = Fine
yk-day = Giorno { $day }
yk-percent = { $percent }%
yk-baby = Cucciolo di yak: chi lo ha comincia a mezzogiorno
yk-stupa = Stupa: va alla torre che provoca la fine
yk-mountain = Montagna: { $fog ->
    [one] 1 banco di nebbia
   *[other] { $fog } banchi di nebbia
} su { $slots }; { $most ->
    [0] { $fills ->
        [0] mai riempita
        [one] riempita una volta
       *[other] riempita { $fills } volte
    }
   *[other] riempita { $fills ->
        [one] 1 volta
       *[other] { $fills } volte
    }, a { $most } è l'ultimo giorno
}
yk-track = Tracciato Montagna: l'indicatore Nebbia è su { $fog }; a { $slots } tutta la nebbia torna nel sacchetto
yk-market = Mercato: { yk-food }
yk-quarry = Sacchetto cava: { $stones ->
    [one] 1 pietra
   *[other] { $stones } pietre
} e { $fog ->
    [one] 1 banco di nebbia
   *[other] { $fog } banchi di nebbia
}
yk-fog-chance = Rischio di nebbia: { $one }% pescando 1 pietra, { $three }% pescandone 3
yk-bonus = Carta bonus: { $card ->
    [1] un colore su almeno 4 livelli, 4 punti
    [2] livello 1 completo in cinque colori, 3 punti
    [3] due gruppi di 4 o più, 4 punti
    [4] tre pietre cristallo o più, 3 punti
    [5] le due estremità del livello 1 dello stesso colore, 3 punti
    [6] tre pietre di un colore tutte vicine tra loro, 3 punti
    [7] almeno 10 pietre e nessuna fuori da un gruppo, 5 punti
   *[8] livello 3 completo in un solo colore, 4 punti
}

## Che cosa si può scegliere

yk-label-card-build = Costruire
yk-label-card-restock = Rifornire
yk-label-card-market = Mercato
yk-label-buy = Compra { yk-a } (in tutto { yk-food-price })
yk-label-done = Basta così (in tutto { yk-food-price })
yk-label-pay = Paga { yk-food }
yk-label-spill = { yk-food } al mercato
yk-label-bought = Colloca { yk-a }
yk-label-place = Livello { $level }, posto { $place }
yk-label-food = Prendi { yk-food }
yk-label-take = { $food ->
    [none] Non prendere niente
   *[other] Prendi { yk-food }
}
yk-label-ware = Al mercato: { yk-food }
yk-label-drawn = Tieni { yk-a }
yk-label-stop = Nel { yk-cart }, alla fermata di { $name }
yk-label-stop-road = Nel { yk-cart }, sulla via di accesso al Mercato

## Che cosa viene chiesto

yk-prompt-dawn = Alba: scegli in segreto la tua carta del giorno.
yk-prompt-dawn-wait = Alba: { $n ->
    [one] un giocatore sta
   *[other] { $n } giocatori stanno
} ancora scegliendo.
yk-prompt-buy = Compra fino a tre pietre dal tuo carro.
yk-prompt-buy-more = Finora { yk-food-price }: compra un'altra pietra o fermati qui.
yk-prompt-buy-more-only = Finora { yk-food-price }: compra un'altra pietra.
yk-prompt-pay = Paga { yk-food-price }: scegli quali.
yk-prompt-overflow = Nel carro stanno 9 segnalini Cibo: scegli { $n ->
    [one] il segnalino pagato che va
   *[other] i { $n } segnalini pagati che vanno
} al mercato.
yk-prompt-set = { $n ->
    [one] Colloca la tua pietra sulla torre.
   *[other] Scegli una delle tue { $n } pietre e collocala sulla torre.
}
yk-prompt-restock = Scegli quale cibo prendere dal tuo carro.
yk-prompt-market = Prendi fino a 2 segnalini Cibo dal mercato: sceglili sulla bancarella.
yk-prompt-keep = Scegli quale delle pietre pescate tenere per un carro.
yk-prompt-put = Scegli il carro che riceve la pietra: { yk-a }.
yk-prompt-buy-wait = { $name } sta comprando pietre.
yk-prompt-pay-wait = { $name } sceglie come pagare.
yk-prompt-overflow-wait = { $name } sceglie che cosa va al mercato.
yk-prompt-set-wait = { $name } sta costruendo.
yk-prompt-restock-wait = { $name } si sta rifornendo.
yk-prompt-market-wait = { $name } è al mercato.
yk-prompt-keep-wait = { $name } sceglie una delle pietre pescate.
yk-prompt-put-wait = { $name } sceglie un carro per la pietra.
yk-prompt-won = { $name } vince con { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
yk-prompt-won-you = Hai vinto con { $points ->
    [one] 1 punto
   *[other] { $points } punti
}!
yk-prompt-shared = { $n ->
    [2] { $first_name } e { $second_name }
    [3] { $first_name }, { $second_name } e { $third_name }
   *[other] { $first_name }, { $second_name }, { $third_name } e { $fourth_name }
} condividono la vittoria con { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.

## Il tabellone come testo

yk-read-ending = È l'ultimo giorno.
yk-read-clockwise = Gli yak vanno in senso orario.
yk-read-anticlockwise = Gli yak vanno in senso antiorario.
yk-read-cart = { $where }: { $cart_name }; pietre: { $stones }; cibo: { yk-food }.
yk-read-bag = Sacchetto cava: { $stones }.
yk-read-yurt = Iurta di { $name }: { yk-food }.
yk-read-baby = { $name } ha il cucciolo di yak.
yk-read-stupa = { $name } ha lo stupa.
yk-read-card = Carta di { $name }: { $card ->
    [build] costruire
    [restock] rifornire
   *[market] mercato
}.
yk-read-level = Torre di { $name }, livello { $level }: { $stones }.
yk-read-counts = Torre di { $name }: ora varrebbe { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
yk-read-total = { $name }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.

## Che cosa è successo

yk-stays-out = In questa partita manca una pietra: { yk-a }.
yk-chooses = { $name } ha scelto una carta.
yk-chooses-card = { $name } sceglie in segreto: { $card ->
    [build] costruire
    [restock] rifornire
   *[market] mercato
}.
yk-reveals = { $name } rivela la carta: { $card ->
    [build] costruire
    [restock] rifornire
   *[market] mercato
}.
yk-buys = { $name } compra { yk-stones }.
yk-buys-enough = { $name } non compra altro: in tutto { yk-food-price }.
yk-buys-nothing = { $name } non può pagare nessuna pietra.
yk-pays = { $name } paga { yk-food }.
yk-spills = Il carro è pieno: { yk-food } al mercato.
yk-sets = { $name } colloca { yk-a } al livello { $level }, posto { $place }.
yk-restocks = { $name } prende { yk-food } dal { yk-cart }.
yk-restocks-nothing = { $name } non prende cibo.
yk-market-takes = { $name } prende { yk-food } dal mercato.
yk-market-nothing = { $name } non prende niente dal mercato.
yk-draws = { $name } pesca { yk-stones }.
yk-keeps = { $name } tiene { yk-a }.
yk-puts-back = { $name } rimette nel sacchetto { yk-stones }.
yk-puts = { $name } mette { yk-a } nel { yk-cart }.
yk-cart-gets = Il { yk-cart } riceve { yk-stones } dal sacchetto cava.
yk-bag-empty = Il sacchetto cava è vuoto: non si pesca nulla.
yk-fog = { $n ->
    [one] Arriva un banco di nebbia.
   *[other] Arrivano { $n } banchi di nebbia.
}
yk-turn-round = Tutti gli yak si girano: ora vanno in senso { $way ->
    [clockwise] orario
   *[anticlockwise] antiorario
}.
yk-mountain-fills = La montagna è piena { $n ->
    [1] per la prima volta
    [2] per la seconda volta
    [3] per la terza volta
   *[other] di nuovo, { $n } volte finora
}: la sua nebbia torna nel sacchetto.
yk-sunset = Tramonto del giorno { $day }: ogni carro avanza di una fermata in senso { $way ->
    [clockwise] orario
   *[anticlockwise] antiorario
}.
yk-baby-passes = { $you ->
    [yes] Il cucciolo di yak passa a te.
   *[no] Il cucciolo di yak passa a { $name }.
}
yk-dawn = Alba del giorno { $day }.
yk-ends-tower = { $you ->
    [yes] Completi il livello 4: è l'ultimo giorno.
   *[no] { $name } completa il livello 4: è l'ultimo giorno.
}
yk-gets-stupa = { $you ->
    [yes] Ricevi lo stupa.
   *[no] { $name } riceve lo stupa.
}
yk-ends-mountain = La montagna è stata piena troppe volte: è l'ultimo giorno.
yk-ends-still = { $n ->
    [one] Un giorno
   *[other] { $n } giorni
} senza collocare una pietra: la partita finisce.
yk-count-groups = { $name }: { $points } per i gruppi.
yk-count-number = { $name }: { $points } per il numero di gruppi.
yk-count-single = { $name }: { $points } per le pietre singole.
yk-count-food = { $name }: { $points } per il cibo.
yk-count-bonus = { $name }: { $points } per le carte bonus.
yk-count-stupa = { $name }: { $points } per lo stupa.
yk-count-total = { $name }: { $points } in tutto.
yk-wins = { $name } vince con { $points ->
    [one] 1 punto
   *[other] { $points } punti
}{ $by ->
    [food] {""}, grazie al cibo rimasto
    [group] {""}, grazie al gruppo più grande
   *[points] {""}
}.
yk-shares = { $name } condivide la vittoria con { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.

## Che cosa succederebbe

yk-would-build = Compreresti dal { yk-cart }, che oggi { $n ->
    [0] non accetta nessuno dei tuoi segnalini Cibo
   *[other] accetta { $n } dei tuoi segnalini Cibo
}.
yk-would-take-most = { $n ->
    [0] Non prenderesti cibo.
   *[other] Prenderesti fino a { yk-food-n }.
}
yk-would-take = Prenderesti { yk-food }.
yk-would-draw = { $n ->
    [one] Si pescherebbe una pietra
   *[other] Si pescherebbero { $n } pietre
}: { $percent }% di rischio di nebbia, che fa girare tutti gli yak.
yk-would-draw-none = Non si pescherebbe nessuna pietra.
yk-would-cost = Costerebbe in tutto { yk-food-price }.
yk-would-be-left = { $pieces ->
    [0] Non ti resterebbe cibo.
    [one] Ti resterebbe: { yk-food }.
   *[other] Ti resterebbero: { yk-food }.
}
yk-would-spill = { $n ->
    [one] { $n } andrebbe al mercato.
   *[other] { $n } andrebbero al mercato.
}
yk-would-be-at-market = Il mercato avrebbe { yk-food }.
yk-would-be-crystal = La pietra cristallo prenderebbe alla fine il colore migliore.
yk-would-join = Alla fine la pietra cristallo si unirebbe a un gruppo di due o più che tocca, o a nessuno.
yk-would-group = { $n ->
    [one] Per ora non sarebbe in nessun gruppo.
   *[other] Farebbe un gruppo di { $n }: { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }.
}
yk-would-end = Questo sarebbe l'ultimo giorno.
yk-would-put-back = { $n ->
    [0] Niente tornerebbe nel sacchetto.
    [one] L'altra pietra tornerebbe nel sacchetto.
   *[other] Le altre { $n } tornerebbero nel sacchetto.
}
yk-would-travel = Domani questo carro sarebbe alla fermata di { $name }.
yk-would-travel-road = Domani questo carro sarebbe sulla via di accesso al Mercato.

## Why not, options, scores (asked for by the table)
yk-why-over = la partita è finita.
yk-why-dawn = all'alba ognuno sceglie una carta: costruire, rifornire o mercato.
yk-why-buy = le pietre si comprano una alla volta dal proprio carro; poi si finisce.
yk-why-pay = ora si pagano le pietre.
yk-why-overflow = il carro è troppo pieno: scegli quali segnalini pagati vanno al mercato.
yk-why-set = ora si colloca una pietra comprata.
yk-why-restock = si prende un genere di cibo dal proprio carro.
yk-why-market = si prendono fino a 2 segnalini Cibo dal mercato.
yk-why-keep = si tiene una delle pietre pescate.
yk-why-put = la pietra si mette in un carro.
yk-why-must-buy = chi può pagare una pietra deve comprarne una.
yk-why-no-stone = nel tuo carro non c'è una pietra così.
yk-why-dear = costerebbe { yk-food-n }, più di quanti ne ha la tua iurta.
yk-why-dear-cart = costerebbe { yk-food-n }, più di quanti potresti pagarne qui: { yk-cart }.
yk-why-price = il prezzo è di { yk-food-n }.
yk-why-cart-takes = questo è un { yk-cart }.
yk-why-two-kinds = questo carro accetta massimo 2 generi in un acquisto.
yk-why-yurt-lacks = la tua iurta non ne ha tanti.
yk-why-spill = il carro ne tiene { $most }: { $n ->
    [one] deve andarne al mercato proprio 1
   *[other] devono andarne al mercato proprio { $n }
}.
yk-why-spill-paid = solo dei segnalini appena pagati.
yk-why-not-bought = nessuna pietra così è stata comprata ed è ancora da collocare.
yk-why-place-taken = c'è già una pietra, e una pietra collocata non si muove più.
yk-why-above = sopra la cima le pietre stanno una sull'altra, quando i 15 posti sono pieni.
yk-why-places = il livello { $level } ha { $n ->
    [one] 1 posto
   *[other] { $n } posti
}.
yk-why-two-below = una pietra su un livello più alto ne richiede due sotto.
yk-why-beside = un'altra pietra al livello 1 sta accanto a una già collocata.
yk-why-no-food = il tuo carro non ha cibo di questo genere.
yk-why-most = al massimo { yk-food-n }.
yk-why-market-lacks = il mercato non ne ha tanti.
yk-why-yurt-full = la tua iurta ne contiene { $n }.
yk-why-not-drawn = nessuna pietra così è stata pescata.
yk-why-no-stop = questa fermata non esiste.
yk-why-cart-full = il carro lì contiene già { $n ->
    [one] 1 pietra
   *[other] { $n } pietre
}.
yk-option-bonus = Carte bonus
yk-option-bonus-help = Due carte bonus su otto sono scoperte; ogni torre che ne soddisfa una ne ottiene i punti.
yk-option-no-fog = Senza nebbia
yk-option-no-fog-help = Niente nebbia nel sacchetto, e tutto è scoperto tranne la carta scelta all'alba.
yk-option-group-points = Punti per un gruppo
yk-option-group-points-help = Per un gruppo di 2, 3, 4, 5, 6 e di 7 o più pietre.
yk-option-single-points = Punti per una pietra singola
yk-option-single-points-help = Per ogni pietra che non è in nessun gruppo.
yk-option-food-per-point = Cibo per un punto
yk-option-food-per-point-help = Quanti segnalini Cibo rimasti nella iurta valgono 1 punto; 0: nessuno.
yk-option-stupa-points = Punti per lo stupa
yk-option-stupa-points-help = Lo stupa va alla torre che provoca la fine.
yk-option-fog-slots = Posti per la nebbia
yk-option-fog-slots-help = Quanti banchi di nebbia tiene la montagna prima di essere sgombrata.
yk-option-fog-fills = Riempimenti della montagna
yk-option-fog-fills-help = Quando la montagna si riempie per questa volta, si arriva alla fine; 0: mai.
yk-option-still-days = Giorni senza pietre
yk-option-still-days-help = Quando passano tanti giorni senza che si collochi una pietra, si arriva alla fine.
yk-option-crystals-join = Le pietre cristallo si uniscono solo a gruppi
yk-option-crystals-join-help = Una pietra cristallo prende un colore solo se tocca un gruppo di due o più pietre di quel colore.
yk-score-groups = Gruppi
yk-score-number = Numero di gruppi
yk-score-single = Pietre singole
yk-score-food = Cibo
yk-score-stupa = Stupa
yk-score-bonus = Carte bonus

# The front page
yk-lead = Carri pieni di pietre girano attorno alla montagna, finché la nebbia li fa tornare indietro. Scegli in segreto, compra bene, costruisci la torre più bella.

## Scenes of what happened
yk-scene-counting = Le torri vengono contate
yk-scene-tower = { $you ->
    [yes] Tu
   *[no] { $name }
}
yk-scene-count = { $source ->
    [groups] Gruppi
    [number] Numero di gruppi
    [single] Pietre singole
    [food] Cibo
    [bonus] Carte bonus
   *[stupa] Stupa
}: { $points }

## Before somebody acts: what to choose next, and what a piece is
yk-follow-set = Ora scegli dove va { yk-a } nella tua torre.
yk-follow-take = Ora scegli un secondo segnalino Cibo, o prendi solo questo.
yk-help-card = Tutti scelgono una carta in segreto: costruire compra pietre dal tuo carro, rifornire ne prende il cibo, il mercato prende cibo dalla bancarella.
yk-help-day-card = La carta del giorno. Resta coperta finché non tocca al suo giocatore.
yk-help-buy = Una pietra nel tuo carro. Una, due o tre pietre costano in tutto 1, 3 o 5 segnalini Cibo; un cristallo costa 1 in più.
yk-help-cart = Il carro alla tua fermata oggi è tuo. Le sue pietre si pagano con il cibo che accetta.
yk-help-bought = Una pietra che hai comprato: ora va nella tua torre.
yk-help-drawn = Una pietra pescata: ne tieni una e la metti in un carro.
yk-help-place = I posti della tua torre. Su un livello più alto una pietra ha bisogno di due pietre sotto di sé.
yk-help-worth = Per i gruppi: { $groups }, per il loro numero: { $number }, per le pietre singole: { $single }, per le carte bonus: { $bonus }.
yk-help-tower = Le pietre dello stesso colore che si toccano sono un gruppo. I gruppi più grandi valgono di più, e ogni gruppo conta.
yk-help-groups = Le pietre dello stesso colore che si toccano sono un gruppo. Punti per la grandezza: 2: { $two }, 3: { $three }, 4: { $four }, 5: { $five }, 6: { $six }, 7 o più: { $seven }. Punti per il numero di gruppi: 3: 4, 4: 8, 5: 12, 6: 16, 7 o più: 20.
yk-help-food = Rifornire prende dal tuo carro quanto puoi di un tipo di cibo.
yk-help-yurt = Il cibo nella yurta paga le pietre. Ciò che resta alla fine conta un poco.
yk-help-market = La bancarella: chi gioca la carta mercato prende qui fino a 2 segnalini Cibo e pesca pietre.
yk-help-stop = A ogni tramonto ogni carro avanza di una fermata. La nebbia fa girare tutti gli yak.
yk-help-fog = Quando la nebbia esce dal sacchetto, tutti gli yak si girano. Una montagna piena rimanda la nebbia nel sacchetto.
yk-help-bag = Pietre e nebbia si pescano dal sacchetto della cava. Quando è vuoto non si pesca nulla. Un colore fuori dal gioco è grigio.
yk-help-baby = Chi ha il cucciolo di yak agisce per primo a mezzogiorno. Al tramonto passa al prossimo.
yk-help-points = Quanto vale la torre.
yk-help-stupa = Chi completa per primo il livello 4 rende questo l'ultimo giorno e riceve lo stupa.
yk-help-day = Un giorno: all'alba tutti scelgono una carta, a mezzogiorno agiscono, al tramonto i carri avanzano.
# The guided first game
yk-lesson-goal = Ecco il villaggio! Giochi contro { $other_name }, un giocatore automatico. L'obiettivo: costruire la torre di pietra che vale di più. Starà qui, e i gruppi di pietre dello stesso colore portano punti.
yk-lesson-food = Le pietre costano cibo. Nella tua iurta hai una carne, un latte e un pane.
yk-lesson-cart = Questo carro oggi sta alla tua fermata, con pietre e cibo. Non accetta carne: la carne è barrata.
yk-lesson-dawn = All'alba tutti scelgono in segreto una di tre carte. Hai troppo poco cibo per comprare molto: scegli Rifornire.
yk-lesson-noon = Anche { $other_name } ha scelto, e tu non sai che cosa. Ora le carte si mostrano una dopo l'altra. Hai il cucciolo di yak, quindi cominci tu; ogni sera passa al prossimo.
yk-lesson-restock = Rifornire: prendi tutto il cibo di un genere dal tuo carro. Prendi il pane.
yk-lesson-restocked = Altri tre: ora hai quattro Pane. E dal sacchetto è arrivata una pietra nel tuo carro, che ha posto per quattro pietre.
yk-lesson-their-market = { $other_name } ha la carta Mercato: un pane dalla bancarella, e dal sacchetto si pescano tre pietre. Una di queste va in un carro.
yk-lesson-sunset = { $other_name } ha messo una pietra in un carro, e il sole è tramontato. Tutti i carri sono avanzati di una fermata, dove guardano gli yak; lo mostrano le frecce piene. Alla tua fermata c'è un carro nuovo.
yk-lesson-build = Un nuovo giorno. Questo carro ha due pietre blu di lapislazzuli, e tu hai del pane. Scegli Costruire.
yk-lesson-first = Oggi il cucciolo di yak è di { $other_name }, che ha costruito prima di te: una pietra cristallo, una di quelle trasparenti.
yk-lesson-buy = Tocca a te. Una pietra costa 1 segnalino Cibo, due insieme ne costano 3, tre ne costano 5; ogni pietra cristallo 1 in più. Scegli un lapislazzuli nel tuo carro.
yk-lesson-buy-more = E l'altro lapislazzuli. Il numero che porta è il prezzo di entrambi insieme.
yk-lesson-enough = Due pietre per 3 segnalini Cibo. Per oggi basta: dillo.
yk-lesson-pay = Questo carro non accetta latte, ma carne e pane. Paga con tre Pane. Vanno nel carro. In un carro stanno 9 segnalini Cibo; ciò che avanza va al mercato.
yk-lesson-set = Ora costruisci. La prima pietra va ovunque a terra: scegli la tua pietra, poi il posto segnato.
yk-lesson-beside = A terra una pietra deve toccarne un'altra. Colloca il secondo lapislazzuli accanto al primo.
yk-lesson-evening = Di nuovo sera: i carri sono avanzati di una fermata, e il cucciolo di yak è arrivato da te. Domani cominci tu.
yk-lesson-group = Guarda la tua torre: il primo punto! Due pietre dello stesso colore che si toccano sono un gruppo, e un gruppo di due vale 1. Tre valgono 3, quattro 5, cinque 8, sei 12: i gruppi grandi rendono. Una pietra sola non vale nulla. Lo dice anche la tabella accanto alla torre.
yk-lesson-groups = Anche avere molti gruppi rende: 4 punti per tre gruppi, 8 per quattro, e altri 4 per ognuno in più.
yk-lesson-bag = Qui vedi quante pietre di ogni colore sono ancora nel sacchetto. Il colore grigio con 0 è fuori dal gioco: in due o tre giocatori c'è un colore in meno.
yk-lesson-market = Ti servirebbe un altro lapislazzuli. Forse ce n'è uno nel sacchetto: scegli Mercato.
yk-lesson-take = Al mercato puoi prendere fino a due segnalini Cibo. Prendi un latte e un pane: sceglili sulla bancarella.
yk-lesson-keep = Poi si pescano tre pietre dal sacchetto. Una va in un carro, le altre tornano indietro. C'è un lapislazzuli: scegli quello!
yk-lesson-put = Va in un carro qualsiasi che abbia posto. Mettilo in quello che arriva da te domani: aspetta sulla via di accesso al Mercato.
yk-lesson-full = Anche { $other_name } ha costruito, per 1 carne. Quel carro era pieno, con 9 segnalini Cibo, così la carne è andata al mercato.
yk-lesson-no-meat = Poi il sole è tramontato. Ecco il tuo lapislazzuli, in un carro che ne ha due e una pietra cristallo. Ma è il carro senza carne: oggi la tua carne non serve.
yk-lesson-build-again = Due Latte e due Pane sono 4 segnalini Cibo: proprio quanto serve per una pietra e una pietra cristallo. Scegli Costruire.
yk-lesson-lapis = Il cucciolo di yak è di nuovo di { $other_name }, che ha costruito prima di te. Ora tu: un lapislazzuli.
yk-lesson-crystal = E la pietra cristallo: 3 segnalini Cibo per due pietre, e 1 in più per il cristallo. Un secondo lapislazzuli costa meno, ma un cristallo alla fine può diventare di qualsiasi colore, quello che serve di più alla torre. È tutto il tuo latte e il tuo pane, quindi si paga subito.
yk-lesson-on-top = Più in alto una pietra poggia su altre due e le tocca entrambe. Colloca il lapislazzuli sopra le tue due.
yk-lesson-set-crystal = E la pietra cristallo a terra, in fondo alla fila.
yk-lesson-crystals = Alla fine ogni pietra cristallo diventa di un colore, ognuna di uno diverso, in modo che la torre valga di più. Qui sarebbe lapislazzuli: un gruppo di quattro, 5 punti.
yk-lesson-empty = La tua iurta è quasi vuota. Scegli ancora una volta Rifornire.
yk-lesson-bread = Sei Pane, e ci stanno tutti: in una iurta entrano 8 segnalini Cibo. Prendili.
yk-lesson-fog = Nebbia! Con la pietra per il tuo carro è uscito un banco di nebbia. Ora sta sulla montagna, e tutti gli yak si sono girati.
yk-lesson-track = Questo tracciato conta la nebbia sulla montagna: il segnalino è passato da 0 a 1. A 5 tutta la nebbia torna nel sacchetto, e il segnalino a 0.
yk-lesson-turned = { $other_name } si è rifornito di latte, e poi i carri sono andati dall'altra parte: il carro senza carne è tornato alla tua fermata. Per fortuna hai del pane!
yk-lesson-chance = Qui vedi quanto è probabile la nebbia, quando si pescano una o tre pietre. Le frecce punteggiate mostrano dove andrebbero allora i carri.
yk-lesson-last-day = La partita finisce con il giorno in cui qualcuno completa il livello 4 di una torre, cioè i suoi due posti. Chi ci riesce riceve lo stupa: 3 punti in più. La nebbia non fa finire la partita.
yk-lesson-count = Poi si contano le torri, e ogni 2 segnalini Cibo rimasti nella iurta sono un altro punto. Vince chi ha più punti; a parità, chi ha più cibo.
yk-lesson-sum = In breve: scegli una carta, compra ciò che fa crescere i tuoi gruppi, paga con ciò che il carro accetta, e guarda le frecce per sapere che cosa arriva domani.
yk-lesson-end = La tua torre vale 5 punti, quella di { $other_name } solo 1. Quel che resta da sapere è nel promemoria e nelle regole: in cima alla pagina, sul telefono nel menu lì in alto. Continua qui, o comincia una partita vera.
