import Testing

@testable import ReplayStatistics

@Suite("Ranked clusters")
struct RankedClustersTests {
  private static let seed: UInt64 = 20_261_128

  // The definition itself is the independent source: every pull beside everything else, ties half (Mann and Whitney 1947).
  private func area(_ cases: [ReceiverCurve.Case], _ indices: [String: Int], times: [Int]) -> Double? {
    var (halves, count) = (0, 0)
    for pull in cases where pull.isWanted {
      for other in cases where !other.isWanted {
        let both = times[indices[pull.cluster] ?? 0] * times[indices[other.cluster] ?? 0]
        halves += both * (pull.critical > other.critical ? 2 : pull.critical == other.critical ? 1 : 0)
        count += both
      }
    }
    return count == 0 ? nil : Double(halves) / (2 * Double(count))
  }

  // Of 6 clusters pairs are fewer than 300 traces, of 40 they are more: both ways are taken.
  @Test("gives the area of its definition, of few clusters and of many", arguments: [1, 6, 40])
  func definition(clusters: Int) {
    var random = SeededNumbers(seed: Self.seed)
    func below(_ limit: Int) -> Int { Int(random.next() * Double(limit)) }
    let indices = Dictionary(uniqueKeysWithValues: (0..<clusters).map { ("c\($0)", $0) })
    for round in 0..<30 {
      let cases = (0..<300).map { _ in
        let critical = below(40)
        return ReceiverCurve.Case(
          critical: critical == 0 ? -.infinity : Double(critical), isWanted: below(4) == 0,
          cluster: "c\(below(clusters))")
      }
      let times = (0..<clusters).map { _ in below(4) }
      let ranked = RankedClusters(ReceiverCurve(cases).sorted, indices: indices)
      #expect(
        ranked.area(times: times) == area(cases, indices, times: times), "seed \(Self.seed), round \(round)")
    }
  }
}
