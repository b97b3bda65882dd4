import ScrollPhysics
import Testing

@Suite("Constant deceleration")
struct BrakingTests {
  @Test("a body at 100 pt/s that slows by 50 pt/s² rests after 2 s, 100 pt on")
  func example() {
    let braking = Braking(from: 7, velocity: 100, deceleration: 50)
    #expect(braking.duration == 2 && braking.end == 107)
    // After 1 s: 7 + 100 − 25.
    #expect(braking.offset(at: 1) == 82 && braking.velocity(at: 1) == 50)
    #expect(braking.offset(at: 5) == 107 && braking.velocity(at: 5) == 0)
  }

  @Test("both directions are mirror images")
  func mirror() {
    let (up, down) = (
      Braking(from: 0, velocity: 321, deceleration: 77), Braking(from: 0, velocity: -321, deceleration: 77)
    )
    for time in stride(from: 0.0, through: 6, by: 0.1) {
      #expect(up.offset(at: time) == -down.offset(at: time))
      #expect(up.velocity(at: time) == -down.velocity(at: time))
    }
  }

  @Test("a crossing is where the offset is the level, with the velocity of that moment")
  func crossing() throws {
    for velocity in [400.0, -400] {
      let braking = Braking(from: 10, velocity: velocity, deceleration: 300)
      let level = velocity < 0 ? -150.0 : 170
      let crossing = try #require(braking.crossing(of: level))
      #expect(abs(braking.offset(at: crossing.time) - level) < 1e-10)
      #expect(abs(braking.velocity(at: crossing.time) - crossing.velocity) < 1e-10)
      #expect(braking.crossing(of: velocity < 0 ? 11 : 9) == nil)
      #expect(braking.crossing(of: velocity < 0 ? -1000 : 1000) == nil)
    }
  }
}
