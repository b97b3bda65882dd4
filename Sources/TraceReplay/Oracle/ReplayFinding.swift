/// One violation of a ``FindingKind``'s rule in a replay. It is no failure by itself: many an original is known for it.
public struct ReplayFinding: Equatable, Sendable {
  /// The cause of a movement of the content or its edge.
  public enum Cause: String, CaseIterable, Sendable {
    /// The engine changed the inset.
    case engineInset = "engine-inset"
    /// The app changed its own part of the inset.
    case appInset = "app-inset"
    /// The engine scrolled.
    case scroll
    /// A finger caught the content.
    case finger
  }

  /// The rule it violates.
  public let kind: FindingKind
  /// The time, in seconds from the trace's zero; for a lost inset that of its last change.
  public let time: Double
  /// The gesture it belongs to, from 1; nil before the first.
  public let gesture: Int?
  /// The size, in the kind's unit, where there is such a number. Jumps and insets are signed, at their end
  /// less before.
  ///
  /// A second trigger: which one of the gesture. Without a finger, by a cancel: how long after the end of the contact. Armed by
  /// inertia: how far past the threshold it was first seen. While refreshing: how many were going on. Not due: pull less threshold on the free
  /// path, at the release where the lift is the cause, else the greatest under the finger.
  public let size: Double?
  /// The cause of the content's jump; nil for what is no jump.
  public let cause: Cause?

  /// A violation by its parts.
  package init(_ kind: FindingKind, at time: Double, gesture: Int?, size: Double?, cause: Cause? = nil) {
    self.kind = kind
    self.time = time
    self.gesture = gesture
    self.size = size
    self.cause = cause
  }
}

/// The size from which a jump is a finding: what counts as rest (`Replaying.md`: `settle_ms`).
public enum ContinuityTolerance {
  /// Distance, in points.
  public static let offset = 0.5
  /// Velocity, in points per second.
  public static let velocity = 10.0
}
