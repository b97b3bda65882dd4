import TestSamples
import Testing

/// ionic-team/ionic-framework, core/src/components/refresher: test/basic, test/scroll-target and test/fullscreen at 0814763a,
/// 0222a7d4 and 771938cf, which all call `pullToRefresh` of test/test.utils.ts at 0814763a: 320 px down from the middle of
/// the page, in moves of 20 px at first and in ten since. The lines of refresher.tsx are those of 92c5545.
@Suite("Ionic's refreshers, by their own tests and source lines through the replay")
struct IonicPeerTests {
  private static let suite = "native refresher: should load more items when performing a pull-to-refresh"
  private static let legacy = "legacy refresher: should load more items when performing a pull-to-refresh"

  static let cases: [PeerCase] = [
    PeerCase(
      name: "320 px in ten moves refresh once", engine: "ionic", source: suite, moves: [(320, 160)], step: 16,
      triggers: 1, phase: .released),
    PeerCase(
      name: "300 px in moves of 20 refresh once", engine: "ionic", source: suite, moves: [(300, 240)],
      step: 16, triggers: 1, phase: .released),
    PeerCase(
      name: "320 px in ten moves refresh once, under the finger", engine: "ionic-4", source: legacy,
      moves: [(320, 160)], step: 16, triggers: 1, phase: .contact),
    PeerCase(
      name: "300 px in moves of 20 refresh once, under the finger", engine: "ionic-4", source: legacy,
      moves: [(300, 240)], step: 16, triggers: 1, phase: .contact),
    PeerCase(
      name: "144 px after the capture are no more than 0.4", engine: "ionic",
      source: "onEnd: this.progress <= 0.4", moves: [(5, 10), (149, 300)], triggers: 0),
    PeerCase(
      name: "145 px after the capture are more", engine: "ionic", source: "onEnd: this.progress <= 0.4",
      moves: [(5, 10), (150, 300)], triggers: 1, phase: .released),
    PeerCase(
      name: "taken back before the lift it does not refresh", engine: "ionic",
      source: "onMove: this.progress = clamp(0, (ev.deltaY / 180) * 0.5, 1)",
      moves: [(300, 300), (100, 500)], triggers: 0),
    PeerCase(
      name: "a cancelled touch ends as a lifted one", engine: "ionic",
      source: "pointer-events.ts: touchcancel, handleTouchEnd", moves: [(200, 200), (200, 300)],
      end: .cancel, triggers: 1),
    PeerCase(
      name: "two moves: captured by the first, shown by the second, no progress", engine: "ionic",
      source: "onMove: didStart = true, return", moves: [(300, 20)], triggers: 0),
    PeerCase(
      name: "a third move has all the progress", engine: "ionic",
      source: "onMove: didStart = true, return", moves: [(450, 30)], triggers: 1),
    PeerCase(
      name: "up first: out for the touch", engine: "ionic",
      source: "onMove: ev.velocityY < 0 && this.progress === 0 && !ev.data.didStart",
      moves: [(-20, 40), (300, 400)], triggers: 0),
    PeerCase(
      name: "up by less than the slop first: the pull counts", engine: "ionic",
      source: "onMove: ev.velocityY < 0; recognizers.ts: distance < threshold",
      moves: [(-4, 40), (300, 400)], triggers: 1),
    PeerCase(
      name: "not from a page that is scrolled down", engine: "ionic",
      source: "canStart: this.scrollEl!.scrollTop === 0", start: 40, moves: [(400, 400), (400, 600)],
      triggers: 0),
    PeerCase(
      name: "45° from the vertical first: no pull", engine: "ionic",
      source: "recognizers.ts: cosine > maxCosine, of 40°", moves: [(20, 40), (400, 400)], sideways: (1, 40),
      triggers: 0),
    PeerCase(
      name: "27° from the vertical: a pull", engine: "ionic",
      source: "recognizers.ts: cosine > maxCosine, of 40°", moves: [(20, 40), (400, 400)],
      sideways: (0.5, 40), triggers: 1),
    PeerCase(
      name: "a second finger that does not move leaves the pull be", engine: "ionic",
      source: "index.ts, pointerDown: hasStartedPan", moves: [(400, 400), (400, 600)], second: (100, 300),
      triggers: 1),
    PeerCase(
      name: "up first: captured all the same, and counted from there", engine: "ionic-4",
      source: "recognizers.ts: cosine < -maxCosine, isPan = -1", moves: [(-30, 60), (60, 240), (60, 400)],
      triggers: 1, phase: .released),
  ]

