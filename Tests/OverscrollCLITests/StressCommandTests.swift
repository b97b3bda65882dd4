import Testing

@testable import ScrollPhysics
import TestSamples

/// What `stress` prints, from outside.
///
/// The drags of `DragTrace`: on `uikit` 119.876 pt of finger show 60 pt, at 6.42 pt a millimetre and a millimetre in 10 ms.
/// `pullview` decides at the lift. 19 mm are 121.98 pt, seen at the last sample 5 ms before the lift: a device that
/// misses that sample sees 18 mm, 115.56 pt, which are not enough. 25 mm are enough with five samples less.
@Suite("stress")
struct StressCommandTests {
  private let folder = TemporaryFolder()

  init() {
    folder.write(DragTrace(millimetres: 19).text, to: "close.trace")
    folder.write(DragTrace(millimetres: 40).text, to: "far.trace")
    folder.write(DragTrace(millimetres: 5, intent: "dither").text, to: "short.trace")
  }

  private func run(_ words: String...) -> RunningBinary.Ending {
    overscroll(["stress", "--model", "uikit"] + words, in: folder)
  }

  @Test("a pull that is close to the threshold flips, one that is far does not", arguments: [40, 80])
  func table(width: Int) {
    var binary = RunningBinary()
    binary.folder = folder.path
    binary.environment = ["COLUMNS": "\(width)"]
    let ending = binary.run([
      "stress", "--engine", "pullview", "--model", "uikit", "--condition", "unchanged", "--condition",
      "samples-30hz",
      "--condition", "drop-20", "--condition", "frame-phase", "--full", ".",
    ])
    #expect(ending.status == 0 && ending.messages.isEmpty)
    #expect(Golden.difference(of: ending.output, from: "stress-\(width).txt") == nil)
  }

