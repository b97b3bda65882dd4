"""The oracle's one way to solve anything."""

SAME = 1e-9  # s: times this near are one; a frame is k/rate rounded


def bisect(holds, low, high):
    """The least time in (low, high] for which `holds`, false at low and true at high, by halving."""
    for _ in range(200):
        middle = (low + high) / 2
        if middle in (low, high):
            break
        if holds(middle):
            high = middle
        else:
            low = middle
    return high
