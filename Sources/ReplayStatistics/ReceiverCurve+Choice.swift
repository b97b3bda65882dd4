extension ReceiverCurve {
  /// The costs of each kind of mistake, in any unit.
  public struct Costs: Equatable, Sendable {
    /// A refresh that nobody wanted, above 0.
    public var falseAccept: Double
    /// A pull that did not fire, above 0.
    public var miss: Double

    /// Costs of both kinds, finite and above 0.
    public init(falseAccept: Double, miss: Double) {
      precondition(falseAccept > 0 && miss > 0, "costs must be above 0")
      precondition(falseAccept.isFinite && miss.isFinite, "costs must be finite")
      (self.falseAccept, self.miss) = (falseAccept, miss)
    }

    /// The cost of the mistakes in `counts`.
    public func of(_ counts: ConfusionCounts) -> Double {
      falseAccept * Double(counts.falsePositives) + miss * Double(counts.falseNegatives)
    }
  }

  /// A stretch of neighbouring thresholds.
  public struct Stretch: Equatable, Sendable {
    /// The thresholds are above this; nil where every lower one belongs to it.
    public let above: Double?
    /// And at most this; nil where every higher one belongs to it.
    public let upTo: Double?
    /// The points that make it.
    public let points: ClosedRange<Int>
    /// The least and the greatest threshold of runs; nil where all between the ends are known.
    public let runs: ClosedRange<Double>?
    /// The middle one of those runs.
    private let run: Double?

    fileprivate init(_ points: ClosedRange<Int>, of all: [Point]) {
      let (strict, lenient) = (all[points.lowerBound], all[points.upperBound])
      (self.points, above, upTo) = (points, lenient.above, strict.upTo)
      runs = lenient.run.flatMap { least in strict.run.map { least...$0 } }
      run = all[(points.lowerBound + points.upperBound) / 2].run
    }

    /// The width; nil where an end is open. Of runs from the least to the greatest.
    public var width: Double? {
      if let runs { return runs.upperBound - runs.lowerBound }
      guard let above, let upTo else { return nil }
      return upTo - above
    }

    /// A threshold that stands for it: its middle, or the end it has; nil where it has no upper end. Of runs the middle one.
    public var threshold: Double? {
      if let run { return run }
      guard let upTo else { return nil }
      guard let above else { return upTo }
      return above + (upTo - above) / 2
    }
  }

  /// The thresholds that cost least: `argmin C_fa·FP + C_miss·FN`.
  ///
  /// Of several stretches that cost the same the widest bounded one; the strictest of equally wide ones.
  ///
  /// - Parameter costs: Of both kinds of mistake.
  /// - Returns: Thresholds that all cost the same.
  public func optimum(_ costs: Costs) -> Stretch {
    let paid = points.map { costs.of($0.counts) }
    let least = paid.min() ?? 0
    return widest { paid[$0] <= least }
  }

  /// The thresholds with the greatest Youden J, hits less false alarms, `TP/(TP+FN) − FP/(FP+TN)`; nil without pulls or nothing but pulls.
  public var bestYouden: (stretch: Stretch, j: Double)? {
    guard wanted > 0, unwanted > 0 else { return nil }
    // In whole numbers, so that equals are equal.
    let values = points.map {
      $0.counts.truePositives * unwanted - $0.counts.falsePositives * wanted
    }
    let greatest = values.max() ?? 0
    return (widest { values[$0] >= greatest }, Double(greatest) / (Double(wanted) * Double(unwanted)))
  }

  /// The range over which the threshold may move from the cheapest before it costs more than `tolerance`
  /// beyond it.
  ///
  /// Costs are taken as a share of what it would cost to be wrong in every trace: with equal costs, the share of traces judged wrong.
  ///
  /// - Parameters:
  ///   - costs: Of both kinds of mistake.
  ///   - tolerance: Share of that; 0.01 is a percentage point.
  /// - Returns: The stretch around ``optimum(_:)``.
  public func plateau(_ costs: Costs, tolerance: Double = 0.01) -> Stretch {
    let best = optimum(costs)
    let worst = costs.falseAccept * Double(unwanted) + costs.miss * Double(wanted)
    // Rounding of the two products.
    let limit = costs.of(points[best.points.lowerBound].counts) + worst * (tolerance + 1e-12)
    var (first, last) = (best.points.lowerBound, best.points.upperBound)
    while first > 0, costs.of(points[first - 1].counts) <= limit { first -= 1 }
    while last < points.count - 1, costs.of(points[last + 1].counts) <= limit { last += 1 }
    return stretch(first...last)
  }

  /// The most lenient thresholds that fire in at most so many of the traces in which nothing was wanted.
  ///
  /// - Parameter rate: Highest rate of false alarms, from 0 to 1.
  /// - Returns: The point; nil where there are no such traces, or even the strictest threshold fires more often.
  public func point(falsePositiveRate rate: Double) -> Point? {
    guard unwanted > 0 else { return nil }
    return points.last { Double($0.counts.falsePositives) <= rate * Double(unwanted) * (1 + 1e-12) }
  }

  /// The thresholds of neighbouring points.
  ///
  /// - Parameter range: Indices into ``points``.
  /// - Returns: All thresholds that belong to them.
  public func stretch(_ range: ClosedRange<Int>) -> Stretch {
    Stretch(range, of: points)
  }

  /// The widest run of points that `belong`; runs with an end only where there is no other.
  private func widest(_ belongs: (Int) -> Bool) -> Stretch {
    var runs: [Stretch] = []
    var start: Int?
    for index in points.indices {
      if belongs(index) { start = start ?? index }
      guard let first = start, index == points.count - 1 || !belongs(index + 1) else { continue }
      runs.append(stretch(first...index))
      start = nil
    }
    let rank = { (run: Stretch) in run.width ?? (run.upTo == nil ? -2 : -1) }
    var best = runs[0]
    for run in runs.dropFirst() where rank(run) > rank(best) { best = run }
    return best
  }
}

extension ReceiverCurve.Point {
  /// Its point on a DET plot: both rates as normal deviates (Martin et al. 1997).
  ///
  /// Nil where a rate is 0 or 1, which have no point on that scale, or does not exist.
  public var deviates: (falseAlarm: Double?, miss: Double?) {
    let alarm = counts.falsePositiveRate.value.flatMap(NormalDistribution.quantile)
    let miss = counts.recall.value.flatMap { NormalDistribution.quantile(1 - $0) }
    return (alarm, miss)
  }
}
