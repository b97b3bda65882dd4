import PullToRefresh
import ScrollPhysics
import TestSamples
import Testing

@testable import TraceReplay

/// A run that leaves frames out against the frame loop, which looks at each: the second method is the loop.
@Suite("Runs by visits")
struct ReplayRunVisitsTests {
  /// An engine that names other offsets than its system does, and counts what it is told.
  private struct ClaimingEngine<Body: RefreshEngineBody>: BodiedEngine {
    var body: Body
    var claimed: QuietInterval?
    var told = 0

    func copied() -> ClaimingEngine? { self }
    func quietOffsets(_ view: ScrollSituation) -> QuietInterval { claimed ?? body.quietOffsets(view) }
    mutating func handle(_ event: RefreshEvent, _ view: ScrollSituation, _ effects: inout RefreshEffects) {
      told += 1
      body.handle(event, view, &effects)
    }
  }

  /// A pull of 150 pt in 200 ms that rests for 400 ms and lifts, a second of work.
  private func pull(rate: Double = 120) throws -> Replay {
    var scenario = PullScenario()
    scenario.pull(at: 20, to: 150, hold: 400)
    scenario.options.rate = rate
    scenario.options.app.work = .fixed(1)
    return try scenario.replay()
  }

  private func logs(_ replay: Replay, claimed: QuietInterval?) -> (
    visits: ReplayLog, frames: ReplayLog, told: [Int]
  ) {
    let engine = ClaimingEngine(body: MRefresh(originalTopInset: 0), claimed: claimed)
    var (visits, frames) = (replay.run(of: engine), replay.run(of: engine))
    visits.runByVisits(replay.timeline.inputs.span)
    frames.run(replay.timeline.inputs.span)
    return (visits.log, frames.log, [visits.engine.told, frames.engine.told])
  }

  @Test("random replays have the log of the frame loop, to the bit", arguments: UInt64(1)...40)
  func random(seed: UInt64) {
    var sample = RandomReplay(seed: seed)
    let (replay, engines) = sample.draw(engines: 8)
    for engine in engines {
      let differences = replay.course(of: engine).differences(from: replay.courseByFrames(of: engine))
      #expect(differences.isEmpty, "seed \(seed): \(engine.name) on \(replay.list.model.name)")
    }
  }

