/// The limits beyond which a take does not match its prompt. Distances are points of finger travel: 6.42 points per
/// millimetre on a screen.
///
/// They are this project's choice, and wide on purpose: a take is rejected when it shows another intent, not when it is a poor
/// example of its own. Generated gestures of every intent, which vary as people's do, pass (tests).
enum TakeLimits {
  /// The shortest pull or sideways stroke: 9 mm on a screen, more than any touch slop (8–10 points).
  static let leastStroke = 60.0
  /// The shortest cancelled pull, in points, measured before it turns back.
  static let leastCancelled = 40.0
  /// The least part of its furthest travel with which a pull must end when the finger is released, as a fraction.
  static let leastKept = 0.6
  /// The greatest part of its furthest travel with which a cancelled pull may end, as a fraction.
  static let mostKept = 0.4
  /// The largest travel of a take of small movements to and fro (the intent `dither`), in points.
  static let mostDither = 110.0
  /// The largest slope of a straight stroke against its axis: the tangent of 30°.
  static let straightSlope = 0.577
  /// The allowed slopes of a diagonal stroke: from the tangent of 20° to that of 70°.
  static let slantedSlope = 0.364...2.747
  /// The longest tap, in seconds: the time after which Android and UIKit detect a long press.
  static let longestTap = 0.5
  /// The largest travel of a tap, in points, as a fingertip rolls: 3 mm on a screen, twice a touch slop (8–10 points).
  static let mostTap = 20.0
  /// The smallest distance by which two fingers must move apart or together, in points.
  static let leastSpread = 30.0
  /// The lowest release speed of a fling, in points per second: eight times Android's minimum fling velocity of 50 dp/s.
  static let leastFling = 400.0
}
