import Testing

@testable import PullToRefresh

/// The queue of ends; times are chosen so that the order follows by hand.
@Suite("Ends to come")
struct CompletionsTests {
  private func all(_ completions: Completions) -> [(time: Double, code: UInt8)] {
    var (rest, taken) = (completions, [(time: Double, code: UInt8)]())
    while let time = rest.next, let code = rest.take(dueAt: time) { taken.append((time, code)) }
    return taken
  }

  @Test("the earliest comes first, and of equal times the one that was added first")
  func order() {
    var ends = Completions()
    for (code, time) in [(1, 3.0), (2, 1), (3, 3), (4, 2)] { ends.add(UInt8(code), at: time) }
    #expect(all(ends).map(\.code) == [2, 4, 1, 3])
    #expect(ends.take(dueAt: 0.999) == nil)
  }

  @Test("of more than eight none is lost; what is too many comes with the newest of its kind, never early")
  func tooMany() {
    var ends = Completions()
    ends.add(1, at: 10.5)
    for step in 0..<20 { ends.add(0, at: 10 + Double(step)) }
    let taken = all(ends)
    #expect(
      taken.filter { $0.code == 0 }.map(\.time) == [10, 11, 12, 13, 14, 15] + Array(repeating: 29, count: 14))
    #expect(taken.filter { $0.code == 1 }.map(\.time) == [10.5])
  }

  @Test("a kind that is dropped is gone, and the others stay")
  func drop() {
    var ends = Completions()
    for step in 0..<8 { ends.add(UInt8(step % 2), at: Double(step)) }
    ends.drop(1)
    #expect(all(ends).map(\.time) == [0, 2, 4, 6])
    ends.drop(0)
    #expect(ends.next == nil)
  }
}
