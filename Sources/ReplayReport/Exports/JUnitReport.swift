import TextFormats

/// The checks as JUnit XML, which CI systems display: one test case for each gate line and for each group of the baseline.
package struct JUnitReport: Sendable {
  private let checks: ReportChecks
  private let unreadable: [String]

  /// Makes the JUnit report from the results of checks.
  ///
  /// - Parameters:
  ///   - checks: The results of gates and of the comparison with a baseline.
  ///   - unreadable: One error text per trace that could not be read; each becomes an error, since the checks lack that trace.
  package init(_ checks: ReportChecks, unreadable: [String] = []) {
    (self.checks, self.unreadable) = (checks, unreadable)
  }

  /// One JUnit test case: a line of a gate file, a group of the baseline, or an unreadable trace.
  private struct Case {
    let suite: String
    let name: String
    /// One line of text per failure; empty if the test case passes.
    let failures: [String]
    /// Further lines of text about the test case that are not failures.
    let notes: [String]
    /// The error that prevented the check; nil if there was none.
    var error: String?
  }

  /// The whole XML file, ending with a line feed.
  package var text: String {
    let cases = errorCases + gateCases + baselineCases
    let suites = cases.map(\.suite).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    let failed = cases.count { !$0.failures.isEmpty }
    var lines = [
      #"<?xml version="1.0" encoding="UTF-8"?>"#,
      #"<testsuites name="overscroll report" tests="\#(cases.count)" failures="\#(failed)" errors="\#(unreadable.count)">"#,
    ]
    for suite in suites { lines += Self.lines(of: cases.filter { $0.suite == suite }, in: suite) }
    return (lines + ["</testsuites>"]).joined(separator: "\n") + "\n"
  }

  private var errorCases: [Case] {
    unreadable.map { Case(suite: "traces", name: $0, failures: [], notes: [], error: $0) }
  }

  private var gateCases: [Case] {
    checks.gates.map { outcome in
      Case(
        suite: "gates \(outcome.gate.file)", name: "\(outcome.gate.line): \(outcome.gate.text)",
        failures: outcome.failures, notes: outcome.checks.filter(\.holds).map(\.words))
    }
  }

  private var baselineCases: [Case] {
    if let why = checks.baseline?.whyNothingCompared {
      return [
        Case(suite: "baseline \(checks.baseline?.path ?? "")", name: "all groups", failures: [why], notes: [])
      ]
    }
    let lacking = [checks.baseline?.whatItLacks].compactMap(\.self).map {
      Case(
        suite: "baseline \(checks.baseline?.path ?? "")", name: "all its gestures", failures: [$0], notes: [])
    }
    return lacking
      + (checks.baseline?.groups ?? []).map { group in
        let worse = group.changes.filter { $0.verdict == .worse }
        let others = group.changes.filter { $0.verdict != .worse }
        return Case(
          suite: "baseline \(checks.baseline?.path ?? "")", name: group.name, failures: worse.map(\.line),
          notes: others.map { "\($0.verdict.word): \($0.line)" })
      }
  }

  private static func lines(of cases: [Case], in suite: String) -> [String] {
    let (failed, broken) = (cases.count { !$0.failures.isEmpty }, cases.count { $0.error != nil })
    let name = quoted(suite)
    var lines = [
      #"  <testsuite name="\#(name)" tests="\#(cases.count)" failures="\#(failed)" errors="\#(broken)">"#
    ]
    for one in cases {
      let start = #"    <testcase classname="\#(name)" name="\#(quoted(one.name))""#
      guard !one.failures.isEmpty || !one.notes.isEmpty || one.error != nil else {
        lines.append(start + "/>")
        continue
      }
      lines.append(start + ">")
      if let error = one.error { lines.append(#"      <error message="\#(quoted(error))"/>"#) }
      if let first = one.failures.first {
        let all = quoted(one.failures.joined(separator: "\n"))
        lines.append(#"      <failure message="\#(quoted(first))">\#(all)</failure>"#)
      }
      if !one.notes.isEmpty {
        lines.append("      <system-out>\(quoted(one.notes.joined(separator: "\n")))</system-out>")
      }
      lines.append("    </testcase>")
    }
    return lines + ["  </testsuite>"]
  }

  private static func quoted(_ text: String) -> String { XMLText.escaped(text, keepingBreaks: true) }
}
