"""The proof's own figures, held against numbers worked out by hand; run before anything is measured."""
import json
import pathlib
import tempfile
import unittest

import vectors
from fingers import Finger
from series import AGREES, DEPARTS, GONE, KNOWN, Fires, Series, at, nearest_time, thinned

TOUCH = {"model": "m", "touches": [[[0, 0], [30, 0]]]}


def series(measured, predicted, tolerance=1.0, **more):
    """A sample each 10 ms."""
    times = [10.0 * index for index in range(len(measured))]
    values = {"tolerance_ms": None, "inputs": TOUCH} | more
    return Series("e", "1", "g", "m", times, measured, predicted, tolerance, **values)


class Figures(unittest.TestCase):
    def test_pixels(self):
        item = series([0, 10, 20, 30], [0, 8, 20, 31])
        self.assertEqual(item.greatest_px, 2)
        self.assertEqual(item.mean_px, 0.75)  # (0 + 2 + 0 + 1) / 4

    def test_time_is_the_way_along_the_time_axis(self):
        # Both go 1 px a ms; the model is 5 ms late: 5 px lower at each time, and reaches each offset 5 ms later.
        item = series([0, 10, 20, 30, 40, 50], [-5, 5, 15, 25, 35, 45])
        self.assertEqual(item.greatest_ms, 5)
        self.assertEqual(item.mean_ms, 5)

    def test_what_hardly_moves_has_no_time(self):
        # 0.05 px a ms is 50 px/s, below the 100 px/s from which a curve moves.
        self.assertIsNone(series([0, 0.5, 1, 1.5, 2], [0.2, 0.7, 1.2, 1.7, 2.2]).greatest_ms)

    def test_an_offset_that_the_model_never_has_has_no_time(self):
        # Of the four moving samples 30 and 40 are beyond all that the model reaches: two lags are too few to tell.
        self.assertIsNone(series([0, 10, 20, 30, 40, 50], [0, 10, 20, 20, 20, 20]).greatest_ms)

    def test_nearest_time(self):
        # Up to 10 and back: 4 is at 4 and at 16 ms; of 15 ms the nearer is 1 away.
        self.assertEqual(nearest_time([0, 10, 20], [0, 10, 0], 4, 15), 1)
        self.assertEqual(nearest_time([0, 10, 20], [5, 5, 9], 5, 3), 0)
        self.assertIsNone(nearest_time([0, 10], [0, 1], 2, 5))

    def test_between_samples(self):
        self.assertEqual([at([0, 10], [0, 5], time) for time in (-1, 4, 11)], [0, 2, 5])

    def test_thinned_keeps_corners(self):
        self.assertEqual(thinned([0, 1, 2, 3, 4], [0, 1, 2, 1, 0], 0.1), [0, 2, 4])

    def test_as_many_of_each(self):
        with self.assertRaises(ValueError):
            series([0, 1], [0])


class Verdicts(unittest.TestCase):
    def test_pixels(self):
        self.assertEqual(series([0, 10], [0, 9]).verdict, AGREES)
        self.assertEqual(series([0, 10], [0, 8.9]).verdict, DEPARTS)

    def test_time(self):
        late = ([0, 10, 20, 30, 40, 50], [-5, 5, 15, 25, 35, 45])
        self.assertEqual(series(*late, tolerance=6, tolerance_ms=5).verdict, AGREES)
        self.assertEqual(series(*late, tolerance=6, tolerance_ms=4.9).verdict, DEPARTS)

    def test_a_known_departure_may_not_grow_nor_vanish(self):
        known = {"departure": "words", "least_px": 2}
        self.assertEqual(series([0, 10], [0, 7], 4, **known).verdict, KNOWN)
        self.assertEqual(series([0, 10], [0, 5], 4, **known).verdict, DEPARTS)
        self.assertEqual(series([0, 10], [0, 9], 4, **known).verdict, GONE)

    def test_fires(self):
        cases = [(10, False, False), (20, True, False), (30, True, True)]
        self.assertEqual(Fires("e", "1", "g", "s", cases).verdict, DEPARTS)
        self.assertEqual(Fires("e", "1", "g", "s", cases).unlike, [20])
        self.assertEqual(Fires("e", "1", "g", "s", cases, departure="words", apart=1).verdict, KNOWN)
        self.assertEqual(Fires("e", "1", "g", "s", cases[:1], departure="words", apart=1).verdict, GONE)
        self.assertEqual(Fires("e", "1", "g", "s", cases[:1]).verdict, AGREES)


class Keeping(unittest.TestCase):
    def changes(self, kept, now):
        with tempfile.TemporaryDirectory() as folder:
            vectors.write("e", [kept], pathlib.Path(folder))
            self.assertEqual(json.loads((pathlib.Path(folder) / "e.json").read_text())["schema"], "overscroll-vectors/1")
            return len(vectors.departures("e", [now], pathlib.Path(folder)))

    def test_curves(self):
        before = series([0, 10, 20, 10], [0, 10, 20, 10])
        self.assertEqual(self.changes(before, before), 0)
        self.assertEqual(self.changes(before, series([0, 10, 21, 10], [0, 10, 20, 10])), 1)

    def test_fires(self):
        inputs = {"engine": "s"}
        before = Fires("e", "1", "g", "s", [(10, False, False)], inputs=inputs)
        self.assertEqual(self.changes(before, before), 0)
        self.assertEqual(self.changes(before, Fires("e", "2", "g", "s", [(10, True, False)], inputs=inputs)), 1)


class Fingers(unittest.TestCase):
    def test_events(self):
        finger = Finger(100).drag(20, 16).lift(5).down(50, 7).move(8, -3)
        self.assertEqual(list(finger.events), [(0, "down", 100), (8, "move", 110), (16, "move", 120), (21, "up", 120),
                                               (71, "down", 7), (79, "move", 4)])

    def test_given_slop(self):
        finger = Finger(0).drag(20, 16).lift().down(50, 7).drag(-8, 8).lift()
        self.assertEqual(finger.giving(3).touches[1], [(66, 7), (74, -4), (74, -4)])
        self.assertEqual(finger.giving(3).touches[0], finger.touches[0])


def check():
    """True where all of it holds; what does not is on stderr."""
    return unittest.TextTestRunner(verbosity=0).run(unittest.defaultTestLoader.loadTestsFromName(__name__)).wasSuccessful()
