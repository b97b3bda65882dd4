/// The time at which a function that is monotone between two times passes a level, to the last bit.
///
/// Found by bisection until no double lies between: about 60 evaluations, always the same result, without parameters to tune.
///
/// - Parameters:
///   - level: The value to pass.
///   - rising: Whether the function grows.
///   - low: A time at which the function has not passed the level.
///   - high: A later time at which the function has passed it.
///   - sure: A time up to which the function has certainly not passed the level despite rounding, and one from which on it certainly has:
///     the
///     function is evaluated only between them. The bisection steps, and so the result, are the same with any.
///   - value: The function.
/// - Returns: The first double at which the function is past the level or on it.
@inlinable
func passing(
  _ level: Double, rising: Bool, from low: Double, to high: Double,
  sure: (before: Double, past: Double) = (-.infinity, .infinity), value: (Double) -> Double
) -> Double {
  var (low, high) = (low, high)
  while true {
    let middle = low + (high - low) / 2
    guard middle > low, middle < high else { return high }
    if middle <= sure.before {
      low = middle
    } else if middle >= sure.past {
      high = middle
    } else {
      let here = value(middle)
      if rising ? here >= level : here <= level { high = middle } else { low = middle }
    }
  }
}

/// A time after `start` at which a function that approaches a limit beyond `level` is past the level.
///
/// Steps of 1 s, 2 s, 4 s …; infinite if 2⁶⁴ s do not suffice.
@inlinable
func timePast(_ level: Double, rising: Bool, after start: Double, value: (Double) -> Double) -> Double {
  var step = 1.0
  while step < 0x1p64 {
    let here = value(start + step)
    if rising ? here > level : here < level { return start + step }
    step *= 2
  }
  return .infinity
}
