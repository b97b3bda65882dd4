/// `UIScrollView` as measured and reverse engineered.
///
/// Resistance past an edge: ``RubberBand`` with c = 0.55 and the viewport's length (ScrollMechanics; exact on 29 offsets
/// recorded in the iOS 26.5 simulator by Cranpose). Momentum: ``Deceleration/normal``, 0.998 per ms, read back from UIKit.
/// Back from beyond an edge: a critically damped spring of mass 1 and stiffness 100, started at the solved crossing
/// with the decay's velocity, or at the lift with the finger's velocity times the band's slope (the ScrollMechanics
/// example). No least fling speed.
@frozen
public struct UIKitModel: BandedModel {
  /// The rubber-band coefficient.
  @inlinable public static var coefficient: Double { 0.55 }
  /// Share of the velocity left after a millisecond.
  @inlinable public static var decelerationRate: Double { 0.998 }
  /// `−1000 · ln 0.998`, per second: what ``Deceleration`` makes of the rate, made once.
  static let deceleration = Deceleration(rate: decelerationRate)
  /// The spring about an edge: mass 1, stiffness 100, critically damped.
  @inlinable public static var spring: Spring { Spring(mass: 1, stiffness: 100, dampingRatio: 1) }
  /// The scroll range.
  public let extent: ScrollExtent
  /// The resistance past both edges.
  public let band: ExtendedBand<RubberBand>

  /// The model in a scroll range; its viewport's length must be above 0.
  @inlinable
  public init(_ extent: ScrollExtent) {
    extent.checkViewport()
    self.extent = extent
    band = ExtendedBand(coefficient: Self.coefficient, dimension: extent.viewportLength)
  }

  /// The motion of content let go at an offset, in points, with a velocity, in points per second.
  public func trajectory(from offset: Double, velocity: Double, ticks: FrameTicks) -> ScrollTrajectory {
    if offset != extent.nearestRest(to: offset) {
      return extent.bounce(Self.spring, from: offset, velocity: velocity)
    }
    if velocity == 0 { return ScrollTrajectory(.rest(offset)) }
    let decay = ScrollPiece.decay(Self.deceleration, from: offset, velocity: velocity)
    return .flung(decay, velocity: velocity, in: extent) { edge, velocity in
      extent.bounce(Self.spring, from: edge, velocity: velocity)
    }
  }
}
