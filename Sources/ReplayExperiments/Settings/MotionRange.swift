import TraceReplay

/// The accepted ranges of a replay's options, on the command line and in a bundle.
package enum MotionRange {
  /// The accepted lengths, in points: from 0 to the longest content.
  package static let length = 0...longest
  /// The accepted lengths of a viewport, in points.
  package static let viewport = 1...longest
  /// The accepted scales: points per millimetre, or per scroll unit of a touchpad.
  package static let scale = 0.001...1000
  /// The accepted numbers of display frames per second.
  package static let rate = 1...ReplayOptions.highestRate
  /// The accepted times of an action by the app, in milliseconds.
  package static let appTime = 0...WorkTime.longest * 1000

  private static let longest = 1e6
}
