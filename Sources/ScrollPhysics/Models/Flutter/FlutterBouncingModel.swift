/// Flutter's `BouncingScrollPhysics`: `flutter-ios` with its normal deceleration rate, `flutter-desktop` (macOS) with the fast one.
///
/// | | flutter-ios | flutter-desktop | source |
/// |---|---|---|---|
/// | drag past an edge | 0.52·(1 − f)² | 0.26·(1 − f)², back 1:1 | `frictionFactor` |
/// | friction, fraction left per second | 0.135 | 0.135, and 1400 pt/s² | `BouncingScrollSimulation`, `createBallisticSimulation` |
/// | spring m, k, ζ | 0.5, 100, 1.1 | 0.3, 75, 1.3 | `spring` |
/// | fling, pt/s | 100 to 8000 | 100 to 64 000 | `minFlingVelocity`, `maxFlingVelocity` |
/// | velocity | ``FlutterWeightedTracker/ios`` | ``FlutterWeightedTracker/macos`` | `ScrollBehavior.velocityTrackerBuilder` |
///
/// A drag past an edge shows a fraction of each event's movement, where `f` is the overscroll as a fraction of the viewport, so it depends
/// on
/// how it is cut into events. Quirks of `ScrollModels.md`: Q5 in ``FlutterDrag``, Q6 in ``FlutterBounce``, Q8 in ``FlutterFriction``. The
/// `-fixed` forms fix all of these.
@frozen
public struct FlutterBouncingModel: PhysicsModel {
  /// The platform whose constants Flutter uses.
  @frozen
  public enum Platform: Equatable, Sendable {
    /// Flutter on iOS, with `ScrollDecelerationRate.normal`.
    case ios
    /// Flutter on macOS, with `ScrollDecelerationRate.fast`.
    case desktop
  }

  /// The scroll range.
  public let extent: ScrollExtent
  /// The platform whose constants are used.
  public let platform: Platform
  /// Whether the model reproduces Flutter's known defects (`original`) or not (`fixed`).
  public let form: ModelForm
  /// The tolerance within which motion counts as ended: a pixel, and a pixel per 50 ms.
  public let tolerance: Tolerance

  /// The model for a scroll range.
  ///
  /// - Parameters:
  ///   - extent: The scroll range; its viewport's length finite and above 0.
  ///   - platform: The platform whose constants are used.
  ///   - form: As in Flutter, or with its defects fixed.
  ///   - devicePixelRatio: Pixels per point, above 0; only decides when motion counts as ended.
  @inlinable
  public init(
    _ extent: ScrollExtent, _ platform: Platform, form: ModelForm = .original, devicePixelRatio: Double = 3
  ) {
    extent.checkViewport()
    self.extent = extent
    self.platform = platform
    self.form = form
    tolerance = .flutter(devicePixelRatio: devicePixelRatio)
  }

  /// The rule for the fraction of each finger movement that moves the content.
  @inlinable public var drag: FlutterDrag {
    switch platform {
    case .ios: FlutterDrag(gain: 0.52, easesRigidly: false, form: form)
    case .desktop: FlutterDrag(gain: 0.26, easesRigidly: true, form: form)
    }
  }

  /// The spring about both edges.
  public var spring: Spring {
    switch platform {
    case .ios: Spring(mass: 0.5, stiffness: 100, dampingRatio: 1.1)
    case .desktop: Spring(mass: 0.3, stiffness: 75, dampingRatio: 1.3)
    }
  }

  /// The constant deceleration inside the bounds in addition to friction, in points per second squared.
  public var constantDeceleration: Double {
    switch platform {
    case .ios: 0
    case .desktop: 1400
    }
  }

  /// The rule that decides whether a release is a fling: twice Flutter's least speed, on desktops up to eight times its
  /// greatest.
  public var flingRule: FlutterFlingRule {
    let greatest = FlutterFlingRule.standardGreatestSpeed
    return FlutterFlingRule(
      leastSpeed: 2 * FlutterFlingRule.standardLeastSpeed,
      greatestSpeed: platform == .ios ? greatest : 8 * greatest)
  }

