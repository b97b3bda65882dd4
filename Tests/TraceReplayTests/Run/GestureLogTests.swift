import PullToRefresh
import TestSamples
import Testing

@testable import TraceReplay

/// Which gesture a trigger, a callback, a jump and a state belong to.
///
/// By hand: a finger goes 1 pt a millisecond to 400 pt, rests for 200 ms and lifts 1 ms later. `mrefresh` needs a pull of
/// 110 pt, which the rubber band shows after 110·667/(0.55·557) = 239.5 pt: the sample at 240 ms, frame 15 at 250 ms.
@Suite("Gesture log")
struct GestureLogTests {
  /// Finger travel for a pull of `y` on a 667 pt viewport: the rubber band solved for x, by hand.
  private static func travel(_ y: Double) -> Double { y * 667 / (0.55 * (667 - y)) }

  private static func pull(_ script: inout ScriptedTrace, to peak: Int = 400, at start: Int) {
    script.drag(at: start, from: 0, to: [(Double(peak), start + peak), (Double(peak), start + peak + 200)])
  }

  private static func replay(_ peaks: [(to: Int, at: Int)], _ set: (inout ReplayOptions) -> Void = { _ in })
    throws -> Replay
  {
    var script = ScriptedTrace()
    for peak in peaks { pull(&script, to: peak.to, at: peak.at) }
    var options = ReplayOptions()
    set(&options)
    return Replay(of: try script.trace(), model: .uikit, options: options)
  }

