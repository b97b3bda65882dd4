import PullToRefresh
import ScrollPhysics
import TestSamples
import Testing
import TraceReplay

/// A replay of the same finger is the other source: it knows the whole trace before it starts.
@Suite("A scroll view with a host's own finger")
struct LiveScrollViewTests {
  @Test(
    "the example of the documentation runs: the offset follows the band, the app is told once past the threshold"
  )
  func example() {
    var offsets: [Double] = []
    var starts = 0
    func draw(_ offset: Double, below topInset: Double) { offsets.append(offset) }
    func startWork() { starts += 1 }

    var view = LiveScrollView(UIRefreshControl(viewport: 667, originalTopInset: 0), on: .uikit)
    view.beginContact(at: 0)
    for step in 1...30 {
      let time = Double(step) / 60
      view.moveFinger(to: Double(step) * 15, at: time)
      let frame = view.showFrame(at: time)
      draw(frame.offset, below: frame.topInset)
      if frame.effects.contains(.callback) { startWork() }
    }
    view.endContact(at: 0.51)

    // c·x / (1 + c·x/d) with c = 0.55 and d = 667, until the engine makes room.
    for (step, offset) in zip(1...10, offsets) {
      let drag = 0.55 * Double(step) * 15
      #expect(abs(offset + drag / (1 + drag / 667)) < 1e-9)
    }
    #expect(starts == 1)
    #expect(view.log.firstTrigger?.phase == .contact)
    view.endRefreshing(at: 2)
    var last = view.showFrame(at: 2)
    for step in 1...120 where !last.isLast { last = view.showFrame(at: 2 + Double(step) / 60) }
    #expect(last.isLast && last.offset == 0 && last.topInset == 0)
  }

  @Test("gives what a replay of the same finger gives", arguments: [ScrollModel.uikit, .gtk, .iscroll])
  func sameAsReplay(_ model: ScrollModel) throws {
    for script in try Self.scripts() {
      let trace = try script.trace()
      var options = ReplayOptions()
      options.app.work = .fixed(Self.work)
      options.slop = 8
      let replay = Replay(of: trace, model: model, options: options)
      for system in RefreshSystem.all {
        let engine = RefreshEngine(system, in: replay.scene, on: model)
        // The last may be of a timer after which nothing happens, not one of the display.
        let frames = replay.run(engine, keepsFrames: true).frames.dropLast()
        let seen = engine.accept(
          LiveFrames(
            track: replay.track, scene: replay.scene, model: model, count: frames.count))
        #expect(seen.count > 30, "\(system)")
        for (live, frame) in zip(seen, frames) {
          #expect(
            live.time == frame.time && live.offset.bitPattern == frame.offset.bitPattern
              && live.topInset == frame.topInset && live.state == frame.state,
            "\(system) on \(model) at \(frame.time)")
        }
      }
    }
  }

  /// How long the app works, in seconds.
  static let work = 0.25

  /// A pull that is caught in its bounce, and a fling that a wheel stops.
  private static func scripts() throws -> [ScriptedTrace] {
    var pull = ScriptedTrace()
    pull.drag(at: 0, from: 0, to: [(330, 300), (300, 350)])
    pull.drag(at: 500, from: 100, to: [(180, 650)])
    var fling = ScriptedTrace(rest: #","scenario":{"start_offset":300}"#)
    fling.drag(at: 0, from: 0, to: [(240, 120)])
    fling.add(#"{"type":"scroll","t":200000,"axis_source":"wheel","v120_y":60}"#)
    fling.drag(at: 700, from: 0, to: [(300, 900)], lift: false)
    fling.cancel(at: 950)
    return [pull, fling]
  }

  // The numbers of QtWheelPullTests, by hand: half of 300 px under a finger, 1.7577 px by wheel events.
  @Test(
    "what the finger is on decides how qt's content follows",
    arguments: [(false, -150.0), (true, -1.7577)])
  func surface(isOnTouchpad: Bool, shown: Double) {
    var view = LiveScrollView(
      EGO(originalTopInset: 0), on: .qt, source: isOnTouchpad ? .touchpad : .touchscreen)
    view.beginContact(at: 0)
    for step in 1...40 { view.moveFinger(to: Double(step) * 7.5, at: Double(step) * 0.008) }
    #expect(abs(view.showFrame(at: 0.32).offset - shown) < 1e-3)
  }

  @Test("forgets what is over: a thousand taps later it is as at the start")
  func forgets() {
    var view = LiveScrollView(EGO(originalTopInset: 0), on: .gtk)
    for tap in 0..<1000 {
      view.beginContact(at: Double(tap))
      view.moveFinger(to: 4, at: Double(tap) + 0.01)
      view.endContact(at: Double(tap) + 0.02)
      _ = view.showFrame(at: Double(tap) + 0.5)
    }
    let frame = view.showFrame(at: 1000)
    #expect(frame.isLast && frame.offset == 0)
  }
}

/// What a live scroll view shows of a track at 60 frames a second, up to a second trigger.
private struct LiveFrames: RefreshEngineVisitor {
  let track: FingerTrack
  let scene: Scene
  let model: ScrollModel
  let count: Int

  private enum Act {
    case begin, move(FingerSample), end(GestureEnd), turn(Double)
  }

  private var acts: [(time: Double, act: Act)] {
    var acts: [(time: Double, act: Act)] = track.wheels.map { ($0.time, .turn($0.distance)) }
    for gesture in track.gestures {
      acts.append((gesture.began, .begin))
      acts += gesture.samples.filter(\.carriesPosition).map { ($0.time, .move($0)) }
      acts.append((gesture.ended, .end(gesture.end)))
    }
    return Array(acts.enumerated()).sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
      .map(\.element)
  }

  func visit(_ engine: some RefreshEngineBody) -> [LiveFrame] {
    var view = LiveScrollView(engine, on: model, in: scene, slop: 8)
    var (acts, end) = (acts[...], Double.infinity)
    var frames: [LiveFrame] = []
    for index in 0..<count {
      let time = Double(index) / 60
      while let next = acts.first, next.time <= time, end > time || next.time <= end {
        carryOut(next.act, at: next.time, &view)
        acts.removeFirst()
      }
      // Where rounding puts the end just after a frame, a replay shows that frame at the end's time.
      let shown = abs(end - time) < 1e-9 ? max(end, time) : time
      if end <= shown {
        view.endRefreshing(at: end)
        end = .infinity
      }
      while let next = acts.first, next.time <= time {
        carryOut(next.act, at: next.time, &view)
        acts.removeFirst()
      }
      let before = view.log.callback
      let frame = view.showFrame(at: shown)
      if view.log.triggers > 1 { break }
      if before == nil, let callback = view.log.callback { end = callback + LiveScrollViewTests.work }
      frames.append(frame)
    }
    return frames
  }

  private func carryOut(_ act: Act, at time: Double, _ view: inout LiveScrollView<some RefreshEngineBody>) {
    switch act {
    case .begin: view.beginContact(at: time)
    case .move(let sample): view.moveFinger(to: sample.travel, contacts: sample.contacts, at: time)
    case .end(.cancel): view.cancelContact(at: time)
    case .end: view.endContact(at: time)
    case .turn(let distance): view.turnWheel(by: distance, at: time)
    }
  }
}
