# Messages of the house: errors and command line.

error-unknown-game = No hay ningún juego «{ $game }». Juegos disponibles: { $known }.
error-option-unknown = { $game } no tiene la opción «{ $option }». Opciones disponibles: { $known }.
error-option-value = La opción «{ $option }» no puede ser { $value }. Valores posibles: { $range }.
error-options-json = Las opciones deben ser un objeto JSON, como {"{"}"short": true{"}"}.
error-seats = A { $game } se juega de { $least } a { $most }, no { $seats }.
error-seed = La semilla debe ser un número entero de 0 a 2^128 - 1, no { $seed }.
error-not-offered = La acción { $action } no se ofrece ahora.
error-offered = «{ $action }» está permitido: nada lo prohíbe.
error-not-your-turn = Al asiento { $seat } no se le pide nada ahora.
error-why-not = «{ $action }» no se ofrece: { $reason }
error-over = La partida ha terminado.
error-which-seat = Varios asientos deciden a la vez: di cuál juega.
error-nothing-to-undo = No hay nada que deshacer.
error-file = No se puede leer { $file }: { $reason }.
error-record-empty = Línea { $line }: el registro está vacío.
error-record-json = La línea { $line } no es un objeto JSON.
error-record-header = Línea { $line }: un registro empieza con una cabecera: { $reason }.
error-record-field = Línea { $line }: el campo «{ $field }» falta o tiene un valor de otro tipo.
error-record-line = Línea { $line }: { $reason }.
error-record-unknown = La línea { $line } no es azar, ni acción, ni resultado.
error-record-legal = Línea { $line }: las acciones ofrecidas difieren: { $difference }.
error-record-state = Línea { $line }: la posición difiere: { $difference }.
error-record-chance = Línea { $line }: el azar difiere: se esperaba { $expected }, se encontró { $found }.
error-record-seat = Línea { $line }: aquí no se le pide nada al asiento { $seat }.
error-record-action = Línea { $line }: «{ $action }» no se ofrece: { $reason }
error-record-result = Línea { $line }: el resultado difiere: se esperaba { $expected }, se encontró { $found }.
error-record-early = Línea { $line }: el registro acaba antes que la partida.
error-record-late = Línea { $line }: la partida acaba antes de esta línea.
error-record-newer = Línea { $line }: la partida se jugó con la versión { $version } de las reglas de { $game }; este programa las conoce hasta la versión { $today }.
error-record-older = Jugada con la versión { $version } de las reglas (hoy: { $today }), y las reglas de hoy son otras. { $difference }
record-older = Jugada con la versión { $version } de las reglas (hoy: { $today }); las reglas de hoy dan la misma partida.
record-differs = Jugada con la versión { $version } de las reglas (hoy: { $today }); desde la línea { $line } las reglas de hoy son otras, así que el resto se muestra como está escrito.
record-result = Como está escrito al final: { $result }
error-map-empty = El mapa no tiene filas.
error-map-rows = El mapa tiene { $rows ->
    [one] { $rows } fila
   *[other] { $rows } filas
}; como mucho { $most }.
error-map-spaces = El mapa tiene { $spaces ->
    [one] { $spaces } casilla
   *[other] { $spaces } casillas
}; como mucho { $most }.
error-map-cell = Casilla { $space }: «{ $cell }» no es . (tierra), ~ (río), - (sin casilla) ni A–Z (capital).
error-map-capitals = El mapa tiene { $capitals ->
    [one] { $capitals } capital
   *[other] { $capitals } capitales
}; hacen falta de { $least } a { $most }.
error-map-no-river = El mapa no tiene río.
error-map-no-triangle = El mapa no tiene tres casillas de río que se toquen.
error-map-apart = El tablero no está conectado: desde { $other } no se llega a { $space }.
error-map-unknown = No hay ningún mapa «{ $map }». Mapas disponibles: { $known }.
error-peers = OpenSpiel no está instalado: pip install "headwaters-games[peers]".
error-language = No hay ningún idioma «{ $language }». Idiomas disponibles: { $known }.

