/// The angle between a movement and the vertical, in degrees, 0…90; 0 for no movement.
///
/// Applying `atan(x) = 2·atan(x / (1 + √(1 + x²)))` three times brings every ratio below 0.1, where nine terms of the series are
/// exact to rounding; so the angle has the same bits on every machine.
///
///     axisAngle(across: 10, along: 10)   // 45
///
/// - Parameters:
///   - across: Horizontal part, in points, signed.
///   - along: Vertical part, in points, signed.
/// - Returns: Degrees.
func axisAngle(across: Double, along: Double) -> Double {
  let (small, large) = (min(abs(across), abs(along)), max(abs(across), abs(along)))
  guard large > 0 else { return 0 }
  var share = small / large
  for _ in 0..<3 { share /= 1 + (1 + share * share).squareRoot() }
  let degrees = 8 * share * arcTangentSeries(ofSquare: share * share) * (180 / Double.pi)
  return abs(across) > abs(along) ? 90 - degrees : degrees
}

/// `1 − s/3 + s²/5 − … + s⁸/17` with constant coefficients: the arc tangent of `x` divided by `x`, for `s = x²`.
private func arcTangentSeries(ofSquare square: Double) -> Double {
  var sum = 1.0 / 15 - square * (1.0 / 17)
  sum = 1.0 / 13 - square * sum
  sum = 1.0 / 11 - square * sum
  sum = 1.0 / 9 - square * sum
  sum = 1.0 / 7 - square * sum
  sum = 1.0 / 5 - square * sum
  sum = 1.0 / 3 - square * sum
  return 1 - square * sum
}
