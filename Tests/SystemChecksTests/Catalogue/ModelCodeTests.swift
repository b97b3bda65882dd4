import PolicyFiles
import ScrollPhysics
import TestSamples
import Testing

@testable import SystemChecks

/// Constants as source code. The numbers are calculated by hand or by a second formula; the golden file has all of it for three models.
@Suite("Constants as source code")
struct ModelCodeTests {
  private static func code(_ word: String, _ language: ModelCode.Language) throws -> String {
    try ModelCode(try #require(try ModelWord(word)?.model()).model, in: language).text
  }

  @Test("a spring, a decay and a band by the names of each toolkit, whole")
  func whole() throws {
    let words = [
      "uikit:coefficient=0.4,rate=0.99,stiffness=180,damping=0.9",
      "flutter-ios-fixed:stiffness=120,deceleration=20,dimension=300",
      "better-scroll:least_pt_s=100", "chromium:share=0.5",
    ]
    let texts = try ModelCode.Language.allCases.flatMap { language in
      try words.map { "=== \(language)\n" + (try Self.code($0, language)) }
    }
    let difference = Golden.difference(of: texts.joined(separator: "\n"), from: "model-code.txt")
    #expect(difference == nil, "\(difference ?? "")")
  }

  /// The number after a word in a text.
  private static func number(after word: String, in text: String) throws -> Double {
    let tail = try #require(text.split(separator: word, maxSplits: 1).dropFirst().first)
    return try #require(Double(String(tail.prefix { "0123456789.".contains($0) })))
  }

  @Test("the numbers give the model's motion by the formulas of the toolkits")
  func formulas() throws {
    let word = "uikit:rate=0.995,stiffness=150,damping=0.7"
    // k = −1000 · ln 0.995 per second.
    let k = 5.012541823544287
    let kotlin = try Self.code(word, .kotlin)
    #expect(abs(try Self.number(after: "frictionMultiplier = ", in: kotlin) * 4.2 - k) < 1e-7)
    #expect(try Self.number(after: "dampingRatio = ", in: kotlin) == 0.7)
    let swift = try Self.code(word, .swift)
    // c = 2 · ζ · √(k · m).
    #expect(abs(try Self.number(after: "damping: ", in: swift) - 1.4 * 150.0.squareRoot()) < 1e-7)
    #expect(try Self.number(after: "rawValue: ", in: swift) == 0.995)
    let dart = try Self.code(word, .dart)
    // The velocity after a second is 0.995¹⁰⁰⁰ of the first.
    let drag = try Self.number(after: "FrictionSimulation(", in: dart)
    #expect(abs(drag / 0.0066539685788319656 - 1) < 1e-7)
  }

  @Test("the easing of CSS begins at 0, ends at 1, and has the spring's overshoot")
  func css() throws {
    let text = try Self.code("uikit:damping=0.3", .css)
    let list = try #require(text.split(separator: "linear(").last?.split(separator: ")").first)
    let values = list.split(separator: ",").compactMap { Double($0.filter { !$0.isWhitespace }) }
    #expect(values.count == 21 && values.first == 0 && values.last == 1)
    // e^(−πζ/√(1 − ζ²)) at the first peak; between samples it is a little less.
    let peak = (values.max() ?? 0) - 1
    #expect(peak < 0.3724 && peak > 0.33)
  }
}
