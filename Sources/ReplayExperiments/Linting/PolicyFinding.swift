import PolicyFiles

/// A finding about a policy: it cannot fire, fires too often, or has limits that exclude each other.
package struct PolicyFinding: Equatable, Sendable {
  /// The kind of a finding; the raw value is its name in JSON.
  package enum Rule: String, Sendable {
    /// No pull makes the policy fire.
    case neverFires = "never-fires"
    /// The threshold needs more finger travel than the viewport has.
    case unreachable
    /// One pull fires more than once, or a second pull fires during the first one's refresh.
    case firesTwice = "fires-twice"
    /// A pull fires although the finger went back to where it touched.
    case neverDisarms = "never-disarms"
    /// Two limits of the policy exclude every value.
    case emptyRange = "min-above-max"
  }

  /// The kind of problem that was found.
  package let rule: Rule
  /// The key in the policy file that causes the problem, such as `$.gates.sources`.
  package let path: String
  /// The problem with its evidence, as a phrase to follow the key, without a full stop.
  package let problem: String
  /// The advice on what to change, without a full stop.
  package let advice: String
  /// The finger travel that the threshold needs, in points; nil if the finding is not about travel, or if no travel suffices.
  package let travel: Double?
  /// The times at which the scripted finger made the engine fire, in seconds; empty if they are not the evidence.
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
  /// The finding that two limits in a policy file exclude every value.
  ///
  /// - Parameter problem: A problem of the kind ``PolicyProblem/Kind/emptyRange``.
  package init(_ problem: PolicyProblem) {
    self.init(.emptyRange, at: problem.path, problem.text, do: "lower one or raise the other")
  }
}
