import PullToRefresh
import Testing
import TraceReplay

@testable import ScrollPhysics
@testable import SystemChecks
import TestSamples

@Suite("engines")
struct EnginesCommandTests {
  // Thresholds, heights and moments by `SeedLibraries.md` and `ObservedRefreshControl.md`; 132.11 is 1.125·100·667/568.
  @Test("the list has every engine once, under its group, and keeps to the screen", arguments: [120, 80, 50])
  func list(columns: Int) {
    var binary = RunningBinary()
    binary.environment = ["COLUMNS": "\(columns)"]
    let ending = binary.run(["engines", "--full"])
    #expect(ending.status == 0 && ending.messages.isEmpty)
    let lines = ending.output.split(separator: "\n").map(String.init)
    #expect(lines.allSatisfy { $0.count <= columns })
    // Where the columns do not fit, the rest follows in further blocks.
    let names = lines.map { $0.split(separator: " ").first.map(String.init) ?? "" }
    let blocks = [120: 1, 80: 2][columns] ?? 5
    for name in RefreshEngine.names { #expect(names.count { $0 == name } == blocks, "\(name)") }
    for group in ["The first ten, for iOS", "Without their bugs (fixed)"] {
      #expect(lines.count { $0 == group } == blocks)
    }
    if columns == 120 {
      let heads = lines[0].split(separator: " ").map(String.init)
      #expect(heads == ["engine", "product", "threshold", "measures", "fires", "finger", "inset"])
      let row = lines.first { $0.hasPrefix(" mrefresh ") }?.split(separator: " ").joined(separator: " ")
      #expect(row == "mrefresh MRefresh 0.1.1 > 110.00 offset cross no 80 release")
    }
  }

  @Test("the engines that run by default stand beside the names of their products, in their order")
  func main() {
    let lines = overscroll("engines").output.split(separator: "\n").map {
      $0.split(separator: " ").map(String.init)
    }
    let first = lines.firstIndex { $0.first == "engine" } ?? 0
    let rows = lines[(first + 1)...].prefix(8)
    #expect(
      rows.map { $0[0] } == [
        "uirefreshcontrol", "swiperefresh", "compose-material3", "flutter-material", "flutter-cupertino",
        "chromium-overscroll", "ionic", "mrefresh",
      ])
    #expect(
      rows.first?.dropFirst().joined(separator: " ").hasPrefix("UIRefreshControl (iOS) ≥ 132.11") == true)
    #expect(
      overscroll("engines").output.contains("seed (the documents this project started from):"))
  }

  @Test("a threshold that depends on the viewport follows it, up to where the rule changes")
  func viewport() {
    // Examples of `ObservedRefreshControl.md`: 167.17 at 844, 73.68 below 372.
    #expect(overscroll("engines", "--viewport", "844").output.contains("≥ 167.17"))
    #expect(overscroll("engines", "--viewport=371").output.contains("≥ 73.68"))
  }

  @Test("an unknown engine brings the nearest, and a viewport must have a length")
  func mistakes() {
    let unknown = overscroll("engines", "jackrabit")
    #expect(unknown.status == 2 && unknown.output.isEmpty)
    #expect(
      unknown.messages
        == "error: engines: unknown engine 'jackrabit'; did you mean 'jackrabbit'? Read on: overscroll engines --help\n"
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
    #expect(entry.quirks.allSatisfy { $0.hasSuffix(".") })
    #expect(name.hasSuffix("-fixed") == (entry.group == .fixed))
    // A name as its maker writes it, and no sentence.
    #expect((3...32).contains(entry.product.count) && !entry.product.hasSuffix("."))
    if entry.group == .fixed {
      #expect(
        entry.product
          == EngineEntry(try #require(RefreshSystem(named: String(name.dropLast(6)))), viewport: 667).product)
    }
    #expect(entry.group != .fixed || entry.quirks.isEmpty)
    for text in [entry.summary, entry.source, entry.fidelity] { #expect(text.hasSuffix(".")) }
    #expect(entry.states.count == Set(entry.states).count && entry.states.count >= 3)
  }

  @Test("as JSON, the same figures with their units in the key")
  func json() {
    #expect(
      overscroll("engines", "--json", "mrefresh").output.hasPrefix(
        """
        {"schema":"overscroll-engines/1","viewport_pt":667,"engines":[{"name":"mrefresh",\
        "product":"MRefresh 0.1.1","group":"seed","summary":"MRefresh 0.1.1 as its README configures it, with a 40 pt view.","threshold_pt":110,\
        "strict":true,"threshold_method":"critical",\
        "threshold_reason":"varies only the threshold; the drawing scales with it, the inset does not",\
        "moment":"crossing","requires_finger":false,"input":"offset",\
        "native_model":"uikit","native_drag_start":{"slop_pt":10,"strict":true,"measure":"along","loses":"slop",\
        "refuses_steeper_than":null,"refuses_ahead_pt":null,"grace_ms":0},"hears_touches":false,"starts_at_edge":false,"options":[\
        {"name":"height","unit":"pt","list":false,"standard":40,"least":0,"most":100000,"words":[],"what":"height of the view"},\
        {"name":"height-increase","unit":"pt","list":false,"standard":40,"least":0,"most":100000,"words":[],\
        "what":"extra height of the container above the view"},\
        {"name":"end-offset","unit":"pt","list":false,"standard":30,"least":0,"most":100000,"words":[],\
        "what":"distance beyond the container's height at which it fires"},\
        {"name":"threshold","unit":"pt","list":false,"standard":null,"least":0,"most":100000,"words":[],\
        "what":"the pull past which it fires, instead of the sum of the three heights"},\
        {"name":"start","unit":"pt","list":false,"standard":30,"least":0,"most":100000,"words":[],"what":"the pull from which it draws"},\
        {"name":"inset-ms","unit":"ms","list":false,"standard":200,"least":0,"most":600000,"words":[],\
        "what":"time in which the inset opens and closes"},
        """))
    #expect(overscroll("engines", "--json").output.split(separator: "\n").count == 1)
  }

  @Test("the policy of an engine is a file that --engine takes, under a name of its own")
  func policy() {
    let folder = TemporaryFolder()
    folder.write(DragTrace().text, to: "pull.trace")
    for (engine, name) in [("mrefresh", "mrefresh-policy"), ("mrefresh-fixed", "mrefresh-fixed")] {
      let printed = overscroll("engines", "--policy", engine)
      // Of an original a policy is a part, of a fixed form it is all.
      #expect(printed.messages.contains("compare --engine \(engine),FILE") == (engine == "mrefresh"))
      #expect(printed.messages.isEmpty == (engine != "mrefresh"))
      folder.write(printed.output, to: "p.json")
      let ending = overscroll(["replay", "--json", "--engine", "p.json", "pull.trace"], in: folder)
      #expect(ending.status == 0 && ending.messages.isEmpty)
      #expect(ending.output.contains(#""engine":"\#(name)""#))
      #expect(ending.output.contains(#""threshold_pt":110"#))
    }
    for words in [["--policy"], ["--policy", "mrefresh", "pullview"], ["--policy", "--lint", "mrefresh"]] {
      #expect(overscroll(["engines"] + words, in: folder).status == 2)
    }
  }

  @Test("results of a fixed policy carry its name")
  func fixedName() {
    let folder = TemporaryFolder()
    folder.write(DragTrace().text, to: "pull.trace")
    let ending = overscroll(
      ["replay", "--json", "--engine", "isalternative-fixed", "pull.trace"], in: folder)
    #expect(ending.output.contains(#""engine":"isalternative-fixed","engine_id":"built-in","model":"uikit""#))
  }
}
