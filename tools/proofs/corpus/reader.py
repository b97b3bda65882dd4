"""reader: reads a packed corpus by its page alone (`PackedCorpus.md`), as a second opinion on what stands there.

It gives the lines of each trace as JSON objects, header and end among them, and raises where a hash is not that of its bytes.
"""
import json
import struct

RECORD, NONE = 64, 0xFFFFFFFF
MASK = (1 << 64) - 1
PRIMES = (0x9E3779B185EBCA87, 0xC2B2AE3D27D4EB4F, 0x165667B19E3779F9, 0x85EBCA77C2B2AE63, 0x27D4EB2F165667C5)
KINDS = [None, "down", "move", "up", "cancel", "scroll", "stop", "hold", "unhold", "gap"]
SOURCES = ["finger", "continuous", "wheel"]
WIDTHS = [0, 1, 2, 4, 8]
FORMS = {1: "<B", 2: "<H", 4: "<I", 8: "<Q"}
FIGURES = ["dx", "dy", "v120_x", "v120_y"]
EXACT = 15


def turned(word, bits):
    return (word << bits | word >> (64 - bits)) & MASK


def lane(value, word):
    return turned((value + word * PRIMES[1]) & MASK, 31) * PRIMES[0] & MASK


def xxh64(data):
    """XXH64 with seed 0."""
    at = 0
    if len(data) >= 32:
        lanes = [(PRIMES[0] + PRIMES[1]) & MASK, PRIMES[1], 0, -PRIMES[0] & MASK]
        while at + 32 <= len(data):
            lanes = [lane(value, word) for value, word in zip(lanes, struct.unpack_from("<4Q", data, at))]
            at += 32
        value = sum(turned(each, bits) for each, bits in zip(lanes, (1, 7, 12, 18))) & MASK
        for each in lanes:
            value = ((value ^ lane(0, each)) * PRIMES[0] + PRIMES[3]) & MASK
    else:
        value = PRIMES[4]
    value = (value + len(data)) & MASK
    while at + 8 <= len(data):
        value = (turned(value ^ lane(0, struct.unpack_from("<Q", data, at)[0]), 27) * PRIMES[0] + PRIMES[3]) & MASK
        at += 8
    if at + 4 <= len(data):
        value = (turned(value ^ struct.unpack_from("<I", data, at)[0] * PRIMES[0] & MASK, 23) * PRIMES[1] + PRIMES[2]) & MASK
        at += 4
    for byte in data[at:]:
        value = turned(value ^ byte * PRIMES[4] & MASK, 11) * PRIMES[0] & MASK
    value = (value ^ value >> 33) * PRIMES[1] & MASK
    value = (value ^ value >> 29) * PRIMES[2] & MASK
    return value ^ value >> 32


class Block:
    """A block, read from its start on."""

    def __init__(self, data):
        self.data, self.at = data, 0

    def take(self, count):
        self.at += count
        return self.data[self.at - count:self.at]

    def number(self):
        value, shift = 0, 0
        while True:
            byte = self.take(1)[0]
            value |= (byte & 0x7F) << shift
            if byte < 0x80:
                return value
            shift += 7

    def signed(self):
        value = self.number()
        return value >> 1 ^ -(value & 1)

    def text(self):
        return self.take(self.number()).decode()

    def align(self, width):
        self.at += -self.at % max(width, 1)

    def shape(self):
        head = self.number()
        shape = {"kind": KINDS[head & 15], "evdev": bool(head & 16), "arrival": bool(head & 32), "figures": []}
        rest = {}
        if shape["kind"] in ("down", "move", "up", "cancel"):
            rest["slot"] = self.number()
        elif shape["kind"] == "scroll":
            word = self.number()
            rest["axis_source"] = SOURCES[word & 3]
            shape["figures"] = [name for bit, name in zip((4, 8, 16, 32), FIGURES) if word & bit]
        elif shape["kind"] in ("hold", "unhold"):
            rest["fingers"] = self.number()
            if shape["kind"] == "unhold":
                rest["cancelled"] = bool(head & 64)
        elif shape["kind"] == "gap":
            rest["reason"] = self.text()
        return shape | {"rest": rest}

    def column(self, form, count):
        """The whole numbers of a column, or numbers as they are."""
        width, _, base = form
        self.align(width)
        if width == 0:
            return [base] * count
        values = [value for (value,) in struct.iter_unpack(FORMS[width], self.take(width * count))]
        return [struct.unpack("<d", struct.pack("<Q", value))[0] for value in values] if base is None else [base + v for v in values]


