import PullToRefresh

/// The result of a tuning: the chosen policy, and how it and the original engine perform.
package struct TuningResult: Sendable {
  /// The candidates, the traces and the costs.
  package let tuning: Tuning
  /// The best choice.
  package let choice: Tuning.Choice
  /// The validations by person and by device.
  package let validations: [Tuning.Validation]
  /// The proportion that the original engine judges right, 0 to 1.
  package let asItCame: Double
  /// The proportion that the engine judges right as a policy, 0 to 1.
  package let asPolicy: Double
  /// The engine's name in results.
  package let name: String
  /// The scroll model's name.
  package let model: String
  /// The origin of the traces, which is the same for all.
  package let origin: String

  /// The result of a tuning.
  ///
  /// - Parameters:
  ///   - tuning: The tuning; its first candidate is the original engine as a policy.
  ///   - choice: Its best choice.
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

  /// The chosen policy.
  package var policy: RefreshPolicy {
    var policy = tuning.candidates[choice.candidate].policy
    policy.threshold = .points(choice.threshold)
    return policy
  }
}
