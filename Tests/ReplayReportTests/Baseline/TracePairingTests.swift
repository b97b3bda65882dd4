import Testing

@testable import ReplayReport

@Suite("Trace pairing")
struct TracePairingTests {
  private func side(_ paths: [String], _ hashes: [UInt64?]) -> TracePairing.Side {
    TracePairing.Side(paths: paths, hashes: hashes)
  }

  @Test("files that hold the same are the same traces, whatever their paths and order")
  func moved() {
    let old = side(["a", "b", "c", "d"], [1, 2, 3, 2])
    let new = side(["x/d", "x/c", "x/b", "x/a"], [2, 3, 2, 1])
    // The two of one content keep their order.
    #expect(TracePairing(old: old, new: new).places == [1, 2, 3, 0])
  }

  @Test("a file of the same path that holds something else is not paired, and is named")
  func changed() {
    let old = side(["a", "b", "c", "d", "e"], [1, 2, 3, 4, 5])
    let one = TracePairing(old: old, new: side(["a", "b", "c", "d", "e"], [1, 2, 30, 4, 5]))
    #expect(one.places == nil && one.why == "other traces: c holds something else than then")
    let four = TracePairing(old: old, new: side(["a", "b", "c", "d", "e"], [10, 20, 30, 40, 5]))
    #expect(four.why == "other traces: a, b, c and 1 more hold something else than then")
    #expect(TracePairing(old: old, new: side(["a"], [1])).why == "other traces")
    #expect(TracePairing(old: old, new: side([], [])).places == nil)
  }

  @Test("where one side does not say what its files held, the same paths in the same order must do")
  func older() {
    let old = side(["a", "b"], [])
    #expect(TracePairing(old: old, new: side(["a", "b"], [1, 2])).places == [0, 1])
    #expect(TracePairing(old: old, new: side(["b", "a"], [2, 1])).places == nil)
    #expect(TracePairing(old: side([], []), new: side([], [])).places == nil)
  }
}
