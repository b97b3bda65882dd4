import PullToRefresh
import Testing
import TraceReplay

@testable import OverscrollCLI

@Suite("engines")
struct EnginesCommandTests {
  // Thresholds, heights and moments by refresh-systems.md 2 to 6; 132.11 is 1.125·100·667/568.
  @Test("the list, whole", arguments: [80, 50])
  func list(columns: Int) {
    var binary = RunningBinary()
    binary.environment = ["COLUMNS": "\(columns)"]
    let ending = binary.run(["engines"])
    #expect(
      ending == .init(status: 0, signal: nil, output: Golden.text("engines-\(columns).txt"), messages: ""))
  }

  @Test("the page of one engine, whole")
  func page() {
    #expect(overscroll("engines", "jackrabbit", "pullview").output == Golden.text("engines-pages.txt"))
  }

  @Test("a threshold that depends on the viewport follows it, up to where the rule changes")
  func viewport() {
    // Examples of refresh-systems.md 6: 167.17 at 844, 73.68 below 372.
    #expect(overscroll("engines", "--viewport", "844").output.contains("≥ 167.17 pt"))
    #expect(overscroll("engines", "--viewport=371").output.contains("≥ 73.68 pt"))
  }

  @Test("an unknown engine brings the nearest, and a viewport must have a length")
  func mistakes() {
    let unknown = overscroll("engines", "jackrabit")
    #expect(unknown.status == 2 && unknown.output.isEmpty)
    #expect(
      unknown.messages
        == "error: engines: no engine 'jackrabit'; did you mean 'jackrabbit'? Read on: overscroll engines --help\n"
    )
    #expect(
      overscroll("engines", "--viewport", "-5").messages.contains("-5 is out of range; give a number from 1"))
  }

  @Test(
    "every engine says what it is, where its rules come from and how faithful it is",
    arguments: RefreshEngine.names)
  func described(name: String) throws {
    let system = try #require(RefreshSystem(named: name))
    let entry = EngineEntry(system, viewport: 667)
    #expect(entry.name == name)
    for text in [entry.summary, entry.source, entry.fidelity] { #expect(text.hasSuffix(".")) }
    #expect(entry.states.count == Set(entry.states).count && entry.states.count >= 3)
  }

  @Test("as JSON, the same figures with their units in the key")
  func json() {
    #expect(
      overscroll("engines", "--json", "mrefresh").output.hasPrefix(
        """
        {"schema":"overscroll-engines/1","viewport_pt":667,"engines":[{"name":"mrefresh",\
        "summary":"MRefresh 0.1.1 as its README configures it, with a 40 pt view.","threshold_pt":110,\
        "strict":true,"moment":"crossing","requires_finger":false,"input":"offset",\
        "inset":{"height_pt":80,"at":"release","in_ms":200,"out_ms":200,"rebase":false}
        """))
    #expect(overscroll("engines", "--json").output.split(separator: "\n").count == 1)
  }
}
