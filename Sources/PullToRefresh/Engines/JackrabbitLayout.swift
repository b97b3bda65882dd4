/// The positions of JackrabbitRefresh's compass and spinner for a pull; all lengths in points, x of left
/// edges, y of tops.
public struct JackrabbitLayout: Equatable, Sendable {
  /// Horizontal middle, in points: half of the storyboard's 320.
  public var middle: Double
  /// Width of the compass, in points.
  public var compassWidth: Double
  /// Height of the compass, in points.
  public var compassHeight: Double
  /// Width of the spinner, in points.
  public var spinnerWidth: Double
  /// Height of the spinner, in points.
  public var spinnerHeight: Double
  /// The pull at which both are in the middle, in points: the original divides by 100, whatever its control's threshold.
  public var fullPull: Double

  /// Graphics of these sizes, in points; the original's are 60 by 60 (120 px at 2x).
  public init(
    middle: Double = 160, compassWidth: Double = 60, compassHeight: Double = 60, spinnerWidth: Double = 60,
    spinnerHeight: Double = 60, fullPull: Double = JackrabbitDecoration.fullPull
  ) {
    self.middle = middle
    self.compassWidth = compassWidth
    self.compassHeight = compassHeight
    self.spinnerWidth = spinnerWidth
    self.spinnerHeight = spinnerHeight
    self.fullPull = fullPull
  }

  /// The pull as a fraction of ``fullPull``, 0…1.
  public func ratio(pull: Double) -> Double {
    let share = pull / fullPull
    if share > 1 { return 1 }
    return share > 0 ? share : 0
  }

  /// Left edge of the compass, in points: it moves from its own width right of the middle to the middle.
  public func compassX(pull: Double) -> Double {
    middle + compassWidth / 2 - compassWidth * ratio(pull: pull)
  }

  /// Left edge of the spinner, in points: it moves from its own width left of the middle to the middle.
  public func spinnerX(pull: Double) -> Double {
    middle - spinnerWidth - spinnerWidth / 2 + spinnerWidth * ratio(pull: pull)
  }

  /// True if the left edges are less than 1 pt apart, compared in 32-bit float like the original.
  ///
  /// At a width of 60: 99.16666668 pt are not enough, 99.1666667 are.
  public func haveMet(pull: Double) -> Bool {
    Float((compassX(pull: pull) - spinnerX(pull: pull)).magnitude) < JackrabbitDecoration.meetingDistance
  }

  /// A pull at which the graphics have certainly not met, whatever the rounding, in points: just short of the first at which they
  /// do.
  var surelyApart: Double {
    let distance = compassX(pull: 0) - spinnerX(pull: 0)
    let share = (distance - Double(JackrabbitDecoration.meetingDistance)) / (compassWidth + spinnerWidth)
    return QuietInterval.well(below: fullPull * share).high
  }

  /// The pull beyond which graphics of equal width have met, before rounding, in points: `100·(1 − 1/(2·width))`.
  public static func meetingPull(width: Double) -> Double {
    JackrabbitDecoration.fullPull * (1 - Double(JackrabbitDecoration.meetingDistance) / (2 * width))
  }
}
