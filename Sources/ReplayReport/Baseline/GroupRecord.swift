import ReplayStatistics
import TextFormats
import TraceReplay

/// The figures of a group that are kept to compare it with the same group at another time.
struct GroupRecord: Equatable, Sendable {
  /// The names of the group it is compared with.
  struct Key: Hashable, Sendable {
    let engine: String
    let model: String
    let origin: String
  }

  let key: Key
  let counts: ConfusionCounts
  /// The share of pulls that fired, with its interval by person.
  let recall: Estimate
  /// The share of the others that did not, with its interval by person.
  let specificity: Estimate
  let falseAccepts: PoissonRate
  /// Triggers an hour of free use with the interval by person.
  let falseAcceptRate: Estimate
  /// What was drawn at random for its intervals.
  let unit: SamplingUnit
  /// Replays that broke each rule.
  let violations: [FindingKind: Int]
  /// The share of replays that broke each rule, with its interval by person.
  let brokenShares: [FindingKind: Estimate]
  let metrics: [ReplayFigure: MetricSummary]
  let verdicts: TraceVerdicts
  /// The times of each trace in which it fired; nil in reports older than this key.
  let fired: FiredTimes?
  /// The triggers of each trace of free use; nil in reports older than this key.
  let freeUse: FreeUse?
  /// The paths of the traces in which each rule was broken; nil where not all were written down.
  let broken: [FindingKind: Set<String>]?

  /// The record of a group that was just counted.
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

  /// The record of a group in a report; nil where its names or counts are missing.
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
        // A report older than this key has no interval by person.
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

  /// Replays of a record; an older report does not say how many were of free use.
  private static func replays(_ verdicts: TraceVerdicts, _ counts: ConfusionCounts) -> Int {
    verdicts.count > 0 ? verdicts.count : counts.total
  }

  /// The share of independent replays that broke a rule.
  private static func share(_ count: Int, of replays: Int) -> Estimate {
    Estimate(WilsonInterval(successes: count, trials: max(count, replays)))
  }

  private static func broken(_ found: [(FindingKind, String)]) -> [FindingKind: Set<String>] {
    var broken = Dictionary(uniqueKeysWithValues: FindingKind.allCases.map { ($0, Set<String>()) })
    for (kind, trace) in found { broken[kind]?.insert(trace) }
    return broken
  }

  /// The traces of a report's list by the rule they broke; nil where an entry does not say what and where.
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

  /// More traces than any folder holds; four of them still add up.
  private static let mostTraces = 1_000_000_000
  /// More triggers than any free use has; the exact interval of so many takes no time.
  static let mostEvents = 1_000_000

  /// A count; none where it is missing or null, and nil for what is no count up to `most`.
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
  /// The figure with the bounds that a report wrote down, or without any and why; of a report that has none of it, as it is.
  fileprivate func bounded(asIn json: JSONValue?) -> Estimate {
    guard let json, value != nil else { return self }
    let (low, high) = (json["low"]?.double, json["high"]?.double)
    guard let low, let high, low <= high else {
      return unbounded(because: json["why"]?.string ?? "no interval")
    }
    return Estimate(value: value, low: low, high: high, count: count)
  }
}
