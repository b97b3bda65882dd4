import PullToRefresh

/// The indicator of `jackrabbit`: a compass from the right and a needle from the left, which meet in the
/// middle; then the needle makes quarter turns, each with the next of six background colours.
struct CompassAndSpinner {
  /// The original's colours: red, blue, purple, cyan, orange, magenta as in UIKit.
  private static let colours: [DisplayColor] = [
    0xFF0000, 0x0000FF, 0x800080, 0x00FFFF, 0xFF8000, 0xFF00FF,
  ].map { DisplayColor($0 as UInt32) }
  /// Opacity of the coloured background.
  private static let colourOpacity = 0.3
  private static let face = DisplayColor(0xFFFFFF, opacity: 0.85)
  private static let rim = DisplayColor(0x2F3B4A)
  private static let north = DisplayColor(0xC8372D)
  private static let south = DisplayColor(0x8A94A3)

  private let colours: [DisplayColor]
  private let decoration: JackrabbitDecoration
  private let layout: JackrabbitLayout
  private let pull: Double
  private let isJoined: Bool
  private let time: Double
  private let strip: RevealedStrip

  /// The indicator at the moment of `view`; the background colours are `grounds`, or the original's six if `grounds` is empty.
  init(_ engine: Jackrabbit, view: ScrollSituation, width: Double, grounds: [DisplayColor]) {
    colours = grounds.isEmpty ? Self.colours : grounds
    decoration = engine.decoration
    layout = engine.decoration.layout.centred(in: width)
    pull = engine.pull(view)
    isJoined = decoration.isJoined
    time = view.time
    strip = RevealedStrip(view: view, pull: pull, width: width)
  }

  var display: DisplayList {
    var list = DisplayList()
    guard strip.height > 0 else { return list }
    if let ground { list.fill(strip.outline, ground) }
    list.add(compass, transform: place(layout.compassX(pull: pull), layout.compassWidth))
    list.add(
      needle,
      transform: place(layout.spinnerX(pull: pull), layout.spinnerWidth)
        .after(.turn(decoration.angle(at: time) * .pi / 180)))
    var result = DisplayList()
    result.add(list, clip: strip.outline)
    return result
  }

  /// The transform to the middle of a graphic `width` points wide whose left edge is at `x`; joined graphics are in the middle of the view.
  private func place(_ x: Double, _ width: Double) -> PathTransform {
    .move(isJoined ? layout.middle : x + width / 2, strip.top + pull / 2)
  }

  /// The background colour, which changes linearly from the previous colour within a quarter turn; nil for none.
  private var ground: DisplayColor? {
    guard let colour = decoration.colour, let end = decoration.stepEnd else { return nil }
    let share = min(max(1 - (end - time) / JackrabbitDecoration.stepDuration, 0), 1)
    let next = colours[Int(colour) % colours.count].faded(Self.colourOpacity)
    guard decoration.hasTurnedBefore else { return next.faded(share) }
    let last = colours[(Int(colour) + colours.count - 1) % colours.count]
    return last.faded(Self.colourOpacity).mixed(with: next, share: share)
  }

  private var compass: DisplayList {
    var list = DisplayList()
    let radius = layout.compassWidth / 2 - 2
    list.fill(.circle(centre: .zero, radius: radius), Self.face)
    list.stroke(.circle(centre: .zero, radius: radius), Self.rim, StrokeStyle(2.5))
    let ticks = SpokeWheel(
      centre: .zero, count: 8, inner: radius * 0.8, outer: radius * 0.9, line: 1.5, color: Self.rim)
    list.add(ticks.display { $0 == 0 ? 0 : 1 })
    list.text(
      DisplayText(
        "N", at: PathPoint(0, -radius * 0.58), size: radius * 0.36, weight: DisplayText.bold, anchor: .middle,
        color: Self.rim))
    return list
  }

  private var needle: DisplayList {
    var list = DisplayList()
    let (length, half) = (layout.spinnerHeight * 0.3, layout.spinnerWidth * 0.085)
    for (tip, color) in [(-length, Self.north), (length, Self.south)] {
      list.fill(.polygon([PathPoint(-half, 0), PathPoint(0, tip), PathPoint(half, 0)]), color)
    }
    list.fill(.circle(centre: .zero, radius: half * 0.6), Self.rim)
    return list
  }
}

extension JackrabbitLayout {
  /// The same graphics about the middle of a viewport of another width.
  fileprivate func centred(in width: Double) -> JackrabbitLayout {
    var layout = self
    layout.middle = width / 2
    return layout
  }
}

extension JackrabbitDecoration {
  /// True if the quarter turn in progress is not the first of its refresh, so that a colour was already shown.
  fileprivate var hasTurnedBefore: Bool { turnsInRow > 1 }
}
