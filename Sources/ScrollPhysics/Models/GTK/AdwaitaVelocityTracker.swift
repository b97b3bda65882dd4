/// libadwaita's release velocity: the distance of the last 150 ms divided by their time.
///
/// libadwaita sums the steps of the events not older than 150 ms, without the first one's, and divides by the time from the first
/// to the last: with positions, last minus first. Zero for a single time. Source: adw-swipe-tracker.c,
/// `EVENT_HISTORY_THRESHOLD_MS`; times there are whole milliseconds.
///
/// Of samples closer to each other than ``spacing`` only the first is stored, and the newest. Up to 400 reports per second
/// nothing is left out; beyond that the first sample counted is younger by at most the spacing.
@frozen
public struct AdwaitaVelocityTracker: Equatable, Sendable {
  /// The age up to which an event counts, in seconds.
  public static var horizon: Double { 0.15 }
  /// The least time between two stored samples, in seconds; 64 of them then cover at least the 150 ms that count.
  public static var spacing: Double { 0.0025 }
  @usableFromInline static var capacity: Int { 64 }
  /// Half a microsecond, in seconds: times in traces are whole microseconds, and this keeps rounding from missing a limit.
  static var rounding: Double { 0.5e-6 }

  private var times = InlineArray<64, Double>(repeating: 0)
  private var positions = InlineArray<64, Double>(repeating: 0)
  private var newest = 0
  /// The number of stored samples, 0 to 64, without the last one, which is stored separately.
  public private(set) var count = 0
  private var last = (time: 0.0, position: 0.0)

  /// A tracker without samples.
  public init() {}

  /// Adds the finger's position, in points, at a time in seconds, not before the last sample's.
  public mutating func add(position: Double, at time: Double) {
    last = (time, position)
    guard count == 0 || time - times[newest] >= Self.spacing - Self.rounding else { return }
    if count > 0 { newest = newest + 1 < Self.capacity ? newest + 1 : 0 }
    times[newest] = time
    positions[newest] = position
    if count < Self.capacity { count += 1 }
  }

  /// The finger's velocity at a release at `now`, in points per second.
  public func velocity(at now: Double) -> Double {
    var oldest = -1
    for age in 0..<count {
      let slot = newest >= age ? newest - age : newest - age + Self.capacity
      guard now - times[slot] <= Self.horizon + Self.rounding else { break }
      oldest = slot
    }
    guard oldest >= 0, last.time > times[oldest] else { return 0 }
    return (last.position - positions[oldest]) / (last.time - times[oldest])
  }

  /// Compares the stored samples.
  public static func == (a: AdwaitaVelocityTracker, b: AdwaitaVelocityTracker) -> Bool {
    guard a.count == b.count, a.last == b.last else { return false }
    for age in 0..<a.count where a.sample(age: age) != b.sample(age: age) { return false }
    return true
  }

  /// The time and position of a sample by its age: 0 is the newest.
  private func sample(age: Int) -> (Double, Double) {
    let slot = newest >= age ? newest - age : newest - age + Self.capacity
    return (times[slot], positions[slot])
  }
}
