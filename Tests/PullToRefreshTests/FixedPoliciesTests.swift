import PullToRefresh
import Testing

/// What every `-fixed` policy promises, by the same drags that show the bugs of the originals. Thresholds are the pages'
/// (`RefreshSystems.md`), by hand at 667 pt.
@Suite("The fixed policies")
struct FixedPoliciesTests {
  struct Fact: Sendable, CustomTestStringConvertible {
    let system: RefreshSystem
    let threshold: Double
    let isStrict: Bool
    let firesAtLift: Bool
    /// Points of pull a point of travel gives; nil for a policy that watches the offset.
    let gain: Double?
    /// Seconds the pull must last under the finger; nil for one that fires at the crossing or the lift.
    let dwell: Double?
    var testDescription: String { system.name.description }

    init(
      _ system: RefreshSystem, _ threshold: Double, strict: Bool, lift: Bool = false, gain: Double? = nil,
      dwell: Double? = nil
    ) {
      self.system = system
      self.threshold = threshold
      isStrict = strict
      firesAtLift = lift
      self.gain = gain
      self.dwell = dwell
    }
  }

  static let facts = [
    // 1.125 · 100 · 667/568.
    Fact(.uirefreshcontrol.fixed, 132.1082746478873, strict: false),
    Fact(.pullview.fixed, 60, strict: false, lift: true),
    Fact(.isalternative.fixed, 90, strict: true),
    Fact(.isalternativeRelease.fixed, 90, strict: true, lift: true),
    Fact(.onpu.fixed, 90, strict: true),
    Fact(.mrefresh.fixed, 110, strict: true),
    Fact(.mrefreshRewrite.fixed, 140, strict: true),
    Fact(.isrefresh.fixed, 105, strict: false),
    Fact(.sv.fixed, 60, strict: true, lift: true),
    Fact(.ego.fixed, 65, strict: false, lift: true),
    Fact(.mj.fixed, 54, strict: true, lift: true),
    Fact(.es.fixed, 60, strict: true, lift: true),
    Fact(.dgElastic.fixed, 95, strict: false, lift: true),
    Fact(.yalantis.fixed, 40, strict: false, lift: true),
    Fact(.od.fixed, 96, strict: false),
    Fact(.swiperefreshNested.fixed, 64, strict: true, lift: true, gain: 0.5),
    Fact(.ultraPTR.fixed, 120, strict: false, lift: true, gain: 1 / 1.7),
    Fact(.smartRefresh.fixed, 101, strict: false, lift: true, gain: 0.5),
    Fact(.pullToRefreshJS.fixed, 112.5, strict: true, lift: true, gain: 1),
    Fact(.vant.fixed, 49.5, strict: false, lift: true, gain: 1),
    // 171 of y and the first pixel.
    Fact(.antdMobile.fixed, 172, strict: true, lift: true, gain: 1),
    // 44 and 66 to the power of 1/0.85, by another program.
    Fact(.framework7.fixed, 85.79732292010105, strict: true, lift: true, gain: 1),
    Fact(.framework7Material.fixed, 138.24197322403887, strict: true, lift: true, gain: 1),
    Fact(.flutterMaterial.fixed, 166.75, strict: false, lift: true, gain: 1),
    Fact(.flutterCupertino.fixed, 100, strict: false),
    // A sixth of 667.
    Fact(.customRefreshIndicator.fixed, 111.16666666666667, strict: false, lift: true, gain: 1),
    Fact(.easyRefresh.fixed, 70, strict: false, lift: true),
    // 5 of slop and 0.4 of 360.
    Fact(.ionic.fixed, 149, strict: true, lift: true, gain: 1),
    // 30 and 0.16 of 667.
    Fact(.ionicIOS.fixed, 136.72, strict: false),
    // 20 of slop and 60.
    Fact(.ionic4.fixed, 80, strict: false, lift: true, gain: 1),
    Fact(.betterScroll.fixed, 90, strict: false, lift: true),
    // 1.5 heights of 4 grid units of 18 pt.
    Fact(.kirigami.fixed, 72, strict: false, dwell: 0.5),
    Fact(.kirigami5.fixed, 108, strict: true, dwell: 0.5),
  ]

