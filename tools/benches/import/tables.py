"""Tables and a log of touches of any number of rows, by seed: the drags of one finger, with pauses between."""
import random

SEED = 20261130
# A row each 8.25 ms, drags of some rows, then a pause in milliseconds.
STEP, LEAST_ROWS, MOST_ROWS, PAUSE = 8.25, 20, 60, 300


def rows(count):
    """Times in milliseconds, places in points and phases."""
    draw, time, left = random.Random(SEED), 0.0, count
    while left > 0:
        length = min(left, draw.randrange(LEAST_ROWS, MOST_ROWS))
        x, y = draw.uniform(50, 300), draw.uniform(100, 500)
        for row in range(length):
            time, y = time + STEP, y + draw.uniform(0, 6)
            yield time, x, y, "down" if row == 0 else "up" if row == length - 1 else "move"
        time, left = time + PAUSE, left - length


def csv(path, count):
    """A table with names."""
    with open(path, "w", encoding="ascii") as file:
        file.write("time_ms,x,y,phase\n")
        file.writelines(f"{time:.2f},{x:.2f},{y:.2f},{phase}\n" for time, x, y, phase in rows(count))


def json(path, count):
    """Points below a key, for `--json-path 'points[]' --columns time=t,x=x,y=y,phase=a`."""
    with open(path, "w", encoding="ascii") as file:
        file.write('{"user":"u1","points":[\n')
        for index, (time, x, y, phase) in enumerate(rows(count)):
            file.write(f'{"," if index else ""}{{"t":{time:.2f},"x":{x:.2f},"y":{y:.2f},"a":"{phase}"}}\n')
        file.write("]}\n")


def log(path, count):
    """Lines as a page prints them."""
    words = {"down": "touchstart", "move": "touchmove", "up": "touchend"}
    with open(path, "w", encoding="ascii") as file:
        file.writelines(f"{words[phase]} t={time:.2f} x={x:.2f} y={y:.2f}\n" for time, x, y, phase in rows(count))