  @Test("one run finds the thresholds that the frame loop finds", arguments: UInt64(100)...130)
  func thresholds(seed: UInt64) {
    var sample = RandomReplay(seed: seed)
    let (replay, engines) = sample.draw(engines: 12)
    for engine in engines where replay.thresholdMethod(of: engine) == .critical {
      let (found, reference) = (
        replay.greatestThresholds(of: engine), replay.greatestThresholdsByFrames(of: engine)
      )
      #expect(
        found.map(\.bitPattern) == reference.map(\.bitPattern), "\(engine.name) on \(replay.list.model.name)")
    }
  }

  @Test("every engine on every model has the log of the frame loop", arguments: ScrollModel.all)
  func pairs(model: ScrollModel) {
    for (index, system) in RefreshSystem.all.enumerated() {
      let sample = RandomReplay(seed: 1000 + UInt64(index))
      let replay = Replay(of: sample.trace, model: model, options: sample.options)
      let engine = RefreshEngine(system, in: replay.scene, on: model)
      let differences = replay.course(of: engine).differences(from: replay.courseByFrames(of: engine))
      #expect(differences.isEmpty, "\(system.name) on \(model.name)")
    }
  }

  @Test("most frames are left out, and the log is the same")
  func leavesOut() throws {
    let (visits, frames, told) = logs(try pull(rate: 600), claimed: nil)
    #expect(visits.triggers == 1)
    #expect(visits.differences(from: frames).isEmpty)
    // The way down to 150 pt takes 120 frames of 600 Hz, the way back to the room more.
    #expect(told[1] > 200)
    #expect(told[0] < 40)
  }

  @Test("an engine that says nothing of its offsets is told of every change")
  func tellsAll() throws {
    let (visits, frames, told) = logs(try pull(), claimed: .nothing)
    #expect(visits.differences(from: frames).isEmpty)
    #expect(told[0] == told[1])
  }

  /// A raw position that an inset has moved is not the sum of its origin and the finger's travel, but for its last bits.
  @Test(
    "a finger that rests while a refresh ends under it leaves the content where the frame loop does",
    arguments: [60.0, 120, 600])
  func insetUnderRestingFinger(rate: Double) throws {
    for hundredths in stride(from: 0, to: 400, by: 37) {
      var script = ScriptedTrace()
      script.drag(at: 0, from: 0, to: [(300, 400)], step: 8)
      script.drag(at: 600, from: 0, to: [(80 + Double(hundredths) / 100, 840)], step: 8, lift: false)
      script.add(#"{"type":"up","t":2600000,"slot":0}"#)
      script.drag(at: 2700, from: 0, to: [(3, 2780)], step: 8)
      var options = ReplayOptions()
      options.rate = rate
      for model in [ScrollModel.uikit, .uikitMeasured, .scrollMechanics] {
        let replay = Replay(of: try script.trace(), model: model, options: options)
        for system in [RefreshSystem.sv.fixed, .isrefresh.fixed, .framework7.fixed] {
          let engine = RefreshEngine(system, in: replay.scene, on: model)
          let differences = replay.course(of: engine).differences(from: replay.courseByFrames(of: engine))
          #expect(differences.isEmpty, "\(system.name) on \(model.name), \(hundredths): \(differences)")
        }
      }
    }
  }

  @Test(
    "a spring that is shown at its edge and leaves it again is seen where it leaves",
    arguments: [60.0, 120, 600])
  func snappingSpring(rate: Double) throws {
    // SVPullToRefresh keeps room where the content just is: begun while a bounce still goes out, the rest of it is a slow one.
    for milliseconds in stride(from: 301, through: 345, by: 1) {
      var script = ScriptedTrace()
      script.drag(at: 0, from: 0, to: [(y: 60, time: 200), (y: 90, time: 300)], step: 8)
      var options = ReplayOptions()
      options.rate = rate
      options.app.begins = [Double(milliseconds) / 1000]
      for model in [ScrollModel.flutterIOS, .flutterDesktop] {
        let replay = Replay(of: try script.trace(), model: model, options: options)
        let engine = RefreshEngine(.sv, in: replay.scene, on: model)
        let differences = replay.course(of: engine).differences(from: replay.courseByFrames(of: engine))
        #expect(differences.isEmpty, "\(model.name), begun at \(milliseconds) ms: \(differences)")
      }
    }
  }

  @Test("an offset on a bound that goes beyond it by its last bit is seen")
  func lastBit() {
    // 110 pt, a tenth of the viewport, is the most that this model shows, and the threshold; 10,990.2 pt of travel are there.
    var scene = Scene.standard
    (scene.viewport, scene.content) = (1100, 11_000)
    let (far, count) = (10_990.2, 2289)
    var reports = (0...count).map {
      FingerTrack.Report(time: Int64($0) * 8000, position: far * Double($0) / Double(count))
    }
    reports.append(.init(time: Int64(count + 60) * 8000, position: far))
    let replay = Replay(
      track: FingerTrack(touches: [reports]), scene: scene, model: .chromiumBezierFixed,
      options: ReplayOptions())
    let engine = RefreshEngine(.mrefresh, in: replay.scene, on: .chromiumBezierFixed)
    let (visits, frames) = (replay.course(of: engine), replay.courseByFrames(of: engine))
    #expect(frames.triggers == 1)
    #expect(visits.differences(from: frames).isEmpty)
  }

  @Test("an engine that names offsets of which something comes is found out")
  func foundOut() throws {
    let (visits, frames, _) = logs(try pull(), claimed: .everything)
    #expect(frames.triggers == 1)
    #expect(visits.differences(from: frames).contains("triggerTimes"))
  }

  @Test("an input that is left out is found out")
  func missingInput() throws {
    let replay = try pull()
    var inputs = replay.timeline.inputs
    let lift = try #require(inputs.firstIndex { $0.kind == .lift })
    inputs.remove(at: lift)
    var (less, all) = (
      replay.run(of: OpenedEngine.opening(MRefresh(originalTopInset: 0))),
      replay.run(of: OpenedEngine.opening(MRefresh(originalTopInset: 0)))
    )
    less.runByVisits(inputs.span)
    all.run(replay.timeline.inputs.span)
    #expect(less.log.differences(from: all.log).contains("end"))
  }

  @Test("samples that no tracker remembers leave the content as all samples do", arguments: UInt64(1)...60)
  func sparseSamples(seed: UInt64) {
    let sample = RandomReplay(seed: seed)
    for model in ScrollModel.all where model.traits(in: .standard).memory == .none {
      let replay = Replay(of: sample.trace, model: model, options: sample.options)
      let inputs = replay.timeline.inputs
      var (sparse, all) = (
        replay.run(of: OpenedEngine.opening(MRefresh(originalTopInset: 0))),
        replay.run(of: OpenedEngine.opening(MRefresh(originalTopInset: 0)))
      )
      // In parts, as visits come.
      for end in stride(from: 17, through: inputs.count + 16, by: 17) {
        let end = min(end, inputs.count)
        sparse.content.advanceSparsely(inputs.span, to: end, log: &sparse.log)
      }
      all.content.advance(inputs.span, to: .infinity, log: &all.log)
      let now = replay.timeline.lastEvent + 1
      #expect(
        sparse.content.scroller.releaseVelocity == all.content.scroller.releaseVelocity, "\(model.name)")
      #expect(
        sparse.content.scroller.offset(at: now) == all.content.scroller.offset(at: now), "\(model.name)")
    }
  }
}
