import PullToRefresh

/// The result of a tuning: the chosen policy, and how it and the original engine perform.
package struct TuningResult: Sendable {
  /// The tuning with its candidates, traces and costs.
  package let tuning: Tuning
  /// The candidate and threshold with the lowest cost.
  package let choice: Tuning.Choice
  /// The validations that leave out one person, or one device, in each round.
  package let validations: [Tuning.Validation]
  /// The proportion that the original engine judges right, 0 to 1.
  package let asItCame: Double
  /// The proportion that the engine judges right when it is expressed as a policy, 0 to 1.
  package let asPolicy: Double
  /// The name of the original engine in results.
  package let name: String
  /// The name of the scroll model.
  package let model: String
  /// The origin of all traces, such as `recorded`.
  package let origin: String

  /// Compares the chosen policy with the original engine.
  ///
  /// - Parameters:
  ///   - tuning: The tuning; its first candidate is the original engine as a policy.
  ///   - choice: The candidate and threshold with the lowest cost.
  ///   - asItCame: Whether the original engine fires in each trace.
  ///   - asPolicy: Whether the engine as a policy fires, with its own threshold in the trace's scene.
  ///   - name: The engine's name in results.
  ///   - model: The scroll model's name.
  package init(
    _ tuning: Tuning, _ choice: Tuning.Choice, asItCame: [Bool], asPolicy: [Bool], name: String, model: String
  ) {
    (self.tuning, self.choice, self.name, self.model) = (tuning, choice, name, model)
    origin = tuning.traces.first?.origin ?? ""
    (self.asItCame, self.asPolicy) = (tuning.score(fires: asItCame), tuning.score(fires: asPolicy))
    validations = [tuning.people, tuning.devices]
  }

  /// The chosen policy, with the chosen threshold.
  package var policy: RefreshPolicy {
    var policy = tuning.candidates[choice.candidate].policy
    policy.threshold = .points(choice.threshold)
    return policy
  }
}
