import CommandArguments
import FileAccess
import GestureTraces
import ReplayReport

/// The files a report is written to beside the screen.
struct ReportFiles {
  /// The options of all of them.
  static let options: [Option] = [
    .value(
      "junit", "FILE", check: .output(), defaultInWords: "none",
      help: "write gates and baseline as JUnit XML"),
    .value(
      "csv", "FILE", check: .output(), defaultInWords: "none", help: "write every figure, a row each"),
    .value(
      "markdown", "FILE", check: .output(), defaultInWords: "none",
      help: "write a comment for a pull request"),
    .flag("annotations", help: "print failures as GitHub Actions commands"),
    .flag("force", help: "replace files that are there"),
  ]

  private static let names = ["junit", "csv", "markdown"]
  private let paths: [String: String]
  private let overwrites: Bool

  /// The files a command line names.
  ///
  /// - Parameter invocation: A call of a command with ``options`` and those of `ReportChecking`.
  /// - Throws: A file that is there already, two that want stdout, or nothing to say in one.
  init(_ invocation: Invocation) throws {
    overwrites = invocation.flag("force")
    paths = Dictionary(
      uniqueKeysWithValues: Self.names.compactMap { name in invocation.string(name).map { (name, $0) } })
    let hasChecks = invocation.isGiven("gate") || invocation.isGiven("baseline")
    for name in ["junit", "annotations"] where !hasChecks && invocation.isGiven(name) {
      throw invocation.mistake("--\(name) is of checks; give --gate FILE or --baseline FILE as well")
    }
    let others = [invocation.flag("json"), invocation.string("html") == "-"].count { $0 }
    let streams = paths.values.count { $0 == "-" } + others
    if usesStdout, streams > 1 {
      throw invocation.mistake("two results for stdout; name a file for one of them")
    }
    // Before anything is replayed.
    if !overwrites, let taken = Self.names.compactMap({ paths[$0] }).first(where: Self.isTaken) {
      throw UserError("\(taken): is there already; choose another file, or give --force")
    }
  }

  private static func isTaken(_ path: String) -> Bool { path != "-" && FileIO.isFile(path) }

  /// Whether one of them is stdout: then nothing else goes there.
  var usesStdout: Bool { paths.values.contains("-") }

  /// Writes them, each whole or not at all.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - checks: What was checked, if anything.
  ///   - unreadable: What was wrong with each trace that could not be read.
  ///   - console: Where `-` goes.
  /// - Throws: `FileError`.
  func write(
    _ report: Report, _ checks: ReportChecks?, unreadable: [String], to console: Console
  ) throws {
    for name in Self.names {
      guard let path = paths[name] else { continue }
      let text =
        switch name {
        case "junit": checks.map { JUnitReport($0, unreadable: unreadable).text } ?? ""
        case "csv": ReportCSV(report).text
        default: MarkdownReport(report, checks: checks, unreadable: unreadable).text
        }
      if path == "-" { console.flush() }
      try FileIO.write(Array(text.utf8), to: path, overwrite: overwrites)
    }
  }
}
