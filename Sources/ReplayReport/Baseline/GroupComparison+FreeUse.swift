import ReplayStatistics
import TraceReplay

extension GroupComparison {
  /// For each free-use trace that both reports have and that fired in at least one: its row in the free-use list of each report.
  ///
  /// Nil if one of the reports does not give triggers per trace.
  static func freePairs(_ old: GroupRecord, _ new: GroupRecord, _ pairs: [TracePairing.Pair])
    -> [(before: Int?, now: Int?)]?
  {
    guard let before = old.freeUse, let now = new.freeUse else { return nil }
    let (rows, newRows) = (old.verdicts.rows(of: "f"), new.verdicts.rows(of: "f"))
    guard rows.compactMap(\.self).count == before.triggers.count,
      newRows.compactMap(\.self).count == now.triggers.count
    else { return nil }
    return pairs.map { (rows[$0.before], newRows[$0.now]) }.filter { $0.before != nil || $0.now != nil }
  }

  /// The change in the number of triggers in free use, where no refresh was wanted; nil if there is none.
  var falseAccepts: BaselineChange? {
    guard old.falseAccepts.hours == 0 || new.falseAccepts.hours > 0 else { return noUseNow }
    switch basis {
    case .same: return inSameUse(old.falseAccepts.events, new.falseAccepts.events, asRate: true)
    case .common: return ofCommonUse
    case .others: return ofOtherUse
    }
  }

  /// The changes in the times of the first trigger in free use, one per metric, compared trace by trace.
  var freeTimes: [BaselineChange?] {
    guard basis != .others, let rows = freePairs, let then = old.freeUse?.times, let now = new.freeUse?.times
    else { return [] }
    return ReplayFigure.metrics.map { metric in
      guard metric.isOfTrigger, let before = then[metric], let after = now[metric] else { return nil }
      var values = PairedValues()
      for row in rows {
        if let index = row.before, let newIndex = row.now { values.add(before[index], after[newIndex]) }
      }
      return paired(metric, values, of: "free use ")
    }
  }

  private var ofCommonUse: BaselineChange? {
    guard let rows = freePairs, let before = old.freeUse, let after = new.freeUse else { return nil }
    return inSameUse(
      rows.reduce(0) { sum, row in sum + (row.before.map { before.triggers[$0] } ?? 0) },
      rows.reduce(0) { sum, row in sum + (row.now.map { after.triggers[$0] } ?? 0) }, asRate: false)
  }

  /// The change in triggers over the same recordings of free use: as a rate if both reports have all of them, otherwise as counts.
  private func inSameUse(_ before: Int, _ after: Int, asRate: Bool) -> BaselineChange? {
    guard before != after else { return nil }
    return BaselineChange(
      figure: asRate ? "false_accepts_per_hour" : "free use triggers",
      verdict: after > before ? .worse : .better,
      before: asRate ? old.falseAccepts.value : Double(before),
      after: asRate ? new.falseAccepts.value : Double(after),
      words: asRate ? "\(before) → \(after) triggers in the same free use" : "in the same free use")
  }

  /// The change if the baseline had recordings of free use and the report has none: worse, because the information is lost.
  private var noUseNow: BaselineChange {
    BaselineChange(
      figure: "false_accepts_per_hour", verdict: .worse, before: old.falseAccepts.value, after: nil,
      words: "it does not exist now: no free use was recorded")
  }

  private var ofOtherUse: BaselineChange? {
    let (before, after) = (old.falseAccepts, new.falseAccepts)
    guard before.events != after.events || before.hours != after.hours else { return nil }
    guard before.hours > 0, after.hours > 0, before.events + after.events > 0 else { return nil }
    guard old.unit == .gestures, new.unit == .gestures else {
      return change(
        "false_accepts_per_hour", old.falseAcceptRate, new.falseAcceptRate, isWorseWhenGreater: true,
        of: "free use")
    }
    // If both were alike, the later report's part of all triggers would equal its part of all hours.
    let share = after.hours / (before.hours + after.hours)
    let interval = WilsonInterval(successes: after.events, trials: before.events + after.events)
    let verdict: BaselineVerdict =
      (interval.low ?? 0) > share ? .worse : (interval.high ?? 1) < share ? .better : .withinNoise
    return BaselineChange(
      figure: "false_accepts_per_hour", verdict: verdict, before: before.value, after: after.value,
      words: "other free use")
  }
}
