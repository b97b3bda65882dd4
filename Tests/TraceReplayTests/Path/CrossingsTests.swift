import PullToRefresh
import ScrollPhysics
import TestSamples
import Testing

@testable import TraceReplay

@Suite("Crossings")
struct CrossingsTests {
  /// `pullview` knows no inset: it compares the bare offset with −60, which is a pull of −4 pt under an inset of 64 pt.
  private func pullView(startOffset: Int, travel: Int) throws -> ReplayResult {
    var script = ScriptedTrace(
      rest: #","scenario":{"start_offset":\#(startOffset),"inset_top":64}"#)
    script.drag(at: 0, from: 0, to: [(Double(travel), travel), (Double(travel), travel + 200)])
    let replay = Replay(of: try script.trace(), model: .uikit, options: ReplayOptions())
    return replay.run(try #require(replay.engine(named: "pullview"))).result
  }

  @Test("content far from a threshold inside the bounds is not past it")
  func farFromTheThreshold() throws {
    let result = try pullView(startOffset: 1200, travel: 100)
    #expect(result.threshold == -4)
    #expect(result.triggers == 0)
    #expect(result.crossings.isEmpty)
    #expect(result.due == nil)
    #expect(result.dwell == 0)
  }

  @Test("a threshold inside the bounds is crossed where the content reaches it")
  func reached() throws {
    // From 100 − 64 = 36 down to −60 are 96 pt inside the bounds, one per millisecond of a finger that nothing resists.
    let result = try pullView(startOffset: 100, travel: 300)
    #expect(abs(try #require(result.crossing) - 0.096) < 1e-12)
    #expect(result.due == result.release)
    #expect(result.triggers == 1)
  }

  @Test("a scroll that opens a trace past the threshold crosses it once, at its own time")
  func opensPast() throws {
    var script = ScriptedTrace(kind: "touchpad")
    script.add(#"{"type":"scroll","t":0,"axis_source":"finger","dy":300}"#)
    script.add(#"{"type":"stop","t":50000}"#)
    let replay = Replay(of: try script.trace(), model: .uikit, options: ReplayOptions())
    let result = replay.run(try #require(replay.engine(named: "pullview"))).result
    #expect(result.crossings == [0])
  }

  @Test("content at rest that an inset of the app puts past the threshold crosses it then")
  func movedByInset() throws {
    // Content at 20 pt under an inset of 80 is 100 pt below its edge. At 500 ms the inset is gone, and it is 20 below: past a threshold of
    // −50, without a move.
    var script = ScriptedTrace(rest: #","scenario":{"start_offset":100,"inset_top":80}"#)
    script.drag(at: 1000, from: 0, to: [(-10, 1100), (-10, 1300)])
    var options = ReplayOptions()
    options.app.insetChanges = [AppInsetChange(time: 0.5, points: 0)]
    let replay = Replay(of: try script.trace(), model: .uikit, options: options)
    var traits = RefreshTraits(RefreshPolicy(threshold: .points(60)), viewport: 667)
    (traits.threshold, traits.insetShare) = (-50, 1)
    let crossings = replay.free.crossings(of: replay.free.measure(traits))
    #expect(crossings == [Crossing(time: 0.5, isUp: true, isContact: false, gesture: 0)])
  }

  @Test("a crossing that the trigger's own frame shows counts, and the latency is 0")
  func atTheTrigger() throws {
    // One point a millisecond: the sample at 60 ms is 60 pt down, the frame of 100 Hz at 60 ms shows it.
    var script = ScriptedTrace()
    script.drag(at: 0, from: 0, to: [(100, 100), (100, 300)])
    var options = ReplayOptions()
    options.rate = 100
    let replay = Replay(of: try script.trace(), model: .uikit, options: options)
    var policy = RefreshPolicy(threshold: .points(60))
    policy.input = .travel(gain: 1)
    let result = replay.run(replay.engine(of: policy)).result
    #expect(result.trigger == 0.06)
    #expect(result.crossings.count == 1 && result.latency.map { abs($0) < 1e-9 } == true)
  }

  @Test("content that rests past the threshold from the start has not crossed it")
  func pastFromTheStart() throws {
    let result = try pullView(startOffset: 0, travel: 100)
    #expect(result.triggers == 1)
    #expect(result.crossings.isEmpty)
    #expect(result.latency == nil)
    #expect(result.due == result.release)
    // The finger is down for 100 + 200 + 1 ms, all of it past the threshold.
    #expect(abs(try #require(result.dwell) - 0.301) < 1e-12)
  }
}
