import PullToRefresh
import Testing

/// The matrix of `EdgeCases.md`: each row for each engine. Thresholds and durations are the page's.
@Suite("The edge cases of every system")
struct RefreshEngineTests {
  static let systems: [RefreshSystem] = [
    .uirefreshcontrol, .pullview, .isalternative, .isalternativeRelease, .mrefresh, .mrefreshRewrite,
    .jackrabbit, .onpu, .pullviewFold, .isrefresh, .sv, .ego, .mj, .es, .dgElastic, .yalantis, .od,
  ]

  /// Threshold in points in a viewport of 667, whether just the threshold fires, whether the drag fires.
  static let facts: [(system: RefreshSystem, threshold: Double, atEquality: Bool, inDrag: Bool)] = [
    // 1.125 · 100 · 667/568 by hand.
    (.uirefreshcontrol, 132.1082746478873, true, true), (.pullview, 60, false, false),
    (.isalternative, 90, false, true), (.isalternativeRelease, 90, false, false),
    (.mrefresh, 110, false, true), (.mrefreshRewrite, 140, false, true),
    (.jackrabbit, 132.1082746478873, true, true), (.onpu, 90, false, true), (.pullviewFold, 60, false, false),
    (.isrefresh, 105, true, true), (.sv, 60, false, false), (.ego, 65, true, false), (.mj, 54, false, false),
    (.es, 60, false, false), (.dgElastic, 95, true, false), (.yalantis, 40, false, false),
    (.od, 96, true, true),
  ]

  @Test("the threshold and its comparison are the page's", arguments: facts.indices)
  func threshold(index: Int) {
    let fact = Self.facts[index]
    let engine = RefreshEngine(fact.system, viewport: 667, originalTopInset: 0)
    #expect(abs(engine.traits.threshold - fact.threshold) < 1e-9)
    #expect(engine.traits.isStrict != fact.atEquality)
  }

  @Test("a pull of just the threshold fires where the page says so", arguments: facts.indices)
  func equality(index: Int) {
    let fact = Self.facts[index]
    var drag = EngineDrag(fact.system)
    drag.release(at: drag.engine.traits.threshold)
    #expect((drag.triggers.count == 1) == fact.atEquality)
  }

  @Test(
    "a pull past the threshold fires in the drag or at the lift, as the page says", arguments: facts.indices)
  func moment(index: Int) {
    let fact = Self.facts[index]
    var drag = EngineDrag(fact.system)
    drag.pull(to: fact.threshold + 5)
    #expect(drag.triggers == (fact.inDrag ? [.contact] : []))
    drag.lift()
    drag.settle(to: fact.threshold)
    #expect(drag.triggers == (fact.inDrag ? [.contact] : [.released]))
    // MJRefresh, ESPullToRefresh and DGElastic tell the app after an animation.
    drag.wait(drag.engine.traits.callbackDelay)
    #expect(drag.callbacks == 1)
  }

  @Test(
    "past the threshold and back before the lift fires only where the drag does", arguments: facts.indices)
  func pastThenBack(index: Int) {
    let fact = Self.facts[index]
    var drag = EngineDrag(fact.system)
    drag.pull(to: fact.threshold + 5)
    drag.release(at: 2)
    drag.settle(to: 0)
    #expect(drag.triggers.count == (fact.inDrag ? 1 : 0))
  }

  @Test(
    "content that bounces past the threshold by itself fires in the systems without a guard",
    arguments: facts.indices)
  func inertialOvershoot(index: Int) {
    let fact = Self.facts[index]
    var drag = EngineDrag(fact.system)
    drag.settle(to: fact.threshold + 20)
    drag.settle(to: 0)
    let unguarded: [RefreshSystem] = [
      .isalternative, .mrefresh, .mrefreshRewrite, .onpu, .es, .yalantis, .od,
    ]
    #expect(drag.triggers == (unguarded.contains(fact.system) ? [.settling] : []))
  }

  @Test("a second pull while refreshing is ignored", arguments: facts.indices)
  func secondPull(index: Int) {
    let fact = Self.facts[index]
    var drag = EngineDrag(fact.system)
    for _ in 0..<2 {
      drag.release(at: fact.threshold + 5)
      drag.settle(to: 0)
    }
    #expect(drag.triggers.count == 1)
  }

  @Test("after the work ends everything is as before, and a new pull fires again", arguments: facts.indices)
  func again(index: Int) {
    let fact = Self.facts[index]
    var drag = EngineDrag(fact.system)
    for round in 1...3 {
      drag.release(at: fact.threshold + 5)
      drag.settle(to: 0)
      // A stop in DGElastic's bounce is undone, and MusicFav's icon makes its turns.
      drag.wait(drag.engine.traits.callbackDelay)
      drag.send(.endRefreshing, waiting: fact.system == .onpu ? 3 : 1)
      drag.settle(to: 0)
      #expect(drag.engine.isIdle)
      #expect(drag.view.topInset == 0)
      #expect(drag.triggers.count == round)
    }
  }

  @Test(
    "only ISAlternative's default mode fires again in the drag in which its refresh ended",
    arguments: facts.indices)
  func endUnderFinger(index: Int) {
    let fact = Self.facts[index]
    var drag = EngineDrag(fact.system)
    drag.pull(to: fact.threshold + 5)
    let before = drag.triggers.count
    drag.send(.endRefreshing, waiting: 0.5)
    drag.pull(to: fact.threshold + 6)
    #expect(drag.triggers.count - before == (fact.system == .isalternative ? 1 : 0))
  }

  @Test(
    "a programmatic begin is no trigger, and makes room where the system has one", arguments: facts.indices)
  func programmaticBegin(index: Int) {
    let fact = Self.facts[index]
    var drag = EngineDrag(fact.system)
    drag.send(.beginRefreshing)
    #expect(drag.triggers.isEmpty)
    // Their begin does all that a pull does, the callback included.
    let callingBegins: [RefreshSystem] = [.sv, .yalantis]
    #expect(drag.callbacks == (callingBegins.contains(fact.system) ? 1 : 0))
    let rooms: [RefreshSystem: Double] = [
      .onpu: 80, .mj: 54, .es: 60, .yalantis: 40, .od: 44,
      .uirefreshcontrol: 60, .jackrabbit: 60, .isalternative: 50, .isalternativeRelease: 50,
    ]
    #expect(drag.view.topInset == rooms[fact.system] ?? 0)
  }

  @Test(
    "the inset comes with the trigger, in MRefresh with the lift, in two others with the content after it",
    arguments: facts.indices)
  func insetTiming(index: Int) {
    let fact = Self.facts[index]
    guard fact.inDrag else { return }
    var drag = EngineDrag(fact.system)
    drag.pull(to: fact.threshold + 5)
    let waits: [RefreshSystem] = [.mrefresh, .mrefreshRewrite, .isrefresh, .od]
    #expect((drag.view.topInset == 0) == waits.contains(fact.system))
    drag.lift()
    if fact.system == .isrefresh || fact.system == .od { drag.settle(to: 44) }
    #expect(drag.view.topInset == drag.engine.traits.inset.height)
  }
}
