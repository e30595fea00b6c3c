# Messages of the house: errors and command line.

error-unknown-game = Il n’y a pas de jeu « { $game } ». Jeux disponibles : { $known }.
error-option-unknown = { $game } n’a pas d’option « { $option } ». Options disponibles : { $known }.
error-option-value = L’option « { $option } » ne peut pas être { $value }. Valeurs possibles : { $range }.
error-options-json = Les options doivent être un objet JSON, comme {"{"}"short": true{"}"}.
error-seats = { $game } se joue de { $least } à { $most }, pas à { $seats }.
error-seed = La graine doit être un nombre entier de 0 à 2^128 - 1, pas { $seed }.
error-not-offered = L’action { $action } n’est pas proposée maintenant.
error-offered = « { $action } » est permis : rien ne l’interdit.
error-not-your-turn = Rien n’est demandé à la place { $seat } maintenant.
error-why-not = « { $action } » n’est pas proposé : { $reason }
error-over = La partie est finie.
error-which-seat = Plusieurs places décident ensemble : dites laquelle joue.
error-nothing-to-undo = Il n’y a rien à annuler.
error-file = Impossible de lire { $file } : { $reason }.
error-record-empty = Ligne { $line } : l’enregistrement est vide.
error-record-json = La ligne { $line } n’est pas un objet JSON.
error-record-header = Ligne { $line } : un enregistrement commence par un en-tête : { $reason }.
error-record-field = Ligne { $line } : le champ « { $field } » manque ou a une valeur du mauvais type.
error-record-line = Ligne { $line } : { $reason }.
error-record-unknown = La ligne { $line } n’est ni hasard, ni action, ni résultat.
error-record-legal = Ligne { $line } : les actions proposées diffèrent : { $difference }.
error-record-state = Ligne { $line } : la position diffère : { $difference }.
error-record-chance = Ligne { $line } : le hasard diffère : attendu { $expected }, trouvé { $found }.
error-record-seat = Ligne { $line } : rien n’est demandé ici à la place { $seat }.
error-record-action = Ligne { $line } : « { $action } » n’est pas proposé : { $reason }
error-record-result = Ligne { $line } : le résultat diffère : attendu { $expected }, trouvé { $found }.
error-record-early = Ligne { $line } : l’enregistrement finit avant la partie.
error-record-late = Ligne { $line } : la partie finit avant cette ligne.
error-record-newer = Ligne { $line } : la partie a été jouée avec la version { $version } des règles de { $game } ; ce programme les connaît jusqu’à la version { $today }.
error-record-older = Jouée avec la version { $version } des règles (aujourd’hui : { $today }), et les règles d’aujourd’hui diffèrent. { $difference }
record-older = Jouée avec la version { $version } des règles (aujourd’hui : { $today }) ; les règles d’aujourd’hui donnent la même partie.
record-differs = Jouée avec la version { $version } des règles (aujourd’hui : { $today }) ; à partir de la ligne { $line } les règles d’aujourd’hui diffèrent : le reste est montré tel qu’il est écrit.
record-result = Tel qu’il est écrit à la fin : { $result }
error-map-empty = La carte n’a pas de rangées.
error-map-rows = La carte a { $rows ->
    [one] { $rows } rangée
   *[other] { $rows } rangées
} ; { $most } au plus.
error-map-spaces = La carte a { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
} ; { $most } au plus.
error-map-cell = Case { $space } : « { $cell } » n’est ni . (terre), ni ~ (fleuve), ni - (pas de case), ni A–Z (capitale).
error-map-capitals = La carte a { $capitals ->
    [one] { $capitals } capitale
   *[other] { $capitals } capitales
} ; il en faut de { $least } à { $most }.
error-map-no-river = La carte n’a pas de fleuve.
error-map-no-triangle = La carte n’a pas trois cases de fleuve qui se touchent.
error-map-apart = Le plateau n’est pas d’un seul tenant : on n’atteint pas { $space } depuis { $other }.
error-map-unknown = Il n’y a pas de carte « { $map } ». Cartes disponibles : { $known }.
error-peers = OpenSpiel n’est pas installé : pip install "headwaters-games[peers]".
error-language = Il n’y a pas de langue « { $language } ». Langues disponibles : { $known }.

