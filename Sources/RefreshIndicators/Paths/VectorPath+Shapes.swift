import ScrollPhysics

/// Common shapes as paths.
extension VectorPath {
  /// A rectangle, clockwise from its upper left corner.
  ///
  /// - Parameters:
  ///   - x: The rectangle's left edge, in points.
  ///   - y: The rectangle's upper edge, in points.
  ///   - width: Width, in points.
  ///   - height: Height, in points.
  /// - Returns: A closed path.
  public static func rectangle(x: Double, y: Double, width: Double, height: Double) -> VectorPath {
    polygon([
      PathPoint(x, y), PathPoint(x + width, y), PathPoint(x + width, y + height), PathPoint(x, y + height),
    ])
  }

  /// A rectangle with rounded corners, clockwise from the left end of its upper edge.
  ///
  /// - Parameters:
  ///   - x: The rectangle's left edge, in points.
  ///   - y: The rectangle's upper edge, in points.
  ///   - width: Width, in points.
  ///   - height: Height, in points.
  ///   - radius: Radius of the corners, in points; limited to half of either side.
  /// - Returns: A closed path.
  public static func roundedRectangle(
    x: Double, y: Double, width: Double, height: Double, radius: Double
  ) -> VectorPath {
    let r = max(0, min(radius, width / 2, height / 2))
    let (right, bottom) = (x + width, y + height)
    // Upper right, lower right, lower left, upper left; each quarter arc starts where the edge ends.
    let centres = [
      (PathPoint(right - r, y + r), -Double.pi / 2), (PathPoint(right - r, bottom - r), 0),
      (PathPoint(x + r, bottom - r), Double.pi / 2), (PathPoint(x + r, y + r), Double.pi),
    ]
    var elements: [PathElement] = [.move(PathPoint(x + r, y))]
    for (centre, start) in centres {
      let quarter = arc(centre: centre, radius: r, from: start, sweep: .pi / 2).elements
      if case .move(let point) = quarter[0] { elements.append(.line(point)) }
      elements += quarter.dropFirst()
    }
    return VectorPath(elements + [.close])
  }

  /// A circle as a closed path.
  ///
  /// - Parameters:
  ///   - centre: The circle's centre.
  ///   - radius: The circle's radius, in points.
  /// - Returns: A closed path.
  public static func circle(centre: PathPoint, radius: Double) -> VectorPath {
    VectorPath(arc(centre: centre, radius: radius, from: 0, sweep: 2 * .pi).elements + [.close])
  }

  /// An arc of a circle, in cubic pieces of at most a quarter turn, within 0.03 % of the radius.
  ///
  /// The control points of a piece of angle `φ` are `4/3 · tan(φ/4)` radii along the tangents.
  ///
  /// - Parameters:
  ///   - centre: Centre of the circle.
  ///   - radius: The circle's radius, in points.
  ///   - start: Angle of the first point in radians: 0 is to the right, growing clockwise on screen.
  ///   - sweep: Angle of the arc, in radians; negative goes counterclockwise.
  /// - Returns: An open path that begins with a move.
  public static func arc(centre: PathPoint, radius: Double, from start: Double, sweep: Double) -> VectorPath {
    let pieces = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = sweep / Double(pieces)
    let reach = 4.0 / 3 * Elementary.sin(step / 4) / Elementary.cos(step / 4) * radius
    func direction(_ index: Int) -> PathPoint {
      let angle = start + Double(index) * step
      return PathPoint(Elementary.cos(angle), Elementary.sin(angle))
    }
    var elements: [PathElement] = [.move(centre + direction(0) * radius)]
    for index in 0..<pieces {
      let (from, to) = (direction(index), direction(index + 1))
      elements.append(
        .cubic(
          centre + from * radius + PathPoint(-from.y, from.x) * reach,
          centre + to * radius - PathPoint(-to.y, to.x) * reach, to: centre + to * radius))
    }
    return VectorPath(elements)
  }

  /// Straight lines through points.
  ///
  /// - Parameter points: The points, in order.
  /// - Returns: An open path; empty without points.
  public static func polyline(_ points: [PathPoint]) -> VectorPath {
    VectorPath(points.enumerated().map { $0.offset == 0 ? .move($0.element) : .line($0.element) })
  }

  /// Straight lines through points and back to the first.
  ///
  /// - Parameter points: The points, in order.
  /// - Returns: A closed path; empty without points.
  public static func polygon(_ points: [PathPoint]) -> VectorPath {
    points.isEmpty ? VectorPath() : VectorPath(polyline(points).elements + [.close])
  }
}
