import ScrollPhysics
import Testing

@testable import SystemChecks

@Suite("Changes of a motion's pieces")
struct TrajectoryChangesTests {
  private func move(_ from: Double, _ to: Double) -> ScrollPiece {
    .move(EasedMove(from: from, to: to, duration: 0.5, easing: .outQuadratic))
  }

  @Test("a wait before and rest after are no changes: they are start and end")
  func ends() {
    let motion = ScrollTrajectory(.rest(0)).then(move(0, 10), at: 0.25).then(.rest(11), at: 0.75)
    #expect(motion.pieceChanges.isEmpty && motion.started == 0.25)
    #expect(motion.end?.time == 0.75 && motion.end?.offsets.before == 10 && motion.end?.offsets.after == 11)
  }

  @Test("a rest on the way is one, and what comes after it another")
  func middle() {
    let motion = ScrollTrajectory(move(0, 10)).then(.rest(5), at: 0.5).then(move(5, 0), at: 0.6)
    #expect(motion.pieceChanges.map(\.time) == [0.5, 0.6])
    #expect(motion.pieceChanges.map(\.offsets.before) == [10, 5])
    #expect(motion.pieceChanges.map(\.velocities.after) == [0, -20])
  }

  @Test("a piece without time is none, and a motion that never ends has no end")
  func empty() {
    let spring = SpringMotion(spring: UIKitModel.spring, displacement: 0, velocity: 5)
    let motion = ScrollTrajectory(move(0, 10)).then(.rest(3), at: 0.5).then(
      .spring(spring, about: 10), at: 0.5)
    #expect(motion.pieceChanges.map(\.offsets.after) == [10] && motion.end == nil)
    #expect(ScrollTrajectory(.rest(4)).end == nil)
  }
}
