import GestureTraces
import Glibc
import PullToRefresh
import TestSamples
import Testing
import TraceReplay

/// Random gestures × engines × work times × insets changed by the app: clean machines break no rule, originals theirs.
@Suite("Random replays")
struct RandomReplaysTests {
  /// One to four gestures of one to three strokes each, some caught in mid-bounce, some taken away; work and insets at
  /// random.
  private static func scenario(_ random: inout SeededRandom) -> PullScenario {
    var scenario = PullScenario(startOffset: random.nextUnit() < 0.3 ? random.nextEven(0, 900) : 0)
    scenario.script.dragAtRandom(&random, upTo: -250, holds: false)
    let works: [WorkTime] = [
      .fixed(random.nextEven(0, 0.4)), .uniform(low: 0, high: 2), .logNormal(median: 0.5, sigma: 1), .never,
    ]
    scenario.options.app.work = works[Int(random.nextUnit() * 4)]
    scenario.options.app.seed = random.next()
    if random.nextUnit() < 0.3 { scenario.options.app.endsAgainAfter = random.nextEven(0, 0.5) }
    if random.nextUnit() < 0.2 { scenario.options.app.begins = [random.nextEven(0, 3)] }
    for _ in 0..<Int(random.nextUnit() * 3) {
      scenario.options.app.insetChanges.append(
        AppInsetChange(time: random.nextEven(0, 3), points: random.nextEven(0, 90)))
    }
    return scenario
  }

  /// A finger asked for, one refresh a gesture and at a time, an inset that moves nothing.
  private static let clean: [RefreshPolicy] = {
    let moments: [RefreshMoment] = [.crossing, .release, .bounceBack, .dwell(0.1)]
    return moments.flatMap { moment in
      [RefreshInsetTiming.trigger, .release, .never].map { timing in
        var policy = RefreshPolicy(
          threshold: .points(80), moment: moment,
          inset: RefreshInset(height: 60, timing: timing, opening: 0.2, closing: 0.3, rebases: true))
        policy.gates.requiresFinger = true
        policy.rearm = .newGesture
        policy.minimumDisplay = 0.3
        policy.hysteresis = 20
        return policy
      }
    }
  }()

  /// Whether tools/prove refresh asks for all of them.
  private static let isProof = getenv("OVERSCROLL_PROVE_REFRESH") != nil
  private static let seeds: Range<UInt64> = isProof ? 1..<601 : 1..<41

  @Test("a machine without faults breaks no rule, and fires", arguments: clean.indices)
  func cleanMachines(index: Int) throws {
    var triggers = 0
    for seed in Self.seeds {
      var random = SeededRandom(seed: seed)
      let replay = try Self.scenario(&random).replay()
      let result = replay.run(replay.engine(of: Self.clean[index])).result
      #expect(Self.brokenInRun(result).isEmpty, "seed \(seed)")
      triggers += result.triggers
    }
    #expect(triggers > 10)
  }

