"""A new drawing is grafted onto the one before it: the page after many moves is the page of who has just come."""

from __future__ import annotations

import random
from typing import Any

import pytest

from . import hands
from .conftest import DESK, PHONE

# Every element of every part that was drawn: its name, its classes and attributes in order, its own words. Where the
# board is looked at is the viewer's own, and what a target would bring is told a moment later.
AS_IT_IS = """() => {
  const all = [...document.querySelectorAll(".part > svg, .part > svg *")];
  const own = (el, name) => ["class", "tabindex"].includes(name) || (name === "style" && !el.style.length)
    || (name === "aria-label" && el.matches("[role=button]"))
    || (["viewBox", "style"].includes(name) && el.matches(".part > svg"));
  return all.filter((el) => !el.closest(".signs, .ghostly")).map((el) => {
    const attributes = [...el.attributes].filter(({ name }) => !own(el, name))
      .map(({ name, value }) => `${name}=${value}`);
    const words = [...el.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE).map(({ data }) => data);
    return [el.nodeName, ...[...el.classList].sort(), ...attributes.sort(), ...words].join(" | ");
  });
}"""
ASKED = "() => !document.getElementById('table').dataset.chosen"  # and nothing chosen of it


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("game", ["yellow-yangtze", "yangtze", "yak"])
def test_after_many_moves_all_is_as_for_somebody_who_has_just_come(
    person: Any, game: str, size: tuple[int, int]
) -> None:
    page = person(size)
    hands.quick(page, game)
    page.evaluate("document.querySelector('#board > svg').planted = true")
    rng = random.Random(7)
    for _ in range(16):
        if not hands.my_turn(page):
            break
        hands.click_one(page, rng)
    while hands.my_turn(page) and not page.evaluate(ASKED):
        hands.click_one(page, rng)
    hands.see_scenes(page)
    assert page.evaluate("document.querySelector('#board > svg').planted"), "the board was put there anew"
    grown = page.evaluate(AS_IT_IS)
    page.reload()
    page.wait_for_selector("#board svg")
    hands.my_turn(page)
    hands.see_scenes(page)
    fresh = page.evaluate(AS_IT_IS)
    assert [line for line in grown if line not in fresh] == [line for line in fresh if line not in grown] == []
    assert grown == fresh


# A drawing as it was, then without the second realm and with a sign before all: what was drawn before and is drawn
# again is the same element.
BEFORE = """<svg><path class="realm p0"></path><path class="realm war"></path><g class="spaces"><rect></rect></g>
<g class="tiles"></g><text>7</text></svg>"""
AFTER = """<svg><g class="sign"></g><path class="realm"></path><g class="spaces"><rect></rect></g>
<g class="tiles"></g><text>8</text></svg>"""
GRAFTED = """async ([before, after]) => {
  const { plant, graft } = await import("/static/graft.js");
  const paper = document.createElement("template");
  const drawing = (text) => { paper.innerHTML = text; return paper.content.firstChild; };
  const live = plant(drawing(before));
  const found = () => [".realm", ".spaces", ".tiles", "text"].map((name) => live.querySelector(name)), old = found();
  graft(live, drawing(after));
  return [live.outerHTML, found().map((el, n) => el === old[n])];
}"""


def test_what_is_drawn_before_it_may_go_and_come(person: Any) -> None:
    page = person(DESK)
    page.goto("/")
    assert page.evaluate(GRAFTED, [BEFORE, AFTER]) == [AFTER, [True, True, True, True]]
