import PullToRefresh
import ScrollPhysics
import TestSamples
import Testing
import TraceReplay

@Suite("Replay")
struct ReplayTests {
  /// Down at 0, 1 pt per ms to `peak`, rest of 200 ms, up one ms later.
  private func pull(to peak: Int, at start: Int = 0) throws -> Replay {
    var script = ScriptedTrace()
    script.drag(at: start, from: 0, to: [(Double(peak), start + peak), (Double(peak), start + peak + 200)])
    return try replay(script)
  }

  private func replay(_ script: ScriptedTrace, rate: Double = 60, work: Double = 2) throws -> Replay {
    var options = ReplayOptions()
    options.rate = rate
    options.app.work = .fixed(work)
    return Replay(of: try script.trace(), model: .uikit, options: options)
  }

  private func result(_ replay: Replay, _ engine: String) throws -> ReplayResult {
    replay.run(try #require(replay.engine(named: engine))).result
  }

  /// Finger travel for a pull of `y` on a 667 pt viewport: the rubber band solved for x, by hand.
  private func travel(forPull y: Double) -> Double { y * 667 / (0.55 * (667 - y)) }

  @Test("the crossing is where the finger's travel meets the threshold through the rubber band")
  func crossing() throws {
    for (engine, threshold) in [("mrefresh", 110.0), ("isalternative", 90), ("pullview", 60)] {
      let result = try result(try pull(to: 400), engine)
      #expect(result.threshold == threshold)
      // One point per millisecond: the travel in points is the time in milliseconds.
      #expect(abs(try #require(result.crossing) * 1000 - travel(forPull: threshold)) < 1e-9)
      #expect(result.crossings.count == 1)
    }
  }

  @Test(
    "a crossing engine fires at the frame that shows the first sample beyond, a release engine after the lift"
  )
  func moments() throws {
    let replay = try pull(to: 400)
    // Pull 110 needs 239.5 pt; the sample at 240 ms is beyond, the frame after it is number 15, at 250 ms.
    let mrefresh = try result(replay, "mrefresh")
    #expect(mrefresh.trigger == 0.25)
    #expect(mrefresh.triggerPhase == .contact)
    #expect(mrefresh.due == mrefresh.crossing)
    // The lift at 601 ms is seen at frame 37.
    let pullview = try result(replay, "pullview")
    #expect(pullview.trigger == 37.0 / 60)
    #expect(pullview.triggerPhase == .released)
    #expect(pullview.release == 0.601)
    #expect(pullview.due == 0.601)
    // The first callback after the lift is one frame later: the motion has begun by then.
    let onRelease = try result(replay, "isalternative-release")
    #expect(onRelease.triggerPhase == .released)
    #expect(try #require(onRelease.releaseLatency) > 0)
  }

  @Test("a pull that does not reach the threshold fires nothing and says by how much it fell short")
  func shortPull() throws {
    let result = try result(try pull(to: 100), "mrefresh")
    #expect(result.triggers == 0)
    #expect(result.due == nil)
    #expect(result.crossing == nil)
    // 100 pt of travel show 50.81 pt: 100·667·0.55/(667 + 55).
    let shown: Double = 100 * 667 * 0.55 / (667 + 55)
    #expect(abs(try #require(result.margin) - (shown - 110)) < 1e-9)
    #expect(result.margin == result.peakMargin)
    #expect(result.dwell == 0)
  }

  @Test("a pull that crosses in the frame of its lift is the finger's, not the content's own")
  func crossesInTheFrameOfItsLift() throws {
    // At 10 Hz: 230 pt of finger at 230 ms are 106.3 pt, short of 110; 280 pt at 280 ms are beyond; up at 281 ms, all seen at 300.
    var script = ScriptedTrace()
    script.drag(at: 0, from: 0, to: [(280, 280)])
    let result = try result(try replay(script, rate: 10), "mrefresh")
    #expect(result.trigger == 0.3)
    #expect(result.triggerPhase == .contact)
    #expect(!result.findings.contains { $0.kind == .triggerWithoutFinger || $0.kind == .armedByInertia })
    // One that the next frame shows is none: momentum alone has carried it on.
    var fling = ScriptedTrace(rest: #","scenario":{"start_offset":300}"#)
    fling.drag(at: 0, from: 0, to: [(250, 60)])
    let inertial = try self.result(try replay(fling), "mrefresh")
    #expect(inertial.triggerPhase == .settling)
    #expect(inertial.findings.contains { $0.kind == .triggerWithoutFinger })
  }

  @Test("an engine that fires in the drag as well is due by the rule that fires first")
  func dueOfTheRuleThatFires() throws {
    // ionic-4: 60 pt for the lift and 120 for the drag, both after 20 pt of slop.
    let inTheDrag = try result(try pull(to: 200), "ionic-4")
    #expect(abs(try #require(inTheDrag.due) - 0.14) < 1e-9)
    #expect(inTheDrag.triggerPhase == .contact)
    #expect(try #require(inTheDrag.trigger) >= 0.14)
    let atTheLift = try result(try pull(to: 100), "ionic-4")
    #expect(atTheLift.due == atTheLift.release)
    #expect(atTheLift.triggerPhase == .released)
    // Beyond 120, and then back to 10 pt before the lift.
    var script = ScriptedTrace()
    script.drag(at: 0, from: 0, to: [(200, 200), (10, 400)])
    let back = try result(try replay(script), "ionic-4")
    #expect(abs(try #require(back.due) - 0.14) < 1e-9)
  }

  @Test(
    "an engine that a pull back does not disarm is due at the lift all the same, unless it minds content scrolled down"
  )
  func dueThoughPulledBack() throws {
    func result(_ engine: String, backTo last: Double) throws -> ReplayResult {
      var script = ScriptedTrace()
      script.drag(at: 0, from: 0, to: [(400, 400), (last, 700)])
      return try self.result(try replay(script), engine)
    }
    for (engine, last) in [
      ("flutter-material", 50.0), ("flutter-material", -50), ("flutter-material-3.16", 50),
    ] {
      let back = try result(engine, backTo: last)
      #expect(back.triggers == 1 && back.due == back.release && back.release != nil)
    }
    let down = try result("flutter-material-3.16", backTo: -50)
    #expect(down.triggers == 0 && down.due == nil)
  }

  @Test("dwell is the time beyond the threshold with the finger down")
  func dwell() throws {
    let result = try result(try pull(to: 400), "pullview")
    #expect(abs(try #require(result.dwell) - (0.601 - travel(forPull: 60) / 1000)) < 1e-12)
  }

  @Test("content released beyond the edge at rest settles as a critically damped spring does")
  func settle() throws {
    let result = try result(try pull(to: 400), "pullview")
    let peak = 400 * 667 * 0.55 / (667 + 220)
    #expect(abs(try #require(result.peakOverscroll) - peak) < 1e-9)
    #expect(result.bouncePeak == 0)
    // x(t) = p(1 + 10t)e^(−10t): the last time it is 0.5 pt or 10 pt/s away, found by bisection here.
    var (low, high) = (0.1, 5.0)
    for _ in 0..<200 {
      let t = (low + high) / 2
      let decay = ScrollPhysics.Elementary.exp(-10 * t)
      let isOut = peak * (1 + 10 * t) * decay > 0.5 || peak * 100 * t * decay > 10
      if isOut { low = t } else { high = t }
    }
    #expect(abs(try #require(result.settle) - high) < 1e-6)
  }

  @Test("the same trace at any rate crosses, settles and is due at the same times")
  func rates() throws {
    var script = ScriptedTrace()
    script.drag(at: 3, from: 0, to: [(320, 203), (180, 303), (340, 463)], step: 4)
    let reference = try replay(script)
    for engine in RefreshEngine.names {
      let expected = try result(reference, engine)
      for rate in [30.0, 120, 240, 1000] {
        let other = try result(try replay(script, rate: rate), engine)
        #expect(other.due == expected.due)
        #expect(other.settle == expected.settle)
        #expect(other.dwell == expected.dwell)
        let shared = min(other.crossings.count, expected.crossings.count)
        #expect(other.crossings.prefix(shared) == expected.crossings.prefix(shared))
      }
    }
  }

  @Test("up to the trigger the same offsets are shown at common times, whatever the rate")
  func commonFrames() throws {
    var script = ScriptedTrace()
    script.drag(at: 3, from: 0, to: [(320, 203), (100, 303)], step: 4)
    let slow = try replay(script, rate: 30)
    let engine = try #require(slow.engine(named: "mrefresh"))
    let reference = slow.run(engine, keepsFrames: true)
    for rate in [60.0, 120, 240, 1000] {
      let other = try replay(script, rate: rate).run(engine, keepsFrames: true)
      let shown = Dictionary(uniqueKeysWithValues: other.frames.map { ($0.time, $0) })
      let until = min(try #require(reference.result.trigger), try #require(other.result.trigger))
      let common = reference.frames.filter { $0.time < until && shown[$0.time] != nil }
      #expect(common.count >= 2)
      for frame in common { #expect(abs(frame.offset - (shown[frame.time]?.offset ?? .nan)) < 1e-9) }
    }
  }

  @Test("kept frames end with what the last timer left, also between two display frames")
  func lastFrame() throws {
    let replay = try pull(to: 400)
    let (result, frames) = replay.run(try #require(replay.engine(named: "isalternative")), keepsFrames: true)
    let last = try #require(frames.last)
    // The closing animation is over at the end of the run: the state is Normal again.
    #expect(last.time == result.end && last.state == ISAlternative.State.normal.rawValue)
    #expect(frames.dropLast().allSatisfy { $0.time < last.time })
  }

  @Test("solved crossings agree with bisection on the path")
  func bisection() throws {
    var script = ScriptedTrace()
    script.drag(at: 0, from: 0, to: [(300, 120), (60, 260), (420, 400)], step: 7, lift: false)
    let replay = try replay(script)
    let result = try result(replay, "mrefresh")
    let found = brackets(replay, level: -110)
    #expect(found.count == 3)
    for (crossing, bisected) in zip(try all(replay), found) { #expect(abs(crossing - bisected) < 1e-9) }
    #expect(result.crossing == result.crossings.last)
  }

  /// All crossings of the path, trigger or not: those of an engine that can't fire.
  private func all(_ replay: Replay) throws -> [Double] {
    var policy = RefreshPolicy(threshold: .points(110), isStrict: true, moment: .dwell(1000))
    policy.gates.requiresFinger = true
    let machine = RefreshMachine(policy, viewport: 667, originalTopInset: 0)
    return replay.run(.policy(machine)).result.crossings
  }

  private func brackets(_ replay: Replay, level: Double) -> [Double] {
    var found: [Double] = []
    for step in 0..<4000 {
      var (low, high) = (Double(step) / 10_000, Double(step + 1) / 10_000)
      let before = replay.path.offset(at: low) < level
      guard (replay.path.offset(at: high) < level) != before else { continue }
      for _ in 0..<60 {
        let middle = (low + high) / 2
        if (replay.path.offset(at: middle) < level) == before { low = middle } else { high = middle }
      }
      found.append(high)
    }
    return found
  }

  @Test("a catch in mid-bounce continues without a jump")
  func catchInBounce() throws {
    var script = ScriptedTrace()
    script.drag(at: 0, from: 0, to: [(400, 200)])
    script.drag(at: 300, from: 50, to: [(60, 500)])
    let result = try result(try replay(script), "pullview")
    #expect(result.gestures == 2)
    #expect(result.settle == nil)
    #expect(result.offsetJump < 1e-9 || result.triggers > 0)
  }

  @Test("an inset at the trigger makes content under a finger jump by the rubber band's slope")
  func insetJump() throws {
    let result = try result(try pull(to: 400), "isalternative")
    // Raw −T at the trigger frame, 200 ms after it is 210 pt of travel: band(210) against 50 + band(160).
    let travel = (try #require(result.trigger) * 100).rounded(.down) * 10
    func band(_ x: Double) -> Double { x * 667 * 0.55 / (667 + 0.55 * x) }
    #expect(abs(result.offsetJump - (50 + band(travel - 50) - band(travel))) < 1e-9)
  }

  @Test("the inset is given back, the states come home, and the run ends")
  func end() throws {
    for engine in RefreshEngine.names {
      let result = try result(try pull(to: 600), engine)
      #expect(result.triggers >= 1, "\(engine)")
      #expect(result.isInsetConserved, "\(engine)")
      #expect(result.end < 8, "\(engine)")
      #expect(result.states.first?.time == 0)
    }
  }

  @Test("a fling to the top fires an engine without a finger and leaves one with a finger alone")
  func inertia() throws {
    var script = ScriptedTrace(rest: #","scenario":{"start_offset":600}"#)
    script.drag(at: 0, from: 0, to: [(400, 80)])
    let replay = try replay(script)
    let settling = try result(replay, "isalternative")
    #expect(settling.triggerPhase == .settling)
    #expect(settling.due == settling.crossing)
    let guarded = try result(replay, "uirefreshcontrol")
    #expect(guarded.triggers == 0)
    #expect(guarded.due == nil)
    #expect(guarded.crossings.count == 2 || guarded.crossings.isEmpty)
    #expect(try #require(guarded.bouncePeak) > 90)
  }

  @Test("a cancelled pull has no release, and what decides at the lift does not fire")
  func cancel() throws {
    var script = ScriptedTrace()
    script.drag(at: 0, from: 0, to: [(400, 400)], lift: false)
    script.add(#"{"type":"cancel","t":410000,"slot":0}"#)
    let result = try result(try replay(script), "pullview")
    #expect(result.triggers == 0)
    #expect(result.release == nil)
    #expect(result.margin == nil)
    #expect(result.settle == nil)
    #expect(result.due == nil)
  }

  @Test("an empty trace ends at once with nothing found")
  func empty() throws {
    let result = try result(try replay(ScriptedTrace()), "mrefresh")
    #expect(result.gestures == 0)
    #expect(result.gesture == nil)
    #expect(result.end == 0)
    #expect(result.peakMargin == nil)
  }

  @Test("a unfinished gesture holds the content to the end, and the run ends")
  func unfinished() throws {
    var script = ScriptedTrace()
    script.drag(at: 0, from: 0, to: [(400, 400)], lift: false)
    let result = try result(try replay(script), "mrefresh")
    #expect(result.isUnfinished)
    #expect(result.release == nil)
    #expect(result.triggers == 1)
    #expect(abs(try #require(result.dwell) - (0.4 - travel(forPull: 110) / 1000)) < 1e-12)
  }

  @Test("arrival delays what the engine sees, not where the content is")
  func arrival() throws {
    var script = ScriptedTrace()
    for step in 0...40 {
      let kind = step == 0 ? "down" : "move"
      script.add(
        #"{"type":"\#(kind)","t":\#(step * 10_000),"at":\#(step * 10_000 + 100_000),"slot":0,"x":0,"y":\#(step * 10)}"#
      )
    }
    var options = ReplayOptions()
    options.usesArrival = true
    let late = try result(Replay(of: try script.trace(), model: .uikit, options: options), "mrefresh")
    let onTime = try result(try replay(script), "mrefresh")
    #expect(late.crossing == onTime.crossing)
    #expect(onTime.trigger == 0.25)
    #expect(late.trigger == 0.35)
  }

  @Test("twenty hours of rest between two pulls cost no frames", .timeLimit(.minutes(10)))
  func longRest() throws {
    var script = ScriptedTrace()
    script.drag(at: 0, from: 0, to: [(400, 80)])
    script.drag(at: 72_000_000, from: 0, to: [(400, 72_000_400)])
    // At 10,000 frames a second the rest alone would be 720 million of them, more than the limit gives time for; without
    // them it is done at once, and the limit leaves a busy machine all the time it may take.
    let result = try result(try replay(script, rate: 10_000), "mrefresh")
    #expect(result.gestures == 2)
    #expect(result.end > 72_000)
  }
}
