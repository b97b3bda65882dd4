import PullToRefresh
import ReplayStatistics

/// The best policy of several for a set of traces, and how it fares on people and devices it was not chosen on.
///
/// Each candidate is a policy whose threshold is free; each trace has one critical threshold under each. The best is the
/// candidate and threshold that cost least; the first of equals. *Judged right* is one less the cost as a share of what
/// being wrong in every trace would cost: with equal costs the share of traces judged rightly.
package struct Tuning: Sendable {
  /// A policy to choose, but for its threshold.
  package struct Candidate: Sendable {
    /// The policy; its threshold counts for nothing.
    package var policy: RefreshPolicy
    /// The greatest threshold with which each trace fires; −∞ for none.
    package var critical: [Double]

    /// A policy and what it makes of the traces.
    package init(policy: RefreshPolicy, critical: [Double]) {
      (self.policy, self.critical) = (policy, critical)
    }
  }

  /// A candidate and a threshold that were chosen.
  package struct Choice: Sendable {
    /// The index of the candidate.
    package let candidate: Int
    /// Thresholds that all cost the same.
    package let stretch: ReceiverCurve.Stretch
    /// The one of them that stands for all, in points.
    package let threshold: Double
    /// Share judged right, 0…1.
    package let score: Double
    /// Its verdicts on the traces, counted.
    package let counts: ConfusionCounts
  }

  /// The scores of choices on traces they were not made on: each person or device left out in turn.
  package struct Validation: Sendable {
    /// The kind that is left out: `people`, `devices`.
    package let kind: String
    /// The number of them.
    package let folds: Int
    /// Share judged right where they were chosen on, over all rounds; nil where it can't be had.
    package let training: Double?
    /// Share judged right among those left out; nil where it can't be had.
    package let test: Double?
    /// The reason why not; nil where it can.
    package let why: String?

    /// Training less test: how much too good the training looks.
    package var optimism: Double? { training.flatMap { training in test.map { training - $0 } } }
  }

  /// The traces, in the order of every candidate's list.
  package let traces: [TraceLabel]
  /// The policies to choose from; the first is the engine to improve, as a policy.
  package let candidates: [Candidate]
  /// The costs of mistakes.
  package let costs: ReceiverCurve.Costs

  /// A tuning of these.
  ///
  /// - Parameters:
  ///   - candidates: One or more.
  ///   - traces: The label of each trace; all have an intent, none is `free`.
  ///   - costs: The costs of mistakes.
  package init(_ candidates: [Candidate], traces: [TraceLabel], costs: ReceiverCurve.Costs) {
    precondition(candidates.allSatisfy { $0.critical.count == traces.count }, "one number per trace")
    (self.candidates, self.traces, self.costs) = (candidates, traces, costs)
  }

  /// The number of traces of either kind that it takes to know a rate to within so much, whatever the rate
  /// is.
  package static func traces(within halfWidth: Double) -> Int {
    SampleSize.wilson(halfWidth: halfWidth, share: 0.5)
  }

  /// The best of all on all traces; nil where never firing is cheaper.
  package var best: Choice? { best(on: Array(traces.indices)) }

  /// Each person left out in turn; traces without a person are left out of it.
  package var people: Validation { validation("people") { $0.subject } }

  /// Each device left out in turn.
  package var devices: Validation { validation("devices") { $0.device } }

  /// The share judged right by whatever fires in these traces, 0…1.
  ///
  /// - Parameter fires: One for each of ``traces``.
  /// - Returns: One less what the mistakes cost as a share of what it would cost to be wrong in all.
  package func score(fires: [Bool]) -> Double {
    precondition(fires.count == traces.count, "one verdict per trace")
    var counts = ConfusionCounts()
    for index in traces.indices { counts.count(wanted: isWanted(index), fired: fires[index]) }
    return share(counts)
  }

  private func best(on indices: [Int]) -> Choice? {
    var best: Choice?
    for candidate in candidates.indices {
      let curve = ReceiverCurve(
        indices.map {
          .init(critical: candidates[candidate].critical[$0], isWanted: isWanted($0), cluster: "")
        })
      guard let stretch = Self.firing(curve.optimum(costs), of: curve), let threshold = Self.round(stretch)
      else { continue }
      let counts = curve.points[stretch.points.lowerBound].counts
      let score = share(counts)
      guard score > best?.score ?? -.infinity else { continue }
      best = Choice(
        candidate: candidate, stretch: stretch, threshold: threshold, score: score, counts: counts)
    }
    return best
  }

  /// The stretch without the thresholds above every critical one, with which nothing fires; nil where no
  /// others are left.
  private static func firing(
    _ stretch: ReceiverCurve.Stretch, of curve: ReceiverCurve
  ) -> ReceiverCurve.Stretch? {
    guard stretch.upTo == nil else { return stretch }
    let points = stretch.points
    return points.count > 1 ? curve.stretch((points.lowerBound + 1)...points.upperBound) : nil
  }

  /// A number with few digits within a stretch, near its middle; nil where it has no upper end or nothing above 0.
  private static func round(_ stretch: ReceiverCurve.Stretch) -> Double? {
    guard let middle = stretch.threshold, middle > 0 else { return nil }
    for scale in [1.0, 10, 100, 1000] {
      let near = (middle * scale).rounded() / scale
      if near > stretch.above ?? 0, near <= stretch.upTo ?? .infinity { return near }
    }
    return middle
  }

  private func validation(_ kind: String, by key: (TraceLabel) -> String?) -> Validation {
    let keys = traces.map(key)
    let names = Set(keys.compactMap { $0 }).sorted()
    func without(_ why: String) -> Validation {
      Validation(kind: kind, folds: names.count, training: nil, test: nil, why: why)
    }
    guard names.count > 1 else { return without("the traces name fewer than two \(kind)") }
    var (training, test) = (ConfusionCounts(), ConfusionCounts())
    for name in names {
      let kept = keys.indices.filter { keys[$0] != nil && keys[$0] != name }
      guard Set(kept.map(isWanted)).count == 2 else {
        return without("without '\(name)' pulls or other gestures are missing")
      }
      guard let choice = best(on: kept) else { return without("without '\(name)' never firing costs less") }
      // Over all rounds every trace is chosen on equally often, as it is left out once: both shares weigh traces alike.
      training.add(choice.counts)
      test.add(
        counts(choice.candidate, threshold: choice.threshold, on: keys.indices.filter { keys[$0] == name }))
    }
    return Validation(kind: kind, folds: names.count, training: share(training), test: share(test), why: nil)
  }

  private func isWanted(_ index: Int) -> Bool { traces[index].intent == .pull }

  private func counts(_ candidate: Int, threshold: Double, on indices: [Int]) -> ConfusionCounts {
    var counts = ConfusionCounts()
    for index in indices {
      counts.count(wanted: isWanted(index), fired: threshold <= candidates[candidate].critical[index])
    }
    return counts
  }

  private func share(_ counts: ConfusionCounts) -> Double {
    let worst =
      costs.falseAccept * Double(counts.total - counts.wanted) + costs.miss * Double(counts.wanted)
    return worst > 0 ? 1 - costs.of(counts) / worst : 1
  }
}
