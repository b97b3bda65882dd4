import ScrollPhysics
import Testing

@Suite("Sample ring")
struct SampleRingTests {
  private func ring(_ samples: [(Double, Double)]) -> SampleRing {
    var ring = SampleRing()
    for (time, position) in samples { ring.append(position: position, at: time) }
    return ring
  }

  @Test("the newest 20 samples are kept, by age")
  func ages() {
    let full = ring((0..<47).map { (Double($0), Double($0) * 2) })
    #expect(full.count == 20)
    for age in 0..<20 {
      #expect(full.sample(age: age) == ring([(Double(46 - age), Double(92 - 2 * age))]).sample(age: 0))
    }
  }

  @Test("rings with the same samples are equal, however they came to them")
  func equality() {
    let long = ring((0..<30).map { (Double($0), 1) })
    #expect(long == ring((10..<30).map { (Double($0), 1) }) && long != ring([(29, 1)]))
  }

  @Test("a cleared ring begins anew")
  func clearing() {
    var some = ring([(0, 1), (1, 5)])
    some.clear()
    some.append(position: 3, at: 9)
    #expect(some == ring([(9, 3)]))
  }

  @Test("samples older than the horizon are forgotten, the newest never")
  func horizon() {
    var some = ring([(0, 0), (0.5, 0), (1, 0)])
    some.forget(olderThan: 1)
    #expect(some.count == 3)
    some.forget(olderThan: 0.5)
    #expect(some == ring([(0.5, 0), (1, 0)]))
    some.forget(olderThan: 0.49)
    #expect(some == ring([(1, 0)]))
    some.forget(olderThan: -1)
    #expect(some == ring([(1, 0)]))
  }

  @Test("a parabola's slope at the newest sample is its derivative, a line's its own")
  func slopes() {
    let samples = [0, 0.01, 0.025, 0.03, 0.05].map { (t: Double) -> (Double, Double) in
      (t, 3 + 40 * t - 900 * t * t)
    }
    // 40 − 1800·0.05.
    #expect(abs(ring(samples).parabolaSlope() + 50) < 1e-9)
    #expect(abs(ring(samples.map { ($0.0, 7 * $0.0) }).lineSlope() - 7) < 1e-12)
    // By hand: through (0, 0), (1, 0), (2, 3) the least-squares line rises by 1.5.
    #expect(abs(ring([(0, 0), (1, 0), (2, 3)]).lineSlope() - 1.5) < 1e-12)
  }
}
