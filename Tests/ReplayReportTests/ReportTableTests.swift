import ReplayReport
import TestSamples
import Testing

@Suite("Report table")
struct ReportTableTests {
  // Figures of the golden files were checked by hand: 3 of 4 by Wilson is 30.1 to 95.4 %, the 95 % quantile of 10, 20, 30,
  // 50 ms is 47, MCC of (3, 1, 1, 1) is 2 / 8, one event in half an hour is 0.05 to 11.14 an hour.
  @Test("the whole table, on a usual and on a narrow screen", arguments: [80, 60])
  func golden(columns: Int) {
    #expect(
      Golden.difference(of: SampleReport.report.table(width: columns), from: "report-\(columns).txt") == nil)
  }

  @Test("no line is wider than the screen where names and figures fit", arguments: [40, 60, 80, 132])
  func width(columns: Int) {
    for line in SampleReport.report.table(width: columns).split(separator: "\n") {
      #expect(line.count <= columns, "\(line)")
    }
  }

  @Test("a path left out that is longer than a line loses its start")
  func longPath() {
    var report = Report(rate: 60)
    report.exclude("traces/of/somebody/who/likes/folders/pull-1.trace", because: "no intent; add one")
    let lines = report.table(width: 40).split(separator: "\n")
    #expect(lines.suffix(2) == ["  …ebody/who/likes/folders/pull-1.trace:", "    no intent; add one"])
    #expect(report.json.contains("traces/of/somebody/who/likes/folders/pull-1.trace"))
  }

  @Test("a section of free use alone says how many traces and hours it is of")
  func freeUse() {
    var report = Report(rate: 60)
    for name in ["f1", "f2"] { report.add(SampleReport.scored(name, .free)) }
    // Each half an hour.
    #expect(
      report.table(width: 80).hasPrefix(
        "mrefresh on uikit was judged on 2 recorded gestures in free use (1.00 h).\n"))
  }

  @Test("an empty report says so")
  func empty() {
    #expect(Report(rate: 60).table(width: 80) == "No gesture could be counted.\n")
  }
}
