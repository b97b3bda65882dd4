import ScrollPhysics

/// The arrows of indicators, drawn by this project.
enum DrawnArrow {
  /// A broad arrow that points down, with its middle at the origin.
  ///
  /// - Parameter height: Length of the arrow, in points.
  /// - Returns: A closed path.
  static func down(height: Double) -> VectorPath {
    let (half, shaft, head) = (height / 2, height * 0.13, height * 0.3)
    return .polygon([
      PathPoint(-shaft, -half), PathPoint(shaft, -half), PathPoint(shaft, half - head),
      PathPoint(head, half - head), PathPoint(0, half), PathPoint(-head, half - head),
      PathPoint(-shaft, half - head),
    ])
  }

  /// Three quarters of a ring with an arrow head, about the origin: the "repeat" symbol.
  ///
  /// - Parameters:
  ///   - radius: Radius of the ring, in points.
  ///   - color: Colour of ring and head.
  ///   - line: Width of the ring's line, in points.
  /// - Returns: A picture.
  static func again(radius: Double, color: DisplayColor, line: Double) -> DisplayList {
    var list = DisplayList()
    list.stroke(
      .arc(centre: .zero, radius: radius, from: 0.5, sweep: 1.45 * .pi), color, StrokeStyle(line, cap: .round)
    )
    // The head is at the end of the arc, along its tangent.
    let end = 0.5 + 1.45 * Double.pi
    let tip = PathPoint(Elementary.cos(end), Elementary.sin(end)) * radius
    let ahead = PathPoint(-Elementary.sin(end), Elementary.cos(end))
    let across = PathPoint(Elementary.cos(end), Elementary.sin(end))
    let size = max(line * 1.6, radius * 0.45)
    list.fill(
      .polygon([tip + ahead * size * 1.2, tip + across * size, tip - across * size]), color)
    return list
  }
}
