/// The counts that every threshold would give for a set of traces, from one number each: the *critical
/// threshold*, the greatest at which it still fires.
///
/// A trace fires at a threshold θ if θ is not above its critical one: raising θ makes an engine harder to fire. −∞ is a trace that fires at no
/// threshold, +∞ one that fires at every. One pass over the sorted numbers gives the counts at all thresholds.
///
///     let curve = ReceiverCurve([
///       .init(critical: 140, isWanted: true, cluster: "ann"), .init(critical: 60, isWanted: false, cluster: "ann"),
///     ])
///     curve.counts(at: 100)   // 1 true positive, 1 true negative
///     curve.areaUnderCurve.value   // 1
public struct ReceiverCurve: Equatable, Sendable {
  /// One trace.
  public struct Case: Equatable, Sendable {
    /// The greatest threshold at which it still fires; −∞ for one that never does, +∞ for one that always does. Not NaN.
    public var critical: Double
    /// True where a refresh was meant.
    public var isWanted: Bool
    /// The person or device it is from: what a bootstrap draws again.
    public var cluster: String

    /// A trace with these.
    public init(critical: Double, isWanted: Bool, cluster: String) {
      (self.critical, self.isWanted, self.cluster) = (critical, isWanted, cluster)
    }
  }

  /// A stretch of thresholds in which every one gives the same counts. Of runs, the outcome of one threshold.
  public struct Point: Equatable, Sendable {
    /// The thresholds are above this; nil where every lower one does the same, and of runs.
    public let above: Double?
    /// And at most this; nil where every higher one does the same, and of runs.
    public let upTo: Double?
    /// The counts of the traces at these thresholds.
    public let counts: ConfusionCounts
    /// The one threshold it was run with, where nothing is known beside it; nil for a stretch.
    public let run: Double?
  }

  /// The result of a run of all traces with one threshold.
  public struct Run: Equatable, Sendable {
    /// The threshold, finite.
    public var threshold: Double
    /// All traces, counted.
    public var counts: ConfusionCounts

    /// A run with these.
    public init(threshold: Double, counts: ConfusionCounts) {
      (self.threshold, self.counts) = (threshold, counts)
    }
  }

  /// All the points, from the strictest thresholds to the most lenient; at least one.
  ///
  /// Rates of false alarms and of hits never fall from one to the next. The first is that of thresholds above every critical one that is
  /// finite, the last of those at or below the least.
  public let points: [Point]
  /// The traces, the greatest critical threshold first.
  let sorted: [Case]

  /// The curve of these traces.
  ///
  /// - Parameter cases: In any order: equal sets give equal curves.
  public init(_ cases: [Case]) {
    sorted = Self.sort(cases)
    points = Self.points(of: sorted)
  }

  /// The curve of runs with some thresholds, of an engine whose traces have no critical one: between two runs nothing is known, so
  /// a point is one threshold, and a choice is one that was run.
  ///
  /// - Parameters:
  ///   - runs: One or more, each threshold once, in any order.
  ///   - cases: The traces; `critical` is the greatest threshold run with which it fires. For the area and the average precision.
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

  /// True where it is of runs with some thresholds alone.
  public var isOfRuns: Bool { points[0].run != nil }

  /// The counts of every trace at one threshold; found by halving. Not of runs.
  ///
  /// - Parameter threshold: A finite number.
  /// - Returns: All traces, counted.
  public func counts(at threshold: Double) -> ConfusionCounts {
    points[index(at: threshold)].counts
  }

  /// The index in ``points`` of a threshold. Not of runs.
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

  /// Traces in which a refresh was meant.
  public var wanted: Int { points[0].counts.wanted }
  /// Traces in which none was.
  public var unwanted: Int { points[0].counts.unwanted }

  private static func points(of sorted: [Case]) -> [Point] {
    let wanted = sorted.count { $0.isWanted }
    var (hits, alarms, index) = (0, 0, 0)
    var points: [Point] = []
    var top: Double?
    /// Takes all traces that share the next critical threshold.
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
  /// A threshold that stands for the stretch: its middle, or its upper end where it reaches down without end; nil where it has no upper end.
  /// Of a run its own.
  public var threshold: Double? {
    if let run { return run }
    guard let upTo else { return nil }
    guard let above else { return upTo }
    return above + (upTo - above) / 2
  }
}
