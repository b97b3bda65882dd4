import TraceReplay

/// One broken rule, with the gesture in whose replay it was found.
package struct ReportViolation: Equatable, Sendable {
  /// Path of the trace as given, with `#` and the gesture's number where it has several.
  package let trace: String
  /// The finding, with its time.
  package let finding: ReplayFinding
}

extension ReportGroup {
  /// How often one rule was broken, and its worst violation.
  package struct Tally: Equatable, Sendable {
    /// The rule.
    package let kind: FindingKind
    /// The number of replays in which it was broken at least once.
    package internal(set) var replays: Int
    /// The violation of the largest size; of equal ones the first.
    package internal(set) var worst: ReportViolation
  }
}

/// The violations of one group: all counted, the first of each rule stored.
struct ViolationList: Equatable, Sendable {
  /// The most violations stored per rule; further ones are counted, and the worst is always known.
  static let mostKept = 1000
  /// The stored violations, in the order of the traces.
  private(set) var kept: [ReportViolation] = []
  /// The number of replays in which at least one rule was broken.
  private(set) var replays = 0
  /// The number of violations that are not stored.
  private(set) var leftOut = 0
  private var counts = [Int](repeating: 0, count: FindingKind.allCases.count)
  private var tallies: [ReportGroup.Tally?] = Array(repeating: nil, count: FindingKind.allCases.count)

  /// One tally per rule that was broken, in the order of `FindingKind`.
  var broken: [ReportGroup.Tally] { tallies.compactMap { $0 } }

  /// Adds the findings of one replay.
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
