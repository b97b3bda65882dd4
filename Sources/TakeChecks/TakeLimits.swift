/// The limits beyond which a take does not match its prompt. Distances are points of finger travel: 6.42 points per
/// millimetre on a screen.
///
/// They are this project's choice, and wide on purpose: a take is rejected when it shows another intent, not when it is a poor
/// example of its own. Generated gestures of every intent, which vary as people's do, pass (tests).
enum TakeLimits {
  /// The shortest pull or sideways stroke: 9 mm on a screen, more than any touch slop (8–10 points).
  static let leastStroke = 60.0
  /// The shortest cancelled pull, measured before it turns back.
  static let leastCancelled = 40.0
  /// A pull ends with at least this fraction of its furthest travel when the finger is released.
  static let leastKept = 0.6
  /// A cancelled pull ends with at most this fraction of its furthest travel.
  static let mostKept = 0.4
  /// The largest travel of small movements (`dither`).
  static let mostDither = 110.0
  /// The steepest deviation of a straight stroke from its axis: the tangent of 30°.
  static let straightSlope = 0.577
  /// The slope of a diagonal stroke: between the tangents of 20° and 70°.
  static let slantedSlope = 0.364...2.747
  /// The longest tap, in seconds: the time after which Android and UIKit detect a long press.
  static let longestTap = 0.5
  /// The largest travel of a tap: 3 mm on a screen, twice a touch slop (8–10 points), as a fingertip rolls.
  static let mostTap = 20.0
  /// The smallest distance by which two fingers move apart or together.
  static let leastSpread = 30.0
  /// The lowest release speed of a fling, in points per second: eight times Android's minimum fling velocity of 50 dp/s.
  static let leastFling = 400.0
}
