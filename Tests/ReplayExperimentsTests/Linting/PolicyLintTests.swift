import PullToRefresh
import ScrollPhysics
import Testing
import ReplayExperiments

/// Each policy is made wrong in one way; what must be found follows from the way by hand.
@Suite("The linter of policies")
struct PolicyLintTests {
  private static func policy(_ points: Double, _ moment: RefreshMoment = .crossing) -> RefreshPolicy {
    RefreshPolicy(threshold: .points(points), moment: moment)
  }

  private static func findings(
    _ policy: RefreshPolicy, model: ScrollModel = .uikit, viewport: Double = 667
  ) -> [PolicyFinding] {
    PolicyLint(policy, model: model, viewport: viewport).findings
  }

  @Test("a plain policy of every moment has no finding")
  func plain() {
    for moment in [RefreshMoment.crossing, .release, .bounceBack, .dwell(0.5)] {
      #expect(Self.findings(Self.policy(110, moment)).isEmpty)
      var travel = Self.policy(64, moment)
      travel.input = .travel(gain: 0.5)
      #expect(Self.findings(travel).isEmpty)
    }
  }

  @Test("no fixed policy has a finding", arguments: RefreshSystem.fixed)
  func fixed(system: RefreshSystem) {
    #expect(PolicyLint(system, model: .uikit, viewport: 667).findings.isEmpty)
  }

  @Test("no original is said to be unable to fire", arguments: RefreshSystem.originals)
  func originals(system: RefreshSystem) {
    #expect(!PolicyLint(system, model: .uikit, viewport: 667).findings.contains { $0.rule == .neverFires })
  }

  @Test("of the originals, isalternative is found to fire again in the drag in which it ended")
  func isAlternative() throws {
    let found = PolicyLint(.isalternative, model: .uikit, viewport: 667).findings
    #expect(found.map(\.rule) == [.firesTwice])
    #expect(found.first?.path == "$.rearm")
    // 0.1 s of work and 0.3 s of closing lie between.
    let times = try #require(found.first?.times)
    #expect(times.count == 2 && times[1] - times[0] > 0.4)
  }

  @Test("a threshold that needs more than a viewport of finger travel is unreachable, with the travel")
  func unreachable() throws {
    // x = d·T / (c·(d − T)) = 667·400 / (0.55·267) = 1816.8 pt, met by the next whole point.
    let found = Self.findings(Self.policy(400))
    #expect(found.map(\.rule) == [.unreachable])
    #expect(found.first?.travel == 1817)
    #expect(found.first?.path == "$.threshold.points")
    // The largest threshold that a whole viewport reaches: 667·0.55 / 1.55 = 236.68 pt.
    #expect(Self.findings(Self.policy(236)).isEmpty)
    #expect(Self.findings(Self.policy(237)).map(\.rule) == [.unreachable])
  }

  @Test("a threshold beyond what a model shows at all never fires there")
  func beyond() {
    // adwaita stretches by less than 10 pt, android's content does not leave its bounds.
    for model in [ScrollModel.adwaita, .android] {
      let found = Self.findings(Self.policy(110), model: model)
      #expect(found.map(\.rule) == [.neverFires])
      #expect(found.first?.path == "$.threshold.points")
    }
    #expect(Self.findings(Self.policy(9), model: .adwaita).isEmpty)
  }

  @Test("a share of the viewport is judged at that viewport")
  func share() {
    let policy = RefreshPolicy(threshold: .viewportShare(0.2, minimum: 150, maximum: .infinity))
    // 0.2·667 = 133 is raised to 150 pt: 667·150 / (0.55·517) = 351.9 pt of travel. At 300 pt of viewport: 545.5 pt.
    #expect(Self.findings(policy).isEmpty)
    #expect(Self.findings(policy, viewport: 300).map(\.rule) == [.unreachable])
    #expect(Self.findings(policy, viewport: 300).first?.travel == 546)
  }

  @Test("a policy that listens to a wheel alone never fires")
  func wheel() {
    var policy = Self.policy(50)
    policy.gates.sources = .wheel
    #expect(Self.findings(policy).map(\.rule) == [.neverFires])
    #expect(Self.findings(policy).first?.path == "$.gates.sources")
    policy.gates.sources = .touchpad
    #expect(Self.findings(policy).isEmpty)
  }

  @Test("a bounce-back on a model whose content stays put never fires")
  func bounceBack() {
    var policy = Self.policy(50, .bounceBack)
    policy.input = .travel(gain: 1)
    #expect(Self.findings(policy).isEmpty)
    let found = Self.findings(policy, model: .flutterClamping)
    #expect(found.map(\.rule) == [.neverFires])
    #expect(found.first?.path == "$.moment")
  }

  @Test(
    "a gate that blocks every pull is named, at every moment",
    arguments: [
      RefreshMoment.crossing, .release, .bounceBack, .dwell(0.5),
    ])
  func blockingGate(_ moment: RefreshMoment) {
    var policy = Self.policy(50, moment)
    policy.gates.maximumContacts = 0
    let found = Self.findings(policy)
    #expect(found.map(\.rule) == [.neverFires])
    #expect(found.first?.path == "$.gates.max_contacts", "\(found)")
  }

