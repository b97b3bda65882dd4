import GestureTraces
import PullToRefresh
import Testing
import TraceReplay

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

  /// What stands after the schema, and the message.
  static let faults = [
    (#""treshold":{"points":1}"#, "no key 'treshold' in a policy; did you mean 'threshold'?"),
    (#""name":"x""#, "'threshold' is missing; add {\"points\":…} or {\"viewport_share\":…}"),
    (#""threshold":{}"#, "'threshold' needs 'points' or 'viewport_share'; add one of them"),
    (
      #""threshold":{"points":-1}"#,
      "threshold.points is -1; it must be a number from 0 to 100000 pt"
    ),
    (
      #""threshold":{"points":9,"max":10}"#,
      "'threshold.points' stands alone; leave out 'viewport_share', 'min' and 'max'"
    ),
    (
      #""threshold":{"viewport_share":0.1,"min":9,"max":8}"#,
      "threshold.min is 9; it must be at most 'threshold.max'"
    ),
    (
      #""threshold":{"points":9},"moment":"lift""#,
      "moment is \"lift\"; it must be one of \"crossing\", \"release\", \"bounce-back\", \"dwell\""
    ),
    (#""threshold":{"points":9},"moment":"dwell""#, "\"moment\":\"dwell\" needs 'dwell_ms'; add it"),
    (
      #""threshold":{"points":9},"dwell_ms":5"#,
      "'dwell_ms' goes with \"moment\":\"dwell\"; add that or leave it out"
    ),
    (
      #""threshold":{"points":9},"input":"travel""#,
      "\"input\":\"travel\" needs 'gain', points of pull per point of travel above 0; add it"
    ),
    (
      #""threshold":{"points":9},"gates":{"cooldown":5}"#,
      "no key 'gates.cooldown' in a policy; did you mean 'gates.cooldown_ms'?"
    ),
    (
      #""threshold":{"points":9},"gates":{"max_contacts":1.5}"#,
      "gates.max_contacts is 1.5; it must be a whole number"
    ),
    (
      #""threshold":{"points":9},"gates":{"sources":["mouse"]}"#,
      "gates.sources is [\"mouse\"]; it must be a list with at least one of \"touchscreen\", \"touchpad\", \"wheel\""
    ),
    (#""threshold":{"points":9},"strict":1"#, "strict is 1; it must be true or false"),
    (
      #""threshold":{"points":9},"rearm":{}"#,
      "'rearm' needs 'below_points', or is \"new-gesture\" or \"at-rest\"; correct it"
    ),
    (
      #""threshold":{"points":9},"inset":7"#,
      "'inset' must be an object of keys and values, in braces"
    ),
    (
      #""threshold":{"points":9},"close_delay_ms":1e9"#,
      "close_delay_ms is 1000000000; it must be a number from 0 to 600000 ms"
    ),
  ]

  @Test("what is wrong is named with its place, its value and its range", arguments: faults)
  func fault(rest: String, message: String) throws {
    let error = #expect(throws: PolicyFileError.self) {
      try Self.read(#"{"schema":"overscroll-policy/1","# + rest + "}")
    }
    #expect(error?.description == "dir/mine.json: \(message)")
  }

  @Test("another schema is refused")
  func schema() {
    let error = #expect(throws: PolicyFileError.self) { try Self.read(#"{"threshold":{"points":9}}"#) }
    #expect(error?.problem == "'schema' must be \"overscroll-policy/1\"; add or correct it")
  }
}