  @Test("no fixed policy breaks a rule, and each fires", arguments: RefreshSystem.fixed)
  func fixed(system: RefreshSystem) throws {
    var triggers = 0
    for seed in Self.seeds {
      var random = SeededRandom(seed: seed)
      let result = try Self.scenario(&random).result("\(system.name)")
      #expect(Self.brokenInRun(result).isEmpty, "seed \(seed)")
      triggers += result.triggers
    }
    // A stroke here lasts 0.33 s at most: half a second past the threshold is rare, and few seeds need not have it.
    if Self.isProof || system != .kirigami.fixed { #expect(triggers > 3) }
  }

  @Test("an original breaks the rules it is known for, and no others", arguments: RefreshSystem.originals)
  func originals(system: RefreshSystem) throws {
    var found: Set<FindingKind> = []
    for seed in Self.seeds {
      var random = SeededRandom(seed: seed)
      let findings = try Self.scenario(&random).result("\(system.name)").findings
      // A jump that the app's own inset makes under a finger is no engine's.
      found.formUnion(findings.filter { $0.cause != .appInset && $0.kind.isSeenInRun }.map(\.kind))
    }
    let known = Self.known(system)
    #expect(found.isSubset(of: known))
    if Self.isProof { #expect(found == known) }
  }

  /// The findings of the run itself: an engine without faults too may see a pull a frame late, and fire where by the finger's own path it was
  /// just over.
  private static func brokenInRun(_ result: ReplayResult) -> [ReplayFinding] {
    result.findings.filter(\.kind.isSeenInRun)
  }

  /// What an original is known to break, by `EdgeCases.md`, `RefreshSystems.md` and the engines' own tables.
  private static func known(_ system: RefreshSystem) -> Set<FindingKind> {
    // An inset under a finger: made at the trigger, at a callback with a later finger, or taken back at the end.
    let jumps: Set<FindingKind> = [.offsetJump]
    // Insets are absolute or those of the birth: what the app set meanwhile is overwritten.
    let forgets = jumps.union([.insetLost])
    // No finger is asked for.
    let inertia: Set<FindingKind> = [.triggerWithoutFinger, .armedByInertia]
    // A touch that was taken away counts as lifted.
    let cancel: Set<FindingKind> = [.triggerByCancel]
    // A forced offset stops what moves.
    let stops: Set<FindingKind> = [.velocityJump]
    // An older end, or its timer, closes the next refresh; or the app is told late of one that it has ended.
    let gone: Set<FindingKind> = [.indicatorGone]
    switch system {
    case .uirefreshcontrol, .jackrabbit: return jumps
    // Its room jumps; a pull still held as the work ends begins another half second, and fires again.
    case .kirigami: return jumps.union([.secondTrigger])
    case .betterScroll: return jumps.union(cancel)
    case .pullview, .pullviewFold, .isrefresh, .ego: return forgets
    case .sv, .dgElastic: return forgets.union(cancel)
    case .mj: return forgets.union(cancel).union(stops).union(gone)
    case .mrefresh: return forgets.union(inertia)
    case .yalantis: return forgets.union(inertia).union(cancel).union(stops).union([.secondTrigger])
    case .od: return forgets.union(inertia).union(stops)
    // It adds its inset without a finger only; what jumps is seen with cancelled pans alone.
    case .mrefreshRewrite: return forgets.union(inertia)
    case .isalternativeRelease: return forgets.union(cancel).union(gone)
    case .isalternative:
      return forgets.union(inertia).union(gone).union([.secondTrigger, .triggerWhileRefreshing])
    case .es:
      return forgets.union(inertia).union(cancel).union(stops).union(gone)
        .union([.secondTrigger, .triggerWhileRefreshing])
    // Closes by itself, and may fire while the app still works.
    case .onpu: return forgets.union(inertia).union(gone).union([.triggerWhileRefreshing])
    // A pull that momentum carries on after the lift arms both.
    case .flutterCupertino: return inertia
    case .flutterMaterial, .flutterMaterial3x16: return inertia.union(cancel)
    // A scroll, or a pull that fires itself, loses what the app began.
    case .customRefreshIndicator: return inertia.union(cancel).union(gone).union([.triggerWhileRefreshing])
    // What the app begins takes the content out, whatever moves it; a drag meanwhile loses it.
    case .easyRefresh: return cancel.union(stops).union(gone).union([.triggerWhileRefreshing])
    // Each end's timer makes it idle whatever goes on then.
    case .pullToRefreshJS: return gone.union([.triggerWhileRefreshing])
    case .vant, .antdMobile: return cancel
    // A pull that is far by the time the app begins a refresh fires all the same.
    case .framework7, .framework7Material: return [.triggerWhileRefreshing]
    // An end without a refresh makes a later refresh forgotten; the same motion may fire again then.
    case .ionicIOS: return inertia.union(gone).union([.secondTrigger])
    // The transition of an end without a refresh never comes, and its time-out closes the refresh after it.
    case .ionic: return cancel.union(gone)
    case .ionic4: return cancel.union(gone).union([.secondTrigger, .triggerWhileRefreshing])
    // A lift below the threshold closes what the app began under the finger.
    case .swiperefreshNested: return cancel.union(gone)
    case .ultraPTR, .compose, .composeMaterial3: return cancel
    // A touch stops what the app opens, and its lift fires, or closes it.
    case .smartRefresh: return cancel.union(gone).union([.triggerWhileRefreshing])
    // It ends by itself after 7.5 s, which shows where the work never ends.
    case .chromiumOverscroll: return gone
    default: return []
    }
  }
}
