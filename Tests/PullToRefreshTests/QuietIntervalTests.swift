import GestureTraces
import PullToRefresh
import ScrollPhysics
import Testing

/// What ``RefreshEngineBody/quietOffsets(_:)`` and ``RefreshEngineBody/quietTravel(_:)`` promise, held against the engines
/// themselves: one that was told all, and one that was told the last alone, answer the same ever after.
@Suite("Quiet intervals")
struct QuietIntervalTests {
  @Test("nothing comes of what lies inside, and only the last of it counts", arguments: RefreshSystem.all)
  func systems(system: RefreshSystem) {
    for seed in 0..<60 {
      Self.check(seed: UInt64(seed) &* 7919 &+ UInt64(system.rawValue)) { Self.engine(system, &$0, $1) }
    }
  }

  @Test("nor of any policy", arguments: 0..<20)
  func policies(group: Int) {
    for seed in 0..<60 {
      Self.check(seed: UInt64(seed) &* 104_729 &+ UInt64(group)) { random, inset in
        .policy(RefreshMachine(Self.policy(&random), viewport: 667, originalTopInset: inset))
      }
    }
  }

  /// A system on content that leaves its bounds or does not, sometimes with another threshold.
  private static func engine(_ system: RefreshSystem, _ random: inout SeededRandom, _ inset: Double)
    -> RefreshEngine
  {
    var engine = RefreshEngine(
      system, viewport: 667, originalTopInset: inset, contentOverscrolls: random.nextUnit() < 0.5)
    if random.nextUnit() < 0.2 { engine = engine.withThreshold(random.nextEven(20, 160)) }
    if random.nextUnit() < 0.05 { engine = engine.withThreshold(1e9) }
    engine.setEndsInsideCallback(random.nextUnit() < 0.1)
    return engine
  }

  // MARK: One run

  /// A run in which every few steps some callbacks are made up that an engine says are quiet.
  private static func check(seed: UInt64, _ make: (inout SeededRandom, Double) -> RefreshEngine) {
    var random = SeededRandom(seed: seed)
    let inset = [0, 0, 64, 88.3][Int(random.next() % 4)]
    let engine = make(&random, inset)
    var driver = QuietDriver(
      engine, topInset: inset, overscrolls: random.nextUnit() < 0.6, seed: random.next())
    for _ in 0..<40 {
      driver.step()
      // Every state comes up often enough with one draw in three steps.
      if driver.chance(0.35) { leaveOut(&driver) }
      if let failure = driver.failure {
        Issue.record("\(engine.name), seed \(seed): \(failure)")
        return
      }
    }
  }

  /// Tells one engine of quiet callbacks, another of the last of them, and lets both go on.
  private static func leaveOut(_ driver: inout QuietDriver) {
    let asked = driver.seen
    let offsets = driver.engine.quietOffsets(asked)
    let follows = driver.engine.followsFinger && driver.view.isTracking
    let travel = follows ? driver.engine.quietTravel(asked) : .everything
    guard !offsets.isEmpty, !travel.isEmpty else { return }
    let left = driver.engine
    var lastOffset: ScrollSituation?
    var lastSample: ScrollSituation?
    var isSampleLast = false
    for _ in 0..<(1 + Int(driver.random.next() % 4)) {
      guard move(&driver, offsets, travel) else { break }
      if follows, driver.chance(0.8) {
        tell(.fingerMoved, &driver)
        (lastSample, isSampleLast) = (driver.view, true)
        if driver.chance(0.3) {
          driver.view.contentOffset = pick(offsets, driver.view.contentOffset, &driver.random)
        }
      }
      if driver.chance(0.8) || lastSample == nil {
        tell(.offsetChanged, &driver)
        (lastOffset, isSampleLast) = (driver.view, false)
      }
      if driver.failure != nil { driver.failure? += " in \(offsets), \(travel)"; return }
    }
    makeUp(&driver, for: left, lastSample, lastOffset, isSampleLast: isSampleLast)
    for _ in 0..<(3 + Int(driver.random.next() % 12)) where driver.failure == nil { driver.step() }
    if driver.failure != nil { driver.failure? += " after \(offsets), \(travel) of \(left)" }
    driver.engines.removeLast()
  }

