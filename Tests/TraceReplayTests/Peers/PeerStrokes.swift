import PullToRefresh
import ScrollPhysics
import TraceReplay

/// Strokes of one finger on a whole list, on the physics that the peer's test names.
struct PeerStrokes: PeerReplay {
  typealias Stroke = PeerGesture.Stroke

  let name: String
  let engines: [String]
  let model: ScrollModel
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
  /// The phase of the first.
  var phase: TriggerPhase?
  /// The greatest pull under the finger of the gesture that counts, less the threshold, in points.
  var peakMargin: Double?
  /// States of which each is entered, in this order.
  var states: [String] = []
  /// States that are not entered.
  var never: [String] = []
  /// Seconds between which the app is told, after the last lift.
  var told: ClosedRange<Double>?

  var gesture: PeerGesture { PeerGesture(strokes: strokes, viewport: viewport, start: start) }
  var outcome: PeerOutcome {
    PeerOutcome(
      triggers: triggers, phase: phase, peakMargin: peakMargin, states: states, never: never, told: told)
  }

  var options: ReplayOptions {
    var options = ReplayOptions()
    options.app.begins = begins
    return options
  }
}
