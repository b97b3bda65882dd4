import PullToRefresh
import ScrollPhysics
import TestSamples
import Testing
import TextFormats

@testable import ReplayExperiments
@testable import TraceReplay

@Suite("Finger travel to trigger")
struct TriggerReachTests {
  private static let viewports = [300.0, 390, 667, 800, 1100]

  private func scene(_ viewport: Double) -> Scene {
    var lengths = SceneOverrides()
    lengths.viewport = viewport
    return Scene(scenario: nil, overrides: lengths)
  }

  private func reach(
    _ system: RefreshSystem, on model: ScrollModel = .uikit, viewport: Double = 667,
    hand: TriggerReach.Hand = TriggerReach.Hand()
  ) -> TriggerReach {
    let scene = scene(viewport)
    return TriggerReach(RefreshEngine(system, in: scene, on: model), in: scene, on: model, hand: hand)
  }

  // FieldFailures.md, "How far a pull is", whole points; its 100 pt row is Brave for iOS.
  @Test("a threshold of 100 pt on uikit takes 273, 245, 214, 208 and 200 pt of finger")
  func published() throws {
    let policy = RefreshPolicy(threshold: .points(100), moment: .release)
    let travels = try Self.viewports.map { viewport in
      let scene = scene(viewport)
      let engine = RefreshEngine.policy(RefreshMachine(policy, viewport: viewport, originalTopInset: 0))
      return try #require(TriggerReach(engine, in: scene, on: .uikit).travel).rounded()
    }
    #expect(travels == [273, 245, 214, 208, 200])
  }

  // The same table; MJRefresh's travel is 54·H/(0.55·(H − 54)), pulltorefresh.js's 60·60·2.5/80 rounded to 113.
  @Test("the systems of the published table need what it says")
  func systems() {
    #expect(Self.viewports.map { reach(.mj, viewport: $0).travel?.rounded() } == [120, 114, 107, 105, 103])
    for viewport in Self.viewports {
      #expect(reach(.swiperefresh, viewport: viewport).travel?.rounded() == 136)
      #expect(reach(.pullToRefreshJS, viewport: viewport).travel?.rounded() == 113)
    }
  }

  @Test(
    "the travel found fires, and a thousandth of a point less does not", arguments: RefreshSystem.originals)
  func boundary(system: RefreshSystem) throws {
    let scene = scene(667)
    let engine = RefreshEngine(system, in: scene, on: .uikit)
    let travel = try #require(TriggerReach(engine, in: scene, on: .uikit).travel)
    let drag = ReachDrag(engine: engine, scene: scene, model: .uikit, hand: TriggerReach.Hand())
    #expect(drag.fires(at: travel))
    #expect(!drag.fires(at: travel - 0.001))
  }

  @Test("what never fires says why: no overscroll, a band that ends below, the wrong surface, no bounce")
  func never() {
    let still = reach(.sv, on: .android)
    #expect(still.travel == nil && still.obstacle == "android does not allow pulling past the top edge")
    var touchpad = TriggerReach.Hand()
    touchpad.source = .touchpad
    #expect(reach(.chromiumOverscroll, hand: touchpad).obstacle == "does not pull with a touchpad")
    // A band of 50 pt at most: a viewport of 100 shows 0.55 of 1000 pt of finger, 84.6 pt, and never 90.
    let scene = scene(100)
    let far = RefreshEngine.policy(
      RefreshMachine(RefreshPolicy(threshold: .points(101)), viewport: 100, originalTopInset: 0))
    let reach = TriggerReach(far, in: scene, on: .uikit)
    #expect(reach.obstacle?.hasPrefix("no pull on uikit is greater than 84.6 pt, by 1000 pt") == true)
  }

  @Test("a sum of clamped movements needs the same of a finger in large steps and in small ones but the last")
  func speed() throws {
    var fast = TriggerReach.Hand()
    fast.speed = 6000
    // Half of 128 pt; 48 pt a movement count as 21.33 each: past 64 only with the fourth.
    let slow = try #require(reach(.chromiumOverscroll).travel)
    let quick = try #require(reach(.chromiumOverscroll, hand: fast).travel)
    #expect(abs(slow - 128) < 0.001)
    #expect(quick > 144)
  }

  /// Rows that the tests above do not calculate were looked at: where content follows, a system needs its threshold of travel.
  @Test(
    "of every system on models of each kind, by a finger and on a touchpad, is a number of points or a reason"
  )
  func everySystem() {
    var touchpad = TriggerReach.Hand()
    touchpad.source = .touchpad
    let models: [ScrollModel] = [.uikit, .adwaita, .android, .flutterClamping, .geckoDesktop]
    let lines = RefreshSystem.originals.map { system in
      let found = (models.map { reach(system, on: $0) } + [reach(system, hand: touchpad)]).map { reach in
        reach.travel.map { Figures.fixed($0, decimals: 2) } ?? reach.obstacle ?? "neither"
      }
      let names = models.map { "\($0.name)" } + ["uikit by a touchpad"]
      return "\(system.name)\n" + zip(names, found).map { "  \($0): \($1)\n" }.joined()
    }
    #expect(Golden.difference(of: lines.joined(), from: "reach.txt") == nil)
  }
}
