import Testing

@testable import OverscrollCLI

/// What `replay --engine FILE` says to policy files that are wrong, each in one way.
@Suite("bad policy files")
struct BadPolicyTests {
  /// Something wrong with a policy that is right otherwise.
  struct Mistake: Sendable, CustomTestStringConvertible {
    /// The keys after schema, without braces.
    let keys: String
    /// What is said after the file's name.
    let message: String
    var testDescription: String { keys }

    init(_ keys: String, _ message: String) {
      self.keys = keys
      self.message = message
    }
  }

  private static let mistakes = [
    Mistake("", ": 'threshold' is missing; add {\"points\":…} or {\"viewport_share\":…}"),
    Mistake(#""treshold":{"points":110}"#, ": no key 'treshold' in a policy; did you mean 'threshold'?"),
    Mistake(#""threshold":110"#, ": 'threshold' must be an object of keys and values, in braces"),
    Mistake(
      #""threshold":{"points":-1}"#, ": threshold.points is -1; it must be a number from 0 to 100000 pt"),
    Mistake(
      #""threshold":{"points":1,"min":0}"#,
      ": 'threshold.points' stands alone; leave out 'viewport_share', 'min' and 'max'"),
    Mistake(
      #""threshold":{"viewport_share":0.2,"min":9,"max":8}"#,
      ": threshold.min is 9; it must be at most 'threshold.max'"),
    Mistake(
      #""threshold":{"viewport_share":2}"#, ": threshold.viewport_share is 2; it must be a number from 0 to 1"
    ),
    Mistake(
      #""threshold":{"points":1},"moment":"lift""#,
      #": moment is "lift"; it must be one of "crossing", "release", "bounce-back", "dwell""#),
    Mistake(#""threshold":{"points":1},"moment":"dwell""#, #": "moment":"dwell" needs 'dwell_ms'; add it"#),
    Mistake(
      #""threshold":{"points":1},"dwell_ms":5"#,
      #": 'dwell_ms' goes with "moment":"dwell"; add that or leave it out"#),
    Mistake(
      #""threshold":{"points":1},"gain":2"#, #": 'gain' goes with "input":"travel"; add that or leave it out"#
    ),
    Mistake(
      #""threshold":{"points":1},"input":"travel""#,
      #": "input":"travel" needs 'gain', points of pull per point of travel above 0; add it"#),
    Mistake(#""threshold":{"points":1},"strict":1"#, ": strict is 1; it must be true or false"),
    Mistake(
      #""threshold":{"points":1},"gates":{"sources":[]}"#,
      #": gates.sources is []; it must be a list with at least one of "touchscreen", "touchpad", "wheel""#),
    Mistake(
      #""threshold":{"points":1},"gates":{"max_contacts":1.5}"#,
      ": gates.max_contacts is 1.5; it must be a whole number"),
    Mistake(
      #""threshold":{"points":1},"rearm":"never""#,
      #": rearm is "never"; it must be one of "new-gesture", "at-rest""#),
    Mistake(
      #""threshold":{"points":1},"inset":{"hight_pt":5}"#,
      ": no key 'inset.hight_pt' in a policy; did you mean 'inset.height_pt'?"),
    Mistake(#""threshold":{"points":1},"name":"""#, #": name is ""; it must be a text that is not empty"#),
    Mistake(
      #""threshold":{"points":1},"callback_delay_ms":1e9"#,
      ": callback_delay_ms is 1000000000; it must be a number from 0 to 600000 ms"),
    Mistake(
      #""threshold":{"points":NaN}"#,
      ":1:55: no value begins with 'N'; correct the JSON there"),
    Mistake(
      #""threshold":{"points":1},"threshold":{"points":2}"#,
      ":1:58: the key \"threshold\" stands twice; correct the JSON there"),
  ]

  private let folder = TemporaryFolder()

  private func expect(_ message: String, of policy: String) {
    folder.write(DragTrace().text, to: "pull.trace")
    folder.write(policy, to: "p.json")
    let ending = overscroll(["replay", "--engine", "p.json", "pull.trace"], in: folder)
    #expect(ending == .init(status: 2, signal: nil, output: "", messages: "error: p.json\(message)\n"))
  }

  @Test("each mistake is one line that says which key, what is there and what must be", arguments: mistakes)
  func mistake(_ mistake: Mistake) {
    let keys = mistake.keys.isEmpty ? "" : "," + mistake.keys
    expect(mistake.message, of: #"{"schema":"overscroll-policy/1"\#(keys)}"#)
  }

  @Test("a file that is no policy, no JSON, a folder or absent says so")
  func files() {
    expect(": 'schema' must be \"overscroll-policy/1\"; add or correct it", of: "{}")
    expect(": the file must be an object of keys and values, in braces", of: "[]")
    expect(":1:1: the text ends where a value should be; correct the JSON there", of: "")
    expect(
      ":1:65: nested more than 64 deep; correct the JSON there", of: String(repeating: "[", count: 1 << 20))
    #expect(
      overscroll("replay", "--engine", "/nonexistent/p.json", "x").messages
        == "error: /nonexistent/p.json: no such file; check the path\n")
    #expect(
      shell("mkdir d.json; \"$OVERSCROLL\" replay --engine d.json x", in: folder).messages
        == "error: d.json: this is a folder, not a file; name a file\n")
  }

  @Test("a right one runs under its own name, with its own threshold")
  func right() {
    folder.write(DragTrace().text, to: "pull.trace")
    folder.write(
      #"{"schema":"overscroll-policy/1","name":"mine","threshold":{"points":60},"moment":"crossing"}"#,
      to: "p.json")
    let ending = overscroll(["replay", "--json", "--engine", "p.json", "pull.trace"], in: folder)
    #expect(ending.status == 0 && ending.messages.isEmpty)
    #expect(ending.output.contains(#""engine":"mine","model":"uikit""#))
    // It crosses at 186.72 ms and sees the drag at the next frame, 200 ms.
    #expect(
      ending.output.contains(#""triggered":true,"triggers":1,"trigger_ms":200,"trigger_phase":"contact""#))
  }
}