  /// The model's traits. Only the original form remembers the drag threshold and the momentum of a caught fling.
  public var traits: ModelTraits {
    ModelTraits(
      tolerance: tolerance, tracker: platform == .ios ? .flutterIOS : .flutterDesktop,
      memory: form == .fixed
        ? .none : .flutter(FlutterDragThreshold(at: 0), FlutterMomentum(catching: 0, at: 0)))
  }

  /// A new velocity tracker for the finger, as Flutter uses it on this platform.
  public var tracker: FlutterWeightedTracker {
    switch platform {
    case .ios: .ios
    case .desktop: .macos
    }
  }

  /// Maps by increments, event by event; the fixed iOS form maps by position. On desktops the return is 1:1, so even the fixed offset
  /// depends
  /// on the path of the finger.
  @inlinable public var mapping: DragMapping { form == .fixed && platform == .ios ? .position : .increments }

  /// The content offset shown for a raw position (where the content would be without resistance), in points.
  ///
  /// If the mapping is by increments, both are the same.
  @inlinable
  public func offset(forRaw raw: Double) -> Double {
    mapping == .position ? drag.offset(forRaw: raw, in: extent) : raw
  }

  /// The raw position (where the content would be without resistance) that is shown as an offset, in points.
  ///
  /// If the mapping is by increments, both are the same.
  @inlinable
  public func raw(forOffset offset: Double) -> Double {
    mapping == .position ? drag.raw(forOffset: offset, in: extent) : offset
  }

  @inlinable
  public func slope(atRaw raw: Double) -> Double {
    mapping == .position ? extent.slope(atRaw: raw, drag.band(extent)) : drag.slope(at: raw, in: extent)
  }

  /// The offset after an event that moves the content by `delta`, in points, opposite to the finger.
  @inlinable
  public func offset(from offset: Double, movedBy delta: Double) -> Double {
    drag.offset(after: -delta, from: offset, in: extent)
  }

  /// The release velocity by Flutter's fling rule, without the momentum of a caught motion, which ``FlutterMomentum`` adds later.
  public func releaseVelocity(_ release: FingerRelease, atRaw raw: Double) -> Double {
    -flingRule.velocity(release)
  }

  /// The motion of released content; content inside the bounds that is slower than the tolerance rests at once.
  public func trajectory(from offset: Double, velocity: Double, ticks: FrameTicks) -> ScrollTrajectory {
    guard abs(velocity) >= tolerance.speed || extent.overscroll(at: offset) != 0 else {
      return ScrollTrajectory(.rest(offset))
    }
    return bounce(from: offset, velocity: velocity)
  }

  /// The motion of content that was already moving, which continues however slow it has become.
  public func trajectory(resumedFrom offset: Double, velocity: Double, ticks: FrameTicks) -> ScrollTrajectory
  {
    if let lost = ScrollTrajectory.unless(finite: offset, velocity) { return lost }
    guard velocity != 0 || extent.overscroll(at: offset) != 0 else { return ScrollTrajectory(.rest(offset)) }
    return bounce(from: offset, velocity: velocity)
  }

  private func bounce(from offset: Double, velocity: Double) -> ScrollTrajectory {
    FlutterBounce(
      from: offset, velocity: velocity, lowest: extent.lowestOffset, highest: extent.highestOffset,
      spring: spring, constantDeceleration: constantDeceleration, tolerance: tolerance, form: form
    ).trajectory
  }
}

extension Tolerance {
  /// Flutter's `ScrollPhysics.toleranceFor`: one pixel, and one pixel per 50 ms.
  ///
  /// - Parameter devicePixelRatio: Pixels per point, finite and above 0.
  /// - Returns: The tolerance.
  @inlinable
  public static func flutter(devicePixelRatio: Double) -> Tolerance {
    require(
      devicePixelRatio > 0 && devicePixelRatio < .infinity, "a device pixel ratio", devicePixelRatio,
      "finite and above 0")
    return Tolerance(distance: 1 / devicePixelRatio, speed: 1 / (slowFrame * devicePixelRatio))
  }

  /// The time per pixel, in seconds, at which a motion counts as ended: slower than one pixel in this time.
  @usableFromInline static var slowFrame: Double { 0.05 }
}
