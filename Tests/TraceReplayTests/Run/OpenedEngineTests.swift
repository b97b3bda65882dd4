import GestureTraces
import PullToRefresh
import Testing

@testable import TraceReplay

/// A system behind one type, against the same system itself.
@Suite("A system opened")
struct OpenedEngineTests {
  /// The system itself and the one opened hear the same random events; what they answer differently is told.
  private struct Comparison: RefreshEngineVisitor {
    let seed: UInt64

    func visit(_ engine: some HeldEngine) -> String? {
      var (body, opened, random) = (engine, OpenedEngine.opening(engine), SeededRandom(seed: seed))
      var time = 0.0
      for number in 0..<400 {
        time += 0.05 * random.nextUnit()
        let event = OpenedEngineTests.events[Int(random.nextUnit() * Double(OpenedEngineTests.events.count))]
        let view = situation(at: time, &random)
        var (own, its) = (RefreshEffects(), RefreshEffects())
        body.handle(event, view, &own)
        opened.handle(event, view, &its)
        let isSame =
          own.all == its.all && body.state == opened.state && body.nextTimer == opened.nextTimer
          && body.isIdle == opened.isIdle && body.pull(view) == opened.pull(view)
          && body.quietOffsets(view) == opened.quietOffsets(view)
          && body.quietTravel(view) == opened.quietTravel(view)
        if !isSame { return "event \(number), \(event)" }
      }
      return nil
    }

    private func situation(at time: Double, _ random: inout SeededRandom) -> ScrollSituation {
      let pull = 250 * random.nextUnit() - 50
      return ScrollSituation(
        time: time, contentOffset: -pull, topInset: 0, viewportLength: 800,
        isTracking: random.nextUnit() < 0.7,
        isDragging: random.nextUnit() < 0.6, isDecelerating: random.nextUnit() < 0.3, fingerTravel: 2 * pull,
        velocity: 2000 * random.nextUnit() - 1000)
    }
  }

  private static let events: [RefreshEvent] = [
    .contactBegan, .dragBegan, .fingerMoved, .offsetChanged, .offsetChanged, .offsetChanged, .dragEnded,
    .dragCancelled,
    .contactEnded, .timerFired, .beginRefreshing, .endRefreshing, .topInsetChanged,
  ]

  @Test("answers as the system itself does", arguments: RefreshSystem.all)
  func same(system: RefreshSystem) {
    let engine = RefreshEngine(system, viewport: 800, originalTopInset: 0, contentOverscrolls: true)
    for seed in UInt64(1)...5 {
      #expect(engine.accept(Comparison(seed: seed)) == nil, "\(system.name), seed \(seed)")
    }
  }

  @Test("has the system's traits, and those of a threshold out of reach where it probes")
  func traits() {
    let system = MRefresh(originalTopInset: 0)
    #expect(OpenedEngine.opening(system).traits == system.traits)
    #expect(OpenedEngine.opening(system).probe == nil)
    let probing = OpenedEngine.opening(system, probes: true)
    #expect(probing.traits.threshold == ThresholdProbe.outOfReach)
    #expect(probing.probe != nil)
  }

  @Test("of a policy, answers as the policy does")
  func policy() {
    let engine = RefreshEngine.policy(
      RefreshMachine(RefreshPolicy(threshold: .points(80)), viewport: 800, originalTopInset: 0))
    #expect(engine.accept(Comparison(seed: 9)) == nil)
  }
}

extension RefreshEffects {
  fileprivate var all: [RefreshEffect] { (0..<count).map { self[$0] } }
}
