/// The limits that a protocol file sets for a take beyond those of its intent; nil leaves the intent's own.
package struct PromptLimits: Equatable, Sendable {
  /// Finger travel, in points.
  package var travel: ClosedRange<Double>?
  /// From the first contact to the last lift, in seconds.
  package var duration: ClosedRange<Double>?
  /// Speed of the main stroke, in points per second.
  package var speed: ClosedRange<Double>?
  /// Time without contact after which a take is over, in seconds.
  package var idle: Double?

  /// Nothing beyond the intent.
  package init() {}
}
