import PullToRefresh

/// The indicator of `onpu`: a note that turns with the pull, then by itself, and one of four others for the
/// last second.
///
/// The original chooses one of the four at random; here the time at which the turning began chooses it.
struct NoteIcon {
  /// Side of the icon, in points; our choice.
  private static let side = 40.0
  private static let own = DisplayColor(0x2B6CB0)
  private static let others: [DisplayColor] = [0xC05621, 0x2F855A, 0x805AD5, 0xB83280].map {
    DisplayColor($0 as UInt32)
  }

  private let engine: OnpuRefreshControl
  private let time: Double
  private let strip: RevealedStrip

  init(_ engine: OnpuRefreshControl, view: ScrollSituation, width: Double) {
    self.engine = engine
    time = view.time
    strip = RevealedStrip(view: view, pull: engine.pull(view), width: width)
  }

  var display: DisplayList {
    var list = DisplayList()
    let angle = engine.angle.value(at: time)
    guard strip.height > 0, angle.isFinite else { return list }
    // The control is pinned to the top once all of it is visible.
    let height = engine.control.height
    let middle = min(strip.top, strip.bottom - height) + height / 2
    let icon = other.map { Self.icon($0 + 1, Self.others[$0]) } ?? Self.icon(0, Self.own)
    list.add(
      icon, transform: PathTransform.move(strip.width / 2, middle).after(.turn(angle * .pi / 180)))
    var result = DisplayList()
    result.add(list, clip: strip.outline)
    return result
  }

  /// The index of the other icon that is shown; nil while the system's own note is shown.
  private var other: Int? {
    guard engine.showsOtherIcon else { return nil }
    return Int((engine.angle.start * 1000).rounded()) % Self.others.count
  }

  /// The icon with this index, about the origin: 0 an eighth note, 1 two eighths, 2 a quarter, 3 two sixteenths, 4 a half note.
  private static func icon(_ index: Int, _ color: DisplayColor) -> DisplayList {
    var list = DisplayList()
    list.fill(.circle(centre: .zero, radius: side / 2), color)
    let isPair = index == 1 || index == 3
    let stems = isPair ? [-2.5, 8.5] : [3.5]
    for x in stems { addNote(at: x, isHollow: index == 4, to: &list) }
    let (top, ink) = (-11.0, DisplayColor(0xFFFFFF))
    if isPair {
      for beam in 0..<(index == 3 ? 2 : 1) {
        let y = top + Double(beam) * 5
        list.stroke(.polyline([PathPoint(-2.5, y), PathPoint(8.5, y - 2)]), ink, StrokeStyle(3))
      }
    } else if index == 0 {
      let flag = VectorPath([
        .move(PathPoint(3.5, top)), .cubic(PathPoint(4, -6), PathPoint(11, -5), to: PathPoint(8.5, 3)),
      ])
      list.stroke(flag, ink, StrokeStyle(2.4, cap: .round))
    }
    return list
  }

  /// Adds a note head with its stem, whose right side is at `x`.
  private static func addNote(at x: Double, isHollow: Bool, to list: inout DisplayList) {
    let ink = DisplayColor(0xFFFFFF)
    let head = VectorPath.circle(centre: .zero, radius: 4.2)
    var tilted = DisplayList()
    if isHollow { tilted.stroke(head, ink, StrokeStyle(2)) } else { tilted.fill(head, ink) }
    list.add(
      tilted, transform: PathTransform.move(x - 3.6, 8).after(.turn(-0.35)).after(.scale(1.15, 0.85)))
    list.stroke(.polyline([PathPoint(x, 7), PathPoint(x, -11)]), ink, StrokeStyle(2, cap: .round))
  }
}