  /// How far the content goes for a pull: a drag here moves it as far as the finger.
  private static func distance(_ fact: Fact, _ pull: Double) -> Double { pull / (fact.gain ?? 1) }

  /// Pulls this far beyond the threshold, and stays there as long as it takes to fire.
  private static func pull(_ drag: inout EngineDrag, _ fact: Fact, beyond excess: Double) {
    drag.pull(to: distance(fact, fact.threshold + excess))
    drag.wait(fact.dwell ?? 0)
  }

  @Test("there is a fact for each")
  func complete() {
    #expect(Set(Self.facts.map(\.system)).count == RefreshSystem.fixed.count)
  }

  @Test("threshold, comparison and moment are the page's, and results carry the name", arguments: facts)
  func threshold(fact: Fact) {
    for inset in [0, 64.0] {
      let engine = RefreshEngine(fact.system, viewport: 667, originalTopInset: inset)
      #expect(engine.name.description == fact.system.name.description)
      #expect(abs(engine.traits.threshold - fact.threshold) < 1e-9)
      #expect(engine.traits.isStrict == fact.isStrict)
      #expect(
        engine.traits.moment
          == fact.dwell.map { .dwell($0) } ?? (fact.firesAtLift ? .release : .crossing))
      #expect(engine.traits.requiresFinger)
    }
  }

  @Test("a pull past the threshold fires once, under the finger or at the lift", arguments: facts)
  func fires(fact: Fact) {
    var drag = EngineDrag(fact.system, topInset: 64)
    Self.pull(&drag, fact, beyond: -1)
    #expect(drag.triggers.isEmpty)
    Self.pull(&drag, fact, beyond: 1)
    #expect(drag.triggers == (fact.firesAtLift ? [] : [.contact]))
    drag.lift()
    #expect(drag.triggers == (fact.firesAtLift ? [.released] : [.contact]))
  }

  @Test("content that moves by itself never fires, before any gesture or after one", arguments: facts)
  func momentum(fact: Fact) {
    var drag = EngineDrag(fact.system)
    for _ in 0..<2 {
      drag.settle(to: fact.threshold + 50)
      drag.settle(to: 0)
      drag.release(at: 3)
      drag.settle(to: fact.threshold + 50)
      drag.settle(to: 0)
    }
    #expect(drag.triggers.isEmpty)
  }

  @Test(
    "one gesture fires at most once, however long it goes on after the refresh has ended", arguments: facts)
  func once(fact: Fact) {
    var drag = EngineDrag(fact.system)
    for _ in 0..<4 {
      Self.pull(&drag, fact, beyond: 20)
      drag.wait(1)
      drag.send(.endRefreshing, waiting: 3)
      drag.pull(to: 0)
    }
    #expect(drag.triggers.count == (fact.firesAtLift ? 0 : 1))
    drag.lift()
    #expect(drag.triggers.count == (fact.firesAtLift ? 0 : 1))
  }

  @Test("room is made once the finger is up, and never under it", arguments: facts)
  func room(fact: Fact) {
    var drag = EngineDrag(fact.system)
    Self.pull(&drag, fact, beyond: 20)
    #expect(drag.view.topInset == 0)
    drag.lift()
    #expect(drag.view.topInset == drag.engine.traits.inset.height)
  }

  @Test("an inset that the host changes during the refresh survives it", arguments: facts)
  func hostInset(fact: Fact) {
    var drag = EngineDrag(fact.system, topInset: 64)
    Self.pull(&drag, fact, beyond: 20)
    drag.lift()
    drag.view.topInset += 24
    drag.send(.topInsetChanged)
    drag.wait(2)
    drag.send(.endRefreshing, waiting: 3)
    #expect(drag.view.topInset == 88)
    #expect(drag.engine.isIdle)
  }

  @Test(
    "an end within the handler, and a second end, are each heard and change nothing else", arguments: facts)
  func ends(fact: Fact) {
    var drag = EngineDrag(fact.system)
    drag.engine.setEndsInsideCallback(true)
    Self.pull(&drag, fact, beyond: 20)
    drag.lift()
    drag.wait(5)
    drag.send(.endRefreshing)
    drag.settle(to: 0)
    drag.wait(5)
    #expect(drag.callbacks == 1)
    #expect(drag.engine.isIdle)
    #expect(drag.view.topInset == 0)
  }

  @Test("a cancelled drag fires nothing at its end", arguments: facts)
  func cancel(fact: Fact) {
    var drag = EngineDrag(fact.system)
    Self.pull(&drag, fact, beyond: 20)
    let before = drag.triggers.count
    (drag.view.isTracking, drag.view.isDragging) = (false, false)
    drag.send(.dragCancelled)
    drag.send(.contactEnded)
    drag.settle(to: 0)
    #expect(drag.triggers.count == before)
  }

  @Test("an end before the app was told has nothing to end: the app is told, and its end then counts")
  func earlyEnd() {
    var drag = EngineDrag(.swiperefreshNested.fixed)
    drag.release(at: 200)
    drag.wait(0.1)
    drag.send(.endRefreshing, waiting: 0.2)
    #expect(drag.callbacks == 1 && !drag.engine.isIdle)
    drag.send(.endRefreshing, waiting: 1)
    #expect(drag.engine.isIdle)
  }

  @Test("just 40 pt fires in yalantis-fixed and not in yalantis, whose releasing range ends there")
  func yalantis() {
    for (system, fires) in [(RefreshSystem.yalantis.fixed, true), (.yalantis, false)] {
      var drag = EngineDrag(system)
      drag.release(at: 40)
      drag.settle(to: 40)
      drag.settle(to: 39)
      #expect(drag.triggers.isEmpty != fires)
    }
  }

  @Test(
    "uirefreshcontrol-fixed has the control's trigger height from 147 pt of viewport on, below it 73.68 pt")
  func shortViewports() {
    func threshold(_ system: RefreshSystem, _ viewport: Double) -> Double {
      RefreshEngine(system, viewport: viewport, originalTopInset: 0).traits.threshold
    }
    for viewport in [147.0, 148, 200, 371, 372, 480, 568, 667, 844, 1366] {
      let difference = threshold(.uirefreshcontrol.fixed, viewport) - threshold(.uirefreshcontrol, viewport)
      #expect(abs(difference) < 1e-12, "\(viewport)")
    }
    // round(146/2) = 73 and round(100/2) = 50 against 112.5·372/568.
    for (viewport, original) in [(146.0, 73.0), (100, 50)] {
      #expect(threshold(.uirefreshcontrol, viewport) == original)
      #expect(abs(threshold(.uirefreshcontrol.fixed, viewport) - 112.5 * 372 / 568) < 1e-12)
    }
  }

  @Test("a cancelled touch fires both of ionic and better-scroll, and neither of their fixed policies")
  func cancelledTouch() {
    for (system, travel, fires) in [
      (RefreshSystem.ionic4, 110.0, true), (.ionic4.fixed, 110, false), (.ionic, 160, true),
      (.ionic.fixed, 160, false), (.betterScroll, 110, true), (.betterScroll.fixed, 110, false),
    ] {
      var drag = EngineDrag(system)
      drag.pull(to: travel)
      drag.cancel()
      #expect(drag.triggers.isEmpty != fires, "\(system.name)")
    }
  }

  @Test("a half second without a finger fires kirigami and not kirigami-fixed")
  func kirigami() {
    for (system, fires) in [
      (RefreshSystem.kirigami, true), (.kirigami.fixed, false), (.kirigami5, true), (.kirigami5.fixed, false),
    ] {
      var drag = EngineDrag(system)
      drag.settle(to: 120)
      drag.wait(0.6)
      #expect(drag.triggers.isEmpty != fires, "\(system.name)")
    }
  }
}
