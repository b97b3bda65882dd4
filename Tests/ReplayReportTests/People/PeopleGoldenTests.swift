import GestureTraces
import ReplayStatistics
import TestSamples
import Testing

@testable import ReplayReport

/// Reports and comparisons whose sampling unit is people, devices or gestures, as whole outputs.
///
/// The sums that follow from the table in ``SamplePeople`` for the recorded gestures of eight people:
///
/// | | `eager` | `calm` |
/// |---|---|---|
/// | pulls that fire, of 32 | 31 | 1+1+2+2+3+3+4+4 = 20 |
/// | scrolls that fire, of 32 | 0+1+2+0+1+2+0+1 = 7 | 0 |
/// | cancelled pulls that fire, of 8 | 4 | 0 |
/// | triggers in free use, in 2 h | 4 + 2 | 0 |
/// | without an intent, of 24 | 0+1+2+3+0+1+2+3 = 12 | 1 |
/// | of these by momentum | 4 | 0 |
@Suite("Reports by people and devices")
struct PeopleGoldenTests {
  static let origins = ["recorded", "imported", "synthetic"]

  @Test("the sums of eight people")
  func sums() {
    let groups = SamplePeople.report("recorded").groups
    let (eager, calm) = (groups[0], groups[1])
    #expect(eager.sampling.words == "8 people")
    #expect([eager, calm].map(\.counts.truePositives) == [31, 20])
    #expect([eager, calm].map(\.counts.wanted) == [32, 32])
    #expect([eager, calm].map(\.counts.falsePositives) == [7 + 4, 0])
    #expect([eager, calm].map(\.counts.total) == [72, 72])
    #expect([eager, calm].map(\.freeTriggers) == [6, 0] && eager.falseAccepts.hours == 2)
    #expect([eager, calm].map(\.hits.firedCount) == [12, 1] && eager.hits.gestures == 24)
    #expect([eager, calm].map(\.hits.momentumCount) == [4, 0] && eager.busy == 1)
  }

  @Test("the whole object", arguments: origins)
  func json(origin: String) {
    let text = SamplePeople.lines(SamplePeople.report(origin).json)
    #expect(Golden.difference(of: text, from: "people-\(origin)-json.txt") == nil)
  }

  @Test("the answer on one screen and the whole table", arguments: origins)
  func text(origin: String) {
    let report = SamplePeople.report(origin)
    let text = report.answer(width: 80) + "\n\n" + report.table(width: 110)
    #expect(Golden.difference(of: text, from: "people-\(origin).txt") == nil)
  }

  @Test("the table for spreadsheets", arguments: origins)
  func csv(origin: String) {
    let text = ReportCSV(SamplePeople.report(origin)).text
    #expect(
      Golden.difference(of: text.replacing("\r\n", with: "\n"), from: "people-\(origin)-csv.txt") == nil)
  }

  @Test("a comparison as text, JSON and CSV", arguments: origins)
  func comparison(origin: String) {
    let comparison = SamplePeople.comparison(origin)
    let text = [
      comparison.answer(width: 80),
      comparison.table(width: 100, showing: 2, replay: SampleComparison.replay),
      comparison.csv,
      SamplePeople.lines(comparison.json(showing: 1, replay: SampleComparison.replay)),
    ].joined(separator: "\n")
    #expect(Golden.difference(of: text, from: "people-\(origin)-comparison.txt") == nil)
  }
}