  /// 600 high: 96 px are all of its way, with 30 more under a finger. By the rubber band 96 px of offset are 207.8 of the
  /// finger's, 126 are 290.
  static let strokes: [PeerStrokes] = [
    PeerStrokes(
      name: "126 px of overscroll refresh under the finger", engines: ["ionic-ios"], model: .uikit,
      source: "scrollListenerCallback: pullAmount === 1, MAX_PULL = clientHeight * 0.16, offset 30",
      strokes: [.init(0, (300, 300), (300, 400))], triggers: 1,
      states: ["pulling", "refreshing", "completing", "inactive"], told: -0.2...0),
    PeerStrokes(
      name: "less refresh once the finger is up, from 96 on", engines: ["ionic-ios"], model: .uikit,
      source: "const offset = this.didStart ? 30 : 0; onEnd: this.didStart = false",
      strokes: [.init(0, (240, 240), (240, 500))], triggers: 1, told: 0...0.05),
    PeerStrokes(
      name: "less than 96 do not", engines: ["ionic-ios"], model: .uikit,
      source: "const offset = this.didStart ? 30 : 0",
      strokes: [.init(0, (200, 200), (200, 400))], triggers: 0, states: ["pulling"]),
    PeerStrokes(
      name: "momentum before any pull is not heard", engines: ["ionic-ios"], model: .uikit,
      source: "!this.pointerDown && this.state === RefresherState.Inactive", start: 900,
      strokes: [.init(0, (600, 120))], triggers: 0),
    PeerStrokes(
      name: "material: a pull that was given up shows nothing when the next goes up", engines: ["ionic"],
      model: .android, source: "fix #25476 of issue #25418: onStart: this.progress = 0",
      strokes: [.init(0, (60, 60), (60, 300)), .init(800, (-300, 900))], triggers: 0,
      states: ["pulling", "inactive"]),
    PeerStrokes(
      name: "material: a touch while the icon goes back is not heard", engines: ["ionic"], model: .android,
      source: "onEnd: this.gesture!.enable(false), progressEnd(0, this.progress, 500)",
      strokes: [.init(0, (140, 140), (140, 300)), .init(401, (300, 700))], triggers: 0,
      states: ["pulling", "inactive"]),
    PeerStrokes(
      name: "material: one after it is", engines: ["ionic"], model: .android,
      source: "onFinish: this.gesture!.enable(true)",
      strokes: [.init(0, (140, 140), (140, 300)), .init(601, (300, 900))], triggers: 1,
      states: ["pulling", "inactive", "pulling", "refreshing", "completing", "inactive"], told: 0.1...0.15),
    PeerStrokes(
      name: "material: none while it refreshes", engines: ["ionic"], model: .android,
      source: "canStart: this.state !== RefresherState.Refreshing",
      strokes: [.init(0, (300, 300)), .init(600, (300, 900))], triggers: 1),
  ]

  /// A fling to the top makes the content bounce: before any pull it is not heard, after one that was given up it fires.
  @Test("ionic-ios: once a pull was given up, momentum refreshes")
  func pulling() throws {
    for pull in [10.0, 60] {
      var scenario = PullScenario()
      scenario.script.drag(at: 0, from: 0, to: [(pull, 100), (pull, 200)])
      scenario.script.drag(at: 1000, from: 0, to: [(-400, 1400), (-400, 1600)])
      scenario.script.drag(at: 3000, from: 0, to: [(380, 3050)])
      let result = try scenario.result("ionic-ios")
      #expect(result.triggers == 1 && result.triggerPhase == .settling)
      #expect(result.findings.contains { $0.kind == .triggerWithoutFinger })
    }
  }
}
