"""selfcheck: a list with every kind of wrong line, of which each must be reported for what it is."""
import pathlib
import tempfile

from faults import read_lists

# What must be said, and the line. The faults are of a module that compiles in a second.
LINES = [
    ("noticed", "TakeLimits.swift | longestTap = 0.5 | longestTap = -1.0 | TakeCheckTests"),
    ("SURVIVED", "TakeLimits.swift | longestTap = 0.5 | longestTap = 0.50 | TakeCheckTests"),
    ("SURVIVED", "TakeLimits.swift | leastStroke = 60.0 | leastStroke = 6e1 | TakeShapeTests TakeCheckTests"),
    ("no end after", "TakeCheck.swift | if shape.gestures == 0 { return .short } | while shape.gestures >= 0 {} | TakeCheckTests"),
    ("0 times, not once", "TakeLimits.swift | longestNap = 0.5 | longestNap = 0.6 | TakeCheckTests"),
    ("times, not once", "TakeLimits.swift | static let | static var | TakeCheckTests"),
    ("both texts are the same", "TakeLimits.swift | longestTap = 0.5 | longestTap  =  0.5 | TakeCheckTests"),
    ("is the same fault", "TakeLimits.swift | longestTap = 0.5 | longestTap = -1.0 | TakeShapeTests"),
    ("3 fields; write four", "TakeLimits.swift | longestTap = 0.5 | TakeCheckTests"),
    ("is not a file of Sources", "TakeBounds.swift | longestTap = 0.5 | longestTap = 0.6 | TakeCheckTests"),
    ("no test is in TakeCheckingTests", "TakeLimits.swift | longestTap = 0.5 | longestTap = 0.7 | TakeCheckingTests"),
    ("does not parse", "TakeLimits.swift | longestTap = 0.5 | longestTap = (0.8 | TakeCheckTests"),
    ("does not compile", "TakeLimits.swift | longestTap = 0.5 | longestTap = longest | TakeCheckTests"),
    ("neither in a body", "TakeLimits.swift | enum TakeLimits { | struct TakeLimits { | TakeCheckTests"),
]


def self_check(prove, line):
    """Proves the lines above; 0 where each is reported as it must be."""
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder, "lines.list")
        path.write_text("".join(f"{text}\n" for _, text in LINES), encoding="utf-8")
        faults, wrong = read_lists([path])
        outcomes, unusable = prove(faults)
        said = wrong + unusable + [f"{fault.origin}: {line(fault, ending)}" for fault, ending in outcomes]
        missing = 0
        for number, (expected, text) in enumerate(LINES, 1):
            own = [each for each in said if each.startswith(f"{path}:{number}: ")]
            if len(own) != 1 or expected not in own[0]:
                missing += 1
                print(f"{text}\n    must be reported with '{expected}'; said: {own or 'nothing'}")
    print(f"{len(LINES) - missing} of {len(LINES)} lines are reported as they must be")
    return 1 if missing else 0
