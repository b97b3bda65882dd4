import PullToRefresh
import Testing

@testable import RefreshIndicators

@Suite("The strip a pull lays open")
struct RevealedStripTests {
  @Test("it lies above the content and is as high as the engine's pull; a view stands on the content")
  func places() throws {
    var pulled = PulledEngine(.pullview)
    pulled.pull(to: 50)
    var view: PullView?
    if case .pullView(let engine) = pulled.engine { view = engine }
    let engine = try #require(view)
    let strip = RevealedStrip(engine, view: pulled.view, width: 320)
    #expect(strip.top == 0 && strip.bottom == 50 && strip.height == 50)
    #expect(strip.middle(ofViewHigh: 60) == .move(160, 20))
    #expect(strip.outline.bounds == PathRectangle(width: 320, height: 50))
  }
}
