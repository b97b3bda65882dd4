/// ScrollMechanics' scroll view: ``UIKitModel``'s band, decay and spring, and a catch that makes content jump (Q1).
///
/// Its example starts a drag during a bounce from the *displayed* offset and maps it through the rubber band once more, so
/// content at 100 pt past an edge jumps inwards to what a drag of 100 pt shows. Mended, the catch goes through the band's
/// inverse. The spring (mass 1, stiffness 100, critically damped) starts at the solved crossing.
/// Source: super-ultra/ScrollMechanics, SimpleScrollView, RubberBand, DecelerationTimingParameters, SpringTimingParameters.
@frozen
public struct ScrollMechanicsModel: Equatable, Sendable {
  /// Where a drag that catches moving content starts from.
  @frozen
  public enum Catch: Equatable, Sendable {
    /// Q1, the original: from the offset shown, as if it were raw.
    case displayed
    /// Mended: from the raw position that shows as that offset.
    case inverse
  }

  /// A pan event this old at the release, in seconds, or older, counts as rest.
  @inlinable public static var restAfter: Double { 0.1 }
  /// A decay is over within half a point of its end.
  @inlinable public static var threshold: Double { 0.5 }
  /// A spring is over within half a pixel, in points at one pixel a point.
  @inlinable public static var tolerance: Tolerance { Tolerance(distance: 0.5, speed: 10) }

  /// Where a catch starts from.
  public let catching: Catch
  @usableFromInline let uikit: UIKitModel
  @usableFromInline let extent: ScrollExtent

  /// The model in a scroll range; its viewport's length must be above 0.
  @inlinable
  public init(_ extent: ScrollExtent, catching: Catch = .displayed) {
    extent.checkViewport()
    (self.extent, self.catching) = (extent, catching)
    uikit = UIKitModel(extent)
  }

  /// The offset for a raw position, in points: the rubber band with c = 0.55.
  @inlinable
  public func offset(forRaw raw: Double) -> Double { uikit.offset(forRaw: raw) }

  /// The raw position a drag starts from that catches content shown at an offset, in points.
  @inlinable
  public func raw(forCatchAt offset: Double) -> Double {
    catching == .displayed ? offset : uikit.raw(forOffset: offset)
  }

  /// How far the content moves per point of raw movement.
  @inlinable
  public func slope(atRaw raw: Double) -> Double { uikit.slope(atRaw: raw) }

  /// The content's velocity as a finger lets go, in points per second: 0 if its last event is 100 ms old.
  ///
  /// The example hands the finger's own velocity to the spring, also past an edge where the content follows less.
  ///
  /// - Parameters:
  ///   - fingerVelocity: The finger's, in points per second, downwards positive.
  ///   - age: Seconds since its last event.
  /// - Returns: Positive towards the end.
  @inlinable
  public func releaseVelocity(fingerVelocity: Double, age: Double) -> Double {
    age >= Self.restAfter ? 0 : -fingerVelocity
  }

  /// The motion of content let go at an offset, in points, with a velocity, in points per second.
  public func trajectory(from offset: Double, velocity: Double) -> ScrollTrajectory {
    uikit.trajectory(from: offset, velocity: velocity)
  }
}
