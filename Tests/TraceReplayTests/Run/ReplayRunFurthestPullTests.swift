import PullToRefresh
import TestSamples
import Testing

@testable import TraceReplay

/// What an engine is told of frames that a run leaves out where the furthest pull says all; the frame loop tells of each.
@Suite("The furthest pull of a row")
struct ReplayRunFurthestPullTests {
  /// An offset that an engine was told.
  private struct Callback: Hashable {
    let time: Double
    let offset: Double
  }

  /// An engine of which nothing comes at any offset, and that remembers those it was told.
  private struct ListeningEngine: BodiedEngine {
    var body: MRefresh
    var heardCallbacks: ProbedCallbacks { .furthest }
    private(set) var callbacks: [Callback] = []
    var offsets: [Double] { callbacks.map(\.offset) }

    init() {
      body = MRefresh(originalTopInset: 0)
      body.thresholdPull = ThresholdProbe.outOfReach
    }

    func copied() -> ListeningEngine? { self }
    func quietOffsets(_ view: ScrollSituation) -> QuietInterval { .everything }
    mutating func handle(_ event: RefreshEvent, _ view: ScrollSituation, _ effects: inout RefreshEffects) {
      if event == .offsetChanged { callbacks.append(Callback(time: view.time, offset: view.contentOffset)) }
      body.handle(event, view, &effects)
    }
  }

  private func told(_ replay: Replay) -> (visits: [Double], frames: [Double]) {
    var (visits, frames) = (replay.run(of: ListeningEngine()), replay.run(of: ListeningEngine()))
    visits.runByVisits(replay.timeline.inputs.span)
    frames.run(replay.timeline.inputs.span)
    return (visits.engine.offsets, frames.engine.offsets)
  }

  @Test("the least offset of all frames is told, and the newest, to the bit")
  func random() {
    var (told, left) = (0, 0)
    for seed in UInt64(1)...60 {
      var sample = RandomReplay(seed: seed)
      let (replay, _) = sample.draw(engines: 1)
      // Nothing that a random replay draws asks for every frame.
      #expect(replay.run(of: ListeningEngine()).mayLeaveOutFrames, "seed \(seed)")
      let (visits, frames) = self.told(replay)
      #expect(
        visits.min()?.bitPattern == frames.min()?.bitPattern, "seed \(seed) on \(replay.list.model.name)")
      #expect(
        visits.last?.bitPattern == frames.last?.bitPattern, "seed \(seed) on \(replay.list.model.name)")
      #expect(visits.count <= frames.count, "seed \(seed)")
      if !frames.isEmpty { told += 1 }
      if visits.count < frames.count { left += 1 }
    }
    #expect(told > 40 && left > 40, "\(told) of 60 have a callback, \(left) leave one out")
  }

  // The frame loop tells the time of each change; a run of frames that is left out has its own two in the same frames.
  @Test(
    "the furthest and the newest callback are told at the time of their own frames", arguments: [60.0, 120])
  func times(rate: Double) throws {
    var script = ScriptedTrace()
    script.drag(at: 0, from: 0, to: [(200, 200), (160, 300), (160, 600)])
    var options = ReplayOptions()
    options.rate = rate
    let replay = Replay(of: try script.trace(), model: .uikit, options: options)
    var (visits, frames) = (replay.run(of: ListeningEngine()), replay.run(of: ListeningEngine()))
    visits.runByVisits(replay.timeline.inputs.span)
    frames.run(replay.timeline.inputs.span)
    let all = frames.engine.callbacks
    // The finger is furthest at 200 ms and eases until 300 ms; then it rests until its lift.
    let held = all.filter { $0.time < 0.5 }
    let furthest = try #require(held.min { $0.offset < $1.offset })
    let newest = try #require(held.last)
    #expect(abs(furthest.time - 0.2) < 2 / rate && abs(newest.time - 0.3) < 2 / rate)
    let told = visits.engine.callbacks
    #expect(told.contains(furthest) && told.contains(newest))
    #expect(Set(told).isSubset(of: all) && told.count < all.count)
  }

  @Test("of a pull that goes out, rests and bounces back few callbacks are told")
  func few() throws {
    var scenario = PullScenario()
    scenario.pull(at: 20, to: 150, hold: 400)
    scenario.options.rate = 600
    let (visits, frames) = told(try scenario.replay())
    #expect(visits.min() == frames.min())
    #expect(frames.count > 300)
    #expect(visits.count < 12)
  }

  @Test(
    "a pull that rests where the engine began to look counts from where it is eased", arguments: [60.0, 120])
  func eased(rate: Double) throws {
    // The control looks from the callback after the one at 40 pt of the finger on; those that rest there are no callbacks.
    var script = ScriptedTrace()
    script.drag(at: 0, from: 0, to: [(40, 20), (40, 300), (35, 320), (30, 340), (33, 400)], step: 20)
    var options = ReplayOptions()
    options.rate = rate
    let replay = Replay(of: try script.trace(), model: .uikit, options: options)
    let engine = RefreshEngine(.uirefreshcontrol, in: replay.scene, on: .uikit)
    let found = replay.greatestThresholds(of: engine)
    #expect(found.map(\.bitPattern) == replay.greatestThresholdsByFrames(of: engine).map(\.bitPattern))
    // The rubber band by hand: x·c·d/(d + c·x) of 35 pt, c = 0.55, d = the viewport.
    let length = replay.scene.viewport
    let eased = 0.55 * 35 * length / (length + 0.55 * 35)
    #expect(found.last.map { abs($0 - eased) < 1e-9 } == true, "\(found), not \(eased)")
  }
}
