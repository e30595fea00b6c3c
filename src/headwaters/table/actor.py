"""A table at work: one task with a mailbox owns its game, its commits, its viewers and its bots' turns.

Every wish is a letter into the mailbox, and its answer a future. Letters are heeded one after the other, so nothing
needs a lock, and a letter that fails is answered with its error and hurts no other. The way of one move:

    receive   `ask` puts it into the mailbox, `_run` takes it out, `_heed` finds what it is
    check     `_play`: is it your seat, is it this revision?
    prepare   `Table.prepare_play`: the game after the move, beside the table
    commit    `_change`: event and snapshot in one transaction of the store
    install   `Table.install`: the table changes
    bots      `_ask_bots`: whose turn it is now thinks outside of the mailbox; what it chose comes back as a letter
    frames    `_after`: everybody sees it
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import sys
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from ..kernel.engine import load
from ..kernel.errors import HeadwatersError
from ..text import LANGUAGES, sentence
from . import chat, consent, foresight, frames, lessons, logs, messages, outcome, past
from .answers import Answer, Foreseen, Previewed, Reasoned, Spoken, Taken
from .bots import check_level
from .chairs import FREE, Chair, bot_chair, replaced, with_emblems
from .errors import Refusal
from .guests import hashed, tidy
from .store import ChatLine, Event, Game, Guest, StoredTable
from .table import Prepared, Table, mask_of
from .viewers import BROKEN, GOING_AWAY, UNKNOWN_TABLE, Viewer

if TYPE_CHECKING:
    from .service import Service

log = logging.getLogger("headwaters.actor")

MOST_LETTERS = 200  # that wait in a mailbox; a wish beyond them is refused
PRESENCE_S = 0.25  # who came and who left is told at most so often
LONGEST_PAUSE_S = 30.0  # between two tries of something that fails
TROUBLE_S = 5.0  # until a table whose change could not be written looks whether the store is back
ELSEWHERE_S = 3.0  # for another service to say that somebody who is not here is there
LEASE_S = 1.0  # until a table whose bots another service asks is looked at again


# ---------------------------------------------------------------- letters
# Requests and live messages (`messages`) are wishes as they are. These are the others.


@dataclass(frozen=True)
class Read:
    """Give the table, to be looked at."""


@dataclass(frozen=True)
class Join:
    """A viewer has come."""


@dataclass(frozen=True)
class Leave:
    """A viewer has gone."""


@dataclass(frozen=True)
class CatchUp:
    """A viewer that read slowly is ready for the newest frame."""


@dataclass(frozen=True)
class Speak:
    """A viewer reads another language now."""

    language: str


@dataclass(frozen=True)
class TakeOver:
    """A private link was followed: its guest's seats go to another guest."""

    token: str
    before: str


@dataclass(frozen=True)
class Begin:
    """The rules are ready, or another try is due."""


@dataclass(frozen=True)
class Heard:
    """Another service says that it has committed this revision, or that so many lines of chat were written."""

    revision: int
    said: int = 0


@dataclass(frozen=True)
class LongGone:
    """Whether to hand over a seat was asked at this revision, and nobody has said meanwhile that its person is here."""

    revision: int


@dataclass(frozen=True)
class StillHere:
    """Whether to hand over a seat was asked at this revision, and its person is here."""

    revision: int


@dataclass(frozen=True)
class GiveUp:
    """Whoever opened a table does not want to wait for players any more."""


@dataclass(frozen=True)
class Thought:
    """A bot has chosen."""

    seat: int
    action: int
    revision: int  # the one it was asked at


@dataclass(frozen=True)
class Awake:
    """The bots can think now: nobody needs to be told any more that they are getting ready."""


@dataclass(frozen=True)
class Unreached:
    """The database can't be reached, so nobody knows who asks the bots."""


@dataclass(frozen=True)
class Presence:
    """Whoever came or left lately is to be told of."""


@dataclass(frozen=True)
class Stop:
    """Finish: what came before is done."""


@dataclass
class Letter:
    """A wish, who has it, and where the answer goes."""

    wish: Any
    sender: Viewer | Guest | None = None
    answer: asyncio.Future[Any] | None = None

    def grant(self, result: Any) -> None:
        if self.answer and not self.answer.done():
            self.answer.set_result(result)

    def refuse(self, error: Exception) -> None:
        if self.answer is None:
            log.error("%s failed", type(self.wish).__name__, exc_info=error)
        elif not self.answer.done():
            self.answer.set_exception(error)


@dataclass(frozen=True)
class Thinking:
    """A bot at thought."""

    seat: int
    revision: int
    task: asyncio.Task[None]


