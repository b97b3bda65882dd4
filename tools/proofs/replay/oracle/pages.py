"""Pages: pulltorefresh.js, Vant, antd-mobile, Framework7, Ionic, BetterScroll, and KDE's Kirigami: TravelSystems.md."""
import math

from oracle.engine import Engine
from oracle.fingers import NEAR, Finger


class PullToRefreshJS(Finger):
    """It counts from where a move first finds the page at its top, and never hears of a cancel.

    Left open by the pages, and as the program has it: half a second after every touch end it looks whether to unmount;
    a contact that is taken away before it has moved ends as a touch.
    """
    threshold, most, delay = 60.0, 80.0, 0.5

    def __init__(self, run):
        self.start = self.at = None
        self.resisted, self.timeout, self.mounted = 0.0, None, False
        super().__init__(run, "pending")

    def rule(self, past, drag=None):
        return min(1.0, past / self.threshold / 2.5) * min(self.most, past)

    def top(self):
        return self.run.offset() + self.inset() <= NEAR

    def down(self):
        super().down()
        if self.state == "pending":
            self.mounted = True
            self.start = 0.0 if self.top() else self.start

    def moved(self, travel, across=0.0, hands=1):
        """Only the state that a move leaves it in counts as entered."""
        if not self.mounted:
            return
        if self.start is None:
            if self.top():
                self.start = travel
        else:
            self.at = travel
        if self.state == "refreshing":
            return
        state = "pulling" if self.state == "pending" else self.state
        distance = self.at - self.start if self.start is not None and self.at is not None else 0.0
        if distance > 0:
            self.resisted = self.rule(distance)
            if state == "pulling" and self.resisted > self.threshold:
                state = "releasing"
            elif state == "releasing" and self.resisted < self.threshold:
                state = "pulling"
        self.enter(state)

    def fingers(self, joins):
        if not joins:
            self.touch_ended("released")

    def lift(self, cancelled):
        unheard, _ = cancelled and self.dragging, Engine.lift(self, cancelled)
        if not unheard:
            self.touch_ended("released")

    def touch_ended(self, phase):
        if not self.mounted:
            return
        self.run.forget(self.timeout)
        self.timeout = self.run.after(self.delay, lambda: self.reset() if self.state == "pending" else None)
        if self.state == "refreshing":
            return
        if self.state == "releasing" and self.resisted > self.threshold:
            self.enter("refreshing")
            self.run.trigger(phase)
            self.run.after(self.delay, self.run.tell)
        else:
            self.enter("pending")
        self.start, self.at, self.resisted = None, None, 0.0

    def end(self):
        self.reset()

    def reset(self):
        if self.mounted:
            self.run.after(self.delay, self.unmounted)

    def unmounted(self):
        """It does not ask what has begun since."""
        self.mounted = False
        self.enter("pending")

    def idle(self):
        return self.state != "refreshing"


class PageTouch(Finger):
    """What Vant, antd-mobile and Framework7 have in common: a sample that leaves the finger where it was is no move."""

    def down(self):
        super().down()
        self.at = (0.0, 0.0)

    def top(self):
        return self.run.offset() + self.inset() <= NEAR

    def moved(self, travel, across=0.0, hands=1):
        if (travel, across) != self.at:
            self.at = (travel, across)
            self.step(travel, across)

    def step(self, travel, across):
        """The finger has moved."""

    def lift(self, cancelled):
        dragged, _ = self.dragging, Engine.lift(self, cancelled)
        self.touch_ended("released", cancelled and dragged)

    def touch_ended(self, phase, cancelled=False):
        """One finger, or the last, has gone."""


class Vant(PageTouch):
    """It counts from a start point at the top; above it a move leaves everything as it was."""
    threshold, inclusive, head, lock = 49.5, True, 50.0, 10.0

    def __init__(self, run):
        self.start, self.counts, self.delta, self.way = (0.0, 0.0), False, 0.0, None
        super().__init__(run, "normal")

    def listens(self):
        return self.state in ("normal", "pulling", "loosing")

    def begin_at(self, place):
        self.counts = self.top()
        if self.counts:
            self.start, self.delta, self.way = place, 0.0, None

    def down(self):
        super().down()
        if self.listens():
            self.begin_at((0.0, 0.0))

    def fingers(self, joins):
        if not joins:
            self.touch_ended("released")
        elif self.listens():
            self.begin_at(self.at)

    def step(self, travel, across):
        if not self.listens():
            return
        if not self.counts:
            self.begin_at((travel, across))
        self.delta, aside = travel - self.start[0], abs(across - self.start[1])
        if self.way is None or max(abs(self.delta), aside) < self.lock:
            self.way = None if aside == abs(self.delta) else "across" if aside > abs(self.delta) else "along"
        if self.counts and self.delta >= 0 and self.way == "along":
            distance = math.floor(self.shown(self.delta) + 0.5)
            self.enter("normal" if distance == 0 else "pulling" if distance < self.head else "loosing")

    def shown(self, delta):
        head = self.head
        if delta <= head:
            return delta
        return head + (delta - head) / 2 if delta < 2 * head else 1.5 * head + (delta - 2 * head) / 4

    def touch_ended(self, phase, cancelled=False):
        if not self.listens() or not self.counts or self.delta == 0:
            return
        if self.state == "loosing":
            self.enter("loading")
            self.fire(phase)
        else:
            self.enter("normal")

    def end(self):
        if self.state == "loading":
            self.enter("normal")

    def idle(self):
        return self.state != "loading"


