import ScrollPhysics

/// Short lines around a point, like the spokes of a wheel, each with its own opacity; the first points up.
struct SpokeWheel {
  /// Number of spokes of the iOS activity indicator at the time when most of the systems were written.
  static let activitySpokes = 12
  /// Seconds in which the brightest spoke of the iOS activity indicator goes round once.
  static let activityTurn = 1.0
  /// The opacity of the faintest spoke; our choice.
  private static let faintest = 0.15

  var centre: PathPoint
  var count = activitySpokes
  /// Distance from the centre to the inner end of a spoke, in points.
  var inner = 5.0
  /// Distance from the centre to the outer end of a spoke, in points.
  var outer = 10.5
  /// Line width of a spoke, in points.
  var line = 2.0
  var color = IndicatorInk.spinner

  /// The picture of the wheel; `opacity` gives the opacity of each spoke by its index, clockwise from the top.
  func display(_ opacity: (Int) -> Double) -> DisplayList {
    var list = DisplayList()
    for index in 0..<count {
      let shown = min(opacity(index), 1)
      guard shown > 0 else { continue }
      let angle = 2 * Double.pi * Double(index) / Double(count)
      let direction = PathPoint(Elementary.sin(angle), -Elementary.cos(angle))
      list.stroke(
        .polyline([centre + direction * inner, centre + direction * outer]), color.faded(shown),
        StrokeStyle(line, cap: .round))
    }
    return list
  }

  /// The wheel after turning for `time` seconds: the brightest spoke advances step by step, the others fade behind it.
  ///
  /// - Parameters:
  ///   - time: Seconds since the start, ≥ 0.
  ///   - turn: Seconds per turn.
  /// - Returns: All spokes.
  func turning(for time: Double, turn: Double = activityTurn) -> DisplayList {
    let steps = time / turn * Double(count)
    let brightest = steps < Double(Int32.max) ? Int(steps) % count : 0
    return display { index in
      let behind = (brightest - index + count) % count
      return max(Self.faintest, 1 - Double(behind) / Double(count))
    }
  }
}
