import PullToRefresh
import ScrollPhysics
import TraceReplay

/// Checks what a policy cannot do, or does too often, on one model in one scene.
///
/// Wherever possible the evidence is a simulation: the engine runs with a scripted finger, and the finding says when it fired.
package struct PolicyLint {
  private let policy: RefreshPolicy
  private let engine: RefreshEngine
  private let model: ScrollModel
  private let scene: Scene
  private let traits: RefreshTraits

  /// Prepares the check of a policy from a file.
  ///
  /// - Parameters:
  ///   - policy: The policy from a file.
  ///   - model: The scroll physics.
  ///   - viewport: Length of the scroll view, in points.
  package init(_ policy: RefreshPolicy, model: ScrollModel, viewport: Double) {
    self.init(
      policy, .policy(RefreshMachine(policy, viewport: viewport, originalTopInset: 0)), model, viewport)
  }

  /// Prepares the check of a built-in engine.
  ///
  /// - Parameters:
  ///   - system: The engine.
  ///   - model: The scroll physics.
  ///   - viewport: Length of the scroll view, in points.
  package init(_ system: RefreshSystem, model: ScrollModel, viewport: Double) {
    let scene = Self.scene(viewport)
    let engine = RefreshEngine(system, in: scene, on: model)
    self.init(engine.policy, engine, model, viewport)
  }

  private init(_ policy: RefreshPolicy, _ engine: RefreshEngine, _ model: ScrollModel, _ viewport: Double) {
    (self.policy, self.engine, self.model) = (policy, engine, model)
    scene = Self.scene(viewport)
    traits = engine.traits
  }

  private static func scene(_ viewport: Double) -> Scene {
    var lengths = SceneOverrides()
    lengths.viewport = viewport
    return Scene(scenario: nil, overrides: lengths)
  }

  /// All findings about the policy, the most serious first.
  package var findings: [PolicyFinding] {
    if let finding = sourceFinding { return [finding] }
    let reach = FingerReach(model: model, scene: scene, traits: traits)
    guard let travel = reach.travel else { return [beyondFinding(reach)] }
    let script = script(travel: travel)
    let far = travel > scene.viewport ? [unreachableFinding(travel)] : []
    if let finding = neverFinding(script) { return far + [finding] }
    return far + [twiceFinding(script), busyFinding(script), disarmFinding(script)].compactMap { $0 }
  }

  /// A scripted finger that should make the engine fire; it moves twice as far if the engine fires only then.
  private func script(travel: Double) -> LintScript {
    let script = LintScript(travel: travel, traits: traits)
    guard triggers(script.pull, script.rate).isEmpty else { return script }
    let longer = LintScript(travel: 2 * travel, traits: traits)
    return triggers(longer.pull, longer.rate).isEmpty ? script : longer
  }

  // MARK: Never fires

  private var source: RefreshSources? {
    [.touchscreen, .touchpad].first { policy.gates.sources.contains($0) }
  }

  private var sourceFinding: PolicyFinding? {
    guard source == nil else { return nil }
    return PolicyFinding(
      .neverFires, at: "$.gates.sources",
      "allows only a wheel, which stops at the edges and does not have a finger, so it can never be pulled",
      do: "add \"touchscreen\" or \"touchpad\"")
  }

  private var thresholdPath: String {
    if case .points = policy.threshold { "$.threshold.points" } else { "$.threshold" }
  }

  private func beyondFinding(_ reach: FingerReach) -> PolicyFinding {
    let tried = LintText.points(FingerReach.furthest * scene.viewport)
    return PolicyFinding(
      .neverFires, at: thresholdPath,
      "is \(LintText.points(traits.threshold)), but on \(model.label) no pull is greater than "
        + "\(LintText.points(reach.greatestPull)), by \(tried) of finger travel",
      do: "choose a threshold below that, \"input\":\"travel\", or another model")
  }

  private func unreachableFinding(_ travel: Double) -> PolicyFinding {
    let share = LintText.share(travel / scene.viewport)
    return PolicyFinding(
      .unreachable, at: thresholdPath,
      "of \(LintText.points(traits.threshold)) needs \(LintText.points(travel)) of finger travel on \(model.label), "
        + "\(share) of the viewport of \(LintText.points(scene.viewport)): one drag has at most its length",
      do: "choose a smaller threshold, or a fraction of the viewport", travel: travel)
  }

  private func neverFinding(_ script: LintScript) -> PolicyFinding? {
    guard triggers(script.pull, script.rate).isEmpty else { return nil }
    let what =
      "a pull of \(LintText.points(script.far)) of finger travel past the threshold, and its release, do not fire"
    let culprit = culprit(script)
    if culprit == nil, policy.moment == .bounceBack {
      return PolicyFinding(
        .neverFires, at: "$.moment",
        "is \"bounce-back\", but on \(model.label) the content does not move after such a release: \(what)",
        do: "use \"release\", or a model with a bounce")
    }
    return PolicyFinding(
      .neverFires, at: culprit ?? "$.gates", culprit == nil ? what : "blocks every pull: \(what)",
      do: culprit == nil ? "remove gates one by one" : "widen it, or remove it")
  }

  /// The key of the gate without which the scripted pull would fire.
  ///
  /// Nil if no single gate is the cause, or for a built-in engine, which has no gates.
  private func culprit(_ script: LintScript) -> String? {
    guard case .policy = engine else { return nil }
    let off = RefreshGates()
    let ways: [(String, (inout RefreshGates) -> Void)] = [
      ("$.gates.max_upward_release_pt_s", { $0.maximumUpwardRelease = off.maximumUpwardRelease }),
      ("$.gates.axis_cone_degrees", { $0.axisCone = off.axisCone }),
      ("$.gates.max_contacts", { $0.maximumContacts = off.maximumContacts }),
      ("$.gates.cooldown_ms", { $0.cooldown = off.cooldown }),
      ("$.gates.start_at_edge", { $0.startsAtEdge = off.startsAtEdge }),
      ("$.gates.finger", { $0.requiresFinger = off.requiresFinger }),
    ]
    return ways.first { way in
      var open = policy
      way.1(&open.gates)
      let lint = PolicyLint(open, model: model, viewport: scene.viewport)
      return open != policy && !lint.triggers(script.pull, script.rate).isEmpty
    }?.0
  }

  // MARK: Fires too often

  private func twiceFinding(_ script: LintScript) -> PolicyFinding? {
    let times = triggers(script.longHold, script.rate)
    guard times.count > 1 else { return nil }
    return PolicyFinding(
      .firesTwice, at: "$.rearm",
      "allows one pull, held for \(LintText.times([script.cycle])) after its refresh began, fire at \(LintText.times(times))",
      do: "use \"new-gesture\", or a 'below_points' well below the threshold", times: times)
  }

  private func busyFinding(_ script: LintScript) -> PolicyFinding? {
    let times = triggers(script.twoPulls, script.rate, work: .never)
    guard times.count > 1 else { return nil }
    return PolicyFinding(
      .firesTwice, at: "$.busy_lock",
      "is off: a second pull fires during the first refresh, at \(LintText.times(times))",
      do: "switch the lock on, unless the app can handle both refreshes", times: times)
  }

  private func disarmFinding(_ script: LintScript) -> PolicyFinding? {
    guard policy.moment != .crossing, policy.hysteresis >= traits.threshold else { return nil }
    let times = triggers(script.pullAndBack, script.rate)
    guard !times.isEmpty else { return nil }
    return PolicyFinding(
      .neverDisarms, at: "$.hysteresis_pt",
      "is the whole threshold or more: a pull taken back to its start still fires, at \(LintText.times(times))",
      do: "choose less than \(LintText.points(traits.threshold))", times: times)
  }

  // MARK: Evidence

  /// The times at which a scripted finger makes the engine fire, in seconds.
  private func triggers(
    _ script: FingerScript, _ rate: Double, work: WorkTime = .fixed(LintScript.shortWork)
  ) -> [Double] {
    let finger = FingerTrack(of: script, rate: rate)
    let track = FingerTrack(
      gestures: finger.gestures, layer: finger.layer, source: source ?? .touchscreen,
      lastEvent: finger.lastEvent)
    var options = ReplayOptions()
    options.app.work = work
    let replay = Replay(track: track, scene: scene, model: model, options: options)
    return replay.triggerTimes(engine)
  }
}