  @Test("as JSON and CSV, whole")
  func data() {
    let words = ["--engine", "pullview", "--condition", "drop-20", "close.trace", "far.trace"]
    #expect(
      Golden.difference(
        of: overscroll(["stress", "--model", "uikit", "--json"] + words, in: folder).output,
        from: "stress.json") == nil)
    #expect(
      Golden.difference(
        of: overscroll(["stress", "--model", "uikit", "--csv"] + words, in: folder).output, from: "stress.csv"
      ) == nil)
  }

  @Test("one or two threads, the same bytes", arguments: [["--json"], []])
  func threads(words: [String]) {
    let conditions = ["--condition", "drop-20", "--condition", "frames-late", "--condition", "samples-60hz"]
    let line = ["stress", "--engine", "pullview", "."] + conditions + words
    let one = overscroll(line + ["--jobs", "1"], in: folder)
    #expect(one.status == 0 && one == overscroll(line + ["--jobs", "2"], in: folder))
    #expect(one != overscroll(line + ["--stress-seed", "2"], in: folder))
  }

  @Test("the line that is printed shows the flip")
  func shown() throws {
    let frames = run("--engine", "pullview", "--condition", "samples-30hz", "--save", "worst", "close.trace")
    #expect(frames.messages == "wrote worst/pullview.uikit.synthetic.samples-30hz.1.close.trace\n")
    let line = try #require(frames.output.split(separator: "\n").last { $0.hasPrefix("see it: overscroll ") })
    let replay = shell("$OVERSCROLL \(line.dropFirst("see it: overscroll ".count))", in: folder)
    #expect(replay.output.contains(" no ") && replay.status == 0)
    #expect(
      overscroll(["replay", "--engine", "pullview", "--model", "uikit", "close.trace"], in: folder).output
        .contains(
          "released"))
    let again = run("--engine", "pullview", "--condition", "samples-30hz", "--save", "worst", "close.trace")
    #expect(again.status == 2 && again.messages.contains("give --force"))
  }

  // A policy that fires at a lift past 60 pt flips where pullview does.
  @Test("a policy with a built-in engine's name is named by its file, the engine by its own name")
  func sameName() {
    folder.write(
      #"{"schema":"overscroll-policy/1","name":"pullview","input":"offset","threshold":{"points":60},"#
        + #""moment":"release"}"#, to: "mine.json")
    let words = ["--condition", "samples-30hz", "close.trace"]
    let ending = overscroll(
      ["stress", "--model", "uikit", "--engine", "mine.json", "--engine", "pullview"] + words, in: folder)
    let lines = ending.output.split(separator: "\n").filter { $0.hasPrefix("see it: ") }
    let rest = "--condition samples-30hz --save stressed close.trace"
    #expect(
      lines == [
        "see it: overscroll stress --engine mine.json --model uikit \(rest)",
        "see it: overscroll stress --engine pullview --model uikit \(rest)",
      ])
  }

  @Test("nothing but traces that were cut off is an error with a line of its own")
  func cutOff() {
    folder.write(DragTrace().lines.dropLast(2).joined(separator: "\n") + "\n", to: "cut.trace")
    let ending = run("--engine", "pullview", "cut.trace")
    #expect(ending.status == 2 && ending.output.isEmpty)
    #expect(ending.messages.contains("warning: cut.trace: left out: unfinished"))
    let error = "error: no trace could be run; each was left out for the reason above: name others, or"
    #expect(ending.messages.split(separator: "\n").last?.hasPrefix(error) == true)
  }

  @Test("where frames are the cause, the line names them, and the options that were given")
  func framesShown() throws {
    let ending = run(
      "--engine", "isalternative", "--rate", "4", "--condition", "frame-phase", "--viewport", "600",
      "far.trace")
    let line = try #require(ending.output.split(separator: "\n").last { $0.hasPrefix("see it: overscroll ") })
    #expect(line.contains("--frames phase=") && line.contains("--rate 4") && line.contains("--viewport 600"))
    let usual = overscroll(
      [
        "replay", "--engine", "isalternative", "--model", "uikit", "--rate", "4", "--viewport", "600",
        "far.trace",
      ], in: folder)
    let stressed = shell("$OVERSCROLL \(line.dropFirst("see it: overscroll ".count))", in: folder)
    #expect(usual.output.contains("  no ") != stressed.output.contains("  no "))
  }

  @Test("more flips than allowed are status 1, and said")
  func gate() {
    let words = ["--engine", "pullview", "--condition", "samples-30hz", "close.trace", "far.trace"]
    let over = overscroll(["stress", "--model", "uikit", "--max-flips", "0.4"] + words, in: folder)
    #expect(over.status == 1)
    #expect(
      over.messages == "flips: pullview on uikit, synthetic: 1 of 2 traces flip, more than 40.0 %\n")
    #expect(over == overscroll(["stress", "--model", "uikit", "--max-flips", "40%"] + words, in: folder))
    #expect(over.output.contains("2 synthetic traces were run 1 time each under stress (seed 1).\n"))
    let within = overscroll(["stress", "--model", "uikit", "--max-flips", "0.5"] + words, in: folder)
    #expect(within.status == 0 && within.messages.isEmpty)
  }

  @Test("mistakes say what to do")
  func mistakes() {
    #expect(run().messages.contains("TRACE is missing; name files or folders, or give --list"))
    #expect(run("--condition", "drop-30", "far.trace").messages.contains("did you mean 'drop-20'?"))
    #expect(run("--json", "--csv", "far.trace").messages.contains("exclude each other"))
    #expect(run("none.trace").messages.contains("none.trace: no such file"))
    #expect(run("none.trace").status == 2)
    for (value, complaint) in [
      ("phase=1", "phase: 1 is out of range"), ("drop=0.1,drop=0.2", "drop is given twice"),
      ("speed=2", "'speed' is not an option of frames"), ("phase", "'phase' is not NAME=VALUE"),
      ("", "'' is not NAME=VALUE"), ("updates=0.5", "updates: '0.5' is not a whole number"),
    ] {
      let ending = overscroll(["replay", "--frames", value, "far.trace"], in: folder)
      #expect(ending.status == 2 && ending.messages.contains(complaint), "\(ending.messages)")
    }
  }

  @Test("the list names every condition once, with words")
  func list() {
    let lines = run("--list").output.split(separator: "\n")
    #expect(lines.count == 26 && lines.allSatisfy { $0.contains("  ") && $0.count <= 80 })
  }
}
