import GestureTraces
import PullToRefresh
import ScrollPhysics
import Testing
import TraceReplay

@testable import ReplayPages

@Suite("The steps of a timeline")
struct TimelineStepsTests {
  private static func frames(_ timing: FrameTiming) throws -> [ReplayFrame] {
    var options = ReplayOptions()
    options.frames = timing
    let trace = try TraceReader.trace(of: Array(text.utf8), path: "a.trace")
    let replay = Replay(of: trace, on: ScrollList(model: .uikit), options: options)
    return replay.run(replay.engine(of: .mrefresh), keepsFrames: true).frames
  }

  private static let text = """
    {"format":"overscroll-trace","version":1,"device":{"kind":"touchscreen"},"units":"points","source":{"origin":"recorded"}}
    {"type":"down","t":0,"slot":0,"x":10,"y":10}
    {"type":"move","t":100000,"slot":0,"x":10,"y":110}
    {"type":"move","t":200000,"slot":0,"x":10,"y":260}
    {"type":"up","t":300000,"slot":0}
    {"type":"end","t":400000,"events":4}

    """

  @Test("are the frames themselves where those come evenly")
  func even() throws {
    let frames = try Self.frames(FrameTiming())
    let steps = TimelineDetails.steps(frames, rate: 60)
    #expect(frames.count > 20 && steps.map(\.time) == frames.map(\.time))
    #expect(TimelineDetails.steps([], rate: 60).isEmpty)
  }

  @Test("have what was on the screen by then where frames are late or left out")
  func uneven() throws {
    var timing = FrameTiming()
    (timing.phase, timing.dropped, timing.late, timing.seed) = (0.25, 0.4, 0.5, 7)
    let frames = try Self.frames(timing)
    let steps = TimelineDetails.steps(frames, rate: 60)
    // Four in ten are left out, and the timeline is as long as the run.
    let last = try #require(frames.last?.time)
    #expect(Double(steps.count) > Double(frames.count) * 1.3)
    #expect(abs(Double(steps.count - 1) - last * 60) < 1)
    for (step, frame) in steps.enumerated() {
      let shown = frames.last { $0.time <= Double(step) / 60 } ?? frames[0]
      #expect(frame.time == shown.time)
    }
  }

  @Test("a run of 36000 frames is drawn, a longer one is not")
  func longest() {
    var result = ReplayResult()
    for (rate, end) in [(60.0, 600.0), (120, 300)] {
      result.end = end
      #expect(TimelineDetails.mayDraw(result, rate: rate), "\(rate)")
      result.end = end + 1 / rate
      #expect(!TimelineDetails.mayDraw(result, rate: rate), "\(rate)")
    }
  }
}
