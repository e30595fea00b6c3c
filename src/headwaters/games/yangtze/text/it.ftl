# Yangtze. Le parole sono quelle del glossario; i colori sono W O R P B G K, come nella notazione.

## Colori delle carte lanterna

yz-colour = { $colour ->
     [W] bianca
     [O] arancione
     [R] rossa
     [P] viola
     [B] blu
     [G] verde
    *[K] nera
}
yz-gives = { $gives ->
     [W] bianca
     [O] arancione
     [R] rossa
     [P] viola
     [B] blu
     [G] verde
    *[K] nera
}
yz-takes = { $takes ->
     [W] bianca
     [O] arancione
     [R] rossa
     [P] viola
     [B] blu
     [G] verde
    *[K] nera
}
yz-first = { $first ->
     [W] bianca
     [O] arancione
     [R] rossa
     [P] viola
     [B] blu
     [G] verde
    *[K] nera
}
yz-second = { $second ->
     [W] bianca
     [O] arancione
     [R] rossa
     [P] viola
     [B] blu
     [G] verde
    *[K] nera
}
yz-third = { $third ->
     [W] bianca
     [O] arancione
     [R] rossa
     [P] viola
     [B] blu
     [G] verde
    *[K] nera
}

## Colori dei lati di una tessera

yz-side-top = { $top ->
     [W] bianco
     [O] arancione
     [R] rosso
     [P] viola
     [B] blu
     [G] verde
    *[K] nero
}
yz-side-right = { $right ->
     [W] bianco
     [O] arancione
     [R] rosso
     [P] viola
     [B] blu
     [G] verde
    *[K] nero
}
yz-side-bottom = { $bottom ->
     [W] bianco
     [O] arancione
     [R] rosso
     [P] viola
     [B] blu
     [G] verde
    *[K] nero
}
yz-side-left = { $left ->
     [W] bianco
     [O] arancione
     [R] rosso
     [P] viola
     [B] blu
     [G] verde
    *[K] nero
}

## Posti, pile e simboli

yz-where = { $spot ->
     [up] { $along } in alto
     [up-right] { $across } a destra, { $along } in alto
     [right] { $across } a destra
     [down-right] { $across } a destra, { $along } in basso
     [down] { $along } in basso
     [down-left] { $across } a sinistra, { $along } in basso
     [left] { $across } a sinistra
     [up-left] { $across } a sinistra, { $along } in alto
    *[here] la canoa stessa
}
yz-pile = { $pile ->
     [four] 4 uguali
     [pairs] 3 coppie
    *[seven] 7 diverse
}
yz-symbol = { $symbol ->
     [flower] , con un fiore
     [koi] , con una carpa koi
     [dragon] , con un drago
     [panda] , con un panda
     [boat] , con la canoa
    *[none] {""}
}
yz-side = { $side ->
     [top] in alto
     [right] a destra
     [bottom] in basso
    *[left] a sinistra
}

## Quantità

yz-points = { $points ->
     [one] { $points } punto
    *[other] { $points } punti
}
yz-value = { $value ->
     [one] { $value } punto
    *[other] { $value } punti
}
yz-limit = { $limit ->
     [one] { $limit } carta lanterna
    *[other] { $limit } carte lanterna
}

## Titoli

yz-word = { $word ->
     [points] Punti
     [rafts] Zattere
     [cards] Carte
     [tiles] Tessere
    *[general] Generali
}
yz-title-board = Il lago e la riserva
yz-title-lake = Il lago
yz-title-hand = Le tue tessere, carte lanterna e zattere
yz-title-seat = { $name }

## Che cosa si può scegliere

yz-label-tile = tessera: in alto { yz-side-top }, a destra { yz-side-right }, in basso { yz-side-bottom }, a sinistra { yz-side-left }{ yz-symbol }
yz-label-place = posto, dalla canoa: { yz-where }
yz-label-card = carta lanterna { yz-colour } (ne hai { $count })
yz-label-supply = riserva: carta lanterna { yz-colour } ({ $count ->
     [0] esaurita
     [one] ne resta { $count }
    *[other] ne restano { $count }
})
yz-label-pile = ricompensa { yz-pile }: { yz-value } ({ $count ->
     [0] pila vuota, ricompensa generale
     [one] ne resta { $count }
    *[other] ne restano { $count }
})
yz-label-general = ricompense generali da 4 punti: { $count ->
     [one] ne resta { $count }
    *[other] ne restano { $count }
}
yz-label-draw-pile = pila delle tessere: { $count ->
     [0] vuota
     [one] { $count } tessera
    *[other] { $count } tessere
}
yz-label-skip = { $decision ->
     [exchange] Nessuno scambio
    *[reward] Nessuna ricompensa
}

