# Yellow & Yangtze in italiano.

## Parole usate in altri messaggi ($colour: K, R, B, G, Y)
yy-colour = { $colour ->
    [K] governatore
    [R] soldato
    [B] contadino
    [G] commerciante
   *[Y] artigiano
}
yy-hue = { $colour ->
    [K] neri
    [R] rossi
    [B] blu
    [G] verdi
   *[Y] gialli
}
yy-goods = { $colour ->
    [K] pergamene
    [R] armi
    [B] raccolti
    [G] merci
   *[Y] oro
}
yy-house = { $colour ->
    [K] tribunale
    [R] guarnigione
    [B] granaio
    [G] mercato
   *[Y] officina
}
yy-tile-of = tessera { yy-colour }
yy-leader-of = leader { yy-colour }
yy-pagoda-of = pagoda { $colour ->
    [K] nera
    [R] rossa
    [B] blu
    [G] verde
   *[Y] gialla
} ({ yy-house })
yy-a-tile = una { yy-tile-of }
yy-a-pagoda = una { yy-pagoda-of }
yy-tiles-of = { $count ->
    [one] { $count } { yy-tile-of }
   *[other] { $count } tessere { yy-colour }
}
yy-points-of = { $points ->
    [one] { $points } punto { $colour ->
        [K] nero
        [R] rosso
        [B] blu
        [G] verde
       *[Y] giallo
    }
   *[other] { $points } punti { yy-hue }
}
yy-and-leader = { $leader ->
    [0] { "" }
   *[other] { " " }e il leader
}
yy-soldiers-committed = { $count ->
    [0] { $leader ->
        [0] nulla
       *[other] il solo leader soldato
    }
    [one] { $count } tessera soldato{ yy-and-leader }
   *[other] { $count } tessere soldato{ yy-and-leader }
}
yy-governors-committed = { $count ->
    [0] { $leader ->
        [0] nulla
       *[other] il solo leader governatore
    }
    [one] { $count } tessera governatore{ yy-and-leader }
   *[other] { $count } tessere governatore{ yy-and-leader }
}
yy-farmers-paid = { $count ->
    [one] { $count } tessera contadino
   *[other] { $count } tessere contadino
}
yy-traders-paid = { $count ->
    [one] { $count } tessera commerciante
   *[other] { $count } tessere commerciante
}
yy-emblem = { $emblem ->
    [lion] Leone
    [bull] Toro
    [archer] Arciere
   *[pot] Vaso
}
yy-war-sides = { $count ->
    [3] { $first } ({ $first_strength }), { $second } ({ $second_strength }) e { $third } ({ $third_strength })
   *[other] { $first } ({ $first_strength }) contro { $second } ({ $second_strength })
}

## Sul tavolo
yy-word-market = Mercato
yy-word-pagodas = Pagode
yy-word-bag = Sacchetto
yy-word-war = Guerra
yy-word-revolt = Rivolta
yy-word-attacker = Attaccante
yy-word-defender = Difensore, vince i pareggi
yy-title-board = Il tabellone: la mappa con tessere, leader e pagode
yy-title-figure = Una parte del tabellone
yy-title-hand = Dietro il tuo schermo: tessere, leader e punti
yy-title-seat = Dinastia: { yy-emblem }; { $count ->
    [one] { $count } tessera
   *[other] { $count } tessere
} dietro lo schermo
yy-title-tray = Accanto al tabellone: mercato, pagode e sacchetto
yy-title-war = Guerra: gli stati e la loro forza
yy-title-revolt = Rivolta: attaccante e difensore

