import ReplayExperiments
import Testing

@testable import ReplayReport
@testable import TextFormats

/// Of twenty pulls `slow` fires in none and `quick` in all: among recorded gestures that is a lead beyond chance, p = 2 · 2⁻²⁰.
@Suite("Generated gestures")
struct GeneratedGesturesTests {
  private static let engines = ["slow", "quick"]

  private func report(of origin: String) -> Report {
    var report = Report(rate: 60)
    for index in 0..<20 {
      for engine in Self.engines {
        report.add(
          SampleReport.scored(
            "\(origin)-\(index)", .pull, engine: engine, origin: origin, triggers: engine == "quick" ? 1 : 0))
      }
    }
    return report
  }

  private func comparison(of origins: String...) -> Comparison {
    var comparison = Comparison(engines: ["early", "late"], rate: 60, comparesAll: false)
    for origin in origins {
      for index in 0..<20 {
        comparison.add(
          SampleComparison.label("\(origin)-\(index)", .pull, origin: origin),
          SampleComparison.drag(peak: 100, atLift: 100))
      }
    }
    return comparison
  }

  private func isBefore(_ one: String, _ other: String, in text: String) -> Bool {
    let lines = text.split(separator: "\n")
    let places = [one, other].map { name in lines.firstIndex { $0.hasPrefix(name) } ?? -1 }
    return 0 <= places[0] && places[0] < places[1]
  }

  @Test("origins are generated or not by what the trace says, also where a program made another trace of it")
  func origins() {
    #expect(TraceLabel.origins.filter(GeneratedGestures.are) == ["synthetic", "synthetic-remade"])
  }

  @Test(
    "a report keeps the order of the call and says that nothing is ranked",
    arguments: ["synthetic", "synthetic-remade"])
  func order(origin: String) {
    let report = report(of: origin)
    let answer = report.answer(width: 80)
    #expect(isBefore("slow", "quick", in: answer))
    #expect(answer.contains("\(GeneratedGestures.line).\n"))
    for word in ["ahead", "first", "chance", "best", "significant"] {
      #expect(!answer.contains(word), "\(word)")
    }
    #expect(report.lead == GeneratedGestures.line + "." && report.leader == nil)
    #expect(report.firstEngines == Self.engines && report.rankedGroups.map(\.engine) == Self.engines)
    #expect(report.orderInWords == "in the order in which the engines were named")
    #expect(report.table(width: 80).contains(GeneratedGestures.line))
    #expect(MarkdownReport(report, checks: nil).text.contains("\(GeneratedGestures.line).\n"))
  }

  @Test("the same gestures recorded are ranked, and no line says otherwise")
  func recorded() {
    let report = report(of: "recorded")
    let answer = report.answer(width: 80)
    #expect(isBefore("quick", "slow", in: answer))
    #expect(!answer.contains(GeneratedGestures.line))
    #expect(report.lead?.contains("quick ranks first") == true && report.leader == "quick")
    #expect(report.orderInWords == "the best first")
    #expect(!MarkdownReport(report, checks: nil).text.contains(GeneratedGestures.line))
  }

  @Test("a comparison has counts and differences, and neither tests nor marks")
  func compared() throws {
    let comparison = comparison(of: "synthetic")
    #expect(comparison.tests.allSatisfy { $0.pulls == nil && $0.others == nil })
    #expect(comparison.pairs[0].recallDifference.value == -1)
    for text in [comparison.answer(width: 80), comparison.table(width: 80, showing: 0) { _, _ in "" }] {
      #expect(text.contains(GeneratedGestures.line) && !text.contains("McNemar") && !text.contains("Holm"))
    }
    let object = try JSONReader.value(
      of: Array(comparison.json(showing: 0) { _, _ in "" }.utf8))
    let pulls = object["pairs"]?.array?.first?["pulls"]
    for key in ["p", "p_mid", "p_holm"] { #expect(pulls?[key] == .null, "\(key)") }
    #expect(pulls?["why"]?.string?.contains("generated gestures are not tested") == true)
    let row = comparison.csv.split(separator: "\n").first { $0.contains(",pulls,") }
    #expect(row?.contains("generated gestures are not tested") == true)
  }

  // Alone or beside generated ones: the recorded pairs are all that Holm adjusts for.
  @Test("tests of recorded gestures are not adjusted for generated ones")
  func adjusted() {
    let (alone, beside) = (comparison(of: "recorded"), comparison(of: "synthetic", "recorded"))
    #expect(alone.tests[0].pulls?.adjusted == beside.tests[1].pulls?.adjusted)
    #expect(beside.tests[0].pulls == nil)
  }

  @Test("pairs of several origins have a table for each, and only that of generated gestures says so")
  func severalOrigins() throws {
    var comparison = Comparison(engines: ["early", "late"], rate: 60, comparesAll: false)
    for (origin, count) in [("synthetic", 20), ("recorded", 20)] {
      for index in 0..<count {
        let subject = "s\(index % 4)"
        comparison.add(
          SampleComparison.label("\(origin)-\(index)", .pull, subject: subject, origin: origin),
          SampleComparison.drag(peak: 100, atLift: 100))
      }
    }
    let text = comparison.answer(width: 200)
    let start = try #require(text.firstRange(of: "recorded: B minus A"))
    let (generated, recorded) = (text[..<start.lowerBound], text[start.lowerBound...])
    #expect(generated.contains("synthetic: B minus A") && generated.contains(GeneratedGestures.line))
    #expect(!generated.contains("by 4 people") && !generated.contains("sign flips"))
    // The people are those of the recorded gestures, and only they are tested.
    #expect(recorded.contains("by 4 people") && recorded.contains("sign flips"))
    #expect(!recorded.contains(GeneratedGestures.line))
  }

  @Test("a table of rows of several origins says which of them are generated")
  func rows() {
    var report = report(of: "recorded")
    report.add(SampleReport.scored("other", .pull, engine: "quick", origin: "synthetic", triggers: 1))
    let sentence = "Generated gestures (rows of origin synthetic) test the program"
    #expect(report.generatedSentence?.hasPrefix(sentence) == true)
    #expect(MarkdownReport(report, checks: nil).text.contains("\n\n\(sentence)"))
    #expect(self.report(of: "synthetic").generatedSentence == GeneratedGestures.line + ".")
    #expect(self.report(of: "recorded").generatedSentence == nil)
  }

  @Test("several pairs stand in the order of the call, however much they differ")
  func pairs() {
    let names = (0..<7).map { "e\($0)" }
    var comparison = Comparison(engines: names, rate: 60, comparesAll: true)
    for trace in 0..<7 {
      // The last engines differ most: e0 never fires, e6 always.
      let results = names.indices.map { index in
        SampleComparison.result(
          names[index], threshold: 90, moment: .crossing, peak: 100, atLift: 100,
          firedAt: index > trace ? [0.4] : [])
      }
      comparison.add(SampleComparison.label("t\(trace)", .pull, origin: "synthetic"), results)
    }
    let answer = comparison.answer(width: 80)
    #expect(answer.contains("These are the first 14 of 21 pairs"))
    #expect(!answer.contains("*") && !answer.contains("beyond chance"))
    #expect(answer.split(separator: "\n").first { $0.hasPrefix("e0") }?.contains("e1") == true)
  }
}
