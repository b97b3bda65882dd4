extension ReceiverCurve {
  /// The area under the curve of hits over false alarms: how often a pull has the greater critical threshold than something else, ties
  /// counting half (Mann and Whitney 1947; Bamber 1975). ½ for guessing.
  ///
  /// Beyond the most lenient threshold the curve goes straight to (1, 1): traces that never fire are ties. Bounds by a cluster bootstrap.
  public var areaUnderCurve: Estimate {
    let names = Set(sorted.map { $0.cluster }).sorted()
    let indices = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0) })
    let ranked = Ranked(sorted, indices: indices)
    guard let area = ranked.area(times: names.map { _ in 1 }) else {
      let counts = points[0].counts
      return Estimate(value: nil, count: sorted.count, orBecause: counts.balancedAccuracy.why)
    }
    return Estimate(value: area, count: sorted.count)
      .bounded(by: ClusterBootstrap.interval(names: names) { ranked.area(times: $0) }.ofScore)
  }

  /// The average precision: precision at every gain of recall, weighted by that gain, `Σ (Rᵢ − Rᵢ₋₁)·Pᵢ`; without interpolation.
  ///
  /// Pulls that fire at no threshold come last, with everything else that fires at none, as for the area: a score that is least for
  /// all of them, which is how scikit-learn takes ties. Nil without pulls, and with nothing else, where it is 1 whatever an engine does.
  public var averagePrecision: Estimate {
    guard wanted > 0, unwanted > 0 else {
      return Estimate(value: nil, count: sorted.count, orBecause: points[0].counts.balancedAccuracy.why)
    }
    var (sum, hits, before) = (0.0, 0, 0)
    for (index, one) in sorted.enumerated() {
      if one.isWanted { hits += 1 }
      guard index == sorted.count - 1 || sorted[index + 1].critical != one.critical else { continue }
      // All of the same critical threshold are gained at once.
      sum += Double(hits - before) / Double(wanted) * (Double(hits) / Double(index + 1))
      before = hits
    }
    return Estimate(value: sum, count: sorted.count)
  }

  /// The traces with the indices of their clusters in a bootstrap, and where ties end: those that count alike are one step.
  private struct Ranked {
    /// Traces of one cluster with one critical threshold, all wanted or all not.
    private struct Step {
      let cluster: Int
      let isWanted: Bool
      var count: Int
      /// True for the last of its critical threshold.
      var endsTie = false
    }

    private var steps: [Step] = []

    init(_ sorted: [Case], indices: [String: Int]) {
      for (index, one) in sorted.enumerated() {
        let cluster = indices[one.cluster] ?? 0
        if let last = steps.last, !last.endsTie, last.cluster == cluster, last.isWanted == one.isWanted {
          steps[steps.count - 1].count += 1
        } else {
          steps.append(Step(cluster: cluster, isWanted: one.isWanted, count: 1))
        }
        steps[steps.count - 1].endsTie =
          index == sorted.count - 1 || sorted[index + 1].critical != one.critical
      }
    }

    /// The area where each cluster counts so often; nil where one of the kinds is missing. Whole numbers: the order can't matter.
    func area(times: [Int]) -> Double? {
      var (hits, alarms, hitsTied, alarmsTied, halves) = (0, 0, 0, 0, 0)
      for step in steps {
        let count = step.count * times[step.cluster]
        if step.isWanted { hitsTied += count } else { alarmsTied += count }
        guard step.endsTie else { continue }
        halves += alarmsTied * (2 * hits + hitsTied)
        (hits, alarms) = (hits + hitsTied, alarms + alarmsTied)
        (hitsTied, alarmsTied) = (0, 0)
      }
      return hits == 0 || alarms == 0 ? nil : Double(halves) / (2 * Double(hits) * Double(alarms))
    }
  }
}
