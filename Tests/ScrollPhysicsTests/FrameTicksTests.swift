import ScrollPhysics
import Testing

@Suite("Frame ticks")
struct FrameTicksTests {
  @Test("a motion that starts between two frames of a clock is shown at the clock's frames")
  func clock() {
    // 60 Hz, start at 10 ms: the next frame is at 16.67 ms.
    let ticks = FrameTicks(after: 0.01, rate: 60)
    #expect(abs(ticks.first - (1.0 / 60 - 0.01)) < 1e-15 && ticks.interval == 1.0 / 60)
    for frame in 1..<500 { #expect(ticks.index(atOrAfter: Double(frame) / 60 - 0.01) == Double(frame)) }
  }

  @Test("a motion that starts at a frame, but for rounding, is shown at the next one a whole interval later")
  func atFrame() {
    for frame in 0..<500 {
      let ticks = FrameTicks(after: Double(frame) / 60, rate: 60)
      #expect(abs(ticks.first - 1.0 / 60) < 1e-12 && ticks.first <= ticks.interval)
    }
  }

  @Test("the last frame up to a time is that frame's time, and 0 before the first")
  func last() {
    let ticks = FrameTicks(first: 0.002, interval: 0.01)
    #expect(ticks.last(upTo: 0.0019) == 0 && ticks.last(upTo: 0.002) == 0.002)
    #expect(ticks.last(upTo: 0.0119) == 0.002 && abs(ticks.last(upTo: 0.0225) - 0.022) < 1e-15)
    #expect(ticks.count(upTo: 0.0225) == 3 && ticks.index(atOrAfter: 0.0121) == 3)
  }
}
