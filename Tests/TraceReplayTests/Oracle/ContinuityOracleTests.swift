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
    for offset in [0.5, -0.5, 0] { oracle.jumped(jump(offset, velocity: 20 * offset)) }
    #expect(oracle.findings.isEmpty)
    oracle.jumped(jump(-0.51))
    oracle.jumped(jump(0, velocity: 10.1))
    #expect(oracle.findings.map(\.kind) == [.offsetJump, .velocityJump])
    #expect(oracle.findings.map(\.size) == [-0.51, 10.1])
    #expect(oracle.findings[0].cause == .engineInset && oracle.findings[0].time == 2)
  }

  @Test("the velocity under a finger is the finger's")
  func heldVelocity() {
    var oracle = oracle()
    oracle.jumped(jump(0.1, velocity: 1000, isHeld: true))
    #expect(oracle.findings.isEmpty)
    oracle.jumped(jump(3, velocity: 1000, isHeld: true))
    #expect(oracle.findings.map(\.kind) == [.offsetJump])
  }

  @Test("a gesture fires once; the next may fire again when the app has ended the refresh")
  func gestures() {
    var oracle = oracle()
    oracle.contactBegan(0)
    oracle.triggered(.contact, at: 1)
    oracle.appEnded()
    oracle.contactBegan(1)
    oracle.triggered(.contact, at: 2)
    #expect(oracle.findings.isEmpty)
    oracle.appEnded()
    oracle.triggered(.released, at: 3)
    #expect(oracle.findings == [ReplayFinding(.secondTrigger, at: 3, gesture: 2, size: 2)])
  }

  @Test("a trigger while the app still works is a finding, its own begin counts as work")
  func busy() {
    var oracle = oracle()
    oracle.appBegan()
    oracle.contactBegan(0)
    oracle.triggered(.contact, at: 1)
    oracle.contactBegan(1)
    oracle.triggered(.contact, at: 2)
    #expect(oracle.findings.map(\.kind) == [.triggerWhileRefreshing, .triggerWhileRefreshing])
    #expect(oracle.findings.map(\.size) == [1, 2])
  }

  @Test("a trigger while settling is a finding, but for a dwell")
  func settling() {
    var crossing = oracle()
    crossing.contactBegan(0)
    crossing.contactEnded(byCancel: false, at: 0.5)
    crossing.saw(pull: 50, byFinger: false)
    crossing.triggered(.settling, at: 0.75)
    #expect(crossing.findings == [ReplayFinding(.triggerWithoutFinger, at: 0.75, gesture: 1, size: 250)])
    var dwell = oracle(.dwell(0.2))
    dwell.saw(pull: 110, byFinger: true)
    dwell.triggered(.settling, at: 0.75)
    #expect(dwell.findings.isEmpty)
    dwell.appEnded()
    dwell.saw(pull: 90, byFinger: false)
    dwell.saw(pull: 104, byFinger: false)
    dwell.triggered(.settling, at: 2)
    #expect(dwell.findings == [ReplayFinding(.armedByInertia, at: 2, gesture: nil, size: 4)])
  }

  @Test(
    "a trigger put down to the end of a contact is a finding if that was a cancel; the next lift is one again"
  )
  func cancel() {
    var oracle = oracle(.release)
    oracle.contactBegan(0)
    oracle.contactEnded(byCancel: true, at: 0.5)
    oracle.triggered(.released, at: 0.75)
    #expect(oracle.findings == [ReplayFinding(.triggerByCancel, at: 0.75, gesture: 1, size: 250)])
    oracle.appEnded()
    oracle.contactBegan(1)
    oracle.contactEnded(byCancel: false, at: 2)
    oracle.triggered(.released, at: 2)
    #expect(oracle.findings.count == 1)
  }

  @Test("what momentum carried past the threshold is the finger's once a finger holds it there")
  func caught() {
    var oracle = oracle()
    oracle.saw(pull: 130, byFinger: false)
    oracle.saw(pull: 120, byFinger: true)
    oracle.triggered(.released, at: 1)
    #expect(oracle.findings.isEmpty)
  }

  @Test("just the threshold is not beyond it where the comparison is strict")
  func strict() {
    var oracle = oracle()
    oracle.saw(pull: 100, byFinger: false)
    oracle.triggered(.released, at: 1)
    #expect(oracle.findings.isEmpty)
  }

  @Test("an inset is lost when no refresh is open and no finger down, and it is not the app's")
  func inset() {
    var kept = oracle()
    kept.insetChanged(at: 3)
    kept.ended(inset: 64.4, appInset: 64, isHeld: false)
    kept.ended(inset: 0, appInset: 64, isHeld: true)
    kept.appBegan()
    kept.ended(inset: 124, appInset: 64, isHeld: false)
    #expect(kept.findings.isEmpty)
    kept.appEnded()
    kept.ended(inset: 0, appInset: 64, isHeld: false)
    #expect(kept.findings == [ReplayFinding(.insetLost, at: 3, gesture: nil, size: -64)])
  }
}
