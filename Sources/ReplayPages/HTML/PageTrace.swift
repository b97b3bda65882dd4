import GestureTraces
import ReplayExperiments
import ReplayReport
import TextFormats
import TraceReplay

/// One trace as the page shows it, with all its replays: no events and no frames are kept.
///
/// Its details are one line of JSON that the page reads when the trace is opened:
///
/// | key | meaning |
/// |---|---|
/// | `fingers[]` | each gesture: `from, to` in µs, `how` it ended, `way`: its travel as ``CurveText`` of 0.1 ms and 0.1 pt |
/// | `paths[]` | for each model the content without an engine, below its top edge, as ``CurveText`` of frames and 0.1 pt |
/// | `replays[]` | engine by engine within model by model: `why`, times in µs, `states` and their times by turns, broken `rules`, and by frames `pull`, `content` where it is another, `inset` |
package struct PageTrace: Sendable {
  /// The label of the trace: its path, intent and origin, among others.
  package let label: TraceLabel
  /// Triggers in each replay, engine by engine within model by model.
  let triggers: [Int]
  /// Broken rules in each replay, in the same order.
  let findings: [Int]
  /// The crossing-to-trigger time of each replay in the same order, in seconds.
  let latencies: [Double?]
  /// The labels of its gestures.
  let gestures: [TraceLabel]
  /// The critical thresholds of each replay in the same order, a gesture each; nil where there are none such.
  let criticals: [[Double]?]
  /// The line of JSON, without its line feed.
  private(set) var details: [UInt8]

  /// The frames of a run at most that are drawn: ten minutes of 60 a second.
  package static let mostFrames = 36_000

  /// A trace by its replays.
  ///
  /// - Parameters:
  ///   - label: What the trace says of itself.
  ///   - gestures: The labels of its gestures; one of the whole trace where they are not given.
  ///   - options: How it was replayed.
  ///   - models: A replay for each model, at least one, and what each engine made of it.
  package init(
    _ label: TraceLabel, gestures: [TraceLabel]? = nil, options: ReplayOptions,
    models: [(replay: Replay, runs: [PageReplay])]
  ) {
    self.label = label
    self.gestures = gestures ?? [label]
    let runs = models.flatMap(\.runs)
    triggers = runs.map(\.result.triggers)
    findings = runs.map { Set($0.result.findings.map(\.kind)).count }
    latencies = runs.map(\.result.latency)
    criticals = runs.map(\.criticals)
    var json = JSONWriter()
    json.object { json in
      json.list("fingers", models[0].replay.track.gestures) { json, gesture in
        Self.write(gesture, slop: options.slop, &json)
      }
      json.list("paths", models) { json, model in
        json.value(Self.path(of: model.replay, model.runs, rate: options.rate))
      }
    }
    details = Self.joined(json.bytes, runs.map(\.details))
  }

  /// True where a run has few enough frames to be drawn.
  ///
  /// - Parameters:
  ///   - result: The figures of the run.
  ///   - rate: Frames per second.
  /// - Returns: False for hours of free use.
  package static func mayDraw(_ result: ReplayResult, rate: Double) -> Bool {
    result.end * rate <= Double(mostFrames)
  }

  /// Leaves the details out.
  mutating func dropDetails() { details = [] }

  /// Writes what the page's lists need: the label and what every engine did.
  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("path", label.trace)
      json.member("intent", label.intent?.rawValue)
      json.member("origin", label.origin)
      json.member("device", label.device)
      json.member("source", label.source)
      json.member("subject", label.subject)
      json.member("grade", label.grade)
      json.member("excluded", label.reasonToExclude)
      for (name, numbers) in [("triggers", triggers), ("rules", findings)] {
        json.list(name, numbers)
      }
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
