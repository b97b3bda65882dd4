import Testing

@testable import ReplayReport

@Suite("Trace pairing")
struct TracePairingTests {
  private func side(_ paths: [String], _ hashes: [UInt64?]) -> TracePairing.Side {
    TracePairing.Side(paths: paths, hashes: hashes)
  }

  private func pairing(_ old: TracePairing.Side, _ new: TracePairing.Side) -> [[Int]] {
    TracePairing(old: old, new: new).pairs.map { [$0.now, $0.before] }
  }

  @Test("files that hold the same are the same traces, whatever their paths and order")
  func moved() {
    let old = side(["a", "b", "c", "d"], [1, 2, 3, 2])
    let new = side(["x/d", "x/c", "x/b", "x/a"], [2, 3, 2, 1])
    // The two of one content keep their order.
    #expect(pairing(old, new) == [[0, 1], [1, 2], [2, 3], [3, 0]])
    let overlap = TracePairing(old: old, new: new).overlap
    #expect(overlap.isWhole && overlap.missing.isEmpty && overlap.new.isEmpty)
  }

  @Test("those that both have are paired; others are counted, and the first of them named")
  func changed() {
    let old = side(["a", "b", "c", "d", "e"], [1, 2, 3, 4, 5])
    let one = side(["a", "b", "c", "d", "e"], [1, 2, 30, 4, 5])
    #expect(pairing(old, one) == [[0, 0], [1, 1], [3, 3], [4, 4]])
    let words = { (new: TracePairing.Side) in TracePairing(old: old, new: new).overlap.words }
    #expect(words(one) == "5 → 5 gestures, 4 of them the same; changed: c")
    #expect(words(side(["b", "d"], [2, 4])) == "5 → 2 gestures, 2 of them the same; missing: a, c, e")
    #expect(
      words(side(["a", "b", "c", "d", "e", "f"], [1, 2, 3, 4, 5, 6]))
        == "5 → 6 gestures, 5 of them the same; new: f")
    #expect(
      words(side(["a", "b", "c", "d", "f"], [10, 20, 30, 40, 5]))
        == "5 → 5 gestures, 1 of them the same; changed: a, b, c and 1 more")
    #expect(
      words(side(["x"], [7])) == "5 → 1 gestures, none of them the same; missing: a, b, c and 2 more; new: x")
    #expect(!TracePairing(old: old, new: side([], [])).overlap.isWhole)
  }

  @Test("a content that is there twice is paired as often as both have it")
  func twice() {
    let pairing = TracePairing(old: side(["a", "b"], [1, 1]), new: side(["a"], [1]))
    #expect(pairing.pairs == [TracePairing.Pair(now: 0, before: 0)] && pairing.overlap.missing == ["b"])
  }

  @Test("where one side does not say what its files held, the same paths must do")
  func older() {
    let old = side(["a", "b"], [])
    #expect(pairing(old, side(["a", "b"], [1, 2])) == [[0, 0], [1, 1]])
    #expect(pairing(old, side(["b", "c"], [2, 1])) == [[0, 1]])
    #expect(pairing(side([], []), side([], [])).isEmpty)
    #expect(!TracePairing(old: side([], []), new: side([], [])).overlap.isWhole)
  }
}
