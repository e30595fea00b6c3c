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
yy-one-hue = { $colour ->
    [K] nero
    [R] rosso
    [B] blu
    [G] verde
   *[Y] giallo
}
yy-tile-hue = { $colour ->
    [K] nera
    [R] rossa
    [B] blu
    [G] verde
   *[Y] gialla
}
yy-tiles-hue = { $colour ->
    [K] nere
    [R] rosse
    [B] blu
    [G] verdi
   *[Y] gialle
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
yy-tile-of = tessera { yy-colour } ({ yy-tile-hue })
yy-leader-of = leader { yy-one-hue } ({ yy-colour })
yy-pagoda-of = pagoda { yy-tile-hue } ({ yy-house })
yy-a-tile = una { yy-tile-of }
yy-a-pagoda = una { yy-pagoda-of }
yy-tiles-of = { $count ->
    [one] { $count } { yy-tile-of }
   *[other] { $count } tessere { yy-colour } ({ yy-tiles-hue })
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
yy-and-red = { $leader ->
    [0] { "" }
   *[other] { " " }e il leader rosso
}
yy-and-black = { $leader ->
    [0] { "" }
   *[other] { " " }e il leader nero
}
yy-soldiers-committed = { $count ->
    [0] { $leader ->
        [0] nulla
       *[other] il solo leader rosso (soldato)
    }
    [one] { $count } tessera soldato (rossa){ yy-and-red }
   *[other] { $count } tessere soldato (rosse){ yy-and-red }
}
yy-governors-committed = { $count ->
    [0] { $leader ->
        [0] nulla
       *[other] il solo leader nero (governatore)
    }
    [one] { $count } tessera governatore (nera){ yy-and-black }
   *[other] { $count } tessere governatore (nere){ yy-and-black }
}
yy-farmers-paid = { $count ->
    [one] { $count } tessera contadino (blu)
   *[other] { $count } tessere contadino (blu)
}
yy-traders-paid = { $count ->
    [one] { $count } tessera commerciante (verde)
   *[other] { $count } tessere commerciante (verdi)
}
yy-emblem = { $emblem ->
    [lion] Leone
    [bull] Toro
    [archer] Arciere
   *[pot] Vaso
}
yy-state-hue = { $state_colour ->
    [K] { " " }nero
    [R] { " " }rosso
    [B] { " " }blu
    [G] { " " }verde
    [Y] { " " }giallo
   *[other] { "" }
}
yy-state = { $state_you ->
    [yes] il tuo stato{ yy-state-hue }
   *[no] lo stato{ yy-state-hue } di { $state_name }
}
yy-first-hue = { $first_colour ->
    [K] { " " }nero
    [R] { " " }rosso
    [B] { " " }blu
    [G] { " " }verde
    [Y] { " " }giallo
   *[other] { "" }
}
yy-first = { $first_you ->
    [yes] il tuo stato{ yy-first-hue }
   *[no] lo stato{ yy-first-hue } di { $first_name }
}
yy-second-hue = { $second_colour ->
    [K] { " " }nero
    [R] { " " }rosso
    [B] { " " }blu
    [G] { " " }verde
    [Y] { " " }giallo
   *[other] { "" }
}
yy-second = { $second_you ->
    [yes] il tuo stato{ yy-second-hue }
   *[no] lo stato{ yy-second-hue } di { $second_name }
}
yy-third-hue = { $third_colour ->
    [K] { " " }nero
    [R] { " " }rosso
    [B] { " " }blu
    [G] { " " }verde
    [Y] { " " }giallo
   *[other] { "" }
}
yy-third = { $third_you ->
    [yes] il tuo stato{ yy-third-hue }
   *[no] lo stato{ yy-third-hue } di { $third_name }
}
yy-war-sides = { $count ->
    [3] { yy-first } ({ $first_strength }), { yy-second } ({ $second_strength }) e { yy-third } ({ $third_strength })
   *[other] { yy-first } ({ $first_strength }) contro { yy-second } ({ $second_strength })
}

## Sul tavolo
yy-word-market = Mercato
yy-word-pagodas = Pagode
yy-word-bag = Sacchetto
yy-word-war = Guerra
yy-word-revolt = Rivolta
yy-word-you = Tu
yy-word-attacker = Attaccante
yy-word-defender = Difensore, vince i pareggi
yy-word-war-stakes = Chi perde: via i leader in lotta e tutti i suoi soldati.
yy-word-revolt-stakes = Il leader di chi perde se ne va, chi vince ha 1 punto.
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
yy-id-space-land = terra { $space }
yy-id-space-river = fiume { $space }
yy-id-space-tile = { yy-tile-of } in { $space }
yy-id-space-leader = { yy-leader-of } di { $name } in { $space }
yy-id-leader-on = { yy-leader-of } di { $name } in { $space }, forza { $strength } in una rivolta
yy-id-leader-off = { yy-leader-of } di { $name }, fuori dal tabellone
yy-id-hand = { yy-tiles-of } dietro il tuo schermo
yy-id-own = { yy-tile-of } dietro il tuo schermo
yy-id-market = { yy-tiles-of } al mercato
yy-id-supply = { yy-pagoda-of }, accanto al tabellone: { $count }
yy-id-triangle = Triangolo di tessere { yy-colour } ({ yy-tiles-hue }) in { $triangle }
yy-id-pagoda = { yy-pagoda-of } su { $triangle }
yy-id-support = Sostieni { yy-state }, forza { $strength }
yy-id-state = Vince { yy-state }, forza { $strength }
yy-id-pay = Paga { yy-tiles-of }{ $leader ->
    [0] { "" }
   *[other] { "" }: il tuo leader { $colour ->
        [G] verde
       *[other] blu
    } è fuori dalla mappa, 1 basta
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
yy-face-tiles = Impegna
yy-face-leader = + leader
yy-id-pennant = Tessere soldato (rosse) nello stato di { $name }: { $strength }
yy-id-emblems = Emblemi di tutti quelli che hanno leader nello stato di { $name }
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
yy-ask-pagoda-from = Sono tutte in uso: scegli quale { yy-pagoda-of } si sposta qui.
yy-ask-chain = Piazza un’altra tessera contadino (blu) accanto all’ultima, o fermati.
yy-ask-revolt-attack = Attacchi { $other_name }, { $attack } a { $defence }: che cosa impegni?
yy-ask-revolt-defence = { $other_name } ti attacca; sei { $defence } a { $attack }: che cosa impegni?
yy-ask-revolt-attack-lacking = Attacchi { $other_name }, { $attack } a { $defence }, senza governatori: si chiede perché nessuno lo capisca.
yy-ask-revolt-defence-lacking = { $other_name } ti attacca; sei { $defence } a { $attack }, senza governatori: si chiede perché nessuno lo capisca.
yy-ask-war-support = { $attacks ->
    [yes] { $other_name } ti attacca, aggiunge per ultimo e decide un pareggio. Sostieni uno stato, o nessuno.
   *[no] { $other_name } ti porta la guerra, aggiunge per ultimo e decide un pareggio. Sostieni uno stato, o nessuno.
}
yy-ask-war-support-last = La tua tessera, la tua guerra: aggiungi per ultimo e decidi un pareggio. Sostieni uno stato, o nessuno.
yy-ask-war-support-others = Non è la tua guerra, ma puoi decidere quali leader cadono. Sostieni uno stato, o nessuno.
yy-ask-chain-lacking = Non hai tessere contadino (blu) da aggiungere: si chiede perché nessuno lo capisca.
yy-ask-war-support-lacking = Guerra: non hai soldati da impegnare; si chiede perché nessuno lo capisca.
yy-ask-war-tie = La guerra è in parità: scegli lo stato che vince.
yy-ask-losses = { $count ->
    [one] Scegli { $count } tessera soldato (rossa) da rimuovere: { yy-state }.
   *[other] Scegli { $count } tessere soldato (rosse) da rimuovere: { yy-state }.
}
# The same in a guided game that does not offer to end the turn, to stop, or none
yy-ask-main-only = { $left ->
    [1] Tocca a te: scegli la tua ultima azione.
   *[other] Tocca a te: scegli un'azione, te ne restano { $left }.
}
yy-ask-market-only = Prendi una tessera dal mercato.
yy-ask-chain-only = Piazza un’altra tessera contadino (blu) accanto all’ultima.
yy-ask-war-support-only = { $attacks ->
    [yes] { $other_name } ti attacca, aggiunge per ultimo e decide un pareggio. Sostieni uno stato.
   *[no] { $other_name } ti porta la guerra, aggiunge per ultimo e decide un pareggio. Sostieni uno stato.
}
yy-ask-war-support-last-only = La tua tessera, la tua guerra: aggiungi per ultimo e decidi un pareggio. Sostieni uno stato.

## Che cosa è chiesto a un altro
yy-wait-main = { $name } sceglie un'azione.
yy-wait-replace = { $name } sceglie le tessere da sostituire.
yy-wait-market = { $name } può prendere una tessera dal mercato.
yy-wait-pagoda = { $name } può mettere { yy-a-pagoda }.
yy-wait-pagoda-from = { $name } sceglie la { yy-pagoda-of } da spostare.
yy-wait-chain = { $name } può piazzare un'altra tessera contadino (blu).
yy-wait-revolt-attack = Rivolta: { $name } attacca { $other_name }, { $attack } a { $defence }, e può impegnare tessere.
yy-wait-revolt-defence = Rivolta: { $name } si difende da { $other_name }, { $attack } a { $defence }, e può impegnare tessere.
yy-wait-war-support = Guerra: { $name } può sostenere uno stato.
yy-wait-war-tie = La guerra è in parità: { $name } sceglie chi vince.
yy-wait-losses = { $count ->
    [one] { $name } sceglie { $count } tessera soldato (rossa) da rimuovere: { yy-state }.
   *[other] { $name } sceglie { $count } tessere soldato (rosse) da rimuovere: { yy-state }.
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
yy-did-riot = { $you ->
    [yes] Rivolta dei contadini: paghi { yy-farmers-paid } e rimuovi la { yy-tile-of } da { $space }.
   *[no] Rivolta dei contadini: { $name } paga { yy-farmers-paid } e rimuove la { yy-tile-of } da { $space }.
}
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
yy-did-stop = { $name } non piazza altre tessere contadino (blu).
yy-did-end = { $name } termina il turno.
yy-did-commit = { $name } impegna { yy-governors-committed }.
yy-did-commit-none = { $name } non impegna nulla.
yy-did-support = { $own ->
    [yes] { $name } sostiene il proprio stato{ yy-state-hue } con { yy-soldiers-committed }.
   *[no] { $name } sostiene { yy-state } con { yy-soldiers-committed }.
}
yy-did-support-none = { $name } non sostiene nessuno.
yy-did-winner = { $own ->
    [yes] { $name } decide il pareggio per il proprio stato{ yy-state-hue }.
   *[no] { $name } decide il pareggio per { yy-state }.
}
yy-did-remove = { $name } rimuove la tessera soldato (rossa) in { $space }.
yy-revolt = Rivolta: { $name } attacca il { yy-leader-of } di { $other_name }, { $attack } a { $defence }.
yy-revolt-stands = La rivolta è sul { $attack } a { $defence }.
yy-revolt-won = { $name } vince la rivolta contro { $other_name }: attacco { $attack }, difesa { $defence }.
yy-war = Guerra: { yy-war-sides }.
yy-war-stands = Le forze in guerra: { yy-war-sides }.
yy-war-tied = La guerra è in parità, { $strength } a { $strength }.
yy-war-won = Vince la guerra { yy-state }, { $strength } a { $quota }.
yy-leader-back = Il { yy-leader-of } di { $name } lascia il tabellone.
yy-soldiers-lost = { $count ->
    [one] Cade { $count } tessera soldato (rossa).
   *[other] Cadono { $count } tessere soldato (rosse).
}
yy-pagoda-back = La { yy-pagoda-of } su { $triangle } torna accanto al tabellone.
yy-gain-tile = { $you ->
    [yes] Guadagni { yy-points-of }.
   *[no] { $name } guadagna { yy-points-of }.
}
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
yy-pre-gain = { $you ->
    [yes] Guadagneresti { yy-points-of }.
   *[no] { $name } guadagnerebbe { yy-points-of }.
}
yy-pre-no-point = Nessun punto per nessuno.
yy-pre-war = Scoppierebbe una guerra: { yy-war-sides }.
yy-pre-revolt = Scoppierebbe una rivolta contro { $other_name }, { $attack } a { $defence }.
yy-pre-strengths = Si andrebbe sul { $mine } a { $theirs }.
yy-pre-revolt-won = { $you ->
    [yes] Vinceresti la rivolta, { $mine } a { $theirs }.
   *[no] Perderesti la rivolta, { $mine } a { $theirs }.
}
yy-pre-support = Le forze sarebbero: { yy-war-sides }.
yy-pre-war-tied = La guerra sarebbe in parità, { $strength } a { $strength }.
yy-pre-war-won = Vincerebbe la guerra { yy-state }, { $strength } a { $quota }.
yy-pre-leader-back = { $you ->
    [yes] Il tuo { yy-leader-of } lascerebbe il tabellone.
   *[no] Il { yy-leader-of } di { $name } lascerebbe il tabellone.
}
yy-pre-soldiers-lost = { $count ->
    [one] Cadrebbe { $count } tessera soldato (rossa).
   *[other] Cadrebbero { $count } tessere soldato (rosse).
}
yy-pre-pagoda-back = La { yy-pagoda-of } cadrebbe.
yy-pre-pagoda = Potrebbe portare { yy-a-pagoda }.
yy-pre-income = Alla fine di questo turno le pagode porterebbero { yy-points-of }.
yy-pre-pagoda-pays = { $you ->
    [yes] La pagoda pagherebbe te alla fine dei tuoi turni.
   *[no] La pagoda pagherebbe { $name }, non te.
}
yy-pre-pagoda-pays-nobody = Per ora la pagoda non pagherebbe nessuno.
yy-pre-end = La partita finirebbe.

## Il tavolo letto ad alta voce
yy-read-state = Forza { $strength }, { yy-state }: { $things }.
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
yy-why-chain = la prossima tessera contadino (blu) va su uno spazio di fiume vuoto accanto all'ultima.
yy-why-revolt = impegna tessere governatore (nere) da dietro il tuo schermo, e il leader nero solo se è fuori dal tabellone.
yy-why-support = sostieni uno degli stati in guerra con tessere soldato (rosse) da dietro il tuo schermo, il leader rosso solo se è fuori dal tabellone.
yy-why-tie = vince uno degli stati in parità.
yy-why-losses = togli una tessera soldato (rossa) dello stato vincitore.
yy-why-no-tile = non hai tessere di quel colore dietro il tuo schermo.
yy-why-not-empty = lo spazio non è vuoto.
yy-why-ground = le tessere contadino (blu) vanno sul fiume, le altre sulla terra.
yy-why-not-on-board = quel leader non è sul tabellone.
yy-why-nothing-there = non c'è una tessera da togliere.
yy-why-no-triangle = una pagoda richiede tre tessere di un colore che si toccano, senza pagode.
yy-why-empty-hand = non hai tessere dietro il tuo schermo.
yy-why-stands-there = il leader è già lì.
yy-why-leader-land = i leader stanno sulla terra.
yy-why-no-black = nessuna tessera governatore (nera) tocca lo spazio.
yy-why-unites = unirebbe stati con due leader dello stesso colore.
yy-why-cost = costa due tessere { yy-colour } ({ yy-tiles-hue }), o una se il tuo leader di quel colore è fuori dal tabellone.
yy-option-short = Partita breve
yy-option-short-help = Per due giocatori: 24 tessere lasciano il sacchetto senza essere viste, così la partita finisce prima.
yy-option-open-points = Punti scoperti
yy-option-open-points-help = Tutti vedono i punti di tutti durante la partita. Altrimenti ogni guadagno è pubblico, ma i totali sono nascosti.
yy-option-map = Mappa
yy-option-map-help = La terra per cui si gioca.
yy-option-still-turns = Turni senza pescare
yy-option-still-turns-help = Quando passano tanti turni senza che nessuno peschi una tessera, la partita finisce.
yy-tally = Punti { yy-hue }
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
yy-scene-riot = Rivolta dei contadini
yy-scene-paid = { $you ->
    [yes] Paghi { yy-farmers-paid } e una tessera lascia la mappa.
   *[no] { $name } paga { yy-farmers-paid } e una tessera lascia la mappa.
}
yy-scene-tile = Una { yy-tile-of }
yy-scene-pagoda = La { yy-pagoda-of }
yy-scene-state = { $state_you ->
    [yes] Il tuo stato{ yy-state-hue }
   *[no] Lo stato{ yy-state-hue } di { $state_name }
}
yy-scene-cost = Vincere costa { $count ->
    [one] 1 soldato
   *[other] { $count } soldati
}, tutta la forza di chi perde: impegnati { $committed }{ $leader ->
    [0] {""}
   *[other] {" "}(il leader rosso conta uno e si tiene)
}{ $more ->
    [0] {""}
   *[other] {","} dalla mappa { $more }
}.
yy-scene-attacker = { $you ->
    [yes] Attacchi tu
   *[no] { $name } attacca
}
yy-scene-defender = { $you ->
    [yes] Difendi tu
   *[no] { $name } difende
}
yy-scene-leader = { $you ->
    [yes] Il tuo { yy-leader-of }
   *[no] Il { yy-leader-of } di { $name }
}
yy-scene-soldiers = { $count ->
    [one] { $count } tessera soldato (rossa)
   *[other] { $count } tessere soldato (rosse)
} nello stato
yy-scene-backed = { $you ->
    [yes] Tu: { yy-soldiers-committed }
   *[no] { $name }: { yy-soldiers-committed }
}
yy-scene-governors = { $count ->
    [one] { $count } tessera governatore (nera)
   *[other] { $count } tessere governatore (nere)
} accanto al leader
yy-scene-committed = { $count } in più dalla mano
yy-scene-tie-revolt = { $you ->
    [yes] Parità: c’eri già tu, e vinci.
   *[no] Parità: { $name } c’era già, e vince.
}
yy-scene-tie-war = { $you ->
    [yes] Parità: hai deciso tu, che hai piazzato la tessera.
   *[no] Parità: ha deciso { $name }, che ha piazzato la tessera.
}

## Before somebody acts: what to choose next, and what a piece is
yy-follow-leader = Ora scegli dove va il tuo { yy-leader-of }{ $stands ->
    [yes] { "" }, o ritiralo
   *[no] { "" }
}.
yy-follow-tile = Ora scegli dove va la tua { yy-tile-of }.
yy-follow-act-riot = Ora scegli la tessera che i contadini in rivolta rimuovono.
yy-follow-act-build = Ora scegli il triangolo su cui costruisci la pagoda.
yy-follow-pay = Ora scegli come paghi.
yy-follow-support = Ora scegli che cosa impegni per questo stato.
yy-help-space = Le tessere vanno su caselle vuote: i contadini sul fiume, tutte le altre sulla terra. I leader stanno sulla terra, accanto a una tessera governatore (nera).
yy-help-tile = Una tessera in uno stato porta un punto del suo colore al leader di quel colore, o al leader nero se non c'è.
yy-help-hand = Le tue tessere sono nascoste dietro lo schermo. Piazzarne una è un'azione.
yy-help-leader = Un leader prende i punti del suo colore nel suo stato. Ha bisogno di una tessera governatore (nera) accanto, e queste contano in una rivolta.
yy-help-market = Dopo aver piazzato una tessera commerciante (verde) puoi prendere una tessera da qui.
yy-help-pagoda = Alla fine del tuo turno ogni pagoda porta un punto del suo colore al tuo leader di quel colore nello stesso stato.
yy-help-triangle = Tre tessere dello stesso colore che si toccano possono portare una pagoda.
yy-help-pennant = Le tessere soldato (rosse) di uno stato: ciò che porterebbe in una guerra.
yy-help-emblems = Più giocatori hanno leader in questo stato: i loro emblemi.
yy-help-side = Uno stato in guerra: contano le sue tessere soldato (rosse) e ciò che gli viene impegnato. Vince lo stato più forte.
yy-help-points = Alla fine conta solo il colore di cui hai meno punti; i punti gialli si aggiungono dove ti mancano di più.
yy-help-screen = Ciò che sta dietro lo schermo è nascosto agli altri.
yy-help-bag = Le nuove tessere si pescano dal sacchetto. Quando non ne può dare abbastanza, la partita finisce.

## The guided game ($other_name: the other player)
yy-lesson-goal = Ciao! In questa prima partita giochi contro { $other_name }, un giocatore automatico. Ognuno guida una dinastia e raccoglie punti in cinque colori.
yy-lesson-lowest = Che cosa fa vincere: alla fine conta solo il tuo colore più basso, e vince il migliore. I colori che contano sono quattro: nero, rosso, blu e verde. Il giallo è un jolly: i punti gialli si aggiungono ai colori più bassi. Ti serve un po’ di tutto.
yy-lesson-hand = Queste sono le tue sei tessere, nascoste a { $other_name }. Nel tuo turno hai due azioni: piazzare una tessera, piazzare un leader, o qualcos’altro che vedrai tra poco.
yy-lesson-names = Ogni colore ha un nome, usato sui pulsanti: le tessere nere sono governatori, le rosse soldati, le blu contadini, le verdi commercianti e le gialle artigiani.
yy-lesson-leaders = Questi sono i tuoi cinque leader, uno per colore. Un leader sulla mappa raccoglie per te i punti del suo colore.
yy-lesson-first-leader = Un leader sta sulla terra, accanto a una tessera governatore (nera). Scegli il tuo leader nero, poi lo spazio segnato.
yy-lesson-state = Tessere e leader che si toccano formano uno stato. Questo è il tuo primo: una tessera governatore e il tuo leader nero. Il numero su un leader dice quante tessere governatore lo toccano.
yy-lesson-first-tile = Ora una tessera. Chi ha nel suo stato il leader del colore della tessera riceve un punto di quel colore. Scegli una tessera governatore (nera): un +1 sullo spazio segnato mostra allora il punto che porterebbe. Scegli quello spazio.
yy-lesson-first-point = Il tuo primo punto! La tessera è nera, e nel suo stato c’è il tuo leader nero: un punto nero per te. I punti di ognuno sono nascosti agli altri.
yy-lesson-turn = Ecco le tue due azioni. Alla fine di un turno le mani tornano a sei tessere. Ora tocca a { $other_name }.
yy-lesson-guest = { $other_name } mette un leader verde nel tuo stato. Leader di colori diversi convivono in pace. Ma ora ogni tessera verde nel tuo stato darebbe il punto a { $other_name }, anche se la piazzi tu!
yy-lesson-neighbour = E un leader nero accanto a un’altra tessera governatore: è lo stato di { $other_name }. Il bordo di uno stato ha il colore del suo giocatore. Il tuo ora è chiaro, con due piccoli emblemi: ci avete dei leader entrambi.
yy-lesson-marks = Ciò che { $other_name } ha appena fatto ha un contorno del colore di { $other_name } fino alla tua prossima azione. Dove un pezzo ha lasciato la mappa ci sarà invece una croce, del colore di chi l’ha cacciato.
yy-lesson-triangle = Tocca a te. Tre tessere di un colore che si toccano tutte tra loro formano un triangolo. Completa il tuo con questa tessera governatore (nera).
yy-lesson-pagoda = Un altro punto nero, e un triangolo nero. Su un triangolo puoi mettere una pagoda del suo colore: scegli il triangolo cerchiato sulla mappa.
yy-lesson-income = Una pagoda paga un punto del suo colore alla fine di ogni tuo turno, finché il tuo leader di quel colore è nel suo stato. Se si perde una delle sue tre tessere, si perde anche la pagoda.
yy-lesson-revolt = Due leader dello stesso colore non possono convivere. Caccia dunque il leader verde di { $other_name }: piazza il tuo leader verde nello stesso stato. È una rivolta. Scelto il leader, lo dice uno scudo sullo spazio.
yy-lesson-revolt-count = In una rivolta contano le tessere governatore (nere) che toccano ciascun leader. Il tuo ne tocca 3, quello di { $other_name } solo 1. Sulla mappa le segnano dei punti.
yy-lesson-commit = Ora entrambi potete impegnare tessere governatore dalla mano, cominci tu. Si può impegnare anche un leader nero fuori dalla mappa: conta uno e si tiene. Il tuo è sulla mappa: impegna una tessera, per sicurezza, con il pulsante o scegliendo la tessera stessa.
yy-lesson-revolt-won = Anche { $other_name } ne ha impegnata una: 4 contro 2. Vinci un punto verde, e l’altro leader deve andarsene. Le tessere impegnate sono perse. In parità avrebbe vinto il leader che c’era già.
yy-lesson-income-came = Il tuo turno è finito, e la pagoda paga per la prima volta: un punto nero.
yy-lesson-governor = { $other_name } piazza una tessera soldato (rossa), ma lì non ha un leader rosso. Allora il punto rosso va al leader nero: sostituisce ogni leader che manca.
yy-lesson-red-leader = E un leader rosso, che d’ora in poi prende i punti rossi di quello stato. La bandierina conta le tessere soldato di uno stato.
yy-lesson-plan = Hai 3 punti neri e 1 verde, ma nessuno rosso né blu: altro nero non servirebbe. I punti rossi vengono dalle tessere soldato (rosse), che vincono anche le guerre. Ne hai tre in mano; altre sono nel mercato.
yy-lesson-green = Una tessera commerciante (verde) ti porta quella quarta tessera soldato: chi ne piazza una può prendere una tessera dal mercato. Piazza dunque prima la tua, nel tuo stato. Il tuo leader verde ne ottiene un punto verde.
yy-lesson-market = Ora puoi prendere una delle tessere scoperte del mercato. Prendi una tessera soldato (rossa): una guerra è vicina, e ogni soldato conta. Il mercato si riempie di nuovo a fine turno.
yy-lesson-soldier-leader = Anche qui il tuo leader nero prenderebbe i punti rossi, ma solo finché nessuno ha un leader rosso nel tuo stato, e mai da una pagoda rossa. Piazza dunque il tuo leader rosso.
yy-lesson-growing = { $other_name } ha piazzato due tessere governatore, per due punti neri.
yy-lesson-soldier = Piazza una tessera soldato (rossa) accanto al tuo leader rosso: un punto rosso, e un soldato per il tuo stato.
yy-lesson-two-states = Il tuo stato e quello di { $other_name } hanno ciascuno un leader nero e uno rosso. Una tessera sullo spazio vuoto cerchiato toccherebbe entrambi gli stati e li unirebbe.
yy-lesson-war = Se una tessera unisce due stati e si incontrano leader dello stesso colore, è guerra. Ogni stato ha una tessera soldato, ma tu ne hai altre tre in mano. Comincia: piazza una tessera governatore (nera) su quello spazio. Scelta la tessera, lì due spade incrociate dicono: guerra.
yy-lesson-war-count = Guerra! Contano le tessere soldato (rosse): una per stato, segnata con un punto. Poi ognuno può aggiungerne dalla mano a una parte; chi ha piazzato la tessera è l’ultimo. { $other_name } ne ha aggiunta una: siamo 1 a 2.
yy-lesson-support = Hai tre tessere soldato in mano. Scegli il tuo stato, nel riquadro o sulla mappa, poi impegnane due.
yy-lesson-war-won = 3 a 2, hai vinto! I leader che si scontravano con i tuoi devono andarsene, e ognuno ti dà un punto del suo colore: uno nero, uno rosso. Tutte le tessere soldato dello stato che perde cadono. Il sesto punto nero è della pagoda: il tuo turno è finito.
yy-lesson-war-cost = Chi vince paga tanti soldati quanta era tutta la forza di chi perde, qui 2: la sua tessera soldato e quella aggiunta. Hanno pagato i due dalla tua mano. Una tessera che scatena una guerra non dà punti né pagode. Le tessere rimaste qui non hanno più un leader: per ora sono di nessuno.
yy-lesson-returns = { $other_name } comincia un nuovo stato, proprio al di là del fiume: un leader nero e una tessera soldato.
yy-lesson-yellow = Ora il jolly. Alla fine ogni punto giallo si aggiunge al colore che per te è il più basso. Porta il tuo leader giallo sulla mappa.
yy-lesson-yellow-tile = Piazza qui una tessera artigiano (gialla), per il tuo primo punto giallo. Tocca anche le tessere che erano di nessuno: ora fanno parte del tuo stato.
yy-lesson-yellow-point = Un punto giallo per te. Se la partita finisse ora, si aggiungerebbe al blu, il tuo colore più basso. E anche la pagoda ha pagato. Ora tocca a { $other_name }.
yy-lesson-attacked = Una tessera contadino (blu): queste vanno solo sul fiume, tutte le altre solo sulla terra. Unisce i due stati, e due leader neri si incontrano. Stavolta l’attacco è contro di te!
yy-lesson-defend = Ogni stato ha una tessera soldato. Stavolta rispondi prima tu: scegli il tuo stato e impegna una delle tue due, così te ne resta una se perdi. In parità decide chi ha piazzato la tessera, e cioè { $other_name }.
yy-lesson-war-lost = { $other_name } aggiunge una tessera soldato e il leader rosso, che fuori dalla mappa conta uno e si tiene: 3 a 2. Il tuo leader nero torna da te, la tessera soldato del tuo stato cade, e { $other_name } guadagna un punto nero.
yy-lesson-pagoda-lost = { $other_name } termina il turno dopo una sola azione: si può. Ora è tutto un solo stato, e il suo unico leader nero è di { $other_name }: così la tua pagoda ha pagato { $other_name }!
yy-lesson-riot = Ma tu hai tessere contadino (blu). Una rivolta dei contadini toglie dalla mappa una tessera qualsiasi. È un’azione e costa due tessere contadino, o una sola se il tuo leader blu non è sulla mappa, come ora.
yy-lesson-riot-do = Un leader ha bisogno di una tessera governatore accanto, e il leader nero di { $other_name } ha solo questa. Scegli Rivolta dei contadini, poi la tessera, e paga.
yy-lesson-stranded = Niente tessera governatore, niente leader: ha dovuto lasciare la mappa.
yy-lesson-back = Ora riporta il tuo leader nero. Così la pagoda paga di nuovo te. Un leader sulla mappa si può anche spostare o ritirare: ogni volta è un’azione.
yy-lesson-far = { $other_name } ricomincia altrove: un leader nero, una tessera governatore e il suo punto. Una tessera può andare su qualsiasi spazio vuoto, terra o fiume secondo il colore, anche se non tocca nulla.
yy-lesson-count = Contiamo: hai 8 punti neri, 2 rossi, 2 verdi, nessun blu e 1 giallo. Il giallo si aggiungerebbe al blu, il tuo più basso. Se la partita finisse ora, il tuo punteggio sarebbe 1.
yy-lesson-blue = Quindi niente ti serve quanto il blu. Anche il tuo leader nero prenderebbe i punti blu, ma hai visto quanto presto può sparire. Piazza qui il tuo leader blu.
yy-lesson-river = Ora una tessera contadino (blu) sul fiume, in modo che tocchi il tuo stato.
yy-lesson-chain = Un punto blu! E le tessere contadino scorrono: nella stessa azione puoi piazzarne un’altra accanto all’ultima. Fallo ancora una volta.
yy-lesson-stop = Due punti blu con una sola azione. Contano solo i colori più bassi, e anche rosso e verde sono a 2: un terzo punto blu non alzerebbe il punteggio. Fermati qui e tieni la tessera.
yy-lesson-score = Rosso, blu e verde ora sono a 2. Il tuo punteggio è quindi 2, il doppio di prima: un solo punto giallo non può alzarli tutti e tre. Altro nero non sarebbe servito a nulla.
yy-lesson-more = Altre due azioni hanno un pulsante, quando le puoi fare. Sostituisci tessere: scarta quante tessere della mano vuoi e pescane altrettante. Costruisci una pagoda: paga due tessere commerciante (una se il tuo leader verde non è sulla mappa) e mettila su un triangolo libero, di chiunque sia.
yy-lesson-signs = Quando scegli una tessera o un leader, dei segni sulla mappa dicono che cosa porterebbe ogni spazio: +1 colorato, un punto per te; +1 chiaro nell’anello di un altro, un punto per lui; spade incrociate, una guerra; scudo, una rivolta; pagoda, un triangolo.
yy-lesson-sum-goal = In breve. La partita finisce appena si deve pescare una tessera e il sacchetto è vuoto. Il giallo si aggiunge ai colori più bassi, e vince il migliore colore più basso; in parità il secondo più basso, e così via.
yy-lesson-sum-points = Punti: una tessera paga il leader del suo colore nel suo stato, altrimenti il leader nero. Una pagoda paga alla fine del tuo turno. Una rivolta vinta dà un punto del colore dei leader, una guerra vinta uno per ogni leader che deve andarsene, del suo colore.
yy-lesson-sum-tiles = Le tessere: i contadini (blu) vanno sul fiume, anche più in una sola azione, e pagano le rivolte dei contadini. Un commerciante (verde) ti fa prendere una tessera dal mercato. Il leader nero prende i punti dei leader che mancano.
yy-lesson-sum-revolt = Una rivolta: un leader entra in uno stato che ha già un leader del suo colore. Decidono le tessere governatore che li toccano, e quelle dalla mano; il proprio leader nero, fuori dalla mappa, conta uno. In parità vince chi c’era già.
yy-lesson-sum-war = Una guerra: una tessera unisce stati che hanno leader dello stesso colore. Decidono le tessere soldato negli stati, e quelle da tutte le mani. I leader perdenti in conflitto se ne vanno, i soldati del perdente cadono.
yy-lesson-sum-war-cost = In una guerra un leader rosso fuori dalla mappa conta come un soldato, e si tiene. Chi ha piazzato la tessera aggiunge per ultimo e decide un pareggio. Chi vince paga tanti soldati quanta era tutta la forza di chi perde: prima quelli impegnati, poi tessere dello stato.
yy-lesson-end = Puoi sederti a un primo tavolo. Le cose più rare, come una guerra di tre stati, sono nel promemoria e nelle regole: in cima alla pagina, sul telefono nel menu lì in alto. Continua qui contro { $other_name }, o comincia una vera partita.
