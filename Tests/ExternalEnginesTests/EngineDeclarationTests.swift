import PullToRefresh
import TestSamples
import Testing

@testable import ExternalEngines

@Suite("The hello of a program")
struct EngineDeclarationTests {
  private func read(_ text: String) throws -> EngineDeclaration { try EngineDeclaration(Array(text.utf8)) }

  private func complaint(_ text: String) -> String? {
    do throws(EngineDeclaration.Fault) {
      _ = try EngineDeclaration(Array(text.utf8))
      return nil
    } catch {
      return error.words
    }
  }

  @Test("says what it is like, its states and what it wants")
  func wholeHello() throws {
    let hello = try read(
      #"{"protocol":"overscroll-engine/1","name":"mine","like":"sv","states":["Stopped",{"name":"Loading","as":"refreshing"}],"wants":["threshold"],"deadline_ms":250}"#
    )
    #expect(hello.name == "mine")
    #expect(hello.yardstick == .system(.sv))
    #expect(hello.states.map(\.name) == ["Stopped", "Loading"])
    #expect(hello.states.map(\.kind) == [.idle, .refreshing])
    #expect(hello.takesThreshold && !hello.takesBegin && !hello.followsFinger)
    #expect(hello.limit == 0.25)
    #expect(hello.nativeList == RefreshSystem.sv.nativeList)
  }

  @Test("with a policy in place of a system has a policy's states and the list of UIScrollView")
  func policyHello() throws {
    let hello = try read(
      #"{"protocol":"overscroll-engine/1","name":"mine","policy":{"schema":"overscroll-policy/1","threshold":{"points":60}}}"#
    )
    #expect(hello.states.map(\.name) == ["idle", "pulling", "armed", "refreshing", "finishing"])
    #expect(hello.nativeList == .uiScrollView)
    #expect(hello.limit == 5)
    guard case .policy(let policy) = hello.yardstick else {
      Issue.record("no policy")
      return
    }
    #expect(policy.threshold.points(viewport: 667) == 60)
  }

