import ScrollPhysics

/// A timed animation curve fitted to a stretch of an offset log, such as the curve of `UIView.animate`.
///
/// Uniform motion is not included, because a finger also moves so.
package struct EasedFit: Equatable, Sendable {
  /// A timing curve that an animation may follow.
  package enum Curve: String, CaseIterable, Sendable {
    /// The standard curve of `UIView.animate`, which CSS calls `ease-in-out`.
    case easeInOut = "ease-in-out"
    /// The curve that Core Animation and CSS call `ease-out`.
    case easeOut = "ease-out"
    /// The curve that CSS calls `ease`.
    case ease
    /// A constant deceleration: Android's `DecelerateInterpolator`.
    case decelerate = "constant deceleration"

    /// The fraction of the distance that is covered after a fraction of the time, both from 0 to 1.
    func progress(at share: Double) -> Double {
      switch self {
      case .easeInOut: CubicEase.easeInOut.progress(at: share)
      case .easeOut: CubicEase.easeOut.progress(at: share)
      case .ease: CubicEase(0.25, 0.1, 0.25, 1).progress(at: share)
      case .decelerate: Easing.outQuadratic.progress(at: share)
      }
    }
  }

  /// The timing curve that fits best.
  package let curve: Curve
  /// The duration of the animation, in seconds.
  package let duration: Double
  /// The time at which the animation starts, in seconds since the log's first row.
  package let start: Double
  /// The root mean square of the differences between rows and curve, in points.
  package let rms: Double

  /// The fewest rows that a stretch must have to be fitted.
  static let fewest = 6
  /// The longest animation that is tried, in seconds.
  private static let longest = 1.5
  /// The largest root mean square of the differences with which a curve still fits, as a fraction of the distance.
  private static let greatestShare = 0.02
  /// The number of times that the search halves its step.
  private static let refinements = 12

  /// The best-fitting curve for a stretch of a log.
  ///
  /// Nil if no curve is near enough, or if the stretch is too long or has too few rows.
  ///
  /// - Parameter rows: The rows from one rest to the next.
  init?(_ rows: ArraySlice<OffsetSeries.Row>) {
    guard rows.count >= Self.fewest, let first = rows.first, let last = rows.last,
      last.time - first.time <= Self.longest
    else { return nil }
    let way = last.offset - first.offset
    guard abs(way) > 0 else { return nil }
    let found = Curve.allCases.map { Self.search($0, rows, from: first, to: last) }
    guard let best = found.min(by: { $0.rms < $1.rms }), best.rms <= Self.greatestShare * abs(way) else {
      return nil
    }
    (curve, duration, start, rms) = (best.curve, best.duration, best.start, best.rms)
  }

  private typealias Found = (curve: Curve, duration: Double, start: Double, rms: Double)

  /// Finds the start and duration of a curve by a pattern search around those of the stretch.
  private static func search(
    _ curve: Curve, _ rows: ArraySlice<OffsetSeries.Row>, from first: OffsetSeries.Row,
    to last: OffsetSeries.Row
  ) -> Found {
    let whole = last.time - first.time
    var best: Found = (curve, whole, first.time, .infinity)
    best.rms = rms(curve, rows, first, last, start: best.start, duration: best.duration)
    var step = max(whole / 4, 0.001)
    for _ in 0..<refinements {
      var isBetter = true
      while isBetter {
        isBetter = false
        for (start, duration) in [
          (best.start - step, best.duration), (best.start + step, best.duration),
          (best.start, best.duration - step), (best.start, best.duration + step),
          (best.start - step, best.duration + step), (best.start + step, best.duration - step),
        ] where duration > 0.01 && duration <= 2 * longest && abs(start - first.time) <= whole {
          let rms = rms(curve, rows, first, last, start: start, duration: duration)
          if rms < best.rms { (best, isBetter) = ((curve, duration, start, rms), true) }
        }
      }
      step /= 2
    }
    return best
  }

  private static func rms(
    _ curve: Curve, _ rows: ArraySlice<OffsetSeries.Row>, _ first: OffsetSeries.Row, _ last: OffsetSeries.Row,
    start: Double, duration: Double
  ) -> Double {
    let sum = rows.reduce(0.0) { sum, row in
      let shown =
        first.offset + (last.offset - first.offset) * curve.progress(at: (row.time - start) / duration)
      return sum + (row.offset - shown) * (row.offset - shown)
    }
    return (sum / Double(rows.count)).squareRoot()
  }
}