class AntdMobile(PageTouch):
    """One axis, one finger; the first move it is told of makes the touch a pull or none."""
    threshold, says, closes = 172.0, 0.5, 0.31

    def __init__(self, run):
        self.pulls = self.told = False
        super().__init__(run, "pulling")

    def down(self):
        super().down()
        self.axis, self.away, self.slop, self.told = None, False, 0.0, False

    def step(self, travel, across):
        if self.axis is None and abs(travel) != abs(across):
            self.axis = "y" if abs(travel) > abs(across) else "x"
        self.away = self.away or max(abs(travel), abs(across)) >= 1
        if self.slop == 0 and abs(travel) >= 1:
            self.slop = math.copysign(1.0, travel)
        if not self.away or self.axis != "y":
            return
        first, self.told = not self.told, True
        y = travel - self.slop if self.slop else 0.0
        if not self.idle():
            return
        if first and y > 0 and self.top():
            self.pulls = True
        if self.pulls:
            whole = max(0, math.ceil(y))
            self.enter("canRelease" if 200 * whole / (400 + whole) > 60 else "pulling")

    def touch_ended(self, phase, cancelled=False):
        told, self.told = self.told, False
        if not told or not self.idle():
            return
        self.pulls = False
        if self.state == "canRelease":
            self.enter("refreshing")
            self.fire(phase)

    def end(self):
        if self.state == "refreshing":
            self.enter("complete")
            self.run.after(self.says, lambda: self.run.after(self.closes, lambda: self.enter("pulling")))

    def idle(self):
        return self.state not in ("refreshing", "complete")


class Framework7(PageTouch):
    """The iOS theme: travel since the touch to the power of 0.85, or twice the distance where the page was scrolled."""
    ios, distance, power, shuts = True, 44.0, 0.85, 0.2
    threshold = distance ** (1 / power)

    def __init__(self, run):
        self.goes = self.looked = self.foreign = self.far = self.scrolled = self.transform = False
        self.closing = None
        super().__init__(run, "idle")

    def down(self):
        super().down()
        if self.goes and self.ios:
            self.foreign = True
        elif self.state != "refreshing":
            self.goes, self.looked, self.foreign = True, False, False
            self.scrolled, self.transform = not self.top() or self.past_top(), not self.ios

    def past_top(self):
        return self.run.offset() + self.inset() < -NEAR

    def fingers(self, joins):
        if not joins:
            if not self.ios:
                self.decide("released")
            self.goes = self.looked = False

    def step(self, travel, across):
        if not self.goes:
            return
        if not self.looked and abs(travel) <= abs(across):
            self.goes = False
            return
        if not self.looked:
            self.looked = True
            self.stop_closing()
        self.scrolled = self.scrolled or not self.top()
        beyond = self.scrolled and not self.transform and self.past_top()
        pulls = beyond or travel > 0 and self.top()
        if pulls and self.ios and not self.scrolled:
            self.transform = True
        enough = abs(travel) ** self.power > self.distance if self.transform else abs(travel) >= 2 * self.distance
        self.far = pulls and enough
        if self.state == "refreshing":
            return
        if pulls:
            self.enter("pull-up" if self.far else "pull-down")
        elif self.state != "closing":
            self.enter("idle")

    def touch_ended(self, phase, cancelled=False):
        if not cancelled:
            self.decide(phase)
            self.goes = self.looked = False

    def decide(self, phase):
        if not self.goes or not self.looked or self.foreign:
            return
        if self.far:
            self.enter("refreshing")
            self.fire(phase)
        elif self.state == "pull-down":
            self.enter("idle")

    def end(self):
        if self.state == "refreshing" and self.ios:
            self.closing = self.run.after(self.shuts, self.closed)
        self.enter("closing")

    def closed(self):
        self.closing = None
        if self.state == "closing":
            self.enter("idle")

    def stop_closing(self):
        self.run.forget(self.closing)
        self.closing = None

    def idle(self):
        return self.state != "refreshing" and self.closing is None


