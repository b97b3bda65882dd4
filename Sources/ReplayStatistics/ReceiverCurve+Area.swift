extension ReceiverCurve {
  /// The area under the ROC curve, 0…1: the probability that a pull has a greater critical threshold than another gesture; ½ for guessing.
  ///
  /// Ties count half (Mann and Whitney 1947; Bamber 1975). Beyond the most lenient threshold the curve goes straight to (1, 1), so traces
  /// that never fire are ties. A bootstrap over people or devices gives the bounds.
  public var areaUnderCurve: Estimate {
    let names = Set(sorted.map { $0.cluster }).sorted()
    let indices = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0) })
    let ranked = RankedClusters(sorted, indices: indices)
    guard let area = ranked.area(times: names.map { _ in 1 }) else {
      let counts = points[0].counts
      return Estimate(value: nil, count: sorted.count, orBecause: counts.balancedAccuracy.why)
    }
    return Estimate(value: area, count: sorted.count)
      .bounded(by: ClusterBootstrap.interval(names: names) { ranked.area(times: $0) }.ofScore)
  }

  /// The average precision, 0…1: the precision at every gain of recall, weighted by that gain.
  ///
  /// For recall R and precision P it is `Σ (Rᵢ − Rᵢ₋₁)·Pᵢ`, without interpolation. Pulls that fire at no threshold come last, tied with
  /// other gestures that fire at none; scikit-learn treats ties in the same way. It has no value without pulls, and none without other
  /// gestures, because it is then 1 whatever an engine does.
  public var averagePrecision: Estimate {
    guard wanted > 0, unwanted > 0 else {
      return Estimate(value: nil, count: sorted.count, orBecause: points[0].counts.balancedAccuracy.why)
    }
    var (sum, hits, before) = (0.0, 0, 0)
    for (index, one) in sorted.enumerated() {
      if one.isWanted { hits += 1 }
      guard index == sorted.count - 1 || sorted[index + 1].critical != one.critical else { continue }
      // All traces of the same critical threshold are gained at once.
      sum += Double(hits - before) / Double(wanted) * (Double(hits) / Double(index + 1))
      before = hits
    }
    return Estimate(value: sum, count: sorted.count)
  }
}
