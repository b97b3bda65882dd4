#!/usr/bin/env python3
"""SVPullToRefresh's rules as a program for `overscroll --engine exec:'python3 tools/engines/sv.py'`.

An example to start from: it does what the built-in engine `sv` does, to the last digit. The rules are those of
`IOSClones.md`: a drag beyond the threshold arms it, the first change of the offset after that fires. What a program is sent
and answers: `overscroll help programs`.
"""
import json
import sys

HEIGHT = 60  # points: the threshold, and the room it makes
SECONDS = 0.3  # of the inset, in and out
NEAR_ZERO = 2.0 ** -23  # points


class PullToRefresh:
    """The control on one scroll view."""

    def __init__(self, top_inset, threshold):
        self.inset = top_inset
        self.threshold = HEIGHT if threshold is None else threshold
        self.state = "Stopped"
        self.scrolls_back = False
        self.effects = []

    def handle(self, event):
        """Does what the control does, and returns its effects."""
        self.effects = []
        offset = event["offset_pt"]
        if event["event"] == "offset-changed":
            if self.state == "Loading":
                self.effects.append({"top_inset_pt": self.room(offset)})
            else:
                self.follow(offset, event["dragging"])
        elif event["event"] == "begin-refreshing":
            self.begin(offset)
        elif event["event"] == "end-refreshing":
            self.enter("Stopped", offset)
            if self.scrolls_back:
                self.effects.append({"scroll_to_pt": -self.inset, "animated": True})
        return self.effects

    def room(self, offset):
        """The inset while it loads: no more than is pulled, and no more than its height."""
        return min(max(-offset, 0), self.inset + HEIGHT)

    def follow(self, offset, dragging):
        if dragging:
            self.enter("Armed" if -offset - self.inset > self.threshold else "Stopped", offset)
        elif self.state == "Armed":
            self.effects.append({"trigger": "released"})
            self.enter("Loading", offset)

    def begin(self, offset):
        self.enter("Armed", offset)
        self.scrolls_back = abs(offset) < NEAR_ZERO
        if self.scrolls_back:
            self.effects.append({"scroll_to_pt": -HEIGHT, "animated": True})
        self.enter("Loading", offset)

    def enter(self, state, offset):
        if state == self.state:
            return
        was_armed, self.state = self.state == "Armed", state
        self.effects.append({"enter": state})
        if state == "Stopped":
            self.effects.append({"top_inset_pt": self.inset, "duration_s": SECONDS})
        elif state == "Loading":
            self.effects.append({"top_inset_pt": self.room(offset), "duration_s": SECONDS})
            if was_armed:
                self.effects.append({"callback": True})


HELLO = {
    "protocol": "overscroll-engine/1",
    "name": "sv-in-python",
    "like": "sv",
    "states": [
        {"name": "Stopped", "as": "idle"}, {"name": "Armed", "as": "armed"}, {"name": "Loading", "as": "refreshing"}],
    "wants": ["begin-refreshing", "threshold"],
}


def main():
    control = None
    for line in sys.stdin:
        event = json.loads(line)
        if event["event"] == "hello":
            answer = HELLO
        elif event["event"] == "start":
            control = PullToRefresh(event["top_inset_pt"], event["threshold_pt"])
            answer = {}
        else:
            effects = control.handle(event)
            answer = {"effects": effects} if effects else {}
        # '{}' is read fastest, and most answers are that.
        print(json.dumps(answer) if answer else "{}", flush=True)


main()