## Gli identificatori in parole
yy-id-space-land = { $space }, terra
yy-id-space-river = { $space }, fiume
yy-id-space-tile = { $space }, { yy-tile-of }
yy-id-space-leader = { $space }, { yy-leader-of } di { $name }
yy-id-leader-on = { yy-leader-of } di { $name } in { $space }, forza { $strength } in una rivolta
yy-id-leader-off = { yy-leader-of } di { $name }, fuori dal tabellone
yy-id-hand = { yy-tiles-of } dietro il tuo schermo
yy-id-own = { yy-tile-of } dietro il tuo schermo
yy-id-market = { yy-tiles-of } al mercato
yy-id-supply = { yy-pagoda-of }, accanto al tabellone: { $count }
yy-id-triangle = Triangolo { $triangle }, { yy-colour }
yy-id-pagoda = { yy-pagoda-of } su { $triangle }
yy-id-support = Sostieni { $state }, forza { $strength }
yy-id-state = { $state }, forza { $strength }
yy-id-pay = Paga { yy-tiles-of }{ $leader ->
    [0] { "" }
   *[other] { "" }, con il leader fuori dal tabellone
}
yy-id-commit-war = { $count ->
    [0] { $leader ->
        [0] Non impegnare nulla
       *[other] Impegna { yy-soldiers-committed }
    }
   *[other] Impegna { yy-soldiers-committed }
}
yy-id-commit-revolt = { $count ->
    [0] { $leader ->
        [0] Non impegnare nulla
       *[other] Impegna { yy-governors-committed }
    }
   *[other] Impegna { yy-governors-committed }
}
yy-id-points = { yy-points-of } ({ yy-goods }), { $name }
yy-id-secret = Punti { yy-hue } ({ yy-goods }) di { $name }, nascosti
yy-id-tiles = { $name }: { $count ->
    [one] { $count } tessera
   *[other] { $count } tessere
} dietro lo schermo
yy-id-bag = { $count ->
    [one] { $count } tessera nel sacchetto
   *[other] { $count } tessere nel sacchetto
}
yy-id-withdraw = Ritira
yy-id-done = Pesca le nuove tessere
yy-id-stop = Basta così
yy-id-act-riot = Rivolta dei contadini
yy-id-act-build = Costruisci una pagoda
yy-id-act-replace = Sostituisci tessere
yy-id-act-end = Termina il turno
yy-id-pass-market = Nessuna tessera
yy-id-pass-pagoda = Nessuna pagoda
yy-id-pass-war-support = Nessun sostegno

## Che cosa è chiesto a te
yy-ask-main = { $left ->
    [1] Tocca a te: scegli la tua ultima azione o termina il turno.
   *[other] Tocca a te: scegli un'azione, te ne restano { $left }.
}
yy-ask-replace = { $count ->
    [0] Scegli una tessera da sostituire.
   *[other] Scegli altre tessere da sostituire, o pescane { $count }.
}
yy-ask-market = Prendi una tessera dal mercato, oppure nessuna.
yy-ask-pagoda = Puoi mettere { yy-a-pagoda } su un triangolo.
yy-ask-pagoda-from = Scegli la { yy-pagoda-of } da spostare su { $triangle }.
yy-ask-chain = Piazza un'altra tessera contadino accanto a { $space }, o fermati.
yy-ask-revolt-attack = Attacchi { $other_name }, { $attack } a { $defence }: che cosa impegni?
yy-ask-revolt-defence = { $other_name } ti attacca, { $attack } a { $defence }: che cosa impegni?
yy-ask-war-support = Guerra: sostieni uno degli stati, oppure nessuno.
yy-ask-war-tie = La guerra è in parità: scegli lo stato che vince.
yy-ask-losses = { $count ->
    [one] Rimuovi { $count } tessera soldato dallo stato { $state }.
   *[other] Rimuovi { $count } tessere soldato dallo stato { $state }.
}

## Che cosa è chiesto a un altro
yy-wait-main = { $name } sceglie un'azione.
yy-wait-replace = { $name } sceglie le tessere da sostituire.
yy-wait-market = { $name } può prendere una tessera dal mercato.
yy-wait-pagoda = { $name } può mettere { yy-a-pagoda }.
yy-wait-pagoda-from = { $name } sceglie la { yy-pagoda-of } da spostare.
yy-wait-chain = { $name } può piazzare un'altra tessera contadino.
yy-wait-revolt-attack = Rivolta: { $name } attacca { $other_name }, { $attack } a { $defence }, e può impegnare tessere.
yy-wait-revolt-defence = Rivolta: { $name } si difende da { $other_name }, { $attack } a { $defence }, e può impegnare tessere.
yy-wait-war-support = Guerra: { $name } può sostenere uno stato.
yy-wait-war-tie = La guerra è in parità: { $name } sceglie chi vince.
yy-wait-losses = { $count ->
    [one] { $name } rimuove { $count } tessera soldato dallo stato { $state }.
   *[other] { $name } rimuove { $count } tessere soldato dallo stato { $state }.
}
yy-over-you = La partita è finita: hai vinto!
yy-over = La partita è finita: vince { $name }.
yy-over-shared = { $count ->
    [2] La partita è finita: { $first_name } e { $second_name } condividono la vittoria.
    [3] La partita è finita: { $first_name }, { $second_name } e { $third_name } condividono la vittoria.
   *[other] La partita è finita: { $first_name }, { $second_name }, { $third_name } e { $fourth_name } condividono la vittoria.
}

