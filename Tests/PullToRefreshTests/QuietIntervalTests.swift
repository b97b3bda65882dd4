import GestureTraces
import PullToRefresh
import ScrollPhysics
import TestSamples
import Testing

/// What ``RefreshEngineBody/quietOffsets(_:)`` and ``RefreshEngineBody/quietTravel(_:)`` promise, held against the engines
/// themselves: one that was told all, and one that was told the last alone, answer the same ever after.
@Suite("Quiet intervals")
struct QuietIntervalTests {
  @Test("nothing comes of what lies inside, and only the last of it counts", arguments: RefreshSystem.all)
  func systems(system: RefreshSystem) {
    for seed in 0..<Rounds.some(of: 60) {
      let failure = QuietRun.failure(seed: Self.seed(system, seed)) { QuietRun.engine(system, &$0, $1) }
      #expect(failure == nil, "\(system.name), run \(seed)")
    }
  }

  @Test("nor of any policy", arguments: 0..<20)
  func policies(group: Int) {
    for seed in 0..<Rounds.some(of: 60) {
      let failure = QuietRun.failure(seed: UInt64(seed) &* 104_729 &+ UInt64(group)) { random, inset in
        QuietRun.machine(QuietRun.policy(&random), inset)
      }
      #expect(failure == nil, "group \(group), run \(seed)")
    }
  }

  /// The systems that say all or nothing, and so have no bounds.
  static let unbounded: Set<RefreshSystem> = [.ultraPTR, .smartRefresh, .chromiumOverscroll]

  @Test("bounds a point too wide are found", arguments: RefreshSystem.all)
  func tooWide(system: RefreshSystem) {
    let isFound = (0..<400).contains { seed in
      QuietRun.failure(seed: Self.seed(system, seed), widening: 1) { QuietRun.engine(system, &$0, $1) } != nil
    }
    #expect(isFound != Self.unbounded.contains(system), "\(system.name)")
  }

  private static func seed(_ system: RefreshSystem, _ run: Int) -> UInt64 {
    UInt64(run) &* 7919 &+ UInt64(RefreshSystem.all.firstIndex(of: system)!)
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

  /// A part of a gesture.
  enum Part: String, CaseIterable {
    /// A pull of two thirds of the threshold, a sample a frame.
    case pull
    /// The content's way back after its lift.
    case back
    /// A finger that scrolls on a page that is scrolled down.
    case scroll
    /// The momentum after that.
    case fling
  }

  /// The systems of which no frame of a part can be left out, each with its reason; of all others most can.
  static func never(_ part: Part) -> Set<String> {
    switch part {
    // Each move is cut to whole pixels, summed with the others, or clamped, and the least move back gives a pull up.
    case .pull: ["ultra-ptr", "smart-refresh", "chromium-overscroll", "custom-refresh-indicator"]
    // Content that clamps pulls by the sum of what it moves without a finger; on its own list it does not move there.
    case .back: ["flutter-material", "flutter-material-3.16"]
    // The way that the list is from its top is summed too.
    case .scroll: ["ultra-ptr", "smart-refresh"]
    // The way the content goes counts below the top, also from one change to the next.
    case .fling: ["od"]
    }
  }

  @Test(
    "of a pull, its way back, a scroll and a fling most frames can be left out, but for a few systems",
    arguments: Part.allCases)
  func shares(part: Part) {
    let shares = RefreshSystem.all.map { (name: $0.name.description, share: Self.shares(of: $0)[part] ?? 0) }
    #expect(Set(shares.filter { $0.share == 0 }.map(\.name)) == Self.never(part))
    let few = shares.filter { $0.share > 0 && $0.share < 0.6 }
    #expect(few.isEmpty)
  }

  /// The systems that content at rest is news to: they forget an inset, and past 60 pt of it their label turns.
  static let stirredByRest: Set<RefreshSystem> = [.pullview, .pullviewFold]

  @Test(
    "no system must be told of content that rests, but for one that forgets an inset",
    arguments: RefreshSystem.all)
  func rest(system: RefreshSystem) {
    let view = ScrollSituation(time: 0, contentOffset: -64, topInset: 64, viewportLength: 667)
    let isQuiet = RefreshEngine(system, viewport: 667, originalTopInset: 64).quietOffsets(view).contains(-64)
    #expect(isQuiet != Self.stirredByRest.contains(system))
  }

  /// The shares of the frames of each part of which a system need not be told.
  private static func shares(of system: RefreshSystem) -> [Part: Double] {
    let overscrolls = overscrolls(system)
    var frames = QuietFrames(
      RefreshEngine(system, viewport: 667, originalTopInset: 0, contentOverscrolls: overscrolls))
    var shares: [Part: Double] = [:]
    let reach = travel(frames.engine.traits, share: 2.0 / 3)
    frames.touch(at: 0)
    shares[.pull] = frames.share(of: 60) { frames, step in
      let travel = reach * Double(step) / 60
      frames.drag(to: travel, offset: overscrolls ? -travel : 0)
    }
    frames.lift()
    shares[.back] = frames.share(of: 60) {
      $0.move(to: overscrolls ? $0.view.contentOffset * 0.9 : 0, $1 < 60)
    }
    frames.wait(3)
    frames.touch(at: 400)
    shares[.scroll] = frames.share(of: 60) { $0.drag(to: -4 * Double($1), offset: 400 + 4 * Double($1)) }
    frames.lift()
    shares[.fling] = frames.share(of: 60) { $0.move(to: 640 + 4 * Double($1), $1 < 60) }
    return shares
  }

  /// True if the list that a system ships on lets content leave its bounds.
  private static func overscrolls(_ system: RefreshSystem) -> Bool {
    let extent = ScrollExtent(contentLength: 4000, viewportLength: 667)
    let model = system.nativeModel
    return model.mapping(in: extent) == .increments
      ? model.offset(from: 0, movedBy: -667, in: extent) < 0 : model.offset(forRaw: -667, in: extent) < 0
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
    let difference = QuietRun.motionMatters(runs: reads ? 4000 : 60) { QuietRun.engine(system, &$0, $1) }
    #expect((difference != nil) == reads, "\(system.name): \(difference ?? "no difference")")
  }

  @Test("a policy reads motion by its axis cone, its cooldown and its rest, and by nothing else")
  func policyMotion() {
    for seed in 0..<200 {
      var random = SeededRandom(seed: UInt64(seed))
      var policy = QuietRun.policy(&random)
      (policy.gates.axisCone, policy.gates.cooldown) = (90, 0)
      if policy.rearm == .atRest { policy.rearm = .newGesture }
      #expect(!RefreshMachine(policy, viewport: 667, originalTopInset: 0).engineTraits.readsMotion)
      let still = policy
      #expect(QuietRun.motionMatters(runs: 4) { _, inset in QuietRun.machine(still, inset) } == nil)
    }
    var plain = RefreshPolicy(threshold: .points(60))
    plain.rearm = .newGesture
    var (cone, cooled, rested) = (plain, plain, plain)
    (cone.gates.axisCone, cooled.gates.cooldown, rested.rearm) = (45, 0.2, .atRest)
    for policy in [cone, cooled, rested] {
      #expect(RefreshMachine(policy, viewport: 667, originalTopInset: 0).engineTraits.readsMotion)
      #expect(QuietRun.motionMatters(runs: 4000) { _, inset in QuietRun.machine(policy, inset) } != nil)
    }
  }
}
