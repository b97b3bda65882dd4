import PullToRefresh

/// The default indicator of `yalantis`: a spinner that grows and turns with the pull, then turns by
/// itself.
struct GrowingSpinner {
  /// Height of the view, in points.
  private let height: Double
  /// The pull as a fraction of the height: the spinner's scale, and its angle in whole turns.
  private let progress: Double
  /// How long the spinner has turned by itself, in seconds; nil while it follows the pull.
  private let spinning: Double?
  private let strip: RevealedStrip

  init(_ engine: Yalantis, view: ScrollSituation, width: Double) {
    (height, progress) = (engine.height, engine.progress)
    spinning = engine.spinningSince.map { max(0, view.time - $0) }
    strip = RevealedStrip(engine, view: view, width: width)
  }

  var display: DisplayList {
    var list = DisplayList()
    guard strip.height > 0, spinning != nil || progress > 0 else { return list }
    let place = strip.middle(ofViewHigh: height)
    let pulled = place.after(.scale(progress)).after(.turn(2 * .pi * progress))
    list.add(
      SpokeWheel(centre: .zero).turning(for: spinning ?? 0), transform: spinning == nil ? pulled : place)
    return strip.clipped(list)
  }
}