class Framework7MD(Framework7):
    """The Material theme: any finger's end decides, and its closing waits for what never comes."""
    ios, distance = False, 66.0
    threshold = distance ** (1 / Framework7.power)


class IonicTouch(Finger):
    """Ionic's gesture: captured at the first sample out of the slop, less than 40 degrees from the vertical; counted from it."""
    slop, widest = 5.0, math.radians(40)

    def __init__(self, run, state):
        self.origin, self.captures = None, {}
        super().__init__(run, state)

    def rule(self, past, drag=None):
        return max(0.0, past - self.captured(drag)) if past > 0 else 0.0

    def captured(self, drag):
        """The travel of the first move that is out of the slop."""
        if drag not in self.captures:
            moves = [(drag.finger(t / 1e6)[0], drag.gesture.across[t]) for t, s, carries in drag.gesture.samples
                     if carries and (t > drag.gesture.start or s != 0)]
            self.captures[drag] = next((s for s, across in moves if math.hypot(s, across) >= self.slop), self.slop)
        return self.captures[drag]

    def down(self):
        super().down()
        self.origin = None
        self.theirs = self.may_start()

    def may_start(self):
        return self.state == "inactive" and self.edge <= NEAR

    def counts(self, travel, across):
        """Whether this move comes after the one that captured the touch."""
        if not self.theirs or self.origin is not None:
            return self.theirs
        way = math.hypot(travel, across)
        if way >= self.slop:
            self.theirs = abs(travel) > way * math.cos(self.widest)
            self.origin = travel if self.theirs else None
        return False


class Ionic(IonicTouch):
    """Material: decided at the end of the touch, told after the snap back; nothing is heard while the icon moves by itself."""
    threshold, full, snap, back, shrink, timeout = 144.0, 360.0, 0.125, 0.5, 0.2, 0.7

    def __init__(self, run):
        self.hears, self.closes, self.pulled = True, -math.inf, 0.0
        super().__init__(run, "inactive")

    def may_start(self):
        return self.hears and self.state not in ("refreshing", "completing") and self.edge <= NEAR

    def down(self):
        super().down()
        self.shows, self.out, self.speed, self.before, self.pulled = False, False, 0.0, 0.0, 0.0

    def moved(self, travel, across=0.0, hands=1):
        self.speed, self.before = 0.7 * (travel - self.before) + 0.3 * self.speed, travel
        if not self.counts(travel, across):
            return
        if self.shows:
            self.pulled = max(0.0, travel - self.origin)
        elif self.out or self.speed < 0:
            self.out = True
        else:
            self.shows = True
            self.enter("pulling")

    def left(self, cancelled):
        if self.origin is None or not self.shows:
            return
        self.hears = False
        if self.pulled > self.threshold:
            self.run.trigger("released")
            self.run.after(self.snap, self.snapped)
        else:
            self.run.after(min(1.0, self.pulled / self.full) * self.back, self.returned)

    def snapped(self):
        self.hears = True
        self.enter("refreshing")
        self.run.tell()

    def returned(self):
        self.hears, self.pulled = True, 0.0
        self.enter("inactive")

    def end(self):
        now = self.run.now
        if self.state == "refreshing":
            self.closes = now + self.shrink
        self.enter("completing")
        self.run.after(self.closes - now if self.closes > now else self.timeout, self.closed)

    def closed(self):
        self.pulled = 0.0
        self.enter("inactive")

    def idle(self):
        return self.state in ("inactive", "pulling")


class IonicIOS(Engine):
    """iOS: it watches the scroll from the first pull to the next refresh; 30 points count for nothing under a finger."""
    slop, widest, held_back, share, shrink, timeout = 5.0, math.radians(40), 30.0, 0.16, 0.3, 0.8
    needs_finger, inclusive = False, True

    def __init__(self, run):
        self.full = self.share * run.content.options["viewport"]
        self.threshold = self.held_back + self.full
        self.pointer = self.begun = self.needs = self.refreshed = self.transform = False
        self.undecided = self.captured = False
        self.closes = -math.inf
        super().__init__(run, "inactive")

    def down(self):
        super().down()
        self.undecided, self.captured = True, False

    def moved(self, travel, across=0.0, hands=1):
        way = math.hypot(travel, across)
        if self.undecided and way >= self.slop:
            self.undecided = False
            if abs(travel) > way * math.cos(self.widest):
                self.captured = self.pointer = True
                self.transform = self.transform or not self.refreshed

    def lift(self, cancelled):
        captured, self.captured, self.undecided = self.captured, False, False
        super().lift(cancelled)
        if not captured:
            return
        self.pointer = self.begun = False
        if self.needs:
            self.close()
            self.needs = False
        elif self.refreshed:
            self.transform = True

    def callback(self, offset):
        past = -(offset + self.inset())
        if past < 0 or not self.pointer and self.state == "inactive":
            return
        self.begun = self.begun or self.pointer
        reached = past + (0.0 if self.begun else self.held_back) >= self.threshold
        if self.state == "refreshing":
            return
        if not reached:
            self.enter("pulling")
        elif not self.refreshed:
            self.enter("refreshing")
            self.refreshed = True
            self.transform = self.transform or not self.pointer
            self.fire("contact" if self.pointer else "settling")

    def end(self):
        self.needs = True
        if not self.pointer:
            self.close()

    def close(self):
        now = self.run.now
        if self.transform:
            self.transform, self.closes = False, now + self.shrink
        self.enter("completing")
        self.run.after(self.closes - now if self.closes > now else self.timeout, self.closed)

    def closed(self):
        self.refreshed = self.needs = self.pointer = False
        self.enter("inactive")

    def idle(self):
        return self.state in ("inactive", "pulling")


