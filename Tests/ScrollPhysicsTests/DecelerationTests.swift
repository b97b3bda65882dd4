import ScrollPhysics
import Testing

@Suite("Deceleration")
struct DecelerationTests {
  @Test("after each millisecond the rate is left", arguments: [Deceleration.normal, .fast])
  func rate(slowing: Deceleration) {
    // A second method: multiply once for each millisecond.
    var left = 1000.0
    for millisecond in 1...500 {
      left *= slowing.rate
      #expect(abs(slowing.velocity(1000, at: Double(millisecond) / 1000) - left) < 1e-9)
    }
  }

  @Test("2000 pt/s travel 998.9997 pt at the normal rate")
  func distance() {
    // 2000 / (−1000 · ln 0.998), ln by its series in x = 0.002: x + x²/2 + x³/3 + x⁴/4.
    let x = 0.002
    let logarithm = x + x * x / 2 + x * x * x / 3 + x * x * x * x / 4
    #expect(abs(Deceleration.normal.distance(velocity: 2000) - 2 / logarithm) < 1e-7)
    #expect(abs(Deceleration.normal.distance(velocity: 2000) - 998.9997) < 5e-5)
  }

  @Test("the way is the sum of the velocity over small steps")
  func integral() {
    let (slowing, step) = (Deceleration.normal, 1e-4)
    var way = 0.0
    for index in 0..<5000 { way += slowing.velocity(-1500, at: (Double(index) + 0.5) * step) * step }
    // The midpoint rule errs by k²·h²/24 of the way, about 1e-6 pt.
    #expect(abs(slowing.displacement(velocity: -1500, at: 0.5) - way) < 1e-5)
  }

  @Test("a split motion is the same motion")
  func split() {
    let slowing = Deceleration.fast
    let whole = slowing.displacement(velocity: 900, at: 0.31)
    let first = slowing.displacement(velocity: 900, at: 0.2)
    let rest = slowing.displacement(velocity: slowing.velocity(900, at: 0.2), at: 0.11)
    #expect(abs(whole - (first + rest)) < 1e-11)
  }

  @Test("the time to travel a way is when the way has been made", arguments: [1.0, 50, 499, 990])
  func timeToTravel(way: Double) throws {
    let time = try #require(Deceleration.normal.time(toTravel: way, velocity: 2000))
    #expect(abs(Deceleration.normal.displacement(velocity: 2000, at: time) - way) < 1e-9)
    #expect(Deceleration.normal.time(toTravel: -way, velocity: -2000) == time)
  }

  @Test("a way too far, behind or without velocity is never made, no way takes no time")
  func neverThere() {
    let slowing = Deceleration.normal
    #expect(slowing.time(toTravel: 999, velocity: 2000) == nil)
    #expect(slowing.time(toTravel: -1, velocity: 2000) == nil)
    #expect(slowing.time(toTravel: 1, velocity: 0) == nil)
    #expect(slowing.time(toTravel: 0, velocity: 0) == 0 && slowing.time(toTravel: 0, velocity: -3) == 0)
    #expect(slowing.time(toTravel: .nan, velocity: 1) == nil)
  }

  @Test("durations end at their speed and at their distance")
  func durations() {
    let slowing = Deceleration.normal
    let slow = slowing.duration(velocity: -800, downTo: 10)
    #expect(abs(slowing.velocity(-800, at: slow) + 10) < 1e-9)
    let near = slowing.duration(velocity: 800, toWithin: 0.5)
    let left = slowing.distance(velocity: 800) - slowing.displacement(velocity: 800, at: near)
    #expect(abs(left - 0.5) < 1e-9)
    #expect(slowing.duration(velocity: 9, downTo: 10) == 0)
  }

  @Test("the way down to a speed is the way made until then, either way round")
  func stopSpeed() {
    let slowing = Deceleration.normal
    let time = slowing.duration(velocity: 700, downTo: 10)
    #expect(
      abs(slowing.distance(velocity: 700, downTo: 10) - slowing.displacement(velocity: 700, at: time)) < 1e-9)
    #expect(slowing.distance(velocity: -700, downTo: 10) == -slowing.distance(velocity: 700, downTo: 10))
    #expect(slowing.distance(velocity: -5, downTo: 10) == 0)
    #expect(abs(slowing.velocity(forDistance: slowing.distance(velocity: 123)) - 123) < 1e-12)
  }

  @Test("a friction per second is the rate per millisecond that leaves e^(−k / 1000)")
  func friction() {
    let friction = Deceleration(perSecond: 4)
    #expect(friction.perSecond == 4)
    #expect(friction.distance(velocity: 2000) == 500)
    #expect(abs(Deceleration(rate: friction.rate).perSecond - 4) < 1e-10)
  }
}
