/// A drop of gum: a circle above, one below it, and the skin between them; with a ring arrow on the upper one.
struct GumShape {
  /// Radius of the upper circle, in points.
  var mainRadius: Double
  /// Radius of the lower circle, in points.
  var subRadius: Double
  /// Distance from the upper circle's centre to the lower one's, in points, ≥ 0.
  var distance: Double

  /// The drop's outline, with the upper circle's centre at the origin.
  ///
  /// The skin leaves both circles vertically at their sides and bends inwards half way.
  var outline: VectorPath {
    let upper = VectorPath.arc(centre: .zero, radius: mainRadius, from: .pi, sweep: .pi).elements
    let low = PathPoint(0, distance)
    let lower = VectorPath.arc(centre: low, radius: subRadius, from: 0, sweep: .pi).elements.dropFirst()
    let (right, left) = (PathPoint(subRadius, distance), PathPoint(-mainRadius, 0))
    let bend = distance / 2
    return VectorPath(
      upper + [.cubic(PathPoint(mainRadius, bend), PathPoint(subRadius, bend), to: right)] + lower
        + [.cubic(PathPoint(-subRadius, bend), PathPoint(-mainRadius, bend), to: left), .close])
  }

  /// The drop with the ring arrow on its upper circle.
  var display: DisplayList {
    var list = DisplayList()
    guard mainRadius > 0 else { return list }
    list.fill(outline, IndicatorInk.drop)
    list.stroke(outline, IndicatorInk.dropEdge, StrokeStyle(1))
    list.add(
      DrawnArrow.again(
        radius: mainRadius * 0.5, color: IndicatorInk.dropArrow, line: max(1, mainRadius * 0.15)))
    return list
  }
}
