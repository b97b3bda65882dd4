"""Display frames, timers, the engine and the content: Replaying.md, "Time"."""
from oracle.bisection import SAME
from oracle.content import Content
from oracle.engines import SYSTEMS


class Run:
    """Frames, timers and the engine over a trace."""

    def __init__(self, reader, options, name):
        self.options, self.content, self.now, self.states = options, Content(options), 0.0, []
        self.timers, self.triggers, self.callback_time, self.marks = [], [], None, 0
        self.newest, self.contact, self.gesture, self.last_offset = None, None, None, self.content.segment.at(0.0)[0]
        self.kind, self.taken_away, self.refreshed, self.held = reader.kind, False, False, False
        self.contacts = []                              # when each gesture was seen, in which state, and what came of it
        self.just_held, self.hands, self.leaving = False, 0, False  # fingers on the screen as the engine knows; whether one of several leaves
        self.works, self.work_began, self.gone = [], None, []  # the app's timers; since when it works; what ended too early
        self.found, self.moved = {}, False              # where each finger found content that the engine had moved; its inset
        self.engine = SYSTEMS[name](self)
        self.moves = self.content_events(reader)
        self.inputs = self.engine_inputs(reader)
        self.limit = reader.last / 1e6 + 60

    @staticmethod
    def content_events(reader):
        out = [(w[0] / 1e6, "wheel", w[1]) for w in reader.wheels]
        for g in reader.gestures:
            out.append((g.start / 1e6, "down", g))
            if g.end is not None:
                out.append((g.end / 1e6, g.ending, g))
        return sorted(out, key=lambda e: e[0])

    @staticmethod
    def engine_inputs(reader):
        """What the engine is told and when: in order of its own time, none before an earlier one."""
        out = [(w[0] / 1e6, w[2], "wheel", None, None) for w in reader.wheels]
        for g in reader.gestures:
            out.append((g.start / 1e6, g.arrivals[g.start], "down", g, None))
            out += [(t / 1e6, g.arrivals[t], "sample", g, (t / 1e6, carries and (t > g.start or s != 0)))
                    for t, s, carries in g.samples]
            if g.end is not None:
                out.append((g.end / 1e6, g.arrivals["end"], g.ending, g, None))
        told, latest = [], 0.0
        for own, arrival, *what in sorted(out, key=lambda e: e[0]):
            latest = max(latest, arrival)
            told.append((latest, *what, own))
        return told

    def log(self, state):
        self.states.append([self.now * 1e3, state])

    def after(self, delay, act):
        self.timers.append((self.now + delay, act))
        return self.timers[-1]

    def forget(self, timer):
        """A timer that is not to come after all, if it has not."""
        self.timers = [other for other in self.timers if other is not timer]

    def set_top(self, inset):
        """The whole top inset, with what the host has: no sum and difference, which would move an edge by its rounding."""
        self.moved = self.moved or inset != self.content.top
        self.content.set_inset(self.now, inset, self.engine.closing, self.engine.rebases)

    def force(self, offset, duration):
        """The engine sends the content to a place together with an inset, within so many seconds."""
        self.moved = True
        self.content.force(self.now, offset, duration)

    def trigger(self, phase):
        """The phase is what the engine takes for the cause; a cancel that it takes for a lift is none (Replaying.md)."""
        if phase == "settling" and self.just_held:      # its finger went in the frame that shows the crossing
            phase = "contact"
        if phase == "released" and self.taken_away and not self.leaving:
            phase = "contact" if self.engine.tracking else "settling"
        self.triggers.append((self.now, phase, self.gesture))
        self.refreshed = True
        # What comes of a lift or of momentum under the next finger is the doing of the gesture before.
        last = len(self.contacts) - 1
        if last >= 0:
            before = phase != "contact" and not self.leaving and self.held and last > 0
            self.contacts[last - before]["triggers"].append((self.now, phase))

    def tell(self):
        """The app hears of a refresh; its work starts."""
        if self.callback_time is None:
            self.callback_time = self.now
        untold = [c for c in self.contacts if c["triggers"] and c["callback"] is None]
        if untold:
            untold[-1]["callback"] = self.now
        self.works.append(self.after(self.options["work"] / 1e3, self.work_ends))
        self.work_began = self.now

    def work_ends(self):
        """One word of the app ends whatever is shown."""
        self.work_began = None
        self.engine.end()

    def waiting(self):
        """Whether a timer of the engine's own is to come."""
        return any(not any(timer is work for work in self.works) for timer in self.timers)

    def look(self):
        """Whether a refresh that the app still works on is shown no more, and nothing is to come of it."""
        if self.work_began is not None and self.engine.idle() and not self.waiting():
            self.gone.append([self.now * 1e3, (self.now - self.work_began) * 1e3])
            self.work_began = None

    def offset(self):
        """What the engine can see: the newest sample's offset under a finger, else the motion's now."""
        drag = self.content.drag
        if not self.contact and self.content.segment is drag:   # a contact that has not arrived: where it took hold
            return self.content.scene.shown(drag.raw0)
        if self.contact:
            travel = drag.finger(self.newest)[0] if self.newest is not None else 0.0
            return self.content.scene.shown(drag.raw0 - travel)
        return self.content.segment.at(self.now)[0]

    def move_content(self, until):
        while self.moves and self.moves[0][0] <= until:
            t, what, value = self.moves.pop(0)
            if what == "wheel":
                self.content.wheel(t, value)
            elif what == "down":
                if self.moved:
                    self.found[value] = (self.content.segment, self.content.top)
                self.content.down(t, value)
            else:
                self.content.lift(t, value.velocity(self.options["slop"]) if what == "release" else 0.0)

    def fire_timers(self, until):
        while True:
            due = [x for x in self.timers if x[0] <= until + SAME]
            if not due:
                return
            first = min(due, key=lambda x: x[0])
            self.timers.remove(first)
            self.move_content(first[0])
            self.now = first[0]
            first[1]()
            self.look()
            if self.over():
                return

    def fingers(self, count):
        """Others come or go one by one, once all has moved that moves at that time; the last is the end of the gesture."""
        while count and self.hands != count:
            joins = self.hands < count
            self.hands += 1 if joins else -1
            self.leaving = not joins
            self.engine.fingers(joins)
            self.leaving = False

    def deliver(self, until):
        while self.inputs and self.inputs[0][0] <= until:
            _, what, gesture, sample, _ = self.inputs.pop(0)
            if what == "down":
                self.contact, self.newest, self.gesture, self.just_held = gesture, None, gesture, False
                self.held, self.hands = True, 1
                # An inset taken away between the contact and this frame was there for the finger.
                ended_under = self.refreshed and gesture in self.found and self.found[gesture][1] != self.content.top
                self.refreshed = self.refreshed and not (self.engine.idle() and not self.waiting())
                self.contacts.append({"began": self.now if self.contacts else 0.0, "state": len(self.states) - 1 if self.contacts else 0,
                                      "within": self.refreshed or ended_under, "busy": self.refreshed or ended_under, "triggers": [], "callback": None,
                                      "depth": max(0.0, self.content.segment.at(self.now)[0] + self.content.top)})
                self.engine.down()
            elif what == "sample":
                self.newest = sample[0]
                travel = self.content.drag.finger(sample[0])[0]
                if not self.engine.dragging and travel != 0:
                    self.engine.pan_began()
                key = round(sample[0] * 1e6)
                if sample[1]:                           # neither a hold nor the sample it came down with
                    self.engine.moved(travel, gesture.across[key], self.hands)
                self.fingers(gesture.hands.get(key, 1))
            elif what != "wheel":
                if what == "release":                   # all at one time leave one after the other; a cancel takes them together
                    self.fingers(1)
                self.taken_away, self.held = what == "cancel", False
                pull = self.engine.pull(self.offset())
                self.just_held = pull >= self.engine.threshold if self.engine.inclusive else pull > self.engine.threshold
                self.engine.lift(what == "cancel")
                self.contact = None
            self.look()

    def play(self):
        k = 0
        while True:
            frame = max(k / self.options["rate"], self.now)
            self.fire_timers(min(frame, self.limit))
            if frame > self.limit and not self.over():
                self.now = self.limit
                return self
            if self.over() and self.now > 0:
                return self
            self.move_content(frame)
            self.now = frame
            self.deliver(frame)
            seen = self.offset()
            if seen != self.last_offset:
                self.last_offset = seen
                self.engine.callback(seen)
                self.look()
            self.just_held = False
            if self.over() or frame >= self.limit:
                return self
            k += 1

    def over(self):
        """Whether input is over, the engine idle and the content at rest."""
        segment, waiting = self.content.segment, self.inputs or self.moves or self.timers
        return not waiting and self.engine.idle() and self.now >= (segment.path[-1][0] if segment.name == "drag" else segment.rest) - SAME
