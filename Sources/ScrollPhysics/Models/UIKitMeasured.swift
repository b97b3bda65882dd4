/// `UIScrollView` as recorded: as close as possible to the traces that Cranpose took in the iOS 26.5 simulator.
///
/// While ``UIKitModel`` has the published formulas, this follows the recordings: offsets under a finger lie on whole
/// pixels, a decay ends at 10 pt/s, slow releases do not fling, and content released beyond an edge starts back at once.
///
/// - Measured: the drag, exact on every recorded offset; both deceleration rates; the target of a fling, exact on every
///   recorded one after rounding to whole pixels, within 0.17 pt before; the path of a fling (0.42 pt at most, 0.25 rms) and of a
///   bounce from rest at 177 pt (0.71 pt at most, 0.18 rms).
/// - Inferred: the speed at which a decay ends, the spring's form and frequency, the kick, the zero of a recording's clock.
/// - Unknown: whether the kick grows with the overscroll; releases with velocity beyond an edge; the edge under a fling; the
///   rule between 260 and 350 pt/s; UIKit's own velocity tracker, which ``VelocityTracker`` replaces.
///
/// <doc:MeasuredUIScrollView> says how each is known. Source: samoylenkodmitry/Cranpose, `ios_fling_measurement.rs`.
@frozen
public struct UIKitMeasuredModel: PhysicsModel {
  /// The pixels per point of the recording device.
  @inlinable public static var recordedScale: Double { 3 }
  /// The time by which the clock of a recorded fling lags behind the release, in seconds: one frame of 60 Hz, fitted to 15.75 ms.
  ///
  /// The lag belongs to the recorder: its first sample, 0.29 ms after its zero, has moved the 8 pt that the release velocity covers in a
  /// frame, so its zero is the first frame of the decay and not the release. The model's clock starts at the release, when its
  /// content begins to move at once; only comparisons of the two add this lag. The recorded bounce needs no such shift.
  @inlinable public static var recordedLead: Double { 0.01575 }

  /// The measured constants that the model uses.
  public let constants: Constants
  /// The screen's pixels per point, above 0.
  public let scale: Double
  @usableFromInline let extent: ScrollExtent
  @usableFromInline let band: ExtendedBand<RubberBand>

  /// The model's traits. Content counts as settled within half a pixel and below the speed at which recorded decays end.
  public var traits: ModelTraits {
    ModelTraits(tolerance: Tolerance(distance: 0.5 / scale, speed: 10), tracker: .parabola, pixel: 1 / scale)
  }

  /// The model for a scroll range.
  ///
  /// - Parameters:
  ///   - extent: The scroll range; its viewport's length must be above 0 and finite.
  ///   - scale: Pixels per point, above 0 and finite.
  ///   - constants: Everything else that was measured.
  @inlinable
  public init(
    _ extent: ScrollExtent, scale: Double = UIKitMeasuredModel.recordedScale, constants: Constants = .normal
  ) {
    extent.checkViewport()
    require(scale > 0 && scale < .infinity, "scale", scale, "above 0 and finite")
    (self.extent, self.scale, self.constants) = (extent, scale, constants)
    band = ExtendedBand(coefficient: UIKitModel.coefficient, dimension: extent.viewportLength)
  }

  // MARK: Under a finger

  /// An offset rounded to the nearest whole pixel, in points.
  ///
  /// - Parameter offset: The offset, in points.
  /// - Returns: The nearest multiple of `1 / scale`; halfway, the one further from 0.
  @inlinable
  public func pixel(nearest offset: Double) -> Double { Elementary.rounded(offset * scale) / scale }

  /// The content offset shown for a raw position, in points: on a whole pixel, even inside the bounds.
  ///
  /// - Parameter raw: The content's position without resistance, in points.
  /// - Returns: The same position inside the bounds, the rubber band's offset past an edge, rounded to whole pixels, in points.
  @inlinable
  public func offset(forRaw raw: Double) -> Double {
    // An edge between two pixels is a resting offset; a touch does not move content off it.
    raw == extent.lowestOffset || raw == extent.highestOffset
      ? raw : pixel(nearest: extent.offset(forRaw: raw, band))
  }

