import ScrollPhysics
import Testing

@Suite("iced")
struct IcedModelTests {
  private let extent = ScrollExtent(contentLength: 5000, viewportLength: 800)

  @Test("content follows from the first point on, is cut at the bounds, and turns round with the finger")
  func drag() {
    var scroller = Scroller(model: .iced, extent: extent, offset: 100)
    scroller.beginContact(at: 0)
    for (travel, shown) in [(1.0, 99.0), (90, 10), (150, 0), (140, 10), (-4160, 4200), (-4100, 4140)] {
      scroller.moveFinger(to: travel, at: 0.01)
      #expect(scroller.offset(at: 0.01) == shown, "\(travel)")
    }
  }

  @Test("a lift ends it, however fast the finger")
  func lift() {
    var scroller = Scroller(model: .iced, extent: extent, offset: 2000)
    scroller.beginContact(at: 0)
    for step in 1...10 { scroller.moveFinger(to: Double(step) * -40, at: Double(step) * 0.01) }
    scroller.endContact(at: 0.1)
    // The finger's own velocity is still told: 4000 pt/s.
    #expect(abs(scroller.releaseVelocity - 4000) < 1e-6)
    for time in [0.1, 0.2, 9] {
      #expect(scroller.offset(at: time) == 2400 && scroller.velocity(at: time) == 0)
    }
    #expect(scroller.phase(at: 0.1) == .idle)
  }

  @Test("content beyond an edge is on it at once")
  func bounds() {
    let model = IcedModel(extent)
    #expect(model.trajectory(from: -60, velocity: -900) == ScrollTrajectory(.rest(0)))
    #expect(model.trajectory(from: 4300, velocity: 0) == ScrollTrajectory(.rest(4200)))
    #expect(model.trajectory(from: 300, velocity: 900) == ScrollTrajectory(.rest(300)))
  }
}
