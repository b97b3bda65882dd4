import TestSamples
import Testing

@testable import ExternalEngines

@Suite("The answer of a program")
struct EngineAnswerTests {
  private static let states = [
    EngineDeclaration.State(name: "idle", kind: .idle),
    EngineDeclaration.State(name: "busy", kind: .refreshing),
  ]

  private func complaint(_ text: String) -> String? {
    do throws(EngineAnswer.Fault) {
      _ = try EngineAnswer(Array(text.utf8), states: Self.states, now: 2)
      return nil
    } catch {
      return error.words
    }
  }

  @Test("is read effect by effect, in order")
  func effects() throws {
    let answer = try EngineAnswer(
      Array(
        #"{"effects":[{"enter":"busy"},{"top_inset_pt":60,"duration_s":0.3},{"trigger":"released"},{"callback":true},{"scroll_to_pt":-60,"animated":true},{"scroll_to_pt":5}],"timer_s":2.5,"idle":false,"pull_pt":61.5}"#
          .utf8), states: Self.states, now: 2)
    let effects = (0..<answer.effects.count).map { answer.effects[$0] }
    #expect(
      effects == [
        .enter(1), .setTopInset(60, duration: 0.3), .trigger(.released), .callback,
        .scroll(to: -60, animated: true), .scroll(to: 5, animated: false),
      ])
    #expect(answer.isIdle == false)
    #expect(answer.pull == 61.5)
    guard case .at(2.5) = answer.timer else {
      Issue.record("no timer")
      return
    }
  }

  // 16 is what Contract.md allows; one more is among the faults below.
  @Test("may have 16 effects")
  func mostEffects() throws {
    let list = (0..<16).map { #"{"top_inset_pt":\#($0)}"# }.joined(separator: ",")
    let answer = try EngineAnswer(Array(#"{"effects":[\#(list)]}"#.utf8), states: Self.states, now: 2)
    let effects = (0..<answer.effects.count).map { answer.effects[$0] }
    #expect(effects == (0..<16).map { .setTopInset(Double($0), duration: 0) })
  }

  @Test("that is empty changes nothing, and null ends a timer")
  func nothing() throws {
    let empty = try EngineAnswer(Array("{}".utf8), states: Self.states, now: 2)
    guard case .unchanged = empty.timer else {
      Issue.record("a timer")
      return
    }
    #expect(empty.effects.count == 0 && empty.isIdle == nil && empty.pull == nil)
    let ended = try EngineAnswer(Array(#"{"timer_s":null}"#.utf8), states: Self.states, now: 2)
    guard case .none = ended.timer else {
      Issue.record("a timer")
      return
    }
  }

  @Test(
    "that is wrong is told with what to answer instead",
    arguments: [
      ("nonsense", "is not JSON"), ("", "is not JSON"), ("3", "answer with an object"),
      (#"{"efects":[]}"#, "did you mean 'effects'"), (#"{"effects":{}}"#, "a list of at most 16"),
      (#"{"effects":[1]}"#, "an effect is"), (#"{"effects":[{}]}"#, "an effect is"),
      (#"{"effects":[{"fire":true}]}"#, "'fire' is not an effect"),
      (#"{"effects":[{"enter":"bussy"}]}"#, "did you mean 'busy'"),
      (#"{"effects":[{"trigger":"now"}]}"#, "'trigger' must be"),
      (#"{"effects":[{"callback":false}]}"#, "'callback' must be true"),
      (#"{"effects":[{"callback":true,"enter":"busy"}]}"#, "an effect is"),
      (#"{"effects":[{"top_inset_pt":-1}]}"#, "'top_inset_pt' must be a number from 0 to 1000000"),
      (#"{"effects":[{"duration_s":1}]}"#, "'top_inset_pt' must be"),
      (#"{"effects":[{"scroll_to_pt":1e9}]}"#, "'scroll_to_pt' must be"),
      (#"{"effects":[{"scroll_to_pt":1,"animated":1}]}"#, "'animated' must be true or false"),
      (#"{"timer_s":1.9}"#, "'timer_s' must be null or a time from now, 2 s"),
      (#"{"timer_s":700}"#, "'timer_s' must be"), (#"{"idle":1}"#, "'idle' must be"),
      (#"{"pull_pt":-1}"#, "'pull_pt' must be"),
      (
        #"{"effects":[\#(Array(repeating: #"{"callback":true}"#, count: 17).joined(separator: ","))]}"#,
        "at most 16"
      ),
    ])
  func faults(_ text: String, _ part: String) throws {
    #expect(try #require(complaint(text)).contains(part))
  }

  /// Answers of every kind, each in its last allowed form and its first forbidden one.
  private static let answers = [
    "{}", "{ }", "[]", "null", "true", "\"idle\"", "3", "", "{", "{}{}",
    #"{"effects":[]}"#, #"{"effects":null}"#, #"{"effects":[[]]}"#, #"{"effects":[{}]}"#, #"{"efects":[]}"#,
    #"{"a\u0007b":1}"#, #"{"effects":[{"enter":"idle"}]}"#, #"{"effects":[{"enter":"busy"}]}"#,
    #"{"effects":[{"enter":"Busy"}]}"#, #"{"effects":[{"enter":"\u0007"}]}"#, #"{"effects":[{"enter":1}]}"#,
    #"{"effects":[{"enter":"busy","now":true}]}"#,
    #"{"effects":[{"trigger":"contact"}]}"#, #"{"effects":[{"trigger":"released"}]}"#,
    #"{"effects":[{"trigger":"settling"}]}"#, #"{"effects":[{"trigger":"lift"}]}"#,
    #"{"effects":[{"trigger":true}]}"#, #"{"effects":[{"trigger":"contact","callback":true}]}"#,
    #"{"effects":[{"callback":true}]}"#, #"{"effects":[{"callback":false}]}"#,
    #"{"effects":[{"callback":1}]}"#,
    #"{"effects":[{"callback":true,"trigger":"contact"}]}"#,
    #"{"effects":[{"top_inset_pt":0}]}"#, #"{"effects":[{"top_inset_pt":1000000,"duration_s":600}]}"#,
    #"{"effects":[{"duration_s":0,"top_inset_pt":60}]}"#, #"{"effects":[{"top_inset_pt":-0.5}]}"#,
    #"{"effects":[{"top_inset_pt":1000000.5}]}"#, #"{"effects":[{"top_inset_pt":60,"duration_s":600.5}]}"#,
    #"{"effects":[{"top_inset_pt":60,"duration_s":-0.5}]}"#,
    #"{"effects":[{"top_inset_pt":60,"duration_s":null}]}"#,
    #"{"effects":[{"top_inset_pt":60,"animated":true}]}"#, #"{"effects":[{"duration_s":1}]}"#,
    #"{"effects":[{"scroll_to_pt":-1000000}]}"#, #"{"effects":[{"scroll_to_pt":1000000,"animated":true}]}"#,
    #"{"effects":[{"animated":false,"scroll_to_pt":-60}]}"#, #"{"effects":[{"scroll_to_pt":-1000000.5}]}"#,
    #"{"effects":[{"scroll_to_pt":1000000.5}]}"#, #"{"effects":[{"scroll_to_pt":5,"animated":1}]}"#,
    #"{"effects":[{"scroll_to_pt":5,"duration_s":1}]}"#, #"{"effects":[{"animated":true}]}"#,
    #"{"effects":[{"fire\u001b":true}]}"#,
    #"{"timer_s":null}"#, #"{"timer_s":2}"#, #"{"timer_s":602}"#, #"{"timer_s":1.5}"#, #"{"timer_s":602.5}"#,
    #"{"timer_s":"3"}"#,
    #"{"idle":true}"#, #"{"idle":false}"#, #"{"idle":null}"#,
    #"{"pull_pt":0}"#, #"{"pull_pt":1000000}"#, #"{"pull_pt":-0.5}"#, #"{"pull_pt":1000000.5}"#,
    #"{"pull_pt":null}"#,
  ]

  /// What an answer says, or what is wrong with it.
  private static func meaning(_ text: String) -> String {
    do throws(EngineAnswer.Fault) {
      let answer = try EngineAnswer(Array(text.utf8), states: states, now: 2)
      let effects = (0..<answer.effects.count).map { "\(answer.effects[$0])" }
      return
        "\(effects) timer \(answer.timer), idle \(answer.isIdle.map { "\($0)" } ?? "-"), pull \(answer.pull.map { "\($0)" } ?? "-")"
    } catch {
      return "wrong: \(error.words)"
    }
  }

  @Test("of every kind is read, or refused in words that say what to answer")
  func everyKind() {
    let lines = Self.answers.map { "\($0)\n  \(Self.meaning($0))\n" }
    #expect(Golden.difference(of: lines.joined(), from: "answers.txt") == nil)
  }
}
