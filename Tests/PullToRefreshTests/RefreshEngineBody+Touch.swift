import PullToRefresh

extension RefreshEngineBody {
  /// A finger comes down on content that rests at its top, in a viewport of 667 points, at time 0.
  mutating func touched() -> ScrollSituation {
    let view = ScrollSituation(
      time: 0, contentOffset: 0, topInset: 0, viewportLength: 667, isTracking: true)
    _ = handle(.contactBegan, view)
    return view
  }
}
