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

  private static let uneven: [FrameTiming] = [0, 0.25, 0.999].flatMap { phase in
    [0, 0.3, 0.9].flatMap { dropped in
      [0, 0.5, 0.95].map { late in
        var timing = FrameTiming()
        (timing.phase, timing.dropped, timing.late, timing.seed) = (phase, dropped, late, 7)
        return timing
      }
    }
  }

  @Test("frames that come unevenly come in order, each within its period", arguments: uneven)
  func unevenFrames(timing: FrameTiming) {
    let clock = FrameClock(rate: 60, timing: timing)
    var (frame, last) = (clock.next(after: -1), -1.0)
    while frame < 600 {
      let time = clock.time(of: frame)
      #expect(time > last && time >= Double(frame) / 60 && time < (Double(frame) + 2) / 60)
      #expect(clock.index(atOrAfter: time) == frame, "a frame is found by its own time")
      #expect(clock.index(atOrAfter: time + 1e-7) == clock.next(after: frame))
      (frame, last) = (clock.next(after: frame), time)
    }
  }

  // 10,000 draws: the share is within 4 deviations of √(0.1·0.9/10000) = 0.003.
  @Test("as many frames are left out as was said, others for another seed")
  func droppedShare() {
    func shown(_ seed: UInt64) -> Set<Int> {
      var timing = FrameTiming()
      (timing.dropped, timing.seed) = (0.1, seed)
      let clock = FrameClock(rate: 60, timing: timing)
      var (frame, frames) = (clock.next(after: -1), Set<Int>())
      while frame < 10_000 {
        frames.insert(frame)
        frame = clock.next(after: frame)
      }
      return frames
    }
    #expect(abs(Double(shown(1).count) - 9000) < 120)
    #expect(shown(1) == shown(1) && shown(1) != shown(2))
  }
}
