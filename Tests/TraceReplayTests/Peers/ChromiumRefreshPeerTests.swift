import TestSamples
import Testing

/// chromium/chromium, ui/android/overscroll_refresh.cc at 004c2460 and overscroll_refresh_unittest.cc at 12f01bd3.
@Suite("Chromium's own tests, through the replay")
struct ChromiumRefreshPeerTests {
  static let cases: [PeerCase] = [
    PeerCase(
      name: "a pull that ends beyond the threshold refreshes", engine: "chromium-overscroll",
      source: "OverscrollRefreshTest.TriggerPullToRefresh", moves: [(200, 200), (200, 400)], triggers: 1,
      phase: .released),
    PeerCase(
      name: "moves back are the pull's too", engine: "chromium-overscroll",
      source: "OverscrollRefreshTest.TriggerPullToRefresh: y_delta −50", moves: [(200, 200), (100, 400)],
      triggers: 0),
    PeerCase(
      name: "not from a page that is scrolled down", engine: "chromium-overscroll",
      source: "OverscrollRefreshTest.RefreshNotTriggeredIfInitialYOffsetIsNotZero", start: 10,
      moves: [(500, 500), (500, 700)], triggers: 0),
    PeerCase(
      name: "not if it first goes up", engine: "chromium-overscroll",
      source: "OverscrollRefreshTest.RefreshNotTriggeredIfInitialScrollDownward",
      moves: [(-10, 20), (490, 520), (490, 700)], triggers: 0),
    PeerCase(
      name: "not if flung upwards", engine: "chromium-overscroll",
      source: "OverscrollRefreshTest.RefreshNotTriggeredIfFlungDownward: velocity −1000",
      moves: [(300, 300), (200, 400)], triggers: 0),
    PeerCase(
      name: "sideways first: out until the next gesture", engine: "chromium-overscroll",
      source: "OnOverscrolled: in_x_direction, Reset()", moves: [(10, 50), (400, 450), (400, 600)],
      sideways: (3, 50), triggers: 0),
    PeerCase(
      name: "between both directions it waits, and may pull yet", engine: "chromium-overscroll",
      source: "OnOverscrolled: neither in_y_direction nor in_x_direction",
      moves: [(20, 50), (400, 450), (400, 600)],
      sideways: (1.5, 50), triggers: 1),
  ]

  /// SwipeRefreshHandler.java: MAX_REFRESH_ANIMATION_DURATION_MS = 7500, posted in onRefresh.
  @Test("a refresh that the app never ends is over 7.5 s after the callback")
  func longest() throws {
    var scenario = PullScenario()
    scenario.options.app.work = .never
    scenario.pull(at: 0, to: 140)
    let result = try scenario.result("chromium-overscroll")
    let ended = try #require(result.times(of: "idle").last)
    #expect(abs(ended - (try #require(result.callback)) - 7.5) < 1e-9)
  }
}