class Actor:
    """One table at work."""

    def __init__(self, service: Service, stored: StoredTable) -> None:
        self.service = service
        self.id = stored.id
        self.table = Table(stored)
        self.viewers: set[Viewer] = set()
        self.weight = 0  # about how many bytes it takes
        self._mailbox: asyncio.Queue[Letter] = asyncio.Queue()
        self._is_busy = True
        self._thinking: Thinking | None = None
        self._pause = 0.0  # before the next try, after one that failed
        self._presence: asyncio.TimerHandle | None = None
        self._parking: asyncio.TimerHandle | None = None
        self._stopping: asyncio.Task[None] | None = None
        self._left_at = asyncio.get_running_loop().time()  # when the last viewer left
        self._gone: dict[str, float] = {}  # when each guest left; who never was here has been gone since the start
        self._started = self._left_at
        self.task = asyncio.create_task(self._run(stored))

    # ------------------------------------------------------------ the mailbox

    async def ask(self, wish: Any, sender: Viewer | Guest | None = None) -> Any:
        """Put a wish into the mailbox; its answer, or the error it was refused with.

        A wish that is in the mailbox is heeded to its end, also if whoever has it leaves meanwhile.
        """
        if self._mailbox.qsize() >= MOST_LETTERS:
            raise Refusal("error-busy")
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._mailbox.put_nowait(Letter(wish, sender, answer))
        return await answer

    def tell(self, wish: Any, sender: Viewer | None = None) -> None:
        """Put something into the mailbox that needs no answer."""
        self._mailbox.put_nowait(Letter(wish, sender))

    async def _run(self, stored: StoredTable) -> None:
        logs.table.set(self.id)
        try:
            await self._read(stored)
            self._after()
            self._park_later()  # whoever has asked for it may never come
            while True:
                self._is_busy = False
                letter = await self._mailbox.get()
                self._is_busy = True
                if isinstance(letter.wish, Stop):
                    break
                try:
                    letter.grant(await self._heed(letter.wish, letter.sender))
                except Exception as error:
                    letter.refuse(error)
        finally:
            self._stop_thinking()
            self.service.leases.release(self.id)
            for timer in (self._presence, self._parking):
                if timer:
                    timer.cancel()

    def is_forgotten(self) -> bool:
        """Whether nobody has been here for long, and nothing is going on."""
        return self.is_idle and asyncio.get_running_loop().time() - self._left_at >= self.service.settings.forgotten

    @property
    def is_idle(self) -> bool:
        """Whether nobody would miss it: the store has everything."""
        return not (self._is_busy or self.viewers or self._thinking) and self._mailbox.empty()

    async def stop(self, code: int = GOING_AWAY) -> None:
        """Finish what waits, and send the viewers away with this code."""
        self.tell(Stop())
        await asyncio.gather(self.task, return_exceptions=True)
        for viewer in self.viewers:
            viewer.close(code)

    def refuse_rest(self, error: Exception) -> None:
        """The task has ended: nobody waits in vain for an answer."""
        while not self._mailbox.empty():
            letter = self._mailbox.get_nowait()
            if letter.answer:
                letter.refuse(error)

    def give_up(self, error: BaseException) -> None:
        """The task has ended by an error: nobody waits in vain, and viewers come back to a new one."""
        self.refuse_rest(error if isinstance(error, Exception) else Refusal("error-inside"))
        for viewer in self.viewers:
            viewer.close(BROKEN)

    async def _heed(self, wish: Any, sender: Viewer | Guest | None) -> Any:
        """What a letter asks for."""
        match wish, sender:
            case Read(), _:
                return self.table
            case messages.Play(), Viewer():
                await self._play(sender, wish)
            case messages.Undo(), Viewer():
                await self._undo(sender, wish)
            case Thought(), _:
                await self._move_bot(wish)
            case messages.Hello(), Viewer():
                await self._hello(sender, wish)
            case messages.Look(), Viewer():
                self._look(sender, wish.seat)
            case messages.Preview(), Viewer():
                self._preview(sender, wish)
            case messages.Why(), Viewer():
                self._why(sender, wish)
            case messages.Foresee(), Viewer():
                self._foresee(sender, wish)
            case messages.Explain(), Viewer():
                self._explain(sender, wish)
            case messages.Recall(), Viewer():
                self._recall(sender, wish)
            case messages.Aloud(), Viewer():
                self._aloud(sender, wish)
            case Join(), Viewer():
                self._join(sender)
            case Leave(), Viewer():
                self._leave(sender)
            case CatchUp(), Viewer():
                self._show(sender)
            case Speak(), Viewer():
                sender.language = wish.language
                sender.forget()
                self._show(sender)
            case Unreached(), _:
                self._in_trouble()
            case Awake(), _:
                self._show_all()
            case Presence(), _:
                self._presence = None
                self._show_all()
            case messages.Sit(), Guest():
                await self._sit(sender, wish)
            case messages.Stand(), Guest():
                await self._stand(sender, wish)
            case messages.Emblem(), Guest():
                await self._choose_emblem(sender, wish)
            case messages.ChairFor(), Guest():
                await self._set_chair(sender, wish)
            case messages.NextCard(), Guest():
                await self._next_card(sender, wish)
            case messages.LeaveLesson(), Guest():
                await self._leave_lesson(sender)
            case messages.Say(), Guest():
                await self._say(sender, wish.text)
            case messages.Resign(), Guest():
                await self._resign(sender, wish.seat)
            case messages.HandOver(), Guest():
                await self._hand_over(sender, wish.seat)
            case messages.ComeBack(), Guest():
                self._check_own(sender, wish.seat)
                await self._settle(consent.come_back(self.table, wish.seat))
            case messages.TakeBack(), Guest():
                await self._take_back(sender, wish)
            case messages.Consent(), Guest():
                await self._consent(sender, wish)
            case LongGone(), _:
                await self._hand_over_now(wish.revision)
            case StillHere(), _:
                await self._object(wish.revision)
            case GiveUp(), Guest():
                await self._give_up_waiting(sender)
            case TakeOver(), Guest():
                await self._take_over(sender, wish)
            case Begin(), _:
                await self._begin()
            case Heard(), _:
                if wish.revision > self.table.revision:
                    await self._catch_up()
                if wish.said > self.table.said:
                    self._show_said(await self.service.store.chat_of(self.id, after=self.table.said))
            case _:
                raise TypeError(f"{type(wish).__name__} by {type(sender).__name__}")
        return None

    # ------------------------------------------------------------ moves

    async def _play(self, viewer: Viewer, wish: messages.Play) -> None:
        """A person's action."""
        self._check(viewer, wish.seat, wish.revision)
        lessons.check(self.table, wish.action)
        await self._commit(self.table.prepare_play(wish.seat, wish.action))
        self._taken(viewer, wish)
        self.service.metrics.count("moves", "person")

    async def _undo(self, viewer: Viewer, wish: messages.Undo) -> None:
        self._check(viewer, wish.seat, wish.revision)
        await self._commit(self.table.prepare_undo(wish.seat))
        self._taken(viewer, wish)
        self.service.metrics.count("undos")

    def _check(self, viewer: Viewer, seat: int, revision: int) -> None:
        """Refuse what is asked for a seat that is not the viewer's, without a game, or for another revision."""
        self._check_seat(viewer, seat)
        self.table.check_playing()
        self._check_decides(seat)
        self.table.check_revision(revision)

    def _check_seat(self, viewer: Viewer, seat: int) -> None:
        _check_greeted(viewer)
        if not 0 <= seat < self.table.seats:
            raise Refusal("error-unknown-seat", seat=seat)
        if seat not in self.table.seats_of(viewer.guest):
            raise Refusal("error-not-your-seat")

    def _check_decides(self, seat: int) -> None:
        """Refuse what a person wants to do while a bot plays at the seat."""
        if self.table.chairs[seat].resigned:
            raise Refusal("error-resigned")
        if self.table.chairs[seat].bot:
            raise Refusal("error-handed")

    async def _commit(self, prepared: Prepared) -> None:
        """Event and snapshot in one transaction; only then does the table change, and everybody hears of it."""
        play = prepared.play
        status = "over" if play.over else "playing"
        await self._change(prepared.event, game=Game(status, mask_of(play.actors), play.position.tobytes()))
        self.table.install(prepared)
        self._after()

    async def _change(
        self,
        *events: Event,
        chairs: Sequence[Chair] | None = None,
        game: Game | None = None,
        creator: str | None = None,
    ) -> None:
        """The commit. A change of a table that has moved on elsewhere is refused, and everybody sees how it stands."""
        try:
            with self.service.metrics.timed("commit"):
                await self.service.store.change(self.id, *events, chairs_=chairs, game=game, creator=creator)
        except Refusal as error:
            if error.message_id == "error-stale":
                await self._catch_up()
            else:
                self.service.metrics.count("commits_failed", error.message_id)
                self._in_trouble()
            raise
        self._pause, self.table.trouble = 0.0, False
        self.service.changes.announce(self.id, events[-1].revision, self.table.said)

    def _in_trouble(self) -> None:
        """Nothing can be written: everybody is told, until something is, or until something could be."""
        if not self.table.trouble:
            self.table.trouble = True
            self._show_all()
            asyncio.get_running_loop().call_later(TROUBLE_S, self.tell, Begin())

    def _after(self) -> None:
        """After a change: the bots are asked, and everybody sees it, also if they could not be."""
        try:
            self._ask_bots()
        except Exception:  # the change stands, and whoever made it is not told otherwise
            self._rest("the bots of table %s could not be asked; next try in %g s")
            asyncio.get_running_loop().call_later(self._pause, self.tell, Begin())
        self._show_all()
        self._note_waiting()
        self._look_who_is_here()
        self.weight = self.table.weight

    def _taken(self, viewer: Viewer, wish: messages.Message) -> None:
        """Behind the frame of the new revision: what was asked for with an id is done."""
        if wish.id is not None:
            viewer.answer(Answer(taken=Taken(self.table.revision), id=wish.id), behind_frame=True)

    # ------------------------------------------------------------ bots

    def _ask_bots(self) -> None:
        """Let the next bot think, if somebody may see it; stop one whose decision is not asked any more."""
        table, thinking = self.table, self._thinking
        if table.play and any(chair.bot for chair in table.chairs):
            self.service.ready.wake(table.game)
        waits = lessons.waits(table) or (table.question is not None and table.question.wish == consent.TAKEBACK)
        if thinking and (waits or not self._is_asked(thinking.seat, thinking.revision)):
            self._stop_thinking()
        seat = None if waits else self._asked_bot()
        if seat is not None and self._thinking is None and self._is_watched():
            task = asyncio.create_task(self._think(seat, table.revision))
            self._thinking = Thinking(seat, table.revision, task)

    def _is_waking(self) -> bool:
        """Whether a bot is asked that can't think yet, because its search is still being compiled."""
        is_awake = self.table.game in self.service.ready.awake
        return not is_awake and self._thinking is not None and not lessons.scripted(self.table)

    def _asked_bot(self) -> int | None:
        return next((seat for seat in self.table.actors if self.table.chairs[seat].bot), None)

    def _is_asked(self, seat: int, revision: int) -> bool:
        """Whether a bot is still asked what it was asked at a revision."""
        table = self.table
        return table.is_current(revision) and seat in table.actors and bool(table.chairs[seat].bot)

    def _is_watched(self) -> bool:
        """Whether somebody looks, or has looked until a moment ago."""
        grace = self.service.settings.unwatched
        return bool(self.viewers) or grace is None or asyncio.get_running_loop().time() - self._left_at < grace

    async def _think(self, seat: int, revision: int) -> None:
        """Outside of the mailbox: a bot's move, thought out until there is one, and sent as a letter."""
        service, play, level = self.service, self.table.playing, lessons.level(self.table.chairs[seat])
        scripted = lessons.scripted(self.table)
        while True:
            await asyncio.sleep(self._pause)
            try:
                if scripted:
                    await asyncio.sleep(service.settings.delay)
                    self.tell(Thought(seat, play.engine.parse(play.position, seat, scripted), revision))
                    return
                if self.table.game not in service.ready.awake:
                    await service.ready.wake(self.table.game)
                    self.tell(Awake())
                if not await service.leases.mine(self.id):
                    if not service.leases.is_reached:
                        self.tell(Unreached())
                    await asyncio.sleep(LEASE_S)
                    continue
                with service.metrics.timed("thinking", level):
                    thought = service.thinker.think(
                        play.engine,
                        play.engine.copy(play.position),
                        seat,
                        level,
                        caller=self.table.creator,
                        household=service.audience.household(self.viewers, self.table),
                        table=self.id,
                        watched=bool(self.viewers),
                    )
                    action, _ = await asyncio.gather(thought, asyncio.sleep(service.settings.delay))
            except Exception:
                self._rest("a bot of table %s could not think; next try in %g s")
            else:
                self.tell(Thought(seat, action, revision))
                return

    async def _move_bot(self, thought: Thought) -> None:
        """A bot's move; a thought about another revision is thrown away, one that can't be kept is tried again."""
        table, self._thinking = self.table, None
        try:
            if self._is_asked(thought.seat, thought.revision):
                await self._commit(table.prepare_step(thought.seat, thought.action))
                self.service.metrics.count("moves", "bot")
        except Exception as error:
            if not (isinstance(error, Refusal) and error.message_id == "error-stale"):
                self._rest("a bot of table %s could not move; next try in %g s")
        self._ask_bots()

    def _rest(self, message: str) -> None:
        """Something has failed: the next try comes after a longer pause."""
        self._pause = min(max(2 * self._pause, self.service.settings.retry), LONGEST_PAUSE_S)
        is_known = isinstance(sys.exception(), Refusal)  # the store has said what is the matter
        log.warning(message, self.id, self._pause, exc_info=not is_known)

    def _stop_thinking(self) -> None:
        if self._thinking:
            self._thinking.task.cancel()
            self._thinking = None

    # ------------------------------------------------------------ viewers

    def _join(self, viewer: Viewer) -> None:
        self.viewers.add(viewer)
        self._presence_changed()
        self._ask_bots()
        self._look_who_is_here()

    def _leave(self, viewer: Viewer) -> None:
        self.viewers.discard(viewer)
        self._presence_changed()
        if viewer.guest and viewer.guest not in self.here:
            self._gone[viewer.guest] = asyncio.get_running_loop().time()
        if not self.viewers:
            self._left_at = asyncio.get_running_loop().time()
            self.service.leases.release(self.id)  # its bots may be asked where somebody looks
            self.table.touch()  # nobody needs its pictures
            self.weight = self.table.weight
            self._park_later()

    def _park_later(self) -> None:
        """From now on it may be forgotten, if nobody comes."""
        if self._parking:
            self._parking.cancel()
        loop, service = asyncio.get_running_loop(), self.service
        self._parking = loop.call_later(service.settings.forgotten, service.registry.park, self)

    def _presence_changed(self) -> None:
        if self._presence is None:
            self._presence = asyncio.get_running_loop().call_later(PRESENCE_S, self.tell, Presence())

    async def _hello(self, viewer: Viewer, wish: messages.Hello) -> None:
        if self.service.store.database.shared:  # who comes from another service must not see less than was shown there
            with suppress(Refusal):
                await self._catch_up()
        viewer.greeted = True
        viewer.forget()
        if wish.lang in LANGUAGES:
            viewer.language = str(wish.lang)
        if wish.look is not None:
            self._look(viewer, wish.look)
        else:
            if viewer.is_up_to_date(wish, self.table, self.service.edition):
                viewer.has(self.table)
            self._show(viewer)
        if self.table.said:
            lines = await self.service.store.chat_of(self.id, after=self.table.said - chat.SHOWN)
            viewer.answer(Answer(said=chat.said(lines, viewer.guest)))

    def _look(self, viewer: Viewer, seat: int | None) -> None:
        _check_greeted(viewer)
        if seat is not None:
            self._check_seat(viewer, seat)
        viewer.look, viewer.looked_at = seat, self.table.revision
        self._show(viewer)

    def _preview(self, viewer: Viewer, wish: messages.Preview) -> None:
        self._check(viewer, wish.seat, wish.revision)
        table = self.table
        hints, ends = table.preview(wish.seat, wish.action, secrets.randbits(127))
        lines = [sentence(message, args, table.names, viewer.language, wish.seat) for message, args in hints]
        viewer.answer(Answer(preview=Previewed(wish.action, lines, ends), id=wish.id))

    def _why(self, viewer: Viewer, wish: messages.Why) -> None:
        self._check(viewer, wish.seat, wish.revision)
        lessons.check(self.table, "")
        rule, reason = self.table.why(wish.seat, wish.ids)
        text = reason.say(viewer.language)
        viewer.answer(Answer(why=Reasoned(text[:1].upper() + text[1:], rule), id=wish.id))

    def _foresee(self, viewer: Viewer, wish: messages.Foresee) -> None:
        self._check(viewer, wish.seat, wish.revision)
        signs = foresight.signs(self.table, wish.seat, wish.ids, viewer.language, secrets.randbits(127))
        viewer.answer(Answer(foreseen=Foreseen(wish.ids, signs), id=wish.id))

    def _explain(self, viewer: Viewer, wish: messages.Explain) -> None:
        self._check_look(viewer, wish.seat)
        explained = foresight.explained(self.table, wish.seat, wish.target, viewer.language)
        viewer.answer(Answer(explained=explained, id=wish.id))

    def _recall(self, viewer: Viewer, wish: messages.Recall) -> None:
        self._check_look(viewer, wish.seat)
        viewer.answer(Answer(past=past.since(self.table, wish.step, wish.seat, viewer.language), id=wish.id))

    def _aloud(self, viewer: Viewer, wish: messages.Aloud) -> None:
        self._check_knows(viewer, wish.seat)
        text = frames.aloud(self.table, wish.seat, viewer.language)
        viewer.answer(Answer(aloud=Spoken(self.table.revision, text), id=wish.id))

    def _check_look(self, viewer: Viewer, seat: int | None) -> None:
        """Refuse to show a game that has not begun, or what another seat may know."""
        self._check_knows(viewer, seat)
        self.table.check_playing()

    def _check_knows(self, viewer: Viewer, seat: int | None) -> None:
        """Refuse what another seat may know."""
        _check_greeted(viewer)
        if seat is not None:
            self._check_seat(viewer, seat)

    def _show_all(self) -> None:
        company = self._company()
        for viewer in self.viewers:
            self._show(viewer, company)

    def _company(self) -> tuple[set[str], int]:
        """The guests who are here, and how many look on without a seat."""
        seated = {chair.guest for chair in self.table.chairs if chair.guest}
        return self.here, sum(viewer.guest not in seated for viewer in self.viewers)

    def _show(self, viewer: Viewer, company: tuple[set[str], int] | None = None) -> None:
        """A frame for a viewer who sees a difference."""
        if not viewer.greeted or not viewer.is_ready:
            return
        table = self.table
        seat, curtain = viewer.place(table)
        here, spectators = company or self._company()
        try:
            with self.service.metrics.timed("frame"):
                frame = frames.frame(
                    table,
                    guest=viewer.guest,
                    seat=seat,
                    curtain=curtain,
                    language=viewer.language,
                    here=here,
                    spectators=spectators,
                    waking=self._is_waking(),
                    had=viewer.log,
                    had_step=viewer.had_step,
                )
            frame.drawing = viewer.drawing(table, self.service.edition, viewer.language)
            frame.waiting = len(self.service.waiting.tables(viewer.guest) - {self.id})
            viewer.show(frame, frames.log(table, seat, viewer.language))
        except Exception:
            log.exception("a frame of table %s could not be made", self.id)
            viewer.close(BROKEN)

    @property
    def here(self) -> set[str]:
        """The guests who are connected."""
        return {viewer.guest for viewer in self.viewers if viewer.guest}

    def _note_waiting(self, *before: str) -> None:
        """Who is waited for at this table, those who sat here `before` included; it is told at their other tables."""
        service, table = self.service, self.table
        seated = [chair.decides for chair in table.chairs]
        for guest in service.waiting.note(self.id, [*seated, *before], [seated[seat] for seat in table.actors]):
            service.registry.show_waiting(guest, but=self.id)

    # ------------------------------------------------------------ chairs

    async def _sit(self, guest: Guest, wish: messages.Sit) -> None:
        name = guest.name if wish.name is None else tidy(wish.name)
        if not self._chair(wish.seat).is_free:
            raise Refusal("error-seat-taken")
        if wish.emblem is not None:
            self.table.check_emblem(wish.seat, wish.emblem)
        await self._seat("sit", wish.seat, Chair(guest.id, name, emblem=wish.emblem))

    async def _stand(self, guest: Guest, wish: messages.Stand) -> None:
        if self._chair(wish.seat).guest != guest.id:
            raise Refusal("error-not-your-seat")
        await self._seat("stand", wish.seat, FREE)

    async def _choose_emblem(self, guest: Guest, wish: messages.Emblem) -> None:
        """Another emblem for an own seat, one that nobody at the table has."""
        chair = self._chair(wish.seat)
        if chair.guest != guest.id:
            raise Refusal("error-not-your-seat")
        self.table.check_emblem(wish.seat, wish.emblem)
        if wish.emblem != chair.emblem:
            await self._seat("emblem", wish.seat, replace(chair, emblem=wish.emblem))

    async def _set_chair(self, guest: Guest, wish: messages.ChairFor) -> None:
        if guest.id != self.table.creator:
            raise Refusal("error-not-creator")
        seated = self._chair(wish.seat).guest
        if seated and (wish.bot or seated == guest.id):
            raise Refusal("error-seat-taken")
        await self._seat("chair", wish.seat, bot_chair(wish.seat, check_level(wish.bot)) if wish.bot else FREE)

    def _chair(self, seat: int) -> Chair:
        """A chair of a table whose game has not begun."""
        self.table.check_wanted()
        if not self.table.is_open:
            raise Refusal("error-begun")
        if not 0 <= seat < self.table.seats:
            raise Refusal("error-unknown-seat", seat=seat)
        return self.table.chairs[seat]

    async def _seat(self, kind: str, seat: int, chair: Chair) -> None:
        """Somebody else on a chair; the game begins when every chair is taken."""
        table = self.table
        chairs = with_emblems(replaced(table.chairs, seat, chair), table.facts.emblems)
        status = "open" if any(other.is_free for other in chairs) else "playing"
        event = Event(table.revision + 1, kind, seat)
        await self._change(event, chairs=chairs, game=Game(status))
        table.set_chairs(chairs, event.revision)
        if table.is_open:
            self._after()
        else:
            await self._begin()

    async def _take_over(self, guest: Guest, wish: TakeOver) -> None:
        """The seats of a link's guest go to another guest, and what whoever made the table may do goes with them; the
        link is used up. A failed change leaves it valid."""
        table, store, token = self.table, self.service.store, hashed(wish.token)
        if not await store.link(token):
            raise Refusal("error-link")
        mine = table.seats_of(wish.before)
        if mine and wish.before != guest.id:
            chairs = [replace(chair, guest=guest.id) if chair.guest == wish.before else chair for chair in table.chairs]
            event = Event(table.revision + 1, "move", mine[0])
            creator = guest.id if table.creator == wish.before else None
            await self._change(event, chairs=chairs, creator=creator)
            table.set_chairs(chairs, event.revision)
            table.creator = creator or table.creator
        self._note_waiting(wish.before)
        self._after()
        await store.use_link(token)

    # ------------------------------------------------------------ company

    async def _say(self, guest: Guest, text: str) -> None:
        """A line of chat: kept, and shown to everybody here; the other services hear that there is one."""
        table, text = self.table, chat.clean(text)
        chat.check_may_write(table, guest.id)
        seat = next(iter(table.seats_of(guest.id)), None)
        name = guest.name if seat is None else table.names[seat]
        line = await self.service.store.say(self.id, guest.id, name, seat, text)
        if line.n == table.said + 1:
            self._show_said([line])
        else:  # somebody has written at another service meanwhile
            self._show_said(await self.service.store.chat_of(self.id, after=table.said))
        self.service.changes.announce(self.id, table.revision, line.n)

    def _show_said(self, lines: Sequence[ChatLine]) -> None:
        self.table.said = max([self.table.said, *(line.n for line in lines)])
        for viewer in self.viewers:
            if viewer.greeted and lines:
                viewer.answer(Answer(said=chat.said(lines, viewer.guest)))

    async def _settle(self, change: consent.Change) -> None:
        """Commit what people have agreed on; then the table changes, and everybody hears of it."""
        table = self.table
        play, chairs = change.play or table.playing, change.chairs or table.chairs
        actors = () if outcome.is_ended(play.position, chairs) else play.actors
        game = Game("playing" if actors else "over", mask_of(actors), play.position.tobytes())
        await self._change(*change.events, chairs=change.chairs, game=game)
        table.settle(change)
        self._after()

    def _check_own(self, guest: Guest, seat: int) -> None:
        """Refuse what somebody wants for a seat of another, or at a table where nothing is played."""
        if not 0 <= seat < self.table.seats:
            raise Refusal("error-unknown-seat", seat=seat)
        if self.table.chairs[seat].guest != guest.id:
            raise Refusal("error-not-your-seat")
        self._check_goes_on()

    def _check_goes_on(self) -> None:
        self.table.check_playing()
        if self.table.over:
            raise Refusal("error-over")
        if lessons.is_lesson(self.table):
            raise Refusal("error-lesson")

    async def _resign(self, guest: Guest, seat: int) -> None:
        self._check_own(guest, seat)
        if self.table.chairs[seat].resigned:
            raise Refusal("error-resigned")
        await self._settle(consent.resign(self.table, seat))

    async def _hand_over(self, guest: Guest, seat: int) -> None:
        """Somebody who plays here wants a bot to go on for somebody who has left."""
        table = self.table
        self._check_goes_on()
        mine = [own for own in table.seats_of(guest.id) if not table.chairs[own].bot]
        if not mine:
            raise Refusal("error-not-your-seat")
        if not 0 <= seat < table.seats:
            raise Refusal("error-unknown-seat", seat=seat)
        absent = table.chairs[seat].decides
        if absent is None or absent in self.here:
            raise Refusal("error-here", name=table.names[seat])
        is_long_gone = self._is_long_gone(absent)
        if is_long_gone and not self.service.store.database.shared:
            await self._settle(consent.handed(table, seat))
            return
        await self._settle(consent.hand(table, mine[0], seat, is_long_gone=is_long_gone))
        if is_long_gone and table.question:  # another service, where that person may be, has a moment to say so
            asyncio.get_running_loop().call_later(ELSEWHERE_S, self.tell, LongGone(table.question.revision))

    def _is_long_gone(self, guest: str) -> bool:
        """Whether somebody was not connected here for as long as the settings say."""
        gone = asyncio.get_running_loop().time() - self._gone.get(guest, self._started)
        return gone >= self.service.settings.away

    async def _hand_over_now(self, revision: int) -> None:
        """Nobody has objected to a question about somebody who is long gone."""
        question = self.table.question
        if question and question.revision == revision:
            await self._settle(consent.handed(self.table, question.about))

    def _look_who_is_here(self) -> None:
        """A question about the seat of somebody who is here answers itself."""
        question = self.table.question
        if question and question.wish == consent.HAND and self.table.chairs[question.about].guest in self.here:
            self.tell(StillHere(question.revision))

    async def _object(self, revision: int) -> None:
        question = self.table.question
        if question and question.revision == revision:
            await self._settle(consent.answer(self.table, question, question.about, yes=False))

    async def _take_back(self, guest: Guest, wish: messages.TakeBack) -> None:
        self._check_own(guest, wish.seat)
        self._check_decides(wish.seat)
        self.table.check_revision(wish.revision)
        await self._settle(consent.take_back(self.table, wish.seat))

    async def _consent(self, guest: Guest, wish: messages.Consent) -> None:
        """An answer to the question that is open; to one that is not any more, `error-stale`."""
        self._check_goes_on()
        table, question = self.table, self.table.question
        mine = table.seats_of(guest.id)
        if question is None or question.revision != wish.revision:
            raise Refusal("error-stale")
        asked = consent.asked(question, table.chairs)
        if not mine or not (guest.id in asked if wish.yes else consent.may_refuse(question, table.chairs, guest.id)):
            raise Refusal("error-not-your-seat")
        await self._settle(consent.answer(table, question, mine[0], yes=wish.yes))

    async def _give_up_waiting(self, guest: Guest) -> None:
        """A table that waits for players is given up by whoever opened it."""
        table = self.table
        table.check_wanted()
        if guest.id != table.creator:
            raise Refusal("error-not-creator")
        if not table.is_open:
            raise Refusal("error-begun")
        event = Event(table.revision + 1, "given-up")
        await self._change(event, game=Game("given-up"))
        table.given_up, table.revision = True, event.revision
        self._after()

    # ------------------------------------------------------------ lessons

    async def _next_card(self, guest: Guest, wish: messages.NextCard) -> None:
        """The cards of this moment are read: the bot plays its part."""
        self._check_learner(guest)
        self.table.check_revision(wish.revision)
        seat, action = self._asked_bot(), lessons.scripted(self.table)
        if seat is None or not action:
            raise Refusal("error-lesson")
        await self._commit(self.table.prepare_play(seat, action))

    async def _leave_lesson(self, guest: Guest) -> None:
        """Nothing more is taught: the game goes on with bots that play as they like."""
        self._check_learner(guest)
        table = self.table
        if lessons.is_lesson(table):
            chairs = lessons.left(table.chairs)
            event = Event(table.revision + 1, "chair")
            await self._change(event, chairs=chairs)
            table.set_chairs(chairs, event.revision)
            self._after()

    def _check_learner(self, guest: Guest) -> None:
        if not self.table.seats_of(guest.id):
            raise Refusal("error-not-your-seat")
        self.table.check_playing()

    # ------------------------------------------------------------ the game from the store

    async def _read(self, stored: StoredTable) -> None:
        """The table as the store has it; if every chair is taken and the rules are ready, with its game."""
        table = Table(stored)
        if not table.is_open and table.game in self.service.ready:
            engine = load(table.game)
            events = await self.service.store.events_of(self.id)
            until = [event for event in events if event.revision <= stored.revision]
            if any(event.kind == "start" for event in until):
                await asyncio.to_thread(table.rebuild, engine, until, stored)
                if bool(table.unreadable) != stored.unreadable:
                    await self.service.store.mark_unreadable(self.id, bool(table.unreadable))
            else:
                self.table = table
                await self._deal()
                return
        self.table = table

    async def _deal(self) -> None:
        """Begin the game, under today's rules."""
        table = self.table
        engine = load(table.game)
        try:
            play = table.deal(engine, table.facts.version)
        except HeadwatersError:  # options that today's rules do not take
            log.exception("table %s can't begin", table.id)
            table.give_up(engine, None)
            return
        event = Event(table.revision + 1, "start")
        begun = Game("playing", mask_of(play.actors), play.position.tobytes(), play.rules, play.options)
        try:
            await self._change(event, chairs=table.chairs, game=begun)
        except Refusal:  # another service has dealt, and its game has been read
            return
        table.start(play, event.revision)

    async def _begin(self) -> None:
        """The game of a full table that has none yet; if that fails, it is tried again."""
        table = self.table
        if not (table.is_open or table.play or table.unreadable) and table.game in self.service.ready:
            try:
                if stored := await self.service.store.table(self.id):
                    await self._read(stored)
            except Exception:
                self._rest("table %s can't begin; next try in %g s")
                asyncio.get_running_loop().call_later(self._pause, self.tell, Begin())
        if table.trouble:
            await self._look_again()
        self._after()

    async def _look_again(self) -> None:
        """Whether this table can be written again; if so, what the store has: a change that was thought lost may have
        been written."""
        try:
            await self.service.store.probe(self.id)
            await self._catch_up()
            self.table.trouble = False
        except Exception as error:
            if not isinstance(error, Refusal):  # of one the store has said what is the matter
                log.exception("table %s could not look again", self.id)
            asyncio.get_running_loop().call_later(TROUBLE_S, self.tell, Begin())

    async def _catch_up(self) -> None:
        """What another service has committed meanwhile; `error-unknown-table`, and the end, if it was deleted."""
        table, store = self.table, self.service.store
        stored = await store.table(self.id)
        if stored is None:
            self._stopping = asyncio.create_task(self.stop(UNKNOWN_TABLE))
            raise Refusal("error-unknown-table")
        if stored.revision <= table.revision:
            return
        events = await store.events_of(self.id, after=table.revision)
        try:
            table.check_playing()
            table.follow([event for event in events if event.revision <= stored.revision], stored)
        except Exception:  # no game yet, or not this one: all of it from the beginning
            await self._read(stored)
        self._after()


def _check_greeted(viewer: Viewer) -> None:
    if not viewer.greeted:
        raise Refusal("error-hello")
