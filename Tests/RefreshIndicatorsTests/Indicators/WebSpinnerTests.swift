import PullToRefresh
import Testing

@testable import RefreshIndicators
@testable import ScrollPhysics

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

  /// How far `ionic-4`'s content is down: the height of its header.
  private func shift(_ display: DisplayList) -> Double { display.fills.first?.path.bounds?.height ?? 0 }

  @Test(
    "ionic-4: fired, the content goes to 60 pt in 0.28 s; after the work it waits 0.12 s and is gone 0.28 s later"
  )
  func ionic4() {
    var pulled = PulledEngine(.ionic4)
    pulled.pull(to: 110)
    pulled.lift()
    // The scroll view's own bounce is over.
    pulled.move(to: 0)
    guard case .ionic4(let engine) = pulled.engine, let start = engine.animationStart else { return }
    let since = pulled.view.time - start
    #expect(since > 0.28 && shift(pulled.display) == 60)
    pulled.end()
    #expect(shift(pulled.display) == 60 && abs(shift(pulled.display(after: 0.12)) - 60) < 1e-9)
    // CSS `ease` half way in time is 0.8024 of the way: WebKit's and Blink's tests have 0.8024.
    #expect(abs(shift(pulled.display(after: 0.26)) - 60 * (1 - 0.8024)) < 0.01)
    #expect(shift(pulled.display(after: 0.4)) == 0)
  }
}
