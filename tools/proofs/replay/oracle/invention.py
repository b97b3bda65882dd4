"""Seeded random traces and the options to replay them with."""
import json
import math
import random


class Invention:
    """A seeded random trace and the options to replay it with."""

    def __init__(self, seed):
        self.random, self.events, self.t, self.kind = random.Random(seed), [], 0, None
        self.waits = random.Random(f"waits {seed}")  # apart, so that a seed's other choices stay as they were
        pick = self.random
        self.kind = pick.choice(["touchscreen"] * 5 + ["touchpad"] * 5 + ["wheel"])
        self.units = pick.choice(["mm", "mm", "points", "normalised"])
        self.period = pick.choice([1e6 / 60, 8000, 1e6 / 125, 10_000, 7000, 4000, 1e6 / 90])
        self.both, self.lag = pick.random() < 0.2 and self.kind != "wheel", pick.random() < 0.3
        self.options = self.invent_options()
        self.header = self.invent_header()
        for _ in range(pick.choice([1, 1, 1, 2, 2, 3, 5])):
            self.take()
            self.t += int(pick.choice([20_000, 80_000, 150_000, 300_000, 900_000, 2_200_000, 3_500_000])
                          * pick.uniform(0.5, 1.5))
        self.finish()

    def invent_options(self):
        pick, out = self.random, []
        for flag, chance, value in [
                ("--rate", 0.4, lambda: pick.choice([30, 50, 90, 120, 144, 240, 1000, 59.94])),
                ("--work", 0.4, lambda: pick.choice([0, 50, 300, 777, 3000, 9000, 250.5])),
                ("--slop", 0.25, lambda: pick.choice([3, 10, 18, 8.5])),
                ("--points-per-mm", 0.1, lambda: pick.choice([4, 10.3])),
                ("--points-per-unit", 0.3, lambda: pick.choice([2, 3.5, 0.7])),
                ("--wheel-step", 0.3, lambda: pick.choice([20, 120])),
                ("--viewport", 0.2, lambda: pick.choice([320, 504, 812])),
                ("--content", 0.15, lambda: pick.choice([100, 700, 9000])),
                ("--inset-top", 0.25, lambda: pick.choice([20, 64, 88.5])),
                ("--start-offset", 0.2, lambda: pick.choice([5, 60, 300, 1200]))]:
            if pick.random() < chance:
                out += [flag, repr(value())]
        out += ["--arrival"] if pick.random() < 0.2 else []
        out += ["--traditional"] if pick.random() < 0.1 else []
        out += ["--layer", pick.choice(["libinput", "evdev"])] if self.both and pick.random() < 0.5 else []
        return out

    def invent_header(self):
        pick = self.random
        size = None if self.units == "normalised" else [60, 120]
        header = {"format": "overscroll-trace", "version": 1,
                  "device": {"name": "invented", "kind": self.kind, "size_mm": size},
                  "source": {"origin": "synthetic", "generator": "replay-oracle", "seed": 0}}
        if self.both:
            header["layers"] = ["libinput", "evdev"]
        if pick.random() < 0.5:
            header["settings"] = {"natural_scroll": pick.random() < 0.5, "scroll_units_per_mm": 9.25}
        if self.units != "mm":
            header["units"] = self.units
        if pick.random() < 0.3:
            header["scenario"] = {"start_offset": pick.choice([0, 250, 800]), "inset_top": pick.choice([0, 44])}
        return header

    def emit(self, kind, layer=None, **keys):
        event = {"type": kind, "t": int(self.t)}
        if self.lag:
            last = self.events[-1] if self.events else {}
            same = last.get("t") == int(self.t)           # one frame arrives at once
            event["at"] = last["at"] if same else int(self.t) + self.random.randrange(0, 9000)
        if layer:
            event["layer"] = layer
        event.update(keys)
        self.events.append(event)

    def stroke(self):
        """Increments of finger travel in points, a sample each; None is a pause."""
        return self.random.choice([self.wander, self.wander, self.hold, self.flick, self.there_and_back])()

    def sweep(self, reach, n):
        """One movement of the hand over `n` samples."""
        pick = self.random
        shape = [pick.uniform(0.6, 1.4) * math.sin(math.pi * (i + 0.5) / n) ** pick.choice([0, 1, 2]) for i in range(n)]
        return [reach * x / (sum(shape) or 1) for x in shape]

    def wander(self):
        pick, out = self.random, []
        for _ in range(pick.choice([1, 1, 2, 3])):
            reach = pick.choice([-600, -200, -30, 8, 60, 200, 400, 700, 1100]) * pick.uniform(0.5, 1.3)
            out += self.sweep(reach, pick.randrange(1, 45)) + [None] * (pick.random() < 0.3)
        return out

    def hold(self):
        """A pull, now and then over the dwell of those that have one."""
        pick = self.random
        return self.sweep(pick.uniform(60, 600), pick.randrange(5, 40)) + [None] * pick.choice([1, 1, 2])

    def flick(self):
        """Fast, and let go of: what comes from below the top arrives there by itself."""
        pick = self.random
        n, reach = pick.randrange(3, 12), pick.choice([-300, 90, 200, 400]) * pick.uniform(0.6, 1.6)
        return [reach / n * pick.uniform(0.8, 1.2) for _ in range(n)]

    def there_and_back(self):
        pick = self.random
        reach = pick.uniform(80, 700)
        out = self.sweep(reach, pick.randrange(4, 30)) + self.sweep(-reach * pick.uniform(0.2, 1.4), pick.randrange(2, 30))
        return out + (self.sweep(reach * pick.uniform(0.2, 1.2), pick.randrange(4, 30)) if pick.random() < 0.4 else [])

    def tick(self):
        jitter = self.random.choice([0, 0, 300, 2500])
        self.t += max(1, int(self.period + self.random.uniform(-jitter, jitter)))

    def pause(self):
        self.t += int(self.random.choice([30_000, 45_000, 110_000, 600_000, 2_500_000]) * self.random.uniform(0.8, 1.2))

    def take(self):
        {"touchscreen": self.touch, "touchpad": self.pad, "wheel": self.clicks}[self.kind]()

    def per_point(self):
        return {"mm": 1 / 6.42, "points": 1.0, "normalised": 1 / 667}[self.units]

    def touch(self):
        """One or two contacts on a touchscreen, now and then cancelled, torn off or left unfinished."""
        pick, unit, start = self.random, self.per_point(), self.random.uniform(10, 60)
        layers, aslant = ["evdev", None] if self.both else [None], pick.choice([0, 0, 0, 0, 0.3, 0.9, 1.2, 4])
        hands, slots, x = {0: start}, [0], 10.0
        say = lambda kind, slot, **more: [self.emit(kind, l, **({} if kind == "gap" else {"slot": slot}), **more) for l in layers
                                          if not (kind == "cancel" and l)]
        say("down", 0, x=10.0 * unit, y=start * unit)
        self.tick()
        for step in self.stroke():
            if step is None:
                self.pause()
                continue
            if pick.random() < 0.03 and len(slots) < 3:
                slot = min(set(range(4)) - set(slots))
                slots.append(slot)
                hands[slot] = pick.uniform(10, 300)
                say("down", slot, x=20.0 * unit, y=hands[slot] * unit)
            elif pick.random() < 0.04 and len(slots) > 1:
                gone = slots.pop(pick.randrange(len(slots)))
                if pick.random() < 0.5:
                    hands[gone] += step
                    say("move", gone, x=x * unit, y=hands[gone] * unit)
                say("up", gone)
            x += aslant * step
            for slot in slots:
                if pick.random() < 0.9:
                    hands[slot] += step * pick.uniform(0.8, 1.2)
                    say("move", slot, x=x * unit, y=hands[slot] * unit)
            if pick.random() < 0.01:
                say("gap", 0, reason="dropped")
            self.tick()
        if pick.random() < 0.3:
            self.pause()
        elif pick.random() < 0.4 and self.events[-1]["type"] == "move":
            # As many a recording ends: the last moves and the lift at one time, in which no finger comes.
            if all(e["type"] != "down" for e in self.events if e["t"] == self.events[-1]["t"]):
                self.t = self.events[-1]["t"]
        last = pick.random()
        if last < 0.04 and not self.both:
            say("gap", 0, reason=pick.choice(["unplugged", "suspended"]))
            return
        for slot in slots:
            say("cancel" if last < 0.12 and not self.both else "up", slot)
            if pick.random() < 0.5:
                self.tick()

    def pad(self):
        """Two fingers on a touchpad: a hold, scrolls, a stop; beside it, the contacts."""
        pick, unit, y = self.random, 1 / 10.5165, self.random.uniform(5, 20)
        hold = pick.random() < 0.5
        if self.both:
            for slot in (0, 1):
                self.emit("down", "evdev", slot=slot, x=10.0 + slot, y=y)
        if hold:
            self.emit("hold", fingers=pick.choice([2, 2, 2, 2, 1, 3]))
            fingers = self.events[-1]["fingers"]
            self.t += int(pick.choice([10_000, 30_000, 200_000]))
            if pick.random() < 0.2:
                self.emit("unhold", fingers=fingers, cancelled=pick.random() < 0.3)
                self.lift_contacts()
                return
            self.emit("unhold", fingers=fingers, cancelled=True)
            # libinput 1.28 and later send the first scroll a report later, or later still where the fingers rest again.
            later = self.waits.random()
            if later < 0.5:
                self.t += int(self.period)
            if later < 0.15:
                self.t += self.waits.choice([30_000, 45_000, 110_000, 600_000, 2_500_000])
            if later > 0.95:
                self.emit("gap", reason="dropped")
                self.t += int(self.period)
        for step in self.stroke():
            if step is None:
                self.pause()
                continue
            if pick.random() < 0.95:
                self.emit("scroll", axis_source="finger", dx=round(pick.uniform(-1, 1), 3), dy=step)
            else:
                self.emit("scroll", axis_source="finger", dx=0.5)
            y += step * unit
            for slot in (0, 1) if self.both else ():
                self.emit("move", "evdev", slot=slot, x=10.0 + slot, y=y)
            if pick.random() < 0.01:
                self.emit("gap", reason="dropped")
            self.tick()
        if pick.random() < 0.3:
            self.pause()
        if pick.random() < 0.04 and not self.both:
            self.emit("gap", reason=pick.choice(["unplugged", "suspended"]))
            return
        self.emit("stop")
        self.lift_contacts()

    def lift_contacts(self):
        for slot in (0, 1) if self.both else ():
            self.emit("up", "evdev", slot=slot)

    def clicks(self):
        """A burst of wheel clicks, or of a continuous device."""
        pick, way = self.random, self.random.choice([-1, 1])
        for _ in range(pick.randrange(1, 15)):
            if pick.random() < 0.8:
                self.emit("scroll", axis_source="wheel", dy=15.0 * way, v120_y=pick.choice([120, 120, 30, 240]) * way)
            else:
                self.emit("scroll", axis_source="continuous", dy=pick.uniform(1, 20) * way)
            self.tick()

    def finish(self):
        """Cuts the trace off now and then, before the last lift or before the end line."""
        pick = self.random
        if pick.random() < 0.06:
            self.events = self.events[:pick.randrange(1, len(self.events) + 1)]
        t = max([e["t"] for e in self.events], default=0)
        end = {"type": "end", "t": t + pick.choice([0, 500_000]), "events": len(self.events), "grade": "A", "reasons": []}
        self.lines = [self.header] + self.events + ([end] if pick.random() < 0.95 else [])

    def write(self, path):
        with open(path, "w") as file:
            file.writelines(json.dumps(line, separators=(",", ":")) + "\n" for line in self.lines)