## Che cosa si chiede

yz-ask-exchange = { $last ->
     [yes] Il tuo ultimo turno: paga 2 zattere per scambiare una carta lanterna, oppure rinuncia.
    *[no] { $then ->
         [reward] Paga 2 zattere per scambiare una carta, o prosegui con una ricompensa.
        *[tile] Paga 2 zattere per scambiare una carta, o prosegui con una tessera.
     }
}
yz-ask-reward = { $last ->
     [yes] Il tuo ultimo turno: prendi una ricompensa, oppure rinuncia.
    *[no] Prendi una ricompensa, oppure rinuncia.
}
yz-ask-exchange-only = Paga 2 zattere per scambiare una carta lanterna.
yz-ask-reward-only = Prendi una ricompensa.
yz-ask-discard = { $count ->
     [one] Rimetti una carta lanterna nella riserva: puoi tenerne 12.
    *[other] Rimetti { $count } carte lanterna nella riserva: puoi tenerne 12.
}
yz-ask-lay = Posa una delle tue tessere: sceglila, girala, scegli il posto.
yz-wait-exchange = { $last ->
     [yes] { $name } è all'ultimo turno e può scambiare una carta lanterna.
    *[no] { $name } può scambiare una carta lanterna.
}
yz-wait-reward = { $last ->
     [yes] { $name } è all'ultimo turno e può prendere una ricompensa.
    *[no] { $name } può prendere una ricompensa.
}
yz-wait-discard = { $count ->
     [one] { $name } deve rimettere una carta lanterna nella riserva.
    *[other] { $name } deve rimettere { $count } carte lanterna nella riserva.
}
yz-wait-lay = { $name } sta posando una tessera.
yz-over-one = { $name } vince con { yz-points }.
yz-over-two = { $name } e { $other_name } condividono la vittoria con { yz-points }.
yz-over-many = { $count ->
     [one] { $count } giocatore ha
    *[other] { $count } giocatori condividono
} la vittoria con { yz-points }.

## Che cosa è successo

yz-did-lay = { $name } posa una tessera{ yz-symbol }.
yz-did-match = { $name } riceve una carta lanterna { yz-colour } come bonus di abbinamento.
yz-did-match-none = Un lato combacia, ma per { $name } non c'è più nessuna carta lanterna { yz-colour }.
yz-did-rafts = { $name } riceve { $count ->
     [one] una zattera
    *[other] { $count } zattere
}.
yz-did-get = { $name } riceve una carta lanterna { yz-colour }.
yz-did-get-none = { $name } non riceve nulla: non c'è più nessuna carta lanterna { yz-colour }.
yz-did-sell-out = Era l'ultima carta lanterna { yz-colour } della riserva.
yz-did-draw = { $name } pesca una tessera.
yz-did-draw-own = { $name } pesca una tessera: { yz-side-top }, { yz-side-right }, { yz-side-bottom }, { yz-side-left }{ yz-symbol }.
yz-did-empty-pile = La pila delle tessere è vuota.
yz-did-last-turns = L'ultima tessera è posata: tutti hanno un ultimo turno.
yz-did-sat-out = { $name } non ha nulla da fare nell'ultimo turno.
yz-did-swap = { $name } paga { $count ->
     [one] { $count } zattera
    *[other] { $count } zattere
}, dà una carta lanterna { yz-gives } e ne prende una { yz-takes }.
yz-did-reward-four = { $name } rimette 4 carte lanterna uguali ({ yz-colour }) e prende una ricompensa da { $value }.
yz-did-reward-pairs = { $name } rimette tre coppie ({ yz-first }, { yz-second }, { yz-third }) e prende una ricompensa da { $value }.
yz-did-reward-seven = { $name } rimette una carta lanterna di ogni colore e prende una ricompensa da { $value }.
yz-did-general = La pila { yz-pile } è vuota: una ricompensa generale vale { $value } (rimanenti: { $count }).
yz-did-pile-out = La pila { yz-pile } ora è vuota.
yz-did-discard = { $name } rimette una carta lanterna { yz-colour } nella riserva.
yz-did-skip = { $name } { $decision ->
     [exchange] non scambia nulla
    *[reward] non prende ricompense
}.
yz-did-win = { $name } vince con { yz-points }{ $by ->
     [rafts] , grazie alle zattere
     [cards] , grazie alle carte lanterna
    *[points] {""}
}.
yz-did-share = { $name } condivide la vittoria con { yz-points }.

