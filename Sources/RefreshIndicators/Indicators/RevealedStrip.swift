import PullToRefresh

/// The part of the viewport that a pull uncovers above the content, in the viewport's coordinates.
struct RevealedStrip {
  /// The strip's upper edge: where the content rests without the engine's inset, in points.
  let top: Double
  /// The strip's lower edge: where the content begins, in points.
  let bottom: Double
  /// Width of the viewport, in points.
  let width: Double

  /// The strip between two y coordinates of the viewport, in points.
  init(top: Double, bottom: Double, width: Double) {
    (self.top, self.bottom, self.width) = (top, bottom, width)
  }

  /// The strip that `view` shows; `pull` is the pull as measured by the engine, in points.
  init(view: ScrollSituation, pull: Double, width: Double) {
    bottom = -view.contentOffset
    top = bottom - pull
    self.width = width
  }

  /// The strip that `view` shows, with the pull as measured by `engine`.
  init(_ engine: some RefreshEngineBody, view: ScrollSituation, width: Double) {
    self.init(view: view, pull: engine.pull(view), width: width)
  }

  /// Height of the strip, in points, ≥ 0.
  var height: Double { max(0, bottom - top) }
  /// The middle of the strip, in the viewport's coordinates.
  var centre: PathPoint { PathPoint(width / 2, (top + bottom) / 2) }
  /// The whole strip, as a clip.
  var outline: VectorPath { .rectangle(x: 0, y: top, width: width, height: height) }

  /// The transform to the middle of a view of `height` points whose lower edge is the content's upper edge.
  func middle(ofViewHigh height: Double) -> PathTransform { .move(width / 2, bottom - height / 2) }

  /// The picture `list`, of which nothing outside the strip is drawn.
  func clipped(_ list: DisplayList) -> DisplayList {
    var result = DisplayList()
    result.add(list, clip: outline)
    return result
  }
}
