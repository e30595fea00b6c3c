"""The pages: Jinja templates (`templates/`) and what the browser loads (`static/`), without a build step.

`static/table.js` is the client of every game: it knows ids and a tree of offers, never a rule. `house.js` is on every
page, `scene.js` puts (`graft.js`: onto what is there), glides, pans and zooms, `lobby.js` and `result.js` are before
and after the game, `replay.js` shows a finished one. `pictures.py` draws the games for the front page into `static/`.
"""
