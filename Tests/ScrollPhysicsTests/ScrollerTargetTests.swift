import ScrollPhysics
import Testing

@Suite("Scroll to an offset")
struct ScrollerTargetTests {
  private static let extent = ScrollExtent(contentLength: 6670, viewportLength: 667)
  /// Rounding of a few additions of offsets below 10⁴ pt.
  private let rounding = 1e-9

  private func resting(at offset: Double = 0) -> Scroller {
    Scroller(model: .uikit, extent: Self.extent, offset: offset)
  }

  @Test("content at rest eases to the offset; with no duration it is there at once")
  func rest() {
    var scroller = resting()
    scroller.scroll(to: 300, at: 1, duration: 0.3)
    #expect(scroller.phase == .closing)
    // Ease-in-out is symmetric: half of the time, half of the way.
    #expect(abs(scroller.offset(at: 1.15) - 150) < rounding)
    #expect(scroller.offset(at: 1.3) == 300)
    scroller.scroll(to: 10, at: 2, duration: 0)
    #expect(scroller.offset(at: 2) == 10)
    #expect(scroller.motion == nil)
  }

  @Test("an offset outside the range holds until a finger comes, and is caught without a jump")
  func outside() {
    var scroller = resting()
    scroller.scroll(to: -60, at: 0, duration: 0)
    #expect(scroller.offset(at: 5) == -60)
    scroller.beginContact(at: 5)
    #expect(abs(scroller.offset(at: 5) + 60) < rounding)
  }

  @Test("a closing animation on its way to that offset goes on; to another it turns from where it is")
  func closing() {
    var scroller = resting()
    scroller.setTopInset(60, at: 0, closingDuration: 0.3, rebase: false)
    scroller.scroll(to: -60, at: 0, duration: 0)
    scroller.setTopInset(0, at: 1, closingDuration: 0.4, rebase: false)
    let before = scroller
    scroller.scroll(to: -60 + 60.000_000_000_000_01, at: 1, duration: 0.3)
    #expect(scroller == before)
    scroller.scroll(to: 100, at: 1.2, duration: 0.3)
    #expect(abs(scroller.offset(at: 1.2) + 30) < rounding)
    #expect(scroller.offset(at: 1.5) == 100)
  }

  @Test("slow content that an inset's edge comes to lie under can still change")
  func slowOnItsEdge() throws {
    let extent = ScrollExtent(contentLength: 6670, viewportLength: 667, topInset: 124)
    var scroller = Scroller(model: .uikit, extent: extent, offset: -124)
    scroller.beginContact(at: 0)
    // Pulled, and let go of upwards so fast that the spring goes in past the edge and comes back to it.
    for sample in 0...5 { scroller.moveFinger(to: 300 - 40 * Double(sample), at: 0.008 * Double(sample)) }
    scroller.endContact(at: 0.04)
    let times = stride(from: 0.04, to: 2, by: 0.001)
    let time = try #require(times.first { (-9 ... -1).contains(scroller.velocity(at: $0)) })
    let offset = scroller.offset(at: time)
    // Further from its resting place than content at rest is: solved anew, now from the edge itself.
    #expect(offset > -123.5)
    scroller.setTopInset(-offset, at: time, closingDuration: 0.3, rebase: false)
    #expect(scroller.offset(at: time) == scroller.extent.lowestOffset)
    #expect(scroller.canChange(after: time, shown: scroller.offset(at: time)))
    #expect(scroller.offset(at: time + 0.02) < offset - 0.01)
  }

  @Test("a finger and a fling do not heed it")
  func busy() {
    var scroller = resting(at: 1000)
    scroller.beginContact(at: 0)
    scroller.scroll(to: 0, at: 0, duration: 0.3)
    #expect(scroller.isHeld)
    for sample in 1...10 { scroller.moveFinger(to: -20 * Double(sample), at: 0.008 * Double(sample)) }
    scroller.endContact(at: 0.08)
    let flung = scroller
    scroller.scroll(to: 0, at: 0.1, duration: 0.3)
    #expect(scroller == flung)
  }

  @Test("where it stops motion, a fling goes to the offset from where it is; a finger does not")
  func stopping() {
    var scroller = resting(at: 1000)
    scroller.beginContact(at: 0)
    for sample in 1...10 { scroller.moveFinger(to: -20 * Double(sample), at: 0.008 * Double(sample)) }
    let held = scroller
    scroller.scroll(to: 0, at: 0.08, duration: 0.3, stopsMotion: true)
    #expect(scroller == held)
    scroller.endContact(at: 0.08)
    let start = scroller.offset(at: 0.1)
    scroller.scroll(to: 400, at: 0.1, duration: 0.3, stopsMotion: true)
    #expect(scroller.offset(at: 0.1) == start && scroller.phase == .closing)
    // Ease-in-out is symmetric: half of the time, half of the way.
    #expect(abs(scroller.offset(at: 0.25) - (start + 400) / 2) < rounding)
    #expect(scroller.offset(at: 0.4) == 400)
  }
}
