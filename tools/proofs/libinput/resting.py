"""resting MS: prints a recording of libinput record: two fingers on a touchpad rest so long, go 40 mm down in 240 ms and lift in motion."""
import sys

from recording import AXES, BUS, CODES, NAME, NUMBER, PLACE_X, PLACE_Y, SLOT, TOUCH, TWO, X, Y

REPORT, STEP, COUNT, TOP = 8000, 40, 30, 300  # µs, units of 1/30 mm


def frame(time, events):
    print("  - evdev:")
    for event in [*events, (0, 0, 0)]:
        print("    - [%3d, %6d, %3d, %3d, %7d]" % (time // 1000000, time % 1000000, *event))


def both(events):
    """Events of each of two fingers, in its slot."""
    return [event for slot in (0, 1) for event in [(3, SLOT, slot), *events(slot)]]


def main():
    print('# libinput record\nversion: 1\nndevices: 1\nlibinput:\n  version: "1.31.3"\nsystem:\n  kernel: "6.1.0"\ndevices:')
    print(f'- node: /dev/input/event1\n  evdev:\n    name: "{NAME}"\n    id: {list(BUS)}\n    codes:')
    for kind, codes in CODES.items():
        print(f"      {kind}: {codes}")
    print("    absinfo:")
    for axis, (least, most, resolution) in AXES.items():
        print(f"      {axis}: [{least}, {most}, 0, 0, {resolution}]")
    print("    properties: [0, 2]\n  udev:\n    properties:\n    - ID_INPUT=1\n    - ID_INPUT_TOUCHPAD=1\n    virtual: false")
    print("  quirks:\n  events:")
    places = both(lambda slot: [(3, NUMBER, 10 + slot), (3, PLACE_X, 1200 + 500 * slot), (3, PLACE_Y, TOP)])
    frame(0, places + [(3, X, 1200), (3, Y, TOP), (1, TOUCH, 1), (1, TWO, 1)])
    start = max(REPORT, int(sys.argv[1]) * 1000)
    for index in range(COUNT):
        y = TOP + STEP * (index + 1)
        frame(start + index * REPORT, both(lambda slot: [(3, PLACE_Y, y)]) + [(3, Y, y)])
    frame(start + COUNT * REPORT, both(lambda slot: [(3, NUMBER, -1)]) + [(1, TOUCH, 0), (1, TWO, 0)])


main()
