/// The fling of a Chromium scroller; any fling may be combined with any stretch.
///
/// | fling | where | curve |
/// |---|---|---|
/// | ``physics`` | Windows and Linux, where the feature `ExperimentalFlingAnimation` is on | ``ChromiumWindowsFling`` |
/// | ``curve`` | ChromeOS, and Linux with that feature off | ``ChromiumTouchpadFling`` |
///
/// Measured on Chromium 156 on Linux with that feature on, which is the default, and off.
@frozen
public enum ChromiumFling: Equatable, Sendable {
  /// The distance of a constant deceleration, travelled along a timing curve.
  case physics
  /// One fixed curve for all flings, entered at the point at which it has the release velocity.
  case curve

  /// The motion of content released inside the bounds with a velocity.
  ///
  /// - Parameters:
  ///   - offset: The content offset, in points.
  ///   - velocity: Points per second, finite and not 0.
  ///   - length: The viewport's length, in points, above 0 and finite.
  /// - Returns: The motion until rest.
  public func piece(from offset: Double, velocity: Double, length: Double) -> ScrollPiece {
    switch self {
    case .physics: .windowsFling(ChromiumWindowsFling(velocity: velocity, length: length), from: offset)
    case .curve: .touchpadFling(ChromiumTouchpadFling(velocity: velocity), from: offset)
    }
  }

  /// The fling's curve with its constants, for a list of curves.
  public var law: FlingCurve {
    switch self {
    case .physics: .windows(pixelsPerInch: ChromiumWindowsFling.pixelsPerInch)
    case .curve: .touchpad(gamma: ChromiumTouchpadFling.gamma, beta: ChromiumTouchpadFling.beta)
    }
  }

  /// Adds the fling's constants to `list`, and the calculations whose test cases it passes.
  func list(in list: inout some ModelFactList) {
    switch self {
    case .physics:
      list.constant(
        "fling slow-down", ChromiumPhysicsFling.deceleration, .inchesPerSecondSquared,
        "physics_based_fling_curve.cc")
      list.constant("fling density", ChromiumWindowsFling.pixelsPerInch, .pixelsPerInch, "CSS pixels")
      list.constant(
        "speed of a fling of 1 s", ChromiumPhysicsFling.speedPerSecond, .speed,
        "physics_based_fling_curve.cc", key: "speed_of_second")
      list.constant(
        "longest fling", ChromiumPhysicsFling.longestDuration, .seconds, "physics_based_fling_curve.cc")
      list.constant(
        "farthest fling, in viewports", ChromiumPhysicsFling.farthest, "physics_based_fling_curve.cc")
      list.calculation("chromium.physicsFling.delta")
      list.calculation("chromium.physicsFling.controlPoint")
    case .curve:
      list.constant(
        "fling curve α", ChromiumTouchpadFling.alpha, .points, "fling_curve.cc", key: "fling_alpha")
      list.constant("fling curve β", ChromiumTouchpadFling.beta, .speed, "fling_curve.cc", key: "fling_beta")
      list.constant(
        "fling curve γ", ChromiumTouchpadFling.gamma, .perSecond, "fling_curve.cc", key: "fling_gamma")
      list.constant("greatest fling speed", ChromiumTouchpadFling.greatestSpeed, .speed, "fling_curve.cc")
      list.calculation("chromium.flingCurve.delta")
    }
  }
}
