import GestureTraces
import PullToRefresh
import ScrollPhysics
import TestSamples
import Testing

@testable import TraceReplay

/// What engines share of a trace on one list must never be another's: an engine alone on a replay of its own says what is right.
@Suite("What engines share of a free path")
struct FreePathTests {
  /// Models of every kind: resistance by a formula, increments, whole pixels, none past the edge.
  private static let models: [ScrollModel] = [.uikit, .gtk, .flutterIOS, .androidStretch, .qt]

  /// Up to four gestures with refreshes on the way, so that paths begin anew.
  private static func scenario(_ seed: UInt64, insets: Bool) -> PullScenario {
    var random = SeededRandom(seed: seed)
    var scenario = PullScenario(startOffset: random.nextUnit() < 0.3 ? random.nextEven(0, 400) : 0)
    scenario.script.dragAtRandom(&random, upTo: -250, holds: false)
    scenario.options.app.work = .fixed(random.nextEven(0, 0.4))
    if insets {
      for _ in 0..<2 {
        scenario.options.app.insetChanges.append(
          AppInsetChange(time: random.nextEven(0, 2), points: random.nextEven(0, 90)))
      }
    }
    return scenario
  }

  @Test(
    "each engine on a shared replay has the results that it has alone, whoever came before",
    arguments: [false, true], 1..<4 as Range<UInt64>)
  func shared(insets: Bool, seed: UInt64) throws {
    let scenario = Self.scenario(seed, insets: insets)
    let trace = try scenario.script.trace()
    for model in Self.models {
      func replay() -> Replay { Replay(of: trace, model: model, options: scenario.options) }
      let alone = RefreshSystem.all.map { replay().gestureResults(of: replay().engine(of: $0)) }
      let (one, other) = (replay(), replay())
      #expect(RefreshSystem.all.map { one.gestureResults(of: one.engine(of: $0)) } == alone, "\(model.name)")
      let turned = RefreshSystem.all.reversed().map { other.gestureResults(of: other.engine(of: $0)) }
      #expect(turned.reversed() == alone, "\(model.name), last engine first")
    }
  }

  @Test(
    "what is left out below the threshold holds no crossing: walked stretch by stretch they are the same",
    arguments: 1..<13 as Range<UInt64>)
  func skipped(seed: UInt64) throws {
    let scenario = Self.scenario(seed, insets: false)
    for model in Self.models {
      let replay = Replay(of: try scenario.script.trace(), model: model, options: scenario.options)
      for system in RefreshSystem.all {
        // Own thresholds, and some beside the greatest pull, where a last bit decides.
        let engine = replay.engine(of: system)
        let peak = replay.greatestPull(of: 0, as: engine.traits)
        for threshold in [engine.traits.threshold, peak, peak.nextUp, peak.nextDown, peak / 2] {
          var traits = engine.traits
          traits.threshold = threshold
          let measure = replay.free.measure(traits)
          #expect(
            replay.free.crossings(of: measure) == replay.path.crossings(of: measure) { _ in true },
            "\(system.name) on \(model.name), threshold \(threshold)")
        }
      }
    }
  }

  /// One point a millisecond on UIKit: 70 pt past the edge are 70·667/(0.55·597) pt of finger, by the rubber-band rule's inverse.
  @Test("two thresholds on one replay are crossed each at its own time, in either order")
  func thresholds() throws {
    var script = ScriptedTrace()
    script.drag(at: 0, from: 0, to: [(600, 600), (600, 800)])
    let replay = Replay(of: try script.trace(), model: .uikit, options: ReplayOptions())
    for threshold in [70.0, 140, 70, 100] {
      let policy = RefreshPolicy(threshold: .points(threshold))
      let crossing = try #require(replay.run(replay.engine(of: policy)).result.crossing)
      #expect(abs(crossing - threshold * 667 / (0.55 * (667 - threshold)) / 1000) < 1e-9)
    }
  }

  @Test("a replay beside others is what it is by itself, on whatever list")
  func beside() throws {
    let scenario = Self.scenario(3, insets: true)
    let trace = try scenario.script.trace()
    let lists = [ScrollList.uiScrollView, .androidList] + Self.models.map { ScrollList(model: $0) }
    var replays = [Replay(of: trace, on: lists[0], options: scenario.options)]
    for list in lists.dropFirst() {
      let (one, alone) = (
        Replay(on: list, beside: replays), Replay(of: trace, on: list, options: scenario.options)
      )
      replays.append(one)
      #expect(one.track == alone.track && one.scene == alone.scene && one.list == list)
      for system in [RefreshSystem.mrefresh, .uirefreshcontrol, .kirigami] {
        #expect(
          one.gestureResults(of: one.engine(of: system)) == alone.gestureResults(of: alone.engine(of: system))
        )
      }
    }
  }

  @Test("a replay shown by other frames is one made with them")
  func shown() throws {
    let scenario = Self.scenario(5, insets: false)
    let trace = try scenario.script.trace()
    let usual = Replay(of: trace, model: .gtk, options: scenario.options)
    var changes: [ReplayOptions] = Array(repeating: scenario.options, count: 4)
    changes[0].rate = 120
    changes[1].frames.phase = 0.5
    (changes[2].frames.dropped, changes[2].frames.seed) = (0.4, 7)
    changes[3].usesArrival = true
    for options in changes {
      let (one, alone) = (usual.shown(by: options), Replay(of: trace, model: .gtk, options: options))
      for system in RefreshSystem.all {
        #expect(
          one.gestureResults(of: one.engine(of: system)) == alone.gestureResults(of: alone.engine(of: system))
        )
      }
    }
  }
}
