import ScrollPhysics

/// A finding of a measure: the worst violation, its limit and where it occurs.
package struct CertificateFinding: Sendable {
  /// The property that was measured.
  package let property: CertificateProperty
  /// The largest violation, in points or points per second; 0 for none.
  package let worst: Double
  /// The largest violation that still passes.
  package let limit: Double
  /// The part of the limit that allows for one device pixel, or for the model's own tolerance of rest.
  package let allowance: Double
  /// The worst violation in percent of the expected value, signed; nil if that is not meaningful.
  package internal(set) var percent: Double?
  /// Where the worst violation occurs, in words; empty if there is none.
  package let location: String
  /// The gesture that shows it; nil if there is none.
  package let gesture: CertificateGesture?

  init(_ property: CertificateProperty, _ worst: WorstCase, limit: Double, allowance: Double = 0) {
    (self.property, self.limit, self.allowance) = (property, limit + allowance, allowance)
    (self.worst, location, gesture) = (worst.size, worst.location, worst.gesture)
  }

  /// True if it is within its limit.
  package var passes: Bool { worst <= limit }

  /// True if it passes only because of the allowance for a device pixel or a tolerance of rest.
  package var isAllowed: Bool { passes && worst > limit - allowance }
}

/// The limits of what passes.
enum CertificateLimit {
  /// For offsets that should be equal, in points: rounding in sums of some thousand points.
  static let exact = 1e-9
  /// For velocities that should be equal, in points per second: rounding in differences of such offsets.
  static let speed = 1e-6
  /// For offsets that depend on a velocity tracker's fit, in points: its sums of squares lose half of the digits.
  static let fitted = 1e-6
  /// For velocities under a finger, in points per second, which are differences of offsets over ``step``.
  static let difference = 1e-3
  /// The finger movement used to measure a velocity, in points.
  static let step = 0.01
}
