import TraceReplay

/// One violation of a rule, and the trace in whose replay it was found.
public struct ReportViolation: Equatable, Sendable {
  /// Path of the trace as given.
  public let trace: String
  /// What was found, and when.
  public let finding: ReplayFinding
}

extension ReportGroup {
  /// One rule: in how many replays it was broken, and where it was broken most.
  public struct Tally: Equatable, Sendable {
    /// Which rule.
    public let kind: FindingKind
    /// Replays in which it was broken, however often.
    public let replays: Int
    /// The violation of the greatest size, the first of equals.
    public let worst: ReportViolation
  }

  /// The rules that were broken, in the order of ``FindingKind``.
  public var tallies: [Tally] {
    FindingKind.allCases.compactMap { kind in
      let found = violations.filter { $0.finding.kind == kind }
      guard let worst = FindingWords.worst(found, of: \.finding) else { return nil }
      return Tally(kind: kind, replays: Set(found.map(\.trace)).count, worst: worst)
    }
  }
}
