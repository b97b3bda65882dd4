import ReplayStatistics
import TextFormats
import TraceReplay

/// The figures of one group that are needed to compare it with the same group in another report.
struct GroupRecord: Equatable, Sendable {
  /// The names of engine, scroll model and origin of traces, by which groups of two reports are matched.
  struct Key: Hashable, Sendable {
    let engine: String
    let model: String
    let origin: String
  }

  let key: Key
  let counts: ConfusionCounts
  /// The proportion of pulls that fired, 0 to 1, with an interval that accounts for differences between people.
  let recall: Estimate
  /// The proportion of other gestures that did not fire, 0 to 1, with an interval that accounts for differences between people.
  let specificity: Estimate
  let falseAccepts: PoissonRate
  /// Triggers per hour of free use, with an interval that accounts for differences between people.
  let falseAcceptRate: Estimate
  /// The sampling unit of the group's intervals: gestures, people or devices.
  let unit: SamplingUnit
  /// The number of replays that broke each rule.
  let violations: [FindingKind: Int]
  /// For each rule the proportion of replays that broke it, 0 to 1, with an interval that accounts for differences between people.
  let brokenShares: [FindingKind: Estimate]
  let metrics: [ReplayFigure: MetricSummary]
  let verdicts: TraceVerdicts
  /// The times of each trace that fired; nil if the report is so old that it lacks them.
  let fired: FiredTimes?
  /// The triggers in each free-use trace; nil if the report is so old that it lacks them.
  let freeUse: FreeUse?
  /// The paths of the traces that broke each rule; nil if the report does not list all of them.
  let broken: [FindingKind: Set<String>]?

  /// Takes the figures from a group of the current report.
  init(_ group: ReportGroup) {
    key = Key(engine: group.engine, model: group.model, origin: group.origin)
    (counts, falseAccepts, verdicts) = (group.counts, group.falseAccepts, group.verdicts)
    let shares = group.shares
    (recall, specificity) = (shares.recall, shares.specificity)
    unit = group.sampling.unit
    falseAcceptRate = Estimate(
      value: falseAccepts.value, low: falseAccepts.low, high: falseAccepts.high, count: falseAccepts.events,
      why: falseAccepts.why)
    (fired, freeUse) = (group.fired, group.freeUse)
    broken =
      group.violationsLeftOut > 0
      ? nil : Self.broken(group.violations.map { ($0.finding.kind, $0.trace) })
    let violations = Dictionary(uniqueKeysWithValues: group.tallies.map { ($0.kind, $0.replays) })
    self.violations = violations
    let replays = Self.replays(group.verdicts, group.counts)
    brokenShares = Dictionary(
      uniqueKeysWithValues: FindingKind.allCases.map { kind in
        let isByUnit = group.sampling.unit != .gestures
        return (kind, isByUnit ? group.brokenShare(of: kind) : Self.share(violations[kind] ?? 0, of: replays))
      })
    metrics = Dictionary(uniqueKeysWithValues: ReplayFigure.metrics.map { ($0, group.summary(of: $0)) })
  }