## Che cosa è successo
yy-did-tile = { $name } piazza { yy-a-tile } in { $space }.
yy-did-leader = { $name } posiziona il { yy-leader-of } in { $space }.
yy-did-move = { $name } sposta il { yy-leader-of } da { $home } a { $space }.
yy-did-withdraw = { $name } ritira il { yy-leader-of } da { $space }.
yy-did-riot = Rivolta dei contadini: { $name } paga { yy-farmers-paid } e rimuove la { yy-tile-of } da { $space }.
yy-did-build = { $name } paga { yy-traders-paid } per costruire una pagoda su { $triangle }.
yy-did-replace = { $name } sostituisce delle tessere.
yy-did-discard = { $name } mette da parte { yy-a-tile }, coperta.
yy-did-discard-unseen = { $name } mette da parte una tessera coperta.
yy-did-replaced = { $count ->
    [one] { $name } ha scartato { $count } tessera coperta.
   *[other] { $name } ha scartato { $count } tessere coperte.
}
yy-did-take = { $name } prende { yy-a-tile } dal mercato.
yy-did-take-none = { $name } non prende nulla dal mercato.
yy-did-pagoda = { $name } mette { yy-a-pagoda } su { $triangle }.
yy-did-pagoda-wanted = { $name } vuole { yy-a-pagoda } su { $triangle }: una deve spostarsi.
yy-did-pagoda-moved = { $name } sposta la { yy-pagoda-of } da { $home } a { $triangle }.
yy-did-pagoda-none = { $name } non mette nessuna pagoda.
yy-did-stop = { $name } non piazza altre tessere contadino.
yy-did-end = { $name } termina il turno.
yy-did-commit = { $name } impegna { yy-governors-committed }.
yy-did-commit-none = { $name } non impegna nulla.
yy-did-support = { $name } sostiene lo stato { $state } con { yy-soldiers-committed }.
yy-did-support-none = { $name } non sostiene nessuno.
yy-did-winner = { $name } decide il pareggio per lo stato { $state }.
yy-did-remove = { $name } rimuove la tessera soldato in { $space }.
yy-revolt = Rivolta: { $name } attacca il { yy-leader-of } di { $other_name }, { $attack } a { $defence }.
yy-revolt-stands = La rivolta è sul { $attack } a { $defence }.
yy-revolt-won = { $name } vince la rivolta contro { $other_name }: attacco { $attack }, difesa { $defence }.
yy-war = Guerra: { yy-war-sides }.
yy-war-stands = Le forze in guerra: { yy-war-sides }.
yy-war-tied = La guerra è in parità, { $strength } a { $strength }.
yy-war-won = Lo stato { $state } vince la guerra, { $strength } a { $quota }.
yy-leader-back = Il { yy-leader-of } di { $name } lascia il tabellone.
yy-soldiers-lost = { $count ->
    [one] Cade { $count } tessera soldato.
   *[other] Cadono { $count } tessere soldato.
}
yy-pagoda-back = La { yy-pagoda-of } su { $triangle } torna accanto al tabellone.
yy-gain-tile = { $name } guadagna { yy-points-of }.
yy-gain-revolt = { $name } guadagna { yy-points-of } dalla rivolta.
yy-gain-war = { $name } guadagna { yy-points-of } dalla guerra.
yy-gain-pagoda = { $name } guadagna { yy-points-of } dalle pagode.
yy-draws = { $count ->
    [one] { $name } pesca { $count } tessera.
   *[other] { $name } pesca { $count } tessere.
}
yy-draws-of = { $name } pesca { yy-tiles-of }.
yy-market-filled = { $count ->
    [one] { $count } nuova tessera al mercato.
   *[other] { $count } nuove tessere al mercato.
}
yy-removed = { $count ->
    [one] { $count } tessera lascia il sacchetto coperta.
   *[other] { $count } tessere lasciano il sacchetto coperte.
}
yy-turn = { $name } inizia il turno.
yy-end-bag = Il sacchetto è vuoto: la partita finisce.
yy-end-still = Troppi turni senza pescare tessere: la partita finisce.
yy-won = Vince { $name }.
yy-won-shared = { $count ->
    [2] { $first_name } e { $second_name } condividono la vittoria.
    [3] { $first_name }, { $second_name } e { $third_name } condividono la vittoria.
   *[other] { $first_name }, { $second_name }, { $third_name } e { $fourth_name } condividono la vittoria.
}

