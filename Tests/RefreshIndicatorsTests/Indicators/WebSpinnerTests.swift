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

  /// 100 px show 75, and 50 are left while it loads: `VantRefreshTests`.
  @Test("vant says what a lift would do, in a header as high as its content is down")
  func vant() {
    var pulled = PulledEngine(.vant)
    pulled.pull(to: 30)
    #expect(pulled.display.texts == ["Pull to refresh..."] && shift(pulled.display) == 30)
    pulled.pull(to: 100)
    #expect(pulled.display.texts == ["Loose to refresh..."] && shift(pulled.display) == 75)
    pulled.lift()
    #expect(pulled.display.texts == ["Loading..."] && shift(pulled.display) == 75)
    #expect(abs(shift(pulled.display(after: 0.15)) - (75 - 25 * 0.8024)) < 0.01)
    #expect(shift(pulled.display(after: 0.3)) == 50)
    pulled.tick(1)
    pulled.end()
    #expect(pulled.display(after: 0.3).items.isEmpty)
  }

  /// 200 px are a height of 39800/599: `AntdMobileRefreshTests`. The first move is half a pixel, as one of a
  /// pixel pulls nothing.
  @Test("antd-mobile says what a lift would do, and that the work has ended")
  func antdMobile() {
    var pulled = PulledEngine(.antdMobile)
    pulled.pull(to: 0.5)
    pulled.pull(to: 100)
    #expect(pulled.display.texts == ["Scroll down to refresh"])
    pulled.pull(to: 200)
    #expect(pulled.display.texts == ["Release to refresh immediately"])
    #expect(abs(shift(pulled.display) - 39800.0 / 599) < 1e-9)
    pulled.lift()
    #expect(pulled.display.texts == ["Loading..."] && shift(pulled.display(after: 0.31)) == 40)
    pulled.tick(1)
    pulled.end()
    #expect(pulled.display.texts == ["Refresh successful"])
    pulled.tick(0.5)
    #expect(pulled.display(after: 0.31).items.isEmpty)
  }

  /// 30^0.85 is 18.01, of 44 so 4.9 of twelve spokes.
  @Test("framework7's spokes come with its progress, and turn from where a lift refreshes")
  func framework7() {
    var pulled = PulledEngine(.framework7)
    pulled.pull(to: 30)
    #expect(pulled.display.strokes.count == 5)
    pulled.pull(to: 100)
    #expect(pulled.display.strokes.count == 12)
  }

  /// How far `ionic-4`'s content is down: the height of its header.
  private func shift(_ display: DisplayList) -> Double { display.fills.first?.path.bounds?.height ?? 0 }

  @Test(
    "ionic-4: fired, the content goes to 60 pt in 0.28 s; after the work it waits 0.12 s and is gone 0.28 s later"
  )
  func ionic4() throws {
    var pulled = PulledEngine(.ionic4)
    pulled.release(at: 110)
    // The scroll view's own bounce is over.
    pulled.move(to: 0)
    var began: Double?
    if case .ionic4(let engine) = pulled.engine { began = engine.animationStart }
    let start = try #require(began)
    let since = pulled.view.time - start
    #expect(since > 0.28 && shift(pulled.display) == 60)
    pulled.end()
    #expect(shift(pulled.display) == 60 && abs(shift(pulled.display(after: 0.12)) - 60) < 1e-9)
    // CSS `ease` half way in time is 0.8024 of the way: WebKit's and Blink's tests have 0.8024.
    #expect(abs(shift(pulled.display(after: 0.26)) - 60 * (1 - 0.8024)) < 0.01)
    #expect(shift(pulled.display(after: 0.4)) == 0)
  }
}
