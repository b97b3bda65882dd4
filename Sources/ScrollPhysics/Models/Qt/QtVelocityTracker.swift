/// Qt Quick's release velocity: the mean of the last three updates' velocities, each limited to the fastest fling.
///
///     sample = clamp(0.7 · (y − y′) / (t − t′) + 0.3 · r, ±2500)     one per update
///     v      = mean of the last 3 samples; 0 from 100 ms without an update on
///
/// Qt Gui smooths velocities with a gain of 0.7, but by then the stored point already has the incoming one's velocity: the 0.3 weighs
/// `r`, the velocity that the platform reports, and not the last estimate. Traces have no platform velocities, so `r` is 0.
/// `y′` is the last different position: reports of the same position are updates with the velocity before. Times are whole milliseconds;
/// a second report within one has velocity 0. Of the reports within 5 ms Qt Quick passes on only the newest.
///
/// Source: qtbase's `QMutableEventPoint`, qquickflickable.cpp (`addVelocitySample`, `updateVelocity`),
/// `QML_FLICK_SAMPLEBUFFER` 3, `QML_FLICK_DISCARDSAMPLES` 0; the law agrees with 6.4.2 as measured, in 26 cases.
@frozen
public struct QtVelocityTracker: Equatable, Sendable {
  /// The gain in `QMutableEventPoint::setTimestamp`: the weight of a report's own velocity.
  @inlinable public static var gain: Double { 0.7 }
  /// The age of the last update at the release, in seconds, from which on the finger counts as resting.
  @inlinable public static var restAfter: Double { 0.1 }
  /// The time within which reports count as one update, with the newest position, in seconds. Measured in Qt without a display.
  @inlinable public static var updateInterval: Double { 0.005 }
  /// Half a microsecond, in seconds: times in traces are whole microseconds, and this keeps rounding from missing a limit.
  @inlinable static var rounding: Double { 0.5e-6 }
  @inlinable static var millisecondsPerSecond: Double { 1000 }
  /// The number of updates whose velocities are averaged.
  @inlinable static var samples: Int { 3 }

  /// A finger's report: its position, in points, its time, in whole milliseconds, and the velocity computed from it, in points per second.
  @usableFromInline
  struct Report: Equatable, Sendable {
    var position: Double
    var time: Double
    var velocity: Double
  }

  /// The newest report, and the time at which its update began, in seconds; the touch-down begins the first update.
  private var newest: Report
  private var began: Double
  /// The time of the newest report, in seconds; the time of the touch-down before the first report.
  private var lastTime: Double
  /// True if the newest report is not part of an update yet.
  private var isPending = false
  private var velocities = (0.0, 0.0, 0.0)
  private var count = 0

  /// A tracker for a finger that comes down at a position, in points, and a time, in seconds.
  public init(position: Double, at time: Double) {
    newest = Report(position: position, time: Self.milliseconds(time), velocity: 0)
    (began, lastTime) = (time, time)
  }

  private static func milliseconds(_ time: Double) -> Double {
    ((time + rounding) * millisecondsPerSecond).rounded(.down)
  }

  /// Adds the finger's position, in points, at a time in seconds, not before the last report's.
  public mutating func add(position: Double, at time: Double) {
    if time - began >= Self.updateInterval - Self.rounding {
      if isPending { update() }
      began = time
    }
    (isPending, lastTime) = (true, time)
    guard position != newest.position else { return }
    let now = Self.milliseconds(time)
    let step = (now - newest.time) / Self.millisecondsPerSecond
    let velocity = step > 0 ? Self.gain * (position - newest.position) / step : 0
    newest = Report(position: position, time: now, velocity: velocity)
  }

  /// Computes the velocity of an update from the newest report.
  private mutating func update() {
    let most = QtModel.maximumVelocity
    let velocity = newest.velocity
    velocities = (velocities.1, velocities.2, velocity < -most ? -most : velocity > most ? most : velocity)
    if count < Self.samples { count += 1 }
    isPending = false
  }

  /// The finger's velocity at a release at `now`, in points per second.
  public func velocity(at now: Double) -> Double {
    guard now - lastTime < Self.restAfter - Self.rounding else { return 0 }
    var last = self
    if last.isPending { last.update() }
    guard last.count > 0 else { return 0 }
    return (last.velocities.0 + last.velocities.1 + last.velocities.2) / Double(last.count)
  }

  /// Compares the stored samples.
  public static func == (a: QtVelocityTracker, b: QtVelocityTracker) -> Bool {
    a.velocities == b.velocities && a.count == b.count && a.newest == b.newest && a.began == b.began
      && a.lastTime == b.lastTime && a.isPending == b.isPending
  }
}
