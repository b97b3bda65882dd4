/// Figures about the device and the recorder, from one layer of a trace. Times are in microseconds.
public struct LayerFigures: Equatable, Sendable {
  /// The layer.
  public let layer: TraceLayer
  /// The number of reports of contacts and finger scrolls; events at one time are one report.
  public let reports: Int
  /// The number of intervals behind the quantiles: those of a moving finger, or if there are fewer than 20, all up to 40 ms.
  public let intervals: Int
  /// True if the quantiles are those of a moving finger, so that they can be judged.
  public let isMoving: Bool
  /// The median interval between reports; nil without any, for example on a wheel.
  public let median: Double?
  /// The 95th percentile of the intervals.
  public let p95: Double?
  /// The 99th percentile of the intervals.
  public let p99: Double?
  /// The longest of these intervals.
  public let longest: Double?
  /// The mean deviation of these intervals from the median.
  public let jitter: Double?
  /// The number of gaps: intervals over twice the median in which the finger continued to move, or moved farther than between the reports
  /// before and after.
  public let gaps: Int
  /// The longest gap; 0 without one.
  public let longestGap: Int64
  /// The number of intervals over 40 ms in which the finger rested.
  public let rests: Int
  /// The number of intervals over 40 ms in which the finger continued to move; a replay treats them as rests.
  public let lost: Int
  /// The longest of the ``lost`` intervals; 0 without one.
  public let longestLost: Int64
  /// The most contacts or resting fingers at once.
  public let mostContacts: Int
  /// The number of contacts that came down again without a lift.
  public let missingLifts: Int
  /// The longest time for which a contact was silent while others came down.
  public let longestStuck: Int64
  /// True if a contact was down before the start.
  public let hasStrays: Bool
  /// True if a contact or scroll had not ended at the end.
  public let isUnfinished: Bool
  /// The number of events with an arrival time at the recorder.
  public let arrivals: Int
  /// The number of these that were late.
  public let late: Int
  /// The median time from the kernel's timestamp to the recorder; nil if the trace has no arrival times.
  public let medianDelay: Double?
  /// The 99th percentile of that time.
  public let p99Delay: Double?
  /// The longest such time.
  public let longestDelay: Double?
  /// Flaws of motion that no finger makes and no device reports.
  let impossible: [LayerFinding]

  /// Reports per second while a finger moves; nil without intervals.
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
  /// The intervals for the quantiles, and whether they are those of a moving finger.
  fileprivate var sample: (DurationCounts, isMoving: Bool) {
    var sample = moving
    sample.add(jumps)
    sample.add(lost)
    if sample.total >= GradeLimits.leastIntervals { return (sample, true) }
    sample.add(slow)
    return (sample, false)
  }
}
