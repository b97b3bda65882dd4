import PullToRefresh

/// What `pullview` shows: an arrow that flips over and a label; while it refreshes a ring that turns.
///
/// The original's second line, the time of the last refresh, is left out: a replay has no clock.
struct FlippingArrow {
  /// From the middle to the arrow's, and from there to the view's edge at least, in points; ours.
  private static let arrowDistance = (usual: 96.0, margin: 20.0)
  private static let arrowHeight = 34.0
  private static let ring = (radius: 10.0, line: 2.5)
  private static let textSize = 14.0

  private let engine: PullView
  private let time: Double
  private let strip: RevealedStrip

  init(_ engine: PullView, view: ScrollSituation, width: Double) {
    self.engine = engine
    time = view.time
    strip = RevealedStrip(view: view, pull: engine.pull(view), width: width)
  }

  var display: DisplayList {
    var result = DisplayList()
    guard strip.height > 0 else { return result }
    // The view lies just above the content.
    result.add(
      content, transform: .move(strip.width / 2, strip.bottom - engine.height / 2))
    var clipped = DisplayList()
    clipped.add(result, clip: strip.outline)
    return clipped
  }

  /// The view's content about its own middle.
  var content: DisplayList {
    var list = DisplayList()
    list.text(
      DisplayText(
        Self.text(engine.label), at: PathPoint(0, 5), size: Self.textSize, weight: 600, anchor: .middle,
        color: IndicatorInk.label))
    let place = PathTransform.move(
      -min(Self.arrowDistance.usual, strip.width / 2 - Self.arrowDistance.margin), 0)
    if let start = engine.spinningSince {
      let ring = DrawnArrow.again(radius: Self.ring.radius, color: IndicatorInk.arrow, line: Self.ring.line)
      let angle = PullViewFold.spin(at: time - start)
      list.add(ring, transform: place.after(.turn(angle * .pi / 180)))
    } else if engine.nextTimer == nil {
      var arrow = DisplayList()
      arrow.fill(DrawnArrow.down(height: Self.arrowHeight), IndicatorInk.arrow)
      list.add(arrow, transform: place.after(.turn(engine.arrow.value(at: time) * .pi / 180)))
    }
    return list
  }

  /// The tutorial's words.
  static func text(_ label: PullView.State) -> String {
    switch label {
    case .pull: "Pull down to refresh"
    case .release: "Release to refresh"
    case .refreshing: "Refreshing…"
    }
  }
}
