import PullToRefresh
import Testing

@testable import RefreshIndicators
@testable import ScrollPhysics

@Suite("The look of iOS 6")
struct GumDropLookTests {
  /// From the top of the drop to its end; nil while none is drawn.
  private func length(_ display: DisplayList) -> Double? { display.fills.first?.path.bounds?.height }

  @Test(
    "isrefresh: round until all 44 pt show, then stretched by what comes beyond, from 16 to 10 and 2.5 pt")
  func stretches() throws {
    var pulled = PulledEngine(.isrefresh)
    pulled.pull(to: 44)
    let round = try #require(length(pulled.display))
    #expect(abs(round - 32) < 0.01)
    pulled.pull(to: 74)
    // Half of the 60 pt: 13 and 9.25 pt, 30 pt apart.
    let half = try #require(length(pulled.display))
    #expect(abs(half - 52.25) < 0.01)
    pulled.pull(to: 104)
    // 10 and 2.5 pt, 60 pt apart.
    let whole = try #require(length(pulled.display))
    #expect(abs(whole - 72.5) < 0.01)
  }

  @Test("isrefresh: once fired it shrinks to nothing in 0.135 s and a spinner turns")
  func shrinks() {
    var pulled = PulledEngine(.isrefresh)
    pulled.pull(to: 105)
    #expect(length(pulled.display(after: 0.06)) ?? 0 < 45)
    #expect(length(pulled.display(after: 0.135)) == nil)
    #expect(pulled.display(after: 0.135).strokes.count == 12)
  }

  @Test("od: stretched by 53 pt it tears, and the spinner grows in its place")
  func tears() throws {
    var pulled = PulledEngine(.od)
    pulled.pull(to: 70)
    #expect(try #require(length(pulled.display)) > 32)
    pulled.pull(to: 96)
    #expect(length(pulled.display(after: 0.151)) == nil)
    #expect(pulled.display(after: 1).strokes.count == 12)
  }
}
