/// The positions of JackrabbitRefresh's compass and spinner for a pull; all lengths in points, x of left
/// edges, y of tops.
public struct JackrabbitLayout: Equatable, Sendable {
  /// The horizontal middle: half of the storyboard's 320.
  public var middle: Double
  /// Width of the compass.
  public var compassWidth: Double
  /// Height of the compass.
  public var compassHeight: Double
  /// Width of the spinner.
  public var spinnerWidth: Double
  /// Height of the spinner.
  public var spinnerHeight: Double
  /// The pull at which both are in the middle: the original divides by 100, whatever its control's threshold.
  public var fullPull: Double

  /// Graphics of these sizes; the original's are 60 by 60 (120 px at 2x).
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

  /// The pull as a share of ``fullPull``, 0…1.
  public func ratio(pull: Double) -> Double {
    let share = pull / fullPull
    if share > 1 { return 1 }
    return share > 0 ? share : 0
  }

  /// Left edge of the compass by the equations: from its own width right of the middle to the middle.
  public func compassX(pull: Double) -> Double {
    middle + compassWidth / 2 - compassWidth * ratio(pull: pull)
  }

  /// Left edge of the spinner by the equations: from its own width left of the middle to the middle.
  public func spinnerX(pull: Double) -> Double {
    middle - spinnerWidth - spinnerWidth / 2 + spinnerWidth * ratio(pull: pull)
  }

  /// True if the left edges are nearer than 1 pt, compared in 32-bit float as the original does.
  ///
  /// At a width of 60: 99.16666668 pt are not enough, 99.1666667 are.
  public func haveMet(pull: Double) -> Bool {
    Float((compassX(pull: pull) - spinnerX(pull: pull)).magnitude) < JackrabbitDecoration.meetingDistance
  }

  /// A pull up to which the graphics have surely not met, however it is rounded, in points: just short of the first at which they
  /// do.
  var surelyApart: Double {
    let distance = compassX(pull: 0) - spinnerX(pull: 0)
    let share = (distance - Double(JackrabbitDecoration.meetingDistance)) / (compassWidth + spinnerWidth)
    return QuietInterval.well(below: fullPull * share).high
  }

  /// The pull beyond which graphics of equal width have met, before rounding: `100·(1 − 1/(2·width))`.
  public static func meetingPull(width: Double) -> Double {
    JackrabbitDecoration.fullPull * (1 - Double(JackrabbitDecoration.meetingDistance) / (2 * width))
  }
}
