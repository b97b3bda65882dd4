extension UIKitMeasuredModel {
  /// The constants of `UIScrollView` as recorded; the comment of each says how its value is known.
  @frozen
  public struct Constants: Equatable, Sendable {
    /// The deceleration of a fling. Measured: both rates, normal and fast, are read back from UIKit at run time.
    public let deceleration: Deceleration
    /// The speed at which a fling ends, in points per second, at least 0. Inferred from ten recorded targets, which give 9.0 to 10.4.
    public let stopSpeed: Double
    /// Releases inside the bounds slower than this, in points per second, at least 0, do not fling.
    ///
    /// Measured: below about 260 none does, above about 350 every one. This is the lower of the two, since UIKit announced a
    /// target 126 pt away for the slowest recorded release, 262.6 pt/s.
    public let leastFlingSpeed: Double
    /// The undamped angular frequency of the critically damped spring about an edge, in radians per second, above 0.
    ///
    /// Fitted: 10.97 ± 0.03 on the recorder's times, which leave an rms of 0.1837 pt. `√120` (a stiffness of 1.2e-4 per
    /// ms²) leaves 0.1842 with the best-fitting kick, so it is equally likely.
    public let frequency: Double
    /// The kick: the least inward speed of content released beyond an edge, per point of overscroll, per second, at least 0.
    ///
    /// Fitted: 7.23 ± 0.02, 1279 pt/s at the one recorded overscroll of 177 pt. That it grows with the overscroll is a
    /// **choice**: a fixed speed would throw content released just beyond an edge to the inner side of it.
    public let kick: Double

    /// The constants of `UIScrollView.DecelerationRate.normal`, everything else as measured.
    public static let normal = Constants()
    /// The constants of `UIScrollView.DecelerationRate.fast`, everything else as measured.
    public static let fast = Constants(deceleration: .fast)

    /// The measured constants, except those that are given.
    ///
    /// - Parameters:
    ///   - deceleration: How a fling slows down.
    ///   - stopSpeed: The speed at which a fling ends, in points per second, at least 0 and finite.
    ///   - leastFlingSpeed: The least release speed of a fling, in points per second, at least 0 and finite.
    ///   - frequency: The angular frequency of the spring, in radians per second, above 0 and finite.
    ///   - kick: The least inward speed per point of overscroll, per second, at least 0 and finite.
    public init(
      deceleration: Deceleration = .normal, stopSpeed: Double = 10, leastFlingSpeed: Double = 260,
      frequency: Double = 10.97, kick: Double = 7.23
    ) {
      require(stopSpeed >= 0 && stopSpeed < .infinity, "stopSpeed", stopSpeed, "at least 0 and finite")
      require(
        leastFlingSpeed >= 0 && leastFlingSpeed < .infinity, "leastFlingSpeed", leastFlingSpeed,
        "at least 0 and finite")
      require(frequency > 0 && frequency < .infinity, "frequency", frequency, "above 0 and finite")
      require(kick >= 0 && kick < .infinity, "kick", kick, "at least 0 and finite")
      self.deceleration = deceleration
      self.stopSpeed = stopSpeed
      self.leastFlingSpeed = leastFlingSpeed
      self.frequency = frequency
      self.kick = kick
    }

    /// The critically damped spring about an edge.
    @inlinable var spring: Spring { Spring(frequency: frequency, dampingRatio: 1) }
  }
}
