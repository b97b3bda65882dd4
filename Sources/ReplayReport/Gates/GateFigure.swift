import ReplayStatistics
import TextFormats
import TraceReplay

/// The figure of a group that a gate checks.
package enum GateFigure: Equatable, Sendable {
  /// The number of gestures with an intent: of all, or of those with one of the four outcomes.
  case count(Count)
  /// A proportion or score, or a bound of its 95 % interval.
  case estimate(Score, Bound)
  /// Triggers per hour of free use, or a bound of the rate's 95 % interval.
  case falseAccepts(Bound)
  /// The number of replays that broke this rule; if nil, the sum over all rules.
  case violations(FindingKind?)
  /// The number of triggers in one gesture: the mean over gestures, or the maximum.
  case triggersPerGesture(isMean: Bool)
  /// A statistic of a metric by its key: `n`, `min`, `mean`, `p50`, `p95`, `p99`, `max`.
  case metric(ReplayFigure, String)

  /// Which gestures with an intent are counted.
  package enum Count: String, CaseIterable, Sendable {
    /// All counted gestures, pulls and others.
    case total = "n"
    /// Pulls in which the engine fired.
    case truePositives = "tp"
    /// Other gestures in which the engine fired.
    case falsePositives = "fp"
    /// Pulls in which the engine did not fire.
    case falseNegatives = "fn"
    /// Other gestures in which the engine did not fire.
    case trueNegatives = "tn"

    /// The meaning of the count in a sentence, for the JSON schema.
    var meaning: String {
      switch self {
      case .total:
        "Gestures counted: tp + fp + fn + tn. They have an intent, are not free use and did not begin during a refresh."
      case .truePositives: "Pulls in which it fired."
      case .falsePositives: "Gestures of other intents in which it fired: false alarms."
      case .falseNegatives: "Pulls in which it did not fire: misses."
      case .trueNegatives: "Gestures of other intents in which it did not fire."
      }
    }

    /// The number of gestures of this kind in `counts`.
    func number(in counts: ConfusionCounts) -> Int {
      switch self {
      case .total: counts.total
      case .truePositives: counts.truePositives
      case .falsePositives: counts.falsePositives
      case .falseNegatives: counts.falseNegatives
      case .trueNegatives: counts.trueNegatives
      }
    }

    /// The number of gestures of this kind; missing if `counts` has no pulls (for `tp`, `fn`) or nothing but pulls (for `fp`, `tn`).
    func value(in counts: ConfusionCounts) -> GateValue {
      let number = Double(number(in: counts))
      return switch self {
      case .total: GateValue(number)
      case .truePositives, .falseNegatives:
        GateValue(counts.wanted > 0 ? number : nil, orBecause: "no pull among the gestures")
      case .falsePositives, .trueNegatives:
        GateValue(
          counts.total > counts.wanted ? number : nil, orBecause: "nothing but pulls among the gestures")
      }
    }
  }

  /// A proportion or score computed from the numbers of right and wrong verdicts.
  package enum Score: String, CaseIterable, Sendable {
    /// The score of that name in `ConfusionCounts`, such as recall: the proportion of pulls that fired.
    case precision, recall, specificity, f1, mcc
    /// The mean of recall and specificity, 0 to 1.
    case balancedAccuracy = "balanced_accuracy"

    /// All scores, in the order of a report's JSON.
    static let inReports: [Score] = [.precision, .recall, .f1, .mcc, .specificity, .balancedAccuracy]

    /// The meaning of the score in a sentence, for the JSON schema.
    var meaning: String {
      switch self {
      case .precision:
        "Pulls among the gestures that fired, tp / (tp + fp), with its interval by person; null if no gesture fired."
      case .recall:
        "Pulls that fired among all pulls, tp / (tp + fn), with its interval by person; null without pulls."
      case .specificity:
        "Others that did not fire among all others, tn / (tn + fp), with its interval by person; null without others."
      case .f1:
        "2·tp / (2·tp + fp + fn), 0 to 1; bounds by resampling people (devices if no people are named), null with fewer than five of them and in parts of a group."
      case .mcc: "Matthews' correlation of verdict and intent, −1 to 1, 0 for chance; bounds as of f1."
      case .balancedAccuracy:
        "The mean of recall and specificity, 0 to 1, 0.5 for chance; bounds as of f1."
      }
    }

    /// The value of this score, with its bounds.
    func estimate(of accuracy: Accuracy) -> Estimate {
      switch self {
      case .precision: accuracy.shares.precision
      case .recall: accuracy.shares.recall
      case .specificity: accuracy.shares.specificity
      case .f1: accuracy.scores.f1
      case .mcc: accuracy.scores.mcc
      case .balancedAccuracy: accuracy.scores.balancedAccuracy
      }
    }
  }

  /// Which number a gate checks: the figure itself, or a bound of its 95 % interval.
  package enum Bound: String, CaseIterable, Sendable {
    /// The figure itself, not a bound.
    case value
    /// The lower bound of the figure's 95 % interval.
    case low
    /// The upper bound of the figure's 95 % interval.
    case high

    /// Returns the argument that this case stands for: value, lower bound or upper bound.
    func pick(_ value: Double?, _ low: Double?, _ high: Double?) -> Double? {
      switch self {
      case .value: value
      case .low: low
      case .high: high
      }
    }
  }

  /// The names of figures that a gate line may use.
  static let names =
    Count.allCases.map(\.rawValue) + Score.allCases.map(\.rawValue) + [
      "false_accepts_per_hour", "violations", "triggers_per_gesture",
    ] + ReplayFigure.metrics.map(\.name)

  /// True if the figure also exists for a part of a group, because it is computed from counts alone.
  var isOfParts: Bool {
    switch self {
    case .count, .estimate: true
    default: false
    }
  }

  /// How far a figure may be from the limit and still count as equal to it.
  ///
  /// For metrics it is 1e-6 ms (a nanosecond), otherwise what rounding in sums can cause.
  var tolerance: Double {
    if case .metric = self { 1e-6 } else { 1e-12 }
  }

  /// True if the figure is a proportion or score, between −1 and 1.
  var isShare: Bool {
    if case .estimate = self { true } else { false }
  }

  /// The units that may follow the limit in a gate file; empty if the figure has none.
  var units: [String] {
    switch self {
    case .estimate: ["%"]
    case .metric(let metric, _):
      metric.isTime ? TimeUnit.allCases.map(\.rawValue) : metric.unit.isEmpty ? [] : [metric.unit]
    default: []
    }
  }
}

