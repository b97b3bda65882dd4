/// Failed checks as GitHub Actions workflow commands, which annotate lines in a pull request.
package struct GitHubAnnotations: Sendable {
  private let checks: ReportChecks
  private let unreadable: [String]

  /// Makes the annotations for failed checks and for unreadable traces.
  ///
  /// - Parameters:
  ///   - checks: The results of gates and of the comparison with a baseline.
  ///   - unreadable: One error text per trace that could not be read.
  package init(_ checks: ReportChecks, unreadable: [String] = []) {
    (self.checks, self.unreadable) = (checks, unreadable)
  }

  /// One line per annotation, each ending with a line feed; empty if nothing failed.
  package var text: String { lines.map { $0 + "\n" }.joined() }

  private var lines: [String] {
    let gates = checks.gates.filter { !$0.holds }.map { outcome in
      Self.error(
        file: outcome.gate.file, line: outcome.gate.line, title: "Gate failed",
        "\(outcome.gate.text)\n\(outcome.failures.joined(separator: "\n"))")
    }
    let worse = (checks.baseline?.groups ?? []).filter { $0.verdict == .worse }.map { group in
      let changes = group.changes.filter { $0.verdict > .withinNoise }.map {
        "\($0.verdict.word): \($0.line)"
      }
      return Self.error(
        file: checks.baseline?.path ?? "", line: nil, title: "Worse than the baseline",
        "\(group.name)\n\(changes.joined(separator: "\n"))")
    }
    let nothing = checks.baseline?.whyNothingCompared.map {
      Self.error(file: checks.baseline?.path ?? "", line: nil, title: "Nothing compared", $0)
    }
    let lacking = checks.baseline?.whatItLacks.map {
      Self.error(file: checks.baseline?.path ?? "", line: nil, title: "Not the whole baseline", $0)
    }
    return unreadable.map { "::error title=Trace not read::\(Self.data($0))" } + gates + worse
      + [nothing, lacking].compactMap(\.self)
  }

  private static func error(file: String, line: Int?, title: String, _ message: String) -> String {
    let lineProperty = line.map { ",line=\($0)" } ?? ""
    return "::error file=\(property(file))\(lineProperty),title=\(property(title))::\(data(message))"
  }

  /// Escapes a message: characters that would end the command become percent codes (toolkit, command.ts, escapeData).
  private static func data(_ text: String) -> String {
    text.map { character in
      switch character {
      case "%": "%25"
      case "\r\n": "%0D%0A"
      case "\r": "%0D"
      case "\n": "%0A"
      default: String(character)
      }
    }.joined()
  }

  /// Escapes a property value: characters that would end it become percent codes (toolkit, command.ts, escapeProperty).
  private static func property(_ text: String) -> String {
    data(text).map { character in
      switch character {
      case ":": "%3A"
      case ",": "%2C"
      default: String(character)
      }
    }.joined()
  }
}
