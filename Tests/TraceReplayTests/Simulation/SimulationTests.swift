import PullToRefresh
import ScrollPhysics
import Testing
import TraceReplay

@Suite("Simulation")
struct SimulationTests {
  private static let script = "down; move 200 400; hold 100; release; wait 60; down; move -30 40; release"

  private func simulation(
    _ models: [ScrollModel], _ script: String = Self.script, rate: Double = 60, until: Double? = nil
  ) throws -> Simulation {
    Simulation(
      of: FingerTrack(of: try FingerScript(script), rate: 125), scene: .standard, models: models, slop: 0,
      rate: rate, until: until)
  }

  @Test("rows are what a replay shows at its frames", arguments: ScrollModel.all)
  func replay(model: ScrollModel) throws {
    // Frames at the samples' own times: under a finger a frame shows the newest sample.
    let simulation = try simulation([model], rate: 125)
    var options = ReplayOptions()
    options.rate = 125
    let replay = Replay(track: simulation.track, scene: .standard, model: model, options: options)
    // A threshold no model reaches here: no inset moves the content.
    let policy = RefreshPolicy(threshold: .points(5000))
    let frames = replay.run(replay.engine(of: policy), keepsFrames: true).frames
    #expect(frames.count > 60)
    for (index, frame) in frames.enumerated() {
      let row = simulation.row(index, of: simulation.paths[0])
      #expect(row.time == frame.time && row.offset == frame.offset, "\(frame.time)")
      #expect((row.finger == nil) == (frame.travel == nil))
    }
  }

  @Test(
    "the rate changes the rows, not the curve, of a model that is solved in time", arguments: ScrollModel.all)
  func rate(model: ScrollModel) throws {
    let (slow, fast) = (try simulation([model], rate: 50), try simulation([model], rate: 1000))
    // Lenis' inertia goes less far at a higher rate, and is over sooner.
    #expect(fast.rowCount > slow.rowCount * (model == .lenis ? 5 : 15))
    let differing = (0..<slow.rowCount).count {
      slow.row($0, of: slow.paths[0]) != fast.row($0 * 20, of: fast.paths[0])
    }
    #expect((differing > 0) == model.isTickBound, "\(differing)")
  }

  @Test("the last row is the first at which input is over and every model is settled")
  func end() throws {
    let simulation = try simulation([.uikit, .gtk, .uikitMeasured])
    for path in simulation.paths {
      #expect(simulation.row(simulation.rowCount - 1, of: path).phase == .idle)
    }
    #expect(
      simulation.paths.contains { simulation.row(simulation.rowCount - 2, of: $0).phase != .idle })
    // 0.1 s after a tap that moves nothing.
    #expect(try self.simulation([.uikit], "down; release; wait 100").rowCount == 7)
  }

  @Test("an unfinished gesture ends with its script, and what is asked for counts more")
  func until() throws {
    #expect(try simulation([.uikit], "down; move 5 100; hold 100").rowCount == 13)
    #expect(try simulation([.uikit], until: 0.1).rowCount == 7)
    #expect(try simulation([.uikit], until: 0).rowCount == 1)
    // The first row at or after 101 ms is 7/60 s.
    #expect(try simulation([.uikit], until: 0.101).rowCount == 8)
  }

  @Test("rows of a script that begins later are the same rows, later", arguments: ScrollModel.all)
  func late(model: ScrollModel) throws {
    // 100 s are 6,000 rows of 60 Hz. Sums of times near 100 s differ in their last bits: below 10⁻⁹ pt at these speeds.
    let rows = 6000
    let (soon, late) = (try simulation([model]), try simulation([model], "wait 100000; " + Self.script))
    #expect(abs(late.end - soon.end - 100) < 1e-9)
    // The end may fall on either side of a row by rounding.
    #expect(abs(late.rowCount - soon.rowCount - rows) <= 1)
    var differing = 0
    for index in 0..<min(soon.rowCount, late.rowCount - rows) {
      let (row, other) = (soon.row(index, of: soon.paths[0]), late.row(index + rows, of: late.paths[0]))
      #expect(abs(other.time - row.time - 100) < 1e-9 && (row.finger == nil) == (other.finger == nil))
      // Models of whole pixels, or of ticks, may be one further by rounding.
      #expect(abs(row.offset - other.offset) <= 1, "row \(index)")
      if abs(row.offset - other.offset) > 1e-6 || abs(row.velocity - other.velocity) > 1e-3 { differing += 1 }
    }
    let mayRound = [ScrollModel.chromium, .chromiumExp, .iscroll, .iscrollFixed].contains(model)
    #expect(differing <= (mayRound ? 3 : 0))
  }

  // Qt's Flickable takes a touchpad's scroll as wheel events: `QtWheelPullTests`.
  @Test("the same finger on a touchpad hardly overshoots on qt, on uikit as on a touchscreen")
  func touchpad() throws {
    let finger = FingerTrack(of: try FingerScript("down; move 300 320; release"), rate: 125)
    func lowest(_ source: RefreshSources, _ model: ScrollModel) -> Double {
      let track = FingerTrack(
        gestures: finger.gestures, layer: .libinput, source: source, lastEvent: finger.lastEvent)
      let simulation = Simulation(of: track, scene: .standard, models: [model], slop: 0, rate: 60)
      let path = simulation.paths[0]
      return (0..<simulation.rowCount).map { simulation.row($0, of: path).offset }.min() ?? 0
    }
    #expect(lowest(.touchscreen, .qt) <= -140)
    #expect((-2 ... -1.5).contains(lowest(.touchpad, .qt)))
    #expect(lowest(.touchpad, .uikit) == lowest(.touchscreen, .uikit))
  }
}
