import PullToRefresh
import Testing

@testable import RefreshIndicators

@Suite("Spinners and text of the web and of Flutter")
struct WebSpinnerTests {
  @Test(
    "spokes come with the pull", arguments: [(RefreshSystem.flutterCupertino, 50.0), (.betterScroll, 45)])
  func spokes(_ system: RefreshSystem, _ half: Double) {
    var pulled = PulledEngine(system)
    pulled.pull(to: half)
    #expect(pulled.display.strokes.count == 6)
  }

  @Test("pulltorefresh-js says what a lift would do, and pushes a header of its own height")
  func text() throws {
    var pulled = PulledEngine(.pullToRefreshJS)
    pulled.pull(to: 50)
    #expect(pulled.display.texts == ["Pull down to refresh"])
    pulled.pull(to: 130)
    #expect(pulled.display.texts == ["Release to refresh"])
    let header = try #require(pulled.display.fills.first?.path.bounds)
    guard case .pullToRefreshJS(let engine) = pulled.engine else { return }
    #expect(header.height == engine.height)
    pulled.lift()
    #expect(pulled.display.texts == ["Refreshing"])
  }
}
