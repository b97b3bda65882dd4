"""gestures: made-up drags as traces, for benches: the same from the same seed."""
import math

HEADER = ('{"format":"overscroll-trace","version":1,"device":{"name":"bench","kind":"touchscreen","size_mm":[70,140]},'
          '"source":{"origin":"synthetic"},"layers":["libinput"],"intent":"%s","subject":"s%02d"}')
INTENTS = ["pull", "scroll", "pull-cancel", "fling", "dither"]


def trace(rng, number, samples, interval):
    """One drag: down, `samples` moves every `interval` microseconds along a smooth step or there and back, up."""
    intent = INTENTS[number % len(INTENTS)]
    reach = {"pull": rng.uniform(18, 45), "scroll": rng.uniform(-40, 20), "pull-cancel": rng.uniform(15, 40),
             "fling": rng.uniform(-50, 30), "dither": 5}[intent]
    x, y = rng.uniform(20, 50), rng.uniform(40, 70)
    lines = [HEADER % (intent, number % 20), '{"type":"down","t":0,"slot":0,"x":%.3f,"y":%.3f}' % (x, y)]
    for sample in range(1, samples + 1):
        share = sample / samples
        way = math.sin(math.pi * share) if intent == "pull-cancel" else share**3 * (10 - 15 * share + 6 * share**2)
        place = (interval * sample, repr(round(x + rng.gauss(0, .02), 3)), repr(round(y + reach * way, 3)))
        lines.append('{"type":"move","t":%d,"slot":0,"x":%s,"y":%s}' % place)
    last = interval * (samples + 1)
    lines.append('{"type":"up","t":%d,"slot":0}' % last)
    lines.append('{"type":"end","t":%d,"events":%d,"grade":"A","reasons":[]}' % (last, samples + 2))
    return "\n".join(lines) + "\n"
