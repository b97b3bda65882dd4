import GestureTraces
import PullToRefresh
import ScrollPhysics

/// A trace prepared for replay on one scroll model: the finger, the scene and the content's path, shared by all engines.
public struct Replay {
  /// The movements of the fingers in the trace.
  public var track: FingerTrack { setting.track }
  /// The scene of the replay.
  public var scene: Scene { setting.scene }
  /// The scroll view under the fingers.
  public var list: ScrollList { setting.list }
  /// The scroll physics of the scroll view.
  public var model: ScrollModel { setting.list.model }
  /// The content's path without an engine's insets; computed on first use.
  public var path: ContentPath { free.path }
  /// The content's path without an engine, with the figures that engines need.
  private(set) var free: FreePath
  var options: ReplayOptions { setting.options }
  /// The work limit of this replay and of all replays made from it; once it is spent, results are unusable.
  public var work: ReplayWork { setting.work }
  var timeline: ReplayTimeline { setting.timelines.timeline(setting.rule) }
  private let setting: Setting

  /// The parts of a replay that never change. They are in one object, because a replay is passed to every run.
  private final class Setting {
    let track: FingerTrack
    let scene: Scene
    let list: ScrollList
    let options: ReplayOptions
    let work: ReplayWork
    let timelines: SharedTimelines
    /// The number of this replay's timeline among the timelines.
    let rule: Int
    /// The number from which the trace's random values are derived; 0 if nothing is random.
    let salt: UInt64
    let agenda: AppAgenda
    let timing: FrameTiming

    init(
      _ timelines: SharedTimelines, _ scene: Scene, _ list: ScrollList, _ options: ReplayOptions,
      _ work: ReplayWork, salt: UInt64?
    ) {
      track = timelines.track
      (self.scene, self.list, self.options, self.work) = (scene, list, options, work)
      self.timelines = timelines
      rule = timelines.number(of: TimelineRule(of: list, on: track.source, scene: scene, options))
      var timing = options.frames
      let drawsFrames = timing.dropped > 0 || timing.late > 0
      self.salt = drawsFrames || options.app.work.isRandom ? salt ?? track.salt : 0
      agenda = AppAgenda(options.app, salt: self.salt)
      // Each trace has its own random frame times, the same for every engine.
      if drawsFrames { timing.seed = options.frames.seed ^ self.salt }
      self.timing = timing
    }
  }

  /// A replay of a trace on a scroll view that follows every finger movement, with the physics of `model`. The scene is the trace's own
  /// unless `options` override it.
  public init(of trace: Trace, model: ScrollModel, options: ReplayOptions) {
    self.init(of: trace, on: ScrollList(model: model), options: options)
  }

  /// A replay of a trace on a scroll view with its own drag-start rule.
  ///
  /// - Parameters:
  ///   - trace: Any trace.
  ///   - list: The scroll view.
  ///   - options: How the trace becomes motion.
  ///   - work: The work limit of its runs, which may be shared.
  public init(
    of trace: Trace, on list: ScrollList, options: ReplayOptions, work: ReplayWork = ReplayWork()
  ) {
    let scene = Scene(scenario: trace.header.scenario, overrides: options.scene)
    let track = FingerTrack(of: trace, options: options, viewport: scene.viewport)
    self.init(track: track, scene: scene, on: list, options: options, work: work)
  }

  /// A replay of `track` in `scene` on a scroll view that follows every finger movement, with the physics of `model`.
  public init(track: FingerTrack, scene: Scene, model: ScrollModel, options: ReplayOptions) {
    self.init(track: track, scene: scene, on: ScrollList(model: model), options: options)
  }

  /// A replay of `track` in `scene` on a scroll view; `work` is the work limit of its runs, which other replays may share.
  public init(
    track: FingerTrack, scene: Scene, on list: ScrollList, options: ReplayOptions,
    work: ReplayWork = ReplayWork()
  ) {
    let scene = scene.touched(on: track.source)
    self.init(SharedTimelines(of: track), scene: scene, on: list, options: options, work)
  }

  /// A replay of another track, with the frame times and the app's actions of `other`.
  init(
    track: FingerTrack, scene: Scene, on list: ScrollList, options: ReplayOptions, work: ReplayWork,
    like other: Replay
  ) {
    let scene = scene.touched(on: track.source)
    self.init(
      SharedTimelines(of: track), scene: scene, on: list, options: options, work, salt: other.setting.salt)
  }

