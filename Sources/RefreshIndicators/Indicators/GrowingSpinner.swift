import PullToRefresh

/// What `yalantis` shows by default: a spinner that grows and turns with the pull, then goes on by itself.
struct GrowingSpinner {
  private let engine: Yalantis
  private let time: Double
  private let strip: RevealedStrip

  init(_ engine: Yalantis, view: ScrollSituation, width: Double) {
    self.engine = engine
    time = view.time
    strip = RevealedStrip(view: view, pull: engine.pull(view), width: width)
  }

  var display: DisplayList {
    var result = DisplayList()
    guard strip.height > 0 else { return result }
    let place = PathTransform.move(strip.width / 2, strip.bottom - engine.height / 2)
    var list = DisplayList()
    if let start = engine.spinningSince {
      list.add(SpokeWheel(centre: .zero).turning(for: max(0, time - start)), transform: place)
    } else {
      // Its scale, and its angle in whole turns.
      let shown = place.after(.scale(engine.progress)).after(.turn(2 * .pi * engine.progress))
      if engine.progress > 0 { list.add(SpokeWheel(centre: .zero).turning(for: 0), transform: shown) }
    }
    result.add(list, clip: strip.outline)
    return result
  }
}
