/// Which offsets are rounded, as software does that knows only whole pixels.
@frozen
public enum OffsetRounding: Equatable, Sendable {
  /// None.
  case none
  /// The distance past an edge under a finger, to the nearest whole point, and on returns by Chromium's rules.
  case overscroll
  /// The same, but under a finger cut to whole points.
  case overscrollCut
  /// Every offset under a finger, to whole pixels, of which there are `perPoint` in a point; resting offsets at an edge are not.
  case drag(perPoint: Double)
  /// Targets of flings to a target, which are always whole points; a jump by a pixel of `perPoint` in a point counts as none.
  case target(perPoint: Double)

  /// True if distances past an edge are whole points.
  var roundsOverscroll: Bool { self == .overscroll || self == .overscrollCut }

  /// A distance past an edge, or the finger travel for one, in points; whole if distances past an edge are.
  func whole(_ distance: Double) -> Double {
    switch self {
    case .none, .drag, .target: distance
    case .overscroll: Elementary.rounded(distance)
    case .overscrollCut: distance.rounded(.towardZero)
    }
  }

  /// The size of a pixel, in points; 0 without rounding.
  var pixel: Double {
    switch self {
    case .none: 0
    case .overscroll, .overscrollCut: 1
    case .drag(let perPoint), .target(let perPoint): 1 / perPoint
    }
  }
}
