import GestureTraces
import PullToRefresh
import ScrollPhysics
import TestSamples
import Testing
import TraceReplay

/// Where the time from due to callback goes, by hand and as a sum.
@Suite("Delay parts")
struct DelayPartsTests {
  private func result(_ script: ScriptedTrace, _ engine: String, _ options: ReplayOptions = ReplayOptions())
    throws -> ReplayResult
  {
    let replay = Replay(of: try script.trace(), model: .uikit, options: options)
    return replay.run(try #require(replay.engine(named: engine))).result
  }

  /// Down at 0, 1 pt per ms to 400 pt with a report every 10 ms, a rest of 200 ms, up one ms later.
  private var pull: ScriptedTrace {
    var script = ScriptedTrace()
    script.drag(at: 0, from: 0, to: [(400, 400), (400, 600)])
    return script
  }

  private func expect(_ delay: DelayParts?, _ milliseconds: [Double], _ comment: Comment) throws {
    let parts = try #require(delay).parts
    for (part, expected) in zip(parts, milliseconds) {
      #expect(abs(part * 1000 - expected) < 1e-9, comment)
    }
  }

  // A pull of 110 pt needs 110·667/(0.55·557) = 239.4973… pt, a millisecond each: the sample at 240 ms shows it, the frame
  // at 250 ms brings it.
  @Test("a crossing under the finger waits for its sample, then for a frame")
  func crossing() throws {
    let travel = 110.0 * 667 / (0.55 * (667 - 110))
    try expect(result(pull, "mrefresh").delay, [240 - travel, 0, 10, 0, 0], "mrefresh")
  }

  // Half a frame later than the even ones, the first at or after 240 ms is 14.5 / 60 s.
  @Test("the frame's part is that of the display the replay has")
  func phase() throws {
    var options = ReplayOptions()
    options.frames.phase = 0.5
    let travel = 110.0 * 667 / (0.55 * (667 - 110))
    try expect(
      result(pull, "mrefresh", options).delay, [240 - travel, 0, 14_500.0 / 60 - 240, 0, 0], "mrefresh")
  }

  // A flick of 500 pt in 10 ms between the frames at 100 and 116.67 ms, let go at 113: the band shows 194.7 pt, and
  // uirefreshcontrol wants 132.1 under a finger. A frame every 2 ms sees it.
  @Test("what passes the threshold after the last frame before the lift is due, and seen by no frame")
  func unseen() throws {
    var script = ScriptedTrace()
    script.drag(at: 102, from: 0, to: [(500, 112)], step: 2)
    let slow = try result(script, "uirefreshcontrol")
    #expect(slow.due != nil && slow.trigger == nil && slow.isDueUnseen)
    var options = ReplayOptions()
    options.rate = 500
    let fast = try result(script, "uirefreshcontrol", options)
    #expect(fast.trigger != nil && !fast.isDueUnseen)
    #expect(try !result(pull, "mrefresh").isDueUnseen && !result(pull, "pullview").isDueUnseen)
  }

  // The lift at 601 ms is itself the news; frame 37 is at 616.67 ms. A swiperefresh tells the app 200 ms after.
  @Test("a release waits for a frame alone, and a delayed callback stands apart")
  func release() throws {
    let frame = 37_000.0 / 60 - 601
    try expect(result(pull, "pullview").delay, [0, 0, frame, 0, 0], "pullview")
    try expect(result(pull, "swiperefresh").delay, [0, 0, frame, 0, 200], "swiperefresh")
  }

  // Each event arrives 7 ms late: the sample of 240 ms at 247, shown at 250; the lift of 601 ms at 608, shown at 616.67.
  @Test("late delivery is a part of its own")
  func delivery() throws {
    var script = ScriptedTrace()
    script.add(#"{"type":"down","t":0,"at":7000,"slot":0,"x":0,"y":0}"#)
    for time in stride(from: 10, through: 600, by: 10) {
      script.add(
        #"{"type":"move","t":\#(time * 1000),"at":\#(time * 1000 + 7000),"slot":0,"x":0,"y":\#(min(time, 400))}"#
      )
    }
    script.add(#"{"type":"up","t":601000,"at":608000,"slot":0}"#)
    var options = ReplayOptions()
    options.usesArrival = true
    let travel = 110.0 * 667 / (0.55 * (667 - 110))
    try expect(result(script, "mrefresh", options).delay, [240 - travel, 7, 3, 0, 0], "mrefresh")
    try expect(result(script, "pullview", options).delay, [0, 7, 37_000.0 / 60 - 608, 0, 0], "pullview")
  }

  // Half a second beyond the threshold of 108 pt, counted from the frame that showed it: the dwell is no delay.
  @Test("a dwell is none of the parts")
  func dwell() throws {
    var script = ScriptedTrace()
    script.drag(at: 0, from: 0, to: [(400, 400), (400, 1200)])
    let result = try result(script, "kirigami")
    let crossing = try #require(result.crossing) * 1000
    let sample = (crossing / 10).rounded(.up) * 10
    let frame = (sample * 0.06).rounded(.up) / 0.06
    try expect(result.delay, [sample - crossing, 0, frame - sample, 0, 0], "kirigami")
    #expect(result.due == result.crossing.map { $0 + 0.5 })
  }

  // Let go at 2 pt/ms short of the threshold, the content goes on and passes it by itself: no sample shows that.
  @Test("content in motion waits for a frame alone")
  func settling() throws {
    var script = ScriptedTrace()
    script.drag(at: 0, from: 0, to: [(230, 110)])
    let result = try result(script, "mrefresh")
    #expect(result.triggerPhase == .settling)
    let crossing = try #require(result.crossing)
    let frame = (crossing * 60).rounded(.up) / 60
    try expect(result.delay, [0, 0, (frame - crossing) * 1000, 0, 0], "mrefresh")
  }

  // Ionic 4 fires at the lift from 60 px on, as its documents say, and in the drag beyond 120 px as well.
  @Test("an original that fires by the earlier of two rules is due by that one, and waits no longer")
  func early() throws {
    var script = ScriptedTrace()
    script.drag(at: 0, from: 0, to: [(400, 400), (400, 600)])
    let result = try result(script, "ionic-4")
    let delay = try #require(result.delay)
    #expect(abs(delay.policy) < 1e-9 && delay.total > 0)
    #expect(abs(try #require(result.due) - 0.14) < 1e-9)
  }

  @Test("without a trigger, a callback or a due time there are no parts")
  func none() throws {
    var script = ScriptedTrace()
    script.drag(at: 0, from: 0, to: [(50, 100)])
    #expect(try result(script, "mrefresh").delay == nil)
    var cancelled = ScriptedTrace()
    cancelled.drag(at: 0, from: 0, to: [(400, 400)], lift: false)
    cancelled.cancel(at: 410)
    // It takes the cancel for a lift and fires; no release was there to make it due.
    let sv = try result(cancelled, "sv")
    #expect(sv.triggers == 1 && sv.due == nil && sv.delay == nil)
  }

  // Random strokes, every system, with and without arrival times: sums are exact but for the rounding of times up to 10 s.
  @Test(
    "the parts add up, none is negative but the policy's",
    arguments: RefreshSystem.originals + RefreshSystem.fixed)
  func sum(system: RefreshSystem) throws {
    var random = SeededRandom(seed: 6)
    var asked = 0
    for _ in 0..<12 {
      var script = ScriptedTrace()
      let peak = 100 + random.nextUnit() * 500
      let end = 100 + Int(random.nextUnit() * 500)
      script.drag(at: 0, from: 0, to: [(peak, end), (peak * random.nextUnit(), end + 300)], step: 8)
      var options = ReplayOptions()
      options.rate = 30 + random.nextUnit() * 200
      let result = try result(script, "\(system.name)", options)
      guard let delay = result.delay else { continue }
      asked += 1
      let (due, callback) = (try #require(result.due), try #require(result.callback))
      #expect(abs(delay.parts.reduce(0, +) - (callback - due)) < 1e-12)
      #expect(delay.total == callback - due)
      #expect([delay.sample, delay.delivery, delay.callback].allSatisfy { $0 >= 0 })
      #expect(delay.frame >= 0 && delay.frame < 1 / options.rate + 1e-12)
    }
    #expect(asked > 0, "of 12 pulls none has a delay")
  }
}
