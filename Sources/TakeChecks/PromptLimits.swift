/// Limits that a protocol file sets for a take. nil uses the limits of the intent.
package struct PromptLimits: Equatable, Sendable {
  /// Finger travel, in points.
  package var travel: ClosedRange<Double>?
  /// Time from the first contact to the last release, in seconds.
  package var duration: ClosedRange<Double>?
  /// Speed of the main stroke, in points per second.
  package var speed: ClosedRange<Double>?
  /// Time without contact after which a take is over, in seconds.
  package var idle: Double?

  /// No limits beyond those of the intent.
  package init() {}
}
