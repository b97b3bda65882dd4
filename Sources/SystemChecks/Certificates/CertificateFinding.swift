import ScrollPhysics

/// A finding of a measure: the worst violation, its limit and where it occurs.
package struct CertificateFinding: Sendable {
  /// The property that was measured.
  package let property: CertificateProperty
  /// The greatest violation, in points or points per second; 0 for none.
  package let worst: Double
  /// The greatest violation that still passes.
  package let limit: Double
  /// The part of the limit that is a device pixel, or the model's own tolerance of rest.
  package let allowance: Double
  /// The worst in percent of what it should be, signed, where that says more.
  package internal(set) var percent: Double?
  /// A description of where it occurs; empty for no violation.
  package let location: String
  /// The gesture that shows it; nil for no violation.
  package let gesture: CertificateGesture?

  init(_ property: CertificateProperty, _ worst: WorstCase, limit: Double, allowance: Double = 0) {
    (self.property, self.limit, self.allowance) = (property, limit + allowance, allowance)
    (self.worst, location, gesture) = (worst.size, worst.location, worst.gesture)
  }

  /// True if it is within its limit.
  package var passes: Bool { worst <= limit }

  /// True if it passes by a device pixel or a tolerance alone.
  package var isAllowed: Bool { passes && worst > limit - allowance }
}

/// The limits of what passes.
enum CertificateLimit {
  /// Offsets that should be equal: rounding of sums of some thousand points, in points.
  static let exact = 1e-9
  /// Velocities that should be equal: rounding of differences of such offsets, in points per second.
  static let speed = 1e-6
  /// Offsets that went through a tracker's fit, whose sums of squares cost half of the digits, in points.
  static let fitted = 1e-6
  /// Velocities under a finger, which are differences of offsets over ``step``, in points per second.
  static let difference = 1e-3
  /// The movement of a finger to see a velocity, in points.
  static let step = 0.01
}
