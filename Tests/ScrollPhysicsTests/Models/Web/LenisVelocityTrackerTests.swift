import ScrollPhysics
import Testing

@Suite("Lenis' velocity")
struct LenisVelocityTrackerTests {
  /// Content led evenly by `step` points in each frame of 60 Hz, a moment before the frame.
  private func led(_ step: Double, frames: Int) -> LenisVelocityTracker {
    var tracker = LenisVelocityTracker(offset: 500, at: 2)
    for frame in 1...frames {
      tracker.move(to: 500 + step * Double(frame), at: 2 + (Double(frame) - 0.1) / 60)
    }
    return tracker
  }

  @Test("a frame makes 1 − 1/e of the way that is left")
  func first() {
    // By hand: 30·0.632121 = 18.96362 in the first; 30 + 11.03638 left, of which 25.93997 in the second.
    #expect(abs(led(30, frames: 1).velocity(at: 2 + 1.0 / 60) - 60 * 18.963617) < 1e-4)
    #expect(abs(led(30, frames: 2).velocity(at: 2 + 2.0 / 60) - 60 * 25.939941) < 1e-4)
    // No frame yet.
    #expect(led(30, frames: 1).velocity(at: 2 + 0.95 / 60) == 0)
  }

  @Test("a steady finger is met in a few frames")
  func steady() {
    // What is missing falls to 1/e in each frame: e^(−20) after 20.
    #expect(abs(led(30, frames: 20).velocity(at: 2 + 20.0 / 60) - 1800) < 1e-4)
    #expect(abs(led(-30, frames: 20).velocity(at: 2 + 20.0 / 60) + 1800) < 1e-4)
  }

  @Test("once content has caught up there is none, until it is led on")
  func caughtUp() {
    // 30 points steadily leave 17.46 to go; a frame e-fold later 0.5 is passed at the fourth: 17.46·e^(−4) = 0.32.
    var tracker = led(30, frames: 20)
    #expect(tracker.velocity(at: 2 + 23.1 / 60) > 0 && tracker.velocity(at: 2 + 24.1 / 60) == 0)
    #expect(tracker.velocity(at: 90) == 0)
    tracker.move(to: 1200, at: 5)
    #expect(tracker.velocity(at: 5) == 0 && abs(tracker.velocity(at: 5.02) - 60 * 100 * 0.6321206) < 1e-3)
  }

  @Test("a finger so slow that both round alike has none")
  func slow() {
    // 0.3 points: 500.19 and 500.3 are the same whole point.
    #expect(led(0.3, frames: 1).velocity(at: 2 + 1.0 / 60) == 0)
  }

  @Test("through a scroller it is the content's: at the bounds there is none")
  func bounds() {
    func released(from offset: Double) -> Double {
      let extent = ScrollExtent(contentLength: 5000, viewportLength: 800)
      var scroller = Scroller(model: .lenis, extent: extent, offset: offset)
      scroller.beginContact(at: 0)
      for step in 1...60 { scroller.moveFinger(to: Double(step) * 10, at: Double(step) / 180 - 1e-3) }
      scroller.endContact(at: 1.0 / 3)
      return scroller.velocity(at: 1.0 / 3)
    }
    #expect(released(from: 0) == 0)
    // 30 points a frame, upwards: the way is 30^1.7 = e^(1.7·3.401197) = 324.419, at 4.5 per s.
    #expect(abs(released(from: 3000) + 324.419 * 4.5) < 1e-2)
  }
}
