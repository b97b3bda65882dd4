/// The area under the ROC curve for traces that come in clusters, each weighted as a bootstrap draws it.
///
/// For every pair of clusters it is computed once how often a pull of the one has a greater critical threshold than another gesture of the
/// other, so a bootstrap sample takes one step per pair, however many traces there are. With more pairs than traces, a
/// sample takes one step per trace.
struct RankedClusters {
  /// Traces of one cluster with the same critical threshold, either all wanted or all not.
  private struct Step {
    let cluster: Int
    let isWanted: Bool
    var count: Int
    /// True for the last step with its critical threshold.
    var endsTie = false
  }

  private var steps: [Step] = []
  private var pairs: Pairs?

  /// The traces, sorted by falling critical threshold, with the index of each cluster.
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

  /// The area for these cluster weights; nil if there are no pulls or no other gestures. Whole numbers, so that the order cannot matter.
  func area(times: [Int]) -> Double? {
    let (halves, hits, alarms) = pairs?.sums(times: times) ?? sums(times: times)
    return hits == 0 || alarms == 0 ? nil : Double(halves) / (2 * Double(hits) * Double(alarms))
  }

  /// Twice the number of pairs of a pull and another gesture in which the pull comes first, counting ties once; and the number of traces of
  /// each kind.
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

  /// The same sums for clusters that count once, pair by pair.
  private struct Pairs {
    /// Sums for pulls of one cluster and other gestures of another: one row per cluster of the other gestures.
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

    /// Adds all traces of one critical threshold; their other gestures come after all pulls added before.
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