  private func results(_ replay: Replay, _ engine: String) throws -> [ReplayResult] {
    replay.gestureResults(of: try #require(replay.engine(named: engine)))
  }

  @Test("two pulls in one trace are two results, each with its own trigger and callback")
  func twoPulls() throws {
    let results = try results(try Self.replay([(400, 0), (400, 10_000)]), "mrefresh")
    #expect(results.map(\.triggers) == [1, 1])
    let times = [0.25, 615.0 / 60]
    #expect(results.map(\.trigger) == times)
    #expect(results.map(\.callback) == times)
    #expect(results.map(\.triggerPhase) == [.contact, .contact])
    #expect(results.map(\.isBusy) == [false, false])
    #expect(results.map(\.gesture) == [1, 2] && results.map(\.gestures) == [2, 2])
  }

  @Test("a gesture that begins while a refresh is going on is busy, and one after its end is not")
  func busy() throws {
    // The work takes 2 s from 250 ms on; the inset needs less than another second to close.
    let results = try results(try Self.replay([(400, 0), (400, 1000), (400, 10_000)]), "mrefresh")
    #expect(results.map(\.isBusy) == [false, true, false])
    #expect(results.map(\.triggers) == [1, 0, 1])
  }

  @Test("a refresh that the app began makes a gesture busy too")
  func busyByApp() throws {
    let replay = try Self.replay([(400, 500), (400, 10_000)]) { $0.app.begins = [0.1] }
    #expect(try results(replay, "mj").map(\.isBusy) == [true, false])
  }

  @Test("a pull that catches the content while the inset still closes is measured from where the content was")
  func caught() throws {
    // Told at 1/4 s, ended 2 s later; the inset closes in 0.3 s. The second finger comes down at a frame in between.
    let replay = try Self.replay([(400, 0), (400, 2400)])
    let engine = try #require(replay.engine(named: "mrefresh"))
    let result = try #require(replay.gestureResults(of: engine).last)
    let caught = try #require(replay.run(engine, keepsFrames: true).frames.first { $0.situation.time >= 2.4 })
    let pulled = -caught.situation.contentOffset
    #expect(!result.isBusy && pulled > 1, "the inset is on its way to 0")
    // One point a millisecond: the travel in points is the time in milliseconds.
    let crossing = 2.4 + (Self.travel(result.threshold) - Self.travel(pulled)) / 1000
    #expect(abs(try #require(result.crossing) - crossing) < 1e-6)
    #expect(try #require(result.due) <= (try #require(result.trigger)))
    #expect(try #require(result.margin) > (try results(replay, "mrefresh")[0].margin ?? .infinity))
  }

  @Test("whenever the next pull comes, no trigger is before it is due", arguments: RefreshSystem.all)
  func neverEarly(system: RefreshSystem) throws {
    var triggers = 0
    for begin in stride(from: 2000, through: 3400, by: 50) {
      let results = try results(try Self.replay([(400, 0), (250, begin), (300, 8000)]), "\(system.name)")
      for result in results where !result.isBusy {
        guard let trigger = result.trigger else { continue }
        triggers += 1
        // A trigger that should not be has a finding in place of a due.
        guard let due = result.due else {
          #expect(!result.findings.isEmpty, "\(system.name), \(begin) ms: fired, and not due")
          continue
        }
        #expect(due <= trigger + 1e-9, "\(system.name), \(begin) ms")
      }
    }
    // Three want half a second past the threshold, and none of these pulls rests as long.
    #expect((triggers > 0) != [.kirigami.fixed, .kirigami5, .kirigami5.fixed].contains(system))
  }

  /// A log in which the first of two fingers lifted at 0.6 s, and the second came down at 0.7 s.
  private func secondFinger() -> ReplayLog {
    var log = ReplayLog(
      firstState: 0, traits: RefreshTraits(RefreshPolicy(threshold: .points(100)), viewport: 667))
    log.beginContact(0, isIdle: true, at: 0)
    log.oracle.endContact(byCancel: false, at: 0.6)
    log.beginContact(1, isIdle: true, at: 0.7)
    return log
  }

  @Test("what comes of a lift or of momentum while the next finger is down belongs to the gesture before")
  func lateTrigger() {
    for phase in [TriggerPhase.released, .settling] {
      var log = secondFinger()
      log.trigger(phase, isTracking: true, at: 0.8)
      log.callBack(at: 0.9)
      #expect(log.gestures.map(\.triggers) == [1, 0])
      #expect(log.gestures[0].firstTrigger?.time == 0.8 && log.gestures[0].firstTrigger?.phase == phase)
      #expect(log.gestures.map(\.callback) == [0.9, nil])
    }
  }

  @Test("what the finger that is down does is its own, and so is what comes after it has lifted")
  func ownTrigger() {
    var log = secondFinger()
    log.trigger(.contact, isTracking: true, at: 0.8)
    #expect(log.gestures.map(\.triggers) == [0, 1])
    log = secondFinger()
    log.oracle.endContact(byCancel: false, at: 0.9)
    log.trigger(.released, isTracking: false, at: 1)
    #expect(log.gestures.map(\.triggers) == [0, 1])
  }

  @Test("a callback belongs to its trigger, though the next finger is down by then")
  func lateCallback() throws {
    // mj tells the app 250 ms after its trigger at the lift, which is at frame 37 (617 ms); the next contact is at 700 ms.
    let results = try results(try Self.replay([(400, 0), (20, 700)]), "mj")
    let trigger = try #require(results[0].trigger)
    #expect(abs(try #require(results[0].callback) - trigger - 0.25) < 1e-9)
    #expect(results[1].callback == nil && results[1].isBusy)
  }

  @Test("jumps and what they break belong to the gesture in which the content jumped")
  func jumps() throws {
    // isalternative adds its inset of 50 pt under the finger, as it passes 90 pt; 100 pt of finger show 51 pt alone.
    let results = try results(try Self.replay([(100, 0), (400, 10_000), (100, 20_000)]), "isalternative")
    #expect(results.map(\.triggers) == [0, 1, 0])
    #expect(results[0].offsetJump == 0 && results[1].offsetJump > 10 && results[2].offsetJump == 0)
    #expect(results.map { $0.findings.isEmpty } == [true, false, true])
    #expect(results[1].findings.allSatisfy { $0.gesture == 2 && $0.time >= 10 && $0.time < 20 })
  }

  @Test("a gesture begins in the state it finds the engine in, and ends where the next one begins")
  func states() throws {
    let results = try results(try Self.replay([(400, 0), (100, 10_000)]), "pullview")
    let (first, second) = (results[0].states, results[1].states)
    #expect(first.first?.time == 0 && first.count > 3)
    #expect(second.first?.name == first.last?.name && second.first?.time == 10)
    #expect(first.allSatisfy { $0.time <= 10 } && second.allSatisfy { $0.time >= 10 })
    #expect(results[0].end == 10 && results[1].end > 10.3)
  }

  @Test("a gesture that begins after the run has ended is one in which nothing happened")
  func afterTheEnd() throws {
    // A refresh that never ends: the run stops 60 s after the last input, so every gesture is seen; none is lost.
    let results = try results(
      try Self.replay([(400, 0), (400, 120_000)]) { $0.app.work = .never }, "mrefresh")
    #expect(results.count == 2 && results[1].isBusy && results[1].triggers == 0)
    // The last lift is 401 + 200 ms after 120 s.
    #expect(results[0].end == 120 && abs(results[1].end - 180.601) < 1e-9)
  }
}
