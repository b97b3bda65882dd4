import PolicyFiles
import PullToRefresh
import ReplayExperiments
import ScrollPhysics
import TextFormats
import TraceReplay

/// The findings of `engines --lint` for one policy file or built-in engine.
package struct EngineLint {
  /// The path of the policy file or the name of the built-in engine, as given on the command line.
  package let policy: String
  /// The name of the checked engine.
  package let name: String
  /// The unwanted behaviours that were found; empty if the engine has none.
  package let findings: [PolicyFinding]

  /// Checks a policy file or a built-in engine.
  ///
  /// - Parameters:
  ///   - policy: A built-in engine's name, otherwise a path.
  ///   - model: The scroll physics.
  ///   - viewport: Length of the scroll view, in points.
  /// - Throws: An error if the file cannot be read.
  package init(_ policy: String, model: ScrollModel, viewport: Double) throws {
    self.policy = policy
    if let system = RefreshSystem(named: policy) {
      name = policy
      findings = PolicyLint(system, model: model, viewport: viewport).findings
      return
    }
    do {
      let file = try RefreshPolicyFile(path: policy)
      name = file.name
      findings = PolicyLint(file.policy, model: model, viewport: viewport).findings
    } catch let error as PolicyFileError {
      // A range whose bounds are in the wrong order is still readable, so it becomes a finding.
      guard !error.problems.isEmpty, error.problems.allSatisfy({ $0.kind == .emptyRange }) else {
        throw error
      }
      name = policy
      findings = error.problems.map(PolicyFinding.init)
    }
  }

  /// The findings as text, one per line after the policy's name and a colon; without findings, a line that says so.
  package func text(model: ScrollModel, viewport: Double) -> String {
    let scene = "on \(model.label), in a viewport of \(JSONWriter.text(of: viewport)) pt"
    if findings.isEmpty { return "\(policy): nothing to find \(scene)" }
    return findings.map { "\(policy): \($0.path) \($0.problem); \($0.advice)" }.joined(separator: "\n")
  }

  /// The JSON format of one line of `engines --lint --json`: the findings for an engine on a model, in a viewport of the given length.
  package static let format = RecordFormat<(lint: EngineLint, model: ScrollModel, viewport: Double)>(
    "overscroll-lint/1", "Mistakes in a policy: one line of engines --lint --json.",
    from: "engines --lint --json",
    [
      .value("policy", "The policy as given: a path, or an engine's name.") { $0.lint.policy },
      .value("engine", "Its name in results; for a file that cannot be run, the path.") {
        $0.lint.name
      },
      .value("model", ScrollModel.nameMeaning) {
        $0.model.label
      },
      .value("viewport_pt", "The viewport's length in points, above 0.") { $0.viewport },
      .list(
        "findings", "The mistakes found on this model and viewport; may be empty.",
        of: findingFields
      ) { $0.lint.findings },
    ])

  private static let findingFields: Fields<PolicyFinding> = [
    .value(
      "rule",
      "never-fires, unreachable (needs more finger travel than the viewport's length), fires-twice, never-disarms (a cancelled pull fires) or min-above-max."
    ) { $0.rule.rawValue },
    .value("path", "The key of the policy file that causes it, such as $.gates.sources.") { $0.path },
    .value("problem", "The problem with its proof, in words.") { $0.problem },
    .value("advice", "The change that corrects it, in words.") { $0.advice },
    .value(
      "travel_pt",
      "The finger travel that the threshold needs; null for other kinds of findings, or if the threshold cannot be reached."
    ) { $0.travel },
    .value("trigger_ms", "Times at which a scripted finger made it fire, if that is the proof; else empty.") {
      $0.times.map { $0 * 1000 }
    },
  ]
}
