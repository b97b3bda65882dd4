/// Qt Quick's velocity of a release: the mean of the last three events' velocities, each capped at the fastest fling.
///
/// Zero when the last move is 100 ms or more before the release. Source: qquickflickable.cpp (`addVelocitySample`,
/// `updateVelocity`), `QML_FLICK_SAMPLEBUFFER` 3, `QML_FLICK_DISCARDSAMPLES` 0.
@frozen
public struct QtVelocityTracker: Equatable, Sendable {
  /// A move older than this at the release, in seconds, counts as rest.
  @inlinable public static var restAfter: Double { 0.1 }
  /// Times are whole microseconds in the traces; half of one keeps the limit from being missed by rounding.
  @inlinable static var rounding: Double { 0.5e-6 }
  /// The buffer's size.
  @inlinable static var samples: Int { 3 }

  private var velocities = (0.0, 0.0, 0.0)
  private var count = 0
  private var last: (position: Double, time: Double)?

  /// A tracker without samples.
  public init() {}

  /// Takes the finger's position, in points, at a time in seconds; one not later than the last is that one again.
  public mutating func add(position: Double, at time: Double) {
    defer { last = (position, time) }
    guard let last, time > last.time else { return }
    let velocity = (position - last.position) / (time - last.time)
    let most = QtModel.maximumVelocity
    velocities = (velocities.1, velocities.2, velocity < -most ? -most : velocity > most ? most : velocity)
    if count < Self.samples { count += 1 }
  }

  /// The velocity at a release at `now`, in points per second.
  public func velocity(at now: Double) -> Double {
    guard let last, count > 0, now - last.time < Self.restAfter - Self.rounding else { return 0 }
    return (velocities.0 + velocities.1 + velocities.2) / Double(count)
  }

  /// Equal samples.
  public static func == (a: QtVelocityTracker, b: QtVelocityTracker) -> Bool {
    a.velocities == b.velocities && a.count == b.count && a.last?.position == b.last?.position
      && a.last?.time == b.last?.time
  }
}
