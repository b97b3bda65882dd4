import GestureTraces
import ReplayExperiments
import TextFormats
import TraceReplay

/// One trace on the page, with the results of every engine in each of its gestures. It stores no events and no frames.
///
/// If the trace has a timeline, its data is ``TimelineDetails``, which the page reads when one of the gestures is opened.
package struct PageTrace: Sendable {
  /// The label of the trace: its path, origin, intent and others.
  let label: TraceLabel
  /// The trace's gestures, in order. A trace without a gesture has one element, which describes the trace.
  let gestures: [PageGesture]
  /// For each replay, the largest threshold at which the engine still fires, per gesture; −∞ for a gesture in which it never fires.
  ///
  /// Replays are ordered by the value of `--model` and then by engine. nil if no single threshold decides whether the engine fires.
  let criticals: [[Double]?]
  /// The data of the trace's timeline as a line of JSON without its line feed; nil if the trace has no timeline.
  var details: [UInt8]?

  /// Creates a trace from its replays; it has no timeline yet.
  ///
  /// - Parameters:
  ///   - scored: The results for each value of `--model`: within it one engine after another, and per engine gesture by gesture. At least
  ///     one.
  ///   - criticals: For each replay the greatest threshold at which the engine still fires in each gesture, in points, −∞ if it never
  ///     fires;
  ///     nil if no single threshold decides.
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

  /// The data of a trace's timeline, as a line of JSON.
  ///
  /// - Parameters:
  ///   - options: The options of the replays.
  ///   - grounds: The replays for each value of `--model`, at least one, with the results of each engine.
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

  /// Writes the part of the trace that the page's lists need: the label, and the results of every engine in each gesture.
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
