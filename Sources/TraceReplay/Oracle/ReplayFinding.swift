/// One violation of a ``FindingKind`` rule in a replay. It does not make the replay fail: many engines reproduce originals known for it.
public struct ReplayFinding: Equatable, Sendable {
  /// What made the content jump.
  public enum Cause: String, CaseIterable, Sendable {
    /// The engine changed the inset.
    case engineInset = "engine-inset"
    /// The app changed its own part of the inset.
    case appInset = "app-inset"
    /// The engine scrolled the content.
    case scroll
    /// A finger caught the content.
    case finger
  }

  /// The rule that was broken.
  public let kind: FindingKind
  /// The time of the violation, in seconds since the trace's zero; for a lost inset, the time of the inset's last change.
  public let time: Double
  /// The number of the gesture in which the rule was broken, from 1; nil before the first gesture.
  public let gesture: Int?
  /// The size, in the kind's unit; nil if the kind has none. For jumps and insets: the value afterwards minus the value before,
  /// signed.
  ///
  /// Second trigger: its number within the gesture. Without a finger, by a cancel: time since the end of the contact. Armed by inertia: how
  /// far past the threshold the pull was first seen. While refreshing: the number of open refreshes. Not due: pull minus threshold without
  /// an engine, at the release if the release is the cause, else the greatest under the finger.
  public let size: Double?
  /// What caused the content's jump; nil for a finding that is no jump.
  public let cause: Cause?

  /// A violation of the rule `kind` at `time` seconds.
  package init(_ kind: FindingKind, at time: Double, gesture: Int?, size: Double?, cause: Cause? = nil) {
    self.kind = kind
    self.time = time
    self.gesture = gesture
    self.size = size
    self.cause = cause
  }
}

/// The size above which a jump of the content is a finding: the limits within which content counts as at rest (`Replaying.md`:
/// `settle_ms`).
public enum ContinuityTolerance {
  /// The greatest jump of the offset that is not a finding, in points.
  public static let offset = 0.5
  /// The greatest jump of the velocity that is not a finding, in points per second.
  public static let velocity = 10.0
}
