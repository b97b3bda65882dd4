/// The thresholds for which an engine would be armed, and those for which it would have fired, found in one
/// run without firing.
///
/// What an engine sees before its first trigger does not depend on its threshold, and a lower threshold is never harder to
/// pass. So at any moment it is armed for every threshold up to one level, and has fired for every threshold up to
/// another: two numbers stand for all engines that differ in the threshold alone. While one whose threshold is out of
/// reach runs, its system says at each event what the others would do: see ``RefreshEngineBody/probe(_:_:_:)``.
///
/// Levels are inclusive: *below* p is *up to* the number before it.
@frozen
public struct ThresholdLevels: Equatable, Sendable {
  /// A pull that must last, as one moment sees it.
  @frozen
  public struct Dwell: Equatable, Sendable {
    /// The time of that moment, in seconds.
    public var time: Double
    /// The time it must last, in seconds.
    public var duration: Double
    /// Thresholds up to this begin to wait here.
    public var start: Double
    /// Thresholds above this that wait are disarmed.
    public var hold: Double
  }

  /// Armed for thresholds up to this, in points; −∞ for none.
  public private(set) var armed = -Double.infinity
  /// Armed, and waiting for the content to move after the lift, for thresholds up to this; −∞ for none.
  public private(set) var waiting = -Double.infinity
  /// Has fired for thresholds up to this; −∞ for none.
  public private(set) var fired = -Double.infinity
  /// The dwelling pull at the present event; nil where it shows nothing new. Whoever runs the engine takes
  /// it.
  public var dwell: Dwell?

  /// Nothing has happened.
  public init() {}

  /// Arms for thresholds up to `level`.
  public mutating func arm(upTo level: Double) { if level > armed { armed = level } }
  /// Arms for exactly the thresholds up to `level`, and disarms for the others.
  public mutating func set(upTo level: Double) { armed = level }
  /// Disarms for thresholds above `level`.
  public mutating func hold(upTo level: Double) {
    if level < armed { armed = level }
    if level < waiting { waiting = level }
  }
  /// Disarms for all.
  public mutating func disarm() { (armed, waiting) = (-.infinity, -.infinity) }
  /// Those armed wait for the content to move.
  public mutating func wait() { waiting = armed }
  /// Fires where it is armed.
  public mutating func fire() { fire(upTo: armed) }
  /// Fires where it waits.
  public mutating func fireWaiting() { fire(upTo: waiting) }
  /// Fires for thresholds up to `level`.
  public mutating func fire(upTo level: Double) { if level > fired { fired = level } }
  /// Forgets for which thresholds it has fired: what comes counts by itself.
  public mutating func forgetFired() { fired = -.infinity }
  /// Fires for thresholds below `level`.
  public mutating func fire(below level: Double) { fire(upTo: level.nextDown) }
}

extension ThresholdLevels {
  /// Fires for the thresholds that a pull passes; nil passes none.
  mutating func fire(passedBy pull: ComparedPull?) {
    if let pull { fire(upTo: pull.greatestThreshold) }
  }

  /// Arms, or fires where it is armed.
  mutating func take(_ step: ArmingStep?) {
    switch step {
    case .compare(let pull): set(upTo: pull.greatestThreshold)
    case .decide:
      fire()
      disarm()
    case nil: break
    }
  }
}
