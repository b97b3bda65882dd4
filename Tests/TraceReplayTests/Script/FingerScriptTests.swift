import Testing
@testable import TraceReplay

@Suite("Finger script")
struct FingerScriptTests {
  @Test("the contract's example, step by step")
  func example() throws {
    let script = try FingerScript("down; move 200 400; hold 100; release; wait 50; down")
    #expect(
      script.steps == [
        .down, .move(to: 200, microseconds: 400_000), .hold(microseconds: 100_000), .release,
        .wait(microseconds: 50_000), .down,
      ])
  }

  @Test("spaces, a last semicolon, signs and fractions are fine; times are rounded to microseconds")
  func forms() throws {
    let script = try FingerScript("\n down;move -1.5e2 16.6666 ;\tmove +3 0.0006;hold 0;cancel;")
    #expect(
      script.steps == [
        .down, .move(to: -150, microseconds: 16667), .move(to: 3, microseconds: 1), .hold(microseconds: 0),
        .cancel,
      ])
  }

  @Test("a time may have a unit")
  func units() throws {
    #expect(
      try FingerScript("down; move 200 0.4s; hold 100ms; release; wait 50000us; down")
        == FingerScript("down; move 200 400; hold 100; release; wait 50; down"))
  }

  /// A script, what is wrong with it, and the first column and length of the place, counted by hand.
  struct Mistake: Sendable, CustomTestStringConvertible {
    let script: String
    let column: Int
    let length: Int
    let problem: FingerScriptError.Problem
    init(_ script: String, _ column: Int, _ length: Int, _ problem: FingerScriptError.Problem) {
      (self.script, self.column, self.length, self.problem) = (script, column, length, problem)
    }
    var testDescription: String { "'\(script)'" }
  }

  static let mistakes = [
    Mistake("", 1, 1, .empty),
    Mistake("  ", 1, 1, .empty),
    Mistake(";", 1, 1, .emptyStep),
    Mistake("down; ; release", 7, 1, .emptyStep),
    Mistake("wait 5", 1, 6, .neverDown),
    Mistake("down; mov 1 2", 7, 3, .unknownStep("mov")),
    Mistake("Down", 1, 4, .unknownStep("Down")),
    Mistake("down; move 200", 7, 4, .missingNumber(step: "move", usage: "move PT MS")),
    Mistake("down; hold", 7, 4, .missingNumber(step: "hold", usage: "hold MS")),
    Mistake("down; release; wait", 16, 4, .missingNumber(step: "wait", usage: "wait MS")),
    Mistake("down 5", 6, 1, .extraWord("5", step: "down", usage: "down")),
    Mistake("down; move 1 2 hold 3", 16, 4, .extraWord("hold", step: "move", usage: "move PT MS")),
    Mistake("down; move x 2", 12, 1, .notANumber("x")),
    Mistake("down; move 200pt 2", 12, 5, .notANumber("200pt")),
    Mistake("down; move nan 2", 12, 3, .notANumber("nan")),
    Mistake("down; move 2 inf", 14, 3, .notATime("inf")),
    Mistake("down; move 2 1e999", 14, 5, .notATime("1e999")),
    Mistake("down; move 2 5pt", 14, 3, .notATime("5pt")),
    Mistake("down; hold 0x10", 12, 4, .notATime("0x10")),
    Mistake("down; move -1000001 2", 12, 8, .tooFar("-1000001")),
    Mistake("down; move 2 -1", 14, 2, .negativeTime("-1")),
    Mistake("down; hold -0.5", 12, 4, .negativeTime("-0.5")),
    Mistake("wait -1; down", 6, 2, .negativeTime("-1")),
    Mistake("down; move 2 0", 14, 1, .moveWithoutTime("0")),
    Mistake("down; move 2 1e-4", 14, 4, .moveWithoutTime("1e-4")),
    Mistake("down; hold 599999; hold 2", 25, 1, .tooLong),
    Mistake("down; down", 7, 4, .secondDown),
    Mistake("move 1 2", 1, 4, .noFinger(step: "move")),
    Mistake("down; release; hold 1", 16, 4, .noFinger(step: "hold")),
    Mistake("release", 1, 7, .noFinger(step: "release")),
    Mistake("down; cancel; cancel", 15, 6, .noFinger(step: "cancel")),
    Mistake("down; wait 5", 7, 4, .waitWithFinger),
  ]

  @Test("what is wrong is named with its place", arguments: mistakes)
  func errors(mistake: Mistake) {
    #expect(
      throws: FingerScriptError(problem: mistake.problem, column: mistake.column, length: mistake.length)
    ) { try FingerScript(mistake.script) }
  }

  @Test("every message names the column and says what to write, on one short line", arguments: mistakes)
  func messages(mistake: Mistake) {
    let error = FingerScriptError(problem: mistake.problem, column: mistake.column, length: mistake.length)
    #expect(error.description.hasPrefix("column \(mistake.column): "))
    #expect(["write", "give", "leave", "stay", "make"].contains { error.description.contains("\($0) ") })
    #expect(error.description.count < 150 && !error.description.contains("\n"))
  }

  @Test("a word of any length is cut in a message")
  func longWord() {
    let word = String(repeating: "x", count: 5000)
    let error = #expect(throws: FingerScriptError.self) { try FingerScript(word) }
    #expect(error?.length == 5000)
    #expect((error?.description.count ?? 0) < 150)
  }
}
