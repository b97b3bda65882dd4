import PullToRefresh

extension GestureFigures {
  /// When a perfect engine of the same policy would trigger, in seconds; nil if it never would.
  ///
  /// The first crossing, the release past the threshold, or the first crossing that lasts for the dwell, and its
  /// end. Where the policy requires a finger only what happens under it counts. An armed bounce-back is due at the release.
  func due(by traits: RefreshTraits, gesture: FingerGesture, measure: PullMeasure) -> Double? {
    let counted = crossings.filter { $0.isContact || !traits.requiresFinger }
    switch traits.moment {
    case .crossing: return counted.first(where: \.isUp)?.time
    case .release, .bounceBack: return releasePull.map(measure.isPast) == true ? gesture.ended : nil
    case .dwell(let dwell):
      let last = traits.requiresFinger ? gesture.ended : .infinity
      return Self.endOfFirst(dwell, in: counted, last: last)
    }
  }

  /// The end of the first stay past the threshold of at least `dwell` seconds.
  private static func endOfFirst(_ dwell: Double, in crossings: [Crossing], last: Double) -> Double? {
    for (index, crossing) in crossings.enumerated() where crossing.isUp {
      let end = index + 1 < crossings.count ? crossings[index + 1].time : last
      if end - crossing.time >= dwell { return crossing.time + dwell }
    }
    return nil
  }
}