  /// The raw position (where the content would be without resistance) that the band shows as an offset, in points.
  ///
  /// It is the inverse of ``offset(forRaw:)`` on whole pixels. Content caught between two pixels is shown on the nearest, so it moves by
  /// half a
  /// pixel at most when it is touched.
  @inlinable
  public func raw(forOffset offset: Double) -> Double { extent.raw(forOffset: offset, band) }

  /// How far the content moves per point of finger movement, ignoring whole pixels: 1 inside the bounds, less beyond.
  @inlinable
  public func slope(atRaw raw: Double) -> Double { extent.slope(atRaw: raw, band) }

  // MARK: Let go

  /// The motion of content that a finger releases, in points and points per second.
  ///
  ///     inside, slower than leastFlingSpeed ── rest
  ///     inside ── decay ──(stopSpeed)── rest at the target
  ///     inside ── decay ──(the edge, solved)── spring about the edge
  ///     beyond an edge ── spring about the edge, inwards at least at kick · overscroll
  ///
  /// - Parameters:
  ///   - offset: The content offset, in points.
  ///   - velocity: The content's velocity, in points per second, positive towards the end.
  ///   - ticks: Ignored, as the motion does not depend on display frames.
  /// - Returns: The motion from then on.
  public func trajectory(from offset: Double, velocity: Double, ticks: FrameTicks) -> ScrollTrajectory {
    let past = offset - extent.nearestRest(to: offset)
    if past == 0, abs(velocity) < constants.leastFlingSpeed { return ScrollTrajectory(.rest(offset)) }
    return trajectory(resumedFrom: offset, velocity: kicked(velocity, past: past), ticks: ticks)
  }

  /// The motion of content that was already moving: no kick, and no least speed.
  ///
  /// From any moment of a motion, with the offset and velocity of that moment, it is the rest of that motion.
  ///
  /// - Parameters:
  ///   - offset: The content offset, in points.
  ///   - velocity: The content's velocity, in points per second, positive towards the end.
  ///   - ticks: Ignored, as the motion does not depend on display frames.
  /// - Returns: The motion from then on.
  public func trajectory(resumedFrom offset: Double, velocity: Double, ticks: FrameTicks) -> ScrollTrajectory
  {
    if offset != extent.nearestRest(to: offset) {
      return extent.bounce(constants.spring, from: offset, velocity: velocity)
    }
    if abs(velocity) <= constants.stopSpeed { return ScrollTrajectory(.rest(offset)) }
    return fling(from: offset, velocity: velocity)
  }

  /// The resting offset that UIKit announces for released content, its `targetContentOffset`, in points:
  /// on a whole pixel.
  ///
  /// For a decay inside the bounds `x₀ + (v − s·sgn v) / k`, with the stop speed `s` and `k = −1000 · ln rate`.
  ///
  /// - Parameters:
  ///   - offset: The content offset, in points.
  ///   - velocity: The content's velocity, in points per second, positive towards the end.
  /// - Returns: An offset, in points.
  public func target(from offset: Double, velocity: Double) -> Double {
    pixel(nearest: trajectory(from: offset, velocity: velocity).limit)
  }

  /// The velocity with which released content starts; beyond an edge it is inwards and at least `kick · |past|` fast.
  private func kicked(_ velocity: Double, past: Double) -> Double {
    let inward = -constants.kick * past
    if past < 0 { return velocity < inward ? inward : velocity }
    return past > 0 && velocity > inward ? inward : velocity
  }

  private func fling(from offset: Double, velocity: Double) -> ScrollTrajectory {
    extent.decayed(constants.deceleration, downTo: constants.stopSpeed, from: offset, velocity: velocity) {
      edge, velocity in extent.bounce(constants.spring, from: edge, velocity: velocity)
    }
  }
}
