# Messages of the house: errors and command line.

error-unknown-game = There is no game “{ $game }”. Known games: { $known }.
error-option-unknown = { $game } has no option “{ $option }”. Known options: { $known }.
error-option-value = Option “{ $option }” can't be { $value }. It takes: { $range }.
error-options-json = The options must be one JSON object, such as {"{"}"short": true{"}"}.
error-seats = { $game } is played by { $least } to { $most }, not by { $seats }.
error-seed = The seed must be a whole number from 0 to 2^128 - 1, not { $seed }.
error-not-offered = Action { $action } is not offered now.
error-offered = “{ $action }” is allowed: nothing forbids it.
error-not-your-turn = Seat { $seat } is not asked now.
error-why-not = “{ $action }” is not offered: { $reason }
error-over = The game is over.
error-which-seat = Several seats decide at once: say which seat plays.
error-nothing-to-undo = There is nothing to undo.
error-file = Can't read { $file }: { $reason }.

error-record-empty = Line { $line }: the record is empty.
error-record-json = Line { $line } is not a JSON object.
error-record-header = Line { $line }: a game record begins with a header line: { $reason }.
error-record-field = Line { $line }: field “{ $field }” is missing or has the wrong kind of value.
error-record-line = Line { $line }: { $reason }.
error-record-unknown = Line { $line } is neither a chance, an action nor a result line.
error-record-legal = Line { $line }: the offered actions differ: { $difference }.
error-record-state = Line { $line }: the state differs: { $difference }.
error-record-chance = Line { $line }: chance differs: expected { $expected }, found { $found }.
error-record-seat = Line { $line }: seat { $seat } is not asked here.
error-record-action = Line { $line }: “{ $action }” is not offered: { $reason }
error-record-result = Line { $line }: the result differs: expected { $expected }, found { $found }.
error-record-early = Line { $line }: the record ends before the game does.
error-record-late = Line { $line }: the game is over before this line.
error-record-newer = Line { $line }: the record was played under version { $version } of the rules of { $game }; this program knows them up to version { $today }.
error-record-older = Played under version { $version } of the rules (today: { $today }), and today's rules differ. { $difference }
record-older = Played under version { $version } of the rules (today: { $today }); today's rules give the same game.
record-differs = Played under version { $version } of the rules (today: { $today }); from line { $line } on today's rules differ, so the rest is shown as written.
record-result = As written at the end: { $result }

error-map-empty = The map has no rows.
error-map-rows = The map has { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
}; the limit is { $most }.
error-map-spaces = The map has { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
}; the limit is { $most }.
error-map-cell = Space { $space }: “{ $cell }” is none of . (land), ~ (river), - (no space) and A to Z (capital).
error-map-capitals = The map has { $capitals ->
    [one] { $capitals } capital
   *[other] { $capitals } capitals
}; it needs { $least } to { $most }.
error-map-no-river = The map has no river.
error-map-no-triangle = The map has no three river spaces that touch each other.
error-map-apart = The board is not connected: { $space } can't be reached from { $other }.
error-map-unknown = There is no map “{ $map }”. Known maps: { $known }.

error-peers = OpenSpiel is not installed: pip install "headwaters-games[peers]".
error-language = There is no language “{ $language }”. Known languages: { $known }.

