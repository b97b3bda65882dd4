import PolicyFiles

/// An unwanted behaviour or an impossibility of a policy.
package struct PolicyFinding: Equatable, Sendable {
  /// The kinds of findings; the raw value is the name in JSON.
  package enum Rule: String, Sendable {
    /// No pull fires.
    case neverFires = "never-fires"
    /// The threshold needs more finger travel than the viewport has.
    case unreachable
    /// One pull fires more than once, or a second pull fires during the first one's refresh.
    case firesTwice = "fires-twice"
    /// A pull that went back to its start fires.
    case neverDisarms = "never-disarms"
    /// Two bounds exclude every value.
    case emptyRange = "min-above-max"
  }

  /// The kind of the finding.
  package let rule: Rule
  /// The key in the policy file that causes it: `$.gates.sources`.
  package let path: String
  /// The problem with its evidence, without a full stop.
  package let problem: String
  /// The advice; without a full stop.
  package let advice: String
  /// The finger travel that the threshold needs, in points; nil if the finding is not about travel, or if no travel suffices.
  package let travel: Double?
  /// The times at which the scripted finger made the engine fire, in seconds, if they are the evidence.
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
  /// The finding that two bounds in a file exclude every value.
  ///
  /// - Parameter problem: A problem of the kind ``PolicyProblem/Kind/emptyRange``.
  package init(_ problem: PolicyProblem) {
    self.init(.emptyRange, at: problem.path, problem.text, do: "lower one or raise the other")
  }
}
