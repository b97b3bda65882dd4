import ExternalEngines
import GestureTraces
import PullToRefresh
import ReplayStatistics
import ScrollPhysics
import TextFormats
import TraceReplay

/// `sweep --tune`: chooses a policy's threshold and optionally other parts, based on traces.
package struct SweepTuning: Sendable {
  /// The parts of a policy that can be tuned.
  package static let parts = ["threshold", "moment", "dwell", "hysteresis"]
  /// The dwell times to try, in seconds.
  private static let dwells = [0.1, 0.2, 0.3, 0.5]
  /// The hystereses to try, in points: how far the pull may fall back below the threshold before the policy is no longer armed.
  private static let hystereses = [0.0, 5, 10, 20]

  private let engine: EngineChoice
  private let list: ScrollList
  private let options: ReplayOptions
  private let parts: Set<String>

  /// Prepares to tune parts of an engine on a scroll view.
  ///
  /// - Parameters:
  ///   - engine: The engine to improve.
  ///   - list: The scroll view that the engine runs on.
  ///   - options: How traces become motion.
  ///   - parts: Some of ``parts``, including the threshold.
  package init(engine: EngineChoice, on list: ScrollList, options: ReplayOptions, parts: Set<String>) {
    (self.engine, self.list, self.options, self.parts) = (engine, list, options, parts)
  }

  /// The engine as closely as a policy can express it, with the engine's own threshold in the given scene.
  private func base(in scene: Scene) -> RefreshPolicy {
    let engine = engine.engine(in: scene, on: list.model)
    var policy = engine.policy
    policy.threshold = .points(engine.traits.threshold)
    return policy
  }

  /// The candidate policies in a scene, equally many in every scene; the engine itself as a policy comes first.
  private func policies(in scene: Scene) -> [RefreshPolicy] {
    let base = base(in: scene)
    var moments = [base.moment]
    if parts.contains("moment") { moments += [.crossing, .release] }
    if parts.contains("dwell") { moments += Self.dwells.map { .dwell($0) } }
    let hystereses = [base.hysteresis] + (parts.contains("hysteresis") ? Self.hystereses : [])
    var policies: [RefreshPolicy] = []
    for moment in moments {
      for hysteresis in hystereses {
        var policy = base
        (policy.moment, policy.hysteresis) = (moment, hysteresis)
        // A policy that fires at the crossing is never armed, so hysteresis has no effect.
        if moment == .crossing, hysteresis != base.hysteresis { continue }
        if !policies.contains(policy) { policies.append(policy) }
      }
    }
    return policies
  }

  /// The results of every candidate policy for one gesture.
  package struct Row: Sendable {
    /// The description of the gesture: intent, origin, person, device.
    package let label: TraceLabel
    /// The greatest threshold with which each policy fires; −∞ for a policy that never does.
    let critical: [Double]
    /// True if the engine itself fires during the gesture, as in a replay.
    let fires: Bool
    /// True if the engine, expressed as a policy, fires with its own threshold in the trace's scene.
    let firesAsPolicy: Bool
  }

  /// The results of every candidate policy for the gestures of a trace.
  package struct Rows: BatchedTrace {
    /// The gestures of the trace on which the choice is based.
    package let gestures: [Row]
    package let warnings: [String]
  }

  /// Runs every candidate policy on the gestures of a trace.
  ///
  /// - Throws: An error if an external engine answers wrongly.
  package func rows(of trace: Trace, path: String) throws(EngineFault) -> Rows {
    let replay = Replay(of: trace, on: list, options: options)
    let labels = TraceLabel.gestures(of: trace, path: path, track: replay.track)
    let warnings = options.warnings(of: trace)
    guard labels.contains(where: Self.counts) else { return Rows(gestures: [], warnings: warnings) }
    let policies = policies(in: replay.scene)
    let critical = policies.map { replay.settableThresholds(of: replay.engine(of: $0)) }
    let own = try engine.gestureResults(on: replay)
    let asPolicy = replay.gestureResults(of: replay.engine(of: policies[0]))
    try replay.requireWork()
    let rows = labels.indices.compactMap { index -> Row? in
      // While a refresh is running, no rule decides anything.
      guard Self.counts(labels[index]), !own[index].isBusy, !asPolicy[index].isBusy else { return nil }
      return Row(
        label: labels[index], critical: critical.map { $0[index] }, fires: own[index].triggers > 0,
        firesAsPolicy: asPolicy[index].triggers > 0)
    }
    return Rows(gestures: rows, warnings: warnings)
  }

  /// True if the choice may be based on a gesture: it has an intent other than `free`, and is not excluded.
  private static func counts(_ label: TraceLabel) -> Bool {
    label.reasonToExclude == nil && label.intent != nil && label.intent != .free
  }

  /// Chooses the best policy for some gestures.
  ///
  /// - Parameters:
  ///   - rows: The gestures; those without an intent, excluded or `free` are ignored.
  ///   - costs: The costs of mistakes.
  ///   - halfWidth: How precisely rates must be known for a choice to be meaningful, as half the width of an interval.
  /// - Returns: The chosen policy, with its performance.
  /// - Throws: An error if there are too few traces, if they have several origins, or if never firing has the lowest cost.
  package func result(_ rows: [Row], costs: ReceiverCurve.Costs, halfWidth: Double) throws -> TuningResult {
    let counted = rows.filter { Self.counts($0.label) }
    let origins = Set(counted.map(\.label.origin)).sorted()
    guard origins.count <= 1 else {
      throw ExperimentError("the traces are \(origins.joined(separator: " and ")); give those of one origin")
    }
    try checkCount(counted, halfWidth: halfWidth)
    let policies = policies(in: Scene(scenario: nil, overrides: options.scene))
    let candidates = policies.indices.map { index in
      Tuning.Candidate(policy: policies[index], critical: counted.map { $0.critical[index] })
    }
    let tuning = Tuning(candidates, traces: counted.map(\.label), costs: costs)
    guard let best = tuning.best else {
      throw ExperimentError(
        "never firing costs less than any threshold; raise --cost-miss or record more pulls")
    }
    return TuningResult(
      tuning, best, asItCame: counted.map(\.fires), asPolicy: counted.map(\.firesAsPolicy),
      name: engine.name, model: list.model.label)
  }

  private func checkCount(_ rows: [Row], halfWidth: Double) throws {
    let needed = Tuning.traces(within: halfWidth)
    let pulls = rows.count { $0.label.intent == .pull }
    let kinds = [("pull", pulls), ("other", rows.count - pulls)]
    let missing = kinds.map { ($0.0, needed - $0.1) }.filter { $0.1 > 0 }
    let few = missing.map { "\($0.1) more \(Counted.word($0.1, $0.0))" }
    guard !few.isEmpty else { return }
    let have = kinds.map { Counted.text($0.1, $0.0) }.joined(separator: " and ")
    throw ExperimentError(
      "too few gestures to tune on: \(have), but to estimate a percentage within "
        + "\(Int((halfWidth * 100).rounded())) points you need \(needed) of each; record \(few.joined(separator: " and ")), or accept wider rates with --within"
    )
  }
}
