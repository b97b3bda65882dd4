import ScrollPhysics
import Testing

/// Content of ten viewports of 667 pt.
private let extent = ScrollExtent(contentLength: 6670, viewportLength: 667)
/// Rounding of a few additions of offsets below 10⁴ pt, far below anything shown.
private let rounding = 1e-9

/// A scroller whose finger has moved evenly from 0 to `travel` points in 31 samples of 8 ms, still down at 0.24 s.
private func dragged(_ travel: Double, from offset: Double = 0, in extent: ScrollExtent = extent) -> Scroller
{
  var scroller = Scroller(model: .uikit, extent: extent, offset: offset)
  scroller.beginContact(at: 0)
  for sample in 0...30 {
    scroller.moveFinger(to: travel * Double(sample) / 30, at: Double(sample) * 0.008)
  }
  return scroller
}

@Suite("Scroller")
struct ScrollerTests {
  @Test("inside the bounds content follows the finger; past the edge by the rubber band")
  func drag() {
    #expect(dragged(100, from: 500).offset(at: 1) == 400)
    // By hand: 0.55 · 300 = 165; 165 / (1 + 165 / 667) = 132.2776.
    #expect(abs(dragged(300).offset(at: 1) + 132.2776) < 5e-5)
  }

  @Test("a contact tracks until the finger moves, then drags")
  func contactPhases() {
    var scroller = Scroller(model: .uikit, extent: extent, offset: 0)
    #expect(scroller.phase == .idle)
    scroller.beginContact(at: 0)
    scroller.moveFinger(to: 0, at: 0)
    #expect(scroller.phase == .tracking)
    scroller.moveFinger(to: 3, at: 0.01)
    #expect(scroller.phase == .dragging)
    scroller.moveFinger(to: 0, at: 0.02)
    #expect(scroller.phase == .dragging)
  }

  @Test("a lift hands over offset and, times the band's slope, the finger's velocity")
  func liftOutside() {
    var scroller = dragged(300)
    let held = scroller.offset(at: 0.245)
    scroller.endContact(at: 0.245)
    #expect(scroller.phase == .bouncing)
    #expect(abs(scroller.offset(at: 0.245) - held) < rounding)
    // 300 pt in 0.24 s, slope 0.55 / (1 + 165 / 667)², by hand: −441.853 pt/s.
    #expect(abs(scroller.velocity(at: 0.245) + 441.853) < 1e-3)
  }

  @Test("a finger that rests 100 ms before the lift does not fling")
  func restBeforeLift() {
    var scroller = dragged(-300)
    scroller.endContact(at: 0.34)
    #expect(scroller.motion == nil)
    #expect(scroller.phase == .idle)
    #expect(scroller.offset(at: 5) == 300)
  }

  @Test(
    "a caught bounce continues from where it was", arguments: Array(stride(from: 0.25, to: 1.5, by: 0.05)))
  func catchInBounce(time: Double) {
    var scroller = dragged(300)
    scroller.endContact(at: 0.245)
    let shown = scroller.offset(at: time)
    scroller.beginContact(at: time)
    #expect(abs(scroller.offset(at: time) - shown) < rounding)
    scroller.moveFinger(to: 0, at: time)
    #expect(abs(scroller.offset(at: time) - shown) < rounding)
  }

  @Test("a fling thrown beyond the band's asymptote is caught without a jump")
  func catchBeyondAsymptote() throws {
    let small = ScrollExtent(contentLength: 9000, viewportLength: 100)
    var scroller = dragged(3000, from: 3500, in: small)
    scroller.endContact(at: 0.24)
    let motion = try #require(scroller.motion)
    // A spring started at the edge is farthest out after 1/ω = 0.1 s.
    let farthest = motion.start + motion.trajectory.change + 0.1
    let shown = scroller.offset(at: farthest)
    #expect(shown < -400)
    scroller.beginContact(at: farthest)
    #expect(abs(scroller.offset(at: farthest) - shown) < 1e-6)
  }

  @Test("a cancelled contact comes back from rest outside and stays inside")
  func cancel() {
    var outside = dragged(300)
    outside.cancelContact(at: 0.245)
    #expect(outside.velocity(at: 0.245) == 0)
    #expect(outside.phase == .bouncing)
    var inside = dragged(-300)
    inside.cancelContact(at: 0.245)
    #expect(inside.phase == .idle)
    #expect(inside.offset(at: 9) == 300)
  }

  @Test("after a cancel nothing is left of the velocity of the lift before")
  func cancelAfterLift() {
    var scroller = dragged(300)
    scroller.endContact(at: 0.245)
    // 300 pt in 0.24 s downwards.
    #expect(abs(scroller.releaseVelocity + 1250) < 1e-9)
    scroller.beginContact(at: 1)
    scroller.moveFinger(to: 30, at: 1.01)
    scroller.cancelContact(at: 1.02)
    #expect(scroller.releaseVelocity == 0)
  }

  @Test("both edges are mirror images to the bit")
  func mirror() {
    // Lowest −100, highest 100.
    let even = ScrollExtent(contentLength: 667, viewportLength: 667, topInset: 100, bottomInset: 100)
    var top = dragged(437, in: even)
    var bottom = dragged(-437, in: even)
    for time in stride(from: 0.245, to: 3, by: 0.01) {
      if time == 0.245 {
        top.endContact(at: time)
        bottom.endContact(at: time)
      }
      #expect(top.offset(at: time) == -bottom.offset(at: time))
      #expect(top.velocity(at: time) == -bottom.velocity(at: time))
    }
    #expect(top.restTime == bottom.restTime)
  }

