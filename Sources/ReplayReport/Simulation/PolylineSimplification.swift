/// Simplifies a polyline by leaving out points that hardly change its shape (Douglas and Peucker, 1973).
package enum PolylineSimplification {
  /// The polyline without points that are nearer than `tolerance` to the line that replaces them.
  ///
  /// - Parameters:
  ///   - points: The points, in order.
  ///   - tolerance: The greatest distance from the line, in the unit of the points, > 0.
  /// - Returns: The first point, the last, and the points between that are needed.
  package static func simplified(_ points: [(x: Double, y: Double)], tolerance: Double) -> [(
    x: Double, y: Double
  )] {
    guard points.count > 2 else { return points }
    var kept = [Bool](repeating: false, count: points.count)
    (kept[0], kept[points.count - 1]) = (true, true)
    var stretches = [(0, points.count - 1)]
    while let (first, last) = stretches.popLast() {
      guard let farthest = farthest(from: first, to: last, of: points), farthest.distance > tolerance else {
        continue
      }
      kept[farthest.index] = true
      stretches += [(first, farthest.index), (farthest.index, last)]
    }
    return zip(points, kept).filter { $0.1 }.map { $0.0 }
  }

  private static func farthest(
    from first: Int, to last: Int, of points: [(x: Double, y: Double)]
  ) -> (index: Int, distance: Double)? {
    let (a, b) = (points[first], points[last])
    let (dx, dy) = (b.x - a.x, b.y - a.y)
    let length = (dx * dx + dy * dy).squareRoot()
    var best: (index: Int, distance: Double)?
    for index in (first + 1)..<max(last, first + 1) {
      let (px, py) = (points[index].x - a.x, points[index].y - a.y)
      let distance = length > 0 ? abs(px * dy - py * dx) / length : (px * px + py * py).squareRoot()
      if distance > best?.distance ?? -1 { best = (index, distance) }
    }
    return best
  }
}
