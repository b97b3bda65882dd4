/// The counts of right and wrong verdicts at every threshold, for a set of traces.
///
/// They are computed from one number per trace, its *critical threshold*: the greatest threshold at which the trace still fires. A trace
/// fires at a threshold θ if θ is not above its critical threshold, because raising θ makes an engine harder to fire. −∞ means that a trace
/// never fires, +∞ that it fires at every threshold. One pass over the sorted critical thresholds gives the counts at all thresholds.
///
///     let curve = ReceiverCurve([
///       .init(critical: 140, isWanted: true, cluster: "ann"), .init(critical: 60, isWanted: false, cluster: "ann"),
///     ])
///     curve.counts(at: 100)   // 1 true positive, 1 true negative
///     curve.areaUnderCurve.value   // 1
public struct ReceiverCurve: Equatable, Sendable {
  /// One trace of the curve: when it fires, whether it should, and whose it is.
  public struct Case: Equatable, Sendable {
    /// The greatest threshold at which the trace still fires; −∞ if it never does, +∞ if it always does. Not NaN.
    public var critical: Double
    /// True if a refresh was wanted in the trace.
    public var isWanted: Bool
    /// The person or device of the trace: the unit that a bootstrap resamples.
    public var cluster: String

    /// Stores a trace's critical threshold (not NaN), whether a refresh was wanted in it, and its person or device.
    public init(critical: Double, isWanted: Bool, cluster: String) {
      (self.critical, self.isWanted, self.cluster) = (critical, isWanted, cluster)
    }
  }

  /// A range of thresholds that all give the same counts, or a single threshold with which all traces were replayed.
  public struct Point: Equatable, Sendable {
    /// Thresholds in the range are above this; nil if there is no lower limit, or if the point is a single threshold.
    public let above: Double?
    /// Thresholds in the range are at most this; nil if there is no upper limit, or if the point is a single threshold.
    public let upTo: Double?
    /// The counts of the traces at these thresholds.
    public let counts: ConfusionCounts
    /// The single threshold with which all traces were replayed; nil if the point is a range.
    public let run: Double?
  }

  /// The result of replaying all traces with one threshold.
  public struct Run: Equatable, Sendable {
    /// The threshold of the replays; finite.
    public var threshold: Double
    /// The counts of all traces with this threshold.
    public var counts: ConfusionCounts

    /// Stores a threshold and the counts of all traces replayed with it.
    public init(threshold: Double, counts: ConfusionCounts) {
      (self.threshold, self.counts) = (threshold, counts)
    }
  }

  /// All points of the curve, from the strictest thresholds to the most lenient; at least one.
  ///
  /// For ranges, false-alarm rate and hit rate never fall from one point to the next. The first range lies above every finite critical
  /// threshold, the last one at or below the least.
  public let points: [Point]
  /// The traces, sorted by falling critical threshold.
  let sorted: [Case]

  /// Computes the curve of traces whose critical thresholds are known.
  ///
  /// - Parameter cases: The traces in any order; equal sets give equal curves.
  public init(_ cases: [Case]) {
    sorted = Self.sort(cases)
    points = Self.points(of: sorted)
  }

  /// Stores the results at single thresholds, for an engine whose traces have no critical threshold.
  ///
  /// Nothing is known about thresholds between those replayed. So every point of the curve is one threshold, and only these can be chosen.
  ///
  /// - Parameters:
  ///   - runs: The results, at least one, each threshold once, in any order.
  ///   - cases: The traces, where `critical` is the greatest replayed threshold at which the trace fires; used for the area and the average
  ///     precision.
  public init(runs: [Run], _ cases: [Case]) {
    precondition(!runs.isEmpty, "a curve of runs needs one")
    sorted = Self.sort(cases)
    points = runs.sorted { $0.threshold > $1.threshold }.map {
      Point(above: nil, upTo: nil, counts: $0.counts, run: $0.threshold)
    }
  }

  private static func sort(_ cases: [Case]) -> [Case] {
    precondition(!cases.contains { $0.critical.isNaN }, "a critical threshold must not be NaN")
    return cases.sorted {
      if $0.critical != $1.critical { return $0.critical > $1.critical }
      if $0.isWanted != $1.isWanted { return $0.isWanted }
      return $0.cluster < $1.cluster
    }
  }

  /// True if the counts are known only at single thresholds, with which all traces were replayed.
  public var isOfRuns: Bool { points[0].run != nil }

  /// The counts of all traces at one threshold. It must not be called if ``isOfRuns`` is true.
  ///
  /// - Parameter threshold: A finite number.
  /// - Returns: The number of traces by outcome.
  public func counts(at threshold: Double) -> ConfusionCounts {
    points[index(at: threshold)].counts
  }

  /// The index in ``points`` of the range that contains a threshold. It must not be called if ``isOfRuns`` is true.
  ///
  /// - Parameter threshold: A finite number.
  /// - Returns: An index of ``points``.
  public func index(at threshold: Double) -> Int {
    precondition(!isOfRuns, "runs tell nothing of the thresholds between them")
    // The last point whose thresholds reach up to this one.
    return Bisection.least(above: -1, to: points.count - 1) { index in
      points[index].above.map { threshold > $0 } ?? true
    }
  }

  /// The number of traces in which a refresh was wanted.
  public var wanted: Int { points[0].counts.wanted }
  /// The number of traces in which no refresh was wanted.
  public var unwanted: Int { points[0].counts.unwanted }

  private static func points(of sorted: [Case]) -> [Point] {
    let wanted = sorted.count { $0.isWanted }
    var (hits, alarms, index) = (0, 0, 0)
    var points: [Point] = []
    var top: Double?
    /// Counts all traces that share the next critical threshold as fired.
    func takeEquals() {
      let critical = sorted[index].critical
      while index < sorted.count, sorted[index].critical == critical {
        if sorted[index].isWanted { hits += 1 } else { alarms += 1 }
        index += 1
      }
    }
    if sorted.first?.critical == .infinity { takeEquals() }
    while true {
      let next = index < sorted.count ? sorted[index].critical : -.infinity
      let counts = ConfusionCounts(
        truePositives: hits, falsePositives: alarms, falseNegatives: wanted - hits,
        trueNegatives: sorted.count - wanted - alarms)
      points.append(Point(above: next == -.infinity ? nil : next, upTo: top, counts: counts, run: nil))
      guard next > -.infinity else { return points }
      takeEquals()
      top = next
    }
  }
}

extension ReceiverCurve.Point {
  /// A representative threshold: the middle of the range, or its upper limit if there is no lower one; nil without an upper limit.
  ///
  /// If the point is a single threshold, it is that threshold.
  public var threshold: Double? {
    if let run { return run }
    guard let upTo else { return nil }
    guard let above else { return upTo }
    return above + (upTo - above) / 2
  }
}
