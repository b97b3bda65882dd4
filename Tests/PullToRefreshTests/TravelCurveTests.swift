import PullToRefresh
import Testing

@Suite("Curves of travel")
struct TravelCurveTests {
  static let curves: [TravelCurve] = [
    .beyond(slop: 20), .resisted(threshold: 60, resistance: 2.5, greatest: 80), .after(slop: 8, gain: 0.5),
  ]

  /// By hand: 30²/150, 80·80/150, 80·112.5/150, and 80 from 150 on.
  @Test("pulltorefresh.js: a square up to 80, a line up to 150, then nothing more")
  func resisted() {
    let curve = Self.curves[1]
    for (travel, pull) in [(-5.0, 0.0), (30, 6), (112.5, 60), (150, 80), (900, 80)] {
      #expect(curve.pull(travel) == pull)
    }
    #expect(abs(curve.pull(80) - 6400.0 / 150) < 1e-12)
    #expect(curve.travel(forPull: 81) == .infinity)
  }

  /// By hand: 64 of pull are (136 − 8) halved.
  @Test("SwipeRefreshLayout: nothing for 8, then half of the rest")
  func after() {
    for (travel, pull) in [(-5.0, 0.0), (8, 0), (10, 1), (136, 64)] {
      #expect(Self.curves[2].pull(travel) == pull)
    }
    #expect(Self.curves[2].travel(forPull: 64) == 136)
  }

  /// By hand, and the powers by a second calculation: 205.5, 51.9 and 249.99 cut, and 101 of 250 after 224.754/0.5.
  @Test("SmartRefreshLayout: half, until the damping is less, in whole pixels")
  func damped() {
    let (phone, tall) = (
      TravelCurve.damped(gain: 0.5, greatest: 250, length: 667),
      TravelCurve.damped(gain: 0.5, greatest: 250, length: 2000)
    )
    for (travel, pull) in [(-5.0, 0.0), (201.9, 100), (202, 101), (500, 205), (3000, 249)] {
      #expect(phone.pull(travel) == pull, "\(travel)")
    }
    #expect(tall.pull(202) == 51 && tall.pull(449) == 100 && tall.pull(450) == 101)
    #expect(phone.travel(forPull: 101) == 202 && phone.travel(forPull: 100.5) == 202)
    #expect(abs(tall.travel(forPull: 101) - 449.5075) < 0.001)
    #expect(phone.travel(forPull: 250) == .infinity)
    var last = 0.0
    for step in 0...2000 {
      #expect(phone.pull(Double(step)) >= last)
      last = phone.pull(Double(step))
    }
  }

  @Test("a pull never falls as the travel grows, and the inverse leads back to it", arguments: curves.indices)
  func inverse(index: Int) {
    let curve = Self.curves[index]
    var last = 0.0
    for step in 0...400 {
      let pull = curve.pull(Double(step) / 2)
      #expect(pull >= last)
      if pull > last { #expect(abs(curve.travel(forPull: pull) - Double(step) / 2) < 1e-9) }
      last = pull
    }
  }
}
