/// `NSScrollView` on a trackpad, as WebKit's fallback and Lakr233/ListViewKit have it.
///
/// Past an edge: ``RubberBand`` with c = 0.075 and the viewport's length (0.55 for a touchscreen). Let go there:
/// ``AppKitSnapBack``. Let go inside: ``AppKitMomentum``, and from the edge, at the solved crossing, the snap-back with
/// what is left of the velocity.
///
/// Known: the snap-back's constants, in WebKit's source. Inferred by ListViewKit, no primary source: the band's
/// coefficient, the momentum, the limit of 20 000 pt/s. The original starts the snap-back with the first event at
/// the edge and ignores the events of momentum after it; here the edge is met between events.
@frozen
public struct AppKitModel: BandedModel {
  /// The rubber-band coefficient for a trackpad.
  @inlinable public static var coefficient: Double { 0.075 }

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
    if let lost = ScrollTrajectory.unless(finite: offset, velocity) { return lost }
    let edge = extent.nearestRest(to: offset)
    if offset != edge { return returning(to: edge, from: offset - edge, velocity: velocity) }
    if velocity == 0 { return ScrollTrajectory(.rest(offset)) }
    let momentum = ScrollPiece.momentum(AppKitMomentum(velocity: velocity), from: offset)
    return .flung(momentum, velocity: velocity, in: extent) { edge, velocity in
      returning(to: edge, from: 0, velocity: velocity)
    }
  }

  /// The motion of content that moved already: beyond an edge the same spring, without another kick.
  public func trajectory(resumedFrom offset: Double, velocity: Double, ticks: FrameTicks) -> ScrollTrajectory
  {
    if offset == extent.nearestRest(to: offset) {
      return trajectory(from: offset, velocity: velocity, ticks: ticks)
    }
    return extent.bounce(AppKitSnapBack.spring, from: offset, velocity: velocity)
  }

  private func returning(to edge: Double, from overscroll: Double, velocity: Double) -> ScrollTrajectory {
    ScrollTrajectory(.spring(snapBack(from: overscroll, velocity: velocity).motion, about: edge))
  }

  /// The way back about the nearest edge, for content that passes it or is let go beyond.
  ///
  /// - Parameters:
  ///   - overscroll: How far past the edge the content is, in points, signed.
  ///   - velocity: The content's velocity, in points per second: of the same sign it stretches further.
  /// - Returns: The motion of the stretch from then on.
  @inlinable
  public func snapBack(from overscroll: Double, velocity: Double) -> AppKitSnapBack {
    AppKitSnapBack(stretch: overscroll, velocity: -velocity)
  }
}
