import GestureTraces
import ReplayStatistics

/// The statistics of one engine on one model over the traces of one origin.
public struct ReportGroup: Equatable, Sendable {
  /// The engine's name.
  public let engine: String
  /// The model's name.
  public let model: String
  /// Where the traces come from: `recorded`, `imported` or `synthetic`.
  public let origin: String
  /// How often it fired and should have.
  public private(set) var counts = ConfusionCounts()
  /// The same for each intent.
  public private(set) var byIntent: [Intent: ConfusionCounts] = [:]
  /// The same for each device.
  public private(set) var byDevice: [String: ConfusionCounts] = [:]
  /// The same for each person; traces without a subject are in none.
  public private(set) var bySubject: [String: ConfusionCounts] = [:]
  /// Triggers in `free` traces.
  public private(set) var freeTriggers = 0
  /// Length of all `free` traces, in seconds.
  public private(set) var exposure = 0.0
  /// What its replays found to break a rule, in the order of the traces.
  public private(set) var violations: [ReportViolation] = []
  /// Counts by person, or by device where the trace names no person: what is drawn again for the bounds.
  private var clusters: [String: ConfusionCounts] = [:]
  private var latencies: [Double] = []
  private var releaseLatencies: [Double] = []

  /// An empty group for replays like this one.
  init(like scored: ScoredTrace) {
    (engine, model, origin) = (scored.result.engine, scored.result.model, scored.label.origin)
  }

  /// Whether the replay belongs here.
  func isOf(_ scored: ScoredTrace) -> Bool {
    engine == scored.result.engine && model == scored.result.model && origin == scored.label.origin
  }

  /// Times from crossing the threshold to the trigger, in seconds, of all counted traces that have one.
  public var latency: Quantiles { Quantiles(latencies) }
  /// Times from the release to the trigger, in seconds, of all counted traces that have one.
  public var releaseLatency: Quantiles { Quantiles(releaseLatencies) }
  /// Triggers per hour of use in which no refresh was wanted.
  public var falseAccepts: PoissonRate {
    PoissonRate(events: freeTriggers, hours: exposure / Self.secondsPerHour)
  }

  /// F1 of all counts; bounds by ``ClusterBootstrap`` over people, or devices where no person is named.
  public var f1: Estimate { counts.f1.bounded(by: ClusterBootstrap.bounds(clusters) { $0.f1.value }) }
  /// Matthews' correlation of all counts; bounds as for ``f1``.
  public var mcc: Estimate { counts.mcc.bounded(by: ClusterBootstrap.bounds(clusters) { $0.mcc.value }) }

  private static let secondsPerHour = 3600.0

  /// Counts a replay that belongs here and is not excluded.
  mutating func add(_ scored: ScoredTrace) {
    let (label, result) = (scored.label, scored.result)
    guard let intent = label.intent else { preconditionFailure("a trace without intent is excluded") }
    violations += result.findings.map { ReportViolation(trace: label.trace, finding: $0) }
    guard intent != .free else {
      freeTriggers += result.triggers
      exposure += label.duration
      return
    }
    let (wanted, fired) = (intent == .pull, result.triggers > 0)
    counts.count(wanted: wanted, fired: fired)
    byIntent[intent, default: ConfusionCounts()].count(wanted: wanted, fired: fired)
    byDevice[label.device, default: ConfusionCounts()].count(wanted: wanted, fired: fired)
    if let subject = label.subject {
      bySubject[subject, default: ConfusionCounts()].count(wanted: wanted, fired: fired)
    }
    clusters[label.cluster, default: ConfusionCounts()].count(wanted: wanted, fired: fired)
    if let latency = result.latency { latencies.append(latency) }
    if let latency = result.releaseLatency { releaseLatencies.append(latency) }
  }
}
