import ReplayStatistics

/// The thresholds worth choosing, each by another criterion, or the reason why there is none.
struct SweepChoice {
  /// One recommended range of thresholds, or the reason why there is none.
  struct Pick {
    /// The range of thresholds; nil if nothing can be recommended.
    let stretch: ReceiverCurve.Stretch?
    /// Youden's J (hit rate minus false-alarm rate) in the range; nil for a choice by another criterion.
    var j: Double?
    /// The reason why nothing can be recommended; nil if there is a range.
    let why: String?

    init(_ stretch: ReceiverCurve.Stretch?, j: Double? = nil, orBecause reason: String) {
      (self.stretch, self.j, why) = (stretch, j, stretch == nil ? reason : nil)
    }
  }

  /// The thresholds with the lowest cost of mistakes.
  let cheapest: Pick
  /// The thresholds around ``cheapest`` whose cost is at most one percentage point higher.
  let plateau: Pick
  /// The thresholds with the largest Youden J: hit rate minus false-alarm rate.
  let youden: Pick
  /// The lowest thresholds whose false-alarm rate is at most ``Sweep/falseAlarmRate``.
  let atRate: Pick

  private static let noBoth = "the gestures are not both pulls and others"

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
  /// The counts of right and wrong verdicts, if they are the same at every threshold of the range; otherwise nil.
  package func counts(of stretch: Stretch) -> ConfusionCounts? {
    let first = points[stretch.points.lowerBound].counts
    return stretch.points.allSatisfy { points[$0].counts == first } ? first : nil
  }
}
