import GestureTraces
import TestSamples
import Testing

@testable import FileAccess

/// What `runners` prints and writes, from outside.
@Suite("runners")
struct RunnersCommandTests {
  private let folder = TemporaryFolder()

  private func run(_ words: String...) -> RunningBinary.Ending { overscroll(["runners"] + words, in: folder) }

  @Test("without a name there is a row per runner, and what its columns mean")
  func overview() {
    let ending = run("--engine", "main")
    #expect(ending.status == 0 && ending.messages.isEmpty)
    let lines = ending.output.split(separator: "\n")
    #expect(lines[0].hasPrefix("runner") && lines[0].hasPrefix("runner              refresh  flaky"))
    #expect(lines.contains { $0.hasPrefix("cypress              0 of 8      0 ") })
    #expect(
      ending.output.replacing("\n", with: " ").contains(
        "a scroll view of 667 pt."))
  }

  @Test("a runner's name gives its call, its source and a row per system, those that refresh first")
  func page() {
    let ending = run("--viewport", "1200", "--model", "uikit", "--engine", "mj,uirefreshcontrol", "espresso")
    #expect(ending.status == 0)
    #expect(
      ending.output.hasPrefix(
        """
        espresso: onView(…).perform(swipeDown())
        It moves 917 pt in 165 ms with 11 reports and releases at 4585 pt/s, on a scroll
          view of 1200 pt.
        Source: android/android-test 75240e8,
        """))
    let row = ending.output.split(separator: "\n").first { $0.hasPrefix("mj") }?.split(separator: " ")
    #expect(row?.prefix(3) == ["mj", "yes", "355.1"])
  }

  @Test("JSON has every runner with its systems")
  func json() {
    let ending = run("--json", "--engine", "main", "flutter")
    #expect(
      ending.output.hasPrefix(
        #"{"schema":"overscroll-runners/1","viewport_pt":667,"element_pt":667,"timing_runs":39,"runners":[{"runner":"flutter","call":"tester.fling(finder, const Offset(0, 300), 1000)","#
      ))
    #expect(ending.output.contains(#""travel_pt":300,"duration_ms":306,"reports":51,"#))
  }

  @Test("--save writes each swipe as a trace that other commands read, and overwrites nothing")
  func save() throws {
    #expect(
      run("--save", "swipes", "--engine", "main", "espresso", "kif").messages == "wrote 2 files to swipes\n")
    let trace = try TraceReader.trace(
      of: FileIO.contents(of: folder.path + "/swipes/kif.trace"), path: "kif.trace")
    #expect(trace.events.count == 21 && trace.header.intent == .pull)
    #expect(run("--save", "swipes", "kif").messages.contains("exists already"))
    #expect(overscroll(["replay", "--engine", "mj", "swipes/espresso.trace"], in: folder).status == 0)
  }

  @Test("a swipe on a row is as long as the row, and a row longer than the list is refused")
  func rows() {
    let ending = run("--element", "80", "--engine", "main", "compose")
    let words = ending.output.split { $0.isWhitespace }.joined(separator: " ")
    #expect(words.contains("80 pt in 200 ms with 14 reports"))
    #expect(words.contains("element of 80 pt in a scroll view of 667 pt"))
    #expect(run("--element", "700").messages.contains("--element is longer than the list"))
  }

  @Test("an unknown runner brings the nearest, and a program what to do")
  func mistakes() {
    #expect(run("espreso").messages.contains("unknown runner 'espreso'; did you mean 'espresso'?"))
    let missing = run("XCUITest")
    #expect(
      missing.status == 2 && missing.messages.contains("Apple publishes neither its path nor its timing"))
    #expect(run("--engine", "exec:true").status == 2)
  }
}