/// The value of a figure, or the reason why there is none.
struct GateValue: Equatable {
  let number: Double?
  let why: String

  init(_ number: Double?, orBecause why: String = "") {
    (self.number, self.why) = (number, why)
  }
}

extension GateFigure {
  /// The figure's value in a whole group.
  func value(in group: ReportGroup) -> GateValue {
    switch self {
    case .count(let count): return Self.orUnlabelled(count.value(in: group.counts), group)
    case .estimate(let score, let bound):
      return Self.orUnlabelled(Self.value(bound, of: score.estimate(of: Accuracy(group))), group)
    case .falseAccepts(let bound):
      let rate = group.falseAccepts
      return GateValue(
        bound.pick(rate.value, rate.low, rate.high),
        orBecause: rate.why ?? "there are no recordings of free use (intent 'free')")
    case .violations(let kind):
      let broken = group.tallies.filter { kind == nil || $0.kind == kind }
      return GateValue(Double(broken.reduce(0) { $0 + $1.replays }))
    case .triggersPerGesture(let isMean):
      let triggers = group.triggersPerGesture
      return GateValue(
        isMean ? triggers.mean : Double(triggers.most), orBecause: "there is no gesture")
    case .metric(let metric, let key):
      let summary = group.summary(of: metric)
      if key == "n" { return GateValue(Double(summary.count)) }
      return GateValue(summary.figure(key), orBecause: group.why(metric, summary) ?? "")
    }
  }

  /// `value`; if no gesture has an intent, a missing value gives that as its reason.
  private static func orUnlabelled(_ value: GateValue, _ group: ReportGroup) -> GateValue {
    guard group.counts.total == 0, group.hits.gestures > 0 else { return value }
    return GateValue(value.number, orBecause: "no gesture has an intent; say what each was with 'label'")
  }

  /// The figure's value in a part of a group, given the counts of the part.
  func value(in counts: ClusteredCounts) -> GateValue {
    switch self {
    case .count(let count): count.value(in: counts.total)
    case .estimate(let score, let bound): Self.value(bound, of: score.estimate(of: Accuracy(ofPart: counts)))
    default: GateValue(nil, orBecause: "only whole groups have it")
    }
  }

  private static func value(_ bound: Bound, of estimate: Estimate) -> GateValue {
    GateValue(
      bound.pick(estimate.value, estimate.low, estimate.high),
      orBecause: estimate.why ?? "its bounds are computed for whole groups alone")
  }
}
