import PullToRefresh
import TestSamples
import Testing

/// Whole gestures through every engine, with all that it does: golden files, a clock that begins elsewhere, a second gesture.
@Suite("What every engine does in whole gestures")
struct EngineLogTests {
  static let topInset = 20.0
  /// A time that is a multiple of every step, and far enough that times relative to 0 differ.
  static let later = 4096.0

  static func engine(_ system: RefreshSystem) -> RefreshEngine {
    RefreshEngine(
      system, viewport: 667, originalTopInset: topInset, contentOverscrolls: true)
  }

  static func log(
    _ script: PullScript, _ engine: RefreshEngine, reach: Double, at start: Double = 0,
    isDetailed: Bool? = nil
  ) -> [String] {
    var drag = LoggedDrag(engine, topInset: topInset, at: start)
    drag.isDetailed = isDetailed ?? (script == .past && engine.system?.isFixed == false)
    script.run(&drag, reach: reach)
    return drag.lines
  }

  static func text(_ name: String, _ engine: RefreshEngine, _ scripts: [PullScript]) -> String {
    let reach = PullScript.reach(of: engine, topInset: topInset)
    var lines = ["\(name): refreshes from a pull of \(reach.map { "\($0)" } ?? "none")"]
    lines.append("\(engine.policy)")
    lines.append("\(engine.engineTraits)")
    lines.append("states \((0..<engine.stateCount).map { "\(engine.stateName(UInt8($0)))" })")
    for script in scripts {
      lines += ["", "# \(script.rawValue)"] + log(script, engine, reach: reach ?? 100)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// What is otherwise in another viewport, and where content stops at its edge.
  private static func variants(of system: RefreshSystem) -> String {
    let host = engine(system)
    let reach = PullScript.reach(of: host, topInset: topInset) ?? 100
    let variants = [
      (
        "content that stops at its edge",
        RefreshEngine(
          system, viewport: 667, originalTopInset: topInset, contentOverscrolls: false)
      ),
      ("a viewport of 400 pt", RefreshEngine(system, viewport: 400, originalTopInset: topInset)),
    ]
    var lines: [String] = []
    for (name, engine) in variants {
      for script in [PullScript.exact, .past, .back, .flick, .fingerAlone, .endHeld] {
        let log = Self.log(script, engine, reach: reach, isDetailed: false)
        guard log != Self.log(script, host, reach: reach, isDetailed: false) else { continue }
        lines += ["", "# \(name): \(script.rawValue)"] + log
      }
    }
    return lines.isEmpty ? "" : lines.joined(separator: "\n") + "\n"
  }

  @Test("an original does what its golden file holds", arguments: RefreshSystem.originals)
  func golden(_ system: RefreshSystem) {
    let text =
      Self.text("\(system.name)", Self.engine(system), PullScript.allCases) + Self.variants(of: system)
    let difference = Golden.difference(of: text, from: "engine-\(system.name).txt")
    #expect(difference == nil)
  }

  @Test("the -fixed policies do what their golden file holds")
  func fixed() {
    let scripts: [PullScript] = [.past, .back, .cancel, .endHeld, .secondFinger, .insetDuring]
    let text = RefreshSystem.fixed.map { Self.text("\($0.name)", Self.engine($0), scripts) }
    #expect(Golden.difference(of: text.joined(separator: "\n"), from: "engines-fixed.txt") == nil)
  }

  @Test("a policy does what its golden file holds", arguments: policies.indices)
  func policy(index: Int) {
    let (name, policy) = Self.policies[index]
    let machine = RefreshMachine(policy, viewport: 667, originalTopInset: Self.topInset)
    let engine = RefreshEngine.policy(machine)
    let text = Self.text(name, engine, PullScript.allCases)
    #expect(Golden.difference(of: text, from: "policy-\(name).txt") == nil)
  }

  /// Policies that use every option between them.
  static let policies: [(name: String, policy: RefreshPolicy)] = {
    var crossing = RefreshPolicy(
      threshold: .viewportShare(0.1, minimum: 10, maximum: 100, plus: 13), isStrict: true,
      inset: RefreshInset(height: 50, timing: .trigger, opening: 0.25, closing: 0.375, rebases: true))
    (crossing.callbackDelay, crossing.minimumDisplay, crossing.closeDelay) = (0.125, 0.75, 0.0625)
    (crossing.gates.requiresFinger, crossing.gates.startsAtEdge) = (true, true)
    (crossing.gates.maximumContacts, crossing.gates.sources) = (1, .touchscreen)
    var release = RefreshPolicy(
      threshold: .points(80), moment: .release,
      inset: RefreshInset(height: 50, timing: .release, opening: 0.25, closing: 0.25))
    (release.hysteresis, release.rearm, release.input) = (10, .newGesture, .travel(gain: 0.5))
    (release.gates.axisCone, release.gates.maximumUpwardRelease) = (45, 500)
    var bounce = RefreshPolicy(
      threshold: .points(70), moment: .bounceBack,
      inset: RefreshInset(height: 40, timing: .release, opening: 0, closing: 0.25))
    (bounce.hasBusyLock, bounce.rearm, bounce.gates.cooldown) = (false, .below(5), 0.3)
    var dwell = RefreshPolicy(threshold: .points(60), moment: .dwell(0.375))
    (dwell.hysteresis, dwell.hasBusyLock, dwell.minimumDisplay) = (7, false, 1.25)
    return [("crossing", crossing), ("release", release), ("bounce", bounce), ("dwell", dwell)]
  }()

  @Test("a clock that begins elsewhere changes nothing", arguments: RefreshSystem.all)
  func shifted(_ system: RefreshSystem) {
    let engine = Self.engine(system)
    let reach = PullScript.reach(of: engine, topInset: Self.topInset) ?? 100
    for script in PullScript.allCases {
      let difference = SameLines.difference(
        Self.log(script, engine, reach: reach), Self.log(script, engine, reach: reach, at: Self.later))
      #expect(difference == nil, "\(script.rawValue)")
    }
  }

  /// Originals that set the inset, but not back to what the app has set meanwhile, by their quirks.
  static let overwriting: Set<RefreshSystem> = [
    .pullview, .pullviewFold, .isalternative, .isalternativeRelease, .mrefresh, .mrefreshRewrite, .onpu, .sv,
    .ego,
    .mj, .es, .dgElastic, .yalantis, .od,
  ]

  @Test("an inset that the app sets while it refreshes is left at the end", arguments: RefreshSystem.all)
  func appInset(_ system: RefreshSystem) {
    let engine = Self.engine(system)
    var drag = LoggedDrag(engine, topInset: Self.topInset)
    drag.drag(by: 1.25 * (PullScript.reach(of: engine, topInset: Self.topInset) ?? 100))
    drag.wait(0.625)
    drag.lift()
    drag.settle()
    drag.wait(0.5)
    drag.setInset(drag.view.topInset + 40)
    drag.settle()
    drag.wait(1)
    #expect(drag.triggers == 1)
    drag.end()
    #expect((drag.view.topInset == Self.topInset + 40) != Self.overwriting.contains(system))
  }

  /// Originals in which something is left of a gesture, by their quirks: a label (ego, es, yalantis), a state (mrefresh, better-scroll,
  /// ionic-ios), the app's inset (pullview), turns and colours (jackrabbit), a cancelled touch (pulltorefresh-js, framework7).
  static let remembering: Set<RefreshSystem> = [
    .pullview, .pullviewFold, .mrefresh, .mrefreshRewrite, .jackrabbit, .ego, .yalantis, .pullToRefreshJS,
    .framework7, .ionicIOS, .betterScroll,
  ]

  @Test("a second gesture is like the first, but in originals that remember", arguments: RefreshSystem.all)
  func again(_ system: RefreshSystem) {
    let engine = Self.engine(system)
    let reach = PullScript.reach(of: engine, topInset: Self.topInset) ?? 100
    let first = Self.log(.past, engine, reach: reach, isDetailed: false)
    let differing = [PullScript.past, .short, .back, .cancel, .secondFinger].filter { script in
      var drag = LoggedDrag(engine, topInset: Self.topInset)
      script.run(&drag, reach: reach)
      drag.wait(10)
      drag.restart()
      PullScript.past.run(&drag, reach: reach)
      return drag.lines != first
    }
    #expect(differing.isEmpty != Self.remembering.contains(system), "after: \(differing.map(\.rawValue))")
  }
}
