import ReplayExperiments
import Testing

@testable import ReplayReport

@Suite("Counted gestures")
struct CountedGesturesTests {
  @Test("names and hashes stand in their order; a gesture without a hash has none", arguments: [0, 1, 3])
  func hashes(before: Int) {
    var list = CountedGestures(origin: "recorded")
    let hashes = (0..<before).map { UInt64?(UInt64($0)) } + [nil, 0, 7, nil]
    for (index, hash) in hashes.enumerated() {
      list.append("t\(index)", hash: hash, of: SampledUnit(TraceLabel()))
    }
    #expect(list.count == hashes.count && list.names.all == hashes.indices.map { "t\($0)" })
    #expect((0..<list.count).map(list.hash) == hashes)
  }
}
