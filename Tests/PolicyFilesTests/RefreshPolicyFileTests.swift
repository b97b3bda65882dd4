import PullToRefresh
import Testing
import TextFormats
import PolicyFiles

@Suite("Policy files")
struct RefreshPolicyFileTests {
  static func read(_ text: String) throws -> RefreshPolicyFile {
    try RefreshPolicyFile(JSONReader.value(of: Array(text.utf8)), path: "dir/mine.json")
  }

  @Test("the contract's example is read as it stands")
  func example() throws {
    let file = try Self.read(
      """
      {"schema":"overscroll-policy/1","name":"mine","input":"offset","threshold":{"points":110},"strict":true,\
      "moment":"crossing"}
      """)
    #expect(file.name == "mine")
    #expect(file.policy == RefreshPolicy(threshold: .points(110), isStrict: true))
    let traits = file.engine(viewportLength: 667, topInset: 0).traits
    #expect(traits.threshold == 110 && traits.isStrict && traits.moment == .crossing)
  }

  @Test("every key reaches the policy, times in seconds")
  func everything() throws {
    let file = try Self.read(
      """
      {"schema":"overscroll-policy/1","input":"travel","gain":0.5,
       "threshold":{"viewport_share":0.2,"min":64,"max":148},"moment":"dwell","dwell_ms":500,"hysteresis_pt":8,
       "busy_lock":false,
       "gates":{"finger":true,"start_at_edge":true,"cooldown_ms":300,"axis_cone_degrees":45,
                "sources":["touchpad","wheel"],"max_contacts":2,"max_upward_release_pt_s":500},
       "rearm":{"below_points":5},
       "inset":{"height_pt":60,"at":"release","in_ms":200,"out_ms":250,"rebase":true},
       "callback_delay_ms":150,"min_display_ms":1000,"close_delay_ms":120}
      """)
    var policy = RefreshPolicy(
      threshold: .viewportShare(0.2, minimum: 64, maximum: 148), moment: .dwell(0.5),
      inset: RefreshInset(height: 60, timing: .release, opening: 0.2, closing: 0.25, rebases: true))
    policy.input = .travel(gain: 0.5)
    policy.hysteresis = 8
    policy.hasBusyLock = false
    policy.gates.requiresFinger = true
    policy.gates.startsAtEdge = true
    policy.gates.cooldown = 0.3
    policy.gates.axisCone = 45
    policy.gates.sources = RefreshSources.touchpad.union(.wheel)
    policy.gates.maximumContacts = 2
    policy.gates.maximumUpwardRelease = 500
    policy.rearm = .below(5)
    (policy.callbackDelay, policy.minimumDisplay, policy.closeDelay) = (0.15, 1, 0.12)
    #expect(file.policy == policy)
    #expect(file.name == "mine")
  }

