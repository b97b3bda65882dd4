import ExternalEngines
import PolicyFiles
import PullToRefresh
import Testing

@testable import ReplayExperiments

/// Programs here are scripts of `sh`, which every machine has.
@Suite("Which engine it is")
struct EngineChoiceIdentityTests {
  private static func program(_ comment: String) throws -> EngineChoice {
    let hello = #"{"protocol":"overscroll-engine/1","name":"mine","like":"sv"}"#
    return .external(
      try ExternalEngine("read line; echo '\(hello)'; while read line; do echo '{}'; done # \(comment)"))
  }

  private static func policy(_ threshold: Double, path: String, name: String = "mine") throws -> EngineChoice
  {
    let text =
      #"{"schema":"overscroll-policy/1","name":"\#(name)","threshold":{"points":\#(threshold)}}"#
    return .policy(try RefreshPolicyFile(Array(text.utf8), path: path))
  }

  @Test(
    "programs of one name are told apart by their commands, a long one by its digest, and serve as before")
  func programs() throws {
    let choices = [try Self.program("one"), try Self.program("two"), .builtIn(.sv)]
    let told = try EngineChoice.toldApart(choices)
    #expect(told.map(\.name) == ["mine (\(choices[0].identity))", "mine (\(choices[1].identity))", "sv"])
    #expect(told[0].identity == choices[0].identity && told[0].identity != told[1].identity)
    #expect(told[0].identity.hasPrefix("program:") && told[0].identity.count == 8 + 16)
  }

  @Test(
    "alone, a program and a policy keep their names; beside another of it they have command and file behind it"
  )
  func names() throws {
    let alone = try EngineChoice.toldApart([try Self.policy(60, path: "a/m.json"), .builtIn(.sv)])
    #expect(alone.map(\.name) == ["mine", "sv"])
    let two = try EngineChoice.toldApart([
      try Self.policy(60, path: "a/m.json"), try Self.policy(80, path: "b/m.json"),
      try Self.policy(60, path: "sv.json", name: "sv"), .builtIn(.sv),
    ])
    #expect(two.map(\.name) == ["mine (a/m.json)", "mine (b/m.json)", "sv (sv.json)", "sv"])
    #expect(two.map(\.word) == ["a/m.json", "b/m.json", "sv.json", nil])
  }

  @Test(
    "a file or command of up to 60 characters stands behind a name, a longer one is replaced by its digest")
  func longWords() throws {
    for count in [59, 60, 61] {
      let path = String(repeating: "a", count: count - 5) + ".json"
      let long = try Self.policy(60, path: path)
      let told = try EngineChoice.toldApart([long, try Self.policy(80, path: "b.json")])
      #expect(told[0].name == "mine (\(count <= 60 ? path : long.identity))", "\(count) characters")
    }
  }

  @Test("a policy is known by its content, whatever its name and file; a built-in engine by its name alone")
  func content() throws {
    let one = try Self.policy(60, path: "a.json").identity
    #expect(try Self.policy(60, path: "b.json", name: "other").identity == one)
    #expect(try Self.policy(60.5, path: "a.json").identity != one)
    #expect(EngineChoice.builtIn(.sv).identity == "built-in")
  }

  @Test("an engine with options that a word and a file name is one engine")
  func options() throws {
    let words = ["mrefresh:threshold=90", "mrefresh:threshold=90.0", "mrefresh:threshold=91"]
    let choices = try words.map { EngineChoice.configured(try #require(try ConfiguredEngine($0))) }
    #expect(
      try EngineChoice.toldApart(choices).map(\.name) == ["mrefresh:threshold=90", "mrefresh:threshold=91"])
  }

  @Test("two that have one name even so are refused in one line")
  func undecided() throws {
    let choices = [
      try Self.policy(60, path: "a.json"), try Self.policy(70, path: "b.json"),
      try Self.policy(80, path: "c.json", name: "mine (a.json)"),
    ]
    #expect(
      throws: ExperimentError(
        "two engines are called 'mine (a.json)', a.json and c.json; give one of them another name")
    ) { try EngineChoice.toldApart(choices) }
  }
}
