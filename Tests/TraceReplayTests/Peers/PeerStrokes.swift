import GestureTraces
import PullToRefresh
import ScrollPhysics
import TestSamples
import Testing
import TraceReplay

/// Strokes of one finger that a peer's own test makes, or that a line of its source decides, and what becomes of them
/// there: a whole list under a finger, on the physics that the test names.
struct PeerStrokes: Sendable, CustomTestStringConvertible {
  /// A touch: its time in ms, the way in points it has made by each time, and if it is taken away at the end.
  struct Stroke: Sendable {
    let start: Int
    let way: [(y: Double, time: Int)]
    let isCancelled: Bool

    init(_ start: Int = 0, _ way: (y: Double, time: Int)..., isCancelled: Bool = false) {
      (self.start, self.way, self.isCancelled) = (start, way, isCancelled)
    }
  }

  /// The behaviour, in words.
  let name: String
  /// The names that `--engine` takes, each of which does so.
  let engines: [String]
  let model: ScrollModel
  /// The function or the line of the peer that says so.
  let source: String
  /// Length of the viewport, in points.
  var viewport = 600.0
  /// Points the content is scrolled down when the finger comes.
  var start = 0.0
  /// Times at which the app asks for a refresh, in seconds.
  var begins: [Double] = []
  let strokes: [Stroke]
  /// Refreshes it starts.
  let triggers: Int
  /// The greatest pull under the finger of the gesture that counts, less the threshold, in points.
  var peakMargin: Double?
  /// States of which each is entered, in this order.
  var states: [String] = []
  /// Seconds between which the app is told, after the last lift.
  var told: ClosedRange<Double>?

  var testDescription: String { "\(engines[0]) on \(model.name): \(name)" }

  /// Holds the replay of each engine against what the peer does.
  func check() throws {
    for engine in engines {
      let result = try result(engine)
      #expect(result.triggers == triggers, "\(engine): \(source)")
      if let peakMargin {
        #expect(abs(try #require(result.peakMargin) - peakMargin) < 1e-9, "\(engine): \(source)")
      }
      var entered = result.states.map(\.name)[...]
      for state in states {
        let found = try #require(entered.firstIndex(of: state), "\(engine), \(state): \(source)")
        entered = entered[(found + 1)...]
      }
      if let told {
        let wait = try #require(result.callback) - #require(result.release)
        #expect(told.contains(wait), "\(engine): \(source)")
      }
    }
  }

  private func result(_ engine: String) throws -> ReplayResult {
    var script = ScriptedTrace(
      rest: #","scenario":{"viewport":\#(viewport),"start_offset":\#(start)}"#)
    for stroke in strokes {
      script.drag(at: stroke.start, from: 0, to: stroke.way, step: 1, lift: !stroke.isCancelled)
      if stroke.isCancelled { script.cancel(at: (stroke.way.last?.time ?? stroke.start) + 1) }
    }
    var options = ReplayOptions()
    options.app.begins = begins
    let replay = Replay(of: try script.trace(), model: model, options: options)
    return replay.run(try #require(replay.engine(named: engine))).result
  }
}
