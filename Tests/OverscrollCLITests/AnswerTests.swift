import Testing
import TestSamples

@Suite("Answers")
struct AnswerTests {
  /// Lines of the least terminal that anybody works in.
  private static let screen = 24

  private static let traces =
    "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/") + "/traces"

  /// Whose answers fit a screen: every trace takes a minute of the program as it is built for tests.
  private static let shown = Rounds.areAll ? ["traces"] : ["traces/pull", "traces/tap"]

  private func lines(_ words: [String]) -> [String] {
    var binary = RunningBinary()
    binary.environment = ["COLUMNS": "80"]
    let ending = binary.run(words)
    // A limit that is missed is an answer too, with status 1.
    #expect(ending.status == 0 || words.contains("--limit") && ending.status == 1, "\(ending.messages)")
    return ending.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  @Test(
    "what answers a question fits a screen of 80 by 24, and ends with what to run next",
    arguments: [
      "report", "replay", "inspect", "inspect --devices", "label --suggest", "sweep", "compare --engine main",
      "compare --engine mrefresh,mj",
      "report --engine all", "stress --engine mrefresh", "stress --engine mrefresh,mj --condition drop-20",
    ])
  func screen(call: String) {
    let found = lines(call.split(separator: " ").map(String.init) + Self.shown)
    #expect(found.count <= Self.screen, "\(call): \(found.count) lines")
    #expect(found.contains { $0.hasPrefix("next: overscroll ") }, "\(call)")
    // A command that is there to be copied is never broken; all else keeps to the screen.
    for line in found where !line.contains("overscroll ") { #expect(line.count <= 80, "\(line)") }
  }

  @Test(
    "lists without a name fit a screen too",
    arguments: [
      "engines", "models", "runners", "runners --viewport 844 --element 80", "reach",
      "reach --engine shipped --limit 60mm", "reach --model uikit,gtk,android",
      "reach --viewport 300..1400:100",
    ])
  func lists(call: String) {
    let found = lines(call.split(separator: " ").map(String.init))
    #expect(found.count <= Self.screen, "\(call): \(found.count) lines")
    #expect(found.contains { $0.hasPrefix("next: overscroll ") }, "\(call)")
  }

  // One line more the next time, which says what it replaces.
  @Test("a demo leaves a screen of 24 lines room for the prompt, and ends with its page and two commands")
  func demo() {
    let folder = TemporaryFolder()
    let ending = shell("COLUMNS=80 $OVERSCROLL demo", in: folder)
    let found = ending.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    #expect(ending.status == 0 && found.count < Self.screen - 1, "\(ending.output)\(ending.messages)")
    #expect(found.suffix(3).map { $0.prefix(5) } == ["Open ", "next:", "     "])
  }

  @Test("so does a report on gestures without an intent, of several units, with some left out")
  func unlabelled() throws {
    let folder = TemporaryFolder()
    for (name, units) in [("a", ""), ("b", #","units":"points""#)] {
      let drag = DragTrace().text.replacing(#","intent":"pull""#, with: units)
      folder.write(drag.replacing(#""size_mm":[60,120]"#, with: #""name":"\#(name)""#), to: "\(name).trace")
    }
    folder.write(DragTrace().lines.dropLast(2).joined(separator: "\n") + "\n", to: "cut.trace")
    var binary = RunningBinary()
    (binary.folder, binary.environment) = (folder.path, ["COLUMNS": "80"])
    let found = binary.run(["report", "."]).output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(found.count - 1 <= Self.screen, "\(found.joined(separator: "\n"))")
    #expect(found.contains { $0.hasPrefix("Beware: mixed units (") })
    #expect(found.contains { $0.hasPrefix("Left out: 1 (unfinished)") })
  }

  @Test("a policy that a person named by its file is shown, whatever its place")
  func kept() {
    let folder = TemporaryFolder()
    // It never fires: no engine misses more.
    folder.write(
      #"{"schema":"overscroll-policy/1","name":"mine","threshold":{"points":5000},"moment":"release"}"#,
      to: "m.json")
    folder.write(DragTrace(millimetres: 60, intent: "pull").text, to: "a.trace")
    folder.write(DragTrace(millimetres: -25, intent: "scroll").text, to: "b.trace")
    let report = overscroll(["report", "--engine", "all,m.json", "a.trace", "b.trace"], in: folder).output
    #expect(report.contains("\nmine "), "\(report)")
    // However many are named, the very first of all stays.
    for name in 1...12 {
      folder.write(
        #"{"schema":"overscroll-policy/1","name":"p\#(name)","threshold":{"points":5000},"moment":"release"}"#,
        to: "p\(name).json")
    }
    let many = overscroll(
      [
        "report", "--engine", "mj," + (1...12).map { "p\($0).json" }.joined(separator: ","), "a.trace",
        "b.trace",
      ],
      in: folder
    ).output
    #expect(
      many.contains("\nmj ") && many.split(separator: "\n", omittingEmptySubsequences: false).count <= 25)
  }

  // One gesture in 0.26 s: whatever fires or not, it is a rate, and nothing is reached or due.
  @Test("of free use alone a report has false accepts per hour, and a sweep that a threshold says nothing")
  func freeAlone() {
    let folder = TemporaryFolder()
    folder.write(DragTrace(millimetres: 60, intent: "free").text, to: "a.trace")
    let report = overscroll(["report", "--engine", "mj", "a.trace"], in: folder).output
    #expect(report.contains("false accepts per hour") && !report.contains("momentum"), "\(report)")
    #expect(
      overscroll(["sweep", "--engine", "mj", "a.trace"], in: folder).output.hasPrefix(
        "Every gesture here is of free use"))
  }

  @Test("a copy of a trace is counted, and told")
  func copies() {
    let folder = TemporaryFolder()
    let text = DragTrace().text.replacing(#","intent":"pull""#, with: "")
    for name in ["a", "b"] { folder.write(text, to: "\(name).trace") }
    let ending = overscroll(["report", "--engine", "mj", "a.trace", "b.trace"], in: folder)
    #expect(
      ending.messages.hasPrefix("warning: a.trace and b.trace hold the same; a copy counts"),
      "\(ending.messages)")
  }

  @Test("the next steps label what has no intent, and name a policy by its file")
  func nextSteps() {
    let folder = TemporaryFolder()
    folder.write(DragTrace().text, to: "a.trace")
    folder.write(DragTrace().text.replacing(#","intent":"pull""#, with: ""), to: "b.trace")
    folder.write(
      #"{"schema":"overscroll-policy/1","name":"mine","threshold":{"points":60},"moment":"release"}"#,
      to: "m.json")
    #expect(overscroll(["sweep", "--engine", "mj", "."], in: folder).output.contains("overscroll label ."))
    #expect(
      !overscroll(["sweep", "--engine", "mj", "a.trace"], in: folder).output.contains("overscroll label"))
    let report = overscroll(["report", "--engine", "m.json,mrefresh", "a.trace"], in: folder).output
    #expect(report.contains("overscroll compare --engine m.json,mrefresh a.trace"), "\(report)")
  }

  // From the confusion of `report --full traces` by hand: mrefresh misses 0 of 10, fires in 16 of 75 others.
  @Test(
    "a report of recordings has a row per engine, the best first, with intervals by person")
  func report() {
    let folder = TemporaryFolder()
    _ = shell(
      "cp -r '\(Self.traces)' traces && sed -i 's/\"synthetic\"/\"recorded\"/' traces/*/*.trace", in: folder)
    let found = lines(["report", "--engine", "uirefreshcontrol,mrefresh", folder.path + "/traces"])
    #expect(
      found[0...1].joined()
        == "2 engines were judged on 85 recorded gestures of 5 people in 80 files: 10 pulls,  75 others.")
    #expect(found[2].hasPrefix("mrefresh ranks first: it missed 0 of 10 pulls and fired in 16 of 75 other"))
    let rows = found.filter { $0.hasPrefix("mrefresh  ") || $0.hasPrefix("uirefreshcontrol  ") }
    // The means of misses and false alarms: (0 + 16/75) / 2 = 0.107, (3/10 + 6/75) / 2 = 0.19.
    #expect(rows.count == 2 && rows[0].hasPrefix("mrefresh ") && rows[1].hasPrefix("uirefreshcontrol "))
    // Two pulls each of five people, worth 10 / (1 + 0.3) = 7.7 independent ones, of which none is missed: z² / (7.7 + z²) = 0.33.
    #expect(rows[0].contains("0% (0–33)") && rows[0].contains("21% ("), "\(rows[0])")
    // Five people who all differ one way have p = 2·2⁻⁵ = 0.06.
    #expect(!found.joined().contains("beyond chance") && !found.joined().contains("significant"))
  }

  @Test("--full has every table, as one trace has all of it")
  func full() {
    #expect(lines(["report", "--full", "traces"]).count > 100)
    #expect(lines(["replay", "--full", "traces/pull"]).count > 80)
    let one = lines(["replay", "traces/pull/touchscreen-01.trace"])
    #expect(one[0] == "traces/pull/touchscreen-01.trace: pull, 1 gesture" && one.count >= 10)
  }
}
