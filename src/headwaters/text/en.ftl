# Messages of the house: errors and command line.

error-unknown-game = There is no game “{ $game }”. Known games: { $known }.
error-option-unknown = { $game } has no option “{ $option }”. Known options: { $known }.
error-option-value = Option “{ $option }” can't be { $value }. It takes: { $range }.
error-options-json = The options must be one JSON object, such as {"{"}"short": true{"}"}.
error-seats = { $game } is played by { $least } to { $most }, not by { $seats }.
error-seed = The seed must be a whole number from 0 to 2^128 - 1, not { $seed }.
error-not-offered = Action { $action } is not offered now.
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

error-map-empty = The map has no rows.
error-map-rows = The map has { $rows } rows; at most { $most } are possible.
error-map-spaces = The map has { $spaces } spaces; at most { $most } are possible.
error-map-cell = Space { $space }: “{ $cell }” is none of . (land), ~ (river), - (no space) and A to Z (capital).
error-map-capitals = The map has { $capitals } capitals; it needs { $least } to { $most }.
error-map-no-river = The map has no river.
error-map-no-triangle = The map has no three river spaces that touch each other.
error-map-apart = The board is not connected: { $space } can't be reached from { $other }.
error-map-unknown = There is no map “{ $map }”. Known maps: { $known }.

error-peers = OpenSpiel is not installed: pip install "headwaters[peers]".
error-language = There is no language “{ $language }”. Known languages: { $known }.
