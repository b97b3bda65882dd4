import PullToRefresh

/// The result of a tuning: the policy chosen, and how it and the engine as it came judge.
package struct TuningResult: Sendable {
  /// The policies there were, the traces and the costs.
  package let tuning: Tuning
  /// The best of them.
  package let choice: Tuning.Choice
  /// The choice made without some people or devices, judged on them.
  package let validations: [Tuning.Validation]
  /// The share that the engine itself judges right, 0…1.
  package let asItCame: Double
  /// The share that what a policy can say of it judges right, 0…1.
  package let asPolicy: Double
  /// The engine's name in results.
  package let name: String
  /// The scroll model's name.
  package let model: String
  /// The origin of the traces, which is one.
  package let origin: String

  /// The result of a tuning.
  ///
  /// - Parameters:
  ///   - tuning: Whose first candidate is what the engine to better is as a policy.
  ///   - choice: Its best.
  ///   - asItCame: Whether the engine itself fires in each trace.
  ///   - asPolicy: Whether that policy does, with the engine's own threshold in the trace's scene.
  ///   - name: What the engine is called.
  ///   - model: The scroll model's name.
  package init(
    _ tuning: Tuning, _ choice: Tuning.Choice, asItCame: [Bool], asPolicy: [Bool], name: String, model: String
  ) {
    (self.tuning, self.choice, self.name, self.model) = (tuning, choice, name, model)
    origin = tuning.traces.first?.origin ?? ""
    (self.asItCame, self.asPolicy) = (tuning.score(fires: asItCame), tuning.score(fires: asPolicy))
    validations = [tuning.people, tuning.devices]
  }

  /// The policy chosen.
  package var policy: RefreshPolicy {
    var policy = tuning.candidates[choice.candidate].policy
    policy.threshold = .points(choice.threshold)
    return policy
  }
}
