import PullToRefresh
import TestSamples
import Testing
import TraceReplay

/// youzan/vant at 827185c: packages/vant/src/pull-refresh/test/index.spec.ts, whose `triggerDrag` goes a
/// quarter, a third, half and all of the way, and lines of pull-refresh/PullRefresh.tsx and
/// composables/use-touch.ts.
@Suite("Vant's PullRefresh, by its own tests and source lines through the replay")
struct VantPeerTests {
  private static func drag(_ travel: Double) -> [(y: Double, time: Int)] {
    [(travel / 4, 20), (travel / 3, 40), (travel / 2, 60), (travel, 80)]
  }

  static let cases: [PeerCase] = [
    PeerCase(
      name: "10 px do not refresh", engine: "vant",
      source: "should not emit update:modelValue event after pulling a short distance", moves: drag(10),
      step: 20,
      triggers: 0),
    PeerCase(
      name: "100 px below the top of a page do not", engine: "vant",
      source: "should not trigger pull refresh when not in page top", start: 200, moves: drag(100), step: 20,
      triggers: 0),
    PeerCase(
      name: "100 px at its top do", engine: "vant",
      source: "should not trigger pull refresh when not in page top",
      moves: drag(100), step: 20, triggers: 1, phase: .released),
    PeerCase(
      name: "49 px are rounded to 49", engine: "vant", source: "ease: Math.round(distance)",
      moves: [(30, 30), (49, 100)], triggers: 0),
    PeerCase(
      name: "49.5 px are rounded to 50", engine: "vant",
      source: "ease: Math.round; setStatus: distance < pullDistance",
      moves: [(30, 30), (49.5, 100)], triggers: 1),
    PeerCase(
      name: "a cancelled touch ends as a lifted one", engine: "vant", source: "onTouchcancel={onTouchEnd}",
      moves: [(80, 100), (80, 200)], end: .cancel, triggers: 1),
    PeerCase(
      name: "taken back past the start in one move: the state stays", engine: "vant",
      source: "onTouchMove: deltaY.value >= 0", moves: [(80, 80), (-40, 100)], step: 20, triggers: 1),
    PeerCase(
      name: "taken back by way of less: it does not", engine: "vant",
      source: "onTouchMove: setStatus(ease(deltaY.value))",
      moves: [(80, 80), (-40, 200)], triggers: 0),
    PeerCase(
      name: "45° first, then down: no direction yet, the next move has one", engine: "vant",
      source: "use-touch.ts: LOCK_DIRECTION_DISTANCE = 10", moves: [(8, 10), (120, 200)], sideways: (1, 10),
      triggers: 1),
    PeerCase(
      name: "14 px aside first: locked", engine: "vant", source: "use-touch.ts: LOCK_DIRECTION_DISTANCE = 10",
      moves: [(7, 10), (120, 200)], sideways: (2, 10), triggers: 0),
    PeerCase(
      name: "a second finger begins the pull anew", engine: "vant",
      source: "onTouchStart: touch.start(event)",
      moves: [(80, 100), (100, 200)], second: (from: 105, until: 195), triggers: 0),
    PeerCase(
      name: "and its end decides", engine: "vant",
      source: "onTouchEnd: asks neither which finger nor how many are left",
      moves: [(300, 300), (320, 600)], second: (from: 105, until: 255), triggers: 1, phase: .released),
  ]

  /// Samples of one display frame find the page where it is at the frame.
  static let strokes: [PeerStrokes] = [
    PeerStrokes(
      name: "20, then 100 px, a lift, and another drag while it loads", engines: ["vant"], model: .android,
      source: "should render different head content in different pulling status",
      strokes: [.init(0, (20, 20), (20, 40), (100, 120)), .init(400, (100, 500))], triggers: 1,
      peakMargin: 50.5, states: ["pulling", "loosing", "loading", "normal"], told: 0...0.02),
    PeerStrokes(
      name: "20 px are pulling", engines: ["vant"], model: .android,
      source: "should emit change event when status changed", strokes: [.init(0, (20, 20), (20, 100))],
      triggers: 0,
      peakMargin: -29.5, states: ["pulling", "normal"]),
    PeerStrokes(
      name: "a drag down a page scrolled by 60 px counts from its top", engines: ["vant"], model: .android,
      source: "onTouchMove: if (!reachTop) checkPosition(event)", start: 60,
      strokes: [.init(0, (98, 98), (98, 300))],
      triggers: 0, states: ["pulling"]),
    PeerStrokes(
      name: "and refreshes with half a head more", engines: ["vant"], model: .android,
      source: "onTouchMove: if (!reachTop) checkPosition(event)", start: 60,
      strokes: [.init(0, (140, 140), (140, 300))],
      triggers: 1),
    PeerStrokes(
      name: "the app begins: loading, and it is not told", engines: ["vant"], model: .android,
      source: "watch(() => props.modelValue): setStatus(+props.headHeight, true)", begins: [0.05],
      strokes: [.init(0, (100, 100), (100, 200))], triggers: 0, states: ["loading", "normal"]),
  ]

  /// "should allow to custom pull distance": with `pullDistance` 300, 100 px are pulling.
  @Test("another pull distance is half a pixel more than its threshold here")
  func pullDistance() throws {
    var script = ScriptedTrace(rest: "")
    script.drag(at: 0, from: 0, to: [(100, 100), (100, 200)])
    let replay = Replay(of: try script.trace(), model: .android, options: ReplayOptions())
    let vant = try #require(replay.engine(named: "vant"))
    #expect(
      replay.run(vant.withThreshold(299.5)).result.states.map(\.name) == ["normal", "pulling", "normal"])
    #expect(replay.run(vant.withThreshold(99.5)).result.triggers == 1)
  }

  /// "should render status slots correctly": pulling 20, loosing 75, loading 50.
  @Test("the distances shown are the peer's")
  func distances() throws {
    var script = ScriptedTrace(rest: "")
    script.drag(at: 0, from: 0, to: [(20, 20), (20, 100), (100, 200), (100, 300)])
    let replay = Replay(of: try script.trace(), model: .android, options: ReplayOptions())
    let frames = replay.run(try #require(replay.engine(named: "vant")), keepsFrames: true).frames
    func distance(at time: Double) throws -> Double {
      guard case .vant(let engine)? = frames.at(time)?.engine else { return .nan }
      return engine.distance.to
    }
    #expect(try [0.09, 0.28, 0.7].map(distance) == [20, 75, 50])
  }
}