  @Test(
    "that is wrong is told with what to say instead",
    arguments: [
      ("hello", "not JSON"), ("[1]", "answer with an object"),
      (#"{"protocol":"overscroll-engine/2","name":"m","like":"sv"}"#, "it speaks 'overscroll-engine/2'"),
      (#"{"name":"m","like":"sv"}"#, "it speaks 'nothing'"),
      (#"{"protocol":"overscroll-engine/1","name":"","like":"sv"}"#, "'name' must be"),
      (#"{"protocol":"overscroll-engine/1","name":"a\u0007","like":"sv"}"#, "'name' must be"),
      (#"{"protocol":"overscroll-engine/1","name":"sv","like":"sv"}"#, "is a built-in engine"),
      (#"{"protocol":"overscroll-engine/1","name":"m"}"#, "a rule for due times"),
      (#"{"protocol":"overscroll-engine/1","name":"m","like":"sv","policy":{}}"#, "a rule for due times"),
      (#"{"protocol":"overscroll-engine/1","name":"m","like":"svv"}"#, "did you mean 'sv'"),
      (
        #"{"protocol":"overscroll-engine/1","name":"m","policy":{"schema":"overscroll-policy/1"}}"#,
        "'policy'"
      ),
      (#"{"protocol":"overscroll-engine/1","name":"m","like":"sv","states":[]}"#, "'states' must be"),
      (#"{"protocol":"overscroll-engine/1","name":"m","like":"sv","states":["a","a"]}"#, "'states' must be"),
      (
        #"{"protocol":"overscroll-engine/1","name":"m","like":"sv","states":[{"name":"a","as":"b"}]}"#,
        "'states' must be"
      ),
      (#"{"protocol":"overscroll-engine/1","name":"m","like":"sv","wants":["all"]}"#, "'wants' must be"),
      (
        #"{"protocol":"overscroll-engine/1","name":"m","like":"sv","deadline_ms":0}"#, "'deadline_ms' must be"
      ),
      (#"{"protocol":"overscroll-engine/1","name":"m","like":"sv","wnats":[]}"#, "did you mean 'wants'"),
    ])
  func faults(_ text: String, _ part: String) throws {
    #expect(try #require(complaint(text)).contains(part))
  }

  /// Members of a hello of every kind, each in its last allowed form and its first forbidden one; they follow the protocol.
  private static let hellos: [String] = {
    let name = #""name":"mine""#
    let like = name + #","like":"mj""#
    func names(_ count: Int) -> String { (1...count).map { "\"\($0)\"" }.joined(separator: ",") }
    return [
      like, name, #""like":"mj""#, #""name":1,"like":"mj""#, #""name":"mj","like":"mj""#,
      #""name":"\#(String(repeating: "n", count: 80))","like":"mj""#,
      #""name":"\#(String(repeating: "n", count: 81))","like":"mj""#, #""name":"a\u0007","like":"mj""#,
      name + #","like":"mrefersh""#, name + #","like":"\u0007""#, name + #","like":1"#,
      like + #","policy":{"schema":"overscroll-policy/1","threshold":{"points":60}}"#,
      name + #","policy":{"schema":"overscroll-policy/1","threshold":{"points":60}}"#,
      name + #","policy":{"schema":"overscroll-policy/1"}"#, name + #","policy":3"#,
      like + #","nmae":1,"state":[]"#, like + #","\u0007":1"#,
      like + #","states":["one","two","idle","pulling","armed","refreshing","finishing"]"#,
      like + #","states":[{"name":"a","as":"armed"},{"name":"b"},"c"]"#, like + #","states":[{"as":"idle"}]"#,
      like + #","states":[{"name":"a","as":"busy"}]"#, like + #","states":[{"name":"a","as":1}]"#,
      like + #","states":["a",{"name":"a","as":"idle"}]"#, like + #","states":"a""#, like + #","states":[]"#,
      like + #","states":[""]"#, like + #","states":["a\u0007"]"#,
      like + #","states":["\#(String(repeating: "s", count: 80))"]"#,
      like + #","states":["\#(String(repeating: "s", count: 81))"]"#,
      like + #","states":[\#(names(64))]"#, like + #","states":[\#(names(65))]"#,
      like + #","wants":[]"#, like + #","wants":["finger-moved"]"#, like + #","wants":["fingers"]"#,
      like + #","wants":["begin-refreshing"]"#, like + #","wants":["threshold"]"#,
      like + #","wants":["threshold","fingers","begin-refreshing","finger-moved"]"#,
      like + #","wants":["all"]"#,
      like + #","wants":"fingers""#, like + #","wants":["fingers",1]"#,
      like + #","deadline_ms":1"#, like + #","deadline_ms":60000"#, like + #","deadline_ms":0.5"#,
      like + #","deadline_ms":60000.5"#, like + #","deadline_ms":null"#,
    ].map { #"{"protocol":"overscroll-engine/1",\#($0)}"# } + [
      #"{"protocol":"overscroll-engine/2",\#(like)}"#, #"{"protocol":1,\#(like)}"#, "{\(like)}",
      #"{"protocol":"\u0007"}"#, "[1]", "null", "{", "hello \u{1B}[1m", String(repeating: "x", count: 61),
      String(repeating: "x", count: 60),
    ]
  }()

  /// What a hello says, or what is wrong with it.
  private func meaning(_ text: String) -> String {
    do throws(EngineDeclaration.Fault) {
      let hello = try EngineDeclaration(Array(text.utf8))
      let yardstick =
        switch hello.yardstick {
        case .policy(let policy): "policy of \(policy.threshold.points(viewport: 667)) pt"
        case .system(let system): "like \(system.name)"
        }
      let wishes = [
        (hello.followsFinger, "every sample"), (hello.hearsFingers, "fingers"), (hello.takesBegin, "begin"),
        (hello.takesThreshold, "threshold"),
      ]
      let states = hello.states.map {
        $0.name == "\($0.kind.name)" ? $0.name : "\($0.name) as \($0.kind.name)"
      }
      return """
        \(hello.name), \(yardstick), within \(hello.limit) s; wants \(wishes.filter(\.0).map(\.1))
          \(states.joined(separator: ", "))
        """
    } catch {
      return "wrong: \(error.words)"
    }
  }

  @Test("of every kind is read, or refused in words that say what to send")
  func everyKind() {
    let lines = Self.hellos.map { "\($0)\n  \(meaning($0))\n" }
    #expect(Golden.difference(of: lines.joined(), from: "hellos.txt") == nil)
  }
}
