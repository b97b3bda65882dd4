import PullToRefresh

/// The indicator of `pullview`: an arrow that flips and a label; during a refresh a ring that turns.
///
/// The original's second line, the time of the last refresh, is drawn only if a time is given, because a replay has no clock.
struct FlippingArrow {
  private static let ring = (radius: 10.0, line: 2.5)

  let engine: PullView
  let time: Double
  let strip: RevealedStrip
  let updates: UpdateLine

  var display: DisplayList {
    guard strip.height > 0 else { return DisplayList() }
    var list = DisplayList()
    list.add(content, transform: strip.middle(ofViewHigh: engine.height))
    return strip.clipped(list)
  }

  /// The view's content, relative to its own middle.
  var content: DisplayList {
    var list = DisplayList()
    list.text(ArrowLayout.label(Self.text(engine.label)))
    if let line = updates.text(lastEnded: engine.lastEnded) { list.text(ArrowLayout.line(line)) }
    let place = ArrowLayout.place(inViewWide: strip.width)
    if let start = engine.spinningSince {
      let ring = DrawnArrow.again(radius: Self.ring.radius, color: IndicatorInk.arrow, line: Self.ring.line)
      let angle = PullViewFold.spin(at: time - start)
      list.add(ring, transform: place.after(.turn(angle * .pi / 180)))
    } else if engine.nextTimer == nil {
      list.add(ArrowLayout.arrow(degrees: engine.arrow.value(at: time)), transform: place)
    }
    return list
  }

  /// The label's text for a state, from the tutorial.
  static func text(_ label: PullView.State) -> String {
    switch label {
    case .pull: "Pull down to refresh"
    case .release: "Release to refresh"
    case .refreshing: "Refreshing…"
    }
  }
}

extension FlippingArrow {
  init(_ engine: PullView, view: ScrollSituation, width: Double, updates: UpdateLine) {
    self.init(
      engine: engine, time: view.time, strip: RevealedStrip(engine, view: view, width: width),
      updates: updates)
  }
}