## Che cosa succederebbe

yz-will-match = { $you ->
    [yes] Avresti una carta { yz-colour } come bonus.
   *[no] { $name } avrebbe una carta { yz-colour } come bonus.
}
yz-will-match-none = Un lato combacerebbe, ma la carta { yz-colour } è esaurita.
yz-will-rafts = { $you ->
    [yes] Avresti
   *[no] { $name } avrebbe
} { $count ->
     [one] una zattera
    *[other] { $count } zattere
}.
yz-will-get = { $you ->
    [yes] Avresti una carta { yz-colour }.
   *[no] { $name } avrebbe una carta { yz-colour }.
}
yz-will-get-none = { $you ->
    [yes] Non avresti nulla: la carta { yz-colour } è esaurita.
   *[no] { $name } non avrebbe nulla: la carta { yz-colour } è esaurita.
}
yz-will-sell-out = Sarebbe l'ultima carta { yz-colour }.
yz-will-swap = Una carta { yz-gives } diventerebbe { yz-takes } per { $count ->
     [one] { $count } zattera
    *[other] { $count } zattere
}.
yz-will-reward = La ricompensa varrebbe { yz-value }.
yz-will-general = Una ricompensa generale varrebbe { yz-value } (poi rimanenti: { $count }).
yz-will-discard = { $count ->
     [0] Una carta { yz-colour } tornerebbe nella riserva e ne avresti 12.
    *[other] Una carta { yz-colour } tornerebbe nella riserva, poi ancora { $count }.
}
yz-will-skip = { $decision ->
     [exchange] Non scambieresti nulla.
    *[reward] Non prenderesti ricompense.
}

## Il tavolo letto ad alta voce

yz-read-tile = dalla canoa: { yz-where }: tessera con in alto { yz-side-top }, a destra { yz-side-right }, in basso { yz-side-bottom }, a sinistra { yz-side-left }{ yz-symbol }
yz-read-seat = { $name }, { yz-side }: punti { $points }, zattere { $rafts }, tessere { $tiles }, carte lanterna { $cards }
yz-read-cards = { $you ->
    [yes] Tu: { $count } × { yz-colour }
   *[no] { $name }: { $count } × { yz-colour }
}

