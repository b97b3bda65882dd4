/// Computes the area under the ROC curve in each bootstrap sample, for traces that come in clusters (people or devices).
///
/// For every pair of clusters, it is counted once how often a pull of one cluster has a greater critical threshold than another gesture of
/// the other cluster. Then a bootstrap sample takes one step per pair, however many traces there are. If there are more pairs than traces,
/// a sample takes one step per trace.
struct RankedClusters {
  /// Traces of one cluster with the same critical threshold; a refresh was wanted in all of them or in none.
  private struct Step {
    let cluster: Int
    let isWanted: Bool
    var count: Int
    /// True if the next step has another critical threshold, or if there is no next step.
    var endsTie = false
  }

  private var steps: [Step] = []
  private var pairs: Pairs?

  /// Prepares traces that are sorted by falling critical threshold; `indices` gives the index of each cluster by its name.
  init(_ sorted: [ReceiverCurve.Case], indices: [String: Int]) {
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
    if indices.count * indices.count <= steps.count { pairs = Pairs(steps, clusters: indices.count) }
  }

  /// The area under the ROC curve for these cluster weights, 0…1; nil if there are no pulls or no other gestures.
  ///
  /// It is computed from whole numbers, so that the order of the clusters cannot matter.
  func area(times: [Int]) -> Double? {
    let (halves, hits, alarms) = pairs?.sums(times: times) ?? sums(times: times)
    return hits == 0 || alarms == 0 ? nil : Double(halves) / (2 * Double(hits) * Double(alarms))
  }

  /// The weighted sums that give the area: `halves`, the number of pulls, and the number of other gestures.
  ///
  /// `halves` is twice the number of pairs of a pull and another gesture in which the pull has the greater critical threshold, plus the
  /// number of pairs in which both are equal.
  private func sums(times: [Int]) -> (halves: Int, hits: Int, alarms: Int) {
    var (hits, alarms, hitsTied, alarmsTied, halves) = (0, 0, 0, 0, 0)
    for step in steps {
      let count = step.count * times[step.cluster]
      if step.isWanted { hitsTied += count } else { alarmsTied += count }
      guard step.endsTie else { continue }
      halves += alarmsTied * (2 * hits + hitsTied)
      (hits, alarms) = (hits + hitsTied, alarms + alarmsTied)
      (hitsTied, alarmsTied) = (0, 0)
    }
    return (halves, hits, alarms)
  }

  /// The sums that give the area, counted once for every pair of clusters and then only weighted.
  private struct Pairs {
    /// Twice the pairs in which the pull has the greater critical threshold, plus ties: one row per cluster of the other gestures, one
    /// column per cluster of the pulls.
    private var halves: [Int]
    private var hits: [Int]
    private var alarms: [Int]

    init(_ steps: [Step], clusters: Int) {
      halves = Array(repeating: 0, count: clusters * clusters)
      (hits, alarms) = (Array(repeating: 0, count: clusters), Array(repeating: 0, count: clusters))
      var tie: [Step] = []
      for step in steps {
        tie.append(step)
        guard step.endsTie else { continue }
        take(tie)
        tie.removeAll(keepingCapacity: true)
      }
    }

    /// Adds all traces with one critical threshold, which is lower than that of every trace added before.
    private mutating func take(_ tie: [Step]) {
      for other in tie where !other.isWanted {
        let row = other.cluster * hits.count
        for cluster in hits.indices { halves[row + cluster] += other.count * 2 * hits[cluster] }
        for pull in tie where pull.isWanted { halves[row + pull.cluster] += other.count * pull.count }
        alarms[other.cluster] += other.count
      }
      for pull in tie where pull.isWanted { hits[pull.cluster] += pull.count }
    }

    func sums(times: [Int]) -> (halves: Int, hits: Int, alarms: Int) {
      var sums = (halves: 0, hits: 0, alarms: 0)
      for (index, count) in times.enumerated() where count > 0 {
        var row = 0
        for (cluster, times) in times.enumerated() { row += halves[index * hits.count + cluster] * times }
        sums.halves += row * count
        sums.hits += hits[index] * count
        sums.alarms += alarms[index] * count
      }
      return sums
    }
  }
}
