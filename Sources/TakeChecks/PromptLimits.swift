/// Limits that a protocol file sets for a take; for each that is nil, the limit of the intent applies.
package struct PromptLimits: Equatable, Sendable {
  /// The allowed range of finger travel, in points.
  package var travel: ClosedRange<Double>?
  /// The allowed range of the time from the first contact to the last release, in seconds.
  package var duration: ClosedRange<Double>?
  /// The allowed range of the main stroke's speed, in points per second.
  package var speed: ClosedRange<Double>?
  /// The time without contact after which the take is over, in seconds.
  package var idle: Double?

  /// No limits beyond those of the intent.
  package init() {}
}
