import ScrollPhysics
import TestSamples
import Testing
import TraceReplay

/// ant-design/ant-design-mobile at 8600d5f: src/components/pull-to-refresh/tests/pull-to-refresh.test.tsx,
/// whose drags are one move each, and lines of pull-to-refresh.tsx; pmndrs/use-gesture,
/// packages/core/src/engines, of 10.3.0.
@Suite("antd-mobile's PullToRefresh, by its own tests and source lines through the replay")
struct AntdMobilePeerTests {
  static let cases: [PeerCase] = [
    PeerCase(
      name: "40 px are pulling", engine: "antd-mobile", source: "pulling status should be correct",
      moves: [(40, 20)],
      step: 20, triggers: 0),
    PeerCase(
      name: "200 px refresh", engine: "antd-mobile",
      source: "loading, complete and reset to pulling status should be correct",
      moves: [(200, 20)], step: 20, triggers: 1, phase: .released),
    PeerCase(
      name: "not from a scrolled page", engine: "antd-mobile",
      source: "refresh should not work when scroll parent scrollY > 0", start: 300, moves: [(200, 20)],
      step: 20, triggers: 0),
    PeerCase(
      name: "172 px: a y of 171 has a height of 59.9", engine: "antd-mobile",
      source: "setStatus(height > threshold ? 'canRelease' : 'pulling')", moves: [(43, 20), (172, 80)],
      step: 20, triggers: 0),
    PeerCase(
      name: "172.5 px: a y of 171.5 is 172, and its height 60.1", engine: "antd-mobile",
      source: "Math.ceil(y)",
      moves: [(43, 20), (172.5, 80)], step: 20, triggers: 1),
    PeerCase(
      name: "a cancelled touch ends as a lifted one", engine: "antd-mobile",
      source: "DragEngine.ts, setupPointer: 'cancel', this.pointerUp", moves: [(250, 200), (250, 300)],
      end: .cancel,
      triggers: 1),
    PeerCase(
      name: "up first: none for the touch", engine: "antd-mobile", source: "state.first && parsedY > 0",
      moves: [(-20, 40), (300, 400)], triggers: 0),
    PeerCase(
      name: "a first move of just a pixel: none for the touch", engine: "antd-mobile",
      source: "state.first && parsedY > 0; Engine.ts: _m1 - _step[1]", moves: [(1, 10), (300, 400)],
      triggers: 0),
    PeerCase(
      name: "aside first: none for the touch", engine: "antd-mobile",
      source: "CoordinatesEngine.ts: selectAxis",
      moves: [(10, 10), (300, 400)], sideways: (1.5, 10), triggers: 0),
    PeerCase(
      name: "less aside than down: a pull", engine: "antd-mobile", source: "CoordinatesEngine.ts: selectAxis",
      moves: [(10, 10), (300, 400)], sideways: (0.9, 10), triggers: 1),
    PeerCase(
      name: "a second finger leaves the pull be", engine: "antd-mobile",
      source: "DragEngine.ts, pointerDown: ctrlIds.size > 1 && state._pointerActive",
      moves: [(300, 300), (300, 500)],
      second: (from: 105, until: 205), triggers: 1, phase: .released),
  ]

  /// The work takes 2 s here, 1 s in the original's tests. No first move is of one pixel, which would be none
  /// for the touch.
  static let strokes: [PeerStrokes] = [
    PeerStrokes(
      name: "200 px can be released", engines: ["antd-mobile"], model: .android,
      source: "can celease status should be correct", strokes: [.init(0, (200, 150), (200, 300))],
      triggers: 1,
      peakMargin: 28, states: ["canRelease", "refreshing", "complete", "pulling"], told: 0...0.02),
    PeerStrokes(
      name: "100 px are pulling, 200 are not", engines: ["antd-mobile"], model: .android,
      source: "custom text should be correct",
      strokes: [.init(0, (100, 80), (100, 200), (200, 280), (100, 400))],
      triggers: 0, states: ["pulling", "canRelease", "pulling"]),
    PeerStrokes(
      name: "a drag while it is complete does nothing", engines: ["antd-mobile"], model: .android,
      source: "refresh should not work when status is complete",
      strokes: [.init(0, (200, 150)), .init(2300, (200, 2450))], triggers: 1,
      states: ["refreshing", "complete", "pulling"]),
    PeerStrokes(
      name: "one that comes while it refreshes does not refresh later", engines: ["antd-mobile"],
      model: .android,
      source: "if (status === 'refreshing' || status === 'complete') return",
      strokes: [.init(0, (200, 150)), .init(1000, (6, 1004), (6, 3500), (300, 3800))], triggers: 1),
    PeerStrokes(
      name: "one after all that does", engines: ["antd-mobile"], model: .android,
      source: "reset: onResolve, setStatus('pulling')",
      strokes: [.init(0, (200, 150)), .init(3200, (200, 3350))],
      triggers: 2),
  ]

  /// The last of its tests, of headHeight 30 and threshold 40: 150·d/(300 + d) > 40 from a whole d of 110 on,
  /// a finger beyond 110 px.
  @Test("with a head of 30 px and a threshold of 40 a drag of 120 px refreshes")
  func otherThreshold() throws {
    for (travel, triggers) in [(120.0, 1), (110, 0)] {
      var script = ScriptedTrace(rest: "")
      script.drag(at: 0, from: 0, to: [(travel, 20)], step: 20)
      let replay = Replay(of: try script.trace(), model: .android, options: ReplayOptions())
      let engine = try #require(replay.engine(named: "antd-mobile")).withThreshold(110)
      #expect(replay.run(engine).result.triggers == triggers)
    }
  }
}
