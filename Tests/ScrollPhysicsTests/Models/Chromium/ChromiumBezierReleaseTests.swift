import ScrollPhysics
import Testing

/// Frames and distances are those that Chromium's elastic_overscroll_controller_bezier_unittest.cc asserts.
@Suite("Chromium bezier release")
struct ChromiumBezierReleaseTests {
  private let rule = ChromiumBezier(size: 1000)

  @Test("a stretch of 19 px at rest is 14 px after 32 ms, 8 px after 80 ms, gone after 240 ms")
  func back() {
    let release = rule.release(stretch: -19, velocity: 0)
    #expect([0.032, 0.08, 0.24].map { release.stretch(at: $0) } == [-14, -8, 0])
    let other = rule.release(stretch: -15, velocity: 0)
    #expect([0.032, 0.08, 0.24].map { other.stretch(at: $0) } == [-10, -5, 0])
  }

  @Test("a fling goes on outwards for 150 ms and back in 300")
  func forward() {
    let release = rule.release(stretch: 19, velocity: 4000)
    #expect(
      (0..<28).map { release.stretch(at: Double($0) * 0.016) }.prefix(12) == [
        19, 41, 55, 65, 72, 78, 82, 85, 88, 89, 78, 64,
      ])
    // 19 + 35·√4 = 89 pt.
    #expect(release.forwardDistance == 89 && release.forwardDuration == 0.15 && release.backDuration == 0.3)
    #expect(release.stretch(at: release.duration) == 0)
  }

  @Test("200 pt/s do not go outwards, 201 do: 35·√0.201 = 15.7 pt, in 39 ms, to the velocity's side")
  func threshold() {
    #expect(rule.release(stretch: 0, velocity: -200).forwardDistance == 0)
    let release = rule.release(stretch: 0, velocity: -201)
    #expect(release.forwardDistance.rounded() == -16 && abs(release.forwardDuration - 0.0392) < 1e-4)
  }

  @Test("it never goes farther than a tenth of the scroller, nor for a fling inwards to the other side")
  func bounds() {
    #expect(rule.release(stretch: 60, velocity: 20_000).forwardDistance == 100)
    #expect(rule.release(stretch: 19, velocity: -4000).forwardDistance == 89)
  }

  @Test("both edges are mirror images, the curve has no jump, and the velocity is its slope")
  func shape() {
    let (a, b) = (rule.release(stretch: 9, velocity: 3000), rule.release(stretch: -9, velocity: -3000))
    for step in 1..<4500 {
      let time = Double(step) * 1e-4
      #expect(a.stretch(at: time) == -b.stretch(at: time))
      let (before, after) = (a.smoothStretch(at: time - 1e-6), a.smoothStretch(at: time + 1e-6))
      #expect(abs(after - before) < 0.01)
      // Away from the change of curves.
      if abs(time - a.forwardDuration) > 1e-3, step % 50 == 0 {
        #expect(abs(a.velocity(at: time) - (after - before) / 2e-6) < 1)
      }
    }
  }
}
