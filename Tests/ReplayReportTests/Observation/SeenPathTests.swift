import Testing

@testable import ReplayReport

@Suite("A path as it was seen")
struct SeenPathTests {
  /// At rest at 0, down to −10 from 1 to 2 s, and back at 4 s.
  private let path = SeenPath([(0, 0), (1, 0), (2, -10), (4, 0)])

  @Test("it is straight between moments, and at rest before the first and after the last")
  func offsets() {
    #expect([-1, 0.5, 1.5, 2, 3, 9].map { path.offset(at: $0) } == [0, 0, -5, -10, -5, 0])
  }

  @Test("moments far apart are not joined where that is not wanted: content rests at the earlier one")
  func unjoined() {
    #expect(path.offset(at: 3, joining: 1) == -10)
    #expect(path.offset(at: 1.5, joining: 1) == -5)
  }

  @Test("of two moments at one time the later counts")
  func jump() { #expect(SeenPath([(0, 0), (1, 1), (1, 5)]).offset(at: 1) == 5) }

  @Test("the range of a stretch has its ends and every moment in it")
  func range() {
    #expect(path.range(from: 1.5, to: 3) == -10 ... -5)
    #expect(path.range(from: 5, to: 6) == 0...0)
    #expect(path.range(from: -3, to: 9) == -10...0)
  }

  @Test("what moves, moves between the first and the last moment away from rest")
  func motion() {
    #expect(path.firstMove(after: 0, by: 0.5) == 2)
    #expect(path.motion(by: 0.5) == 2...2)
    let slow = SeenPath([(0, 0), (1, -5), (2, -10), (3, -5), (4, -5), (5, 0)])
    #expect(
      slow.motion(by: 4.9) == 1...4 && slow.motion(by: 5) == 2...2 && slow.firstMove(after: 3, by: 1) == 5)
    #expect(SeenPath([(0, 3), (9, 3)]).motion(by: 0.5) == nil)
  }

  @Test("frames of it are drawn from the first moment on")
  func frames() {
    let offsets = SeenPath([(0.5, 4), (0.54, 2)]).offsets(rate: 50)
    #expect(offsets.count == 28 && offsets[24].isNaN && offsets[25] == 4 && abs(offsets[26] - 3) < 1e-9)
  }
}
