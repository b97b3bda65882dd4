import ScrollPhysics
import Testing

/// Numbers by hand from `drag` of qquickflickable.cpp: `150·atan(e·v/8/2500/8 / 150)` with the greatest `v` so far.
@Suite("qt on a touchpad")
struct QtWheelPullTests {
  private let extent = ScrollExtent(contentLength: 5000, viewportLength: 800, device: .touchpad)

  /// Content under fingers that go `step` points every 8 ms, `count` times.
  private func pulled(_ step: Double, _ count: Int, from offset: Double = 0) -> Scroller {
    var scroller = Scroller(model: .qt, extent: extent, offset: offset)
    scroller.beginContact(at: 0)
    for index in 1...count { scroller.moveFinger(to: step * Double(index), at: Double(index) * 0.008) }
    return scroller
  }

  @Test("300 px at 937 px/s overshoot by 2 px, where half would be 150")
  func little() {
    let scroller = pulled(7.5, 40)
    // 300 · 937.5 / 8 / 2500 / 8 = 1.7578, and its arctangent over 150 is within 1e-4 of it.
    #expect(abs(scroller.offset(at: 0.32) + 1.7577) < 1e-3)
  }

  @Test("inside the bounds content follows 1:1, and both edges are mirror images")
  func mirror() {
    #expect(pulled(7.5, 40, from: 2000).offset(at: 0.32) == 1700)
    #expect(abs(pulled(-7.5, 40, from: 4200).offset(at: 0.32) - 4200 - 1.7577) < 1e-3)
  }

  @Test("a slower event keeps the greatest velocity, the first has none")
  func kept() {
    var pull = QtWheelPull()
    #expect(pull.offset(free: -100, movement: 100, at: 0, in: extent) == 0)
    _ = pull.offset(free: -120, movement: 20, at: 0.01, in: extent)
    #expect(abs(pull.velocity - 2000) < 1e-9)
    // 121 · 2000 / 160 000 = 1.5125.
    #expect(abs(pull.offset(free: -121, movement: 1, at: 0.02, in: extent) + 1.5125) < 1e-3)
    #expect(abs(pull.velocity - 2000) < 1e-9)
    _ = pull.offset(free: -111, movement: -10, at: 0.03, in: extent)
    #expect(abs(pull.velocity + 1000) < 1e-9)
  }

  @Test("a lift in motion is no fling: content inside stays, content beyond returns in 400 ms")
  func lift() {
    var inside = pulled(7.5, 40, from: 2000)
    inside.endContact(at: 0.32)
    #expect(!inside.isMoving && inside.offset(at: 2) == 1700)
    var beyond = pulled(7.5, 40)
    beyond.endContact(at: 0.32)
    #expect(beyond.offset(at: 0.5) < 0 && beyond.offset(at: 0.73) == 0)
  }
}
