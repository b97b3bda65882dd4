import GestureTraces
import ReplayExperiments
import ReplayReport
import TextFormats
import TraceReplay

/// One trace as the page shows it, with what every engine did in each of its gestures: no events and no frames are kept.
///
/// A trace that is drawn has details, one line of JSON that the page reads when one of its gestures is opened:
///
/// | key | meaning |
/// |---|---|
/// | `fingers[]` | each gesture: `from, to` in µs, `how` it ended, `way`: its travel as ``CurveText`` of 0.1 ms and 0.1 pt |
/// | `paths[]` | for each ground and model the content without an engine, below its top edge, as ``CurveText`` of frames and 0.1 pt |
/// | `on[]` | for each replay the index of its content in `paths` |
/// | `replays[]` | engine by engine within ground by ground: `threshold`, `end`, `states` and their times by turns, `gestures[]` (each one's `why`, times in µs, broken `rules`), and by frames `pull`, `content` where it is another, `inset` |
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

  /// The frames of a run at most that are drawn: ten minutes of 60 a second.
  private static let mostFrames = 36_000

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
    var json = JSONWriter()
    json.object { json in
      json.list("fingers", grounds[0].ground.replays[0].track.gestures) { json, gesture in
        write(gesture, slop: options.slop, &json)
      }
      var (paths, places): ([String?], [Int]) = ([], [])
      for (ground, runs) in grounds {
        places += ground.indices.map { paths.count + $0 }
        paths += ground.replays.indices.map { index in
          let own = zip(ground.indices, runs).filter { $0.0 == index }.map(\.1)
          return path(of: ground.replays[index], own, rate: options.rate)
        }
      }
      json.list("paths", paths) { json, path in json.value(path) }
      json.list("on", places) { json, place in json.value(Double(place)) }
    }
    return joined(json.bytes, grounds.flatMap { $0.runs.map(\.details) })
  }

  /// True where a run has few enough frames to be drawn.
  ///
  /// - Parameters:
  ///   - result: The figures of the run, or of its last gesture.
  ///   - rate: Frames per second.
  /// - Returns: False for hours of free use.
  package static func mayDraw(_ result: ReplayResult, rate: Double) -> Bool {
    result.end * rate <= Double(mostFrames)
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
      json.list("gestures", gestures) { json, gesture in gesture.write(to: &json) }
    }
  }

  private static func write(_ gesture: FingerGesture, slop: Double, _ json: inout JSONWriter) {
    let knots = FingerPath(of: gesture, slop: slop).knots
    json.object { json in
      json.member("from", PageReplay.microseconds(gesture.began))
      json.member("to", PageReplay.microseconds(gesture.ended))
      json.member("how", word(gesture.end))
      json.member("way", CurveText.text(ofFinger: knots))
    }
  }

  private static func word(_ end: GestureEnd) -> String {
    switch end {
    case .lift: "lift"
    case .cancel: "cancel"
    case .unfinished: "unfinished"
    }
  }

  /// The content without an engine, frame by frame for as long as the longest run; null where no run is drawn.
  private static func path(of replay: Replay, _ runs: [PageReplay], rate: Double) -> String? {
    guard let count = runs.map(\.frameCount).max(), count > 0 else { return nil }
    return CurveText.text(ofFrames: (0..<count).map { -replay.path.offset(at: Double($0) / rate) })
  }

  /// The object that is open in `start`, with the list of objects that are written already.
  private static func joined(_ start: [UInt8], _ objects: [[UInt8]]) -> [UInt8] {
    var bytes = start.dropLast() + Array(#","replays":["#.utf8)
    for (index, object) in objects.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      bytes += object
    }
    return Array(bytes) + Array("]}".utf8)
  }
}
