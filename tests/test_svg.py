"""The toolkit of the scenes: what is done to a finished picture."""

from __future__ import annotations

import pytest

from headwaters.svg import marked, picture, with_more

LAMP = picture(10, 10, "Lamp", "scene", '<g id="lamp" class="red"/><g id="lamp-2"/>')


def test_what_matters_is_marked_by_its_id_and_nothing_else_is() -> None:
    assert '<g id="lamp" class="marked red"/><g id="lamp-2"/>' in marked(LAMP, "lamp")
    assert '<g id="lamp" class="red"/><g class="marked" id="lamp-2"/>' in marked(LAMP, "lamp-2")
    with pytest.raises(KeyError):
        marked(LAMP, "lam")


def test_what_is_added_is_drawn_last() -> None:
    assert with_more(LAMP, "<circle/>").endswith('<g id="lamp-2"/><circle/></svg>')
