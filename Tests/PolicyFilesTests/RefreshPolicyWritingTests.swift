import GestureTraces
import PullToRefresh
import Testing
import TextFormats
import PolicyFiles

@Suite("Policies as files")
struct RefreshPolicyWritingTests {
  private static func readBack(_ policy: RefreshPolicy) throws -> RefreshPolicyFile {
    let text = RefreshPolicyFile(name: "n", policy: policy).text
    return try RefreshPolicyFile(JSONReader.value(of: Array(text.utf8)), path: "n.json")
  }

  @Test("the policy of every system reads back as it was, at every viewport", arguments: RefreshSystem.all)
  func systems(system: RefreshSystem) throws {
    for viewport in [300.0, 667, 844] {
      var policy = RefreshEngine(system, viewport: viewport, originalTopInset: 0).policy
      let back = try Self.readBack(policy).policy
      if case .travelCurve(let curve) = policy.input {
        // A file has no curves: the same travel is past the threshold, at the gain that does that.
        guard case .travel(let gain) = back.input else {
          Issue.record("\(system.name): \(back.input)")
          return
        }
        let threshold = policy.threshold.points(viewport: viewport)
        #expect(abs(gain * curve.travel(forPull: threshold) - threshold) < 1e-9)
        policy.input = .travel(gain: gain)
      }
      #expect(back == policy)
    }
  }

  @Test("random policies read back as they were", arguments: [1, 2, 3] as [UInt64])
  func random(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    for _ in 0..<2000 {
      let policy = Self.policy(&random)
      #expect(try Self.readBack(policy).policy == policy, "seed \(seed): \(policy)")
    }
  }

  @Test("a time that no number of milliseconds gives comes back as its neighbour")
  func neighbour() throws {
    var random = SeededRandom(seed: 4)
    for _ in 0..<10_000 {
      var policy = RefreshPolicy(threshold: .points(1))
      policy.closeDelay = random.nextUnit() * 600
      let back = try Self.readBack(policy).policy.closeDelay
      #expect([policy.closeDelay, policy.closeDelay.nextUp, policy.closeDelay.nextDown].contains(back))
    }
  }

  @Test("a file says what is on, a line a key")
  func text() {
    var policy = RefreshPolicy(threshold: .points(64), isStrict: true, moment: .dwell(0.25))
    policy.input = .travel(gain: 0.5)
    policy.gates.sources = .touchpad
    policy.rearm = .below(5)
    #expect(
      RefreshPolicyFile(name: "mine", policy: policy).text == """
        {"schema":"overscroll-policy/1",
         "name":"mine",
         "input":"travel",
         "gain":0.5,
         "threshold":{"points":64},
         "strict":true,
         "moment":"dwell",
         "dwell_ms":250,
         "gates":{"sources":["touchpad"]},
         "rearm":{"below_points":5}}

        """)
  }

  // MARK: Random policies: every key on or off, every value within the file's range

  private static func policy(_ random: inout SeededRandom) -> RefreshPolicy {
    var policy = RefreshPolicy(threshold: threshold(&random), isStrict: coin(&random))
    if coin(&random) { policy.input = .travel(gain: random.nextUnit() * 999 + 0.001) }
    policy.moment = [.crossing, .release, .bounceBack, .dwell(seconds(&random))][choice(&random, 4)]
    if coin(&random) { policy.hysteresis = random.nextUnit() * 100_000 }
    policy.hasBusyLock = coin(&random)
    policy.gates = gates(&random)
    policy.rearm = [.newGesture, .atRest, .below(random.nextUnit() * 100_000)][choice(&random, 3)]
    if coin(&random) { policy.inset = inset(&random) }
    if coin(&random) { policy.callbackDelay = seconds(&random) }
    if coin(&random) { policy.minimumDisplay = seconds(&random) }
    if coin(&random) { policy.closeDelay = seconds(&random) }
    return policy
  }

  private static func threshold(_ random: inout SeededRandom) -> RefreshThreshold {
    guard coin(&random) else { return .points(random.nextUnit() * 100_000) }
    let (low, high) = (random.nextUnit() * 500, 500 + random.nextUnit() * 500)
    return .viewportShare(
      random.nextUnit(), minimum: coin(&random) ? low : 0, maximum: coin(&random) ? high : .infinity,
      plus: coin(&random) ? random.nextUnit() * 100 : 0)
  }

  private static func gates(_ random: inout SeededRandom) -> RefreshGates {
    var gates = RefreshGates()
    gates.requiresFinger = coin(&random)
    gates.startsAtEdge = coin(&random)
    if coin(&random) { gates.cooldown = seconds(&random) }
    if coin(&random) { gates.axisCone = random.nextUnit() * 90 }
    gates.sources = RefreshSources(rawValue: UInt8(1 + choice(&random, 7)))
    if coin(&random) { gates.maximumContacts = 1 + choice(&random, 100) }
    if coin(&random) { gates.maximumUpwardRelease = random.nextUnit() * 1e6 }
    return gates
  }

  private static func inset(_ random: inout SeededRandom) -> RefreshInset {
    RefreshInset(
      height: random.nextUnit() * 100_000, timing: [.trigger, .release, .never][choice(&random, 3)],
      opening: seconds(&random), closing: seconds(&random), rebases: coin(&random))
  }

  /// A time that a file can say: a number of milliseconds with up to three decimals, over 1000.
  private static func seconds(_ random: inout SeededRandom) -> Double {
    (random.nextUnit() * 600_000_000).rounded() / 1000 / 1000
  }

  private static func coin(_ random: inout SeededRandom) -> Bool { random.nextUnit() < 0.5 }

  private static func choice(_ random: inout SeededRandom, _ count: Int) -> Int {
    min(count - 1, Int(random.nextUnit() * Double(count)))
  }
}
