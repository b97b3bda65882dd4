import TraceReplay

/// What the numbers of a replay's options may be, on the command line and in a bundle.
package enum MotionRange {
  /// A length, in points: as far as anybody scrolls.
  package static let length = 0...longest
  /// The length of a viewport, in points.
  package static let viewport = 1...longest
  /// Points for a millimetre, or for a scroll unit.
  package static let scale = 0.001...1000
  /// Frames per second.
  package static let rate = 1...ReplayOptions.highestRate
  /// A time at which an app does something, in milliseconds.
  package static let appTime = 0...WorkTime.longest * 1000

  private static let longest = 1e6
}