  @Test("a re-arm rule at or above the threshold fires twice in one pull")
  func rearm() {
    // The script goes 1.1 times as far as it must and 28 pt on: a pull of less than 80 pt at every moment.
    for (below, fires) in [(5.0, false), (45, false), (80, true)] {
      var policy = Self.policy(50)
      policy.rearm = .below(below)
      #expect(Self.findings(policy).map(\.rule) == (fires ? [.firesTwice] : []), "below \(below)")
    }
  }

  @Test(
    "without the busy lock a second pull fires during the first's work",
    arguments: [RefreshMoment.crossing, .release, .bounceBack, .dwell(0.5)])
  func busyLock(moment: RefreshMoment) {
    var policy = Self.policy(50, moment)
    policy.rearm = .newGesture
    #expect(Self.findings(policy).isEmpty)
    policy.hasBusyLock = false
    let found = Self.findings(policy)
    #expect(found.map(\.rule) == [.firesTwice])
    #expect(found.first?.path == "$.busy_lock")
    // The first refresh never ends: both pulls fire, and no more.
    #expect(found.first?.times.count == 2)
  }

  @Test("a hysteresis of the whole threshold never disarms")
  func hysteresis() {
    for (hysteresis, isFound) in [(49.0, false), (50, true), (80, true)] {
      var policy = Self.policy(50, .release)
      policy.hysteresis = hysteresis
      #expect(Self.findings(policy).map(\.rule) == (isFound ? [.neverDisarms] : []))
    }
  }

  @Test("every delay may be as long as a file can say")
  func longDelays() {
    // 600 s each, the most a policy file takes.
    let longest = 600.0
    let changes: [(inout RefreshPolicy) -> Void] = [
      { $0.callbackDelay = longest }, { $0.minimumDisplay = longest }, { $0.closeDelay = longest },
      { $0.inset.closing = longest }, { $0.moment = .dwell(longest) }, { $0.gates.cooldown = longest },
    ]
    var all = Self.policy(50)
    all.rearm = .newGesture
    for change in changes {
      var policy = Self.policy(50)
      policy.rearm = .newGesture
      change(&policy)
      change(&all)
      #expect(Self.findings(policy).isEmpty)
    }
    #expect(Self.findings(all).isEmpty)
  }

  @Test("the largest viewport has a script too, on a model with a formula and on one that takes steps")
  func largestViewport() {
    #expect(PolicyLint(.uirefreshcontrol, model: .uikit, viewport: 1e6).findings.isEmpty)
    #expect(Self.findings(Self.policy(50), model: .uikit, viewport: 1e6).isEmpty)
    #expect(Self.findings(Self.policy(50), model: .geckoDesktop, viewport: 1e6).isEmpty)
  }

  @Test("flutter-material is judged as it is on the model: over content that stays, by the finger's travel")
  func clampingModel() {
    // A sixth of what content that bounces shows; a quarter of the travel where content stays.
    for model in [ScrollModel.flutterClamping, .android, .uikit] {
      #expect(PolicyLint(.flutterMaterial, model: model, viewport: 667).findings.map(\.rule) == [])
    }
  }

  private static func words(_ findings: [PolicyFinding]) -> [String] {
    findings.map { "\($0.rule.rawValue): \($0.path) \($0.problem); \($0.advice)" }
  }

  // 50 pt need 667·50 / (0.55·617) = 98.3 pt of finger, so 99; the script goes 1.1 times as far and 8 pt on.
  @Test("the gate that blocks every pull is named, whatever other gates are set")
  func culprit() {
    var policy = Self.policy(50)
    (policy.gates.axisCone, policy.gates.maximumContacts, policy.gates.startsAtEdge) = (45, 0, true)
    #expect(
      Self.words(Self.findings(policy)) == [
        "never-fires: $.gates.max_contacts blocks every pull: a pull of 117 pt of finger travel past the threshold, and its release, do not fire; widen it, or remove it"
      ])
  }

  @Test("a finding says what it tried, and what to do")
  func inWords() throws {
    var wheel = Self.policy(50)
    wheel.gates.sources = .wheel
    #expect(
      Self.words(Self.findings(wheel)) == [
        #"never-fires: $.gates.sources allows only a wheel, which stops at the edges and does not have a finger, so it can never be pulled; add "touchscreen" or "touchpad""#
      ])
    let share = RefreshPolicy(threshold: .viewportShare(0.25, minimum: 0, maximum: .infinity))
    #expect(
      Self.words(Self.findings(share, model: .android, viewport: 402)) == [
        #"never-fires: $.threshold is 100.5 pt, but on android no pull is greater than 0 pt, by 4020 pt of finger travel; choose a threshold below that, "input":"travel", or another model"#
      ])
    var lockless = Self.policy(50)
    (lockless.rearm, lockless.hasBusyLock) = (.newGesture, false)
    let busy = try #require(Self.findings(lockless).first)
    let times = busy.times.map { "\(Int(($0 * 1000).rounded())) ms" }.joined(separator: " and ")
    #expect(busy.times.count == 2)
    #expect(
      Self.words([busy]) == [
        "fires-twice: $.busy_lock is off: a second pull fires during the first refresh, at \(times); switch the lock on, unless the app can handle both refreshes"
      ])
  }
}