## Che cosa succederebbe
yy-pre-gain = { $name } guadagnerebbe { yy-points-of }.
yy-pre-no-point = Nessun punto per nessuno.
yy-pre-war = Scoppierebbe una guerra: { yy-war-sides }.
yy-pre-revolt = Scoppierebbe una rivolta contro { $other_name }, { $attack } a { $defence }.
yy-pre-strengths = Si andrebbe sul { $attack } a { $defence }.
yy-pre-revolt-won = L'attacco vincerebbe, { $attack } a { $defence }.
yy-pre-revolt-held = La difesa reggerebbe, { $defence } a { $attack }.
yy-pre-support = Le forze sarebbero: { yy-war-sides }.
yy-pre-war-tied = La guerra sarebbe in parità, { $strength } a { $strength }.
yy-pre-war-won = Lo stato { $state } vincerebbe, { $strength } a { $quota }.
yy-pre-leader-back = Il { yy-leader-of } di { $name } lascerebbe il tabellone.
yy-pre-soldiers-lost = { $count ->
    [one] Cadrebbe { $count } tessera soldato.
   *[other] Cadrebbero { $count } tessere soldato.
}
yy-pre-pagoda-back = La { yy-pagoda-of } cadrebbe.
yy-pre-pagoda = Potrebbe portare { yy-a-pagoda }.
yy-pre-income = Le pagode porterebbero { yy-points-of }.
yy-pre-end = La partita finirebbe.

## Il tavolo letto ad alta voce
yy-read-state = Stato { $state }, forza { $strength }: { $things }.
yy-read-loose = Nessuno stato: { $things }.
yy-read-tile = { $space } { yy-tile-of }
yy-read-leader = { $space } { yy-leader-of } di { $name }
yy-read-pagoda = { yy-pagoda-of } su { $triangle }.
yy-read-market = Mercato: { $tiles }.
yy-read-seat = { $name }, dinastia: { yy-emblem }; { $count ->
    [one] { $count } tessera
   *[other] { $count } tessere
} dietro lo schermo.
yy-read-hand = Dietro lo schermo: { $tiles }.
yy-read-waiting = Leader fuori dal tabellone: { $leaders }.
yy-read-points = Punti: { $points }.
yy-read-colour = { yy-colour }
yy-read-points-of = { yy-points-of } ({ yy-goods })
yy-read-none = nessuna

## Why not, options, scores (asked for by the table)
yy-why-main = un'azione è un leader, una tessera, una rivolta dei contadini, una pagoda, la sostituzione di tessere o la fine del turno.
yy-why-replace = scarta una tessera da dietro il tuo schermo, o pesca dopo averne scartata almeno una.
yy-why-market = prendi una tessera che sta nel mercato, o nessuna.
yy-why-pagoda = la pagoda va su un triangolo senza pagode formato dalla tessera piazzata, o da nessuna parte.
yy-why-pagoda-from = sposta una delle due pagode di quel colore.
yy-why-chain = la prossima tessera contadino va su uno spazio di fiume vuoto accanto all'ultima.
yy-why-revolt = impegna tessere governatore da dietro il tuo schermo, e il leader governatore solo se è fuori dal tabellone.
yy-why-support = sostieni uno degli stati in guerra con tessere soldato da dietro il tuo schermo, il leader soldato solo se è fuori dal tabellone.
yy-why-tie = vince uno degli stati in parità.
yy-why-losses = togli una tessera soldato dello stato vincitore.
yy-why-no-tile = non hai tessere di quel colore dietro il tuo schermo.
yy-why-not-empty = lo spazio non è vuoto.
yy-why-ground = le tessere contadino vanno sul fiume, le altre sulla terra.
yy-why-not-on-board = quel leader non è sul tabellone.
yy-why-nothing-there = non c'è una tessera da togliere.
yy-why-no-triangle = una pagoda richiede tre tessere di un colore che si toccano, senza pagode.
yy-why-empty-hand = non hai tessere dietro il tuo schermo.
yy-why-stands-there = il leader è già lì.
yy-why-leader-land = i leader stanno sulla terra.
yy-why-no-black = nessuna tessera governatore tocca lo spazio.
yy-why-unites = unirebbe stati con due leader dello stesso colore.
yy-why-cost = costa due tessere ({ yy-colour }), o una se il tuo leader di quel colore è fuori dal tabellone.
yy-option-short = Partita breve
yy-option-short-help = Per due giocatori: 24 tessere lasciano il sacchetto senza essere viste, così la partita finisce prima.
yy-option-open-points = Punti scoperti
yy-option-open-points-help = Tutti vedono i punti di tutti durante la partita. Altrimenti ogni guadagno è pubblico, ma i totali sono nascosti.
yy-option-map = Mappa
yy-option-map-help = La terra per cui si gioca.
yy-option-still-turns = Turni senza pescare
yy-option-still-turns-help = Quando passano tanti turni senza che nessuno peschi una tessera, la partita finisce.
yy-score-0 = Colore più basso, oro aggiunto
yy-score-1 = Secondo più basso
yy-score-2 = Terzo più basso
yy-score-3 = Colore più alto
yy-source-gained-by-tile = Guadagnati con le tessere
yy-source-gained-by-revolt = Guadagnati nelle rivolte
yy-source-gained-by-war = Guadagnati nelle guerre
yy-source-gained-by-pagoda = Guadagnati dalle pagode

