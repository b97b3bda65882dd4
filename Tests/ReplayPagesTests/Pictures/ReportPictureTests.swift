import TestSamples
import Testing
import TraceReplay

@testable import ReplayExperiments
@testable import ReplayPages
@testable import ReplayReport

@Suite("Report picture")
struct ReportPictureTests {
  /// A report of four pulls and four scrolls, in which an engine fires in so many of each.
  private func report(_ engines: [(name: String, pulls: Int, others: Int)], intent: Bool = true) -> Report {
    var report = Report(options: ReplayOptions())
    for index in 0..<8 {
      var label = TraceLabel()
      (label.trace, label.origin) = ("\(index).trace", "recorded")
      label.intent = intent ? index < 4 ? .pull : .scroll : nil
      for engine in engines {
        var result = ReplayResult()
        (result.engine, result.model) = (engine.name, "uikit")
        result.triggers = index < 4 ? index < engine.pulls ? 1 : 0 : index - 4 < engine.others ? 1 : 0
        report.add(ScoredGesture(label, result))
      }
    }
    return report
  }

  // Wilson's bounds of 2 in 4 are 15.0 and 85.0 %; the scale ends at 1.04 times the greatest bound, 0.884.
  @Test("an engine is a dot at its shares, with its intervals as lines")
  func dot() {
    let svg = ReportPicture(report([("half", 2, 2)])).svg
    let across = 64 + 0.5 / (1.04 * 0.849_961) * (736 - 64)
    let up = 388 - 0.5 / (1.04 * 0.849_961) * (388 - 92)
    #expect(
      svg.contains(
        "<circle class=\"mark\" cx=\"\(FixedPoint.text(across))\" cy=\"\(FixedPoint.text(up))\" r=\"5\"/>"))
    #expect(svg.split(separator: "\n").count { $0.hasPrefix("<line class=\"bar\"") } == 2)
    #expect(svg.contains(">half</text>") && svg.contains("pulls missed") && svg.contains("false alarms"))
  }

  @Test("engines at one place share a dot and a label, and labels above each other do not collide")
  func together() {
    let svg = ReportPicture(report([("a", 2, 2), ("b", 2, 2), ("c", 2, 2), ("d", 2, 2), ("e", 4, 0)])).svg
    #expect(svg.contains(">a, b, c and 1 more</text>"))
    #expect(svg.split(separator: "\n").count { $0.hasPrefix("<circle") } == 2)
  }

  @Test("a picture, whole")
  func whole() {
    let engines = [("a", 2, 2), ("b", 2, 2), ("c", 4, 0), ("d", 1, 3)].map {
      (name: $0.0, pulls: $0.1, others: $0.2)
    }
    #expect(Golden.difference(of: ReportPicture(report(engines)).svg, from: "report.svg") == nil)
  }

  @Test("three engines at one place are all named")
  func three() {
    let svg = ReportPicture(report([("a", 2, 2), ("b", 2, 2), ("c", 2, 2), ("e", 4, 0)])).svg
    #expect(svg.contains(">a, b, c</text>") && !svg.contains(" more</text>"))
  }

  @Test("names stand on no other name")
  func names() {
    let drawn = DrawnLabels(
      ReportPicture(report((0..<5).map { ("engine-\($0)", $0, 4) } + (0..<4).map { ("other-\($0)", 4, $0) }))
        .svg)
    let names = drawn.labels.filter { $0.text.contains("engine-") || $0.text.contains("other-") }
    #expect(names.count == 9 && drawn.collisions(of: names).isEmpty)
  }

  // All 25 shares of 0…4 in four and four: 25 dots, at 168 and 74 units from each other, which is no nearness.
  @Test("many dots are numbered, the best first, and the key below has every name once")
  func numbered() {
    let engines = (0..<25).map { ("engine-\($0)", $0 / 5, $0 % 5) } + [("twin", 4, 0)]
    let drawn = DrawnLabels(ReportPicture(report(engines)).svg)
    let names = drawn.labels.filter { $0.text.contains("engine-") }
    #expect(names.count == 25 && drawn.collisions(of: names).isEmpty)
    // Four of four pulls and none of the others: no pull missed, no false alarm. The answer's order is that of the mean of both.
    #expect(names.first?.text == "engine-20, twin" && names.last?.text == "engine-4")
    let places = [15, 21].compactMap { engine in names.firstIndex { $0.text == "engine-\(engine)" } }
    #expect(places.count == 2 && abs(places[0] - places[1]) <= 1)
    for number in 1...25 { #expect(drawn.labels.count { $0.text == "\(number)" } == 2) }
  }

  @Test("without an intent it shows what fired against what reached the threshold")
  func unlabelled() {
    let svg = ReportPicture(report([("one", 1, 0)], intent: false)).svg
    #expect(svg.contains("Fired against reached the threshold") && !svg.contains("missed"))
  }
}

/// Numbers as a drawing has them: two decimals, none where they are nought.
private enum FixedPoint {
  static func text(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded())
    let (whole, rest) = hundredths.quotientAndRemainder(dividingBy: 100)
    return rest == 0 ? "\(whole)" : "\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }
}
