import ScrollPhysics
import Testing

/// A tracker with samples at times in milliseconds.
private func tracker(_ samples: [(Double, Double)]) -> VelocityTracker {
  var tracker = VelocityTracker()
  for (milliseconds, position) in samples { tracker.add(position: position, at: milliseconds / 1000) }
  return tracker
}

/// Expected slopes are numpy 2.4's `polyfit(t − t[-1], p, 2)[1]` over the samples that count.
@Suite("Velocity tracker")
struct VelocityTrackerTests {
  @Test("the slope at the newest sample is that of the least-squares parabola")
  func irregular() {
    let samples = [
      (0, 0), (7, 3.5), (16, 11), (23, 17.25), (33, 29), (41, 41.5), (48, 50), (57, 66.25), (64, 79),
      (73, 98.5),
    ].map { (Double($0.0), $0.1) }
    #expect(abs(tracker(samples).velocity(at: 0.08) - 2182.3806268550406) < 1e-7)
  }

  @Test("only the last 20 samples count, also after the ring has gone round")
  func twenty() {
    // sin 3t written as its values: tested against numpy's own sine of the same times.
    let samples = (0..<30).map { (Double($0) * 5, 400 * Elementary.sin(0.015 * Double($0))) }
    #expect(abs(tracker(samples).velocity(at: 0.146) - 1097.2340185132884) < 1e-7)
  }

  @Test("samples more than 100 ms older than the newest do not count")
  func horizon() {
    let samples = (0..<10).map { index in
      let time = Double(index) * 0.016
      return (time * 1000, 5000 * time * time * time)
    }
    #expect(abs(tracker(samples).velocity(at: 0.144) - 285.44) < 1e-7)
    #expect(tracker(samples).count == 7)
  }

  @Test("a sample exactly 100 ms old counts, and a gap of exactly 40 ms does not cut")
  func bounds() {
    let old = tracker([(0, 0), (36, 0), (68, 7), (100, 11)])
    let young = tracker([(36, 0), (68, 7), (100, 11)])
    #expect(old.velocity(at: 0.1) != young.velocity(at: 0.1))
    let gap = tracker([(0, 0), (40, 3), (80, 9)])
    #expect(gap.velocity(at: 0.08) != 0)
    #expect(tracker([(0, 0), (40.002, 3), (80, 9)]).velocity(at: 0.08) == 0)
  }

  @Test("a sample exactly 100 ms old counts whatever the clock's origin, one a microsecond older never")
  func horizonAnywhere() {
    for k in 0..<50 {
      // Sums and differences of such times round.
      let origin = 1e3 + Double(k) / 7
      let exact = tracker([(0, 0), (36, 0), (68, 7), (100, 11)].map { (origin * 1000 + $0.0, $0.1) })
      #expect(exact.count == 4, "\(k)")
      let older = tracker([(0, 0), (36, 0), (68, 7), (100.001, 11)].map { (origin * 1000 + $0.0, $0.1) })
      #expect(older.count == 3, "\(k)")
    }
  }

  @Test("samples before a gap of more than 40 ms do not count")
  func gap() {
    let samples = [(0.0, 0.0), (8, 50), (16, 90), (57, 91), (65, 95), (73, 103), (81, 115)]
    #expect(abs(tracker(samples).velocity(at: 0.081) - 1750) < 1e-7)
    #expect(tracker(samples).count == 4)
  }

  @Test("fewer than three samples have no velocity")
  func tooFew() {
    #expect(VelocityTracker().velocity(at: 0) == 0)
    #expect(tracker([(0, 0), (8, 9)]).velocity(at: 0.008) == 0)
    #expect(tracker([(0, 0), (8, 9), (8, 10), (8, 11)]).velocity(at: 0.008) == 0)
  }

  @Test("a finger that last moved 100 ms ago has no velocity, though samples went on coming")
  func rest() {
    var moved = (0...10).map { (Double($0) * 8, Double($0) * 10) }
    #expect(tracker(moved).velocity(at: 0.179_999) != 0)
    #expect(tracker(moved).velocity(at: 0.18) == 0)
    for index in 11...30 { moved.append((Double(index) * 8, 100)) }
    #expect(tracker(moved).velocity(at: 0.24) == 0)
  }

  @Test("of samples at one time the last position counts")
  func equalTimes() {
    let once = tracker([(0, 0), (8, 5), (16, 12), (24, 20)])
    let twice = tracker([(0, 0), (8, 3), (8, 5), (16, 12), (24, 1), (24, 20)])
    #expect(once.velocity(at: 0.03) == twice.velocity(at: 0.03))
    #expect(twice.count == 4)
  }

  @Test("an even movement has its velocity whatever the clock's origin, mirrored when mirrored")
  func even() {
    for origin in [0.0, 216_693_222] {
      let samples = (0..<12).map { (origin + Double($0) * 8, Double($0) * 4) }
      let forwards = tracker(samples).velocity(at: (origin + 90) / 1000)
      // 4 pt each 8 ms; a clock of 2·10⁵ s resolves 3e-11 s.
      #expect(abs(forwards - 500) < 1e-5)
      #expect(tracker(samples.map { ($0.0, -$0.1) }).velocity(at: (origin + 90) / 1000) == -forwards)
    }
  }
}
