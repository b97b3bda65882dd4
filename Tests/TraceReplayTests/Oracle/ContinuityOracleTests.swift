import PullToRefresh
import Testing

@testable import TraceReplay

@Suite("Continuity oracle")
struct ContinuityOracleTests {
  /// Threshold 100, strict.
  private func oracle(_ moment: RefreshMoment = .crossing) -> ContinuityOracle {
    let policy = RefreshPolicy(threshold: .points(100), isStrict: true, moment: moment)
    return ContinuityOracle(traits: RefreshTraits(policy, viewport: 667))
  }

  private func jump(_ offset: Double, velocity: Double = 0, isHeld: Bool = false) -> ContentJump {
    ContentJump(time: 2, cause: .engineInset, offset: offset, velocity: velocity, isHeld: isHeld)
  }

  @Test("a jump is a finding beyond half a point and 10 pt/s, either way")
  func jumps() {
    var oracle = oracle()
    for offset in [0.5, -0.5, 0] { oracle.noteJump(jump(offset, velocity: 20 * offset)) }
    #expect(oracle.findings.isEmpty)
    oracle.noteJump(jump(-0.51))
    oracle.noteJump(jump(0, velocity: 10.1))
    #expect(oracle.findings.map(\.kind) == [.offsetJump, .velocityJump])
    #expect(oracle.findings.map(\.size) == [-0.51, 10.1])
    #expect(oracle.findings[0].cause == .engineInset && oracle.findings[0].time == 2)
  }

  @Test("the velocity under a finger is the finger's")
  func heldVelocity() {
    var oracle = oracle()
    oracle.noteJump(jump(0.1, velocity: 1000, isHeld: true))
    #expect(oracle.findings.isEmpty)
    oracle.noteJump(jump(3, velocity: 1000, isHeld: true))
    #expect(oracle.findings.map(\.kind) == [.offsetJump])
  }

  @Test("a gesture fires once; the next may fire again when the app has ended the refresh")
  func gestures() {
    var oracle = oracle()
    oracle.beginContact(0)
    oracle.noteTrigger(.contact, at: 1)
    oracle.endRefreshing()
    oracle.beginContact(1)
    oracle.noteTrigger(.contact, at: 2)
    #expect(oracle.findings.isEmpty)
    oracle.endRefreshing()
    oracle.noteTrigger(.released, at: 3)
    #expect(oracle.findings == [ReplayFinding(.secondTrigger, at: 3, gesture: 2, size: 2)])
  }

  @Test("a trigger while the app still works is a finding, its own begin counts as work")
  func busy() {
    var oracle = oracle()
    oracle.beginRefreshing(at: 0)
    oracle.beginContact(0)
    oracle.noteTrigger(.contact, at: 1)
    oracle.beginContact(1)
    oracle.noteTrigger(.contact, at: 2)
    #expect(oracle.findings.map(\.kind) == [.triggerWhileRefreshing, .triggerWhileRefreshing])
    #expect(oracle.findings.map(\.size) == [1, 2])
  }

  @Test("a trigger while settling is a finding, but for a dwell")
  func settling() {
    var crossing = oracle()
    crossing.beginContact(0)
    crossing.endContact(byCancel: false, at: 0.5)
    crossing.note(pull: 50, byFinger: false)
    crossing.noteTrigger(.settling, at: 0.75)
    #expect(crossing.findings == [ReplayFinding(.triggerWithoutFinger, at: 0.75, gesture: 1, size: 250)])
    var dwell = oracle(.dwell(0.2))
    dwell.note(pull: 110, byFinger: true)
    dwell.noteTrigger(.settling, at: 0.75)
    #expect(dwell.findings.isEmpty)
    dwell.endRefreshing()
    dwell.note(pull: 90, byFinger: false)
    dwell.note(pull: 104, byFinger: false)
    dwell.noteTrigger(.settling, at: 2)
    #expect(dwell.findings == [ReplayFinding(.armedByInertia, at: 2, gesture: nil, size: 4)])
  }

  @Test(
    "a trigger put down to the end of a contact is a finding if that was a cancel; the next lift is one again"
  )
  func cancel() {
    var oracle = oracle(.release)
    oracle.beginContact(0)
    oracle.endContact(byCancel: true, at: 0.5)
    oracle.noteTrigger(.released, at: 0.75)
    #expect(oracle.findings == [ReplayFinding(.triggerByCancel, at: 0.75, gesture: 1, size: 250)])
    oracle.endRefreshing()
    oracle.beginContact(1)
    oracle.endContact(byCancel: false, at: 2)
    oracle.noteTrigger(.released, at: 2)
    #expect(oracle.findings.count == 1)
  }

  @Test("what momentum carried past the threshold is the finger's once a finger holds it there")
  func caught() {
    var oracle = oracle()
    oracle.note(pull: 130, byFinger: false)
    oracle.note(pull: 120, byFinger: true)
    oracle.noteTrigger(.released, at: 1)
    #expect(oracle.findings.isEmpty)
  }

  @Test(
    "an engine that is idle while the app works has taken its indicator away; once it is said, and at its own end, none"
  )
  func gone() {
    var oracle = oracle()
    oracle.beginContact(0)
    oracle.noteIdle(at: 0.5)
    oracle.noteTrigger(.contact, at: 1)
    oracle.beginWork(at: 1.25)
    #expect(oracle.awaitsEnd)
    oracle.noteIdle(at: 3)
    oracle.noteIdle(at: 4)
    #expect(oracle.findings == [ReplayFinding(.indicatorGone, at: 3, gesture: 1, size: 1750)])
    oracle.beginWork(at: 5)
    oracle.endRefreshing()
    #expect(!oracle.awaitsEnd)
  }

  @Test("just the threshold is not beyond it where the comparison is strict")
  func strict() {
    var oracle = oracle()
    oracle.note(pull: 100, byFinger: false)
    oracle.noteTrigger(.released, at: 1)
    #expect(oracle.findings.isEmpty)
  }

  @Test("an inset is lost when no refresh is open and no finger down, and it is not the app's")
  func inset() {
    var kept = oracle()
    kept.noteInsetChange(at: 3)
    kept.end(inset: 64.4, appInset: 64, isHeld: false)
    kept.end(inset: 0, appInset: 64, isHeld: true)
    kept.beginRefreshing(at: 3)
    kept.end(inset: 124, appInset: 64, isHeld: false)
    #expect(kept.findings.isEmpty)
    kept.endRefreshing()
    kept.end(inset: 0, appInset: 64, isHeld: false)
    #expect(kept.findings == [ReplayFinding(.insetLost, at: 3, gesture: nil, size: -64)])
  }
}
