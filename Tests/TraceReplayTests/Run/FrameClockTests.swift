import Testing

@testable import TraceReplay

@Suite("Frame clock")
struct FrameClockTests {
  @Test("the first frame at or after a time is never before it, and none earlier would do")
  func firstFrame() {
    for rate in [1.0, 29.97, 60, 90, 120, 1000, 10_000] {
      let clock = FrameClock(rate: rate)
      for microseconds in stride(from: 0, through: 3_000_000, by: 7_919) {
        let time = Double(microseconds) / 1e6
        let index = clock.index(atOrAfter: time)
        #expect(clock.time(of: index) >= time)
        #expect(index == 0 || clock.time(of: index - 1) < time)
      }
    }
  }

  @Test("a time on a frame is that frame's")
  func onFrame() {
    let clock = FrameClock(rate: 60)
    for index in 0..<1000 { #expect(clock.index(atOrAfter: clock.time(of: index)) == index) }
  }
}
