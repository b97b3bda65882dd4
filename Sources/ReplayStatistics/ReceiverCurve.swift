/// The counts that every threshold would give for a set of traces, computed from one number each: the *critical
/// threshold*, the greatest at which a trace still fires.
///
/// A trace fires at a threshold θ if θ is not above its critical one: raising θ makes an engine harder to fire. −∞ is a trace that fires at
/// no threshold, +∞ one that fires at every. One pass over the sorted numbers gives the counts at all thresholds.
///
///     let curve = ReceiverCurve([
///       .init(critical: 140, isWanted: true, cluster: "ann"), .init(critical: 60, isWanted: false, cluster: "ann"),
///     ])
///     curve.counts(at: 100)   // 1 true positive, 1 true negative
///     curve.areaUnderCurve.value   // 1
public struct ReceiverCurve: Equatable, Sendable {
  /// One trace of the curve.
  public struct Case: Equatable, Sendable {
    /// The greatest threshold at which the trace still fires; −∞ if it never does, +∞ if it always does. Not NaN.
    public var critical: Double
    /// True if a refresh was wanted.
    public var isWanted: Bool
    /// The person or device of the trace: the unit that a bootstrap resamples.
    public var cluster: String

    /// A trace with these values.
    public init(critical: Double, isWanted: Bool, cluster: String) {
      (self.critical, self.isWanted, self.cluster) = (critical, isWanted, cluster)
    }
  }

  /// A range of thresholds that all give the same counts. For runs, the outcome of one threshold.
  public struct Point: Equatable, Sendable {
    /// Thresholds in the range are above this; nil if there is no lower limit, and for runs.
    public let above: Double?
    /// Thresholds in the range are at most this; nil if there is no upper limit, and for runs.
    public let upTo: Double?
    /// The counts of the traces at these thresholds.
    public let counts: ConfusionCounts
    /// The threshold that was run, if its neighbours are unknown; nil for a range.
    public let run: Double?
  }

  /// The result of running all traces with one threshold.
  public struct Run: Equatable, Sendable {
    /// The threshold, finite.
    public var threshold: Double
    /// The counts of all traces.
    public var counts: ConfusionCounts

    /// A run with this threshold and these counts.
    public init(threshold: Double, counts: ConfusionCounts) {
      (self.threshold, self.counts) = (threshold, counts)
    }
  }

  /// All points, from the strictest thresholds to the most lenient; at least one.
  ///
  /// False alarm and hit rates never fall from one to the next. The first point has the thresholds above every finite critical one,
  /// the last those at or below the least.
  public let points: [Point]
  /// The traces, sorted by falling critical threshold.
  let sorted: [Case]

  /// The curve of these traces.
  ///
  /// - Parameter cases: In any order; equal sets give equal curves.
  public init(_ cases: [Case]) {
    sorted = Self.sort(cases)
    points = Self.points(of: sorted)
  }

  /// The curve of runs with some thresholds, for an engine whose traces have no critical threshold. Between two runs nothing is known, so
  /// a point is one threshold, and a choice is one that was run.
  ///
  /// - Parameters:
  ///   - runs: One or more, each threshold once, in any order.
  ///   - cases: The traces; `critical` is the greatest threshold run with which the trace fires. Used for the area and the average
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

  /// True if it is of runs with some thresholds alone.
  public var isOfRuns: Bool { points[0].run != nil }

  /// The counts of every trace at one threshold; found by halving. Not of runs.
  ///
  /// - Parameter threshold: A finite number.
  /// - Returns: All traces, counted.
  public func counts(at threshold: Double) -> ConfusionCounts {
    points[index(at: threshold)].counts
  }

  /// The index in ``points`` of a threshold. Not for runs.
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
    /// Adds all traces that share the next critical threshold.
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
  /// A representative threshold of the range: its middle, or its upper limit if there is no lower one; nil without an upper limit.
  /// For a run, its threshold.
  public var threshold: Double? {
    if let run { return run }
    guard let upTo else { return nil }
    guard let above else { return upTo }
    return above + (upTo - above) / 2
  }
}
