import PullToRefresh
import Testing

/// What every `-fixed` policy promises, by the same drags that show the bugs of the originals. Thresholds are the page's
/// (`refresh-systems.md` 3 to 7), by hand at 667 pt.
@Suite("The fixed policies")
struct MendedPoliciesTests {
  struct Fact: Sendable, CustomTestStringConvertible {
    let system: RefreshSystem
    let threshold: Double
    let isStrict: Bool
    let firesAtLift: Bool
    /// Points of pull a point of travel gives; nil for a policy that watches the offset.
    let gain: Double?
    var testDescription: String { system.name.description }

    init(
      _ system: RefreshSystem, _ threshold: Double, strict: Bool, lift: Bool = false, gain: Double? = nil
    ) {
      self.system = system
      self.threshold = threshold
      isStrict = strict
      firesAtLift = lift
      self.gain = gain
    }
  }

  static let facts = [
    // 1.125 · 100 · 667/568.
    Fact(.uirefreshcontrolFixed, 132.1082746478873, strict: false),
    Fact(.pullviewFixed, 60, strict: false, lift: true),
    Fact(.isalternativeFixed, 90, strict: true),
    Fact(.isalternativeReleaseFixed, 90, strict: true, lift: true),
    Fact(.onpuFixed, 90, strict: true),
    Fact(.mrefreshFixed, 110, strict: true),
    Fact(.mrefreshRewriteFixed, 140, strict: true),
    Fact(.isrefreshFixed, 105, strict: false),
    Fact(.svFixed, 60, strict: true, lift: true),
    Fact(.egoFixed, 65, strict: false, lift: true),
    Fact(.mjFixed, 54, strict: true, lift: true),
    Fact(.esFixed, 60, strict: true, lift: true),
    Fact(.dgElasticFixed, 95, strict: false, lift: true),
    Fact(.yalantisFixed, 40, strict: false, lift: true),
    Fact(.odFixed, 96, strict: false),
    Fact(.swiperefreshNestedFixed, 64, strict: true, lift: true, gain: 0.5),
    Fact(.ultraPtrFixed, 120, strict: false, lift: true, gain: 1 / 1.7),
    Fact(.pulltorefreshJsFixed, 112.5, strict: true, lift: true, gain: 1),
    Fact(.flutterMaterialFixed, 166.75, strict: false, lift: true, gain: 1),
    Fact(.flutterCupertinoFixed, 100, strict: false),
  ]

  /// How far the content goes for a pull: a drag here moves it as far as the finger.
  private static func distance(_ fact: Fact, _ pull: Double) -> Double { pull / (fact.gain ?? 1) }

  @Test("there is a fact for each")
  func complete() {
    #expect(Set(Self.facts.map(\.system)).count == RefreshSystem.mendedCount)
  }

  @Test("threshold, comparison and moment are the page's, and results carry the name", arguments: facts)
  func threshold(fact: Fact) {
    for inset in [0, 64.0] {
      let engine = RefreshEngine(fact.system, viewport: 667, originalTopInset: inset)
      #expect(engine.name.description == fact.system.name.description)
      #expect(abs(engine.traits.threshold - fact.threshold) < 1e-9)
      #expect(engine.traits.isStrict == fact.isStrict)
      #expect(engine.traits.moment == (fact.firesAtLift ? .release : .crossing))
      #expect(engine.traits.requiresFinger)
    }
  }

  @Test("a pull past the threshold fires once, under the finger or at the lift", arguments: facts)
  func fires(fact: Fact) {
    var drag = EngineDrag(fact.system, topInset: 64)
    drag.pull(to: Self.distance(fact, fact.threshold - 1))
    #expect(drag.triggers.isEmpty)
    drag.pull(to: Self.distance(fact, fact.threshold + 1))
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
      drag.pull(to: 3)
      drag.lift()
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
      drag.pull(to: Self.distance(fact, fact.threshold + 20))
      drag.wait(1)
      drag.send(.endRefreshing)
      drag.wait(3)
      drag.pull(to: 0)
    }
    #expect(drag.triggers.count == (fact.firesAtLift ? 0 : 1))
    drag.lift()
    #expect(drag.triggers.count == (fact.firesAtLift ? 0 : 1))
  }

  @Test("room is made once the finger is up, and never under it", arguments: facts)
  func room(fact: Fact) {
    var drag = EngineDrag(fact.system)
    drag.pull(to: Self.distance(fact, fact.threshold + 20))
    #expect(drag.view.topInset == 0)
    drag.lift()
    #expect(drag.view.topInset == drag.engine.traits.inset.height)
  }

  @Test("an inset that the host changes during the refresh survives it", arguments: facts)
  func hostInset(fact: Fact) {
    var drag = EngineDrag(fact.system, topInset: 64)
    drag.pull(to: Self.distance(fact, fact.threshold + 20))
    drag.lift()
    drag.view.topInset += 24
    drag.send(.topInsetChanged)
    drag.wait(2)
    drag.send(.endRefreshing)
    drag.wait(3)
    #expect(drag.view.topInset == 88)
    #expect(drag.engine.isIdle)
  }

  @Test(
    "an end within the handler, and a second end, are each heard and change nothing else", arguments: facts)
  func ends(fact: Fact) {
    var drag = EngineDrag(fact.system)
    drag.engine.setEndsInsideCallback(true)
    drag.pull(to: Self.distance(fact, fact.threshold + 20))
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
    drag.pull(to: Self.distance(fact, fact.threshold + 20))
    let before = drag.triggers.count
    (drag.view.isTracking, drag.view.isDragging) = (false, false)
    drag.send(.dragCancelled)
    drag.send(.contactEnded)
    drag.settle(to: 0)
    #expect(drag.triggers.count == before)
  }
}
