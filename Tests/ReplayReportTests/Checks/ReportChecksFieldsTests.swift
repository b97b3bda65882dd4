import Testing
import TextFormats

@testable import ReplayReport

@Suite("Report checks as JSON")
struct ReportChecksFieldsTests {
  /// Pulls by name and content, all of which fired.
  private func report(_ pulls: KeyValuePairs<String, UInt64>) -> Report {
    var report = Report(rate: 60)
    for (name, content) in pulls {
      var line = SampleReport.scored(name, .pull, triggers: 1, latency: 0.01)
      line.label.contentHash = content
      report.add(line)
    }
    return report
  }

  private func baseline(_ now: Report, _ before: Report) throws -> JSONValue {
    let baseline = try BaselineReport(Array(before.json.utf8), path: "b.json")
    let checks = ReportChecks(gates: [], baseline: BaselineComparison(now, with: baseline))
    return try #require(try JSONReader.value(of: Array(now.json(with: checks).utf8))["baseline"])
  }

  private let before: KeyValuePairs<String, UInt64> = ["a": 1, "b": 2, "c": 3, "d": 4, "e": 5, "f": 6]

  @Test("the same traces in another order are the same, and nothing is said of traces that differ")
  func same() throws {
    let baseline = try baseline(report(["f": 6, "b": 2, "a": 1, "d": 4, "c": 3, "e": 5]), report(before))
    let group = try #require(baseline["groups"]?.array?.first)
    #expect(group["same_traces"]?.bool == true && group["verdict"]?.string == "same")
    #expect(group["traces_compared"]?.integer == 6 && group["traces_changed"]?.integer == 0)
    #expect(group["why"] == nil && baseline["traces"]?.object?.members.isEmpty == true)
  }

  // a, b and c as they were, d with other contents, e and f gone, and four new ones.
  @Test("of a baseline with some of the traces those of both are compared, and the others counted")
  func some() throws {
    let now = report(["a": 1, "b": 2, "c": 3, "d": 14, "g": 7, "h": 8, "i": 9, "j": 10])
    let baseline = try baseline(now, report(before))
    let group = try #require(baseline["groups"]?.array?.first)
    #expect(group["same_traces"]?.bool == false && group["verdict"]?.string == "same")
    #expect(group["traces_compared"]?.integer == 3 && group["traces_changed"]?.integer == 0)
    #expect(
      group["why"]?.string
        == "6 → 8 gestures, 3 of them the same; changed: d; missing: e, f; new: g, h, i and 1 more")
    let traces = try #require(baseline["traces"]?["recorded"])
    #expect(["before", "now", "same"].map { traces[$0]?.integer } == [6, 8, 3])
    let names = ["changed", "missing", "new"].map { traces[$0]?.array?.compactMap(\.string) }
    #expect(names == [["d"], ["e", "f"], ["g", "h", "i", "j"]])
  }

  @Test("of a baseline with none of the traces nothing is compared one by one")
  func none() throws {
    let group = try #require(
      try baseline(report(["k": 11, "l": 12]), report(before))["groups"]?.array?.first)
    #expect(group["same_traces"]?.bool == false)
    #expect(group["traces_compared"] == .null && group["traces_changed"] == .null)
  }
}
