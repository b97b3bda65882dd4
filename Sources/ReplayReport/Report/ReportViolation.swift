import TraceReplay

/// One broken rule, with the gesture in whose replay it was found.
package struct ReportViolation: Equatable, Sendable {
  /// The path of the trace as given, followed by `#` and a number if the trace has several gestures.
  package let trace: String
  /// The broken rule, with the time and the size of the violation.
  package let finding: ReplayFinding
}

extension ReportGroup {
  /// How often one rule was broken, and its worst violation.
  package struct Tally: Equatable, Sendable {
    /// The rule that was broken.
    package let kind: FindingKind
    /// The number of replays in which the rule was broken at least once.
    package internal(set) var replays: Int
    /// The violation with the largest size; of equal ones the first.
    package internal(set) var worst: ReportViolation
  }
}

/// The violations of one group: all are counted, and the first of each rule are stored.
struct ViolationList: Equatable, Sendable {
  /// The most violations that are stored per rule. Further ones are only counted, but the worst one is always stored.
  static let mostKept = 1000
  /// The stored violations, in the order of the traces.
  private(set) var kept: [ReportViolation] = []
  /// The number of replays in which at least one rule was broken.
  private(set) var replays = 0
  /// The number of violations that are counted but not stored.
  private(set) var leftOut = 0
  private var counts = [Int](repeating: 0, count: FindingKind.allCases.count)
  private var tallies: [ReportGroup.Tally?] = Array(repeating: nil, count: FindingKind.allCases.count)

  /// Each rule that was broken, with the number of replays and the worst violation, in the order of `FindingKind`.
  var broken: [ReportGroup.Tally] { tallies.compactMap { $0 } }

  /// Adds the violations found in one replay of the trace named `trace`.
  mutating func add(_ findings: [ReplayFinding], of trace: String) {
    guard !findings.isEmpty else { return }
    replays += 1
    for (index, kind) in FindingKind.allCases.enumerated() {
      let found = findings.filter { $0.kind == kind }
      guard let worst = FindingWords.worst(found, of: \.self) else { continue }
      counts[index] += found.count
      count(ReportViolation(trace: trace, finding: worst), at: index)
    }
    keep(findings, of: trace)
  }

  private mutating func count(_ worst: ReportViolation, at index: Int) {
    guard var tally = tallies[index] else {
      tallies[index] = ReportGroup.Tally(kind: worst.finding.kind, replays: 1, worst: worst)
      return
    }
    tally.replays += 1
    if abs(worst.finding.size ?? 0) > abs(tally.worst.finding.size ?? 0) { tally.worst = worst }
    tallies[index] = tally
  }

  private mutating func keep(_ findings: [ReplayFinding], of trace: String) {
    for finding in findings {
      let index = FindingKind.allCases.firstIndex(of: finding.kind) ?? 0
      if counts[index] > Self.mostKept {
        leftOut += 1
      } else {
        kept.append(ReportViolation(trace: trace, finding: finding))
      }
    }
  }
}
