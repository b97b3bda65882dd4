import ScrollPhysics

/// An arc of an ellipse as in SVG's `A`: two ends, two radii, a rotation and two flags.
///
/// Converted from ends to centre as in SVG 1.1, F.6.5, and with its rules for radii (F.6.6): signs are ignored, a radius of 0
/// makes a straight line, and radii too small to reach both ends grow, in proportion, until they just do.
struct EllipticalArc {
  let start: PathPoint
  let end: PathPoint
  /// The ellipse's semi-axes, in points.
  let radii: PathPoint
  /// The angle from the x axis to the first semi-axis, in degrees, clockwise on screen.
  let rotationDegrees: Double
  /// True for the arc of more than half a turn.
  let isLarge: Bool
  /// True if the angle grows along the arc: clockwise on screen.
  let isSweep: Bool

  /// The widest angle for one cubic curve, in radians. At an eighth of a turn the error is 4.3e-6 of the radius, at
  /// a quarter 2.7e-4 (Riškus 2006).
  private static let pieceAngle = Double.pi / 4
  /// An angle that exceeds whole pieces by at most this takes no further piece, in radians.
  private static let angleSlack = 1e-9

  /// The arc as angles on the unit circle, in radians, and the map from there to the ellipse.
  private struct Turn {
    var from: Double
    var sweep: Double
    var ellipse: PathTransform
  }

  /// The cubic curves along the arc; a single line if a radius is 0 or is lost in rounding; nothing if both ends are equal.
  var elements: [PathElement] {
    if start == end { return [] }
    guard let turn else { return [.line(end)] }
    let pieces = max(1, Int((abs(turn.sweep) / Self.pieceAngle - Self.angleSlack).rounded(.up)))
    let step = turn.sweep / Double(pieces)
    let handle = 4.0 / 3 * Elementary.sin(step / 4) / Elementary.cos(step / 4)
    return (0..<pieces).map { index in
      let (first, last) = (turn.from + step * Double(index), turn.from + step * Double(index + 1))
      let (a, b) = (Self.unit(first), Self.unit(last))
      return .cubic(
        turn.ellipse.point(PathPoint(a.x - handle * a.y, a.y + handle * a.x)),
        turn.ellipse.point(PathPoint(b.x + handle * b.y, b.y - handle * b.x)),
        to: index == pieces - 1 ? end : turn.ellipse.point(b))
    }
  }

  /// The arc's angles and map; nil if a radius is 0, or so different from the ends' distance that the square is lost in rounding.
  private var turn: Turn? {
    let angle = rotationDegrees.truncatingRemainder(dividingBy: 360) * .pi / 180
    let (cosine, sine) = (Elementary.cos(angle), Elementary.sin(angle))
    var radii = PathPoint(abs(radii.x), abs(radii.y))
    guard radii.x > 0, radii.y > 0 else { return nil }
    let half = (start - end) * 0.5
    // Half of the distance between the ends, in the ellipse's own axes and units of its radii.
    var unit = PathPoint(
      (cosine * half.x + sine * half.y) / radii.x, (cosine * half.y - sine * half.x) / radii.y)
    let reach = unit.x * unit.x + unit.y * unit.y
    guard reach >= .leastNormalMagnitude, reach < .infinity else { return nil }
    if reach > 1 {
      radii = radii * reach.squareRoot()
      unit = unit * (1 / reach.squareRoot())
    }
    let away = max(0, 1 / reach - 1).squareRoot() * (isLarge == isSweep ? -1 : 1)
    let middle = PathPoint(away * unit.y, -away * unit.x)
    let from = Self.angle(of: unit - middle)
    var sweep = Self.angle(of: PathPoint(-unit.x, -unit.y) - middle) - from
    if isSweep, sweep < 0 { sweep += 2 * .pi }
    if !isSweep, sweep > 0 { sweep -= 2 * .pi }
    var ellipse = PathTransform(
      a: cosine * radii.x, b: sine * radii.x, c: -sine * radii.y, d: cosine * radii.y, tx: 0, ty: 0)
    let centre = ellipse.point(middle) + start.toward(end, by: 0.5)
    (ellipse.tx, ellipse.ty) = (centre.x, centre.y)
    return Turn(from: from, sweep: sweep, ellipse: ellipse)
  }

  private static func unit(_ angle: Double) -> PathPoint {
    PathPoint(Elementary.cos(angle), Elementary.sin(angle))
  }

  /// The angle of a direction, in radians, −π…π.
  private static func angle(of direction: PathPoint) -> Double {
    let (x, y) = (direction.x, direction.y)
    if abs(x) >= abs(y) {
      let angle = Elementary.atan(y / x)
      if x > 0 { return angle }
      return y < 0 ? angle - .pi : angle + .pi
    }
    let angle = Elementary.atan(x / y)
    return (y > 0 ? .pi / 2 : -.pi / 2) - angle
  }
}
