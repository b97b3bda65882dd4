import TestSamples
import Testing

/// `--only`, from outside: results of some traces are those of a folder that has no others.
@Suite("--only")
struct TraceChoiceTests {
  private let folder = TemporaryFolder()

  init() {
    #expect(shell("mkdir -p t pads", in: folder).status == 0)
    let pad = DragTrace(millimetres: 30, header: #","subject":"s01""#).text
      .replacing(#""kind":"touchscreen""#, with: #""kind":"touchpad","name":"Pad One""#)
    for name in ["t/pad.trace", "pads/pad.trace"] { folder.write(pad, to: name) }
    folder.write(DragTrace(millimetres: 26, header: #","subject":"s01""#).text, to: "t/screen-1.trace")
    folder.write(DragTrace(millimetres: 27, header: #","subject":"s02""#).text, to: "t/screen-2.trace")
    folder.write(DragTrace(millimetres: 28).text, to: "t/screen-3.trace")
  }

  private func run(_ words: [String]) -> RunningBinary.Ending { overscroll(words, in: folder) }

  /// The traces of the rows that `replay` gives with these choices.
  private func traces(_ choices: String...) -> [Substring] {
    let words = ["replay", "--csv", "--engine", "sv"] + choices.flatMap { ["--only", $0] } + ["t"]
    return run(words).output.split(separator: "\n").dropFirst().map { $0.split(separator: ",")[1] }
      .map { $0.dropFirst(2).dropLast(".trace".count) }
  }

  @Test("values of one key are alternatives, keys must all fit, a name may be a pattern")
  func choices() {
    #expect(traces().count == 4)
    #expect(traces("kind=touchpad") == ["pad"])
    #expect(traces("kind=touchscreen") == ["screen-1", "screen-2", "screen-3"])
    #expect(traces("kind=touchscreen", "kind=touchpad").count == 4)
    #expect(traces("subject=s01") == ["pad", "screen-1"])
    #expect(traces("subject=s01", "kind=touchscreen") == ["screen-1"])
    #expect(traces("subject=s*") == ["pad", "screen-1", "screen-2"])
    #expect(traces("device=Pad One") == ["pad"] && traces("device=Pad*") == ["pad"])
    #expect(traces("device=touchscreen").count == 3)
    #expect(traces("subject=") == ["screen-3"])
    #expect(traces("origin=synthetic", "units=mm").count == 4)
    #expect(traces("kind=touchscreen,touchpad").count == 4 && traces("scale=told,device").count == 4)
    #expect(traces("scale=told").count == 4)
  }

  @Test(
    "a result of some traces is that of a folder with no others, packed too",
    arguments: [
      ["report", "--json", "--engine", "sv,od"], ["compare", "--json", "--engine", "sv,od"],
      ["sweep", "--json", "--engine", "sv"],
      ["stress", "--json", "--engine", "sv", "--condition", "drop-20"],
    ])
  func results(_ words: [String]) {
    let alone = run(words + ["pads"])
    #expect(alone.status == 0)
    #expect(run(["pack", "t", "-o", "all.ovc"]).status == 0)
    for traces in ["t", "all.ovc"] {
      let chosen = run(words + ["--only", "kind=touchpad", traces])
      #expect(chosen.status == 0)
      let output = chosen.output.replacing("all.ovc:", with: "")
      #expect(output.replacing("t/pad.trace", with: "pads/pad.trace") == alone.output)
    }
  }

  @Test(
    "what to run next makes the same choice, once",
    arguments: [
      ["report", "--engine", "sv,od"], ["compare", "--engine", "sv,od"], ["sweep", "--engine", "sv"],
      ["stress", "--engine", "sv"], ["replay", "--engine", "sv"], ["inspect"],
    ])
  func next(_ words: [String]) {
    let output = run(words + ["--only", "subject=s01", "t"]).output
    let next = output.split(separator: "\n").filter { $0.contains("overscroll \(words[0]) ") }
    #expect(
      !next.isEmpty && next.allSatisfy { $0.split(separator: " ").count { $0 == "--only" } == 1 }, "\(output)"
    )
    #expect(next.allSatisfy { $0.contains("subject=s01") && $0.contains(" t") }, "\(next)")
  }

  @Test("a part may have none of them, and parts are merged as ever")
  func parts() {
    let words = ["report", "--json", "--engine", "sv", "--only", "kind=touchpad"]
    for (name, trace) in [("1.partial", "t/screen-1.trace"), ("2.partial", "t/pad.trace")] {
      #expect(run(words.filter { $0 != "--json" } + ["--partial", name, trace]).status == 0)
    }
    #expect(run(["report", "--json", "--merge", "1.partial", "2.partial"]) == run(words + ["t"]))
  }

  @Test("a chosen trace that fails is no want of such traces")
  func failing() {
    let mortal =
      #"exec:read line; echo '{"protocol":"overscroll-engine/1","name":"mine","like":"sv"}'; exit 3"#
    let ending = run(["replay", "--engine", mortal, "--only", "kind=touchpad", "t"])
    #expect(ending.status == 2 && ending.messages.contains("t/pad.trace: "), "\(ending)")
    #expect(!ending.messages.contains("no such trace"))
  }

  @Test("what names no traces, or nothing, is refused with what there is")
  func refused() {
    for (choice, message) in [
      ("kind=touchpat", "--only: unknown kind 'touchpat'; did you mean 'touchpad'?"),
      ("king=touchpad", "unknown key 'king'; did you mean 'kind'?"),
      ("touchpad", "'touchpad' is not KEY=VALUE; write for example kind=touchscreen"),
      ("subject=s9", "--only subject='s9': matches none of the 4 traces; they have subject '', 's01', 's02'"),
      (
        "kind=wheel",
        "--only kind='wheel': matches none of the 4 traces; they have kind 'touchpad', 'touchscreen'"
      ),
    ] {
      let ending = run(["report", "--only", choice, "t"])
      #expect(ending.status == 2 && ending.output.isEmpty && ending.messages.contains(message), "\(ending)")
    }
    for (words, message) in [
      (["report", "--rows", "--only", "kind=wheel", "r"], "--only chooses among traces; name the rows"),
      (["report", "--merge", "--only", "kind=wheel", "p"], "--only chooses among traces, and parts are"),
      (["replay", "--curve", "c.csv", "--only", "kind=wheel", "t"], "leave --only out"),
    ] {
      let ending = run(words)
      #expect(ending.status == 2 && ending.messages.contains(message), "\(ending)")
    }
  }
}
