import ScrollPhysics
import Testing

@Suite("Pieces of a trajectory")
struct ScrollTrajectoryPieceTests {
  private let motion = ScrollTrajectory(
    .braking(Braking(from: 0, velocity: 100, deceleration: 100), entered: 0)
  )
  .then(.move(EasedMove(from: 50, to: 20, duration: 0.5, easing: .smoothstep)))
  .then(.rest(20))

  @Test("each phase counts its own time from where it takes over")
  func times() {
    // 1 s of braking to 50 pt, then half a second to 20 pt, half way after a quarter.
    #expect(motion.offset(at: 0.5) == 37.5 && motion.velocity(at: 0.5) == 50)
    #expect(motion.offset(at: 1) == 50 && motion.offset(at: 1.25) == 35)
    #expect(motion.offset(at: 2) == 20 && motion.velocity(at: 2) == 0)
    #expect(motion.change(0) == 1 && motion.change(1) == 1.5 && motion.change(2) == nil)
  }

  @Test("times before the start count as the start")
  func before() { #expect(motion.offset(at: -3) == 0 && motion.velocity(at: -3) == 100) }

  @Test("limit and duration are the last phase's")
  func ends() {
    #expect(motion.limit == 20 && motion.duration == 1.5)
    let spring = SpringMotion(spring: Spring(frequency: 10, dampingRatio: 1), displacement: 1, velocity: 0)
    #expect(ScrollTrajectory(.spring(spring, about: 5)).duration == .infinity)
    #expect(ScrollTrajectory(.spring(spring, about: 5)).limit == 5)
    let friction = ScrollPiece.decay(Deceleration(perSecond: 4), from: 3, velocity: 8)
    #expect(ScrollTrajectory(friction).limit == 5)
  }

  @Test("a braking that is entered late goes on from there")
  func entered() {
    let late = ScrollPiece.braking(Braking(from: 0, velocity: 100, deceleration: 100), entered: 0.5)
    #expect(late.offset(at: 0) == 37.5 && late.duration == 0.5)
  }

  @Test("between the ends of its stretches a motion goes one way")
  func stretches() {
    let extent = ScrollExtent(contentLength: 5000, viewportLength: 800)
    for motion in [
      motion, AndroidStretchModel(extent).trajectory(from: 300, velocity: -2000),
      QtModel(extent).trajectory(from: 4000, velocity: 1500),
      BetterScrollModel(extent).trajectory(from: 100, velocity: -900),
    ] {
      var (time, stretches) = (0.0, 0)
      while time < motion.duration, stretches < 20 {
        let end = motion.stretchEnd(after: time)
        let last = end < motion.duration ? end : motion.duration
        let way = motion.offset(at: last - 1e-9) - motion.offset(at: time)
        for step in 1..<50 {
          let (a, b) = (
            motion.offset(at: time + (last - time) * Double(step - 1) / 50),
            motion.offset(at: time + (last - time) * Double(step) / 50)
          )
          #expect((b - a) * way >= 0)
        }
        (time, stretches) = (end, stretches + 1)
      }
      #expect(stretches > 1 && stretches < 5)
    }
  }

  @Test("equal phases at equal times make equal motions")
  func equality() {
    #expect(motion == motion)
    #expect(motion != motion.then(.rest(0)))
  }
}
