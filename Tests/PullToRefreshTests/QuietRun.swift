import GestureTraces
import PullToRefresh

/// Runs of engines by chance in which some callbacks are left out, or told otherwise.
enum QuietRun {
  /// A system on content that leaves its bounds or does not, sometimes with another threshold.
  static func engine(_ system: RefreshSystem, _ random: inout SeededRandom, _ inset: Double)
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

  /// What goes wrong in a run in which every few steps some callbacks are made up that an engine says are quiet; nil for nothing.
  ///
  /// All bounds are taken to be `widening` points further than they are said to be.
  static func failure(
    seed: UInt64, widening: Double = 0, _ make: (inout SeededRandom, Double) -> RefreshEngine
  ) -> String? {
    var random = SeededRandom(seed: seed)
    let inset = [0, 0, 64, 88.3][Int(random.next() % 4)]
    let engine = make(&random, inset)
    var driver = QuietDriver(
      engine, topInset: inset, overscrolls: random.nextUnit() < 0.6, seed: random.next())
    for _ in 0..<40 where driver.failure == nil {
      driver.step()
      // Every state comes up often enough with one draw in three steps.
      if driver.chance(0.35) { leaveOut(&driver, widening) }
    }
    return driver.failure
  }

  /// Tells one engine of quiet callbacks, another of the last of them, and lets both go on.
  private static func leaveOut(_ driver: inout QuietDriver, _ widening: Double) {
    let asked = driver.seen
    let offsets = widened(driver.engine.quietOffsets(asked), widening)
    let follows = driver.engine.followsFinger && driver.view.isTracking
    let travel = follows ? widened(driver.engine.quietTravel(asked), widening) : .everything
    guard !offsets.isEmpty, !travel.isEmpty else { return }
    let left = driver.engine
    var last = Told()
    for _ in 0..<(1 + Int(driver.random.next() % 4)) {
      guard move(&driver, offsets, travel) else { break }
      if follows, driver.chance(0.8) {
        tell(.fingerMoved, &driver)
        last.add(sample: driver.view)
        if driver.chance(0.3) {
          driver.view.contentOffset = pick(offsets, driver.view.contentOffset, &driver.random)
        }
      }
      if driver.chance(0.8) || last.sample == nil {
        tell(.offsetChanged, &driver)
        last.add(offset: driver.view)
      }
    }
    if driver.failure == nil {
      driver.engines.append(last.makeUp(for: left))
      for _ in 0..<(3 + Int(driver.random.next() % 12)) where driver.failure == nil { driver.step() }
      driver.engines.removeLast()
    }
    driver.failure? += " with \(offsets), \(travel) of \(left)"
  }

  private static func widened(_ interval: QuietInterval, _ points: Double) -> QuietInterval {
    interval.isEmpty ? interval : QuietInterval(low: interval.low - points, high: interval.high + points)
  }

  /// The last sample and the last offset that were told, and which of them came last.
  private struct Told {
    private(set) var sample: ScrollSituation?
    private var offset: ScrollSituation?
    private var isSampleLast = false

    mutating func add(sample view: ScrollSituation) { (sample, isSampleLast) = (view, true) }
    mutating func add(offset view: ScrollSituation) { (offset, isSampleLast) = (view, false) }

    /// The engine as it was left, told of both in their order.
    func makeUp(for left: RefreshEngine) -> RefreshEngine {
      var engine = left
      if let sample, !isSampleLast { _ = engine.handle(.fingerMoved, sample) }
      if let offset { _ = engine.handle(.offsetChanged, offset) }
      if let sample, isSampleLast { _ = engine.handle(.fingerMoved, sample) }
      return engine
    }
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

  // MARK: Motion

  /// The first answer of an engine in so many runs that another velocity, angle and travel across change; nil for none.
  static func motionMatters(
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

  /// A machine that follows a policy.
  static func machine(_ policy: RefreshPolicy, _ inset: Double) -> RefreshEngine {
    .policy(RefreshMachine(policy, viewport: 667, originalTopInset: inset))
  }

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
