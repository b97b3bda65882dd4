import ReplayStatistics

/// The thresholds worth choosing; each that there is not says why.
struct SweepChoice {
  /// One of them.
  struct Pick {
    /// The thresholds; nil where there is none to choose.
    let stretch: ReceiverCurve.Stretch?
    /// Youden's J there; nil for a choice that is not by it.
    var j: Double?
    /// The reason why there is none; nil where there is one.
    let why: String?

    init(_ stretch: ReceiverCurve.Stretch?, j: Double? = nil, orBecause reason: String) {
      (self.stretch, self.j, why) = (stretch, j, stretch == nil ? reason : nil)
    }
  }

  /// Those that cost least.
  let cheapest: Pick
  /// Those around them that cost at most a percentage point more.
  let plateau: Pick
  /// Those with the greatest Youden J.
  let youden: Pick
  /// The most lenient with at most the rate of false alarms asked for.
  let atRate: Pick

  private static let noBoth = "not both pulls and others among the gestures"

  init(_ curve: ReceiverCurve, _ sweep: Sweep) {
    guard curve.points.contains(where: { $0.counts.fired > 0 }) else {
      let nothing =
        curve.isOfRuns ? "nothing fires with any threshold run" : "nothing fires, whatever the threshold"
      let none = Pick(nil, orBecause: nothing)
      (cheapest, plateau, youden, atRate) = (none, none, none, none)
      return
    }
    cheapest = Pick(curve.optimum(sweep.costs), orBecause: "")
    plateau = Pick(curve.plateau(sweep.costs), orBecause: "")
    let best = curve.bestYouden
    youden = Pick(best?.stretch, j: best?.j, orBecause: Self.noBoth)
    let point = curve.point(falsePositiveRate: sweep.falseAlarmRate)
    atRate = Pick(
      point.flatMap { curve.points.firstIndex(of: $0) }.map { curve.stretch($0...$0) },
      orBecause: curve.unwanted == 0 ? Self.noBoth : "every threshold fires more often")
  }
}

extension ReceiverCurve {
  /// The counts with every threshold of a stretch; nil where they differ in it.
  package func counts(of stretch: Stretch) -> ConfusionCounts? {
    let first = points[stretch.points.lowerBound].counts
    return stretch.points.allSatisfy { points[$0].counts == first } ? first : nil
  }
}
