import ExternalEngines
import Testing

@testable import ReplayExperiments
@testable import TraceReplay

/// Each limit at its border: the numbers are those of the page of limits, written out here.
@Suite("Room for runs under stress")
struct StressRoomTests {
  /// The message for a trace with one gesture of so many seconds, without samples; nil if it may run.
  private func fault(
    _ seconds: Double, _ condition: StressCondition, runners: Int = 1, rate: Double = 60
  ) -> String? {
    var gesture = FingerGesture(time: 0, arrival: 0)
    gesture.endedMicroseconds = Int64(seconds * 1e6)
    let track = FingerTrack(
      gestures: [gesture], layer: .libinput, source: .touchscreen, lastEvent: seconds)
    var options = ReplayOptions()
    options.rate = rate
    do throws(EngineFault) {
      try StressRoom.require(of: track, runners: runners, [condition], options)
      return nil
    } catch { return error.description }
  }

  @Test("fingers may be resampled to two million samples, and to no more")
  func samples() {
    let condition = StressCondition("samples-1000hz", .samples(rate: 1000))
    #expect(fault(2000, condition) == nil)
    #expect(
      fault(2000.5, condition)
        == "under samples-1000hz its fingers would come to 2000500 samples, and the limit is 2000000; name other conditions (--condition), or split it"
    )
  }

  // A gesture counts as two samples, its begin and its end: one step in each run.
  @Test("frames that are all visited count where a finger is down, in each repeat of each engine")
  func frames() {
    let dropped = StressCondition("dropped", .droppedFrames(share: 0.5))
    #expect(fault(2499.9999, dropped, rate: 10_000) == nil)
    #expect(
      fault(2500, dropped, rate: 10_000)
        == "1 engines on models under 1 conditions come to 25000001 steps, and the limit is 25000000; lower --rate, name fewer conditions (--condition), engines and models (--engine, --model), or split it"
    )
    let repeated = StressCondition("dropped", .droppedFrames(share: 0.5), repeats: 4)
    #expect(fault(624, repeated, rate: 10_000) == nil && fault(626, repeated, rate: 10_000) != nil)
    #expect(fault(312, repeated, runners: 2, rate: 10_000) == nil)
    #expect(fault(313, repeated, runners: 2, rate: 10_000) != nil)
  }

  @Test("late events visit all frames; other displays, late updates and the control leave frames out")
  func leftOut() {
    let late = StressCondition("late", .lateEvents(milliseconds: 16))
    #expect(fault(2501, late, rate: 10_000) != nil)
    for change in [StressCondition.Change.nothing, .framePhase, .lateUpdates(frames: 3)] {
      #expect(fault(86_400, StressCondition("other", change), runners: 3000, rate: 10_000) == nil)
    }
  }
}