  /// Reads the figures from a group in a report's JSON; nil if the names or counts are missing.
  init?(_ json: JSONValue) {
    guard let engine = json["engine"]?.string, let model = json["model"]?.string,
      let origin = json["origin"]?.string, let counts = Self.counts(json)
    else { return nil }
    key = Key(engine: engine, model: model, origin: origin)
    self.counts = counts
    recall = counts.recall.bounded(asIn: json["recall"])
    specificity = counts.specificity.bounded(asIn: json["specificity"])
    let verdicts = TraceVerdicts(text: json["verdicts"]?.string ?? "")
    self.verdicts = verdicts
    let free = json["false_accepts_per_hour"]
    guard let triggers = Self.count(free?["triggers"], upTo: Self.mostEvents) else { return nil }
    let falseAccepts = PoissonRate(events: triggers, hours: max(0, free?["exposure_h"]?.double ?? 0))
    let unit = json["sampling"]?["unit"]?.string.flatMap(SamplingUnit.init) ?? .gestures
    (self.falseAccepts, self.unit) = (falseAccepts, unit)
    falseAcceptRate = Estimate(
      value: falseAccepts.value, low: falseAccepts.low, high: falseAccepts.high, count: triggers
    ).bounded(asIn: free)
    var violations: [FindingKind: Int] = [:]
    for kind in FindingKind.allCases {
      guard let count = Self.count(json["violations_by"]?[kind.key], upTo: Self.mostTraces) else {
        return nil
      }
      if count > 0 { violations[kind] = count }
    }
    self.violations = violations
    let replays = Self.replays(verdicts, counts)
    brokenShares = Dictionary(
      uniqueKeysWithValues: FindingKind.allCases.map { kind in
        let share = Self.share(violations[kind] ?? 0, of: replays)
        guard unit != .gestures else { return (kind, share) }
        // Reports from before this key existed have no interval by person.
        guard let written = json["violations_share"]?[kind.key], let value = written["value"]?.double else {
          return (kind, share.unbounded(because: "the baseline has no interval by person"))
        }
        let count = written["n"]?.integer ?? replays
        return (kind, Estimate(value: value, count: count).bounded(asIn: written))
      })
    metrics = Dictionary(
      uniqueKeysWithValues: ReplayFigure.metrics.compactMap { metric in
        MetricSummary(json["quantiles"]?[metric.key]).map { (metric, $0) }
      })
    fired = FiredTimes(json["fired"], rows: verdicts.rows(of: "TF").count { $0 != nil })
    freeUse = FreeUse(json["fired_free"], rows: verdicts.rows(of: "f").count { $0 != nil })
    broken = json["violations_left_out"]?.integer == 0 ? Self.broken(json["violations_found"]) : nil
  }

  /// The number of replays in a group; in the older report format it does not include free use.
  private static func replays(_ verdicts: TraceVerdicts, _ counts: ConfusionCounts) -> Int {
    verdicts.count > 0 ? verdicts.count : counts.total
  }

  /// The proportion of replays that broke a rule, with an interval that treats replays as independent.
  private static func share(_ count: Int, of replays: Int) -> Estimate {
    Estimate(WilsonInterval(successes: count, trials: max(count, replays)))
  }

  private static func broken(_ found: [(FindingKind, String)]) -> [FindingKind: Set<String>] {
    var broken = Dictionary(uniqueKeysWithValues: FindingKind.allCases.map { ($0, Set<String>()) })
    for (kind, trace) in found { broken[kind]?.insert(trace) }
    return broken
  }

  /// The paths of the traces in a report's list of violations, by rule; nil if an entry lacks its trace or its rule.
  private static func broken(_ json: JSONValue?) -> [FindingKind: Set<String>]? {
    guard let list = json?.array else { return nil }
    let found = list.compactMap { one -> (FindingKind, String)? in
      guard let kind = one["what"]?.string.flatMap(FindingKind.init), let trace = one["trace"]?.string else {
        return nil
      }
      return (kind, trace)
    }
    return found.count == list.count ? broken(found) : nil
  }

  /// The largest accepted number of traces: more than any folder has, and four such numbers add up without overflow.
  private static let mostTraces = 1_000_000_000
  /// The largest accepted number of triggers: more than any recording of free use has, and few enough for a fast exact interval.
  static let mostEvents = 1_000_000

  /// Reads a count: 0 if it is missing or null, nil if it is not a whole number from 0 to `most`.
  private static func count(_ value: JSONValue?, upTo most: Int) -> Int? {
    guard let value, value != .null else { return 0 }
    return value.integer.flatMap { 0...most ~= $0 ? $0 : nil }
  }

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

extension Estimate {
  /// This estimate with the bounds given in a report's JSON.
  ///
  /// If `json` has no bounds, the estimate has none and gives the reason; without `json` the estimate is unchanged.
  fileprivate func bounded(asIn json: JSONValue?) -> Estimate {
    guard let json, value != nil else { return self }
    let (low, high) = (json["low"]?.double, json["high"]?.double)
    guard let low, let high, low <= high else {
      return unbounded(because: json["why"]?.string ?? "no interval")
    }
    return Estimate(value: value, low: low, high: high, count: count)
  }
}
