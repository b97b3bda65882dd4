/// The limits past which a take is not what was asked for. Distances are points of finger travel, 6.42 to a
/// millimetre on a screen.
///
/// This project's choice, wide on purpose: a take is turned down when it shows another intent, not when it is a poor
/// example of its own. Made-up gestures of every intent, whose hands vary as people's do, pass (tests).
enum TakeLimits {
  /// A pull, or a stroke aside, goes at least this far: 9 mm on a screen, more than any touch slop (8–10 points).
  static let leastStroke = 60.0
  /// A pull that is taken back goes at least this far before.
  static let leastCancelled = 40.0
  /// A pull still stands at least at this share of its way when the finger lifts.
  static let leastKept = 0.6
  /// One that is taken back stands at most at this share.
  static let mostKept = 0.4
  /// Small moves stay within this distance.
  static let mostDither = 110.0
  /// The furthest that a straight stroke may go off the axis: the tangent of 30°.
  static let straightSlope = 0.577
  /// An aslant stroke's slope is between the tangents of 20° and 70°.
  static let slantedSlope = 0.364...2.747
  /// A tap is shorter: the time after which Android and UIKit see a long press, in seconds.
  static let longestTap = 0.5
  /// A tap stays within this distance: 3 mm on a screen, twice a touch slop (8–10 points), for a fingertip that rolls.
  static let mostTap = 20.0
  /// Two fingers move at least this far apart or together.
  static let leastSpread = 30.0
  /// A fling lifts at least this fast, in points per second: eight times Android's least fling of 50 dp a second.
  static let leastFling = 400.0
}
