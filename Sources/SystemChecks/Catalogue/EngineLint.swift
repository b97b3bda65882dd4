import PolicyFiles
import PullToRefresh
import ReplayExperiments
import ScrollPhysics
import TextFormats
import TraceReplay

/// The findings of `engines --lint` about one policy file or built-in engine.
package struct EngineLint {
  /// As given: a path, or an engine's name.
  package let policy: String
  /// The engine's name.
  package let name: String
  /// The findings.
  package let findings: [PolicyFinding]

  /// Lints a file, or a system by its name.
  ///
  /// - Parameters:
  ///   - policy: A built-in engine's name, else a path.
  ///   - model: The scroll physics.
  ///   - viewport: Length of the scroll view, in points.
  /// - Throws: What makes a file unreadable.
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
      // Bounds in the wrong order can be read, though nothing lies between them: the linter reports them.
      guard !error.problems.isEmpty, error.problems.allSatisfy({ $0.kind == .emptyRange }) else {
        throw error
      }
      name = policy
      findings = error.problems.map(PolicyFinding.init)
    }
  }

  /// The findings, each on a line after ``place`` and a colon; where there are none, a line that says so.
  package func text(model: ScrollModel, viewport: Double) -> String {
    let scene = "on \(model.name), in a viewport of \(JSONWriter.text(of: viewport)) pt"
    if findings.isEmpty { return "\(policy): nothing to find \(scene)" }
    return findings.map { "\(policy): \($0.path) \($0.problem); \($0.advice)" }.joined(separator: "\n")
  }

  /// One object of the schema `overscroll-lint/1`, without a line feed.
  package func json(model: ScrollModel, viewport: Double) -> String {
    var json = JSONWriter()
    json.object { json in
      json.member("schema", "overscroll-lint/1")
      json.member("policy", policy)
      json.member("engine", name)
      json.member("model", "\(model.name)")
      json.member("viewport_pt", viewport)
      json.objects("findings", findings) { json, finding in Self.write(finding, to: &json) }
    }
    return json.text
  }

  private static func write(_ finding: PolicyFinding, to json: inout JSONWriter) {
    json.member("rule", finding.rule.rawValue)
    json.member("path", finding.path)
    json.member("problem", finding.problem)
    json.member("advice", finding.advice)
    json.member("travel_pt", finding.travel)
    json.list("trigger_ms", finding.times) { json, time in json.value(time * 1000) }
  }
}
