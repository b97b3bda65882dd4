import ScrollPhysics
import Testing

@Suite("Chromium stretch and scroll")
struct ChromiumReconciliationTests {
  private func pair(_ stretch: Double, _ scroll: Double, _ limit: Double) -> [Double] {
    let pair = ChromiumReconciliation(stretch: stretch, scroll: scroll, limit: limit)
    return [pair.stretch, pair.scroll]
  }

  @Test("a stretch turns into scrolling where there is way, as Chromium's test has it")
  func upstream() {
    #expect(pair(-10, 5, 10) == [-5, 0])
    #expect(pair(-5, 8, 10) == [0, 3])
    #expect(pair(10, 5, 10) == [5, 10])
    #expect(pair(5, 2, 10) == [0, 7])
  }

  @Test("at the edge, or without stretch, all stays; what is shown stays always")
  func rest() {
    #expect(pair(-7, 0, 10) == [-7, 0] && pair(7, 10, 10) == [7, 10] && pair(0, 4, 10) == [0, 4])
    for stretch in stride(from: -12.0, through: 12, by: 3) {
      for scroll in stride(from: 0.0, through: 10, by: 2.5) {
        #expect(pair(stretch, scroll, 10).reduce(0, +) == stretch + scroll)
      }
    }
  }
}
