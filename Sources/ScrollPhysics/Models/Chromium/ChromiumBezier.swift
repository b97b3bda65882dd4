/// Chromium's overscroll on Windows: a tenth of the scroller at most, and back along timing curves.
///
/// Stretch `trunc(0.1·S·tanh(2·force / S))`, force `trunc(artanh(y / 0.1·S) / 2 · S)`, with `S` the scroller's size.
/// Source: `ElasticOverscrollControllerBezier`.
@frozen
public struct ChromiumBezier: ChromiumStretchRule {
  /// The greatest stretch, as a share of the scroller's size.
  @inlinable public static var greatestShare: Double { 0.1 }
  /// A force of the scroller's whole size is so far along the hyperbolic tangent.
  @inlinable public static var tangentRange: Double { 2 }

  /// `S`: the scroller's size along the axis, in points, above 0.
  public let size: Double

  /// The rule of a scroller of `size` points, above 0.
  @inlinable
  public init(size: Double) {
    require(size > 0 && size < .infinity, "a scroller's size", size, "above 0 and finite")
    self.size = size
  }

  /// The greatest stretch, in points.
  @inlinable public var greatestStretch: Double { Self.greatestShare * size }

  /// The stretch shown for an accumulated force, both in points, signed: `trunc(0.1·S·tanh(2·force / S))`.
  @inlinable
  public func stretch(forForce force: Double) -> Double {
    smoothStretch(forForce: force).rounded(.towardZero)
  }

  /// The force that a re-grab at a stretch goes on from, both in points, signed: `trunc(artanh(y / 0.1·S) / 2 · S)`.
  @inlinable
  public func force(forStretch stretch: Double) -> Double {
    smoothForce(forStretch: stretch).rounded(.towardZero)
  }

  /// The stretch without rounding: the mended form.
  public func smoothStretch(forForce force: Double) -> Double {
    greatestStretch * Elementary.tanh(Self.tangentRange * force / size)
  }

  /// The inverse of ``smoothStretch(forForce:)``; from the greatest stretch on, what shows as all but that.
  public func smoothForce(forStretch stretch: Double) -> Double {
    let share = stretch / greatestStretch
    let most = 1.0.nextDown
    return Elementary.atanh(share > most ? most : share < -most ? -most : share) / Self.tangentRange * size
  }

  /// How far the smooth stretch moves per point of force: `0.2 · (1 − tanh²)`.
  public func slope(atForce force: Double) -> Double {
    let share = Elementary.tanh(Self.tangentRange * force / size)
    return Self.greatestShare * Self.tangentRange * (1 - share) * (1 + share)
  }

  /// The fling of Windows.
  public func fling(from offset: Double, velocity: Double) -> ScrollPiece {
    .windowsFling(ChromiumWindowsFling(velocity: velocity, length: size), from: offset)
  }

  /// The way back to an edge, in whole points, or as it is if smooth.
  public func back(to edge: Double, stretch: Double, velocity: Double, isSmooth: Bool) -> ScrollTrajectory {
    ScrollTrajectory(
      .bezierReturn(release(stretch: stretch, velocity: velocity), about: edge, isSmooth: isSmooth))
  }

  /// The way back of a stretch let go with a velocity, in points and points per second, signed alike.
  public func release(stretch: Double, velocity: Double) -> ChromiumBezierRelease {
    ChromiumBezierRelease(rule: self, stretch: stretch, velocity: velocity)
  }
}
