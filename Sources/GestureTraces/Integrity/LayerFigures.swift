/// The figures that one layer of a trace gives of the device and of the recorder. Times are in microseconds.
public struct LayerFigures: Equatable, Sendable {
  /// The layer.
  public let layer: TraceLayer
  /// Reports of contacts and finger scrolls; events of one time are one.
  public let reports: Int
  /// Intervals between reports that the quantiles are of: those of a moving finger, or where these are fewer than
  /// 20 all up to 40 ms.
  public let intervals: Int
  /// True if the quantiles are of a moving finger, and may be judged.
  public let isMoving: Bool
  /// The usual interval; nil without any, as on a wheel.
  public let median: Double?
  /// The interval that 5 % are longer than.
  public let p95: Double?
  /// The interval that 1 % are longer than.
  public let p99: Double?
  /// The longest interval of them.
  public let longest: Double?
  /// The mean distance of those intervals from the median.
  public let jitter: Double?
  /// Intervals over twice the median across which the finger went on: it moved all the time, or farther than in the reports
  /// before and after.
  public let gaps: Int
  /// The longest of them; 0 without.
  public let longestGap: Int64
  /// Intervals over 40 ms in which the finger rested.
  public let rests: Int
  /// Intervals over 40 ms in which the finger went on moving; a replay takes them for rests.
  public let lost: Int
  /// The longest of them; 0 without.
  public let longestLost: Int64
  /// Contacts or resting fingers at once, at most.
  public let mostContacts: Int
  /// Contacts that came down again without a lift.
  public let missingLifts: Int
  /// The longest that a contact said nothing while others came down.
  public let longestStuck: Int64
  /// True if a contact was down before the start.
  public let hasStrays: Bool
  /// True if something was still going on at the end.
  public let isUnfinished: Bool
  /// Events that say when they reached the recorder.
  public let arrivals: Int
  /// Those of them that were late.
  public let late: Int
  /// The usual time from the kernel's stamp to the recorder; nil where the trace does not say.
  public let medianDelay: Double?
  /// The time that 1 % took longer than.
  public let p99Delay: Double?
  /// The longest time.
  public let longestDelay: Double?
  /// What no finger does and no device tells.
  let impossible: [LayerFinding]

  /// Reports a second while a finger moves; nil without intervals.
  public var rate: Double? { median.flatMap { $0 > 0 ? 1e6 / $0 : nil } }

  init(
    layer: TraceLayer, reports: Int, intervals: ReportIntervals, delays: DurationCounts, slots: SlotStates,
    impossible: [LayerFinding], mostFingers: Int, hasStrays: Bool, isUnfinished: Bool
  ) {
    (self.layer, self.reports) = (layer, reports)
    (self.hasStrays, self.isUnfinished, self.impossible) = (hasStrays, isUnfinished, impossible)
    let (sample, isMoving) = intervals.sample
    (self.intervals, self.isMoving) = (sample.total, isMoving)
    median = sample.value(at: 0.5)
    (p95, p99, longest) = (sample.value(at: 0.95), sample.value(at: 0.99), sample.value(at: 1))
    jitter = median.flatMap(sample.meanDistance)
    var long = intervals.jumps
    long.add(intervals.lost)
    long.add(intervals.leaps)
    gaps = long.count(over: GradeLimits.gapFactor * (median ?? .infinity))
    longestGap = gaps > 0 ? long.greatest : 0
    (rests, lost, longestLost) = (intervals.rests, intervals.lost.total, intervals.lost.greatest)
    mostContacts = mostFingers
    (missingLifts, longestStuck) = (slots.missingLifts, slots.longestStuck)
    (arrivals, late) = (delays.total, delays.count(over: Double(GradeLimits.delay)))
    (medianDelay, p99Delay, longestDelay) = (
      delays.value(at: 0.5), delays.value(at: 0.99), delays.value(at: 1)
    )
  }
}

extension ReportIntervals {
  /// The intervals that quantiles are taken of, and whether they are those of a moving finger.
  fileprivate var sample: (DurationCounts, isMoving: Bool) {
    var sample = moving
    sample.add(jumps)
    sample.add(lost)
    if sample.total >= GradeLimits.leastIntervals { return (sample, true) }
    sample.add(slow)
    return (sample, false)
  }
}
