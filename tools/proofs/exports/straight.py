"""What runners of straight drags are told to do, against where each finger came and went: Maestro's flow as YAML, Detox's module by node."""
import json

from compiled import run
from expected import contacts

SLOP = 10  # points from which on a finger drags (StraightDrag.swift)
WIDTH, HEIGHT = 400, 800
HARNESS = """
const calls = [], element = new Proxy({}, { get: (_, name) => async (...words) => { calls.push([name, ...words.filter((word) => word !== element)]); } });
const [play] = Object.values(require(process.argv[1]));
play(element, { width: %d, height: %d }).then(() => console.log(JSON.stringify(calls)));
""" % (WIDTH, HEIGHT)


def drags(contact):
    first = contact[0]
    return any((touch.x - first.x) ** 2 + (touch.y - first.y) ** 2 > SLOP ** 2 for touch in contact)


def detox(node, path, expected):
    """What is wrong with the calls that a module makes."""
    calls, wrong = json.loads(run(node, "-e", HARNESS, path)), []
    for contact, (name, *words) in zip(contacts(expected), calls, strict=True):
        first, last = contact[0], contact[-1]
        if not drags(contact):
            made, due = [words[0]["x"], words[0]["y"]], [first.x, first.y]
        elif name == "longPressAndDrag":
            _, x, y, to_x, to_y, _, _ = words
            made, due = [x * WIDTH, y * HEIGHT, to_x * WIDTH, to_y * HEIGHT], [first.x, first.y, last.x, last.y]
        else:
            direction, _, amount, x, y = words
            side, way = (WIDTH, last.x - first.x) if direction in ("left", "right") else (HEIGHT, last.y - first.y)
            made, due = [x * WIDTH, y * HEIGHT, amount * side * (1 if direction in ("right", "down") else -1)], [first.x, first.y, way]
        if any(abs(one - other) > 0.002 for one, other in zip(made, due, strict=True)):
            wrong.append(f"{name}: {made} for {due}")
    return wrong


def maestro(python, path, expected):
    """What is wrong with a flow's commands."""
    settings, flow = json.loads(run(python, "-c", "import json, sys, yaml; print(json.dumps(list(yaml.safe_load_all(open(sys.argv[1])))))", path))
    wrong = [] if settings == {"appId": "com.example.app"} else [f"settings {settings}"]
    for contact, command in zip(contacts(expected), flow, strict=True):
        first, last = contact[0], contact[-1]
        (name, words), = command.items()
        points = [words["start"], words["end"]] if name == "swipe" else [words["point"]]
        made = [float(number) for point in points for number in point.split(",")]
        due = [first.x, first.y, last.x, last.y][:len(made)]
        lasts = (last.us - first.us) / 1000
        if (name == "swipe") != drags(contact) or any(abs(one - other) > 0.5 + 1e-6 for one, other in zip(made, due, strict=True)):
            wrong.append(f"{name}: {made} for {due}")
        if name == "swipe" and not 0 < words["duration"] <= lasts + 1:
            wrong.append(f"{words['duration']} ms for {lasts}")
    return wrong
