import TraceReplay

extension GroupComparison {
  /// The changes in the number of replays that broke each rule; nil for a rule without a change.
  var violations: [BaselineChange?] {
    FindingKind.allCases.map { kind in
      switch basis {
      case .same: return counted(kind, old.violations[kind] ?? 0, new.violations[kind] ?? 0)
      case .common:
        guard let then = brokenBefore?[kind], let now = brokenNow?[kind] else { return nil }
        return counted(
          kind, pairs.count { then.contains(paths.old[$0.before]) },
          pairs.count { now.contains(paths.new[$0.now]) })
      case .others:
        guard let before = old.brokenShares[kind], let now = new.brokenShares[kind] else { return nil }
        return change("violations \(kind.rawValue)", before, now, isWorseWhenGreater: true)
      }
    }
  }

  /// The paths of the traces that broke each rule in the baseline; nil if the baseline does not list all of them.
  var brokenBefore: [FindingKind: Set<String>]? { old.broken }
  /// The paths of the traces that broke each rule in the report; nil if the report does not list all of them.
  var brokenNow: [FindingKind: Set<String>]? { new.broken }

  private func counted(_ kind: FindingKind, _ before: Int, _ after: Int) -> BaselineChange? {
    guard before != after else { return nil }
    return BaselineChange(
      figure: "violations \(kind.rawValue)", verdict: after > before ? .worse : .better,
      before: Double(before), after: Double(after), words: "replays")
  }
}