## Why not, options, scores (asked for by the table)
yz-why-exchange = si chiede uno scambio, o di rinunciare.
yz-why-reward = si chiede una ricompensa: 4 uguali, 3 coppie o 7 diverse; o di rinunciare.
yz-why-discard = bisogna rimettere una carta lanterna, fino a restare con { $limit }.
yz-why-lay = si chiede una tessera: una della mano, girata a piacere, lato contro lato col lago.
yz-why-put-back = con più di { yz-limit } bisogna rimetterne una.
yz-why-must-lay = bisogna posare una tessera.
yz-why-exchange-first = lo scambio è solo il primo passo del turno, una volta.
yz-why-exchange-needs = uno scambio richiede 2 zattere, una carta da dare e un altro colore nella riserva.
yz-why-after-exchange = prima viene lo scambio: fallo o rinuncia.
yz-why-reward-over = la ricompensa di questo turno è passata.
yz-why-no-reward = con queste carte lanterna non si paga nessuna ricompensa.
yz-why-no-discard = le carte si rimettono solo dopo la ricompensa, e solo se sono più di { $limit }.
yz-why-last-turns = negli ultimi turni non si posano tessere.
yz-why-too-many-cards = con più di { yz-limit } non si può posare una tessera.
yz-why-lay-last = la tessera si posa dopo scambio e ricompensa: scegli o rinuncia.
yz-why-same-colour = la carta presa ha un altro colore.
yz-why-no-card = non hai carte lanterna di questo colore: { yz-colour }.
yz-why-no-supply = la riserva non ha carte di questo colore: { yz-colour }.
yz-why-four = servono quattro carte lanterna di un colore: { yz-colour }.
yz-why-pairs = le coppie hanno tre colori diversi.
yz-why-pairs-order = i colori delle coppie si nominano nell'ordine { $order }.
yz-why-pair-lacks = servono due carte lanterna di ciascuno, anche di: { yz-colour }.
yz-why-seven = serve una carta lanterna di ogni colore, anche di: { yz-colour }.
yz-why-not-in-hand = la tessera { $tile } non è nella tua mano.
yz-why-turns = una tessera si gira da 0 a 3 volte.
yz-why-looks = la tessera { $tile } girata { $turn ->
     [one] { $turn } volta
    *[other] { $turn } volte
} è come girata { $same ->
     [one] { $same } volta
    *[other] { $same } volte
}: scegli così.
yz-why-taken = lì c'è già una tessera.
yz-why-apart = il posto non tocca nessuna tessera lato contro lato.
yz-score-1 = Zattere rimaste (primo spareggio)
yz-score-2 = Carte lanterna rimaste (secondo spareggio)
yz-source-rewarded-four = Ricompense per 4 uguali
yz-source-rewarded-pairs = Ricompense per 3 coppie
yz-source-rewarded-seven = Ricompense per 7 diverse

# The front page
yz-lead = Posa tessere di lanterne su un lago al tramonto. Ogni tessera dà carte a tutti: guarda chi ci guadagna di più.

## Scenes of what happened
yz-scene-reward = { $you ->
    [yes] Prendi una ricompensa ({ yz-pile })
   *[no] { $name }: una ricompensa ({ yz-pile })
}