  /// A replay of the same fingers in the same scene on another scroll view.
  ///
  /// - Parameters:
  ///   - list: The scroll view.
  ///   - others: Existing replays of the trace, at least one, all with the same options; what the scroll view has in common
  ///     with them is reused.
  package init(on list: ScrollList, beside others: [Replay]) {
    let first = others[0]
    self.init(first.setting.timelines, scene: first.scene, on: list, options: first.options, first.work)
  }

  /// A replay of the same fingers on the same scroll view, with other frame times or another app.
  ///
  /// - Parameter options: The options of this replay, except for the frames, the app, and whether arrival times count.
  /// - Returns: A replay that shares everything else with this one.
  package func shown(by options: ReplayOptions) -> Replay {
    Replay(setting.timelines, scene: scene, on: list, options: options, work)
  }

  /// A replay that shares timelines with others of the same track.
  init(
    _ timelines: SharedTimelines, scene: Scene, on list: ScrollList, options: ReplayOptions,
    _ work: ReplayWork, salt: UInt64? = nil
  ) {
    setting = Setting(timelines, scene, list, options, work, salt: salt)
    free = FreePath(
      of: timelines, rule: setting.rule, scene: scene, model: list.model, options,
      insets: InsetChanges(options.app))
  }

  /// The engine with this name, in its initial state for this replay's scene; nil for an unknown name.
  ///
  /// - Parameter name: One of `RefreshEngine`'s names.
  /// - Returns: An idle engine.
  public func engine(named name: String) -> RefreshEngine? {
    RefreshSystem(named: name).map { engine(of: $0) }
  }

  /// The engine of a built-in system with its default settings, in its initial state for this replay's scene.
  ///
  /// - Parameter system: The system.
  /// - Returns: An idle engine.
  public func engine(of system: RefreshSystem) -> RefreshEngine {
    RefreshEngine(
      system, viewport: scene.viewport, originalTopInset: scene.topInset,
      contentOverscrolls: free.contentOverscrolls)
  }

  /// An engine that follows a policy, in its initial state for this replay's scene.
  ///
  /// - Parameter policy: The policy.
  /// - Returns: An idle engine.
  public func engine(of policy: RefreshPolicy) -> RefreshEngine {
    .policy(RefreshMachine(policy, viewport: scene.viewport, originalTopInset: scene.topInset))
  }

  /// Runs `engine` and returns its results for the whole trace; `keepsFrames` also returns every display frame.
  public func run(_ engine: RefreshEngine, keepsFrames: Bool = false) -> (
    result: ReplayResult, frames: [ReplayFrame]
  ) {
    var frames: [ReplayFrame] = []
    let log = keepsFrames ? showFrames(of: engine) { frames.append($0) } : course(of: engine)
    return (seen(by: engine.traits, in: log).result(of: log, engine: engine), frames)
  }

  /// Runs `engine` and passes every display frame to `show`; no frame is stored.
  ///
  /// - Parameters:
  ///   - engine: The engine in its state before the replay.
  ///   - show: Receives each frame, in time order.
  /// - Returns: The log of the run.
  @discardableResult
  public func showFrames(of engine: RefreshEngine, _ show: @escaping (ReplayFrame) -> Void) -> ReplayLog {
    var run = run(of: engine.accept(EngineOpener(keepsFrames: true)))
    run.showFrame = show
    runToEnd(&run)
    return run.log
  }

  /// The same replay with the content's path as this run changed it: the traits say how content reacts when the app changes its inset, and
  /// earlier refreshes decide where a gesture finds the content.
  func seen(by traits: RefreshTraits, in log: ReplayLog) -> Replay {
    let starts = log.freeStarts
    guard !options.app.insetChanges.isEmpty || !starts.isEmpty else { return self }
    var replay = self
    replay.free = FreePath(
      of: setting.timelines, rule: setting.rule, scene: scene, model: list.model, options,
      insets: InsetChanges(options.app, traits: traits), starts: starts, isOfOneRun: true)
    return replay
  }

  /// Runs `engine` and returns only its actions and their times, without the figures about the finger and the content's path.
  ///
  /// - Parameter engine: The engine in its state before the replay.
  /// - Returns: The log of the run.
  public func course(of engine: RefreshEngine) -> ReplayLog {
    finished(engine.accept(EngineOpener()), byFrames: false).log
  }

