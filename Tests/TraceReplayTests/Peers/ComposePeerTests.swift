/// androidx/androidx: compose/material, PullRefreshStateTest.kt and PullRefreshTest.kt at 6ff110c6; compose/material3,
/// PullToRefreshBoxTest.kt at c573e153, PullToRefreshStateImplTest.kt at a0eb1096, and the sources of `TravelSystems.md`.
///
/// Their thresholds of 400 px are written as `T` here, 80 points; their slop is left out, as a replay has none.
enum ComposePeerTests {
  private static let both = ["compose", "compose-material3"]

  static let cases: [PeerStrokes] = [
    PeerStrokes(
      name: "2T + 1 of travel refresh", engines: both, model: .android,
      source: "pullBeyondThreshold_triggersRefresh; refreshTrigger_onlyAfterThreshold",
      strokes: [.init(0, (161, 161))], triggers: 1),
    PeerStrokes(
      name: "2T − 1 and 2T do not", engines: both, model: .android,
      source: "pullLessThanOrEqualToThreshold_doesNot_triggerRefresh; refreshTrigger_onlyAfterThreshold",
      strokes: [.init(0, (159, 159)), .init(1000, (160, 1160))], triggers: 0),
    PeerStrokes(
      name: "T of travel is half of it", engines: both, model: .android,
      source: "progressAndPosition_scaleCorrectly_untilThreshold: progress 0.5",
      strokes: [.init(0, (80, 80))],
      triggers: 0, peakMargin: -40),
    PeerStrokes(
      name: "2T of travel is all of it, and not enough", engines: both, model: .android,
      source: "progressAndPosition_scaleCorrectly_beyondThreshold: progress 1",
      strokes: [.init(0, (160, 160))], triggers: 0, peakMargin: 0),
    PeerStrokes(
      name: "3T of travel is one and a half", engines: both, model: .android,
      source: "progressAndPosition_scaleCorrectly_beyondThreshold: progress 1.5",
      strokes: [.init(0, (240, 240))], triggers: 1, peakMargin: 40),
    PeerStrokes(
      name: "10T of travel is five: only the place is capped", engines: ["compose"], model: .android,
      source: "positionIsCapped: progress 5", strokes: [.init(0, (800, 800))], triggers: 1, peakMargin: 320),
    PeerStrokes(
      name: "a pull of 400 pulls 400", engines: both, model: .android,
      source: "pullDownFromTop_producesCorrect_pullDelta", strokes: [.init(0, (400, 400))], triggers: 1,
      peakMargin: 120),
    PeerStrokes(
      name: "up 400, down 600: the list comes back first and 200 pull", engines: both, model: .android,
      source: "swipeUp_pullDown", strokes: [.init(0, (-400, 400), (-200, 600), (0, 800), (200, 1000))],
      triggers: 1, peakMargin: 20),
    PeerStrokes(
      name: "down 400, up 600: the pull is taken back first", engines: both, model: .android,
      source: "pullDown_swipeUp", strokes: [.init(0, (400, 400), (200, 600), (0, 800), (-200, 1000))],
      triggers: 0),
    PeerStrokes(
      name: "nothing is released while the finger is down", engines: both, model: .android,
      source: "onRelease_calledWhen_pullEnds",
      strokes: [.init(0, (400, 400), (400, 900))], triggers: 1, told: -0.001...0.05),
    PeerStrokes(
      name: "a refresh by the app ends the pull under the finger", engines: both, model: .android,
      source: "pullInterrupted", begins: [0.2], strokes: [.init(0, (100, 100), (100, 300), (500, 700))],
      triggers: 0, states: ["pulling", "refreshing"]),
    PeerStrokes(
      name: "a pull while it refreshes does nothing", engines: both, model: .android,
      source: "startRefreshing_pull_isNoop; nestedPostScroll_positiveDelta_refreshing", begins: [0.0],
      strokes: [.init(100, (600, 800))], triggers: 0),
    PeerStrokes(
      name: "an idle box refreshes by a pull of 600", engines: both, model: .android,
      source: "startIdle_pull_triggersRefresh", strokes: [.init(0, (600, 700))], triggers: 1,
      states: ["pulling", "refreshing"]),
    PeerStrokes(
      name: "past the threshold a fling up the list refreshes all the same", engines: both, model: .android,
      source: "nestedPreFling_negativeVelocity_notRefreshing",
      strokes: [.init(0, (400, 400), (240, 500))], triggers: 1),
    PeerStrokes(
      name: "short of it a fling down does not", engines: both, model: .android,
      source: "nestedPreFling_positiveVelocity_notRefreshing", strokes: [.init(0, (100, 50))], triggers: 0),
    PeerStrokes(
      name: "a drag taken away is a stop, and refreshes", engines: both, model: .android,
      source: "Draggable.kt, DragCancelled: onDragStopped(Velocity.Zero), then onPreFling and onRelease",
      strokes: [.init(0, (161, 161), isCancelled: true)], triggers: 1),
    PeerStrokes(
      name: "a drag taken away short of it does not", engines: both, model: .android,
      source: "onRelease: adjustedDistancePulled > threshold",
      strokes: [.init(0, (160, 160), isCancelled: true)], triggers: 0),
    PeerStrokes(
      name: "Material 3 ignores a second pull while it hides", engines: ["compose-material3"],
      model: .android, source: "onPostScroll: state.isAnimating -> Offset.Zero",
      strokes: [.init(0, (100, 100)), .init(111, (400, 201))], triggers: 0,
      states: ["pulling", "hiding", "idle"]),
    PeerStrokes(
      name: "Material ignores none", engines: ["compose"], model: .android,
      source: "onPull: if (_refreshing) return 0f", strokes: [.init(0, (100, 100)), .init(111, (400, 201))],
      triggers: 1),
    PeerStrokes(
      name: "Material 3 takes a pull again once it has hidden", engines: ["compose-material3"],
      model: .android, source: "animateToHidden, finally: distancePulled = 0f",
      strokes: [.init(0, (100, 100)), .init(301, (400, 501))], triggers: 1,
      states: ["pulling", "hiding", "idle", "pulling", "refreshing", "hiding", "idle"]),
  ]
}