  @Test("a fling towards the edge decelerates, then bounces, without a jump of offset or velocity")
  func flingOverTheEdge() throws {
    var scroller = dragged(600, from: 1000)
    scroller.endContact(at: 0.24)
    #expect(scroller.phase == .decelerating)
    let (trajectory, start) = try #require(scroller.motion)
    let edge = start + trajectory.change
    #expect(scroller.phase(at: edge.nextDown) == .decelerating)
    #expect(scroller.phase(at: edge + 1e-9) == .bouncing)
    #expect(abs(scroller.offset(at: edge - 1e-12) - scroller.offset(at: edge + 1e-12)) < 1e-7)
    #expect(abs(scroller.velocity(at: edge - 1e-12) - scroller.velocity(at: edge + 1e-12)) < 1e-6)
    #expect(scroller.phase(at: try #require(scroller.restTime)) == .idle)
  }

  @Test("under a finger a new inset makes the content jump, rebased it stays")
  func insetUnderFinger() {
    var jumping = dragged(300)
    jumping.setTopInset(60, at: 0.24, closingDuration: 0.3, rebase: false)
    #expect(jumping.raw == -300)
    // 240 pt past the new edge: 132 / (1 + 132 / 667) = 110.1927, by hand.
    #expect(abs(jumping.offset(at: 0.24) + 60 + 110.1927) < 5e-5)
    var still = dragged(300)
    let shown = still.offset(at: 0.24)
    still.setTopInset(60, at: 0.24, closingDuration: 0.3, rebase: true)
    #expect(abs(still.offset(at: 0.24) - shown) < rounding)
    still.moveFinger(to: 300, at: 0.25)
    #expect(abs(still.offset(at: 0.25) - shown) < rounding)
  }

  @Test("in a bounce a new inset moves the edge and keeps offset and velocity")
  func insetInBounce() {
    var scroller = dragged(300)
    scroller.endContact(at: 0.245)
    let (offset, velocity) = (scroller.offset(at: 0.3), scroller.velocity(at: 0.3))
    scroller.setTopInset(60, at: 0.3, closingDuration: 0.3, rebase: false)
    #expect(abs(scroller.offset(at: 0.3) - offset) < rounding)
    #expect(abs(scroller.velocity(at: 0.3) - velocity) < rounding)
    #expect(scroller.motion?.trajectory.limit == -60)
  }

  @Test("content at rest that a shrinking inset leaves out eases to the edge in the closing time")
  func closing() {
    var scroller = Scroller(model: .uikit, extent: extent, offset: 0)
    scroller.setTopInset(60, at: 0, closingDuration: 0.3, rebase: false)
    #expect(scroller.motion == nil)
    scroller.scrollBy(-60, at: 1)
    #expect(scroller.offset(at: 1) == -60)
    scroller.setTopInset(0, at: 2, closingDuration: 0.3, rebase: false)
    #expect(scroller.phase == .closing)
    #expect(scroller.offset(at: 2) == -60)
    // Half of the time, half of the way: ease-in-out is symmetric.
    #expect(abs(scroller.offset(at: 2.15) + 30) < rounding)
    #expect(scroller.offset(at: 2.3) == 0)
    #expect(scroller.phase(at: 2.3) == .idle)
  }

  @Test("an inset that is already there changes nothing, in any state")
  func sameInset() {
    var scroller = Scroller(model: .uikit, extent: extent, offset: -60)
    scroller.setTopInset(60, at: 0, closingDuration: 0.3, rebase: false)
    scroller.setTopInset(0, at: 2, closingDuration: 0.3, rebase: false)
    var (closing, bouncing, held) = (scroller, dragged(300), dragged(300))
    bouncing.endContact(at: 0.245)
    let before = (closing, bouncing, held)
    closing.setTopInset(0, at: 2.1, closingDuration: 0.3, rebase: false)
    bouncing.setTopInset(0, at: 0.4, closingDuration: 0.3, rebase: false)
    held.setTopInset(0, at: 0.24, closingDuration: 0.3, rebase: true)
    #expect(closing == before.0 && closing.phase == .closing)
    #expect(bouncing == before.1 && bouncing.phase == .bouncing)
    #expect(held == before.2)
  }

  @Test("a wheel moves content at once, stops at the edges and ends a fling")
  func wheel() {
    var scroller = dragged(-600)
    scroller.endContact(at: 0.24)
    scroller.scrollBy(53, at: 0.5)
    #expect(scroller.motion == nil)
    scroller.scrollBy(-1e6, at: 0.6)
    #expect(scroller.offset(at: 0.6) == 0)
    scroller.scrollBy(1e6, at: 0.6)
    #expect(scroller.offset(at: 0.6) == 6003)
  }

  @Test("content shorter than the viewport bounces back to its one resting place")
  func shortContent() {
    let short = ScrollExtent(contentLength: 100, viewportLength: 667)
    for travel in [300.0, -300] {
      var scroller = dragged(travel, in: short)
      scroller.endContact(at: 0.245)
      #expect(scroller.motion?.trajectory.limit == 0)
      #expect(abs(scroller.offset(at: 5)) < rounding)
    }
  }
}