  /// The engine as it was left is told the last sample and the last offset, in their order, and joins the other.
  private static func makeUp(
    _ driver: inout QuietDriver, for left: RefreshEngine, _ sample: ScrollSituation?,
    _ offset: ScrollSituation?,
    isSampleLast: Bool
  ) {
    var left = left
    if let sample, !isSampleLast || offset == nil { _ = left.handle(.fingerMoved, sample) }
    if let offset { _ = left.handle(.offsetChanged, offset) }
    if let sample, isSampleLast, offset != nil { _ = left.handle(.fingerMoved, sample) }
    driver.engines.append(left)
  }

  /// The situation goes on to a time, an offset and a travel inside; false where a timer leaves no time.
  private static func move(
    _ driver: inout QuietDriver, _ offsets: QuietInterval, _ travel: QuietInterval
  ) -> Bool {
    let time = driver.view.time + driver.random.nextEven(0.001, driver.chance(0.1) ? 0.4 : 0.02)
    if let next = driver.engine.nextTimer, time >= next { return false }
    driver.view.time = time
    driver.view.contentOffset = pick(offsets, driver.view.contentOffset, &driver.random)
    if driver.view.isTracking {
      driver.view.fingerTravel = pick(travel, driver.view.fingerTravel, &driver.random)
    }
    driver.shakeMotion()
    if driver.view.isTracking, driver.chance(0.3) {
      driver.view.axisAngle = driver.random.nextEven(0, 90)
      driver.view.fingerAcross = driver.random.nextEven(-200, 200)
    }
    return true
  }

  /// A quiet callback: its effects are notes or the inset that is there, and nothing that a host sees changes.
  private static func tell(_ event: RefreshEvent, _ driver: inout QuietDriver) {
    let before = driver.engine
    let traits = before.traits
    let effects = driver.engines[0].handle(event, driver.view)
    let after = driver.engine
    for index in 0..<effects.count {
      switch effects[index] {
      case .note: break
      case .setTopInset(driver.view.topInset, _): break
      default: driver.failure = "\(effects[index]) of a quiet \(event) in \(before) at \(driver.view)"
      }
    }
    if after.state != before.state || after.nextTimer != before.nextTimer || after.isIdle != before.isIdle {
      driver.failure = "a quiet \(event) changes \(before) to \(after) at \(driver.view)"
    }
    if isBeyond(after.pull(driver.view), traits) != isBeyond(before.pull(driver.lastView), traits) {
      driver.failure = "the pull passes its threshold by a quiet \(event) in \(before) at \(driver.view)"
    }
    driver.lastView = driver.view
  }

  private static func isBeyond(_ pull: Double, _ traits: RefreshTraits) -> Bool {
    traits.isStrict ? pull > traits.threshold : pull >= traits.threshold
  }

  /// A value inside: a bound, one next to it, or any.
  private static func pick(_ interval: QuietInterval, _ present: Double, _ random: inout SeededRandom)
    -> Double
  {
    let low = max(interval.low, min(interval.high, 400) - 500)
    let high = min(interval.high, max(interval.low, -400) + 500)
    let near = random.nextUnit() < 0.5 ? 0.5 : 20
    let value =
      switch random.next() % 10 {
      case 0: low
      case 1: high
      case 2: low.nextUp
      case 3: high.nextDown
      case 4: low + near * random.nextUnit()
      case 5: high - near * random.nextUnit()
      case 6: present
      case 7: present + random.nextEven(-10, 10)
      default: random.nextEven(low, high)
      }
    return interval.contains(value) ? value : min(max(value, low), high)
  }

  // MARK: The arithmetic

