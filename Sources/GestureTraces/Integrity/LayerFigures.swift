/// Figures about the device and the recorder, from one input layer of a trace. Times are in microseconds.
public struct LayerFigures: Equatable, Sendable {
  /// The layer that the figures are about.
  public let layer: TraceLayer
  /// The number of reports of contacts and finger scrolls; events with the same time form one report.
  public let reports: Int
  /// The number of intervals from which the percentiles are computed: those of a moving finger, or if these are fewer than 20, all
  /// intervals up to 40 ms.
  public let intervals: Int
  /// True if the percentiles are those of a moving finger, so that they can be judged.
  public let isMoving: Bool
  /// The median interval between reports; nil if there are none, for example on a wheel.
  public let median: Double?
  /// The 95th percentile of the intervals between reports; nil if there are none.
  public let p95: Double?
  /// The 99th percentile of the intervals between reports; nil if there are none.
  public let p99: Double?
  /// The longest of the intervals from which the percentiles are computed; nil if there are none.
  public let longest: Double?
  /// The mean deviation of the intervals from their median; nil if there are none.
  public let jitter: Double?
  /// The number of gaps: intervals over twice the median in which the finger continued to move, or moved farther than between the reports
  /// before and after.
  public let gaps: Int
  /// The longest gap; 0 if there is none.
  public let longestGap: Int64
  /// The number of intervals over 40 ms in which the finger rested.
  public let rests: Int
  /// The number of intervals over 40 ms in which the finger continued to move; a replay treats them as rests.
  public let lost: Int
  /// The longest of the ``lost`` intervals; 0 without one.
  public let longestLost: Int64
  /// The greatest number of contacts or resting fingers at once.
  public let mostContacts: Int
  /// The number of contacts that came down again without having been released.
  public let missingLifts: Int
  /// The longest time for which a contact sent nothing while others came down; 0 if there was none.
  public let longestStuck: Int64
  /// True if a contact was already down when the recording began.
  public let hasStrays: Bool
  /// True if a contact or scroll had not ended when the recording ended.
  public let isUnfinished: Bool
  /// The number of events for which the trace has the time of arrival at the recorder.
  public let arrivals: Int
  /// The number of events that arrived at the recorder more than 20 ms after their timestamp.
  public let late: Int
  /// The median time from the kernel's timestamp to the recorder; nil if the trace has no arrival times.
  public let medianDelay: Double?
  /// The 99th percentile of the time from the kernel's timestamp to the recorder; nil if the trace has no arrival times.
  public let p99Delay: Double?
  /// The longest time from the kernel's timestamp to the recorder; nil if the trace has no arrival times.
  public let longestDelay: Double?
  /// Flaws that no finger and no device produce, such as jumps.
  let impossible: [LayerFinding]

  /// Reports per second while a finger moves, from the median interval; nil without intervals.
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
  /// The intervals from which the percentiles are computed, and whether they are those of a moving finger.
  fileprivate var sample: (DurationCounts, isMoving: Bool) {
    var sample = moving
    sample.add(jumps)
    sample.add(lost)
    if sample.total >= GradeLimits.leastIntervals { return (sample, true) }
    sample.add(slow)
    return (sample, false)
  }
}
