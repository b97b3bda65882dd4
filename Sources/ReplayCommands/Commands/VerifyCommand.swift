import CommandArguments
import CommandInputs
import FileAccess
import SystemChecks
import TextFormats

/// `overscroll verify VECTORS…`: runs numeric test cases against models and engines.
package enum VerifyCommand {
  /// The name, options and help text of `overscroll verify`, and the function that runs it.
  package static let command = Command(
    name: "verify",
    summary: "Run numeric cases against the models and engines.",
    positionals: .some("VECTORS", .files),
    options: JSONOptions(),
    notes: [
      "A vector file is JSON: {\"schema\":\"overscroll-vectors/1\",\"cases\":[…]}. The exit status is 1 when a case fails or its calculation is not known."
    ],
    examples: [
      "overscroll verify Tests/Conformance/uiscrollview.json",
      "overscroll verify --json Tests/Conformance/*.json",
    ],
    run: run)

  /// The largest number of failed cases that are printed as text; JSON has all.
  private static let mostShown = 20

  private static func run(_ invocation: Invocation<JSONOptions>) throws -> ExitStatus {
    var verification = Verification()
    for path in invocation.positionals {
      let shownPath = FileIO.inputName(path)
      try verification.run(try VectorFile(try FileIO.contents(of: path), path: shownPath))
    }
    if invocation.json {
      invocation.console.print(Verification.format.json(verification))
    } else {
      invocation.console.write(text(of: verification, width: invocation.console.width))
    }
    return verification.counts.isWhole ? .done : .answerIsNo
  }

  private static func text(of verification: Verification, width: Int) -> String {
    var table = TextTable(["calculation", "cases", "passed", "failed", "unsupported"])
    for (model, counts) in verification.byModel { table.add(row(model, counts)) }
    table.add(row("all", verification.counts))
    return table.text(width: width) + failures(of: verification)
  }

  private static func row(_ name: String, _ counts: Verification.Counts) -> [String] {
    [name] + [counts.cases, counts.passed, counts.failed, counts.unsupported].map { "\($0)" }
  }

  private static func failures(of verification: Verification) -> String {
    let shown = verification.failures.prefix(mostShown).map { failure in
      "\n\(failure.id)\n  expected \(JSONWriter.text(of: failure.expected))\n  got      \(JSONWriter.text(of: failure.actual))\n  tolerance \(JSONWriter.text(of: failure.tolerance))\n"
    }
    let more = verification.failures.count - shown.count
    return shown.joined() + (more > 0 ? "\n\(more) more failed; see all with --json\n" : "")
  }
}
