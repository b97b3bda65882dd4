extension ReceiverCurve {
  /// The costs of the two kinds of mistake, in any common unit.
  public struct Costs: Equatable, Sendable {
    /// The cost of a refresh that nobody wanted, above 0.
    public var falseAccept: Double
    /// The cost of a pull that did not fire, above 0.
    public var miss: Double

    /// Stores the costs of both kinds of mistake, each finite and above 0.
    public init(falseAccept: Double, miss: Double) {
      precondition(falseAccept > 0 && miss > 0, "costs must be above 0")
      precondition(falseAccept.isFinite && miss.isFinite, "costs must be finite")
      (self.falseAccept, self.miss) = (falseAccept, miss)
    }

    /// The cost of all mistakes in `counts`, in the unit of the costs.
    public func of(_ counts: ConfusionCounts) -> Double {
      falseAccept * Double(counts.falsePositives) + miss * Double(counts.falseNegatives)
    }
  }

  /// A range of neighbouring thresholds.
  public struct Stretch: Equatable, Sendable {
    /// Thresholds in the range are above this; nil if there is no lower limit.
    public let above: Double?
    /// Thresholds in the range are at most this; nil if there is no upper limit.
    public let upTo: Double?
    /// The indices of the curve's points that form the range.
    public let points: ClosedRange<Int>
    /// The least and the greatest threshold that were replayed; nil if the counts at all thresholds of the range are known.
    public let runs: ClosedRange<Double>?
    /// The middle one of the thresholds that were replayed; nil if the counts at all thresholds are known.
    private let run: Double?

    fileprivate init(_ points: ClosedRange<Int>, of all: [Point]) {
      let (strict, lenient) = (all[points.lowerBound], all[points.upperBound])
      (self.points, above, upTo) = (points, lenient.above, strict.upTo)
      runs = lenient.run.flatMap { least in strict.run.map { least...$0 } }
      run = all[(points.lowerBound + points.upperBound) / 2].run
    }

    /// The width of the range: from ``above`` to ``upTo``, or from the least to the greatest threshold in ``runs``.
    ///
    /// Nil if the range has no lower or no upper limit.
    public var width: Double? {
      if let runs { return runs.upperBound - runs.lowerBound }
      guard let above, let upTo else { return nil }
      return upTo - above
    }

    /// A representative threshold: the middle of the range, or its upper limit if there is no lower one; nil without an upper limit.
    ///
    /// If only single thresholds were replayed, it is the middle one of them.
    public var threshold: Double? {
      if let run { return run }
      guard let upTo else { return nil }
      guard let above else { return upTo }
      return above + (upTo - above) / 2
    }
  }

  /// The thresholds with the least cost of mistakes: `argmin C_fa·FP + C_miss·FN`.
  ///
  /// Of several ranges with the same cost, the widest that has both limits is chosen; of equally wide ones the strictest.
  ///
  /// - Parameter costs: The costs of both kinds of mistake.
  /// - Returns: Thresholds that all have the same cost.
  public func optimum(_ costs: Costs) -> Stretch {
    let paid = points.map { costs.of($0.counts) }
    let least = paid.min() ?? 0
    return widest { paid[$0] <= least }
  }

  /// The thresholds with the greatest Youden J, and that J: hit rate minus false-alarm rate, `TP/(TP+FN) − FP/(FP+TN)`.
  ///
  /// Nil without pulls or without other gestures.
  public var bestYouden: (stretch: Stretch, j: Double)? {
    guard wanted > 0, unwanted > 0 else { return nil }
    // In whole numbers, so that equal values compare equal.
    let values = points.map {
      $0.counts.truePositives * unwanted - $0.counts.falsePositives * wanted
    }
    let greatest = values.max() ?? 0
    return (widest { values[$0] >= greatest }, Double(greatest) / (Double(wanted) * Double(unwanted)))
  }

  /// The range around the cheapest threshold in which the cost of mistakes is at most `tolerance` above the minimum.
  ///
  /// Costs are expressed as a fraction of the cost of being wrong in every trace. With equal costs this is the fraction of traces decided
  /// wrongly.
  ///
  /// - Parameters:
  ///   - costs: The costs of both kinds of mistake.
  ///   - tolerance: A fraction of the cost of being wrong in every trace; 0.01 is a percentage point.
  /// - Returns: The range around ``optimum(_:)``.
  public func plateau(_ costs: Costs, tolerance: Double = 0.01) -> Stretch {
    let best = optimum(costs)
    let worst = costs.falseAccept * Double(unwanted) + costs.miss * Double(wanted)
    // Allows for the rounding of both products.
    let limit = costs.of(points[best.points.lowerBound].counts) + worst * (tolerance + 1e-12)
    var (first, last) = (best.points.lowerBound, best.points.upperBound)
    while first > 0, costs.of(points[first - 1].counts) <= limit { first -= 1 }
    while last < points.count - 1, costs.of(points[last + 1].counts) <= limit { last += 1 }
    return stretch(first...last)
  }

  /// The most lenient thresholds whose false-alarm rate is at most the given one.
  ///
  /// - Parameter rate: The highest fraction of traces without a wanted refresh in which the engine may fire, from 0 to 1.
  /// - Returns: The point; nil if a refresh was wanted in every trace, or if even the strictest threshold fires more often.
  public func point(falsePositiveRate rate: Double) -> Point? {
    guard unwanted > 0 else { return nil }
    return points.last { Double($0.counts.falsePositives) <= rate * Double(unwanted) * (1 + 1e-12) }
  }

  /// The range of thresholds that is covered by neighbouring points of the curve.
  ///
  /// - Parameter range: Indices into ``points``.
  /// - Returns: All thresholds of these points.
  public func stretch(_ range: ClosedRange<Int>) -> Stretch {
    Stretch(range, of: points)
  }

  /// The widest range of neighbouring points for which `belongs` is true; a range without limits only if there is no other.
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
  /// The point's coordinates on a DET plot: false-alarm rate and miss rate as normal deviates (Martin et al. 1997).
  ///
  /// A coordinate is nil if its rate is undefined, or is 0 or 1 and so has no finite deviate.
  public var deviates: (falseAlarm: Double?, miss: Double?) {
    let alarm = counts.falsePositiveRate.value.flatMap(NormalDistribution.quantile)
    let miss = counts.recall.value.flatMap { NormalDistribution.quantile(1 - $0) }
    return (alarm, miss)
  }
}
