"""dart.py FILE…: parses files of Dart with tree-sitter's grammar; prints, for each, a JSON list of the rows of its table of touches.

Debian has no Dart: that the grammar knows the file is what can be had here; types and Flutter's names are not checked."""
import json
import sys

import tree_sitter_dart
from tree_sitter import Language, Parser

parser = Parser(Language(tree_sitter_dart.language()))


def parse(text):
    return parser.parse(text).root_node


def nodes(node, kind):
    if node.type == kind:
        yield node
    else:
        for child in node.children:
            yield from nodes(child, kind)


for path in sys.argv[1:]:
    with open(path, "rb") as file:
        text = file.read()
    root = parse(text)
    if root.has_error:
        sys.exit(f"error: {path}: no Dart that the grammar knows")
    # The grammar does notice a file that is cut: else it would prove nothing.
    if not parse(text[:len(text) // 2]).has_error:
        sys.exit("error: the grammar takes half a file")
    table = text[text.index(b"_touches = ["):].decode()
    rows = [row.strip().strip("(),").split(", ") for row in table.splitlines()[1:-1]]
    print(json.dumps([[int(us), int(finger), phase.removeprefix("_Phase."), float(x), float(y)] for us, finger, phase, x, y in rows]))
