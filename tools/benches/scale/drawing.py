"""The picture of 'bench scale': seconds over gestures, both in powers of ten, a line for each form and number of threads."""
import math

WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 640, 400, 64, 150, 24, 48
COLOURS = {"text": "#b3541e", "packed": "#1f6f8b"}
SUPERSCRIPTS = str.maketrans("-0123456789", "⁻⁰¹²³⁴⁵⁶⁷⁸⁹")


def power(exponent):
    return "10" + str(exponent).translate(SUPERSCRIPTS)


def span(values):
    """The whole powers of ten around the values, and one apart at least."""
    low, high = math.floor(min(map(math.log10, values))), math.ceil(max(map(math.log10, values)))
    return low, max(high, low + 1)


def draw(rows):
    """An SVG of rows (form, threads, gestures, seconds)."""
    across, up = span([row[2] for row in rows]), span([row[3] for row in rows])

    def x(value):
        return LEFT + (math.log10(value) - across[0]) / (across[1] - across[0]) * (WIDTH - LEFT - RIGHT)

    def y(value):
        return HEIGHT - BOTTOM - (math.log10(value) - up[0]) / (up[1] - up[0]) * (HEIGHT - TOP - BOTTOM)

    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" font-family="sans-serif" font-size="12">',
             f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>']
    for exponent in range(across[0], across[1] + 1):
        place = x(10.0 ** exponent)
        parts.append(f'<path d="M{place:.1f} {TOP}V{HEIGHT - BOTTOM}" stroke="#ddd"/>'
                     f'<text x="{place:.1f}" y="{HEIGHT - BOTTOM + 18}" text-anchor="middle">{power(exponent)}</text>')
    for exponent in range(up[0], up[1] + 1):
        place = y(10.0 ** exponent)
        parts.append(f'<path d="M{LEFT} {place:.1f}H{WIDTH - RIGHT}" stroke="#ddd"/>'
                     f'<text x="{LEFT - 8}" y="{place + 4:.1f}" text-anchor="end">{power(exponent)}</text>')
    parts.append(f'<text x="{(LEFT + WIDTH - RIGHT) / 2}" y="{HEIGHT - 10}" text-anchor="middle">gestures</text>'
                 f'<text x="{LEFT - 8}" y="14" text-anchor="end">seconds</text>')
    ends = []
    for form, threads in dict.fromkeys(row[:2] for row in rows):
        points = [row[2:] for row in rows if row[:2] == (form, threads)]
        line = " ".join(f"{x(count):.1f},{y(seconds):.1f}" for count, seconds in points)
        dash = "" if threads > 1 else ' stroke-dasharray="5 3"'
        parts.append(f'<polyline points="{line}" fill="none" stroke="{COLOURS[form]}" stroke-width="2"{dash}/>')
        ends.append((y(points[-1][1]), x(points[-1][0]), f"{form}, {threads} thread{'s' * (threads > 1)}", COLOURS[form]))
    below = -math.inf
    for place, right, words, colour in sorted(ends):
        # Names of lines that end together stand one below the other.
        below = max(place + 4, below + 15)
        parts.append(f'<text x="{right + 6:.1f}" y="{below:.1f}" fill="{colour}">{words}</text>')
    return "\n".join(parts + ["</svg>", ""])
