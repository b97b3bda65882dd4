import Synchronization
import Testing

@testable import CommandInputs

/// What threads have in memory at once, and how many results end a part of the work.
@Suite("Room for threads, and enough results")
struct WorkRoomTests {
  /// The most parts that were in the room at once, with many threads that want one of this size each.
  private func most(_ part: Int, in size: Int) -> Int {
    let room = WorkRoom(size)
    let inside = Atomic(0)
    let greatest = Atomic(0)
    let sums = ParallelMap.run(400, jobs: 8) { index in
      room.with(part) {
        greatest.max(inside.add(1, ordering: .relaxed).newValue, ordering: .relaxed)
        var sum = 0
        for number in 0..<500 { sum &+= number ^ index }
        inside.subtract(1, ordering: .relaxed)
        return sum
      }
    }
    #expect(sums.count == 400)
    return greatest.load(ordering: .relaxed)
  }

  @Test("no more parts are in the room than fit")
  func parts() {
    #expect(most(1, in: 2) <= 2)
    #expect(most(2, in: 7) <= 3)
  }

  @Test("a part that is larger than the room is alone in it")
  func alone() {
    #expect(most(3, in: 2) == 1)
    #expect(most(.max, in: 2) == 1)
  }

  @Test("a part whose work fails gives its room back")
  func failure() {
    struct Failure: Error {}
    let room = WorkRoom(1)
    #expect(throws: Failure.self) {
      try room.with(1) { () throws(Failure) -> Int in throw Failure() }
    }
    #expect(room.with(1) { 5 } == 5)
  }

  @Test("no item is begun once the results weigh enough, and those that are there are the first")
  func enough() {
    let one = ParallelMap.run(100, jobs: 1, upTo: 5, weight: { $0 }, transform: { $0 })
    // 0 + 1 + 2 is not enough yet, with 3 it is.
    #expect(one == [0, 1, 2, 3])
    let several = ParallelMap.run(1000, jobs: 4, upTo: 10, weight: { _ in 1 }, transform: { $0 })
    // Each of the other threads may have begun one more.
    #expect((10...13).contains(several.count) && several == Array(0..<several.count))
    #expect(ParallelMap.run(7, jobs: 3, transform: { $0 * 2 }) == [0, 2, 4, 6, 8, 10, 12])
    #expect(ParallelMap.run(0, jobs: 3, transform: { $0 }).isEmpty)
  }
}
