import PullToRefresh
import ScrollPhysics
import TraceReplay

/// One touch on a whole list, with what may come beside it: a second finger, a way to the side.
struct PeerCase: PeerReplay {
  /// The end of a gesture's last finger.
  enum End: Sendable { case lift, cancel }

  let name: String
  /// The name that `--engine` takes.
  let engine: String
  let source: String
  /// Points the content is scrolled down when the finger comes.
  var start = 0
  /// Travel in points, and the milliseconds from the touch to its end.
  let moves: [(y: Double, time: Int)]
  /// Milliseconds from sample to sample.
  var step = 10
  /// How it ends.
  var end = End.lift
  /// Milliseconds at which a second finger comes, and goes; it does not move.
  var second: (from: Int, until: Int)?
  /// Points to the side for each point of travel, up to a time in milliseconds.
  var sideways: (slope: Double, until: Int)?
  /// Refreshes it starts.
  let triggers: Int
  /// The phase of the first.
  var phase: TriggerPhase?

  var engines: [String] { [engine] }
  var model: ScrollModel { .uikit }
  var options: ReplayOptions { ReplayOptions() }
  var outcome: PeerOutcome { PeerOutcome(triggers: triggers, phase: phase) }

  var gesture: PeerGesture {
    PeerGesture(
      strokes: [.init(0, way: moves, isCancelled: end == .cancel)], step: step, start: Double(start),
      second: second, sideways: sideways)
  }
}
