import PullToRefresh
import ReplayStatistics

/// The best of several policies for a set of traces, with its performance on people and devices that were not used to choose it.
///
/// Each candidate is a policy whose threshold is free; each trace has one critical threshold under each candidate. The best is the
/// combination of candidate and threshold with the lowest cost, or the first of equal ones. *Judged right* is 1 minus the cost relative to
/// that of being wrong in every trace; with equal costs, the proportion of traces judged rightly.
package struct Tuning: Sendable {
  /// A policy to choose from, without its threshold.
  package struct Candidate: Sendable {
    /// The policy to choose; the threshold that it contains is ignored.
    package var policy: RefreshPolicy
    /// The greatest threshold with which the policy fires, for each trace; −∞ if it never does.
    package var critical: [Double]

    /// A candidate policy with its critical threshold for each trace.
    package init(policy: RefreshPolicy, critical: [Double]) {
      (self.policy, self.critical) = (policy, critical)
    }
  }

  /// A chosen candidate and threshold.
  package struct Choice: Sendable {
    /// The index of the chosen candidate.
    package let candidate: Int
    /// The range of thresholds with the same, lowest cost.
    package let stretch: ReceiverCurve.Stretch
    /// The chosen threshold from the range ``stretch``, in points.
    package let threshold: Double
    /// The proportion of the traces judged right, weighted by cost, 0 to 1.
    package let score: Double
    /// The numbers of right and wrong verdicts on the traces.
    package let counts: ConfusionCounts
  }

  /// Cross-validation: the scores of choices on traces that were not used for them, leaving out each person or device in turn.
  package struct Validation: Sendable {
    /// The kind of what each round leaves out: `people` or `devices`.
    package let kind: String
    /// The number of rounds, one for each person or device.
    package let folds: Int
    /// The proportion judged right on the traces used for the choices, over all rounds; nil if there is a reason in ``why``.
    package let training: Double?
    /// The proportion judged right on the traces left out, over all rounds; nil if there is a reason in ``why``.
    package let test: Double?
    /// The reason why validation is impossible, in words; nil if it is possible.
    package let why: String?

    /// The amount by which the training score overestimates the proportion judged right: training minus test score.
    package var optimism: Double? { training.flatMap { training in test.map { training - $0 } } }
  }

  /// The descriptions of the traces; every candidate's critical thresholds have the same order.
  package let traces: [TraceLabel]
  /// The candidate policies; the first is the engine to improve, as a policy.
  package let candidates: [Candidate]
  /// The costs of a missed pull and of a false alarm.
  package let costs: ReceiverCurve.Costs

  /// Prepares to choose among candidate policies.
  ///
  /// - Parameters:
  ///   - candidates: At least one candidate.
  ///   - traces: The label of each trace; all have an intent other than `free`.
  ///   - costs: The costs of mistakes.
  package init(_ candidates: [Candidate], traces: [TraceLabel], costs: ReceiverCurve.Costs) {
    precondition(candidates.allSatisfy { $0.critical.count == traces.count }, "one number per trace")
    (self.candidates, self.traces, self.costs) = (candidates, traces, costs)
  }

  /// The number of traces needed, both of pulls and of other gestures, to estimate a rate to within `halfWidth` whatever the rate is.
  package static func traces(within halfWidth: Double) -> Int {
    SampleSize.wilson(halfWidth: halfWidth, share: 0.5)
  }

  /// The best policy and threshold over all traces; nil if never firing costs less.
  package var best: Choice? { best(on: Array(traces.indices)) }

  /// The validation that leaves out one person in each round; traces that name no person are left out.
  package var people: Validation { validation("people") { $0.subject } }

  /// The validation that leaves out one device in each round.
  package var devices: Validation { validation("devices") { $0.device } }

  /// The proportion that the given verdicts judge right, weighted by cost, 0 to 1.
  ///
  /// - Parameter fires: One verdict for each of ``traces``.
  /// - Returns: 1 minus the cost of the mistakes relative to that of being wrong in all traces.
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

  /// The part of a range of thresholds at which some trace fires; nil if none fires at any of them.
  private static func firing(
    _ stretch: ReceiverCurve.Stretch, of curve: ReceiverCurve
  ) -> ReceiverCurve.Stretch? {
    guard stretch.upTo == nil else { return stretch }
    let points = stretch.points
    return points.count > 1 ? curve.stretch((points.lowerBound + 1)...points.upperBound) : nil
  }

  /// A threshold with few digits near the middle of a range, in points; nil if the range has no upper end or nothing above 0.
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
      // Over all rounds every trace is used for training equally often and left out once, so both scores weight traces equally.
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
