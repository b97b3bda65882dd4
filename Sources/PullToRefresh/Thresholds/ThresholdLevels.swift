/// The thresholds for which an engine would be armed, and those for which it would have fired, found in one
/// run that never fires.
///
/// What an engine sees before its first trigger does not depend on its threshold, and a lower threshold is never harder to
/// pass. So at any moment the engine is armed for every threshold up to one level, and has fired for every threshold up to
/// another: two numbers describe all engines that differ in the threshold alone. One engine whose threshold is out of
/// reach is run, and at each event records what the others would do: see ``RefreshEngineBody/probe(_:_:_:)``.
///
/// Levels are inclusive: *below* p is *up to* the next number below p.
@frozen
public struct ThresholdLevels: Equatable, Sendable {
  /// What a pull that must last before it fires does at one moment, for all thresholds.
  @frozen
  public struct Dwell: Equatable, Sendable {
    /// The time of the moment, in seconds.
    public var time: Double
    /// How long the pull must last, in seconds.
    public var duration: Double
    /// Thresholds up to this level, in points, begin to wait at this moment.
    public var start: Double
    /// Thresholds above this level, in points, stop waiting at this moment.
    public var hold: Double
  }

  /// The engine is armed for thresholds up to this, in points; −∞ for none.
  public private(set) var armed = -Double.infinity
  /// The engine is armed and waits for the first movement after the release, for thresholds up to this, in points; −∞ for none.
  public private(set) var waiting = -Double.infinity
  /// The engine has fired for thresholds up to this, in points; −∞ for none.
  public private(set) var fired = -Double.infinity
  /// What a pull that must last does at the present event; nil if there is nothing new. The caller that runs the engine collects it.
  public var dwell: Dwell?

  /// Levels at which no threshold is armed and none has fired.
  public init() {}

  /// Arms the thresholds up to `level` (points), besides those already armed.
  public mutating func arm(upTo level: Double) { if level > armed { armed = level } }
  /// Arms exactly the thresholds up to `level` (points), and disarms all others.
  public mutating func set(upTo level: Double) { armed = level }
  /// Disarms the thresholds above `level` (points).
  public mutating func hold(upTo level: Double) {
    if level < armed { armed = level }
    if level < waiting { waiting = level }
  }
  /// Disarms all thresholds; none waits any more.
  public mutating func disarm() { (armed, waiting) = (-.infinity, -.infinity) }
  /// Makes all armed thresholds wait for the content to move.
  public mutating func wait() { waiting = armed }
  /// Records that all armed thresholds have fired.
  public mutating func fire() { fire(upTo: armed) }
  /// Records that all waiting thresholds have fired.
  public mutating func fireWaiting() { fire(upTo: waiting) }
  /// Records that the thresholds up to `level` (points) have fired.
  public mutating func fire(upTo level: Double) { if level > fired { fired = level } }
  /// Forgets which thresholds have fired, so that later triggers are counted separately.
  public mutating func forgetFired() { fired = -.infinity }
  /// Records that the thresholds below `level` (points) have fired.
  public mutating func fire(below level: Double) { fire(upTo: level.nextDown) }
}

extension ThresholdLevels {
  /// Records that the thresholds that `pull` passes have fired; none for nil.
  mutating func fire(passedBy pull: ComparedPull?) {
    if let pull { fire(upTo: pull.greatestThreshold) }
  }

  /// Applies a step: arms the thresholds that a pull passes, or fires all armed ones; nil does nothing.
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
