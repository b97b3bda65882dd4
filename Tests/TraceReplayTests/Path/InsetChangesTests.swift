import GestureTraces
import PullToRefresh
import ScrollPhysics
import TestSamples
import Testing
import TraceReplay

/// What the app does to its own inset is on the free path.
@Suite("Inset changes on the free path")
struct InsetChangesTests {
  /// One point a millisecond to 600 pt from 1000 ms on, a rest of 200 ms, and the lift.
  private func pull(start: Int = 1000) throws -> Trace {
    var script = ScriptedTrace()
    script.drag(at: start, from: 0, to: [(600, start + 600), (600, start + 800)])
    return try script.trace()
  }

  private func result(
    _ engine: String, _ model: ScrollModel = .uikit, _ set: (inout ReplayOptions) -> Void
  ) throws -> ReplayResult {
    var options = ReplayOptions()
    set(&options)
    let replay = Replay(of: try pull(), model: model, options: options)
    return replay.run(try #require(replay.engine(named: engine))).result
  }

  /// Content that rests at 0 as 40 pt of inset come is 40 pt below its top, as a scene with that inset may begin.
  @Test(
    "40 pt of inset before the drag give what a scene with that inset gives that begins 40 pt down",
    arguments: [
      "uirefreshcontrol", "mj", "isrefresh", "swiperefresh", "flutter-cupertino", "mrefresh-fixed",
      "kirigami",
      "ultra-ptr",
    ])
  func equivalentScene(engine: String) throws {
    for model in [ScrollModel.uikit, .gtk, .flutterIOS] {
      let changed = try result(engine, model) {
        $0.app.insetChanges = [AppInsetChange(time: 0.5, points: 40)]
      }
      let scene = try result(engine, model) { ($0.scene.topInset, $0.scene.startOffset) = (40, 40) }
      #expect(changed.trigger == scene.trigger, "\(model.name)")
      #expect(changed.crossings == scene.crossings, "\(model.name)")
      #expect(changed.crossing == scene.crossing && changed.due == scene.due, "\(model.name)")
      #expect(changed.latency == scene.latency && changed.dwell == scene.dwell, "\(model.name)")
      #expect(changed.margin == scene.margin && changed.peakMargin == scene.peakMargin, "\(model.name)")
      #expect(changed.peakOverscroll == scene.peakOverscroll, "\(model.name)")
      #expect(changed.bouncePeak == scene.bouncePeak && changed.settle == scene.settle, "\(model.name)")
    }
  }

  @Test("an engine that remembers the first inset crosses where it measures, not where the content's edge is")
  func remembered() throws {
    let result = try result("mrefresh") { $0.app.insetChanges = [AppInsetChange(time: 0.5, points: 40)] }
    // 40 pt to the new edge, and 70 pt past it are 110 pt from 0: 70·667/(0.55·597) pt of finger.
    let crossing = 1.04 + 70.0 * 667 / (0.55 * 597) / 1000
    #expect(abs(try #require(result.crossing) - crossing) < 1e-9)
    #expect(result.due == result.crossing)
    #expect(try #require(result.latency) >= 0)
    #expect(result.triggers == 1)
  }

  @Test("an inset that goes under the finger moves the threshold at that moment")
  func underTheFinger() throws {
    // 80 pt of inset go at 1300 ms: 600 pt of finger from −80 on are 680 pt past the new edge at 0.
    let result = try result("uirefreshcontrol") {
      ($0.scene.topInset, $0.app.insetChanges) = (80, [AppInsetChange(time: 1.3, points: 0)])
    }
    // S = 132.108 pt at 667 pt needs 299.5 pt of finger past the edge: crossed at 299.5 ms, just before the change.
    let travel = result.threshold * 667 / (0.55 * (667 - result.threshold))
    #expect(abs(result.crossings[0] - (1 + travel / 1000)) < 1e-9)
    let pull: Double = 667 * 0.55 * 680 / (667 + 0.55 * 680)
    #expect(abs(try #require(result.margin) - (pull - result.threshold)) < 1e-9)
  }

  @Test("content that rebases stays where it is, and so does its pull's way on")
  func rebased() throws {
    var policy = RefreshPolicy(threshold: .points(500))
    policy.inset.rebases = true
    var options = ReplayOptions()
    options.app.insetChanges = [AppInsetChange(time: 1.3, points: 40)]
    let replay = Replay(of: try pull(), model: .uikit, options: options)
    let engine = replay.engine(of: policy)
    let (result, frames) = replay.run(engine, keepsFrames: true)
    let last = try #require(frames.last { $0.time <= 1.8 })
    #expect(abs(try #require(result.peakMargin) - (-(last.offset + 40) - 500)) < 1e-9)
  }
}
