import TestSamples
import Testing

/// `--threshold PT` of replay, report and compare.
@Suite("Threshold option")
struct ThresholdOptionTests {
  private let folder = TemporaryFolder()

  init() { folder.write(DragTrace(millimetres: 30).text, to: "a.trace") }

  private func run(_ words: String...) -> RunningBinary.Ending { overscroll(words, in: folder) }

  @Test(
    "it is the engine's own option, in every command that has it", arguments: ["replay", "report", "compare"])
  func same(command: String) {
    let short = run(command, "--json", "--engine", "mrefresh,onpu:height=50", "--threshold", "80", "a.trace")
    let long = run(
      command, "--json", "--engine", "mrefresh:threshold=80,onpu:height=50,threshold=80", "a.trace")
    #expect(short.status == 0 && short.output == long.output, "\(short.messages)")
    #expect(short.output.contains("mrefresh:threshold=80"))
    let other = run(command, "--json", "--engine", "mrefresh,onpu", "--threshold", "90", "a.trace")
    #expect(other.output != short.output)
  }

  @Test("what is run next names the engine as it ran")
  func next() {
    folder.write(DragTrace().text, to: "b.trace")
    let answer = run("replay", "--engine", "mrefresh", "--threshold", "80", "a.trace", "b.trace").output
    #expect(answer.contains("--engine mrefresh:threshold=80 a.trace b.trace"))
    #expect(!answer.contains("--threshold"))
  }

  @Test("an engine without it is refused, also in a group, with those that have it")
  func refuses() {
    let one = run("report", "--engine", "mrefresh,mj", "--threshold", "80", "a.trace")
    #expect(one.status == 2 && one.output.isEmpty)
    #expect(one.messages.contains("--threshold: mj has no threshold option; "), "\(one.messages)")
    for name in ["isalternative", "onpu", "mrefresh"] { #expect(one.messages.contains(name)) }
    #expect(one.messages.contains("sweep"))
    let three = run("report", "--engine", "mj,uirefreshcontrol,ego", "--threshold", "80", "a.trace")
    #expect(three.messages.contains("--threshold: mj, uirefreshcontrol, ego have no threshold option; "))
    let four = run(
      "report", "--engine", "mj,uirefreshcontrol,ego,swiperefresh", "--threshold", "80", "a.trace")
    #expect(
      four.messages.contains("--threshold: mj, uirefreshcontrol, ego and 1 more have no threshold option"))
    let usual = run("replay", "--threshold", "80", "a.trace")
    #expect(usual.status == 2 && usual.messages.contains(" more have no threshold option; "))
    folder.write(overscroll("engines", "--policy", "mj").output, to: "mine.json")
    #expect(
      run("replay", "--engine", "mine.json", "--threshold", "80", "a.trace").messages.contains(
        "mine.json has no threshold option"))
  }

  @Test("a second threshold for one engine, and one out of range, are mistakes")
  func mistakes() {
    let twice = run("replay", "--engine", "mrefresh:threshold=70", "--threshold", "80", "a.trace")
    #expect(twice.status == 2 && twice.messages.contains("'threshold' is given twice"), "\(twice.messages)")
    let wide = run("replay", "--engine", "mrefresh", "--threshold", "-1", "a.trace")
    #expect(wide.status == 2 && wide.messages.contains("-1 is out of range"))
    let rows = run("report", "--rows", "--engine", "mrefresh", "--threshold", "80", "rows.jsonl")
    #expect(rows.messages.contains("--threshold changes how traces are replayed"))
  }
}
