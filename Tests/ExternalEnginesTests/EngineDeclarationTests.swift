import PullToRefresh
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
}
