import ScrollPhysics

/// scwang90/SmartRefreshLayout, SmartRefreshLayout.java at 06aebc70 (V2.1.1, 2024-10-10). Its 28 tests are the templates of an
/// Android project (2 + 2, the package's name): what decides is these lines. A header of 100 px, a layout of 667.
enum SmartRefreshPeerTests {
  private static let engines = ["smart-refresh"]
  private static let model = ScrollModel.androidStretch
  private static let trigger = "moveSpinner: mSpinner > mHeaderHeight * mHeaderTriggerRate"
  private static let damping = "moveSpinnerInfinitely: min(M * (1 - pow(100, -x / H)), x)"

  static let cases: [PeerStrokes] = [
    PeerStrokes(
      name: "201 px make 100: not more than the header", engines: engines, model: model, source: trigger,
      viewport: 667, strokes: [.init(0, (201, 201), (201, 301))], triggers: 0, peakMargin: -1,
      states: ["PullDownToRefresh", "PullDownCanceled", "None"]),
    PeerStrokes(
      name: "202 px make 101", engines: engines, model: model, source: trigger, viewport: 667,
      strokes: [.init(0, (202, 202), (202, 302))], triggers: 1, peakMargin: 0,
      states: [
        "PullDownToRefresh", "ReleaseToRefresh", "RefreshReleased", "Refreshing", "RefreshFinish", "None",
      ], told: 0.3...0.34),
    PeerStrokes(
      name: "500 px are damped to 205", engines: engines, model: model, source: damping, viewport: 667,
      strokes: [.init(0, (500, 250), (500, 350))], triggers: 1, peakMargin: 104),
    PeerStrokes(
      name: "on 2000 px the damping comes first: 449 px make 100", engines: engines, model: model,
      source: damping, viewport: 2000, strokes: [.init(0, (449, 449), (449, 549))], triggers: 0,
      peakMargin: -1
    ),
    PeerStrokes(
      name: "on 2000 px 450 make 101", engines: engines, model: model, source: damping, viewport: 2000,
      strokes: [.init(0, (450, 450), (450, 550))], triggers: 1, peakMargin: 0),
    PeerStrokes(
      name: "what scrolls the list to its top is no pull", engines: engines, model: model,
      source: "onNestedScroll: dyUnconsumed", viewport: 667, start: 40,
      strokes: [.init(0, (241, 241), (241, 341))], triggers: 0, peakMargin: -1),
    PeerStrokes(
      name: "what is left over after that is", engines: engines, model: model,
      source: "onNestedScroll: dyUnconsumed", viewport: 667, start: 40,
      strokes: [.init(0, (242, 242), (242, 342))], triggers: 1, peakMargin: 0),
    PeerStrokes(
      name: "moved back below the header's height it is disarmed", engines: engines, model: model,
      source: "moveSpinner: setState(PullDownToRefresh)", viewport: 667,
      strokes: [.init(0, (300, 300), (150, 450))], triggers: 0,
      states: ["ReleaseToRefresh", "PullDownToRefresh", "PullDownCanceled", "None"]),
    PeerStrokes(
      name: "moved back to nothing in one move it is not", engines: engines, model: model,
      source: "moveSpinner: no state for mSpinner == 0", viewport: 667,
      strokes: [.init(0, (300, 300), (0, 301), (0, 400))], triggers: 1,
      states: ["ReleaseToRefresh", "RefreshReleased", "Refreshing"]),
    PeerStrokes(
      name: "a cancelled touch ends the nested scroll, which fires", engines: engines, model: model,
      source: "onStopNestedScroll: overSpinner()", viewport: 667,
      strokes: [.init(0, (300, 300), isCancelled: true)], triggers: 1),
    PeerStrokes(
      name: "a touch on the way to the header's height is lost, and so is what it pulls after it",
      engines: engines,
      model: model, source: "interceptAnimatorByAction: mState == RefreshReleased", viewport: 667,
      strokes: [.init(0, (300, 300)), .init(400, (300, 900))], triggers: 1),
    PeerStrokes(
      // Told at about 0.6 s; 2 s of work; the way back is over at about 3.4 s.
      name: "a touch that begins before the header is back is lost", engines: engines, model: model,
      source: "dispatchTouchEvent: mState.isFinishing", viewport: 667,
      strokes: [.init(0, (300, 300)), .init(3200, (300, 4000))], triggers: 1),
    PeerStrokes(
      name: "a touch that begins after that is not", engines: engines, model: model,
      source: "dispatchTouchEvent: mState.isFinishing", viewport: 667,
      strokes: [.init(0, (300, 300)), .init(3600, (300, 4000))], triggers: 2),
    PeerStrokes(
      name: "autoRefresh opens the header, lets it go, and refreshes", engines: engines, model: model,
      source: "autoRefresh, onAutoRefreshAnimationEnd", viewport: 667, begins: [0.5],
      strokes: [.init(0, (10, 50)), .init(4000, (10, 4050))], triggers: 0,
      states: [
        "None", "PullDownToRefresh", "ReleaseToRefresh", "RefreshReleased", "Refreshing", "RefreshFinish",
        "None",
      ]),
  ]
}
