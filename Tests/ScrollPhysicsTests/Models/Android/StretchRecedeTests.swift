import ScrollPhysics
import Testing

@Suite("Android's stretch on its way back")
struct StretchRecedeTests {
  @Test("the pull follows small steps of its spring until it is near and slow, and then goes 200 px/s")
  func recede() {
    let stretch = AndroidStretch(dimension: 800)
    let recede = StretchRecede(stretch, edge: 0, isStart: true, pull: 300, velocity: 0)
    var (x, v, time) = (300.0, 0.0, 0.0)
    let (w, step) = (24.657, 1e-6)
    while !(v >= -200 && x < 8 && v < 0 && time > 0.01), x > 0 {
      v += (-2 * 0.98 * w * v - w * w * x) * step
      x += v * step
      time += step
    }
    for share in [0.1, 0.5, 0.9] {
      let there = recede.pull(at: time * share)
      #expect(there.pull > x && there.velocity <= 0)
    }
    #expect(abs(recede.pull(at: time).pull - x) < 0.05)
    #expect(abs(recede.duration - (time + (x > 0 ? x / 200 : 0))) < 1e-3)
    #expect(recede.offset(at: recede.duration) == 0 && recede.offset(at: 0) == -stretch.offset(forDrag: 300))
  }

  @Test("a slow absorbed fling stretches up to v/(ω·…), and a wild one to the viewport at most")
  func absorb() {
    let stretch = AndroidStretch(dimension: 800)
    let wild = StretchRecede(stretch, edge: 4200, isStart: false, pull: 0, velocity: 1e6)
    var most = 0.0
    for step in 0..<1000 {
      let pull = wild.pull(at: Double(step) / 1000).pull
      #expect(pull >= 0 && pull <= 800 + 1e-9)
      most = pull > most ? pull : most
    }
    #expect(most > 790 && wild.offset(at: wild.duration) == 4200)
    #expect(wild.offset(at: 0) == 4200 && wild.offset(at: 0.01) > 4200)
  }

  /// A spring twice as fast is at half of the time where the other is, as long as neither goes straight on.
  @Test("another spring goes back at another pace")
  func otherSpring() {
    let stretch = AndroidStretch(dimension: 600)
    let slow = StretchRecede(stretch, edge: 0, isStart: false, pull: 300, velocity: 0)
    let spring = Spring(
      frequency: 2 * StretchRecede.spring.frequency, dampingRatio: StretchRecede.spring.dampingRatio)
    let fast = StretchRecede(stretch, edge: 0, isStart: false, pull: 300, velocity: 0, spring: spring)
    #expect(abs(fast.offset(at: 0.02) - slow.offset(at: 0.04)) < 1e-12)
  }
}
