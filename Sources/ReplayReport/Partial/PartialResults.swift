import PullToRefresh
import ReplayExperiments
import TraceReplay

/// Encodes the results of one trace: the labels (descriptions) of its gestures, then one row per gesture for each engine and model.
enum PartialResults {
  /// The bits of a row's flag byte, which say what follows.
  private enum Mark {
    static let busy: UInt8 = 1
    static let reached: UInt8 = 2
    static let dueUnseen: UInt8 = 4
    static let gesture: UInt8 = 8
    static let phase: UInt8 = 16
    static let findings: UInt8 = 32
    static let inRefresh: UInt8 = 64
  }

  /// The bits of the flag byte of a finding (a broken rule), which say what follows.
  private enum FindingMark {
    static let gesture: UInt8 = 1
    static let size: UInt8 = 2
    static let cause: UInt8 = 4
  }

  // MARK: Writing

  /// Writes the results of a trace: for each engine and scroll model as many as the trace has labels, at least one.
  static func write(_ scored: [ScoredGesture], to writer: inout PartialWriter) {
    let count = labels(of: scored[0].label)
    PartialLabels.write(scored.prefix(count).map(\.label), to: &writer)
    writer.put(scored.count / count)
    for start in stride(from: 0, to: scored.count, by: count) {
      let first = scored[start]
      for text in [first.ground, first.result.engine, first.result.model] { writer.put(text) }
      writer.put(first.rule.moment.rawValue)
      writer.put(first.rule.measure.rawValue)
      writer.put(first.rule.isStrict)
      for row in scored[start..<start + count] { write(row.result, to: &writer) }
    }
  }

  /// The number of labels of a trace: one per gesture, or a single one for a trace without gestures.
  private static func labels(of label: TraceLabel) -> Int { max(1, label.gestures) }

  private static func write(_ result: ReplayResult, to writer: inout PartialWriter) {
    var marks: UInt8 = 0
    if result.isBusy { marks |= Mark.busy }
    if result.isReached { marks |= Mark.reached }
    if result.isDueUnseen { marks |= Mark.dueUnseen }
    if result.gesture != nil { marks |= Mark.gesture }
    if result.triggerPhase != nil { marks |= Mark.phase }
    if !result.findings.isEmpty { marks |= Mark.findings }
    if result.isInRefresh { marks |= Mark.inRefresh }
    writer.put(byte: marks)
    writer.put(result.triggers)
    writer.put(result.chatter)
    if let gesture = result.gesture { writer.put(gesture) }
    if let phase = result.triggerPhase { writer.put(phase.word) }
    writer.put(figuresOf: result)
    guard !result.findings.isEmpty else { return }
    writer.put(result.findings.count)
    for finding in result.findings { write(finding, to: &writer) }
  }

  private static func write(_ finding: ReplayFinding, to writer: inout PartialWriter) {
    var marks: UInt8 = 0
    if finding.gesture != nil { marks |= FindingMark.gesture }
    if finding.size != nil { marks |= FindingMark.size }
    if finding.cause != nil { marks |= FindingMark.cause }
    writer.put(byte: marks)
    writer.put(finding.kind.rawValue)
    writer.put(time: finding.time)
    if let gesture = finding.gesture { writer.put(gesture) }
    if let size = finding.size { writer.put(size) }
    if let cause = finding.cause { writer.put(cause.rawValue) }
  }

  // MARK: Reading

  /// Reads the results of the trace at `path`, replayed at `rate` frames per second.
  static func read(
    _ path: String, from reader: inout PartialReader, rate: Double
  ) throws(PartialFault) -> [ScoredGesture] {
    let labels = try PartialLabels.read(path, from: &reader)
    guard labels.count == Self.labels(of: labels[0]) else {
      throw PartialFault("a trace has \(labels[0].gestures) gestures and \(labels.count) labels")
    }
    var scored: [ScoredGesture] = []
    for _ in 0..<(try reader.things()) {
      let ground = try reader.text()
      var bare = ReplayResult()
      (bare.engine, bare.model, bare.rate) = (try reader.text(), try reader.text(), rate)
      let moment = try reader.word(EngineRule.Moment.self)
      let measure = try reader.word(EngineRule.Measure.self)
      let rule = EngineRule(moment, isStrict: try reader.truth(), measure: measure)
      for label in labels {
        bare.gestures = label.gestures
        (bare.isUnfinished, bare.isTruncated) = (label.isUnfinished, label.isTruncated)
        scored.append(ScoredGesture(label, try row(bare, from: &reader), rule: rule, ground: ground))
      }
    }
    guard !scored.isEmpty else { throw PartialFault("a trace has no result") }
    return scored
  }

  private static func row(
    _ bare: ReplayResult, from reader: inout PartialReader
  ) throws(PartialFault) -> ReplayResult {
    var result = bare
    let marks = try reader.byte()
    result.isBusy = marks & Mark.busy != 0
    result.isReached = marks & Mark.reached != 0
    result.isDueUnseen = marks & Mark.dueUnseen != 0
    result.isInRefresh = marks & Mark.inRefresh != 0
    (result.triggers, result.chatter) = (try reader.count(), try reader.count())
    if marks & Mark.gesture != 0 { result.gesture = try reader.count() }
    if marks & Mark.phase != 0 { result.triggerPhase = try phase(&reader) }
    try reader.readFigures(of: &result)
    guard marks & Mark.findings != 0 else { return result }
    for _ in 0..<(try reader.things()) { result.findings.append(try finding(&reader)) }
    return result
  }

  private static func phase(_ reader: inout PartialReader) throws(PartialFault) -> TriggerPhase {
    let word = try reader.text()
    guard let phase = TriggerPhase(word: word) else {
      throw PartialFault("'\(word)' is not a cause of a trigger")
    }
    return phase
  }

  private static func finding(_ reader: inout PartialReader) throws(PartialFault) -> ReplayFinding {
    let marks = try reader.byte()
    let (kind, time) = (try reader.word(FindingKind.self), try reader.time())
    let gesture = try marks & FindingMark.gesture != 0 ? reader.count() : nil
    let size = try marks & FindingMark.size != 0 ? reader.number() : nil
    let cause = try marks & FindingMark.cause != 0 ? reader.word(ReplayFinding.Cause.self) : nil
    return ReplayFinding(kind, at: time, gesture: gesture, size: size, cause: cause)
  }
}
