import TraceReplay

/// The accepted ranges of a replay's options, on the command line and in a bundle.
package enum MotionRange {
  /// A length, in points: up to the longest content.
  package static let length = 0...longest
  /// The length of a viewport, in points.
  package static let viewport = 1...longest
  /// Points per millimetre, or per scroll unit.
  package static let scale = 0.001...1000
  /// Display frames per second.
  package static let rate = 1...ReplayOptions.highestRate
  /// The time of an action by the app, in milliseconds.
  package static let appTime = 0...WorkTime.longest * 1000

  private static let longest = 1e6
}
