# Messages of the house: errors and command line.

error-unknown-game = Non c'è un gioco “{ $game }”. Giochi disponibili: { $known }.
error-option-unknown = { $game } non ha l'opzione “{ $option }”. Opzioni disponibili: { $known }.
error-option-value = L'opzione “{ $option }” non può essere { $value }. Valori possibili: { $range }.
error-options-json = Le opzioni devono essere un oggetto JSON, come {"{"}"short": true{"}"}.
error-seats = A { $game } si gioca da { $least } a { $most }, non in { $seats }.
error-seed = Il seme deve essere un numero intero da 0 a 2^128 - 1, non { $seed }.
error-not-offered = L'azione { $action } ora non è possibile.
error-offered = “{ $action }” è permesso: nulla lo vieta.
error-not-your-turn = Al posto { $seat } ora non si chiede nulla.
error-why-not = “{ $action }” non è possibile: { $reason }
error-over = La partita è finita.
error-which-seat = Più posti decidono insieme: indica quale gioca.
error-nothing-to-undo = Non c'è nulla da annullare.
error-file = Impossibile leggere { $file }: { $reason }.
error-record-empty = Riga { $line }: la registrazione è vuota.
error-record-json = La riga { $line } non è un oggetto JSON.
error-record-header = Riga { $line }: una registrazione comincia con un'intestazione: { $reason }.
error-record-field = Riga { $line }: il campo “{ $field }” manca o ha un valore di tipo sbagliato.
error-record-line = Riga { $line }: { $reason }.
error-record-unknown = La riga { $line } non è né caso, né azione, né risultato.
error-record-legal = Riga { $line }: le azioni possibili sono diverse: { $difference }.
error-record-state = Riga { $line }: la posizione è diversa: { $difference }.
error-record-chance = Riga { $line }: il caso è diverso: atteso { $expected }, trovato { $found }.
error-record-seat = Riga { $line }: qui al posto { $seat } non si chiede nulla.
error-record-action = Riga { $line }: “{ $action }” non è possibile: { $reason }
error-record-result = Riga { $line }: il risultato è diverso: atteso { $expected }, trovato { $found }.
error-record-early = Riga { $line }: la registrazione finisce prima della partita.
error-record-late = Riga { $line }: la partita finisce prima di questa riga.
error-record-newer = Riga { $line }: la partita è stata giocata con le regole di { $game } nella versione { $version }; questo programma le conosce fino alla versione { $today }.
error-record-older = Giocata con le regole nella versione { $version } (oggi: { $today }), e le regole di oggi sono diverse. { $difference }
record-older = Giocata con le regole nella versione { $version } (oggi: { $today }); le regole di oggi danno la stessa partita.
record-differs = Giocata con le regole nella versione { $version } (oggi: { $today }); dalla riga { $line } le regole di oggi sono diverse: il resto è mostrato come è scritto.
record-result = Come è scritto alla fine: { $result }
error-map-empty = La mappa non ha righe.
error-map-rows = La mappa ha { $rows ->
    [one] { $rows } riga
   *[other] { $rows } righe
}; al massimo { $most }.
error-map-spaces = La mappa ha { $spaces ->
    [one] { $spaces } spazio
   *[other] { $spaces } spazi
}; al massimo { $most }.
error-map-cell = Spazio { $space }: “{ $cell }” non è né . (terra), né ~ (fiume), né - (nessuno spazio), né A–Z (capitale).
error-map-capitals = La mappa ha { $capitals ->
    [one] { $capitals } capitale
   *[other] { $capitals } capitali
}; ne servono da { $least } a { $most }.
error-map-no-river = La mappa non ha un fiume.
error-map-no-triangle = La mappa non ha tre spazi di fiume che si toccano.
error-map-apart = Il tabellone non è collegato: da { $other } non si arriva a { $space }.
error-map-unknown = Non c'è una mappa “{ $map }”. Mappe disponibili: { $known }.
error-peers = OpenSpiel non è installato: pip install "headwaters-games[peers]".
error-language = Non c'è la lingua “{ $language }”. Lingue disponibili: { $known }.

