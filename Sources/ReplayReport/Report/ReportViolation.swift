import TraceReplay

/// One violation of a rule, and the gesture in whose replay it was found.
package struct ReportViolation: Equatable, Sendable {
  /// Path of the trace as given, with `#` and the gesture's number where it has several.
  package let trace: String
  /// The finding, with its time.
  package let finding: ReplayFinding
}

extension ReportGroup {
  /// One rule: in how many replays it was broken, and where it was broken most.
  package struct Tally: Equatable, Sendable {
    /// The rule.
    package let kind: FindingKind
    /// Replays in which it was broken, however often.
    package internal(set) var replays: Int
    /// The violation of the greatest size, the first of equals.
    package internal(set) var worst: ReportViolation
  }
}

/// The violations of one group: all counted, the first of each rule kept.
struct ViolationList: Equatable, Sendable {
  /// Violations of one rule that are kept: more are counted, and the worst is known all the same.
  static let mostKept = 1000
  /// Those kept, in the order of the traces.
  private(set) var kept: [ReportViolation] = []
  /// Replays in which some rule was broken.
  private(set) var replays = 0
  /// The number of violations beyond those kept.
  private(set) var leftOut = 0
  private var counts = [Int](repeating: 0, count: FindingKind.allCases.count)
  private var tallies: [ReportGroup.Tally?] = Array(repeating: nil, count: FindingKind.allCases.count)

  /// One for each rule that was broken, in the order of `FindingKind`.
  var broken: [ReportGroup.Tally] { tallies.compactMap { $0 } }

  /// Takes what one replay found.
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