  @Test("bounds hold for the sum as it is rounded, and are off the true ones by no more than the roundings")
  func bounds() {
    var random = SeededRandom(seed: 19)
    for _ in 0..<20_000 {
      let bound = random.nextEven(-200, 200)
      let addend = random.nextUnit() < 0.2 ? 0 : random.nextEven(-300, 300)
      let quiet = QuietInterval(low: bound, high: bound + 10).before(adding: addend)
      #expect(quiet.low + addend >= bound && quiet.high + addend <= bound + 10)
      #expect((quiet.low + addend - bound).magnitude <= 2 * bound.ulp + 2 * quiet.low.ulp)
      let pull = -(quiet.low + addend)
      #expect(QuietInterval.pulls(from: pull, past: addend).contains(quiet.low.nextDown.nextDown))
      #expect(!QuietInterval.pulls(below: pull, past: addend).contains(quiet.low.nextDown.nextDown))
    }
    #expect(QuietInterval.pulls(upTo: 0, past: 64).low == -64)
    #expect(QuietInterval.pulls(below: 110, past: 64).low == (-174.0).nextUp)
    #expect(QuietInterval.pulls(below: 0, past: 64).isEmpty)
  }

  // MARK: Not for nothing

  /// The shares of the frames of one gesture of which an engine need not be told.
  struct Shares: Equatable {
    /// A pull of two thirds of the threshold, a sample a frame.
    var pull = 0.0
    /// The content's way back after its lift.
    var back = 0.0
    /// A finger that scrolls on a page that is scrolled down.
    var scroll = 0.0
    /// The momentum after that.
    var fling = 0.0
  }

  /// The systems of which no frame of a pull can be left out, each with its reason.
  static let neverInPull: Set<String> = []

  @Test("of a pull, its way back, a scroll and a fling most frames can be left out")
  func shares() {
    var lines = ""
    for system in RefreshSystem.all {
      let shares = Self.shares(of: system)
      lines += "\(system.name) \(shares)\n"
    }
    print(lines)
  }

  private static func shares(of system: RefreshSystem) -> Shares {
    let extent = ScrollExtent(contentLength: 4000, viewportLength: 667)
    let model = system.nativeModel
    let overscrolls =
      model.mapping(in: extent) == .increments
      ? model.offset(from: 0, movedBy: -667, in: extent) < 0 : model.offset(forRaw: -667, in: extent) < 0
    var frames = QuietFrames(
      RefreshEngine(system, viewport: 667, originalTopInset: 0, contentOverscrolls: overscrolls))
    var shares = Shares()
    let reach = Self.travel(frames.engine.traits, share: 2.0 / 3)
    frames.touch(at: 0)
    shares.pull = frames.share(of: 60) { frames, step in
      let travel = reach * Double(step) / 60
      frames.drag(to: travel, offset: overscrolls ? -travel : 0)
    }
    frames.lift()
    shares.back = frames.share(of: 60) { $0.move(to: overscrolls ? $0.view.contentOffset * 0.9 : 0, $1 < 60) }
    frames.wait(3)
    frames.touch(at: 400)
    shares.scroll = frames.share(of: 60) { $0.drag(to: -4 * Double($1), offset: 400 + 4 * Double($1)) }
    frames.lift()
    shares.fling = frames.share(of: 60) { $0.move(to: 640 + 4 * Double($1), $1 < 60) }
    return shares
  }

  /// The travel that makes this share of the threshold.
  private static func travel(_ traits: RefreshTraits, share: Double) -> Double {
    let pull = traits.threshold * share
    switch traits.input {
    case .offset: return pull
    case .travel(let gain): return pull / gain
    case .travelCurve(let curve): return curve.travel(forPull: pull)
    }
  }

  // MARK: Motion

  @Test(
    "a system that reads no motion answers the same whatever that is, another does not",
    arguments: RefreshSystem.all)
  func motion(system: RefreshSystem) {
    let reads = RefreshEngine(system, viewport: 667, originalTopInset: 0).readsMotion
    let difference = Self.motionMatters(runs: reads ? 4000 : 60) { Self.engine(system, &$0, $1) }
    #expect((difference != nil) == reads, "\(system.name): \(difference ?? "no difference")")
  }