# ---- The table service: errors and words (section of src/headwaters/table)
error-unknown-table = Esta mesa no existe.
error-unknown-seat = Este asiento no existe.
error-nothing-there = No hay nada que decir de eso.
error-unknown-step = La partida tiene { $steps ->
    [one] { $steps } paso
   *[other] { $steps } pasos
}; no hay paso { $step }.
error-unknown-level = No hay ningún bot «{ $level }». Niveles disponibles: { $known }.
error-page = Esta página no existe.
error-method = Eso no se puede hacer aquí.
error-link = Este enlace ya no es válido.
error-not-your-seat = Ese no es tu asiento.
error-not-creator = Solo puede hacerlo quien abrió la mesa.
error-origin = La petición viene de la página de otro sitio.
error-host = Este servicio no se conoce por el nombre «{ $host }». Quien lo gestiona puede permitir ese nombre (--host-name).
error-stale = Mientras tanto la mesa ha avanzado: mira de nuevo.
error-lesson = La partida guiada pide otra cosa ahora: elige lo que está marcado.
error-no-lesson = No hay partida guiada para { $game }.
error-undo = Ya no se puede deshacer.
error-not-begun = La partida aún no ha empezado.
error-begun = La partida ya ha empezado.
error-given-up = Esta mesa se ha abandonado mientras esperaba jugadores: abre una nueva.
error-not-over = Eso se muestra cuando termina la partida.
error-seat-taken = Ese asiento ya está ocupado.
error-seat-free = Ese asiento está libre.
error-compiling = Las reglas de este juego se están compilando: un momento.
error-unreadable = Lo que se guarda de esta partida ya no encaja (se jugó con la versión { $version } de las reglas): se muestra lo que se guarda de ella, y no puede seguir.
error-unreadable-older = Esta partida se jugó con la versión { $version } de las reglas (hoy: { $today }), y las reglas de hoy no llevan a su posición: se muestra lo que se guarda de ella, y no puede seguir.
error-damaged = Lo que se guarda de esta mesa está dañado: no se puede mostrar, y nada de ello se cambia.
error-unknown-emblem = En este juego no hay emblema «{ $emblem }». Emblemas: { $known }.
error-emblem-taken = Alguien en esta mesa ya tiene este emblema.
error-malformed = Ese mensaje no tiene sentido aquí.
error-too-large = El mensaje es demasiado largo: como mucho { $most ->
    [one] { $most } byte
   *[other] { $most } bytes
}.
error-too-many = Demasiadas peticiones: espera un poco.
error-busy = Ahora mismo hay demasiado movimiento en esta mesa: prueba de nuevo en un momento.
error-store = Ahora mismo no se pueden leer ni escribir las mesas. No ha cambiado nada: prueba de nuevo en un momento.
error-hello = Una conexión empieza con un saludo.
error-name = Un nombre tiene al menos una letra.
error-inside = Algo ha fallado aquí, no por tu culpa. Nada ha cambiado.
error-database = «{ $database }» no es una base de datos utilizable: indica un archivo, una URL sqlite o una URL de PostgreSQL (postgresql+asyncpg://…).
error-database-unusable = { $database } no se puede usar como base de datos de las mesas: { $reason }.
error-database-foreign = { $database } es una base de datos, pero no de Headwaters.
error-database-newer = { $database } fue escrita por un Headwaters más nuevo (revisión { $revision }; este conoce hasta la { $newest }).
error-database-exists = { $database } ya existe: con --force la copia ocupa su lugar; la antigua queda al lado.
error-database-in-use = { $database } está en uso por otro Headwaters: un archivo sirve a un solo servicio a la vez.
error-database-driver = PostgreSQL necesita un paquete que no está instalado: pip install '{ $package }'.
error-database-client = { $program } no está instalado aquí: instala los programas cliente de PostgreSQL o ejecuta donde estén: { $command }
error-processes = Varios procesos necesitan PostgreSQL como base de datos; { $database } es un archivo de un solo proceso.
error-port = No se puede escuchar en { $host }:{ $port }: { $reason }.
table-guest = Invitado { $number }
table-waiting = { $count ->
    [one] Falta una persona.
   *[other] Faltan { $count } personas.
}
table-compiling = Las reglas se están compilando por primera vez. La partida empezará sola.
table-bots-waking = Los bots despiertan por primera vez: hasta un minuto; luego la partida sigue sola.
table-given-up = Esta mesa se ha abandonado mientras esperaba jugadores. Abre una nueva.
table-curtain = Le toca a { $name }. Pasa el dispositivo y levanta el telón.
table-unwritten = Ahora mismo no se pueden escribir las jugadas; los bots también esperan, y todo seguirá por sí solo.
table-log-begins = Empieza la partida.
table-level-beginner = Primeros pasos
table-level-beginner-help = Juega a primera vista y pasa por alto muchas cosas; responde al instante. Bueno para una primera partida.
table-level-novice = Principiante
table-level-novice-help = Pasa por alto algunas cosas y mira un poco más allá; responde al instante.
table-level-casual = Ocasional
table-level-casual-help = Mira más allá y pasa por alto poco; responde al instante.
table-level-able = Hábil
table-level-able-help = Mira más allá en cada jugada, pero no lejos; responde al instante.
table-level-strong = Fuerte
table-level-strong-help = Busca lejos; responde al instante.
table-level-master = Maestro
table-level-master-help = Busca más lejos que nadie; piensa un segundo o dos.
table-level-lesson = Maestro
table-picture-begin = Así empieza la partida
table-picture-later = Más adelante en una partida

## Pages (page-): written by the pages, read by people

page-claim = Juegos de mesa de los grandes ríos
page-lead = Juega en el navegador con amigos o contra bots. Sin cuenta ni descargas: elige un juego y ya estás dentro.
page-description = Yellow & Yangtze, Yangtze y Yak: juega con amigos y bots, sin cuenta.
page-foot = Los invitados conservan sus asientos con una sola cookie. Cada barajado se puede comprobar al acabar la partida.
page-language = Idioma
page-palette = Colores
page-palette-default = Papel cálido
page-palette-dark = Lámpara (oscuro)
page-palette-contrast = Alto contraste
page-palette-safe = Para daltónicos
page-your-name = Tu nombre
page-games = Juegos
page-by = { $designer } · de { $least } a { $most } jugadores
page-play-now = Jugar ya
page-play-game = Jugar ya a { $game } contra bots
page-how-many-bots = Contra cuántos bots
page-against-bots = { $count ->
    [one] contra 1 bot
   *[other] contra { $count } bots
}
page-learn = Aprender jugando
page-learn-game = Aprender { $game } con una partida guiada
page-learn-minutes = { $minutes ->
    [one] un minuto
   *[other] unos { $minutes } minutos
}, paso a paso
page-learn-go-on = Seguir aprendiendo
page-learn-again = Partida guiada
page-create = Crear una mesa
page-create-game = Crear una mesa de { $game }
page-create-title = Crear una mesa
page-create-lead = Juego, asientos, bots y opciones a tu gusto
page-rules = Reglas
page-rules-of = Reglas de { $game }
page-exact-rules = Las reglas exactas
page-exact-rules-lead = Todo al pie de la letra, cada regla con su número: para consultar, no para aprender.
page-next-table = Siguiente mesa que me espera
page-turn-elsewhere = Te toca en otra mesa
page-other-table = Otra mesa
page-my-tables = Mis mesas
page-no-mine = Aquí aparecerán las mesas en las que te sientes.
page-open-tables = Mesas abiertas
page-no-open = Ahora no hay ninguna mesa abierta. Crea una y comparte su enlace.
page-waits-for-you = te toca
page-status-open = asientos libres
page-status-compiling = preparándose
page-status-playing = en juego
page-status-over = terminada
page-status-given-up = abandonada
page-status-unreadable = no puede seguir
page-free-chairs = { $count ->
    [one] 1 asiento libre
   *[other] { $count } asientos libres
}
page-game = Juego
page-seats = Jugadores
page-more-options = Más opciones
page-chairs = Asientos
page-chairs-help = El asiento para una persona queda libre hasta que alguien se sienta. Ocupa varios para jugar varias personas en un mismo dispositivo.
page-levels = En las partidas para dos, cada uno, desde el ocasional, está ajustado para ganar unas siete de cada diez contra el anterior de esta lista; un principiante gana más a menudo contra quien da sus primeros pasos.
page-chair = Asiento { $number }
page-chair-you = tú
page-chair-person = una persona
page-bot = Bot: { $level }
page-who-joins = Quién puede unirse
page-by-link = Quien tenga el enlace
page-public = Cualquiera: aparece en la página de inicio
page-offline = Sin conexión con el servidor. Inténtalo de nuevo.
page-reconnecting = Reconectando …
page-menu = Menú
page-log = Crónica
page-log-lines = Líneas de la crónica
page-question = Lo que se pide
page-board = Tablero
page-own = Tus cosas
page-players = Jugadores
page-zoom = Zoom
page-nearer = Acercar
page-farther = Alejar
page-fit = Mostrar todo el tablero
page-fold = Plegar o desplegar esta tarjeta
page-as-text = Tablero como texto
page-other-device = Cambiar de dispositivo
page-other-device-why = Sigue esta partida en tu teléfono o en otro ordenador.
page-other-device-help = Abre este enlace privado en el otro dispositivo para seguir allí. Sirve una sola vez; quien lo tenga se queda con tus asientos.
page-keys = Teclas
page-key-tab = siguiente grupo de objetivos
page-key-arrows = de un objetivo a otro
page-key-enter = elegir
page-key-escape = un paso atrás
page-key-turn = girar la pieza elegida
page-key-undo = deshacer
page-key-again = ver de nuevo las últimas jugadas
page-key-zoom = acercar, alejar, todo el tablero
page-key-help = esta lista
page-touch-help = En una pantalla táctil, lo que termina tu turno pide confirmación; todo lo demás se puede deshacer. Deja el dedo sobre algo para saber qué es y qué traería. Toca algo que no se ilumina para saber por qué.
page-close = Cerrar
page-copy = Copiar
page-copied = Copiado.
page-back = Elegir de nuevo
page-turn = Girar
page-confirm = Confirmar
page-again = Ver otra vez
page-undo = Deshacer
page-undo-what = Deshacer: { $what }
page-here = presente
page-gone = ausente
page-you = tú
page-to-act = le toca
page-free = Asiento libre
page-rule = Regla { $rule }
page-curtain = Pasa el dispositivo a { $name }
page-curtain-help = Los demás miran a otro lado.
page-curtain-lift = Soy { $name }: mostrar mi asiento
page-lobby = Esperando jugadores
page-getting-ready = La mesa se está preparando. La primera vez tras un arranque se preparan las reglas: hasta dos minutos. Después la partida empieza sola.
page-getting-ready-now = La mesa se está preparando
page-getting-ready-still = Tarda más de lo normal: las reglas aún se están preparando, y nada se ha perdido. Puedes dejar abierta esta página o volver más tarde.
page-fair-deal = ¿Cómo sé que el barajado es limpio?
page-fair-deal-why = Lo que se robará queda fijado antes de empezar y nadie puede cambiarlo después, ni siquiera este servicio. La huella responde de ello: tras la partida, «{ page-check }», bajo el resultado, muestra que habéis jugado con este mismo barajado.
page-share = Comparte este enlace: quien lo abra puede sentarse o mirar.
page-sit = Sentarme aquí
page-sit-too = Ocupar también este
page-second-name = Nombre de este jugador
page-emblem = Jugar como
page-played-under = Jugada con la versión { $version } de las reglas
page-stand = Levantarme
page-free-chair = Liberar este asiento
page-bot-here = Quién se sienta aquí
page-result = Resultado
page-points-by-source = Puntos por procedencia
page-total = Total
page-chart = Puntos a lo largo de la partida
page-rematch = Jugar otra vez
page-replay = Repetición
page-download = Descargar la partida
page-check = Comprobar el barajado
page-check-ok = El barajado es el que se prometió al principio.
page-check-bad = ¡El barajado no es el que se prometió!
page-commitment = Huella del barajado, fijada antes de empezar:
page-see-board = Ver el tablero
page-step = Paso
page-step-of = Paso { $n } de { $most }
page-first-step = Al principio
page-previous-step = Un paso atrás
page-next-step = Un paso adelante
page-last-step = Al final
page-play-steps = Reproducir los pasos
page-seen-by = Visto por
page-seen-open = Todo descubierto
page-seen-as = Como lo veía { $name }
page-seen-public = Como lo veía un espectador
page-copy-link = Copiar el enlace a este paso
page-contents = Índice
page-to-games = A los juegos
page-move-lead = Este enlace mueve a este dispositivo los asientos de { $names }.
page-move-here = Tomar los asientos aquí
page-move-used = Este enlace ya se ha usado.
page-age = desde { $age ->
     [one] 1 año
    *[other] { $age } años
}
page-minutes = unos { $minutes ->
     [one] 1 minuto
    *[other] { $minutes } minutos
}
page-aid = Ayuda de juego
page-aid-of = Ayuda de juego de { $game }
page-aid-close = Cerrar la ayuda de juego
page-key-aid = abrir o cerrar la ayuda de juego
page-print = Imprimir

## Scenes, pace and settings of the table
page-lost = Perdido
page-gained = Ganado
page-won = gana
page-go-on = Seguir
page-skip = Saltar hasta ahora
page-skip-to-turn = Saltar a mi turno
page-sending = Enviando …
page-only-watching = Estás mirando. { $asks }
page-touched = Marcado desde tu última acción. Por: { $name }.
page-not-your-turn = No es tu turno. { $asks }
page-nothing-there = Ahí no hay nada que elegir. { $asks }
page-settings = Ajustes
page-pace = A qué ritmo mostrar las jugadas de los demás
page-pace-calm = Tranquilo
page-pace-quick = Rápido
page-pace-now = Al instante
page-pace-help = Lo que te concierne se queda hasta que lo cierres, a cualquier ritmo.
page-pace-where = El ritmo de las jugadas de los demás y la confirmación de la última acción del turno: ver Ajustes.
page-likes-confirm = Preguntarme antes de lo que termina mi turno o no se puede deshacer
page-likes-grace = Un momento para retirar lo que termina mi turno
page-likes-single = Hacer por mí una elección con una sola respuesta

## What was missed, what is sure, what is held
page-since = Desde que te fuiste: { $count }
page-held = Retirar
page-held-what = Retirar: { $what }
page-held-bots = Retirar, para practicar: los bots siempre están de acuerdo. { $what }

## End of pages

error-bot = No hay ningún bot «{ $bot }»: { $reason }.
error-arena-bots = Una arena necesita al menos dos bots, separados por comas.
error-arena-budget = Indica o bien --time con segundos por encima de 0 o bien --sims con un número por encima de 0.
error-arena-choices = Las decisiones se comparan entre dos bots: nombra exactamente dos.
error-arena-log = { $file } pertenece a otra arena: otros bots, juego, asientos, opciones, tiempo o semilla, u otro --luck o --choices.
error-play-bots = { $others ->
    [one] Hace falta { $others } bot
   *[other] Hacen falta { $others } bots
} a tu lado, no { $found }: nombra uno para todos o uno para cada uno, y un asiento en la mesa.

# The guided game
page-lesson = Partida guiada
page-lesson-at = { $n } de { $most }
page-lesson-your-move = Te toca
page-lesson-next = Siguiente
page-lesson-read = Primero lee la tarjeta, luego elige Siguiente.
page-lesson-scene = Primero lee lo que ha pasado, luego elige Seguir.
page-lesson-first = Esto viene después. Primero elige: { $what }.
page-lesson-first-hand = Esto viene después. Primero elige lo que está marcado entre tus piezas.
page-lesson-leaving = Elige en la tarjeta cómo seguir.
page-lesson-back = Atrás
page-lesson-skip = Saltar la lección
page-lesson-sure = ¿Dejar la lección? Puedes seguir aquí sin ayuda, empezar una partida de verdad o volver a la tarjeta.
page-lesson-play-on = Seguir aquí
page-lesson-real = Empezar una partida de verdad
page-lesson-stay = Volver a la lección

## Company: chat, seats, consent, sound, my tables
error-nothing-said = Ahí no hay nada que decir.
error-spectators-listen = Quien mira puede escribir cuando la partida haya terminado: una palabra podría ayudar a alguien.
error-not-gone = { $name } acaba de irse: espera un poco.
error-here = { $name } está aquí, o ahí no juega una persona.
error-handed = Un bot juega en tu lugar: primero recupera tu asiento.
error-not-handed = Ahí ningún bot juega en tu lugar.
error-resigned = Has abandonado esta partida.
error-takeback-hidden = Desde entonces ha salido algo oculto: ya no se puede deshacer.
table-asks-hand = { $name } pregunta: ¿sigue un bot en lugar de { $seat }?
table-asks-takeback = { $name } pide deshacer: { $what }
table-resigned = { $count ->
    [one] { $resigned } { $gone ->
        [one] abandona
       *[other] abandonan
    }: gana { $winners }.
   *[other] { $resigned } { $gone ->
        [one] abandona
       *[other] abandonan
    }: ganan { $winners }.
}
table-you-resigned = Has abandonado; un bot sigue en tu lugar y no puede ganar.
table-bot-for-you = Mientras no estabas, un bot ocupó tu lugar.
record-resigned = { $name } abandonó y no puede ganar.
page-chat = Chat
page-chat-lines = Lo que se ha dicho
page-chat-say = Di algo …
page-chat-send = Enviar
page-chat-only-listen = Quien mira puede escribir después de la partida.
page-chat-mute = Silenciar a { $name }
page-chat-mute-short = silenciar
page-chat-unmute = Volver a leer a { $name }
page-chat-listen-again = silenciado: volver a leer
page-chat-unread = Chat, líneas nuevas: { $count }
page-resign = Abandonar la partida
page-resign-ends = La partida termina y la has perdido. No se puede deshacer.
page-resign-goes-on = Un bot sigue en tu lugar para que los demás acaben su partida; no puede ganar. No se puede deshacer.
page-resign-no = Seguir jugando
page-resigned = abandonó
page-handed = juega un bot
page-hand-over = Que un bot siga en lugar de { $name }
page-come-back = Recuperar mi lugar
page-takeback = Pedir deshacer
page-takeback-what = Pedir deshacer: { $what }
page-question-to-all = Una pregunta a los jugadores
page-agree = De acuerdo
page-refuse = No
page-withdraw = Da igual
page-still-here = Estoy aquí
page-waits-for = Se espera a { $names }
page-likes-sound = Sonidos: mi turno, una pieza puesta, una guerra
page-likes-notify = Avísame cuando sea mi turno y mire a otra parte
page-notify-denied = El navegador no deja que esta página te avise: permítelo en sus ajustes.
page-your-turn = Tu turno
page-turn-of = turno de { $name }
page-tidy = Quitar { $game } de mi lista
page-tidied = Quitada. Vuelve si allí pasa algo.
page-give-up-table = Dejar de esperar
page-you-won = has ganado
page-won-by = gana { $names }
page-played-on = Última jugada
