import PullToRefresh
import ScrollPhysics
import Testing
import TextFormats
import TraceReplay

@testable import ReplayExperiments

@Suite("Engines with options")
struct ConfiguredEngineTests {
  private let scene = Scene(scenario: nil, overrides: SceneOverrides())

  private func engine(_ word: String) throws -> ConfiguredEngine { try #require(try ConfiguredEngine(word)) }

  private func threshold(_ word: String) throws -> Double {
    EngineChoice.configured(try engine(word)).traits(in: scene, on: .uikit).threshold
  }

  // MRefresh 0.1.1's README: view height + heightIncrease + endOffset, 40 + 40 + 30; 0.2.1: distance + start, 100 + 40.
  @Test(
    "each option sets what the original's documents say",
    arguments: [
      ("mrefresh:threshold=90", 90.0), ("mrefresh:height=60", 130.0),
      ("mrefresh:height-increase=0,end-offset=10", 50.0), ("mrefresh-0.2:distance=50", 90.0),
      ("mrefresh-0.2:threshold=77", 77.0), ("isalternative:threshold=70", 70.0),
      ("isalternative-release:threshold=70", 70.0), ("onpu:threshold=120", 120.0),
      ("pullview:height=80", 80.0),
      ("pullview-fold:height=80", 80.0),
    ])
  func thresholds(word: String, expected: Double) throws { #expect(try threshold(word) == expected) }

  @Test("an option with the original's own value changes nothing")
  func standard() throws {
    var tried = 0
    for system in RefreshSystem.all {
      for option in EngineOption.options(of: system) {
        guard let own = option.standard else { continue }
        tried += 1
        let engine = EngineChoice.configured(
          try #require(try ConfiguredEngine("\(system.name):\(option.name)=\(own.text)")))
        #expect(
          engine.traits(in: scene, on: .uikit) == EngineChoice.builtIn(system).traits(in: scene, on: .uikit),
          "\(engine.name)")
        #expect(engine.engine(in: scene, on: .uikit).system == system, "\(engine.name)")
      }
    }
    #expect(tried > 0)
  }

  @Test("its name has the options in their own order, and names it again")
  func name() throws {
    let engine = try engine("mrefresh:threshold=90,height=60.5")
    #expect(engine.name == "mrefresh:height=60.5,threshold=90")
    #expect(try ConfiguredEngine(engine.name) == engine)
    #expect(try ConfiguredEngine("mrefresh") == nil && ConfiguredEngine("nobody:height=1") == nil)
  }

  @Test(
    "what is wrong is said in words",
    arguments: [
      ("mrefresh:treshold=1", "unknown option of mrefresh 'treshold'; did you mean 'threshold'?"),
      ("mrefresh:height", "'height' is not an option with a value; write it as threshold=90"),
      ("mrefresh:", "'' is not an option with a value; write it as threshold=90"),
      ("mrefresh:height=1,height=2", "'height' is given twice; remove one"),
      ("mrefresh:height=-1", "'height' must be a number from 0 to 100000 pt"),
      ("mrefresh:height=nan", "'height' must be a number from 0 to 100000 pt"),
      ("onpu:turn-ms=1e9", "'turn-ms' must be a number from 0 to 600000 ms"),
      (
        "mj:height=1",
        "mj does not have options; 'overscroll engines --policy' writes a rule with numbers that you can change"
      ),
    ])
  func faults(word: String, message: String) {
    #expect(throws: ConfiguredEngine.Fault(description: message)) { try ConfiguredEngine(word) }
  }

  @Test(
    "words, colours, times of day and lists that can't be are said in words too",
    arguments: [
      ("mrefresh:scale=all", "'scale' must be as-first or each"),
      ("mrefresh:times-smooth=2.5", "'times-smooth' must be a whole number from 0 to 10"),
      ("mrefresh:time=0+1.5", "'time' must be a number from 0 to 1, or up to 16 as 0+0.5, in a file [0,0.5]"),
      ("mrefresh:time=0+", "'time' must be a number from 0 to 1, or up to 16 as 0+0.5, in a file [0,0.5]"),
      ("mrefresh:stroke-color=red", "'stroke-color' must be a colour such as #ff8000"),
      ("mrefresh:stroke-color=#ff800", "'stroke-color' must be a colour such as #ff8000"),
      ("pullview:updated=24:00", "'updated' must be a time of day such as 10:00 or 10:00:30"),
      ("pullview:clock=1:00", "'clock' must be a time of day such as 10:00 or 10:00:30"),
      ("pullview:clok=10:00", "unknown option of pullview 'clok'; did you mean 'clock'?"),
      (
        "jackrabbit:colors=#ff0000+blue",
        ##"'colors' must be a colour such as #ff8000, or up to 16 as #ff0000+#0000ff, in a file ["#ff0000","#0000ff"]"##
      ),
    ])
  func kinds(word: String, message: String) {
    #expect(throws: ConfiguredEngine.Fault(description: message)) { try ConfiguredEngine(word) }
  }

  @Test("a list has at most 16 values")
  func longestList() throws {
    func word(_ count: Int) -> String {
      "mrefresh:time=" + Array(repeating: "0", count: count).joined(separator: "+")
    }
    #expect(try ConfiguredEngine(word(16)) != nil)
    #expect(throws: ConfiguredEngine.Fault.self) { try ConfiguredEngine(word(17)) }
  }

  @Test(
    "one configuration has one name, however it is spelled, and in a file too",
    arguments: [
      (
        "jackrabbit:colors=#FF0000+#00ff7F,full-pull=50.0", "jackrabbit:full-pull=50,colors=#ff0000+#00ff7f",
        ##"{"full-pull":50,"colors":["#ff0000","#00FF7f"]}"##
      ),
      ("pullview:updated=09:05", "pullview:updated=09:05:00", #"{"updated":"09:05:00"}"#),
      (
        "mrefresh:scale=each,time=0.0+0.30,times-smooth=2", "mrefresh:time=0+0.3,times-smooth=2,scale=each",
        #"{"times-smooth":2.0,"time":[0,0.3],"scale":"each"}"#
      ),
      (
        "mrefresh-0.2:start-proportion=.5", "mrefresh-0.2:start-proportion=0.5",
        #"{"start-proportion":[0.5]}"#
      ),
      ("mrefresh:start=-0", "mrefresh:start=0", #"{"start":0}"#),
    ])
  func spellings(word: String, name: String, options: String) throws {
    let engine = try engine(word)
    #expect(engine.name == name)
    #expect(try ConfiguredEngine(name) == engine)
    let file = #"{"schema":"overscroll-options/1","engine":"\#(engine.system.name)","options":\#(options)}"#
    #expect(try ConfiguredEngine(JSONReader.value(of: Array(file.utf8)), path: "o.json") == engine)
  }

  @Test("a number is no text in a file, nor a text a number or a list where one value is due")
  func fileKinds() throws {
    for (engine, options) in [
      ("mrefresh", #"{"height":"60"}"#), ("mrefresh", #"{"height":[60]}"#), ("pullview", #"{"clock":10}"#),
      ("jackrabbit", #"{"colors":[]}"#), ("jackrabbit", ##"{"colors":[["#ff0000"]]}"##),
    ] {
      let file = #"{"schema":"overscroll-options/1","engine":"\#(engine)","options":\#(options)}"#
      let json = try JSONReader.value(of: Array(file.utf8))
      #expect(throws: ExperimentError.self, "\(options)") { try ConfiguredEngine(json, path: "o.json") }
    }
  }

  // From the READMEs and sources of the originals, as the page of options names them.
  @Test("the options of each system, with the original's own values and what a value may be")
  func table() {
    func line(_ option: EngineOption) -> String {
      let range = option.range.map {
        " \(JSONWriter.text(of: $0.lowerBound))-\(JSONWriter.text(of: $0.upperBound))"
      }
      return
        "\(option.name)=\(option.standard?.text ?? "none") \(option.unit.rawValue)\(range ?? "")\(option.isList ? " list" : "")"
    }
    let tables = RefreshSystem.all.compactMap { system -> String? in
      let options = EngineOption.options(of: system)
      return options.isEmpty ? nil : "\(system.name): " + options.map(line).joined(separator: ", ")
    }
    let (pt, ms) = ("pt 0-100000", "ms 0-600000")
    #expect(
      Set(tables) == [
        "mrefresh: height=40 \(pt), height-increase=40 \(pt), end-offset=30 \(pt), threshold=none \(pt), start=30 \(pt), inset-ms=200 \(ms), time=0 share 0-1 list, times-smooth=3 count 0-10, scale=as-first word, frame=40 \(pt), line-width=none \(pt), stroke-color=none colour",
        "mrefresh-0.2: height=100 \(pt), distance=100 \(pt), threshold=none \(pt), start=40 \(pt), inset-ms=250 \(ms), start-proportion=0 share 0-1 list, depth=3 count 0-10, size=40 \(pt), line-width=1 \(pt), stroke-color=none colour",
        "isalternative: threshold=90 \(pt), height=50 \(pt)",
        "isalternative-release: threshold=90 \(pt), height=50 \(pt)",
        "onpu: threshold=90 \(pt), height=80 \(pt), turn-ms=640 \(ms)",
        "pullview: height=60 \(pt), updated=none time, clock=none time",
        "pullview-fold: height=60 \(pt), updated=none time, clock=none time",
        "jackrabbit: compass=60 \(pt), spinner=60 \(pt), full-pull=100 \(pt), colors=#ff0000+#0000ff+#800080+#00ffff+#ff8000+#ff00ff colour list",
      ])
  }

  @Test(
    "what is wrong with a file is said with its path, its first unknown key first",
    arguments: [
      (
        #""optoins":{},"engine":"mrefresh","notes":1"#,
        "o.json: unknown key 'optoins'; did you mean 'options'?; options belong in 'options'"
      ),
      (#""engine":"mrefresh""#, "o.json: 'engine' must be a name, and 'options' an object of their values"),
      (
        #""engine":1,"options":{}"#,
        "o.json: 'engine' must be a name, and 'options' an object of their values"
      ),
      (
        #""engine":"mrefresh","options":[]"#,
        "o.json: 'engine' must be a name, and 'options' an object of their values"
      ),
      (#""engine":"mrefrsh","options":{}"#, "o.json: unknown engine 'mrefrsh'; did you mean 'mrefresh'?"),
      (
        #""engine":"mrefresh","options":{}"#,
        "o.json: there is not an option after the colon; remove the colon"
      ),
    ])
  func fileFaults(members: String, message: String) throws {
    let json = try JSONReader.value(of: Array(#"{"schema":"overscroll-options/1",\#(members)}"#.utf8))
    #expect(throws: ExperimentError(message)) { try ConfiguredEngine(json, path: "o.json") }
  }

  @Test("a time of day in seconds since midnight")
  func secondsOfDay() {
    #expect(EngineOption.seconds(ofDay: "10:01:07") == 36_067)
    #expect(EngineOption.seconds(ofDay: "10:01") == nil)
  }

  @Test("a file says the same as the name; a policy's file is none of it")
  func file() throws {
    let text =
      #"{"schema":"overscroll-options/1","engine":"mrefresh","options":{"threshold":90,"height":60}}"#
    let json = try JSONReader.value(of: Array(text.utf8))
    #expect(try ConfiguredEngine(json, path: "o.json") == engine("mrefresh:threshold=90,height=60"))
    let policy = try JSONReader.value(of: Array(#"{"schema":"overscroll-policy/1"}"#.utf8))
    #expect(try ConfiguredEngine(policy, path: "p.json") == nil)
    let wrong = try JSONReader.value(
      of: Array(text.replacing("\"height\":60", with: "\"height\":\"x\"").utf8))
    #expect(throws: ExperimentError("o.json: 'height' must be a number from 0 to 100000 pt")) {
      try ConfiguredEngine(wrong, path: "o.json")
    }
  }
}
