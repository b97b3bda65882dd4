import ScrollPhysics
import Testing

@Suite("Chameleon")
struct ChameleonTests {
  @Test("Q4: the drag depends on its events")
  func path() {
    func drag(in events: Int) -> Double {
      (0..<events).reduce(20.0) { offset, _ in
        ChameleonBounce.filter.offset(from: offset, movedBy: -200 / Double(events), lower: 0, upper: 100)
      }
    }
    // One event: all of it at 0.055. Ten of 20: the first ends on the edge, the others outside.
    #expect(abs(drag(in: 1) - 9) < 1e-12)
    #expect(abs(drag(in: 10) + 180 * 0.055) < 1e-12)
  }

  @Test("Q4: a release at rest eases back in 0.33 s, whole steps of 1/120 s")
  func rest() {
    var bounce = ChameleonBounce(from: -60, velocity: 0, bound: 0)
    bounce.advance(to: 0.1)
    // Steps 0 to 12 have run: 0.1 s into the ease.
    let share = 0.1 / 0.33
    #expect(abs(bounce.position + 60 * (1 - share) * (1 - share)) < 1e-9)
    let before = bounce.position
    bounce.advance(to: 0.1 + 0.9 / 120)
    #expect(bounce.position == before)
    bounce.advance(to: 1)
    #expect(bounce.isFinished && bounce.position == 0)
  }

  @Test("Q4: velocities are cut to 200 pt/s, and below 100 pt/s the spring gives way to the ease")
  func bounce() {
    var bounce = ChameleonBounce(from: -10, velocity: -5000, bound: 0)
    #expect(bounce.velocity == -200)
    bounce.advance(to: 0)
    // v = −200 + (7·10 + 15·200)/120, x = −10 + v/120.
    let velocity = -200 + (70.0 + 3000) / 120
    #expect(abs(bounce.velocity - velocity) < 1e-9 && abs(bounce.position - (-10 + velocity / 120)) < 1e-9)
    bounce.advance(to: 2)
    #expect(bounce.isFinished && bounce.position == 0)
  }
}
