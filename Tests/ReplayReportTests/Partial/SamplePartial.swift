import GestureTraces
import PullToRefresh
import ReplayExperiments
import ReplayReport
import TraceReplay

/// Partial results whose every figure is set, drawn from a seed.
enum SamplePartial {
  static let header = PartialHeader(
    .report, program: "overscroll 9",
    engines: [.init(name: "mrefresh"), .init(name: "mine", word: "m.json", policy: "{}")],
    grounds: ["native"], settings: RecordedSettings(ReplayOptions()))

  /// A trace of two gestures through two engines; of `intents` the gestures'.
  static func trace(_ path: String, seed: UInt64, intents: [Intent?] = [.pull, nil]) -> PartialTrace {
    var draws = SeededRandom(seed: seed)
    var scored: [ScoredGesture] = []
    for engine in ["mrefresh", "mine"] {
      for (index, intent) in intents.enumerated() {
        var label = label(path, seed: seed)
        (label.gesture, label.gestures, label.intent) = (index + 1, intents.count, intent)
        label.carriesDuration = index == 0
        scored.append(
          ScoredGesture(
            label, result(engine, of: label, &draws),
            rule: EngineRule(.dwell, isStrict: true, measure: .travel),
            ground: "native"))
      }
    }
    return PartialTrace(path: path, warnings: ["\(path): a warning"], .scored(scored))
  }

  private static func label(_ path: String, seed: UInt64) -> TraceLabel {
    var label = TraceLabel()
    (label.trace, label.origin, label.device, label.source) = (path, "recorded", "Pad", "touchpad")
    (label.subject, label.grade, label.units) = (seed % 2 == 0 ? "s01" : nil, "B", .points)
    (label.layer, label.contentHash, label.duration) = (.evdev, seed &* 0x9E37_79B9_7F4A_7C15, 12.3456789)
    return label
  }

  private static func result(_ engine: String, of label: TraceLabel, _ draws: inout SeededRandom)
    -> ReplayResult
  {
    var result = ReplayResult()
    (result.engine, result.model, result.rate) = (engine, "uikit", 60)
    (result.gesture, result.gestures) = (label.gesture, label.gestures)
    for figure in ReplayFigure.partials { figure.set(&result, figure.isTime ? draws.time : draws.length) }
    (result.peakOverscroll, result.bouncePeak, result.velocityJump) = (nil, -0.0, .infinity)
    ReplayFigure.named("delay_delivery_ms").set(&result, 0)
    ReplayFigure.named("delay_policy_ms").set(&result, -draws.time)
    (result.triggers, result.chatter, result.triggerPhase) = (3, 2, .settling)
    (result.isReached, result.isDueUnseen, result.isBusy) = (true, true, label.gesture == 2)
    result.isInRefresh = label.gesture == 2
    result.findings = [
      ReplayFinding(.offsetJump, at: draws.time, gesture: 1, size: -12.5, cause: .appInset),
      ReplayFinding(.insetLost, at: draws.length, gesture: nil, size: nil),
    ]
    return result
  }

  /// The whole file with these traces.
  static func bytes(_ traces: [PartialTrace], _ header: PartialHeader = header) -> [UInt8] {
    var stream = PartialStream(header)
    return traces.flatMap { stream.add($0) } + stream.end()
  }

  /// The file opened.
  static func file(_ bytes: [UInt8], name: String = "a.partial") throws -> PartialFile {
    try PartialFile(name: name) { offset, count in Array(bytes.dropFirst(offset).prefix(count)) }
  }
}

extension SeededRandom {
  /// Whole nanoseconds up to a minute, in seconds, as results have times.
  var time: Double { mutating get { Double(next() % 60_000_000_000) / 1e9 } }
  /// A number of any bits below 1000.
  var length: Double { mutating get { nextUnit() * 1000 } }
}

/// All traces of a file, in their order.
func all(_ file: PartialFile) throws -> [PartialTrace] {
  var (file, traces): (PartialFile, [PartialTrace]) = (file, [])
  while let trace = try file.next() { traces.append(trace) }
  return traces
}

extension PartialTrace {
  /// Its results; none where it has no results of gestures.
  var scored: [ScoredGesture] { if case .scored(let scored) = content { scored } else { [] } }
}
