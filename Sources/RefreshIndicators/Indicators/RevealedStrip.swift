import PullToRefresh

/// The part of the viewport that a pull lays open above the content, in the viewport's coordinates.
struct RevealedStrip {
  /// Its upper edge: where the content rests without the engine's inset, in points.
  let top: Double
  /// Its lower edge: where the content begins, in points.
  let bottom: Double
  /// Width of the viewport, in points.
  let width: Double

  /// The strip between two heights of the viewport, in points.
  init(top: Double, bottom: Double, width: Double) {
    (self.top, self.bottom, self.width) = (top, bottom, width)
  }

  /// The strip that `view` shows; `pull` is the engine's own, of the same lengths.
  init(view: ScrollSituation, pull: Double, width: Double) {
    bottom = -view.contentOffset
    top = bottom - pull
    self.width = width
  }

  /// The strip that `view` shows as `engine` sees it.
  init(_ engine: some RefreshEngineBody, view: ScrollSituation, width: Double) {
    self.init(view: view, pull: engine.pull(view), width: width)
  }

  /// In points, ≥ 0.
  var height: Double { max(0, bottom - top) }
  /// Its centre.
  var centre: PathPoint { PathPoint(width / 2, (top + bottom) / 2) }
  /// All of it, as a clip.
  var outline: VectorPath { .rectangle(x: 0, y: top, width: width, height: height) }

  /// The middle of a view of `height` points that lies just above the content.
  func middle(ofViewHigh height: Double) -> PathTransform { .move(width / 2, bottom - height / 2) }

  /// The part of a picture that is inside the strip.
  func clipped(_ list: DisplayList) -> DisplayList {
    var result = DisplayList()
    result.add(list, clip: outline)
    return result
  }
}
