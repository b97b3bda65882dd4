"""hand: generates the events of a hand that does what prompts ask for, as an evemu recording."""

PERIOD = 0.008  # seconds between reports
FREE_SECONDS = 120  # of unprompted use, as 'full' asks for
SURFACES = {"touchscreen": (70, 140, 40, 1, 1.0), "touchpad": (105, 65, 30, 2, 0.6)}  # mm, mm, units/mm, fingers, scale


class Hand:
    """A hand on a touchpad or a touchscreen, gesture after gesture."""

    def __init__(self, surface, free_seconds=FREE_SECONDS):
        self.width, self.height, self.resolution, self.fingers, self.scale = SURFACES[surface]
        self.time, self.serial, self.lines = 1.0, 0, []
        self.free_seconds = free_seconds
        top = [self.width * self.resolution, self.height * self.resolution]
        self.head = ["# EVEMU 1.3", f"N: Made-up {surface}", "I: 0003 1234 5678 0100"]
        keys = bytearray(96)
        for code in (0x14A,) if surface == "touchscreen" else (0x110, 0x145, 0x14A, 0x14D):
            keys[code // 8] |= 1 << code % 8
        absolute = bytearray(8)
        for code in (0, 1, 0x2F, 0x35, 0x36, 0x39):
            absolute[code // 8] |= 1 << code % 8
        self.head.append("P: 02 00 00 00 00 00 00 00" if surface == "touchscreen" else "P: 05 00 00 00 00 00 00 00")
        for kind, bits in ((0, bytearray([0x0B, 0, 0, 0, 0, 0, 0, 0])), (1, keys), (3, absolute)):
            for start in range(0, len(bits), 8):
                self.head.append(f"B: {kind:02x} " + " ".join(f"{byte:02x}" for byte in bits[start:start + 8]))
        for code, end, resolution in ((0, top[0], self.resolution), (1, top[1], self.resolution), (0x2F, 4, 0),
                                      (0x35, top[0], self.resolution), (0x36, top[1], self.resolution), (0x39, 65535, 0)):
            self.head.append(f"A: {code:02x} 0 {end} 0 0 {resolution}")

    def frame(self, *events):
        for kind, code, value in (*events, (0, 0, 0)):
            self.lines.append(f"E: {self.time:.6f} {kind:04x} {code:04x} {value}")
        self.time += PERIOD

    def touch(self, strokes, second=None, pause=0.9):
        """A touch of the surface's fingers: (dx, dy, seconds, share of it) in millimetres of a screen; `second`: a finger's own."""
        count = 2 if second else self.fingers
        x, y = self.width * 0.4, self.height * (0.5 if second else 0.2)
        places = [[x + 18 * self.scale * finger, y] for finger in range(count)]
        events = []
        for finger, (px, py) in enumerate(places):
            self.serial += 1
            events += [(3, 0x2F, finger), (3, 0x39, self.serial), *self.at(px, py)]
        buttons = [(1, 0x14A, 1)] + ([(1, 0x14D, 1)] if self.fingers == 2 else [])
        self.frame(*events, *buttons)
        for number, (dx, dy, seconds, end) in enumerate(strokes):
            steps = max(1, round(seconds * end / PERIOD))
            own = second[number] if second else None
            for step in range(1, steps + 1):
                t = min(end, step * PERIOD / seconds)
                share = t ** 3 * (10 + t * (6 * t - 15))
                moved = []
                for finger, (px, py) in enumerate(places):
                    way = own if own and finger == 1 else (dx, dy)
                    moved += [(3, 0x2F, finger), *self.at(px + way[0] * share * self.scale, py + way[1] * share * self.scale)]
                self.frame(*moved)
            share = end ** 3 * (10 + end * (6 * end - 15))
            for finger, place in enumerate(places):
                way = own if own and finger == 1 else (dx, dy)
                place[0] += way[0] * share * self.scale
                place[1] += way[1] * share * self.scale
        events = []
        for finger in range(count):
            events += [(3, 0x2F, finger), (3, 0x39, -1)]
        self.frame(*events, *[(kind, code, 0) for kind, code, _ in buttons])
        self.time += pause

    def at(self, x, y):
        return (3, 0x35, round(x * self.resolution)), (3, 0x36, round(y * self.resolution))

    def perform(self, name):
        """What the prompt of this name asks for."""
        pace = 1.6 if name.endswith("slow") else 0.45 if name.endswith("fast") else 1
        if name.startswith("pull-cancel"):
            self.touch([(0, 45, 0.7 * pace, 1), (0, 0, 0.3, 1), (0, -44, 0.6 * pace, 1), (0, 0, 0.1, 1)])
        elif name.startswith("pull"):
            self.touch([(0, 50, 0.7 * pace, 1), (0, 0, 0.2, 1)])
        elif name.startswith("scroll"):
            self.touch([(0, 40, 0.5 * pace, 0.8)], pause=1.5)
        elif name.startswith("fling"):
            self.touch([(0, 60, 0.25 * pace, 0.6)], pause=0.4)
            self.touch([(0, 60, 0.25 * pace, 0.6)], pause=3)
        elif name.startswith("dither"):
            self.touch([(0, 5, 0.3, 1), (0, -6, 0.3, 1), (0, 4, 0.25, 1), (0, 0, 0.3, 1), (0, -3, 0.3, 1)])
        elif name.startswith("horizontal"):
            self.touch([(-30 if "left" in name else 30, 1, 0.4 * pace, 1)])
        elif name.startswith("diagonal"):
            self.touch([(-25 if "left" in name else 25, 25, 0.5 * pace, 1)])
        elif name.startswith("tap"):
            self.touch([(0, 0, 0.08, 1)])
        elif name.startswith("pinch"):
            way = -7 if "apart" in name else 7
            self.touch([(way, 0, 0.4, 1)], second=[(-way, 0)])
        elif name.startswith("free"):
            end = self.time + self.free_seconds
            while self.time < end:
                self.touch([(0, -30, 0.4, 0.8)], pause=0.5)
                self.touch([(0, 30, 0.4, 0.8)], pause=0.5)
            self.time += 1

    @property
    def text(self):
        return "\n".join(self.head + self.lines) + "\n"
