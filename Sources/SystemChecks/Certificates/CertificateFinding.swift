import ScrollPhysics

/// The result for one property of a model: the worst violation, the limit, and where the violation occurs.
package struct CertificateFinding: Sendable {
  /// The property that was measured.
  package let property: CertificateProperty
  /// The largest violation, in points or points per second; 0 if there is none.
  package let worst: Double
  /// The largest violation with which the model still passes, in the same unit as ``worst``.
  package let limit: Double
  /// The part of ``limit`` that allows for one device pixel, or for the distance within which the model counts as at rest.
  package let allowance: Double
  /// The worst violation in percent of the expected value, signed; nil if that is not meaningful.
  package internal(set) var percent: Double?
  /// Where the worst violation occurs, in words; empty if there is none.
  package let location: String
  /// The gesture in which the worst violation occurs; nil if there is no violation.
  package let gesture: CertificateGesture?

  init(_ property: CertificateProperty, _ worst: WorstCase, limit: Double, allowance: Double = 0) {
    (self.property, self.limit, self.allowance) = (property, limit + allowance, allowance)
    (self.worst, location, gesture) = (worst.size, worst.location, worst.gesture)
  }

  /// True if the worst violation is within the limit.
  package var passes: Bool { worst <= limit }

  /// True if the model passes only because the limit allows for a device pixel or for the model's tolerance of rest.
  package var isAllowed: Bool { passes && worst > limit - allowance }
}

/// The largest differences with which a property still passes, by the kind of quantity.
enum CertificateLimit {
  /// The limit for offsets that should be equal, in points: rounding errors in sums of some thousand points.
  static let exact = 1e-9
  /// The limit for velocities that should be equal, in points per second: rounding errors in differences of offsets.
  static let speed = 1e-6
  /// The limit for offsets that depend on a velocity tracker's fit, in points; the fit's sums of squares lose half of the digits.
  static let fitted = 1e-6
  /// The limit for velocities under a finger, in points per second, which are differences of offsets over ``step``.
  static let difference = 1e-3
  /// The finger movement over which a velocity is measured, in points.
  static let step = 0.01
}