def lines(data, header, end):
    """The lines of a block of columns."""
    block = Block(data)
    flags = block.take(1)[0]
    if flags & 1:
        header["source"]["seed"] = block.number()
    if flags & 2:
        header["started"] = block.text()
    if flags & 4:
        header["scenario"]["start_offset"] = struct.unpack("<d", block.take(8))[0]
    end["t"] = block.number()
    shapes = [block.shape() for _ in range(block.number())]
    events = []
    for _ in range(block.number()):
        shape = shapes[block.take(1)[0]]
        events += [shape] * block.number()
    of = lambda kind: sum(shape["kind"] == kind for shape in events)  # noqa: E731
    counts = [len(events), sum(shape["arrival"] for shape in events), of("down"), of("down"), of("move"), of("move")]
    counts += [sum(name in shape["figures"] for shape in events) for name in FIGURES]
    forms = []
    for count in counts:
        word = block.take(1)[0] if count else 0
        decimals = word >> 4
        forms.append((WIDTHS[word & 7], decimals, None if decimals == EXACT else block.signed() if count else 0))
    block.align(8)
    columns = [iter(block.column(form, count)) if count else None for form, count in zip(forms, counts)]
    return [header, *build(events, columns, forms), end | {"events": len(events)}]


def build(events, columns, forms):
    time, places = 0, {}
    for shape in events:
        time += next(columns[0])
        line = {"type": shape["kind"], "t": time}
        if shape["arrival"]:
            line["at"] = time + next(columns[1])
        if shape["evdev"]:
            line["layer"] = "evdev"
        line |= shape["rest"]
        if shape["kind"] in ("down", "move"):
            contact = (shape["evdev"], line["slot"])
            first = 2 if shape["kind"] == "down" else 4
            before = places.get(contact, (0, 0))
            place = []
            for axis in (0, 1):
                exact = forms[first + axis][2] is None
                value = next(columns[first + axis]) + (0 if first == 2 or exact else before[axis])
                place.append(value)
                line["xy"[axis]] = value if exact else value / 10 ** forms[first + axis][1]
            places[contact] = place
        for name in shape["figures"]:
            index = 6 + FIGURES.index(name)
            value = next(columns[index])
            line[name] = value if forms[index][2] is None else value / 10 ** forms[index][1]
        yield line


def check(data, stated, what):
    if xxh64(data) != stated:
        raise ValueError(f"{what} has not its hash")


def segment(data, trailer):
    """The traces of one segment, in order: name, hash of the text, lines or the text."""
    index, = struct.unpack_from("<Q", data, trailer + 16)
    traces, templates, names, texts = struct.unpack_from("<4I", data, trailer + 32)
    stated, own = struct.unpack_from("<2Q", data, trailer + 48)
    check(data[trailer:trailer + 56], own, "the trailer")
    at_names = index + traces * RECORD
    at_records = (at_names + names + 7) // 8 * 8
    at_texts = at_records + 8 * templates
    check(data[index:at_texts + texts], stated, "the index")

    def template(number):
        start, length = struct.unpack_from("<2I", data, at_records + 8 * number)
        return json.loads(data[at_texts + start:at_texts + start + length])

    for at in range(index, at_names, RECORD):
        start, text_hash, _, block_hash, length, _, _, header, name, name_length, form, _, end = struct.unpack_from("<4Q5IH2BI", data, at)
        name = data[at_names + name:at_names + name + name_length].decode()
        block = data[start:start + length]
        check(block, block_hash, name)
        yield name, text_hash, lines(block, template(header), template(end)) if form == 1 else block


def traces(data):
    """Every trace of a corpus, in order."""
    if data[:12] != b"\x89OVC\r\n\x1a\n\x01\0\0\0":
        raise ValueError("no corpus of version 1")
    trailers = [len(data) - RECORD]
    while before := struct.unpack_from("<Q", data, trailers[-1] + 24)[0]:
        trailers.append(before)
    for trailer in reversed(trailers):
        if data[trailer:trailer + 8] != b"OVC-SEG1":
            raise ValueError("no trailer")
        yield from segment(data, trailer)
