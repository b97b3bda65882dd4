/// Slint's release velocity: the sum of the last four movements divided by their time.
///
///     v = (δ₂ + … + δ₅) / (t₅ − t₁)     of the last five events; the first one's movement was made before t₁
///
/// The velocity is 0 if 100 ms have passed since the last event, and for a finger that has not moved the content. Until a finger has moved
/// the
/// content, movements count from the touch-down, because Slint updates its last position only once content moves. Times are whole
/// milliseconds; events within a single millisecond give no velocity.
///
/// Source: slint-ui/slint internal/core/items/flickable/data_ringbuffer.rs, flickable.rs (`handle_mouse`, `animate`) at 12d762c5.
@frozen
public struct SlintVelocityTracker: Equatable, Sendable {
  /// The number of events that are stored to compute a velocity.
  @inlinable public static var capacity: Int { 5 }
  /// `MAX_DURATION`: the time since the last event, in seconds, from which on there is no fling.
  @inlinable public static var restAfter: Double { 0.1 }
  /// Half a microsecond, in seconds: times in traces are whole microseconds, and this keeps rounding from missing a limit.
  @usableFromInline static var rounding: Double { 0.5e-6 }
  @usableFromInline static var millisecondsPerSecond: Double { 1000 }

  /// The stored events' movements, in points, and times, in whole milliseconds, the newest last.
  private var movements = (0.0, 0.0, 0.0, 0.0, 0.0)
  private var times = (0.0, 0.0, 0.0, 0.0, 0.0)
  private var count = 0
  private var last: Double
  private let began: Double
  private var isDragging: Bool

  /// A tracker for a finger that comes down at a position, in points, and a time, in seconds.
  ///
  /// - Parameters:
  ///   - position: The finger's position, in points.
  ///   - time: The time of the touch-down, in seconds.
  ///   - waits: False if content moves from the first event on, as on a touchpad.
  public init(position: Double, at time: Double, waits: Bool = true) {
    (last, began, isDragging) = (position, time, !waits)
  }

  /// Adds the finger's position, in points, at a time in seconds, not before the last event's.
  ///
  /// An event at the position of the touch-down is no movement.
  public mutating func add(position: Double, at time: Double) {
    guard count > 0 || time > began else { return }
    let movement = position - last
    let (m, t) = (movements, times)
    movements = (m.1, m.2, m.3, m.4, movement)
    times = (t.1, t.2, t.3, t.4, Self.milliseconds(time))
    if count < Self.capacity { count += 1 }
    if abs(movement) > SlintSlop.distance { isDragging = true }
    if isDragging { last = position }
  }

  private static func milliseconds(_ time: Double) -> Double {
    ((time + rounding) * millisecondsPerSecond).rounded(.down)
  }

  /// The finger's velocity at a release at `now`, in points per second.
  public func velocity(at now: Double) -> Double {
    let rest = Self.restAfter * Self.millisecondsPerSecond
    guard isDragging, count > 1, Self.milliseconds(now) - times.4 < rest else { return 0 }
    let (m, t) = (movements, times)
    let (way, first) =
      switch count {
      case 2: (m.4, t.3)
      case 3: (m.4 + m.3, t.2)
      case 4: (m.4 + m.3 + m.2, t.1)
      default: (m.4 + m.3 + m.2 + m.1, t.0)
      }
    return t.4 > first ? way * Self.millisecondsPerSecond / (t.4 - first) : 0
  }

  /// Compares the stored events and positions.
  public static func == (a: SlintVelocityTracker, b: SlintVelocityTracker) -> Bool {
    a.movements == b.movements && a.times == b.times && a.count == b.count && a.last == b.last
      && a.began == b.began && a.isDragging == b.isDragging
  }
}