  @Test("a policy reads motion by its axis cone, its cooldown and its rest, and by nothing else")
  func policyMotion() {
    for seed in 0..<200 {
      var random = SeededRandom(seed: UInt64(seed))
      var policy = Self.policy(&random)
      (policy.gates.axisCone, policy.gates.cooldown) = (90, 0)
      if policy.rearm == .atRest { policy.rearm = .newGesture }
      #expect(!RefreshMachine(policy, viewport: 667, originalTopInset: 0).readsMotion)
      let still = policy
      #expect(Self.motionMatters(runs: 4) { _, inset in Self.machine(still, inset) } == nil)
    }
    var plain = RefreshPolicy(threshold: .points(60))
    plain.rearm = .newGesture
    var (cone, cooled, rested) = (plain, plain, plain)
    (cone.gates.axisCone, cooled.gates.cooldown, rested.rearm) = (45, 0.2, .atRest)
    for policy in [cone, cooled, rested] {
      #expect(RefreshMachine(policy, viewport: 667, originalTopInset: 0).readsMotion)
      #expect(Self.motionMatters(runs: 4000) { _, inset in Self.machine(policy, inset) } != nil)
    }
  }

  private static func machine(_ policy: RefreshPolicy, _ inset: Double) -> RefreshEngine {
    .policy(RefreshMachine(policy, viewport: 667, originalTopInset: inset))
  }

  /// The first answer of an engine in so many runs that another velocity, angle and travel across change; nil for none.
  private static func motionMatters(
    runs: Int, _ make: (inout SeededRandom, Double) -> RefreshEngine
  ) -> String? {
    for seed in 0..<runs {
      var random = SeededRandom(seed: UInt64(seed) &* 31)
      let engine = make(&random, 0)
      var driver = QuietDriver(engine, topInset: 0, overscrolls: random.nextUnit() < 0.6, seed: random.next())
      driver.engines.append(engine)
      driver.scramblesMotion = true
      for _ in 0..<40 where driver.failure == nil { driver.step() }
      if let failure = driver.failure { return failure }
    }
    return nil
  }

  // MARK: Policies

  /// A policy of everything that there is.
  static func policy(_ random: inout SeededRandom) -> RefreshPolicy {
    let moments: [RefreshMoment] = [.crossing, .release, .bounceBack, .dwell(0.1)]
    var policy = RefreshPolicy(
      threshold: .points([40, 60, 72.5, 110][Int(random.next() % 4)]), isStrict: random.nextUnit() < 0.5,
      moment: moments[Int(random.next() % 4)])
    let timings: [RefreshInsetTiming] = [.trigger, .release, .never]
    policy.inset = RefreshInset(
      height: [0, 50][Int(random.next() % 2)], timing: timings[Int(random.next() % 3)], opening: 0.2,
      closing: 0.2)
    let inputs: [RefreshInput] = [
      .offset, .offset, .travel(gain: 1), .travel(gain: 0.55), .travelCurve(.beyond(slop: 20)),
      .travelCurve(.after(slop: 8, gain: 0.5)),
      .travelCurve(.resisted(threshold: 60, resistance: 2.5, greatest: 80)),
      .travelCurve(.damped(gain: 0.5, greatest: 250, length: 667)),
    ]
    policy.input = inputs[Int(random.next() % 8)]
    policy.hysteresis = random.nextUnit() < 0.5 ? 0 : random.nextEven(0, 30)
    policy.hasBusyLock = random.nextUnit() < 0.6
    policy.rearm = [.newGesture, .atRest, .below(5), .below(30)][Int(random.next() % 4)]
    policy.gates = gates(&random)
    if random.nextUnit() < 0.5 {
      (policy.callbackDelay, policy.minimumDisplay, policy.closeDelay) = (0.1, 0.2, 0.1)
    }
    return policy
  }

  private static func gates(_ random: inout SeededRandom) -> RefreshGates {
    var gates = RefreshGates()
    gates.requiresFinger = random.nextUnit() < 0.5
    gates.startsAtEdge = random.nextUnit() < 0.3
    if random.nextUnit() < 0.2 { gates.cooldown = 0.2 }
    if random.nextUnit() < 0.3 { gates.axisCone = 45 }
    if random.nextUnit() < 0.2 { gates.sources = .touchscreen }
    if random.nextUnit() < 0.2 { gates.maximumContacts = 1 }
    if random.nextUnit() < 0.2 { gates.maximumUpwardRelease = 500 }
    return gates
  }
}
