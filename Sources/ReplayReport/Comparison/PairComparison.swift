import GestureTraces
import ReplayStatistics

/// Two engines on the same traces of one origin, on one model. Differences are the second less the first.
public struct PairComparison: Equatable, Sendable {
  /// The engine the other is measured against.
  public let first: String
  /// The other.
  public let second: String
  /// The model's name.
  public let model: String
  /// Where the traces come from.
  public let origin: String
  /// Who was right, over the traces in which a refresh was wanted: right is fired.
  public private(set) var pulls = PairedCounts()
  /// Who was right, over the traces in which none was: right is still.
  public private(set) var others = PairedCounts()
  /// Time from the start to the first trigger, second less first, of the traces in which both fired; in seconds.
  public private(set) var triggerTimes = ClusteredValues()
  /// Crossing to trigger, each of its own threshold, second less first, where both have it; in seconds.
  public private(set) var latencies = ClusteredValues()
  /// Lift to trigger, second less first, where both have it; in seconds.
  public private(set) var releaseLatencies = ClusteredValues()
  /// Triggers of both in `free` traces, and how long those were.
  public private(set) var free = PairedExposure()
  /// The traces of which they make something else, in the order they came.
  public private(set) var disagreements: [Disagreement] = []
  /// Whether both fired equally often in every trace counted.
  public private(set) var isSame = true

  /// Nothing compared yet.
  init(first: String, second: String, model: String, origin: String) {
    (self.first, self.second, self.model, self.origin) = (first, second, model, origin)
  }

  /// Compares what both made of one trace that may be counted.
  mutating func add(_ label: TraceLabel, _ one: ComparedResult, _ two: ComparedResult) {
    guard let intent = label.intent else { preconditionFailure("a trace without intent is excluded") }
    isSame = isSame && one.fired == two.fired
    if let disagreement = Disagreement(label, one, two) { disagreements.append(disagreement) }
    switch intent {
    case .free:
      free.add(
        first: one.result.triggers, second: two.result.triggers, seconds: label.duration,
        cluster: label.cluster)
      isSame = isSame && one.result.triggers == two.result.triggers
      return
    case .pull: pulls.count(first: one.fired, second: two.fired)
    default: others.count(first: !one.fired, second: !two.fired)
    }
    guard one.fired, two.fired else { return }
    let pairs: [(WritableKeyPath<PairComparison, ClusteredValues>, Double?, Double?)] = [
      (\.triggerTimes, one.result.trigger, two.result.trigger),
      (\.latencies, one.result.latency, two.result.latency),
      (\.releaseLatencies, one.result.releaseLatency, two.result.releaseLatency),
    ]
    for (path, from, to) in pairs {
      if let from, let to { self[keyPath: path].add(to - from, cluster: label.cluster) }
    }
  }

  /// Traces counted, without free use.
  public var total: Int { pulls.total + others.total }
  /// How much more often the second fires where a refresh was wanted; Newcombe's interval.
  public var recallDifference: Estimate { NewcombeDifference.paired(pulls) }
  /// How much more often the second fires where none was; Newcombe's interval.
  public var falsePositiveDifference: Estimate { NewcombeDifference.paired(others.mirrored) }
  /// The traces of which they make something else, by reason.
  public var groups: [DisagreementGroup] { DisagreementGroup.groups(of: disagreements) }
}

extension PairedCounts {
  /// The same with right and wrong exchanged.
  fileprivate var mirrored: PairedCounts {
    PairedCounts(both: neither, onlyFirst: onlySecond, onlySecond: onlyFirst, neither: both)
  }
}