# The front page
yy-lead = Fonda stati, mettici a capo i tuoi leader, vinci guerre e rivolte. Conta solo il tuo colore più debole.

## Scenes of what happened
yy-scene-war = Guerra in { $space }
yy-scene-revolt = Rivolta in { $space }
yy-scene-riot = Rivolta dei contadini in { $space }
yy-scene-state = Stato { $state }
yy-scene-attacker = { $name } attacca
yy-scene-defender = { $name } difende
yy-scene-leader = { yy-leader-of } di { $name }
yy-scene-soldiers = { $count ->
    [one] { $count } tessera soldato
   *[other] { $count } tessere soldato
} nello stato
yy-scene-backed = { $name }: { yy-soldiers-committed }
yy-scene-governors = { $count ->
    [one] { $count } tessera governatore
   *[other] { $count } tessere governatore
} accanto al leader
yy-scene-committed = { $count } in più dalla mano

## Before somebody acts: what to click next, and what a piece is
yy-follow-leader = Ora fai clic dove va il tuo { yy-leader-of }{ $stands ->
    [yes] { "" }, oppure ritiralo
   *[no] { "" }
}.
yy-follow-tile = Ora fai clic dove va la tua { yy-tile-of }.
yy-follow-act-riot = Ora fai clic sulla tessera che i contadini in rivolta rimuovono.
yy-follow-act-build = Ora fai clic sul triangolo su cui costruisci la pagoda.
yy-follow-pay = Ora scegli come paghi.
yy-follow-support = Ora scegli che cosa impegni per questo stato.
yy-help-space = Le tessere vanno su caselle vuote: i contadini sul fiume, tutte le altre sulla terra. I leader stanno sulla terra, accanto a una tessera governatore.
yy-help-tile = Una tessera in uno stato porta un punto del suo colore al leader di quel colore, o al leader governatore se non c'è.
yy-help-hand = Le tue tessere sono nascoste dietro lo schermo. Piazzarne una è un'azione.
yy-help-leader = Un leader prende i punti del suo colore nel suo stato. Ha bisogno di una tessera governatore accanto, e queste contano in una rivolta.
yy-help-market = Dopo aver piazzato una tessera commerciante puoi prendere una tessera da qui.
yy-help-pagoda = Alla fine del tuo turno ogni pagoda porta un punto del suo colore al tuo leader di quel colore nello stesso stato.
yy-help-triangle = Tre tessere dello stesso colore che si toccano possono portare una pagoda.
yy-help-side = Uno stato in guerra: contano le sue tessere soldato e ciò che gli viene impegnato. Vince lo stato più forte.
yy-help-points = Alla fine conta solo il colore di cui hai meno punti; i punti gialli si aggiungono dove ti mancano di più.
yy-help-screen = Ciò che sta dietro lo schermo è nascosto agli altri.
yy-help-bag = Le nuove tessere si pescano dal sacchetto. Quando non ne può dare abbastanza, la partita finisce.
