import ScrollPhysics

/// The position of SwipeRefreshLayout's circle (`TravelSystems.md`): whole pixels, 32-bit float.
///
///     SwipeRefreshCircle().top(pulled: 100)   // 54
public struct SwipeRefreshCircle: Equatable, Sendable {
  /// Diameter in dp (`CIRCLE_DIAMETER`).
  public static var diameter: Double { 40 }
  /// The threshold, which a pull must exceed to fire, and the distance that the circle moves down, in dp (`DEFAULT_CIRCLE_TARGET`).
  public static var target: Double { 64 }

  /// The circle's top at rest, in pixels, negative: one diameter above the layout.
  public let start: Double
  /// The threshold, which a pull must exceed to fire, in whole pixels.
  public let target: Double

  /// A circle at a density of `density` pixels per dp, above 0.
  public init(density: Double = 1) {
    start = -(Self.diameter * density).rounded(.towardZero)
    target = (Self.target * density).rounded(.towardZero)
  }

  /// The circle's top during a refresh, in pixels below the layout's top.
  public var rest: Double { start + target }

  /// The circle's top at a pull, which grows more slowly than the pull beyond the threshold.
  ///
  /// `start + ⌊T·min(1, x) + 2·T·tension⌋` with the threshold `T`, `x = pull/T`, `s = min(x − 1, 2)` in 0…2, `tension = 2·(s/4 − (s/4)²)`.
  ///
  /// - Parameter pulled: Pull in pixels, ≥ 0.
  /// - Returns: Pixels below the layout's top, whole.
  public func top(pulled: Double) -> Double {
    let (way, pull) = (Float(target), Float(pulled))
    guard way > 0, pull > 0 else { return start }
    let share = pull / way
    let extra = pull - way < way * 2 ? pull - way : way * 2
    let slingshot = extra > 0 ? extra / way : 0
    let quarter = Double(slingshot / 4)
    let tension = Float(quarter - quarter * quarter) * 2
    let moved = way * (share < 1 ? share : 1) + way * tension * 2
    return start + wholePixels(moved)
  }

  /// The circle's top after the fraction `share` of an animation between two positions, in pixels.
  ///
  /// By Android's `DecelerateInterpolator(2)` it has moved by `1 − (1 − share)⁴` of the distance, cut to whole pixels.
  func moving(from: Double, to: Double, share: Double) -> Double {
    from + ((to - from) * Easing.outQuartic.progress(at: share)).rounded(.towardZero)
  }
}
