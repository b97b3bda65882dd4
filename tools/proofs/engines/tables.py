"""The proof's table, a row for each gesture in each engine."""
from series import Fires, Times

HEADS = ("engine", "version", "gesture", "model", "px", "mean", "ms", "verdict")
RIGHT = {4, 5, 6}


def figure(value, digits):
    return "" if value is None else f"{value:.{digits}f}"


def row(item):
    """An item's cells: greatest and mean deviation in px, the greatest in ms."""
    if isinstance(item, Fires):
        alike = f"{len(item.cases) - len(item.unlike)}/{len(item.cases)} fire alike"
        return [item.engine, item.version, item.gesture, item.system, alike, "", "", item.verdict]
    if isinstance(item, Times):
        return [item.engine, item.version, item.gesture, item.system, "", "", figure(item.greatest_ms, 1), item.verdict]
    return [item.engine, item.version, item.gesture, item.model, figure(item.greatest_px, 2), figure(item.mean_px, 2),
            figure(item.greatest_ms, 1), item.verdict]


def table(items):
    """Lines with a heading; what fires takes the three columns of figures."""
    rows = [list(HEADS)] + [row(item) for item in items]
    wide = [isinstance(item, Fires) for item in items]
    widths = [max(len(cells[column]) for index, cells in enumerate(rows)
                  if column != 4 or index == 0 or not wide[index - 1]) for column in range(len(HEADS))]
    # The three columns of figures are at least as wide as the words of a row that fires.
    figures = widths[4] + widths[5] + widths[6] + 2
    widths[4] += max([0] + [len(cells[4]) - figures for index, cells in enumerate(rows) if index and wide[index - 1]])
    figures = widths[4] + widths[5] + widths[6] + 2
    lines = []
    for index, cells in enumerate(rows):
        parts = [cells[column].rjust(widths[column]) if column in RIGHT else cells[column].ljust(widths[column])
                 for column in range(len(HEADS))]
        if index and wide[index - 1]:
            parts[4:7] = [cells[4].rjust(figures)]
        lines.append(" ".join(parts).rstrip())
    return lines