# ---- The table service: errors and words (section of src/headwaters/table)
error-unknown-table = Questo tavolo non esiste.
error-unknown-seat = Questo posto non esiste.
error-nothing-there = Su questo non c'è nulla da dire.
error-unknown-step = La partita ha { $steps ->
    [one] { $steps } passo
   *[other] { $steps } passi
}; il passo { $step } non esiste.
error-unknown-level = Non c'è un bot “{ $level }”. Livelli disponibili: { $known }.
error-page = Questa pagina non esiste.
error-method = Qui non si può fare.
error-link = Questo link non è più valido.
error-not-your-seat = Non è il tuo posto.
error-not-creator = Può farlo solo chi ha aperto il tavolo.
error-origin = La richiesta viene dalla pagina di un altro sito.
error-host = Questo servizio non è conosciuto con il nome «{ $host }». Chi lo gestisce può permettere quel nome (--host-name).
error-stale = Intanto il tavolo è andato avanti: guarda di nuovo.
error-lesson = La partita guidata ora chiede altro: scegli ciò che è segnato.
error-no-lesson = Per { $game } non c’è una partita guidata.
error-undo = Non si può più annullare.
error-not-begun = La partita non è ancora cominciata.
error-begun = La partita è già cominciata.
error-given-up = Questo tavolo è stato abbandonato mentre aspettava giocatori: aprine uno nuovo.
error-not-over = Si vede solo a partita finita.
error-seat-taken = Il posto è già occupato.
error-seat-free = Il posto è libero.
error-compiling = Le regole di questo gioco vengono compilate: un momento.
error-unreadable = Quanto è conservato di questa partita non combacia più (è stata giocata con le regole nella versione { $version }): si mostra quanto ne è conservato, e non può continuare.
error-unreadable-older = Questa partita è stata giocata con le regole nella versione { $version } (oggi: { $today }), e le regole di oggi non portano alla sua posizione: si mostra quanto ne è conservato, e non può continuare.
error-damaged = Quanto è conservato di questo tavolo è danneggiato: non si può mostrare, e nulla viene cambiato.
error-unknown-emblem = In questo gioco non c’è l’emblema “{ $emblem }”. Emblemi: { $known }.
error-emblem-taken = Qualcuno a questo tavolo ha già questo emblema.
error-malformed = Qui questo messaggio non ha senso.
error-too-large = Il messaggio è troppo lungo: al massimo { $most } byte.
error-too-many = Troppe richieste: aspetta un poco.
error-busy = A questo tavolo c’è troppo movimento in questo momento: riprova fra un attimo.
error-store = In questo momento non si riesce a leggere né a scrivere i tavoli. Non è cambiato nulla: riprova fra un attimo.
error-hello = Una connessione comincia con un saluto.
error-name = Un nome ha almeno una lettera.
error-inside = Qualcosa è andato storto qui, non per colpa tua. Nulla è cambiato.
error-database = “{ $database }” non è un database utilizzabile: indica un file, un URL sqlite o un URL PostgreSQL (postgresql+asyncpg://…).
error-database-unusable = { $database } non si può usare come database dei tavoli: { $reason }.
error-database-foreign = { $database } è un database, ma non di Headwaters.
error-database-newer = { $database } è stato scritto da un Headwaters più recente (revisione { $revision }; questo conosce fino alla { $newest }).
error-database-exists = { $database } esiste già: con --force la copia prende il suo posto; il vecchio resta accanto.
error-database-in-use = { $database } è usato da un altro Headwaters: un file serve un solo servizio alla volta.
error-database-driver = PostgreSQL richiede un pacchetto che non è installato: pip install '{ $package }'.
error-database-client = { $program } non è installato qui: installa i programmi client di PostgreSQL, oppure esegui dove ci sono: { $command }
error-processes = Più processi richiedono PostgreSQL come database; { $database } è un file di un solo processo.
error-port = Impossibile ascoltare su { $host }:{ $port }: { $reason }.
table-guest = Ospite { $number }
table-waiting = { $count ->
    [one] Si aspetta ancora una persona.
   *[other] Si aspettano ancora { $count } persone.
}
table-compiling = Le regole vengono compilate per la prima volta. La partita comincia da sola.
table-bots-waking = I bot si svegliano per la prima volta: fino a un minuto, poi la partita va avanti da sola.
table-given-up = Questo tavolo è stato abbandonato mentre aspettava giocatori. Aprine uno nuovo.
table-curtain = Tocca a { $name }. Passa il dispositivo, poi alza il sipario.
table-unwritten = In questo momento le mosse non si riescono a scrivere; aspettano anche i bot, e poi tutto riprende da sé.
table-log-begins = La partita comincia.
table-level-beginner = Alle prime armi
table-level-beginner-help = Gioca a prima vista e trascura molte cose; risponde subito. Adatto a una prima partita.
table-level-novice = Principiante
table-level-novice-help = Trascura qualcosa e guarda un poco avanti; risponde subito.
table-level-casual = Occasionale
table-level-casual-help = Guarda avanti e trascura poco; risponde subito.
table-level-able = Abile
table-level-able-help = Guarda avanti a ogni mossa, ma non lontano; risponde subito.
table-level-strong = Forte
table-level-strong-help = Cerca lontano; risponde subito.
table-level-master = Maestro
table-level-master-help = Cerca più lontano di tutti; pensa per un secondo o due.
table-level-lesson = Maestro
table-picture-begin = Come comincia la partita
table-picture-later = Più avanti nella partita

## Pages (page-): written by the pages, read by people

page-claim = Giochi da tavolo dai grandi fiumi
page-lead = Gioca nel browser con gli amici o contro i bot. Niente account, niente da scaricare: scegli un gioco e si comincia.
page-description = Yellow & Yangtze, Yangtze e Yak: gioca con amici e bot, senza account.
page-foot = Gli ospiti conservano i posti con un solo cookie. Ogni mescolata si può verificare a fine partita.
page-language = Lingua
page-palette = Colori
page-palette-default = Carta calda
page-palette-dark = Lampada (scuro)
page-palette-contrast = Alto contrasto
page-palette-safe = Per daltonici
page-your-name = Il tuo nome
page-games = Giochi
page-by = { $designer } · da { $least } a { $most } giocatori
page-play-now = Gioca subito
page-play-game = Gioca subito a { $game } contro i bot
page-how-many-bots = Contro quanti bot
page-against-bots = { $count ->
    [one] contro 1 bot
   *[other] contro { $count } bot
}
page-learn = Impara giocando
page-learn-game = Impara { $game } con una partita guidata
page-learn-minutes = circa { $minutes ->
    [one] un minuto
   *[other] { $minutes } minuti
}, un passo alla volta
page-learn-go-on = Continua a imparare
page-learn-again = Partita guidata
page-create = Crea un tavolo
page-create-game = Crea un tavolo di { $game }
page-create-title = Crea un tavolo
page-create-lead = Gioco, posti, bot e opzioni come vuoi tu
page-rules = Regole
page-rules-of = Regole di { $game }
page-exact-rules = Le regole esatte
page-exact-rules-lead = Tutto alla lettera, ogni regola con il suo numero: per consultarle, non per imparare.
page-next-table = Prossimo tavolo che mi aspetta
page-turn-elsewhere = Tocca a te a un altro tavolo
page-other-table = Altro tavolo
page-my-tables = I miei tavoli
page-no-mine = Qui compariranno i tavoli a cui sei seduto.
page-open-tables = Tavoli aperti
page-no-open = Nessun tavolo aperto in questo momento. Creane uno e condividi il link.
page-waits-for-you = tocca a te
page-status-open = posti liberi
page-status-compiling = in preparazione
page-status-playing = in corso
page-status-over = finita
page-status-given-up = abbandonato
page-status-unreadable = non può continuare
page-free-chairs = { $count ->
    [one] 1 posto libero
   *[other] { $count } posti liberi
}
page-game = Gioco
page-seats = Giocatori
page-more-options = Altre opzioni
page-chairs = Posti
page-chairs-help = Il posto per una persona resta libero finché qualcuno si siede. Occupane più d'uno per giocare in più persone sullo stesso dispositivo.
page-levels = Nelle partite in due ciascuno, da occasionale in poi, è regolato per vincerne circa sette su dieci contro quello che lo precede in questo elenco; un principiante vince più spesso contro chi è alle prime armi.
page-chair = Posto { $number }
page-chair-you = tu
page-chair-person = una persona
page-bot = Bot: { $level }
page-who-joins = Chi può partecipare
page-by-link = Chi ha il link
page-public = Tutti: il tavolo è elencato nella pagina iniziale
page-offline = Nessun collegamento con il server. Riprova.
page-reconnecting = Riconnessione …
page-menu = Menu
page-log = Cronaca
page-log-lines = Righe della cronaca
page-question = Che cosa viene chiesto
page-board = Tabellone
page-own = Le tue cose
page-players = Giocatori
page-zoom = Zoom
page-nearer = Ingrandisci
page-farther = Rimpicciolisci
page-fit = Mostra tutto il tabellone
page-fold = Riduci o riapri questo riquadro
page-as-text = Tabellone come testo
page-other-device = Cambia dispositivo
page-other-device-why = Continua questa partita sul telefono o su un altro computer.
page-other-device-help = Apri questo link privato sull'altro dispositivo per continuare lì. Vale una volta sola; chi lo possiede ottiene i tuoi posti.
page-keys = Tasti
page-key-tab = gruppo successivo di bersagli
page-key-arrows = da un bersaglio all'altro
page-key-enter = scegli
page-key-escape = un passo indietro
page-key-turn = gira il pezzo scelto
page-key-undo = annulla
page-key-again = mostra di nuovo le ultime mosse
page-key-zoom = ingrandisci, rimpicciolisci, tutto
page-key-help = questo elenco
page-touch-help = Sullo schermo tattile ciò che chiude il tuo turno chiede conferma; tutto il resto si può annullare. Tieni il dito su qualcosa per sapere che cos'è e che cosa porterebbe. Tocca qualcosa che non si illumina per sapere perché.
page-close = Chiudi
page-copy = Copia
page-copied = Copiato.
page-back = Scegli di nuovo
page-turn = Gira
page-confirm = Conferma
page-again = Rivedi
page-undo = Annulla
page-undo-what = Annulla: { $what }
page-here = presente
page-gone = assente
page-you = tu
page-to-act = di turno
page-free = Posto libero
page-rule = Regola { $rule }
page-curtain = Passa il dispositivo a { $name }
page-curtain-help = Gli altri guardano altrove.
page-curtain-lift = Sono { $name }: mostra il mio posto
page-lobby = In attesa di giocatori
page-getting-ready = Il tavolo si sta preparando. La prima volta dopo un avvio si preparano le regole: fino a due minuti. Poi la partita comincia da sola.
page-getting-ready-now = Il tavolo si sta preparando
page-getting-ready-still = Ci vuole più del solito: le regole sono ancora in preparazione, e niente è perduto. Puoi lasciare aperta questa pagina o tornare più tardi.
page-fair-deal = Come so che la mescolata è onesta?
page-fair-deal-why = Ciò che sarà pescato è fissato prima dell'inizio e nessuno può cambiarlo dopo, nemmeno questo servizio. L'impronta lo garantisce: a partita finita «{ page-check }», sotto il risultato, mostra che avete giocato proprio con questa mescolata.
page-share = Condividi questo link: chi lo apre può sedersi o guardare.
page-sit = Siediti qui
page-sit-too = Occupa anche questo
page-second-name = Nome di questo giocatore
page-emblem = Gioca come
page-played-under = Giocata con le regole nella versione { $version }
page-stand = Alzati
page-free-chair = Libera questo posto
page-bot-here = Chi siede qui
page-result = Risultato
page-points-by-source = Punti per provenienza
page-total = Totale
page-chart = Punti durante la partita
page-rematch = Gioca ancora
page-replay = Rivedi la partita
page-download = Scarica la registrazione
page-check = Verifica la mescolata
page-check-ok = La mescolata è quella promessa all'inizio.
page-check-bad = La mescolata non è quella promessa!
page-commitment = Impronta della mescolata, fissata prima dell'inizio:
page-see-board = Guarda il tabellone
page-step = Passo
page-step-of = Passo { $n } di { $most }
page-first-step = All'inizio
page-previous-step = Un passo indietro
page-next-step = Un passo avanti
page-last-step = Alla fine
page-play-steps = Riproduci i passi
page-seen-by = Visto da
page-seen-open = Tutto scoperto
page-seen-as = Come lo vedeva { $name }
page-seen-public = Come lo vedeva uno spettatore
page-copy-link = Copia il link a questo passo
page-contents = Indice
page-to-games = Ai giochi
page-move-lead = Questo link sposta su questo dispositivo i posti di { $names }.
page-move-here = Prendi i posti qui
page-move-used = Questo link è già stato usato.
page-age = età { $age }+
page-minutes = circa { $minutes ->
     [one] 1 minuto
    *[other] { $minutes } minuti
}
page-aid = Promemoria
page-aid-of = Promemoria di { $game }
page-aid-close = Chiudi il promemoria
page-key-aid = apri o chiudi il promemoria
page-print = Stampa

## Scenes, pace and settings of the table
page-lost = Perso
page-gained = Guadagnato
page-won = vince
page-go-on = Avanti
page-skip = Salta fino ad ora
page-skip-to-turn = Salta al mio turno
page-sending = Invio …
page-only-watching = Stai guardando. { $asks }
page-touched = Segnato dopo la tua ultima azione. Da: { $name }.
page-not-your-turn = Non è il tuo turno. { $asks }
page-nothing-there = Lì non c'è niente da scegliere. { $asks }
page-settings = Impostazioni
page-pace = Con che ritmo mostrare le mosse degli altri
page-pace-calm = Calmo
page-pace-quick = Veloce
page-pace-now = Subito
page-pace-help = Ciò che ti riguarda resta finché non lo chiudi, con qualsiasi ritmo.
page-pace-where = Il ritmo con cui si mostrano le mosse degli altri e la conferma dell'ultima azione del turno: vedi Impostazioni.
page-likes-confirm = Chiedimi conferma di ciò che chiude il mio turno o non si può annullare
page-likes-grace = Un momento per riprendere ciò che chiude il mio turno
page-likes-single = Fai per me una scelta con una sola risposta

## What was missed, what is sure, what is held
page-since = Da quando sei via: { $count }
page-held = Riprendi
page-held-what = Riprendi: { $what }
page-held-bots = Riprendi, per esercizio: i bot sono sempre d’accordo. { $what }

## End of pages

error-bot = Non c'è nessun bot “{ $bot }”: { $reason }.
error-arena-bots = Un'arena ha bisogno di almeno due bot, separati da virgole.
error-arena-budget = Indica o --time con secondi maggiori di 0 o --sims con un numero maggiore di 0.
error-arena-choices = Le scelte si confrontano tra due bot: indicane esattamente due.
error-arena-log = { $file } appartiene a un'altra arena: altri bot, gioco, posti, opzioni, tempo o seme, oppure un altro --luck o --choices.
error-play-bots = Accanto a te { $others ->
    [one] serve { $others } bot
   *[other] servono { $others } bot
}, non { $found }: nominane uno per tutti o uno per ciascuno, e un posto al tavolo.

# The guided game
page-lesson = Partita guidata
page-lesson-at = { $n } di { $most }
page-lesson-your-move = Tocca a te
page-lesson-next = Avanti
page-lesson-read = Prima leggi la scheda, poi scegli Avanti.
page-lesson-scene = Prima leggi che cosa è successo, poi scegli Avanti.
page-lesson-first = Questo viene dopo. Prima scegli: { $what }.
page-lesson-first-hand = Questo viene dopo. Prima scegli ciò che è segnato tra i tuoi pezzi.
page-lesson-leaving = Scegli sulla scheda come continuare.
page-lesson-back = Indietro
page-lesson-skip = Salta la lezione
page-lesson-sure = Lasciare la lezione? Puoi continuare qui senza aiuto, cominciare una vera partita o tornare alla scheda.
page-lesson-play-on = Continua qui
page-lesson-real = Comincia una vera partita
page-lesson-stay = Torna alla lezione

## Company: chat, seats, consent, sound, my tables
error-nothing-said = Non c'è niente da dire.
error-spectators-listen = Chi guarda può scrivere a partita finita: una parola potrebbe aiutare un giocatore.
error-not-gone = { $name } si è allontanato solo da un momento: aspetta un po'.
error-here = { $name } è qui, oppure lì non gioca una persona.
error-handed = Un bot gioca al tuo posto: prima riprendi il posto.
error-not-handed = Lì nessun bot gioca al tuo posto.
error-resigned = Hai abbandonato questa partita.
error-takeback-hidden = Nel frattempo è venuto fuori qualcosa di nascosto: non si può tornare indietro.
table-asks-hand = { $name } chiede: deve un bot continuare per { $seat }?
table-asks-takeback = { $name } chiede di annullare: { $what }
table-resigned = { $count ->
    [one] { $resigned } { $gone ->
        [one] ha
       *[other] hanno
    } abbandonato: vince { $winners }.
   *[other] { $resigned } { $gone ->
        [one] ha
       *[other] hanno
    } abbandonato: vincono { $winners }.
}
table-you-resigned = Hai abbandonato; un bot continua al tuo posto e non può vincere.
table-bot-for-you = Mentre non c'eri un bot ha preso il tuo posto.
record-resigned = { $name } ha abbandonato e non può vincere.
page-chat = Chat
page-chat-lines = Quello che è stato detto
page-chat-say = Di' qualcosa …
page-chat-send = Invia
page-chat-only-listen = Chi guarda può scrivere dopo la partita.
page-chat-mute = Silenzia { $name }
page-chat-mute-short = silenzia
page-chat-unmute = Ascolta di nuovo { $name }
page-chat-listen-again = silenziato: riascolta
page-chat-unread = Chat, righe nuove: { $count }
page-resign = Abbandona la partita
page-resign-ends = La partita finisce e l'hai persa. Non si può tornare indietro.
page-resign-goes-on = Un bot continua al tuo posto, così gli altri possono finire la partita; non può vincere. Non si può tornare indietro.
page-resign-no = Continua a giocare
page-resigned = ha abbandonato
page-handed = gioca un bot
page-hand-over = Fai continuare un bot per { $name }
page-come-back = Riprendi il mio posto
page-takeback = Chiedi di annullare
page-takeback-what = Chiedi di annullare: { $what }
page-question-to-all = Una domanda ai giocatori
page-agree = Sono d'accordo
page-refuse = No
page-withdraw = Lascia stare
page-still-here = Sono qui
page-waits-for = Si aspetta { $names }
page-likes-sound = Suoni: il mio turno, un pezzo posato, una guerra
page-likes-notify = Avvisami quando tocca a me e guardo altrove
page-notify-denied = Il browser non permette gli avvisi di questa pagina: consentili nelle impostazioni del browser.
page-your-turn = Tocca a te
page-turn-of = tocca a { $name }
page-tidy = Togli { $game } dal mio elenco
page-tidied = Tolto. Torna se lì succede qualcosa.
page-give-up-table = Smetti di aspettare
page-you-won = hai vinto
page-won-by = vince { $names }
page-played-on = Ultima mossa
