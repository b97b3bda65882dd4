import GestureTraces
import ReplayExperiments
import TextFormats
import TraceReplay

/// One trace as the page shows it, with what every engine did in each of its gestures: no events and no frames are kept.
///
/// A trace that is drawn has ``TimelineDetails``, which the page reads when one of its gestures is opened.
package struct PageTrace: Sendable {
  /// The label of the trace: its path and origin, among others.
  let label: TraceLabel
  /// Its gestures, in order; of a trace without one the trace itself.
  let gestures: [PageGesture]
  /// The critical thresholds of each replay, engine by engine within ground by ground, a gesture each; −∞ where it fires at none,
  /// nil where one number does not say it.
  let criticals: [[Double]?]
  /// The line of JSON, without its line feed; nil where the trace is not drawn.
  var details: [UInt8]?

  /// A trace by its replays, not drawn yet.
  ///
  /// - Parameters:
  ///   - scored: The results: gesture by gesture within engine by engine within ground by ground. At least one.
  ///   - criticals: For each engine on each ground the greatest threshold at which it still fires in each gesture, in points, −∞ where
  ///     it fires at none; nil where one number does not say it.
  package init(_ scored: [ScoredGesture], criticals: [[Double]?]) {
    let count = scored.count / criticals.count
    var label = scored[0].label
    label.gesture = 0
    self.label = label
    gestures = (0..<count).map { gesture in
      let own = stride(from: gesture, to: scored.count, by: count)
      return PageGesture(scored[gesture].label, own.map { scored[$0].result })
    }
    self.criticals = criticals
  }

  /// The line of JSON that a timeline is read from.
  ///
  /// - Parameters:
  ///   - options: How the trace was replayed.
  ///   - grounds: The replays on each ground, at least one, and what each engine made of its own.
  /// - Returns: The line, without its line feed.
  package static func details(
    options: ReplayOptions, grounds: [(ground: GroundReplays, runs: [PageReplay])]
  ) -> [UInt8] {
    TimelineDetails.text(
      options: options,
      grounds: grounds.map {
        TimelineDetails.Ground(replays: $0.ground.replays, indices: $0.ground.indices, runs: $0.runs)
      })
  }

  /// Writes what the page's lists need: the label and what every engine did in each gesture.
  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("path", label.trace)
      json.member("origin", label.origin)
      json.member("device", label.device)
      json.member("source", label.source)
      json.member("subject", label.subject)
      json.member("grade", label.grade)
      if label.scale == .assumed { json.member("scale", label.scale?.rawValue) }
      json.list("gestures", gestures) { json, gesture in gesture.write(to: &json) }
    }
  }
}
