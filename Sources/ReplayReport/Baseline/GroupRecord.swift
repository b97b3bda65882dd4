import GestureTraces
import ReplayStatistics
import TraceReplay

/// What is kept of a group to compare it with the same group at another time.
struct GroupRecord: Equatable, Sendable {
  let key: ReportGroup.Key
  let counts: ConfusionCounts
  let falseAccepts: PoissonRate
  /// Replays that broke each rule.
  let violations: [FindingKind: Int]
  let metrics: [ReplayMetric: MetricSummary]
  let verdicts: TraceVerdicts
  /// The times of each trace in which it fired; nil in reports older than this key.
  let fired: FiredTimes?

  /// The record of a group that was just counted.
  init(_ group: ReportGroup) {
    key = ReportGroup.Key(engine: group.engine, model: group.model, origin: group.origin)
    (counts, falseAccepts, verdicts) = (group.counts, group.falseAccepts, group.verdicts)
    fired = group.fired
    violations = Dictionary(uniqueKeysWithValues: group.tallies.map { ($0.kind, $0.replays) })
    metrics = Dictionary(uniqueKeysWithValues: ReplayMetric.allCases.map { ($0, group.summary(of: $0)) })
  }

  /// The record of a group in a report; nil where its names or counts are missing.
  init?(_ json: JSONValue) {
    guard let engine = json["engine"]?.string, let model = json["model"]?.string,
      let origin = json["origin"]?.string, let counts = Self.counts(json)
    else { return nil }
    key = ReportGroup.Key(engine: engine, model: model, origin: origin)
    self.counts = counts
    let free = json["false_accepts_per_hour"]
    let triggers = free?["triggers"]?.integer ?? 0
    guard 0...Self.mostEvents ~= triggers else { return nil }
    falseAccepts = PoissonRate(events: triggers, hours: max(0, free?["exposure_h"]?.double ?? 0))
    violations = Dictionary(
      uniqueKeysWithValues: FindingKind.allCases.compactMap { kind in
        json["violations_by"]?[kind.key]?.integer.flatMap { $0 > 0 ? (kind, $0) : nil }
      })
    metrics = Dictionary(
      uniqueKeysWithValues: ReplayMetric.allCases.compactMap { metric in
        MetricSummary(json["quantiles"]?[metric.rawValue]).map { (metric, $0) }
      })
    let verdicts = TraceVerdicts(text: json["verdicts"]?.string ?? "")
    self.verdicts = verdicts
    fired = FiredTimes(json["fired"], rows: verdicts.firedRows.count { $0 != nil })
  }

  /// More traces than any folder holds; four of them still add up.
  private static let mostTraces = 1_000_000_000
  /// More triggers than any free use has; the exact interval of so many takes no time.
  private static let mostEvents = 1_000_000

  private static func counts(_ json: JSONValue) -> ConfusionCounts? {
    var sum = ConfusionCounts()
    for (key, wanted, fired) in [
      ("tp", true, true), ("fp", false, true), ("fn", true, false), ("tn", false, false),
    ] {
      guard let count = json[key]?.integer, 0...mostTraces ~= count else { return nil }
      var one = ConfusionCounts()
      one.count(wanted: wanted, fired: fired)
      sum.add(one, times: count)
    }
    return sum
  }
}
