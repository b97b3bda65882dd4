import PolicyFiles
import ScrollPhysics
import TestSamples
import Testing

@testable import SystemChecks

/// Findings about models. Each is provoked by constants whose effect follows from the equation of the motion.
@Suite("Findings about models")
struct ModelLintTests {
  private static func findings(_ word: String) throws -> [ModelLint.Finding] {
    ModelLint(try #require(try ModelWord(word)?.model()).model, word: word).findings
  }

  private static func file(_ parts: String) throws -> ScrollModel {
    let text = #"{"schema":"overscroll-model/1","name":"mine",\#(parts)}"#
    return try ScrollModelFile(Array(text.utf8), path: "mine.json").model
  }

  @Test("uikit has none, and says so")
  func none() throws {
    let lint = ModelLint(.uikit, word: "uikit")
    #expect(lint.findings == [] && lint.text == "uikit: nothing to find")
  }

  @Test("content that no rule returns jumps to the edge")
  func jumps() throws {
    let model = try Self.file(
      #""drag":{"rule":"band","coefficient":0.5},"fling":{"rule":"none"},"return":{"rule":"none"}"#)
    let first = try #require(ModelLint(model, word: "mine.json").findings.first)
    // 680 · (1 − 1/(200 · 0.5 / 680 + 1)).
    #expect(
      first.rule == .jumps && first.path == "$.return"
        && first.problem.hasPrefix("offset at the release 87.2 pt"))
    #expect(first.advice == "see it with: overscroll models --certify mine.json")
  }

  @Test("a motion of more than ten seconds is said to be slow, one of less is not")
  func rests() throws {
    // 8000/k · e^(−k·t) are left to go: less than 0.5 pt after ln(16000/k)/k, which is 20.75 s at 0.5 /s and 7.91 s at 1.2 /s.
    let slow = try Self.findings("uikit:friction=0.5").filter { $0.rule == .neverRests }
    #expect(slow.map(\.path) == ["$.fling"] && slow.first?.problem == "a fling at 8000 pt/s lasts 20.7 s")
    #expect(try Self.findings("uikit:friction=1.2").filter { $0.rule == .neverRests } == [])
    // A critically damped spring of 0.3 /s has 100·(1 + ω·t)·e^(−ω·t) left: 0.5 pt after 7.43/ω = 24.8 s.
    let weak = try Self.findings("uikit:frequency=0.3").filter {
      $0.path == "$.return" && $0.rule == .neverRests
    }
    let time = try #require(weak.first?.problem.split(separator: "lasts ").last?.split(separator: " ").first)
    #expect(abs((Double(time) ?? 0) - 7.4301 / 0.3) < 0.06, "\(time)")
  }

  @Test("of the built-in models only iScroll's flings last longer")
  func builtIn() {
    let slow = ScrollModel.all.filter { ModelLint.slowMotions($0) != [] }
    #expect(slow.map { "\($0.name)" }.sorted() == ["iscroll", "iscroll-fixed"])
    // 8 pt/ms, divided by its deceleration of 0.0006 pt/ms².
    #expect(ModelLint.slowMotions(.iscroll).map(\.problem) == ["a fling at 8000 pt/s lasts 13.3 s"])
  }

  @Test("a catch by travel jumps, increments depend on the events")
  func certificate() throws {
    let jumps = try Self.findings("uikit:catch=travel").filter { $0.rule == .jumpsOnCatch }
    #expect(jumps.first?.path == "$.catch")
    let model = try Self.file(
      #""drag":{"rule":"flutter-increments","gain":0.5},"fling":{"rule":"none"},"return":{"rule":"spring","stiffness":100,"damping_ratio":1}"#
    )
    let rules = ModelLint(model, word: "mine.json").findings.map(\.rule)
    #expect(rules.contains(.dependsOnEvents))
  }

  @Test("whole texts of models with options")
  func whole() throws {
    let words = [
      "uikit:catch=travel", "uikit:damping=0.1", "uikit:share=3", "chromium:amplitude=2",
      "flutter-clamping:snaps=false",
      "uikit:direction=none",
    ]
    let texts = try words.map {
      ModelLint(try #require(try ModelWord($0)?.model()).model, word: $0).text + "\n"
    }
    let difference = Golden.difference(of: texts.joined(), from: "model-lint.txt")
    #expect(difference == nil, "\(difference ?? "")")
  }
}
