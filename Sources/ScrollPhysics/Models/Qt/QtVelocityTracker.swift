/// Qt Quick's velocity of a release: the mean of the last three updates' velocities, each capped at the fastest fling.
///
///     sample = clamp(0.7 · (y − y′) / (t − t′) + 0.3 · r, ±2500)     one for each update
///     v      = mean of the last 3 samples; 0 from 100 ms without an update on
///
/// Qt Gui smooths velocities with a gain of 0.7, but by then the stored point has the incoming one's velocity: the 0.3 weighs
/// `r`, what the platform reports, in place of the last estimate. Traces have no velocities of a platform, so `r` is 0.
/// `y′` is the last other place: reports of the same place are updates with the velocity before. Times are whole milliseconds;
/// a second report in one has velocity 0. Qt Quick hands the newest of 5 ms on.
///
/// Source: qtbase's `QMutableEventPoint`, qquickflickable.cpp (`addVelocitySample`, `updateVelocity`),
/// `QML_FLICK_SAMPLEBUFFER` 3, `QML_FLICK_DISCARDSAMPLES` 0; the law agrees with 6.4.2 as measured, in 26 cases.
@frozen
public struct QtVelocityTracker: Equatable, Sendable {
  /// The gain of `QMutableEventPoint::setTimestamp`: the share of a report's own velocity.
  @inlinable public static var gain: Double { 0.7 }
  /// An update older than this at the release, in seconds, counts as rest.
  @inlinable public static var restAfter: Double { 0.1 }
  /// Reports that come in so short a time, in seconds, are one update: the newest. Measured without a display.
  @inlinable public static var updateInterval: Double { 0.005 }
  /// Times are whole microseconds in the traces; half of one keeps a limit from being missed by rounding.
  @inlinable static var rounding: Double { 0.5e-6 }
  @inlinable static var millisecondsPerSecond: Double { 1000 }
  /// The buffer's size.
  @inlinable static var samples: Int { 3 }

  /// A report: its place, in points, its time, in whole milliseconds, and the velocity made of it, in points per second.
  @usableFromInline
  struct Report: Equatable, Sendable {
    var position: Double
    var time: Double
    var velocity: Double
  }

  /// The newest report, and the time of the first that its update has, in seconds: the touch begins one.
  private var newest: Report
  private var began: Double
  /// The time of the newest report, in seconds; before the first, the touch's.
  private var lastTime: Double
  /// True where the newest report is of no update yet.
  private var isPending = false
  private var velocities = (0.0, 0.0, 0.0)
  private var count = 0

  /// A finger comes down at a position, in points, and a time, in seconds.
  public init(position: Double, at time: Double) {
    newest = Report(position: position, time: Self.milliseconds(time), velocity: 0)
    (began, lastTime) = (time, time)
  }

  private static func milliseconds(_ time: Double) -> Double {
    ((time + rounding) * millisecondsPerSecond).rounded(.down)
  }

  /// Takes the finger's position, in points, at a time in seconds, not before the last one's.
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

  /// The newest report becomes an update.
  private mutating func update() {
    let most = QtModel.maximumVelocity
    let velocity = newest.velocity
    velocities = (velocities.1, velocities.2, velocity < -most ? -most : velocity > most ? most : velocity)
    if count < Self.samples { count += 1 }
    isPending = false
  }

  /// The velocity at a release at `now`, in points per second.
  public func velocity(at now: Double) -> Double {
    guard now - lastTime < Self.restAfter - Self.rounding else { return 0 }
    var last = self
    if last.isPending { last.update() }
    guard last.count > 0 else { return 0 }
    return (last.velocities.0 + last.velocities.1 + last.velocities.2) / Double(last.count)
  }

  /// Equal samples.
  public static func == (a: QtVelocityTracker, b: QtVelocityTracker) -> Bool {
    a.velocities == b.velocities && a.count == b.count && a.newest == b.newest && a.began == b.began
      && a.lastTime == b.lastTime && a.isPending == b.isPending
  }
}
