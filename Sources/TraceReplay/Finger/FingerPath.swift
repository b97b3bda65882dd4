/// The finger's travel as a function of time: straight between knots, at rest after the last.
///
/// Between two samples the finger moves evenly if they are at most ``longestStretch`` apart; else it rests until
/// ``lateStart`` before the later one. Two knots of equal time are a jump: a scroll that opens a gesture.
public struct FingerPath: Equatable, Sendable {
  /// One corner of the path.
  public struct Knot: Equatable, Sendable {
    /// Seconds since the trace's zero.
    public var time: Double
    /// Travel that moves the content, in points, slop taken off.
    public var travel: Double
    /// The sample that put the finger there, from 0; nil for a corner between samples.
    public var sample: Int?
  }

  /// Samples further apart than this leave the finger at rest between them, in microseconds: 40 ms, the gap at
  /// which the trackers of Flutter and Android take a finger as stopped.
  package static let longestStretch: Int64 = 40_000
  /// The time before a late sample at which the finger starts to move, in microseconds: 8 ms, one report at
  /// 125 Hz.
  package static let lateStart: Int64 = 8_000

  /// The corners in order of time; the first is the contact.
  public let knots: [Knot]

  /// The path of `gesture`, the first `slop` points of its travel moving nothing.
  public init(of gesture: FingerGesture, slop: Double) {
    knots = Self.withoutSlop(Self.corners(of: gesture), slop: slop)
  }

  /// The finger's velocity just after `time`, in points per second, growing downwards.
  public func velocity(after time: Double) -> Double {
    var (low, high) = (0, knots.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if knots[middle].time <= time { low = middle } else { high = middle }
    }
    guard high < knots.count, knots[low].time <= time else { return 0 }
    return (knots[high].travel - knots[low].travel) / (knots[high].time - knots[low].time)
  }

  private static func corners(of gesture: FingerGesture) -> [Knot] {
    var knots: [Knot] = []
    knots.reserveCapacity(gesture.samples.count + 1)
    knots.append(Knot(time: gesture.began, travel: 0))
    var lastTime = gesture.beganMicroseconds
    for (index, sample) in gesture.samples.enumerated() {
      let travel = knots[knots.count - 1].travel
      if sample.timeMicroseconds - lastTime > longestStretch {
        knots.append(Knot(time: Double(sample.timeMicroseconds - lateStart) / 1e6, travel: travel))
      }
      if sample.timeMicroseconds > lastTime || sample.travel != travel {
        knots.append(Knot(time: sample.time, travel: sample.travel, sample: index))
      }
      lastTime = sample.timeMicroseconds
    }
    return knots
  }

  private static func withoutSlop(_ knots: [Knot], slop: Double) -> [Knot] {
    guard slop > 0 else { return knots }
    var filter = SlopFilter(slop: slop)
    var kept: [Knot] = []
    var last = knots[0]
    for knot in knots {
      let wasThrough = filter.isThrough
      let travel = filter.travel(after: knot.travel)
      if !wasThrough, filter.isThrough, knot.time > last.time {
        let share = (filter.taken - last.travel) / (knot.travel - last.travel)
        kept.append(Knot(time: last.time + share * (knot.time - last.time), travel: 0))
      }
      kept.append(Knot(time: knot.time, travel: travel, sample: knot.sample))
      last = knot
    }
    return kept
  }
}
