"""Reads a column of pixels from a PNG (8 bits, RGB or RGBA, not interlaced), without a library."""
import struct
import zlib

SIGNATURE = 8  # bytes before the first chunk
CHANNELS = {2: 3, 6: 4}  # bytes a pixel by colour type


def column(data, x):
    """The (r, g, b) of every row at x, from the top; rows that are not asked for are not decoded."""
    place, packed, (width, height, size) = SIGNATURE, b"", (0, 0, 0)
    while place < len(data):
        length, kind = struct.unpack(">I4s", data[place:place + 8])
        body = data[place + 8:place + 8 + length]
        place += 12 + length
        if kind == b"IHDR":
            width, height, _, colour = struct.unpack(">IIBB", body[:10])
            size = CHANNELS[colour]
        elif kind == b"IDAT":
            packed += body
    stride, raw = width * size, zlib.decompress(packed)
    above = bytearray(stride)
    for row in range(height):
        start = row * (stride + 1)
        above = unfiltered(raw[start], bytearray(raw[start + 1:start + 1 + stride]), above, size)
        yield tuple(above[x * size:x * size + 3])


def unfiltered(kind, line, above, size):
    """A row's bytes, of which PNG keeps the difference to what it expects by the filter of this kind."""
    for index in range(len(line) if kind else 0):
        left = line[index - size] if index >= size else 0
        corner = above[index - size] if index >= size else 0
        line[index] = (line[index] + (left, above[index], (left + above[index]) >> 1, paeth(left, above[index], corner))[kind - 1]) & 255
    return line


def paeth(left, above, corner):
    guess = left + above - corner
    return min((left, above, corner), key=lambda value: abs(guess - value))