## Before somebody acts: what to choose next, and what a piece is
yz-follow-tile = Ora scegli il posto per la tua tessera; scegli di nuovo la tessera per girarla.
yz-follow-card = Ora scegli il colore che prendi in cambio.
yz-follow-pile = { $pile ->
     [pairs] { $count ->
         [0] Ora scegli il colore della prima coppia.
        *[other] Ora scegli il colore di un’altra coppia.
     }
    *[other] Ora scegli il colore con cui paghi.
}
yz-help-tile = Quando viene posata, ogni giocatore riceve una carta lanterna del colore sul lato rivolto verso di lui.
yz-help-place = Una tessera si posa lato contro lato con il lago. I lati dello stesso colore che si toccano ti danno una carta bonus.
yz-help-card = Quattro uguali, tre coppie o tutti i sette colori pagano una ricompensa. Puoi tenere 12 carte.
yz-help-supply = Le carte lanterna vengono da qui e tornano qui. Di un colore esaurito nessuno riceve nulla.
yz-help-pile = Le ricompense valgono sempre meno più tardi si prendono. I punti decidono la partita.
yz-help-general = Quando la pila di una ricompensa è vuota, paga una ricompensa generale.
yz-help-draw = Dopo aver posato una tessera ne peschi una. Quando l'ultima è posata, tutti hanno un ultimo turno.
yz-help-raft = Due zattere pagano uno scambio: dai una carta lanterna e ne prendi una di un altro colore.
yz-help-side = Chi siede a questo lato riceve il colore che una tessera posata mostra verso di lui.
# The guided first game
yz-lesson-goal = Ecco il lago delle lanterne! Giochi contro { $other_name }, un giocatore automatico. L'obiettivo: quando è posata l'ultima tessera, avere più punti di ricompense. Queste sono le ricompense, con i loro punti.
yz-lesson-cards = Con serie di carte lanterna si prendono le ricompense. Per ora hai una carta, rossa.
yz-lesson-tiles = Le carte lanterna vengono dalle tessere. Queste sono le tue tessere: ne tieni sempre tre, e { $other_name } non vede quali.
yz-lesson-first-tile = A ogni turno posi una tessera accanto alle altre sul lago; i colori non devono combaciare per forza. Scegli la tessera segnata, poi il posto segnato.
yz-lesson-yours = Tu siedi in basso, e il lato in basso della tua tessera è blu: una carta lanterna blu per te.
yz-lesson-theirs = { $other_name } siede in alto. Il lato in alto è arancione: una carta arancione per { $other_name }. Ogni tessera dà una carta a tutti!
yz-lesson-draw = Hai pescato una nuova tessera dalla pila. Ora tocca a { $other_name }.
yz-lesson-from-others = Anche la tessera di { $other_name } dà qualcosa a te: il suo lato in basso è nero.
yz-lesson-match = Ora un bonus: dove un lato della tua tessera tocca lo stesso colore, ricevi un'altra carta di quel colore. Posa questa tessera, arancione contro arancione.
yz-lesson-bonus = Due carte arancioni: una perché l'arancione guarda verso di te, una perché i lati combaciano. Il bonus è solo tuo.
yz-lesson-symbol = Alcune tessere hanno un simbolo al centro, come questo drago. Un simbolo porta qualcosa in più quando un lato combacia.
yz-lesson-symbols = Anche il tuo panda è un simbolo. Posalo in modo che il viola tocchi il viola del drago.
yz-lesson-rafts = Il viola combacia: una carta di bonus e due zattere, una per il tuo panda e una per il drago accanto. A che cosa servono le zattere lo vedi tra poco.
yz-lesson-sold-out = Le carte possono finire. Arancione e viola sono esauriti: nessuno ne riceve più finché non ne tornano.
yz-lesson-nearly = Guarda le tue carte. Hai coppie di arancione e di viola, ma un solo blu. Con una terza coppia avresti una serie.
yz-lesson-exchange = Con due zattere fai uno scambio: una tua carta per un'altra. Scegli la tua carta nera, poi il blu nella riserva.
yz-lesson-pairs = Tre coppie! Rimettile: scegli la ricompensa delle 3 coppie. Con più di tre coppie diresti tu quali.
yz-lesson-points = 9 punti, i tuoi primi! Le sei carte sono tornate nella riserva.
yz-lesson-turned = Scambio e ricompensa si fanno una volta per turno, se vuoi; una tessera lo finisce. Prima di posarla la puoi girare: questa arriva già girata, così il blu tocca il blu. Tra poco ne giri una tu.
yz-lesson-falling = Anche { $other_name } rimette tre coppie, ma riceve solo 8. Ogni ricompensa rende più piccola la prossima dello stesso tipo: ora questa pila vale 7. Non aspettare troppo con una serie.
yz-lesson-general = E se una pila è vuota? Allora le sue serie si pagano con le ricompense generali, e con 4 punti anche quando queste sono finite. Una serie vale dunque sempre almeno 4.
yz-lesson-black = Hai una carta nera. Questa tessera rivolge il nero a te, e il nero tocca il nero: altre due in un colpo, e una zattera per il panda.
yz-lesson-fourth = La tessera di { $other_name } rivolge il nero a te: la tua quarta carta nera. Anche questa è una serie.
yz-lesson-four = Quattro uguali! Prendila adesso che vale 8: scegli la ricompensa delle 4 uguali.
yz-lesson-seven = Il terzo tipo di serie è una carta di ognuno dei sette colori. Vale più di tutte: ora 10 punti.
yz-lesson-last-tile = Una tessera finisce il turno, e la giri tu: sceglila, poi sceglila ancora e ancora finché è come vuoi. Il lato in basso è la tua carta, quello in alto la carta di { $other_name }: bada a ciò che regali! Poi scegli il posto segnato.
yz-lesson-limit = Tieni d'occhio quante carte hai: con più di 12 devi rimetterne prima di poter posare una tessera.
yz-lesson-the-end = Quando tutte le tessere sono posate, ognuno ha un ultimo turno, solo per uno scambio e una ricompensa. Poi vince chi ha più punti; a parità, chi ha più zattere, poi più carte lanterna rimaste.
yz-lesson-sum = In breve: rivolgi a te ciò che ti serve, fai combaciare i lati per avere carte e zattere, e incassa le serie prima che perdano valore.
yz-lesson-end = Conduci per 17 punti a 8. Quel che resta da sapere è nel promemoria e nelle regole: in cima alla pagina, sul telefono nel menu lì in alto. Continua qui contro { $other_name }, o comincia una partita vera.
