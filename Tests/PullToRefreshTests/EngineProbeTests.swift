import PullToRefresh
import Testing

/// What an engine whose threshold is out of reach says of other thresholds, against engines that have these.
@Suite("The thresholds at which whole gestures refresh")
struct EngineProbeTests {
  private static let outOfReach = 1e9
  /// Far more than the sum of an inset and a pull rounds, in points.
  private static let rounding = 1e-9
  /// Gestures in which the app does nothing before a refresh.
  private static let scripts: [PullScript] = [
    .past, .exact, .back, .away, .cancel, .momentum, .flick, .upwards, .touchInReturn, .secondFinger,
    .fingerInReturn, .insetBefore, .scrolled, .sideways, .touchpad, .fingerAlone,
  ]

  private static func engines() -> [(name: String, engine: RefreshEngine)] {
    RefreshSystem.all.map { ("\($0.name)", EngineLogTests.engine($0)) }
      + EngineLogTests.policies.map { name, policy in
        (name, .policy(RefreshMachine(policy, viewport: 667, originalTopInset: EngineLogTests.topInset)))
      }
  }

  private static func fires(
    _ script: PullScript, _ engine: RefreshEngine, at threshold: Double, reach: Double
  ) -> Bool {
    var drag = LoggedDrag(engine.withThreshold(threshold), topInset: EngineLogTests.topInset)
    script.run(&drag, reach: reach)
    return drag.triggers > 0
  }

  @Test("each fires at the greatest threshold that was said, and not above", arguments: engines().indices)
  func levels(index: Int) {
    let (name, engine) = Self.engines()[index]
    guard engine.thresholdMethod == .critical else { return }
    let reach = PullScript.reach(of: engine, topInset: EngineLogTests.topInset) ?? 100
    var fired = 0
    for script in Self.scripts {
      var drag = LoggedDrag(engine.withThreshold(Self.outOfReach), topInset: EngineLogTests.topInset)
      drag.levels = ThresholdLevels()
      script.run(&drag, reach: reach)
      // How long a pull lasts is for the caller to find out.
      guard !drag.dwells, drag.triggers == 0, let level = drag.levels?.fired else { continue }
      if level > 1 {
        fired += 1
        #expect(
          Self.fires(script, engine, at: level - Self.rounding, reach: reach),
          "\(name), \(script.rawValue), \(level)")
      }
      let above = max(level, 0) + Self.rounding
      #expect(!Self.fires(script, engine, at: above, reach: reach), "\(name), \(script.rawValue), \(level)")
    }
    if engine.policy.moment != .dwell(0.5) { #expect(fired >= 2 || name == "dwell", "\(name)") }
  }
}