  /// Runs `engine` frame by frame, without skipping any: the reference for `course(of:)`, which gives the same
  /// log, to the bit, in less time.
  ///
  /// - Parameter engine: The engine in its state before the replay.
  /// - Returns: The log of the run.
  public func courseByFrames(of engine: RefreshEngine) -> ReplayLog {
    finished(engine.accept(EngineOpener()), byFrames: true).log
  }

  /// The greatest threshold with which `engine` would have fired in each gesture, whatever its own threshold; −∞ if none would have.
  ///
  /// Each gesture is judged as if no earlier one had fired.
  public func greatestThresholds(of engine: RefreshEngine) -> [Double] {
    finished(engine.accept(EngineOpener(probes: true)), byFrames: false).greatestThresholds
  }

  /// Gives the same as ``greatestThresholds(of:)``, frame by frame: the reference that it is compared with.
  ///
  /// - Parameter engine: The engine in its state before the replay; ``thresholdMethod(of:)`` is `.critical`.
  /// - Returns: One per gesture that began, including what came before it; −∞ for none.
  public func greatestThresholdsByFrames(of engine: RefreshEngine) -> [Double] {
    finished(engine.accept(EngineOpener(probes: true)), byFrames: true).greatestThresholds
  }

  /// Runs an engine to its end; with `byFrames`, no frame is skipped.
  private func finished(_ engine: OpenedEngine, byFrames: Bool) -> FinishedRun {
    var run = run(of: engine)
    runToEnd(&run, byVisits: !byFrames && !options.usesArrival && run.mayLeaveOutFrames)
    // Content at rest without a finger is at its edge except for the last bits, so no pull can last any longer.
    let last = run.engine.probe?.critical(until: run.endsHeld ? run.limit : -.infinity)
    let thresholds = (run.engine.probe?.gestures ?? []) + (last.map { [$0] } ?? [])
    return FinishedRun(log: run.log, greatestThresholds: thresholds)
  }

  /// A new run of an engine over this replay's inputs.
  func run<Engine: ReplayEngine>(of engine: Engine) -> ReplayRun<Engine> {
    ReplayRun(
      engine, timeline: timeline, scene: scene, model: list.model, agenda: setting.agenda, rate: options.rate,
      timing: setting.timing, turns: work.turns(forInputs: timeline.inputs.count))
  }

  /// Runs to the end, as far as the work limit allows. All runs go through this method, so it is the one place where they are counted.
  func runToEnd<Engine: ReplayEngine>(_ run: inout ReplayRun<Engine>, byVisits: Bool = false) {
    byVisits ? run.runByVisits(timeline.inputs.span) : run.run(timeline.inputs.span)
    work.end(with: run.turnsLeft)
  }

  /// The least number of frames that a caller who sees every frame must expect: those up to the last event and the app's last action.
  package var leastFrames: Double { max(track.lastEvent, setting.agenda.lastScripted) * options.rate }

  /// The times of the display's frames.
  var clock: FrameClock { FrameClock(rate: options.rate, timing: setting.timing) }

  /// The greatest pull under the finger of one gesture, by an engine's measure, in points, ≥ 0.
  ///
  /// - Parameters:
  ///   - gesture: The gesture's index in the track, from 0.
  ///   - traits: The engine's traits.
  /// - Returns: The pull on ``path``, the content's path without an engine's insets.
  package func greatestPull(of gesture: Int, as traits: RefreshTraits) -> Double {
    free.peakPull(of: gesture, free.measure(traits))
  }

  /// The index of the gesture with the greatest pull under the finger, the first of equals; nil without gestures.
  func furthestPull(_ measure: PullMeasure) -> Int? {
    var best: (index: Int, pull: Double)?
    for index in track.gestures.indices {
      let pull = free.peakPull(of: index, measure)
      if best.map({ pull > $0.pull }) ?? true { best = (index, pull) }
    }
    return best?.index
  }
}

/// The log of a finished run, and the thresholds with which its engine would have fired.
private struct FinishedRun {
  let log: ReplayLog
  /// The greatest threshold with which the engine would have fired in each gesture; −∞ for none. Empty if not requested.
  let greatestThresholds: [Double]
}

/// Prepares the system inside an engine for a run, with its concrete type.
struct EngineOpener: RefreshEngineVisitor {
  /// True if the engine's state is stored at every display frame.
  var keepsFrames = false
  /// True if the run also finds the greatest threshold that would have fired in each gesture.
  var probes = false
  func visit(_ engine: some HeldEngine) -> OpenedEngine {
    .opening(engine, keepsFrames: keepsFrames, probes: probes)
  }
}
