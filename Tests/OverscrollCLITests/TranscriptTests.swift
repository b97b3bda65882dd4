import TestSamples
import Testing

/// Whole outputs of command lines over a few traces that begin a second or more after their zero, most with later arrivals.
///
/// A file of `Goldens/transcripts` lists command lines, each after `$ `, with what it printed, what it said after `! `, and its exit status
/// after `= `. Each file runs in a folder of its own with copies of `Goldens/transcripts/files`. To add a case, add its line, and write the
/// golden files anew.
@Suite("transcripts")
struct TranscriptTests {
  /// Runs each command line of the file, and compares the transcript with it.
  @Test(
    "every command prints what it printed, whole",
    arguments: [
      "advice", "batches", "borders", "compare", "completions", "devices", "disk", "files", "fits",
      "imports", "lint", "logs", "messages", "mistakes-replays", "mistakes-traces", "observe", "options",
      "outcomes", "pages", "people", "physics", "rare", "reach", "recordings", "replay", "report",
      "schemas", "shrink", "stress", "sweep", "systems", "traces", "values",
    ])
  func outputs(name: String) throws {
    let golden = "transcripts/\(name).txt"
    let lines = Golden.text(golden).split(separator: "\n").filter { $0.hasPrefix("$ ") }
    try #require(!lines.isEmpty)
    let folder = TemporaryFolder()
    let files = Self.goldens + "/transcripts/files/."
    try #require(shell("cp -r '\(files)' .", in: folder).status == 0)
    let programs = TemporaryFolder()
    try #require(shell("ln -s \"$OVERSCROLL\" overscroll", in: programs).status == 0)
    var text = ""
    for line in lines {
      var binary = RunningBinary()
      binary.folder = folder.path
      binary.environment = ["PATH": "\(programs.path):/usr/bin:/bin"]
      binary.shellLine = String(line.dropFirst(2))
      let ending = binary.run([])
      text += "\(line)\n\(ending.output)"
      if !ending.output.isEmpty, ending.output.utf8.last != UInt8(ascii: "\n") {
        text += "\n(no line feed)\n"
      }
      for message in ending.messages.split(separator: "\n") { text += "! \(message)\n" }
      text += "= \(ending.status.map(String.init) ?? "signal \(ending.signal ?? 0)")\n\n"
    }
    #expect(Golden.difference(of: text, from: golden) == nil)
  }

  private static let goldens =
    #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
    + "/Goldens"
}
