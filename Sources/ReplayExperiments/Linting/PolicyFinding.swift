import PolicyFiles

/// Something a policy does, or cannot do, that nobody wants.
package struct PolicyFinding: Equatable, Sendable {
  /// The kind of a finding; the raw value is its name in JSON.
  package enum Rule: String, Sendable {
    /// No pull fires.
    case neverFires = "never-fires"
    /// The threshold needs more finger travel than the viewport has.
    case unreachable
    /// One pull fires more than once, or a second one does while the first is worked on.
    case firesTwice = "fires-twice"
    /// A pull that was taken back fires.
    case neverDisarms = "never-disarms"
    /// Two bounds leave nothing between them.
    case emptyRange = "min-above-max"
  }

  /// The kind of the finding.
  package let rule: Rule
  /// The key in the policy file that brings it about: `$.gates.sources`.
  package let path: String
  /// The problem, with its proof; without a full stop.
  package let problem: String
  /// The advice; without a full stop.
  package let advice: String
  /// Finger travel the threshold needs, in points, where the finding is about that and any is enough.
  package let travel: Double?
  /// The times at which the scripted finger made it fire, in seconds, where they are the proof.
  package let times: [Double]

  init(
    _ rule: Rule, at path: String, _ problem: String, do advice: String, travel: Double? = nil,
    times: [Double] = []
  ) {
    self.rule = rule
    self.path = path
    self.problem = problem
    self.advice = advice
    self.travel = travel
    self.times = times
  }
}

extension PolicyFinding {
  /// The finding that two bounds in a file leave nothing between them.
  ///
  /// - Parameter problem: Of the kind ``PolicyProblem/Kind/emptyRange``.
  package init(_ problem: PolicyProblem) {
    self.init(.emptyRange, at: problem.path, problem.text, do: "lower one or raise the other")
  }
}
