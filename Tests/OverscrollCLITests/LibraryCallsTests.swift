import CommandArguments
import GestureTraces
import ReplayExperiments
import TestSamples
import Testing

@testable import OverscrollCLI

@Suite("Commands of the library")
struct LibraryCallsTests {
  private func folder() -> TemporaryFolder {
    let folder = TemporaryFolder()
    for length in [15, 25] { folder.write(DragTrace(millimetres: length).text, to: "\(length).trace") }
    return folder
  }

  @Test("a command gives the program's bytes, as output and not on a stream")
  func output() {
    let (folder, record) = (folder(), ConsoleRecord())
    let status = LibraryCalls.run(["report", "--json", "--engine", "pullview", folder.path], record)
    let program = RunningBinary().run(["report", "--json", "--engine", "pullview", folder.path])
    #expect(status == .done)
    #expect(String(decoding: record.output, as: UTF8.self) == program.output)
  }

  @Test("a replay hands on each trace in order, whatever the number of threads")
  func replay() {
    let (folder, record) = (folder(), ConsoleRecord())
    var fired: [Bool] = []
    let status = LibraryCalls.replay(
      ["--engine", "pullview", "--jobs", "2", "--model", "uikit", folder.path], record
    ) { trace, _ in fired += trace.scored.map { $0.result.triggers > 0 } }
    // 15 mm do not pull 60 pt far, 25 mm do (`ReportCommandTests`).
    #expect(status == .done && fired == [false, true] && record.messages.isEmpty)
  }

  @Test("a replay of traces that all are left out gives no results and no error")
  func nothingLeft() {
    let (folder, record) = (folder(), ConsoleRecord())
    var count = 0
    let status = LibraryCalls.replay(["--only", "subject=nobody", folder.path], record) { _, _ in count += 1 }
    #expect(status == .done && count == 0 && record.messages.isEmpty)
  }

  @Test(
    "what only a program has is refused in one line",
    arguments: [
      (["record"], "'record': the library has no such command"),
      ([], "'': the library has no such command"),
      (["report", "--csv", "-", "x.trace"], "report: --csv -: the library has no standard output"),
      (["report", "-"], "report: -: the library has no standard input"),
      (
        ["report", "--modle", "uikit", "x.trace"], "report: unknown option '--modle'; did you mean '--model'?"
      ),
    ])
  func refused(words: [String], start: String) {
    let record = ConsoleRecord()
    #expect(LibraryCalls.run(words, record) == .couldNot)
    #expect(record.output.isEmpty && record.messages.count == 1)
    #expect(record.messages.first?.kind == .error && record.messages.first?.text.hasPrefix(start) == true)
  }

  @Test(
    "standard streams, a project file and names for one call are the program's alone",
    arguments: [
      (
        ["report", "--html", "-", "x.trace"],
        "report: --html -: the library has no standard output; name a file"
      ),
      (
        ["sweep", "--csv", "-", "x.trace"], "sweep: --csv -: the library has no standard output; name a file"
      ),
      (
        ["report", "x.trace", "-"],
        "report: -: the library has no standard input; name a file, or hand over the bytes"
      ),
      (
        ["report", "--relative", "x.trace"],
        "report: --relative: of the library several calls may run at once; change into the folder, or take the program"
      ),
      (
        ["report", "--config", "c.json", "x.trace"],
        "report: --config: the library reads no project file; hand over the options"
      ),
      (
        ["report", "--print-config", "x.trace"],
        "report: --config: the library reads no project file; hand over the options"
      ),
      (
        ["report", "--html", "p.html", "--rows", "x.jsonl"],
        "report: --html draws traces, which rows do not contain; leave one of --html and --rows out"
      ),
    ])
  func ofProgram(words: [String], complaint: String) {
    let record = ConsoleRecord()
    #expect(LibraryCalls.run(words, record) == .couldNot)
    #expect(record.output.isEmpty)
    #expect(record.messages.map(\.text) == ["\(complaint). Read on: overscroll \(words[0]) --help"])
  }

  // Work comes in stretches of 1024 traces; each index is the number of its trace, whatever the stretch and the thread.
  @Test(
    "traces in memory are handed on in order, each as its own, and one that fails stops none of the others")
  func inMemory() throws {
    let record = ConsoleRecord()
    let trace = try TraceReader.trace(of: Array(DragTrace(millimetres: 2).text.utf8), path: "drag")
    var paths: [String] = []
    let status = LibraryCalls.replay(
      ["--engine", "pullview", "--jobs", "2"], count: 2100, record,
      work: { index, settings in
        if index % 1000 == 7 { throw UserError("trace \(index) is none") }
        return try ReplayedTrace(of: trace, path: "\(index)", settings)
      }, { replayed, _ in paths += replayed.scored.map(\.label.trace) })
    #expect(paths == (0..<2100).filter { $0 % 1000 != 7 }.map(String.init))
    #expect(record.messages.map(\.text) == [7, 1007, 2007].map { "trace \($0) is none" })
    #expect(status == .couldNot)
  }

  @Test("traces in memory are not chosen by --only, and none is replayed then")
  func onlyInMemory() {
    let record = ConsoleRecord()
    let status = LibraryCalls.replay(
      ["--only", "kind=touchpad"], count: 3, record, work: { _, _ in throw UserError("never") }
    ) { _, _ in }
    #expect(status == .couldNot)
    #expect(
      record.messages.map(\.text) == [
        "replay: --only: it chooses among files; hand over the traces that count. Read on: overscroll replay --help"
      ])
  }

  @Test(
    "a replay takes options that say how, none that say what to print, and no files beside traces in memory")
  func options() {
    let record = ConsoleRecord()
    #expect(LibraryCalls.replay(["--csv"], record) { _, _ in } == .couldNot)
    #expect(
      LibraryCalls.replay(["x.trace"], count: 0, record, work: { _, _ in throw UserError("never") }) { _, _ in
      }
        == .couldNot)
    #expect(
      record.messages.map(\.text) == [
        "replay: unknown option '--csv'. Read on: overscroll replay --help",
        "replay: 'x.trace' is an extra argument; this command takes no arguments. Read on: overscroll replay --help",
      ])
  }
}
