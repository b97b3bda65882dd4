import PullToRefresh

@testable import TraceReplay

/// Compares results property by property, for replays of one gesture at different times.
extension ReplayResult {
  /// Sums of times near 60 s differ in their last bits: by 10⁻¹⁴ s, at 10⁴ pt/s by 10⁻¹⁰ pt. Solved times are known to a microsecond.
  private static let tolerance = 2e-6

  /// The result with all its times earlier by so many seconds; the state at the trace's zero stays there.
  func earlier(by seconds: Double) -> ReplayResult {
    let times: [WritableKeyPath<ReplayResult, Double?>] = [
      \.began, \.ended, \.trigger, \.callback, \.release, \.due, \.crossing,
    ]
    var result = self
    for time in times {
      if let value = result[keyPath: time] { result[keyPath: time] = value - seconds }
    }
    result.end -= seconds
    result.crossings = result.crossings.map { (time: Double) -> Double in time - seconds }
    result.findings = result.findings.map { (finding: ReplayFinding) -> ReplayFinding in
      ReplayFinding(
        finding.kind, at: finding.time - seconds, gesture: finding.gesture, size: finding.size,
        cause: finding.cause)
    }
    result.states = result.states.map { (entry: StateEntry) -> StateEntry in
      StateEntry(time: entry.time == 0 ? 0 : entry.time - seconds, name: entry.name)
    }
    return result
  }

  /// The first property in which two results differ by more than the tolerance, with both values; nil for none.
  func difference(from other: ReplayResult) -> String? {
    for figure in ReplayFigure.all {
      let (a, b) = (figure.get(self), figure.get(other))
      if !Self.agree(a, b) { return "\(figure.key): " + ResultText.text(of: [a, b] as [Double?]) }
    }
    for (one, two) in zip(lists, other.lists) {
      if !Self.agree(one.numbers, two.numbers) { return "\(one.name): \(one.numbers), \(two.numbers)" }
    }
    for (one, two) in zip(words, other.words) where one != two { return "\(one), \(two)" }
    return nil
  }

  private var lists: [(name: String, numbers: [Double])] {
    let sizes = findings.map { (finding: ReplayFinding) -> Double in finding.size ?? .infinity }
    return [
      ("crossings", crossings), ("states", states.map(\.time)), ("findings", findings.map(\.time)),
      ("sizes", sizes),
    ]
  }

  private var words: [String] {
    let kinds = findings.map { (finding: ReplayFinding) -> String in "\(finding.kind) \(finding.gesture ?? 0)"
    }
    let phase = triggerPhase.map { "\($0)" } ?? "none"
    return [
      "states: \(states.map(\.name))", "findings: \(kinds)",
      "busy, in refresh, reached, unseen: \([isBusy, isInRefresh, isReached, isDueUnseen])",
      "inset, triggers: \(isInsetConserved) \(triggers)", "phase: " + phase,
      "gesture: \(gesture ?? 0)", "changes: \(changes)",
      "unfinished, truncated: \([isUnfinished, isTruncated])",
    ]
  }

  /// True if both values are missing, or both are the same but for the tolerance.
  static func agree(_ one: Double?, _ other: Double?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    return one == other || abs(one - other) <= tolerance * max(1, abs(one))
  }

  /// True if both lists are as long, and their numbers the same but for the tolerance.
  static func agree(_ some: [Double], _ others: [Double]) -> Bool {
    guard some.count == others.count else { return false }
    for (one, other) in zip(some, others) where !agree(one, other) { return false }
    return true
  }
}
