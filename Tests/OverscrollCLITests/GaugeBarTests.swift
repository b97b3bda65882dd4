import PullToRefresh
import Testing

@testable import TraceCommands
@testable import TraceReplay

@Suite("Gauge")
struct GaugeBarTests {
  private func reading(_ pull: Double, overscroll: Double? = nil) -> LivePull.Reading {
    LivePull.Reading(pull: pull, threshold: 110, isPast: pull > 110, overscroll: overscroll ?? pull)
  }

  // 30 cells are 165 pt, one and a half thresholds: 5.5 pt a cell; the mark is cell 20.
  @Test("the bar is one and a half thresholds long, with the threshold at two thirds")
  func bar() {
    let bar = GaugeBar(glyphs: .ascii)
    #expect(bar.text(nil, width: 32) == "[....................|.........]")
    #expect(bar.text(reading(55), width: 32) == "[##########..........|.........]")
    #expect(bar.text(reading(121), width: 32) == "[####################|#........]")
    #expect(bar.text(reading(900), width: 32) == "[####################|#########]")
    #expect(bar.text(2, of: 4, width: 12) == "[#####.....]")
  }

  @Test("in words it says the pull, the threshold, and how far below the top the content is")
  func words() {
    #expect(GaugeBar.words(.init(reading: reading(63.4), name: "e on m")) == "pull 63 of 110 pt (e on m)")
    #expect(GaugeBar.words(.init(reading: reading(120), name: "e")) == "pull 120 of 110 pt, past it (e)")
    #expect(
      GaugeBar.words(.init(reading: reading(0, overscroll: -200), name: "e")) == "200 pt below the top (e)")
    #expect(GaugeBar.words(.init(reading: nil, name: "e")) == "pull, as e sees it")
  }
}
