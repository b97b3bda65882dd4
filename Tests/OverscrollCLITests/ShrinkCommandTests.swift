import TraceStorage
import GestureTraces
import Testing

@testable import TextFormats
@testable import FileAccess
import TestSamples

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
    #expect(Golden.difference(of: ending.output, from: "shrink-\(width).txt") == nil)
    #expect(
      Golden.difference(of: shell("cat pull.small.trace", in: folder).output, from: "shrink.trace") == nil)
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
    #expect(Golden.difference(of: stream.output, from: "shrink.trace") == nil)
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

  /// 25 mm down and 24 up again, in 10 ms a millimetre, then a lift.
  private var takenBack: String {
    var lines = DragTrace(intent: "pull-cancel").lines.dropLast(2)
    for step in 1...24 {
      let time = 250_000 + step * 10_000
      lines.append(#"{"type":"move","t":\#(time),"slot":0,"x":30,"y":\#(35 - step)}"#)
    }
    lines.append(#"{"type":"up","t":500000,"slot":0}"#)
    return lines.joined(separator: "\n") + "\n"
      + #"{"type":"end","t":500000,"events":\#(lines.count - 1),"grade":"A","reasons":[]}"# + "\n"
  }

  // 25 mm are 160.5 pt of finger and show 78 pt: past 60 pt, as 3 events would be without the way back.
  @Test("a false accept of a pull that was taken back is still taken back when it is small")
  func intent() throws {
    folder.write(
      #"{"schema":"overscroll-policy/1","name":"mine","input":"offset","threshold":{"points":60},"moment":"crossing"}"#,
      to: "mine.json")
    folder.write(takenBack, to: "back.trace")
    let ending = run("--engine", "mine.json", "back.trace")
    #expect(ending.output.hasPrefix("back.trace: keeps fired and the shape of its intent, pull-cancel\n"))
    let small = try TraceReader.trace(at: "\(folder.path)/back.small.trace")
    #expect(small.header.intent == .pullCancel)
    let positions = small.events.compactMap { event -> Double? in
      switch event.kind {
      case .down(_, _, let y), .move(_, _, let y): y
      default: nil
      }
    }
    let (first, last, furthest) = (positions.first ?? 0, positions.last ?? 0, positions.max() ?? 0)
    #expect(positions.count == 3 && furthest > first && last - first < (furthest - first) / 2)
    let data = try JSONReader.value(
      of: Array(run("--engine", "mine.json", "--json", "--force", "back.trace").output.utf8))
    #expect(data["intent"]?.string == "pull-cancel" && data["why_no_intent"] == nil)
  }

  @Test("an intent that the fingers do not show is left out of the smaller trace, with why")
  func noIntent() throws {
    folder.write(DragTrace(intent: "tap").text, to: "tap.trace")
    folder.write(DragTrace(intent: "free").text, to: "free.trace")
    let tap = run("--engine", "pullview", "tap.trace")
    // Wrapped at 80 columns.
    #expect(
      tap.output.replacing("\n  ", with: " ").contains(
        "keeps fired; its intent, tap, is removed: moved 25 mm, a tap stays in place"))
    #expect(try TraceReader.trace(at: "\(folder.path)/tap.small.trace").header.intent == nil)
    let free = try JSONReader.value(
      of: Array(run("--engine", "pullview", "--json", "free.trace").output.utf8))
    #expect(
      free["intent"] == .null && free["why_no_intent"]?.string == "free use does not have a typical shape")
  }

  @Test("a trace from standard input has that for its name")
  func stdin() throws {
    let ending = shell("$OVERSCROLL shrink --engine pullview - < pull.trace", in: folder)
    #expect(ending.status == 0 && ending.output.hasPrefix("stdin: keeps fired"))
    let small = try TraceReader.trace(at: "\(folder.path)/stdin.small.trace")
    #expect(
      small.header.source.others["remade_by"]
        == .string("overscroll shrink of stdin, keeps fired of pullview on uikit"))
    // A report takes it for no take of a person, or of a hand that was made up.
    let report = overscroll(["report", "--json", "--engine", "pullview", "stdin.small.trace"], in: folder)
    #expect(report.output.contains(#""origin":"synthetic-remade""#))
  }

  // 15 mm are 96.3 pt of finger: under no inset 52 pt of pull, less than pullview's 60; ego's line is 65 pt below an offset
  // of 0, so that an inset of 40 pt brings it near. A frame rate is no length.
  @Test("what its replay was told is in the smaller trace, and in the line that shows it")
  func told() throws {
    let plain = overscroll(["replay", "--engine", "ego", "--json", "short.trace"], in: folder).output
    #expect(plain.contains(#""triggers":0"#))
    let words = [
      "--engine", "ego", "--model", "uikit", "--keep", "fired", "--rate", "120", "--inset-top", "40",
      "--viewport", "800",
    ]
    let ending = overscroll(["shrink"] + words + ["short.trace"], in: folder)
    #expect(ending.status == 0 && ending.output.contains("keeps fired"), "\(ending.messages)")
    #expect(
      ending.output.hasSuffix(
        "\nsee it: overscroll replay --engine ego --model uikit --rate 120 --viewport 800 --inset-top 40 short.small.trace\n"
      ))
    let header = try TraceReader.trace(at: "\(folder.path)/short.small.trace").header
    #expect(header.scenario?.topInset == 40 && header.scenario?.viewport == 800)
    #expect(header.scenario?.content == nil)
    #expect(
      header.source.others["remade_by"]?.string?.hasSuffix(
        "of ego on uikit, replayed with --rate 120 --viewport 800 --inset-top 40") == true)
    let small = overscroll(
      ["replay", "--engine", "ego", "--model", "uikit", "--rate", "120", "--json", "short.small.trace"],
      in: folder)
    #expect(small.output.contains(#""triggers":1"#))
  }

  @Test("a trace that cannot be made smaller is not written again: exit 1")
  func already() throws {
    #expect(run("--engine", "pullview", "pull.trace").status == 0)
    let ending = run("--engine", "pullview", "pull.small.trace")
    #expect(ending.status == 1)
    #expect(ending.output.hasPrefix("pull.small.trace: nothing became smaller, 3 events in"))
    #expect(!FileIO.exists(folder.path + "/pull.small.small.trace"))
    let json = try JSONReader.value(
      of: Array(run("--engine", "pullview", "--json", "pull.small.trace").output.utf8))
    #expect(json["output"] == .null)
  }

  @Test("mistakes say what to do, and nothing is overwritten")
  func mistakes() {
    #expect(run("pull.trace").messages.contains("name the engine that shows it"))
    let all = run("--engine", "all", "pull.trace").messages
    #expect(all.contains("engines; give the one that shows it, or two that differ"))
    let one = run("--engine", "sv", "--keep", "differs", "pull.trace").messages
    #expect(one.contains("--engine names 1 engine; give the two that differ"))
    #expect(run("--engine", "sv", "--model", "all", "pull.trace").messages.contains("give one"))
    #expect(run("--engine", "sv", "--keep", "fire", "pull.trace").messages.contains("did you mean 'fired'?"))
    let kept = run("--engine", "pullview", "--keep", "second-trigger", "pull.trace")
    #expect(
      kept.status == 2
        && kept.messages.contains("does not show 'second-trigger'; keep one of its findings: fired")
    )
    let same = run("--engine", "pullview", "--engine", "sv", "short.trace")
    #expect(same.status == 2 && same.messages.contains("do not differ: neither fires"))
    #expect(run("--engine", "pullview", "pull.trace").status == 0)
    let again = run("--engine", "pullview", "pull.trace")
    #expect(again.status == 2 && again.messages.contains("pull.small.trace: exists already"))
    #expect(run("--engine", "pullview", "--force", "pull.trace").status == 0)
    #expect(run("--engine", "sv", "none.trace").messages.contains("none.trace: no such file"))
  }
}
