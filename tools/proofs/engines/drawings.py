"""A curve drawn as SVG: what the model says as a line, what the engine did as dots on it."""
import html

WIDTH, HEIGHT = 640, 320
LEFT, RIGHT, TOP, BOTTOM = 56, 16, 40, 40  # margins
DOTS = 60  # of the measured curve, at most
STEPS = (1, 2, 5)  # of an axis, times a power of ten
TICKS = 6  # of an axis, at most


def ticks(low, high):
    """Round numbers from low to high."""
    size = 10 ** -6
    while True:
        for step in STEPS:
            if (high - low) / (step * size) <= TICKS:
                first = -(-low // (step * size))
                return [(first + count) * step * size for count in range(TICKS + 1) if (first + count) * step * size <= high]
        size *= 10


def spaced(times, most):
    """Indices of samples that lie about evenly in time."""
    step, out, due = (times[-1] - times[0]) / most, [], times[0]
    for index, time in enumerate(times):
        if time >= due:
            out.append(index)
            due = time + step
    return out


def svg(item):
    """A Series as the text of an SVG file."""
    times, low = item.times_ms, min(item.measured_px + item.predicted_px)
    high = max(item.measured_px + item.predicted_px)
    high = high if high > low else low + 1
    across = lambda time: LEFT + (WIDTH - LEFT - RIGHT) * (time - times[0]) / ((times[-1] - times[0]) or 1)
    # Content goes up as its offset grows: the axis has it that way too.
    down = lambda value: HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * (value - low) / (high - low)
    lines = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" font-size="12">',
             '<rect width="100%" height="100%" fill="#fff"/>',
             f'<text x="{LEFT}" y="22" font-size="14" fill="#1d1d1f">{html.escape(item.engine)} {html.escape(item.version)}: '
             f'{html.escape(item.gesture)}</text>']
    for value in ticks(low, high):
        lines.append(f'<path d="M{LEFT} {down(value):.1f}H{WIDTH - RIGHT}" stroke="#ddd"/><text x="{LEFT - 6}" '
                     f'y="{down(value) + 4:.1f}" text-anchor="end" fill="#555">{value:g}</text>')
    for time in ticks(times[0], times[-1]):
        lines.append(f'<text x="{across(time):.1f}" y="{HEIGHT - BOTTOM + 18}" text-anchor="middle" fill="#555">{time:g}</text>')
    lines.append(f'<text x="{WIDTH - RIGHT}" y="{HEIGHT - 6}" text-anchor="end" fill="#555">ms; contentOffset in px</text>')
    path = " ".join(f"{across(time):.1f},{down(value):.1f}" for time, value in zip(times, item.predicted_px))
    lines.append(f'<polyline points="{path}" fill="none" stroke="#0a66c2" stroke-width="2"/>')
    lines += [f'<circle cx="{across(times[index]):.1f}" cy="{down(item.measured_px[index]):.1f}" r="2.5" fill="none" '
              f'stroke="#c2410c" stroke-width="1.5"/>' for index in spaced(times, DOTS)]
    lines.append(f'<text x="{WIDTH - RIGHT}" y="22" text-anchor="end"><tspan fill="#0a66c2">line: model {html.escape(item.model)}'
                 f'</tspan> <tspan fill="#c2410c">circles: measured</tspan></text></svg>')
    return "\n".join(lines) + "\n"