class Ionic4(IonicTouch):
    """Version 4: the lift fires from 60, the drag itself beyond 120, after a slop of 20."""
    threshold, most, slop, fallback, inclusive = 60.0, 120.0, 20.0, 0.6, True
    drag_limit = most

    def __init__(self, run):
        super().__init__(run, "inactive")

    def moved(self, travel, across=0.0, hands=1):
        if not self.counts(travel, across) or hands > 1 or self.state in ("refreshing", "cancelling", "completing"):
            return
        pulled = travel - self.origin
        if pulled <= 0:
            self.enter("inactive")
        elif self.state == "inactive" and self.run.offset() + self.inset() > NEAR:
            return
        elif pulled < self.threshold:
            self.enter("pulling")
        elif pulled > self.most:
            self.enter("refreshing")
            self.fire("contact")
        else:
            self.enter("ready")

    def left(self, cancelled):
        if self.state == "ready":
            self.enter("refreshing")
            self.fire("released")
        elif self.state == "pulling":
            self.close("cancelling")

    def close(self, state):
        self.enter(state)
        self.run.after(self.fallback, lambda: self.enter("inactive"))

    def end(self):
        self.close("completing")

    def idle(self):
        return self.state in ("inactive", "pulling", "ready")


class Kirigami(Engine):
    """The content pulled by its indicator's height for half a second, finger or not; room of that height while it works."""
    grid, moment, dwell, needs_finger, inclusive = 18.0, "dwell", 0.5, False, True
    height = 4 * grid                                     # four grid units
    threshold, own_height, closing = height, height, 0.2

    def __init__(self, run):
        self.wait, self.gone = None, 0.0
        super().__init__(run, "idle")

    def is_there(self, offset):
        rests = self.run.now < self.gone and not self.tracking   # on the room that goes
        return not rests and self.pull(offset) >= self.threshold

    def callback(self, offset):
        if self.state == "idle" and self.is_there(offset):
            self.enter("counting")
            self.wait = self.run.after(self.dwell, self.waited)
        elif self.state == "counting" and not self.is_there(offset):
            self.run.forget(self.wait)
            self.enter("idle")

    def waited(self):
        self.run.trigger("contact" if self.tracking else "settling")
        self.enter("refreshing")
        self.add(self.own_height)
        self.run.tell()

    def end(self):
        offset = self.run.offset()
        self.enter("idle")
        # Content that counts as at rest may be half a point from there.
        self.closing = 0.0 if self.pull(offset) > self.own_height + 0.5 else 0.2
        self.gone = self.run.now + self.closing if self.closing else 0.0
        self.add(0.0)
        self.callback(offset)

    def idle(self):
        return self.state == "idle"


class Kirigami5(Kirigami):
    """Before Frameworks 6: the indicator's top more than half its height below the page's; it makes no room."""
    inclusive, threshold, own_height = False, 1.5 * Kirigami.height, 0.0

    def is_there(self, offset):
        return self.pull(offset) > self.threshold

    def end(self):
        self.enter("idle")


class BetterScroll(Engine):
    """A touch that ends 90 points below the top, cancelled or not; the page is held 40 down and goes home in 0.8 s.

    That a cancelled touch ends as a lifted one does is the original's; the page does not say.
    """
    threshold, own_height, closing, moment, inclusive = 90.0, 40.0, 0.8, "release", True

    def __init__(self, run):
        super().__init__(run, "DEFAULT")

    def pan_began(self):
        super().pan_began()
        if self.state == "DEFAULT":
            self.enter("MOVING")

    def lift(self, cancelled):
        panned = self.dragging
        super().lift(cancelled)
        if panned and self.state == "MOVING" and self.pull(self.run.offset()) >= self.threshold:
            self.enter("FETCHING")
            self.add(self.own_height)
            self.fire("released")

    def end(self):
        self.enter("DEFAULT")
        self.add(0.0)

    def idle(self):
        return self.state != "FETCHING"
