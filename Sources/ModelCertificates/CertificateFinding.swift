import ScrollPhysics

/// What a measure found: the worst violation, its limit and its place.
public struct CertificateFinding: Sendable {
  /// What was measured.
  public let property: CertificateProperty
  /// The greatest violation, in points or points per second; 0 for none.
  public let worst: Double
  /// What passes at most.
  public let limit: Double
  /// The part of the limit that is a device pixel, or the model's own tolerance of rest.
  public let allowance: Double
  /// The worst in percent of what it should be, signed, where that says more.
  public internal(set) var percent: Double?
  /// Where it is, in words; empty for no violation.
  public let place: String
  /// The gesture that shows it; nil for no violation.
  public let gesture: CertificateGesture?

  init(_ property: CertificateProperty, _ worst: WorstCase, limit: Double, allowance: Double = 0) {
    (self.property, self.limit, self.allowance) = (property, limit + allowance, allowance)
    (self.worst, place, gesture) = (worst.size, worst.place, worst.gesture)
  }

  /// Whether it is within its limit.
  public var passes: Bool { worst <= limit }

  /// Whether it passes by a device pixel or a tolerance alone.
  public var isAllowed: Bool { passes && worst > limit - allowance }
}

/// What numbers pass.
enum CertificateLimit {
  /// Offsets that should be equal: rounding of sums of some thousand points, in points.
  static let exact = 1e-9
  /// Velocities that should be equal: rounding of differences of such offsets, in points per second.
  static let speed = 1e-6
  /// Offsets that went through a tracker's fit, whose sums of squares cost half of the digits, in points.
  static let fitted = 1e-6
  /// Velocities under a finger, which are differences of offsets over ``step``, in points per second.
  static let difference = 1e-3
  /// How far a finger is moved to see a velocity, in points.
  static let step = 0.01
}