# ---- The table service: errors and words (section of src/headwaters/table)
error-unknown-table = There is no such table.
error-unknown-seat = There is no such seat here.
error-nothing-there = There is nothing to say about that.
error-unknown-step = The game has { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}; there is no step { $step }.
error-unknown-level = There is no bot “{ $level }”. Known levels: { $known }.
error-page = There is no such page.
error-method = That can't be done here.
error-link = This link is not valid any more.
error-not-your-seat = That is not your seat.
error-not-creator = Only who opened the table can do that.
error-origin = That came from another site's page.
error-host = This service is not known by the name “{ $host }”. Whoever runs it can allow that name (--host-name).
error-stale = The table has moved on meanwhile: look again.
error-lesson = The guided game asks for something else now: choose what is marked.
error-no-lesson = There is no guided game for { $game }.
error-undo = That can't be taken back any more.
error-not-begun = The game has not begun yet.
error-begun = The game has already begun.
error-given-up = This table was given up while it waited for players: open a new one.
error-not-over = That is shown when the game is over.
error-seat-taken = Somebody sits there already.
error-seat-free = Nobody sits there.
error-compiling = The rules of this game are being compiled: one moment.
error-unreadable = What is kept of this game does not fit together any more (it was played under version { $version } of the rules): what is kept of it is shown, and it can't go on.
error-unreadable-older = This game was played under version { $version } of the rules (today: { $today }), and today's rules do not lead to its position: what is kept of it is shown, and it can't go on.
error-damaged = What is kept of this table is damaged: it can't be shown, and nothing of it is changed.
error-unknown-emblem = There is no emblem “{ $emblem }” in this game. Known emblems: { $known }.
error-emblem-taken = Somebody at this table has this emblem already.
error-malformed = That message makes no sense here.
error-too-large = That message is too long: at most { $most ->
    [one] { $most } byte
   *[other] { $most } bytes
}.
error-too-many = Too many requests: wait a little.
error-busy = There is too much going on at this table just now: try again in a moment.
error-store = The tables can't be read or written just now. Nothing has changed: try again in a moment.
error-hello = A connection begins with a hello.
error-name = A name needs at least one letter.
error-inside = Something went wrong here, not with you. Nothing has changed.
error-database = “{ $database }” is no database that can be used: give a file, a sqlite URL or a PostgreSQL URL (postgresql+asyncpg://…).
error-database-unusable = { $database } can't be used as the database of the tables: { $reason }.
error-database-foreign = { $database } is a database, but not one of Headwaters.
error-database-newer = { $database } was written by a newer Headwaters (revision { $revision }; this one knows up to { $newest }).
error-database-exists = { $database } exists already: say --force to put the copy in its place; the old one is kept beside it.
error-database-in-use = { $database } is in use by another Headwaters: one file serves one service at a time.
error-database-driver = PostgreSQL needs a package that is not installed: pip install '{ $package }'.
error-database-client = { $program } is not installed here: install PostgreSQL's client programs, or run where they are: { $command }
error-processes = Several processes need PostgreSQL as their database; { $database } is a file of one process.
error-port = Can't listen at { $host }:{ $port }: { $reason }.
table-guest = Guest { $number }
table-waiting = { $count ->
    [one] Waiting for one more player.
   *[other] Waiting for { $count } more players.
}
table-compiling = The rules are being compiled for the first time. The game begins by itself.
table-bots-waking = The bots are waking up for the first time: up to a minute, then it goes on by itself.
table-given-up = This table was given up while it waited for players. Open a new one.
table-curtain = { $name } is to decide. Hand over the device, then lift the curtain.
table-unwritten = Moves can't be written just now; bots wait too, and everything goes on by itself.
table-log-begins = The game begins.
table-level-beginner = Beginner
table-level-beginner-help = Plays at first sight and overlooks much; answers at once. Good for a first game.
table-level-novice = Novice
table-level-novice-help = Overlooks some things and looks a little ahead; answers at once.
table-level-casual = Casual
table-level-casual-help = Looks ahead and overlooks little; answers at once.
table-level-able = Able
table-level-able-help = Looks ahead at every move, but not far; answers at once.
table-level-strong = Strong
table-level-strong-help = Searches far ahead; answers at once.
table-level-master = Master
table-level-master-help = Searches farthest; thinks for a second or two.
table-level-lesson = Teacher
table-picture-begin = How the game begins
table-picture-later = Later in a game

## Pages (page-): written by the pages, read by people

page-claim = Board games from the high rivers
page-lead = Play in the browser with friends or against bots. No account, no download: choose a game and you are in it.
page-description = Yellow & Yangtze, Yangtze and Yak: play with friends and bots, without an account.
page-foot = Guests keep their seats with one cookie. Every shuffle can be checked after the game.
page-language = Language
page-palette = Colours
page-palette-default = Warm paper
page-palette-dark = Lamplight (dark)
page-palette-contrast = High contrast
page-palette-safe = Colour-blind safe
page-your-name = Your name
page-games = Games
page-by = { $designer } · { $least } to { $most } players
page-play-now = Play now
page-play-game = Play { $game } now against bots
page-how-many-bots = Against how many bots
page-against-bots = { $count ->
    [one] against 1 bot
   *[other] against { $count } bots
}
page-learn = Learn it by playing
page-learn-game = Learn { $game } by playing a guided game
page-learn-minutes = about { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}, step by step
page-learn-go-on = Go on learning
page-learn-again = Guided game
page-create = Create a table
page-create-game = Create a table for { $game }
page-create-title = Create a table
page-create-lead = Game, chairs, bots and options as you like them
page-rules = Rules
page-rules-of = Rules of { $game }
page-exact-rules = The exact rules
page-exact-rules-lead = Everything to the letter, each rule with its number: to look something up, not to learn from.
page-next-table = Next table waiting for me
page-turn-elsewhere = Your turn at another table
page-other-table = Other table
page-my-tables = My tables
page-no-mine = Tables where you sit will be listed here.
page-open-tables = Open tables
page-no-open = No open table right now. Create one and share its link.
page-waits-for-you = your turn
page-status-open = chairs free
page-status-compiling = getting ready
page-status-playing = in play
page-status-over = finished
page-status-given-up = given up
page-status-unreadable = can't go on
page-free-chairs = { $count ->
    [one] 1 free chair
   *[other] { $count } free chairs
}
page-game = Game
page-seats = Players
page-more-options = More options
page-chairs = Chairs
page-chairs-help = A chair for a person stays free until somebody sits down. Sit on several yourself to share one device.
page-levels = From casual on, each is set to win about seven of ten games for two against the one above it in this list; a novice wins more often than that against a beginner.
page-chair = Chair { $number }
page-chair-you = you
page-chair-person = a person
page-bot = Bot: { $level }
page-who-joins = Who may join
page-by-link = Whoever has the link
page-public = Everybody: listed on the front page
page-offline = No connection to the server. Please try again.
page-reconnecting = Reconnecting …
page-menu = Menu
page-log = Log
page-log-lines = Lines of the log
page-question = What is asked
page-board = Board
page-own = Your own things
page-players = Players
page-zoom = Zoom
page-nearer = Zoom in
page-farther = Zoom out
page-fit = Show the whole board
page-fold = Fold or unfold this card
page-as-text = Board as text
page-other-device = Change device
page-other-device-why = Go on with this game on your phone or another computer.
page-other-device-help = Open this private link on the other device to take your seats there. It works once; whoever has it gets your seats.
page-keys = Keys
page-key-tab = next group of targets
page-key-arrows = from target to target
page-key-enter = choose
page-key-escape = one step back
page-key-turn = turn the chosen piece
page-key-undo = undo
page-key-again = show the last moves again
page-key-zoom = zoom in, out, whole board
page-key-help = this list
page-touch-help = On a touch screen what ends your turn asks once more; everything else can be undone. Hold a finger on something to learn what it is and what it would bring. Tap something that does not light up to learn why.
page-close = Close
page-copy = Copy
page-copied = Copied.
page-back = Choose again
page-turn = Turn
page-confirm = Confirm
page-again = Show again
page-undo = Undo
page-undo-what = Undo: { $what }
page-here = here
page-gone = not here
page-you = you
page-to-act = to act
page-free = Free chair
page-rule = Rule { $rule }
page-curtain = Pass the device to { $name }
page-curtain-help = Everyone else looks away.
page-curtain-lift = I am { $name }: show my seat
page-lobby = Waiting for players
page-getting-ready = The table is being set up. The first time after a start the rules are prepared: up to two minutes. Then the game begins by itself.
page-getting-ready-now = The table is being set up
page-getting-ready-still = This takes longer than usual: the rules are still being prepared, and nothing is lost. You may leave this page open or come back later.
page-fair-deal = How do I know that the shuffle is fair?
page-fair-deal-why = What will be drawn is fixed before the game begins, and nobody can change it later, not even this service. The fingerprint stands for it: after the game “{ page-check }”, below the result, shows that you have played with this very shuffle.
page-share = Share this link: whoever opens it can sit down or watch.
page-sit = Sit here
page-sit-too = Sit here too
page-second-name = Name of this player
page-emblem = Play as
page-played-under = Played under version { $version } of the rules
page-stand = Stand up
page-free-chair = Free this chair
page-bot-here = Who sits here
page-result = Result
page-points-by-source = Points by source
page-total = Total
page-chart = Points over the game
page-rematch = Play again
page-replay = Replay
page-download = Download the record
page-check = Check the shuffle
page-check-ok = The shuffle is the one that was promised at the start.
page-check-bad = The shuffle is not the one that was promised!
page-commitment = Fingerprint of the shuffle, fixed before the start:
page-see-board = Look at the board
page-step = Step
page-step-of = Step { $n } of { $most }
page-first-step = To the beginning
page-previous-step = One step back
page-next-step = One step on
page-last-step = To the end
page-play-steps = Play the steps
page-seen-by = Seen by
page-seen-open = Everything open
page-seen-as = As { $name } saw it
page-seen-public = As a spectator saw it
page-copy-link = Copy link to this step
page-contents = Contents
page-to-games = To the games
page-move-lead = This link moves the seats of { $names } to this device.
page-move-here = Take the seats here
page-move-used = This link has been used already.
page-age = from { $age ->
     [one] 1 year
    *[other] { $age } years
}
page-minutes = about { $minutes ->
     [one] 1 minute
    *[other] { $minutes } minutes
}
page-aid = Player aid
page-aid-of = Player aid for { $game }
page-aid-close = Close the player aid
page-key-aid = open or close the player aid
page-print = Print

## Scenes, pace and settings of the table
page-lost = Lost
page-gained = Gained
page-won = wins
page-go-on = Go on
page-skip = Skip to now
page-skip-to-turn = Skip to my turn
page-sending = Sending …
page-only-watching = You are watching. { $asks }
page-touched = Marked since your last action. By: { $name }.
page-not-your-turn = It is not your turn. { $asks }
page-nothing-there = There is nothing to choose there. { $asks }
page-settings = Settings
page-pace = How fast the others' moves are shown
page-pace-calm = Calm
page-pace-quick = Quick
page-pace-now = At once
page-pace-help = What concerns you stays until you close it, at any pace.
page-pace-where = How fast the others' moves are shown, and whether the last action of a turn must be confirmed: see Settings.
page-likes-confirm = Ask me before what ends my turn or can't be taken back
page-likes-grace = A moment to take back what ends my turn
page-likes-single = Take a choice with a single answer for me

## What was missed, what is sure, what is held
page-since = Since you left: { $count }
page-held = Take back
page-held-what = Take back: { $what }
page-held-bots = Take back, for practice: bots always agree. { $what }

## End of pages

error-bot = There is no bot “{ $bot }”: { $reason }.
error-arena-bots = An arena needs at least two bots, with commas between them.
error-arena-budget = Say either --time with seconds above 0 or --sims with a number above 0.
error-arena-choices = Choices are compared between two bots: name just two.
error-arena-log = { $file } belongs to another arena: other bots, game, seats, options, budget or seed, or another --luck or --choices.
error-play-bots = { $others ->
    [one] { $others } bot is
   *[other] { $others } bots are
} needed beside you, not { $found }: name one for all, or one for each, and a seat at the table.

# The guided game
page-lesson = Guided game
page-lesson-at = { $n } of { $most }
page-lesson-your-move = Your move
page-lesson-next = Next
page-lesson-read = First read the card, then choose Next.
page-lesson-scene = First read what has happened, then choose Go on.
page-lesson-first = This comes later. First choose: { $what }.
page-lesson-first-hand = This comes later. First choose what is marked among your own pieces.
page-lesson-leaving = Choose on the card how to go on.
page-lesson-back = Back
page-lesson-skip = Skip the lesson
page-lesson-sure = Leave the lesson? You can play on here without help, begin a real game, or go back to the card.
page-lesson-play-on = Play on here
page-lesson-real = Begin a real game
page-lesson-stay = Back to the lesson

## Company: chat, seats, consent, sound, my tables
error-nothing-said = There is nothing to say in that.
error-spectators-listen = Whoever looks on may write once the game is over: a word could help a player.
error-not-gone = { $name } left only a moment ago: wait a little.
error-here = { $name } is here, or no person plays there.
error-handed = A bot plays at your seat: take the seat back first.
error-not-handed = No bot plays in your place there.
error-resigned = You have given up this game.
error-takeback-hidden = Something hidden has come up since: that can't be taken back.
table-asks-hand = { $name } asks: shall a bot play on for { $seat }?
table-asks-takeback = { $name } asks to take back: { $what }
table-resigned = { $count ->
    [one] { $resigned } { $gone ->
        [one] has
       *[other] have
    } given up: { $winners } wins.
   *[other] { $resigned } { $gone ->
        [one] has
       *[other] have
    } given up: { $winners } win.
}
table-you-resigned = You have given up; a bot plays on at your seat, and can't win.
table-bot-for-you = While you were away a bot has taken over your seat.
record-resigned = { $name } gave up and can't win.
page-chat = Chat
page-chat-lines = What was said
page-chat-say = Say something …
page-chat-send = Send
page-chat-only-listen = Whoever looks on may write after the game.
page-chat-mute = Mute { $name }
page-chat-mute-short = mute
page-chat-unmute = Hear { $name } again
page-chat-listen-again = muted: hear again
page-chat-unread = Chat, new lines: { $count }
page-resign = Give up the game
page-resign-ends = The game ends, and you have lost it. This can't be taken back.
page-resign-goes-on = A bot plays on at your seat, so that the others can finish their game; it can't win. This can't be taken back.
page-resign-no = Play on
page-resigned = gave up
page-handed = a bot plays
page-hand-over = Let a bot play on for { $name }
page-come-back = Take my seat back
page-takeback = Ask to take back
page-takeback-what = Ask to take back: { $what }
page-question-to-all = A question to the players
page-agree = I agree
page-refuse = No
page-withdraw = Never mind
page-still-here = I am here
page-waits-for = Waiting for { $names }
page-likes-sound = Sounds: my turn, a piece laid, a war
page-likes-notify = Tell me when it is my turn and I look elsewhere
page-notify-denied = The browser does not let this page notify you: allow it in the settings of the browser.
page-your-turn = Your turn
page-turn-of = { $name } to act
page-tidy = Remove { $game } from my list
page-tidied = Removed. It comes back if something happens there.
page-give-up-table = Give up waiting
page-you-won = you won
page-won-by = won by { $names }
page-played-on = Last played