# ---- The table service: errors and words (section of src/headwaters/table)
error-unknown-table = Cette table n’existe pas.
error-unknown-seat = Cette place n’existe pas.
error-nothing-there = Il n’y a rien à en dire.
error-unknown-step = La partie compte { $steps ->
    [one] { $steps } étape
   *[other] { $steps } étapes
} ; il n’y a pas d’étape { $step }.
error-unknown-level = Il n’y a pas de bot « { $level } ». Niveaux disponibles : { $known }.
error-page = Cette page n’existe pas.
error-method = Cela ne se fait pas ici.
error-link = Ce lien n’est plus valable.
error-not-your-seat = Ce n’est pas votre place.
error-not-creator = Seule la personne qui a ouvert la table peut faire cela.
error-origin = La demande vient de la page d’un autre site.
error-host = Ce service n’est pas connu sous le nom « { $host } ». La personne qui le gère peut autoriser ce nom (--host-name).
error-stale = Entre-temps, la table a avancé : regardez à nouveau.
error-lesson = La partie guidée demande autre chose maintenant : choisissez ce qui est marqué.
error-no-lesson = Il n’y a pas de partie guidée pour { $game }.
error-undo = Cela ne peut plus être annulé.
error-not-begun = La partie n’a pas encore commencé.
error-begun = La partie a déjà commencé.
error-given-up = Cette table a été abandonnée alors qu’elle attendait des joueurs : ouvrez-en une nouvelle.
error-not-over = Cela se montre quand la partie est finie.
error-seat-taken = Cette place est déjà prise.
error-seat-free = Cette place est libre.
error-compiling = Les règles de ce jeu sont en cours de compilation : un instant.
error-unreadable = Ce qui est conservé de cette partie ne concorde plus (elle a été jouée avec la version { $version } des règles) : ce qui en est conservé est montré, et elle ne peut pas continuer.
error-unreadable-older = Cette partie a été jouée avec la version { $version } des règles (aujourd’hui : { $today }), et les règles d’aujourd’hui ne mènent pas à sa position : ce qui en est conservé est montré, et elle ne peut pas continuer.
error-damaged = Ce qui est conservé de cette table est abîmé : elle ne peut pas être montrée, et rien n’en est changé.
error-unknown-emblem = Il n’y a pas d’emblème « { $emblem } » dans ce jeu. Emblèmes : { $known }.
error-emblem-taken = Quelqu’un à cette table a déjà cet emblème.
error-malformed = Ce message n’a pas de sens ici.
error-too-large = Le message est trop long : { $most ->
    [one] { $most } octet
   *[other] { $most } octets
} au plus.
error-too-many = Trop de demandes : attendez un peu.
error-busy = Il se passe trop de choses à cette table en ce moment : réessayez dans un instant.
error-store = Les tables ne peuvent être ni lues ni écrites en ce moment. Rien n’a changé : réessayez dans un instant.
error-hello = Une connexion commence par un salut.
error-name = Un nom a au moins une lettre.
error-inside = Quelque chose s’est mal passé ici, ce n’est pas de votre faute. Rien n’a changé.
error-database = « { $database } » n’est pas une base utilisable : indiquez un fichier, une URL sqlite ou une URL PostgreSQL (postgresql+asyncpg://…).
error-database-unusable = { $database } ne peut pas servir de base des tables : { $reason }.
error-database-foreign = { $database } est une base de données, mais pas de Headwaters.
error-database-newer = { $database } a été écrite par un Headwaters plus récent (révision { $revision } ; celui-ci connaît jusqu’à { $newest }).
error-database-exists = { $database } existe déjà : avec --force la copie prend sa place ; l’ancienne reste à côté.
error-database-in-use = { $database } est utilisé par un autre Headwaters : un fichier ne sert qu’un service à la fois.
error-database-driver = PostgreSQL demande un paquet qui n’est pas installé : pip install "{ $package }".
error-database-client = { $program } n’est pas installé ici : installez les programmes clients de PostgreSQL, ou lancez là où ils sont : { $command }
error-processes = Plusieurs processus demandent PostgreSQL comme base ; { $database } est un fichier d’un seul processus.
error-port = Impossible d’écouter sur { $host }:{ $port } : { $reason }.
table-guest = Invité { $number }
table-waiting = { $count ->
    [one] On attend encore une personne.
   *[other] On attend encore { $count } personnes.
}
table-compiling = Les règles sont compilées pour la première fois. La partie commencera d’elle-même.
table-bots-waking = Premier réveil des bots : jusqu’à une minute, puis la partie continue d’elle-même.
table-given-up = Cette table a été abandonnée alors qu’elle attendait des joueurs. Ouvrez-en une nouvelle.
table-curtain = C’est à { $name }. Passez l’appareil, puis levez le rideau.
table-unwritten = Les coups ne peuvent pas être écrits en ce moment ; les bots attendent aussi, et tout reprendra de soi-même.
table-log-begins = La partie commence.
table-level-beginner = Premiers pas
table-level-beginner-help = Joue à vue et néglige beaucoup de choses ; répond aussitôt. Bien pour une première partie.
table-level-novice = Débutant
table-level-novice-help = Néglige certaines choses et voit un peu plus loin ; répond aussitôt.
table-level-casual = Occasionnel
table-level-casual-help = Voit plus loin et néglige peu de choses ; répond aussitôt.
table-level-able = Habile
table-level-able-help = Anticipe à chaque coup, mais pas loin ; répond aussitôt.
table-level-strong = Fort
table-level-strong-help = Cherche loin ; répond aussitôt.
table-level-master = Maître
table-level-master-help = Cherche le plus loin ; réfléchit une seconde ou deux.
table-level-lesson = Professeur
table-picture-begin = Le début d’une partie
table-picture-later = Plus tard dans une partie

## Pages (page-): written by the pages, read by people

page-claim = Jeux de société venus des grands fleuves
page-lead = Jouez dans le navigateur entre amis ou contre des bots. Ni compte ni téléchargement : choisissez un jeu et la partie commence.
page-description = Yellow & Yangtze, Yangtze et Yak : jouez entre amis et contre des bots, sans compte.
page-foot = Les invités gardent leurs places grâce à un seul cookie. Chaque mélange peut être vérifié après la partie.
page-language = Langue
page-palette = Couleurs
page-palette-default = Papier chaud
page-palette-dark = Lampe (sombre)
page-palette-contrast = Contraste élevé
page-palette-safe = Pour daltoniens
page-your-name = Votre nom
page-games = Jeux
page-by = { $designer } · { $least } à { $most } joueurs
page-play-now = Jouer
page-play-game = Jouer tout de suite à { $game } contre des bots
page-how-many-bots = Contre combien de bots
page-against-bots = { $count ->
    [one] contre 1 bot
   *[other] contre { $count } bots
}
page-learn = Apprendre en jouant
page-learn-game = Apprendre { $game } par une partie guidée
page-learn-minutes = environ { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
}, pas à pas
page-learn-go-on = Continuer à apprendre
page-learn-again = Partie guidée
page-create = Créer une table
page-create-game = Créer une table de { $game }
page-create-title = Créer une table
page-create-lead = Jeu, places, bots et options à votre goût
page-rules = Règles
page-rules-of = Règles de { $game }
page-exact-rules = Les règles exactes
page-exact-rules-lead = Tout à la lettre, chaque règle avec son numéro : pour vérifier un point, pas pour apprendre.
page-next-table = Prochaine table qui m’attend
page-turn-elsewhere = À vous à une autre table
page-other-table = Autre table
page-my-tables = Mes tables
page-no-mine = Les tables où vous êtes assis apparaîtront ici.
page-open-tables = Tables ouvertes
page-no-open = Aucune table ouverte pour le moment. Créez-en une et partagez son lien.
page-waits-for-you = à vous
page-status-open = places libres
page-status-compiling = en préparation
page-status-playing = en cours
page-status-over = terminée
page-status-given-up = abandonnée
page-status-unreadable = ne peut pas continuer
page-free-chairs = { $count ->
    [one] 1 place libre
   *[other] { $count } places libres
}
page-game = Jeu
page-seats = Joueurs
page-more-options = Autres options
page-chairs = Places
page-chairs-help = La place d’une personne reste libre jusqu’à ce que quelqu’un s’y assoie. Prenez-en plusieurs pour jouer à plusieurs sur un même appareil.
page-levels = Dans les parties à deux, chacun, à partir de l’occasionnel, est réglé pour en gagner environ sept sur dix contre celui qui le précède dans cette liste ; un débutant gagne plus souvent contre celui qui fait ses premiers pas.
page-chair = Place { $number }
page-chair-you = vous
page-chair-person = une personne
page-bot = Bot : { $level }
page-who-joins = Qui peut venir
page-by-link = Qui possède le lien
page-public = Tout le monde : annoncée sur la page d’accueil
page-offline = Pas de connexion au serveur. Veuillez réessayer.
page-reconnecting = Reconnexion …
page-menu = Menu
page-log = Journal
page-log-lines = Lignes du journal
page-question = Ce qui est demandé
page-board = Plateau
page-own = Vos affaires
page-players = Joueurs
page-zoom = Zoom
page-nearer = Agrandir
page-farther = Réduire
page-fit = Montrer tout le plateau
page-fold = Replier ou déplier cette carte
page-as-text = Plateau en texte
page-other-device = Changer d’appareil
page-other-device-why = Continuez cette partie sur votre téléphone ou sur un autre ordinateur.
page-other-device-help = Ouvrez ce lien privé sur l’autre appareil pour y reprendre vos places. Il ne sert qu’une fois ; qui le possède obtient vos places.
page-keys = Touches
page-key-tab = groupe de cibles suivant
page-key-arrows = d’une cible à l’autre
page-key-enter = choisir
page-key-escape = un pas en arrière
page-key-turn = tourner la pièce choisie
page-key-undo = annuler
page-key-again = revoir les derniers coups
page-key-zoom = agrandir, réduire, tout le plateau
page-key-help = cette liste
page-touch-help = Sur un écran tactile, ce qui termine votre tour demande confirmation ; tout le reste peut être annulé. Laissez le doigt sur quelque chose pour savoir ce que c’est et ce que cela apporterait. Touchez ce qui ne s’allume pas pour savoir pourquoi.
page-close = Fermer
page-copy = Copier
page-copied = Copié.
page-back = Choisir autre chose
page-turn = Tourner
page-confirm = Confirmer
page-again = Revoir
page-undo = Annuler
page-undo-what = Annuler : { $what }
page-here = présent
page-gone = absent
page-you = vous
page-to-act = à jouer
page-free = Place libre
page-rule = Règle { $rule }
page-curtain = Passez l’appareil à { $name }
page-curtain-help = Que les autres regardent ailleurs.
page-curtain-lift = C’est moi, { $name } : montrer ma place
page-lobby = En attente de joueurs
page-getting-ready = La table se prépare. La première fois après un démarrage, les règles sont préparées : jusqu’à deux minutes. Puis la partie commence d’elle-même.
page-getting-ready-now = La table se prépare
page-getting-ready-still = Cela dure plus que d’habitude : les règles se préparent encore, et rien n’est perdu. Vous pouvez laisser cette page ouverte ou revenir plus tard.
page-fair-deal = Comment savoir si le mélange est honnête ?
page-fair-deal-why = Ce qui sera pioché est fixé avant le début, et personne ne peut le changer ensuite, pas même ce service. L’empreinte en répond : après la partie, « { page-check } », sous le résultat, montre que vous avez joué avec ce mélange et aucun autre.
page-share = Partagez ce lien : qui l’ouvre peut s’asseoir ou regarder.
page-sit = S’asseoir ici
page-sit-too = Prendre aussi cette place
page-second-name = Nom de ce joueur
page-emblem = Jouer avec
page-played-under = Jouée avec la version { $version } des règles
page-stand = Se lever
page-free-chair = Libérer cette place
page-bot-here = Qui s’assoit ici
page-result = Résultat
page-points-by-source = Points par origine
page-total = Total
page-chart = Les points au fil de la partie
page-rematch = Rejouer
page-replay = Revoir la partie
page-download = Télécharger la partie
page-check = Vérifier le mélange
page-check-ok = Le mélange est bien celui promis au début.
page-check-bad = Le mélange n’est pas celui promis !
page-commitment = Empreinte du mélange, fixée avant le début :
page-see-board = Voir le plateau
page-step = Étape
page-step-of = Étape { $n } sur { $most }
page-first-step = Au début
page-previous-step = Une étape en arrière
page-next-step = Une étape en avant
page-last-step = À la fin
page-play-steps = Dérouler les étapes
page-seen-by = Vu par
page-seen-open = Tout à découvert
page-seen-as = Comme { $name } le voyait
page-seen-public = Comme un spectateur le voyait
page-copy-link = Copier le lien vers cette étape
page-contents = Sommaire
page-to-games = Vers les jeux
page-move-lead = Ce lien déplace vers cet appareil les places de { $names }.
page-move-here = Prendre les places ici
page-move-used = Ce lien a déjà servi.
page-age = dès { $age ->
     [one] { $age } an
    *[other] { $age } ans
}
page-minutes = environ { $minutes ->
     [one] { $minutes } minute
    *[other] { $minutes } minutes
}
page-aid = Aide de jeu
page-aid-of = Aide de jeu de { $game }
page-aid-close = Fermer l’aide de jeu
page-key-aid = ouvrir ou fermer l’aide de jeu
page-print = Imprimer

## Scenes, pace and settings of the table
page-lost = Perdu
page-gained = Gagné
page-won = gagne
page-go-on = Continuer
page-skip = Passer à maintenant
page-skip-to-turn = Passer à mon tour
page-sending = Envoi …
page-only-watching = Vous regardez la partie. { $asks }
page-touched = Marqué depuis votre dernière action. Par : { $name }.
page-not-your-turn = Ce n’est pas votre tour. { $asks }
page-nothing-there = Il n’y a rien à choisir là. { $asks }
page-settings = Réglages
page-pace = À quel rythme montrer les coups des autres
page-pace-calm = Calme
page-pace-quick = Rapide
page-pace-now = Aussitôt
page-pace-help = Ce qui vous concerne reste jusqu’à ce que vous le fermiez, à tout rythme.
page-pace-where = Le rythme auquel on montre les coups des autres et la confirmation de la dernière action du tour : voir Réglages.
page-likes-confirm = Me demander avant ce qui termine mon tour ou ne peut être annulé
page-likes-grace = Un instant pour reprendre ce qui termine mon tour
page-likes-single = Faire pour moi un choix à réponse unique

## What was missed, what is sure, what is held
page-since = Depuis votre départ : { $count }
page-held = Reprendre
page-held-what = Reprendre : { $what }
page-held-bots = Reprendre, pour s’exercer : les bots sont toujours d’accord. { $what }

## End of pages

error-bot = Il n’y a pas de bot « { $bot } » : { $reason }.
error-arena-bots = Une arène a besoin d’au moins deux bots, séparés par des virgules.
error-arena-budget = Donnez soit --time avec des secondes au-dessus de 0, soit --sims avec un nombre au-dessus de 0.
error-arena-choices = Les choix se comparent entre deux bots : nommez-en exactement deux.
error-arena-log = { $file } appartient à une autre arène : autres bots, jeu, places, options, temps ou graine, ou un autre --luck ou --choices.
error-play-bots = Il faut { $others ->
    [one] { $others } bot
   *[other] { $others } bots
} à côté de vous, pas { $found } : nommez-en un pour tous ou un pour chacun, et une place à la table.

# The guided game
page-lesson = Partie guidée
page-lesson-at = { $n } sur { $most }
page-lesson-your-move = À vous
page-lesson-next = Suivant
page-lesson-read = Lisez d’abord la carte, puis choisissez Suivant.
page-lesson-scene = Lisez d’abord ce qui s’est passé, puis choisissez Continuer.
page-lesson-first = Cela vient après. Choisissez d’abord : { $what }.
page-lesson-first-hand = Cela vient après. Choisissez d’abord ce qui est marqué parmi vos pièces.
page-lesson-leaving = Choisissez sur la carte comment continuer.
page-lesson-back = Retour
page-lesson-skip = Passer la leçon
page-lesson-sure = Quitter la leçon ? Vous pouvez continuer ici sans aide, commencer une vraie partie ou revenir à la carte.
page-lesson-play-on = Continuer ici
page-lesson-real = Commencer une vraie partie
page-lesson-stay = Revenir à la leçon

## Company: chat, seats, consent, sound, my tables
error-nothing-said = Il n’y a rien à dire là-dedans.
error-spectators-listen = Les spectateurs pourront écrire une fois la partie terminée : un mot pourrait aider un joueur.
error-not-gone = { $name } vient seulement de partir : attendez un peu.
error-here = { $name } est là, ou ce n’est pas une personne qui joue à cette place.
error-handed = Un bot joue à votre place : reprenez-la d’abord.
error-not-handed = Aucun bot n’y joue à votre place.
error-resigned = Vous avez abandonné cette partie.
error-takeback-hidden = Quelque chose de caché est apparu depuis : on ne peut plus revenir en arrière.
table-asks-hand = { $name } demande : un bot doit-il continuer pour { $seat } ?
table-asks-takeback = { $name } demande à reprendre son coup : { $what }
table-resigned = { $count ->
    [one] { $resigned } { $gone ->
        [one] abandonne
       *[other] abandonnent
    } : { $winners } gagne.
   *[other] { $resigned } { $gone ->
        [one] abandonne
       *[other] abandonnent
    } : { $winners } gagnent.
}
table-you-resigned = Vous avez abandonné ; un bot continue à votre place et ne peut pas gagner.
table-bot-for-you = En votre absence, un bot a pris votre place.
record-resigned = { $name } a abandonné et ne peut pas gagner.
page-chat = Discussion
page-chat-lines = Ce qui a été dit
page-chat-say = Dites quelque chose …
page-chat-send = Envoyer
page-chat-only-listen = Les spectateurs écrivent après la partie.
page-chat-mute = Ne plus lire { $name }
page-chat-mute-short = masquer
page-chat-unmute = Relire { $name }
page-chat-listen-again = masqué : relire
page-chat-unread = Discussion, nouveaux messages : { $count }
page-resign = Abandonner la partie
page-resign-ends = La partie se termine et vous l’avez perdue. On ne peut pas revenir en arrière.
page-resign-goes-on = Un bot continue à votre place pour que les autres finissent leur partie ; il ne peut pas gagner. On ne peut pas revenir en arrière.
page-resign-no = Continuer à jouer
page-resigned = a abandonné
page-handed = un bot joue
page-hand-over = Laisser un bot continuer pour { $name }
page-come-back = Reprendre ma place
page-takeback = Demander à reprendre
page-takeback-what = Demander à reprendre : { $what }
page-question-to-all = Une question aux joueurs
page-agree = D’accord
page-refuse = Non
page-withdraw = Tant pis
page-still-here = Je suis là
page-waits-for = On attend { $names }
page-likes-sound = Sons : mon tour, une pièce posée, une guerre
page-likes-notify = M’avertir quand c’est mon tour et que je regarde ailleurs
page-notify-denied = Le navigateur n’autorise pas cette page à vous avertir : autorisez-la dans ses réglages.
page-your-turn = À vous
page-turn-of = à { $name }
page-tidy = Retirer { $game } de ma liste
page-tidied = Retirée. Elle revient s’il s’y passe quelque chose.
page-give-up-table = Ne plus attendre
page-you-won = vous avez gagné
page-won-by = victoire : { $names }
page-played-on = Dernier coup
