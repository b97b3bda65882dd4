import TestSamples
import Testing
import TraceReplay

/// slint-ui/slint, tests/cases/elements/flickable.slint and flickable_touch_pan.slint at 12d762c5: a finger on content of 2100 in a
/// flickable of 480 (500 in the second), whole, and where the content is after it. Both axes of a test are cases here, as there is one
/// axis; its events have one time where it lets none pass, here a microsecond each, and its times are whole milliseconds.
enum SlintPeerTests {
  /// What a test of Slint's asserts: content at so many milliseconds after the lift, or before it, is between two offsets.
  struct Case: PeerExample {
    let name: String
    let source = "tests/cases/elements, flickable.slint and flickable_touch_pan.slint"
    var viewport = 480.0
    /// Where the finger is, in points, by microseconds from the press; the press is the first.
    let finger: [(microseconds: Int, y: Double)]
    let lift: Int
    /// Microseconds from the press, and what is asserted there.
    let shown: [(microseconds: Int, offset: ClosedRange<Double>)]
    /// Where it is in the end by hand, from the mean and the deceleration; Slint asserts less of it.
    let end: Double

    var testDescription: String { name }
  }

  static let cases = [
    // −900 px/s of finger: the last four of the moves 0, −50, 0, −40 in 100 ms. 90 + 900²/4000.
    Case(
      name: "Test 0, down: releasing the mouse animates",
      finger: [(0, 100), (1, 100), (2, 50), (100_000, 50), (100_001, 10)], lift: 100_002,
      shown: [
        (3, 50...50), (99_999, 50...50), (100_003, 90...90.01), (150_002, 100...150), (2_150_000, 150...1e4),
      ],
      end: 292.5),
    // −2400 px/s: −100, −100, −40 in 100 ms; 240 + 2400²/4000 is past the end, 2100 − 480.
    Case(
      name: "Test 0, across: it ends at the edge",
      finger: [(0, 300), (1, 300), (2, 200), (100_000, 100), (100_001, 60)], lift: 100_002,
      shown: [(3, 100...100), (100_000, 200...200), (150_002, 240...400), (2_150_000, 450...1e4)], end: 1620),
    Case(
      name: "Test 1, down: held for 10 s after the move there is no animation",
      finger: [(0, 175), (300_000, 120)], lift: 10_300_000,
      shown: [(300_001, 55...55), (10_300_001, 55...55), (11_300_000, 50...60)], end: 55),
    Case(
      name: "Test 1, across: the same",
      finger: [(0, 175), (300_000, 100)], lift: 10_300_000,
      shown: [(300_001, 75...75), (11_300_000, 70...80)], end: 75),
    Case(
      name: "Test 4: at least two moves, and a release long after them",
      finger: [(0, 175), (1, 175), (300_000, 120)], lift: 10_300_000, shown: [(300_001, 55...55)], end: 55),
    // The first move of a point counts from the press, and so does the next: 50 px in the 0.7 s from the first to the last.
    Case(
      name: "Wait a bit and move only a tiny bit, down",
      finger: [(0, 100), (500_000, 99), (1_000_000, 50), (1_200_000, 50)], lift: 1_200_001,
      shown: [(500_000, 0...0), (1_000_001, 50...50), (1_200_000, 50...50), (1_250_001, 41...70)],
      end: 50 + (50 / 0.7) * (50 / 0.7) / 4000),
    Case(
      name: "Wait a bit and move only a tiny bit, across",
      finger: [(0, 300), (500_000, 299), (1_000_000, 200), (1_200_000, 100)], lift: 1_200_001,
      shown: [(500_000, 0...0), (1_000_001, 100...100), (1_200_000, 200...200), (1_250_001, 201...290)],
      end: 200 + (200 / 0.7) * (200 / 0.7) / 4000),
    Case(
      name: "Touch pan: dragging with a finger pans, without a fling a second later", viewport: 500,
      finger: [(0, 100), (1, 100), (2, 50)], lift: 1_000_002, shown: [(2, 50...50), (2_000_000, 50...50)],
      end: 50),
    // flickable3.slint: "Test that it's not flicking when the mouse is released".
    Case(
      name: "A press and a release without a move leave the content",
      finger: [(0, 125), (100_000, 125)], lift: 100_001, shown: [(200_000, 0...0)], end: 0),
  ]
}

extension SlintPeerTests.Case {
  func check() throws {
    var script = ScriptedTrace()
    for (event, at) in finger.enumerated() {
      let type = event == 0 ? "down" : "move"
      script.add(#"{"type":"\#(type)","t":\#(at.microseconds),"slot":0,"x":0,"y":\#(at.y)}"#)
    }
    script.add(#"{"type":"up","t":\#(lift),"slot":0}"#)
    var scene = Scene.standard
    (scene.viewport, scene.content) = (viewport, 2100)
    let path = Simulation(of: try script.track(), scene: scene, models: [.slint], slop: 0, rate: 60).paths[0]
    for (microseconds, range) in shown {
      let offset = path.offset(at: Double(microseconds) / 1e6)
      #expect(range.contains(offset), "\(offset) after \(microseconds) µs")
    }
    // Sums of tenths of milliseconds round.
    #expect(abs(path.offset(at: 500) - end) < 1e-6)
  }
}