  /// What stands after the schema, and every line of the message, without the file's name.
  static let faults: [(String, [String])] = [
    (
      #""treshold":{"points":1}"#,
      [
        "$.treshold is not a key of a policy; did you mean 'threshold'?",
        "$.threshold is absent; add {\"points\":…} or {\"viewport_share\":…}",
      ]
    ),
    (#""threshold":{}"#, ["$.threshold needs 'points' or 'viewport_share'; add one of them"]),
    (#""threshold":{"points":-1}"#, ["$.threshold.points is -1; it must be a number from 0 to 100000 pt"]),
    (
      #""threshold":{"points":9,"max":10}"#,
      ["$.threshold.max cannot be combined with 'points'; remove one of them"]
    ),
    (
      #""threshold":{"points":9,"plus":1}"#,
      ["$.threshold.plus cannot be combined with 'points'; remove one of them"]
    ),
    (
      #""threshold":{"viewport_share":0.1,"plus":-1}"#,
      ["$.threshold.plus is -1; it must be a number from 0 to 100000 pt"]
    ),
    (
      #""threshold":{"viewport_share":0.1,"min":9,"max":8}"#,
      ["$.threshold.min is 9; it must be at most 'max', which is 8"]
    ),
    (
      #""threshold":{"viewport_share":2}"#,
      ["$.threshold.viewport_share is 2; it must be a number from 0 to 1"]
    ),
    (#""threshold":110"#, ["$.threshold is 110; it must be an object of keys and values, in braces"]),
    (
      #""threshold":{"points":9},"moment":"lift""#,
      [#"$.moment is "lift"; it must be one of "crossing", "release", "bounce-back", "dwell""#]
    ),
    (
      #""threshold":{"points":9},"moment":"dwell""#,
      [#"$.dwell_ms is absent; "moment":"dwell" needs it"#]
    ),
    (
      #""threshold":{"points":9},"dwell_ms":5"#,
      [#"$.dwell_ms needs "moment":"dwell"; add that or remove it"#]
    ),
    (
      #""threshold":{"points":9},"input":"travel""#,
      [#"$.gain is absent; "input":"travel" needs it: points of pull per point of travel"#]
    ),
    (
      #""threshold":{"points":9},"input":"travel","gain":0"#,
      ["$.gain is 0; it must be above 0, otherwise travel never becomes a pull"]
    ),
    (
      #""threshold":{"points":9},"gain":1"#, [#"$.gain needs "input":"travel"; add that or remove it"#]
    ),
    (
      #""threshold":{"points":9},"gates":{"cooldown":5}"#,
      ["$.gates.cooldown is not a key of a policy; did you mean 'cooldown_ms'?"]
    ),
    (
      #""threshold":{"points":9},"inset":{"zzzzzzzzzz":5}"#,
      [
        "$.inset.zzzzzzzzzz is not a key of a policy; remove it; allowed are height_pt, at, in_ms, out_ms, rebase"
      ]
    ),
    (
      #""threshold":{"points":9},"gates":{"max_contacts":1.5}"#,
      ["$.gates.max_contacts is 1.5; it must be a whole number from 1 to 100"]
    ),
    (
      #""threshold":{"points":9},"gates":{"sources":["mouse"]}"#,
      [
        #"$.gates.sources is ["mouse"]; it must be a list with at least one of "touchscreen", "touchpad", "wheel""#
      ]
    ),
    (#""threshold":{"points":9},"strict":1"#, ["$.strict is 1; it must be true or false"]),
    (#""threshold":{"points":9},"strict":null"#, ["$.strict is null; it must be true or false"]),
    (
      #""threshold":{"points":9},"rearm":{}"#,
      [#"$.rearm needs 'below_points', or is "new-gesture" or "at-rest"; correct it"#]
    ),
    (
      #""threshold":{"points":9},"rearm":"never""#,
      [#"$.rearm is "never"; it must be "new-gesture", "at-rest" or {"below_points":…}"#]
    ),
    (
      #""threshold":{"points":9},"inset":7"#,
      ["$.inset is 7; it must be an object of keys and values, in braces"]
    ),
    (
      #""threshold":{"points":9},"close_delay_ms":1e9"#,
      ["$.close_delay_ms is 1000000000; it must be a number from 0 to 600000 ms"]
    ),
  ]

  @Test("what is wrong is named with its place, its value and its range", arguments: faults)
  func fault(rest: String, lines: [String]) throws {
    let error = #expect(throws: PolicyFileError.self) {
      try Self.read(#"{"schema":"overscroll-policy/1","# + rest + "}")
    }
    #expect(error?.lines == lines.map { "dir/mine.json: \($0)" })
  }

  /// Every number of a policy file: what stands around it, its least and greatest value by the contract, and its unit.
  static let numbers: [(around: (String, String), low: Double, high: Double, unit: String)] = {
    let (policy, gates) = (#""threshold":{"points":9},"#, #""threshold":{"points":9},"gates":{"#)
    let (share, inset) = (#""threshold":{"viewport_share":0.5,"#, #""threshold":{"points":9},"inset":{"#)
    return [
      ((#""threshold":{"points":"#, "}"), 0, 100_000, " pt"),
      ((#""threshold":{"viewport_share":"#, "}"), 0, 1, ""),
      ((share + #""plus":"#, "}"), 0, 100_000, " pt"), ((share + #""min":"#, "}"), 0, 100_000, " pt"),
      ((share + #""max":"#, "}"), 0, 100_000, " pt"),
      ((policy + #""input":"travel","gain":"#, ""), .leastNonzeroMagnitude, 1000, ""),
      ((policy + #""moment":"dwell","dwell_ms":"#, ""), 0, 600_000, " ms"),
      ((policy + #""hysteresis_pt":"#, ""), 0, 100_000, " pt"),
      ((policy + #""rearm":{"below_points":"#, "}"), 0, 100_000, " pt"),
      ((policy + #""callback_delay_ms":"#, ""), 0, 600_000, " ms"),
      ((policy + #""min_display_ms":"#, ""), 0, 600_000, " ms"),
      ((policy + #""close_delay_ms":"#, ""), 0, 600_000, " ms"),
      ((gates + #""cooldown_ms":"#, "}"), 0, 600_000, " ms"),
      ((gates + #""axis_cone_degrees":"#, "}"), 0, 90, " degrees"),
      ((gates + #""max_upward_release_pt_s":"#, "}"), 0, 1_000_000, " pt/s"),
      ((inset + #""height_pt":"#, "}"), 0, 100_000, " pt"), ((inset + #""in_ms":"#, "}"), 0, 600_000, " ms"),
      ((inset + #""out_ms":"#, "}"), 0, 600_000, " ms"),
    ]
  }()

  @Test("each number may be its least and its greatest, and nothing beyond", arguments: numbers.indices)
  func limits(index: Int) {
    let (around, low, high, unit) = Self.numbers[index]
    func lines(_ number: Double) -> [String] {
      do {
        _ = try Self.read(#"{"schema":"overscroll-policy/1","# + around.0 + "\(number)" + around.1 + "}")
        return []
      } catch let error as PolicyFileError { return error.lines } catch { return ["\(error)"] }
    }
    #expect(lines(low) == [] && lines(high) == [])
    let range = "; it must be a number from 0 to \(Int(high))\(unit)"
    #expect(lines(high.nextUp).first?.hasSuffix(range) == true && lines(high.nextUp).count == 1)
    #expect(lines(-Double.leastNonzeroMagnitude).first?.hasSuffix(range) == true)
  }

  @Test("a value of 40 characters is shown whole, a longer one is cut")
  func shownValues() {
    func lines(_ value: String) -> [String]? {
      let read = #expect(throws: PolicyFileError.self) {
        try Self.read(#"{"schema":"overscroll-policy/1","threshold":{"points":9},"strict":"# + value + "}")
      }
      return read?.lines
    }
    // The quotes count too.
    let most = "\"" + String(repeating: "x", count: 38)
    #expect(lines(most + "\"") == ["dir/mine.json: $.strict is \(most)\"; it must be true or false"])
    #expect(lines(most + "y\"") == ["dir/mine.json: $.strict is \(most)y…; it must be true or false"])
  }

  @Test("the least threshold may be the greatest one, but not above it")
  func narrow() throws {
    func threshold(_ least: Int) throws -> RefreshThreshold {
      try Self.read(
        #"{"schema":"overscroll-policy/1","threshold":{"viewport_share":0.1,"min":\#(least),"max":8}}"#
      ).policy.threshold
    }
    #expect(try threshold(8) == .viewportShare(0.1, minimum: 8, maximum: 8))
    #expect(throws: PolicyFileError.self) { try threshold(9) }
  }

  @Test("fingers are a whole number from 1 to 100")
  func contacts() throws {
    func read(_ count: String) throws -> Int {
      try Self.read(
        #"{"schema":"overscroll-policy/1","threshold":{"points":9},"gates":{"max_contacts":"# + count + "}}"
      ).policy.gates.maximumContacts
    }
    #expect(try read("1") == 1 && read("100") == 100)
    for count in ["0", "101"] { #expect(throws: PolicyFileError.self) { try read(count) } }
  }

  @Test("everything that is wrong is said in one go, in the order of the contract's keys")
  func allAtOnce() {
    let error = #expect(throws: PolicyFileError.self) {
      try Self.read(
        """
        {"close_delay_ms":-1,"threshold":{"points":"x"},"strict":2,"gates":{"finger":0,"axis_cone_degrees":91},
         "schema":"overscroll-policy/2","inset":{"rebase":1,"at":5}}
        """)
    }
    #expect(
      error?.problems.map(\.path) == [
        "$.schema", "$.threshold.points", "$.strict", "$.gates.finger", "$.gates.axis_cone_degrees",
        "$.inset.at", "$.inset.rebase", "$.close_delay_ms",
      ])
  }

  @Test("another schema, or none, is refused, and so is what is no object")
  func schema() {
    let none = #expect(throws: PolicyFileError.self) { try Self.read(#"{"threshold":{"points":9}}"#) }
    #expect(none?.lines == [#"dir/mine.json: $.schema is absent; it must be "overscroll-policy/1""#])
    let list = #expect(throws: PolicyFileError.self) { try Self.read("[]") }
    #expect(list?.lines == ["dir/mine.json: $ is []; it must be an object of keys and values, in braces"])
  }

  @Test("an inset that does not say how long it closes takes 0.3 s, as the contract has it")
  func standardClosing() throws {
    let inset = #""threshold":{"points":9},"inset":{"height_pt":40"#
    let start = #"{"schema":"overscroll-policy/1","#
    #expect(try Self.read(start + inset + "}}").policy.inset.closing == 0.3)
    #expect(try Self.read(start + inset + #","out_ms":0}}"#).policy.inset.closing == 0)
  }
}
