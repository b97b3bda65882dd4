import GestureTraces
import Testing

@testable import OverscrollCLI

/// What `shrink` does, from outside, with the drags of `DragTrace`: 25 mm fire `pullview`, 15 mm do not.
@Suite("shrink")
struct ShrinkCommandTests {
  private let folder = TemporaryFolder()

  init() {
    folder.write(DragTrace().text, to: "pull.trace")
    folder.write(DragTrace(millimetres: 15).text, to: "short.trace")
  }

  private func run(_ words: String...) -> RunningBinary.Ending { overscroll(["shrink"] + words, in: folder) }

  @Test("a pull of 27 events becomes three, and the file says where it comes from", arguments: [40, 80])
  func whole(width: Int) {
    var binary = RunningBinary()
    binary.folder = folder.path
    binary.environment = ["COLUMNS": "\(width)"]
    let ending = binary.run(["shrink", "--engine", "pullview", "pull.trace"])
    #expect(ending.status == 0 && ending.messages == "wrote pull.small.trace\n")
    #expect(ending.output == Golden.text("shrink-\(width).txt"))
    #expect(shell("cat pull.small.trace", in: folder).output == Golden.text("shrink.trace"))
    let replay = overscroll(["replay", "--engine", "pullview", "pull.small.trace"], in: folder)
    #expect(replay.output.contains("released"))
  }

  @Test("as JSON; the trace itself on standard output")
  func data() throws {
    let ending = run("--engine", "pullview", "--json", "pull.trace")
    let json = try JSONReader.value(of: Array(ending.output.utf8))
    #expect(json["schema"]?.string == "overscroll-shrink/1" && json["kept"]?.string == "fired")
    #expect(json["before"]?["events"]?.integer == 27 && json["after"]?["events"]?.integer == 3)
    #expect(json["cut_short"]?.bool == false && json["verdicts"]?.array?.count == 1)
    let stream = run("--engine", "pullview", "-o", "-", "pull.trace")
    #expect(stream.output == Golden.text("shrink.trace"))
    #expect(stream.messages.contains("pull.trace: keeps fired"))
  }

  @Test("two engines that differ go on differing")
  func differs() throws {
    let ending = run("--engine", "pullview", "--engine", "mrefresh", "pull.trace")
    #expect(ending.status == 0 && ending.output.contains("keeps differs"))
    let replay = overscroll(
      ["replay", "--engine", "pullview", "--engine", "mrefresh", "pull.small.trace"], in: folder)
    let rows = replay.output.split(separator: "\n").map { $0.split(separator: " ").prefix(2) }
    #expect(rows.contains(["pullview", "released"]) && rows.contains(["mrefresh", "no"]))
  }

  @Test("a pull that does not fire stays a pull that does not, and the engine is told by its policy too")
  func silent() {
    folder.write(
      #"{"schema":"overscroll-policy/1","name":"mine","input":"offset","threshold":{"points":60},"moment":"release"}"#,
      to: "mine.json")
    let ending = run("--engine", "mine.json", "-o", "s.trace", "short.trace")
    #expect(ending.status == 0 && ending.output.contains("keeps silent"))
    #expect(ending.output.contains("mine on uikit does not fire"))
  }

  @Test("mistakes say what to do, and nothing is overwritten")
  func mistakes() {
    #expect(run("pull.trace").messages.contains("name the engine that shows it"))
    #expect(run("--engine", "all", "pull.trace").messages.contains("one engine shows it, two differ"))
    #expect(run("--engine", "sv", "--model", "all", "pull.trace").messages.contains("give one"))
    #expect(run("--engine", "sv", "--keep", "fire", "pull.trace").messages.contains("did you mean 'fired'?"))
    let kept = run("--engine", "pullview", "--keep", "second-trigger", "pull.trace")
    #expect(
      kept.status == 2 && kept.messages.contains("shows no 'second-trigger' of it; keep what it shows: fired")
    )
    let same = run("--engine", "pullview", "--engine", "sv", "short.trace")
    #expect(same.status == 2 && same.messages.contains("do not differ, neither fires"))
    #expect(run("--engine", "pullview", "pull.trace").status == 0)
    let again = run("--engine", "pullview", "pull.trace")
    #expect(again.status == 2 && again.messages.contains("pull.small.trace: is there already"))
    #expect(run("--engine", "pullview", "--force", "pull.trace").status == 0)
    #expect(run("--engine", "sv", "none.trace").messages.contains("none.trace: no such file"))
  }
}
