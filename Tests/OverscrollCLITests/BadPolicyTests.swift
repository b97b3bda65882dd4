import TestSamples
import Testing

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
    Mistake("", ": $.threshold is absent; add {\"points\":…} or {\"viewport_share\":…}"),
    Mistake(#""threshold":110"#, ": $.threshold is 110; it must be an object of keys and values, in braces"),
    Mistake(
      #""threshold":{"points":-1}"#, ": $.threshold.points is -1; it must be a number from 0 to 100000 pt"),
    Mistake(#""threshold":{"points":1},"name":"""#, #": $.name is ""; it must be a text that is not empty"#),
    Mistake(
      #""threshold":{"points":NaN}"#,
      ":1:55: a value cannot begin with 'N'; correct the JSON there"),
    Mistake(
      #""threshold":{"points":1},"threshold":{"points":2}"#,
      ":1:58: the key \"threshold\" is there twice; correct the JSON there"),
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

  @Test("several mistakes are several lines, each with its place")
  func several() {
    folder.write(DragTrace().text, to: "pull.trace")
    folder.write(
      #"{"schema":"overscroll-policy/1","treshold":{"points":1},"threshold":{"points":1},"moment":"dwell","strict":3}"#,
      to: "p.json")
    let ending = overscroll(["replay", "--engine", "p.json", "pull.trace"], in: folder)
    #expect(ending.status == 2 && ending.output.isEmpty)
    #expect(
      ending.messages == """
        error: p.json: $.treshold is not a key of a policy; did you mean 'threshold'?
        error: p.json: $.strict is 3; it must be true or false
        error: p.json: $.dwell_ms is absent; "moment":"dwell" needs it

        """)
  }

  @Test("a file that is no policy, no JSON, a folder or absent says so")
  func files() {
    expect(
      ": $.schema is absent; it must be \"overscroll-policy/1\"", of: #"{"threshold":{"points":1}}"#)
    expect(": $ is []; it must be an object of keys and values, in braces", of: "[]")
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
    let ending = overscroll(
      ["replay", "--json", "--engine", "p.json", "--model", "uikit", "pull.trace"], in: folder)
    #expect(ending.status == 0 && ending.messages.isEmpty)
    #expect(ending.output.contains(/"engine":"mine","engine_id":"policy:[0-9a-f]+","model":"uikit"/))
    // It crosses at 186.72 ms and sees the drag at the next frame, 200 ms.
    #expect(ending.output.contains(#""fired":true,"triggers":1,"outcome":"hit""#))
    #expect(ending.output.contains(#""trigger_ms":200,"trigger_phase":"contact""#))
  }
}
