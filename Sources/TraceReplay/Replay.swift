import GestureTraces
import PullToRefresh
import ScrollPhysics

/// A trace made ready for replay on one model: the finger, the scene and the free path, shared by all engines.
public struct Replay {
  /// The fingers' movements.
  public var track: FingerTrack { setting.track }
  /// The scene it takes place in.
  public var scene: Scene { setting.scene }
  /// The list under the fingers.
  public var list: ScrollList { setting.list }
  /// The scroll physics of the list.
  public var model: ScrollModel { setting.list.model }
  /// The content's path without an engine's insets; worked out when it is first asked for.
  public var path: ContentPath { free.path }
  /// The same with what engines ask of it.
  private(set) var free: FreePath
  var options: ReplayOptions { setting.options }
  /// The work of this replay and of all that were made from it: once it is spent, what runs give is of no use.
  public var work: ReplayWork { setting.work }
  var timeline: ReplayTimeline { setting.timeline }
  private let setting: Setting

  /// All that does not change, in one object: a replay is handed on with every run.
  private final class Setting {
    let track: FingerTrack
    let scene: Scene
    let list: ScrollList
    let options: ReplayOptions
    let work: ReplayWork
    let rule: TimelineRule
    let timeline: ReplayTimeline
    /// The number of its own by which a trace draws chances; 0 where nothing is left to chance.
    let salt: UInt64
    let agenda: AppAgenda
    let timing: FrameTiming

    init(
      _ track: FingerTrack, _ scene: Scene, _ list: ScrollList, _ options: ReplayOptions, _ work: ReplayWork,
      _ rule: TimelineRule, _ timeline: ReplayTimeline, salt: UInt64?
    ) {
      (self.track, self.scene, self.list, self.options, self.work) = (track, scene, list, options, work)
      (self.rule, self.timeline) = (rule, timeline)
      var timing = options.frames
      let drawsFrames = timing.dropped > 0 || timing.late > 0
      self.salt = drawsFrames || options.app.work.isRandom ? salt ?? track.salt : 0
      agenda = AppAgenda(options.app, salt: self.salt)
      // A trace has frames of its own, the same for every engine.
      if drawsFrames { timing.seed = options.frames.seed ^ self.salt }
      self.timing = timing
    }
  }

  /// The replay of a trace on a list that follows every movement by a model, in the trace's own scene but for what `options`
  /// override.
  public init(of trace: Trace, model: ScrollModel, options: ReplayOptions) {
    self.init(of: trace, on: ScrollList(model: model), options: options)
  }

  /// The replay of a trace on a list.
  ///
  /// - Parameters:
  ///   - trace: Any.
  ///   - list: The list.
  ///   - options: How the trace becomes motion.
  ///   - work: The work that its runs may take, on which others may draw as well.
  public init(
    of trace: Trace, on list: ScrollList, options: ReplayOptions, work: ReplayWork = ReplayWork()
  ) {
    let scene = Scene(scenario: trace.header.scenario, overrides: options.scene)
    let track = FingerTrack(of: trace, options: options, viewport: scene.viewport)
    self.init(track: track, scene: scene, on: list, options: options, work: work)
  }

  /// The replay of `track` in `scene` on a list that follows every movement by a model.
  public init(track: FingerTrack, scene: Scene, model: ScrollModel, options: ReplayOptions) {
    self.init(track: track, scene: scene, on: ScrollList(model: model), options: options)
  }

  /// The replay of `track` in `scene` on a list; `work` is what its runs may take, on which others may draw as well.
  public init(
    track: FingerTrack, scene: Scene, on list: ScrollList, options: ReplayOptions,
    work: ReplayWork = ReplayWork()
  ) {
    let scene = scene.touched(on: track.source)
    let rule = TimelineRule(of: list, on: track.source, scene: scene, options)
    self.init(
      track: track, scene: scene, on: list, options: options, rule, rule.timeline(of: track), work)
  }

  /// The replay of other fingers, which have the frames and the times of the app that those of `other` have.
  init(
    track: FingerTrack, scene: Scene, on list: ScrollList, options: ReplayOptions, work: ReplayWork,
    like other: Replay
  ) {
    let scene = scene.touched(on: track.source)
    let rule = TimelineRule(of: list, on: track.source, scene: scene, options)
    self.init(
      track: track, scene: scene, on: list, options: options, rule, rule.timeline(of: track), work,
      salt: other.setting.salt)
  }

  /// The same fingers in the same scene on another list.
  ///
  /// - Parameters:
  ///   - list: The list.
  ///   - others: The replays of the trace that there are already, at least one, all with the same options: what the list has in common
  ///     with one of theirs is not made again.
  package init(on list: ScrollList, beside others: [Replay]) {
    let first = others[0]
    let rule = TimelineRule(of: list, on: first.track.source, scene: first.scene, first.options)
    let timeline = others.first { $0.setting.rule == rule }?.timeline ?? rule.timeline(of: first.track)
    self.init(
      track: first.track, scene: first.scene, on: list, options: first.options, rule, timeline, first.work)
  }

  /// The same fingers on the same list, shown otherwise: with other frames, or another app.
  ///
  /// - Parameter options: Those of this replay but for the frames, the app, and whether arrivals count.
  /// - Returns: A replay that has all else in common with this one.
  package func shown(by options: ReplayOptions) -> Replay {
    let rule = TimelineRule(of: list, on: track.source, scene: scene, options)
    return Replay(
      track: track, scene: scene, on: list, options: options, rule,
      rule == setting.rule ? timeline : rule.timeline(of: track), work)
  }

  private init(
    track: FingerTrack, scene: Scene, on list: ScrollList, options: ReplayOptions, _ rule: TimelineRule,
    _ timeline: ReplayTimeline, _ work: ReplayWork, salt: UInt64? = nil
  ) {
    setting = Setting(track, scene, list, options, work, rule, timeline, salt: salt)
    free = FreePath(
      of: track, timeline, scene: scene, model: list.model, options, insets: InsetChanges(options.app))
  }

  /// An engine as it is before this replay; nil for a name that is none.
  ///
  /// - Parameter name: One of `RefreshEngine`'s names.
  /// - Returns: An idle engine.
  public func engine(named name: String) -> RefreshEngine? {
    RefreshSystem(named: name).map { engine(of: $0) }
  }

  /// A system with its own defaults, as it is before this replay.
  ///
  /// - Parameter system: Which one.
  /// - Returns: An idle engine.
  public func engine(of system: RefreshSystem) -> RefreshEngine {
    RefreshEngine(
      system, viewport: scene.viewport, originalTopInset: scene.topInset,
      contentOverscrolls: free.contentOverscrolls)
  }

  /// The engine that follows a policy, as it is before this replay.
  ///
  /// - Parameter policy: What it follows.
  /// - Returns: An idle engine.
  public func engine(of policy: RefreshPolicy) -> RefreshEngine {
    .policy(RefreshMachine(policy, viewport: scene.viewport, originalTopInset: scene.topInset))
  }

  /// Runs `engine` and returns the figures; `keepsFrames` keeps what every frame showed.
  public func run(_ engine: RefreshEngine, keepsFrames: Bool = false) -> (
    result: ReplayResult, frames: [ReplayFrame]
  ) {
    var frames: [ReplayFrame] = []
    let log = keepsFrames ? showFrames(of: engine) { frames.append($0) } : course(of: engine)
    return (seen(by: engine.traits, in: log).result(of: log, engine: engine), frames)
  }

  /// Runs `engine` and shows every frame as it comes; none is kept.
  ///
  /// - Parameters:
  ///   - engine: As it is before the replay.
  ///   - show: Takes each frame, in order of time.
  /// - Returns: What happened.
  @discardableResult
  public func showFrames(of engine: RefreshEngine, _ show: @escaping (ReplayFrame) -> Void) -> ReplayLog {
    var run = run(of: engine.accept(EngineOpener(keepsFrames: true)))
    run.showFrame = show
    runToEnd(&run)
    return run.log
  }

  /// The same with the free path of an engine with these traits in this run: what content does as the app changes its inset
  /// depends on them, and where a gesture finds the content on the refreshes before.
  func seen(by traits: RefreshTraits, in log: ReplayLog) -> Replay {
    let starts = log.freeStarts
    guard !options.app.insetChanges.isEmpty || !starts.isEmpty else { return self }
    var replay = self
    replay.free = FreePath(
      of: track, timeline, scene: scene, model: list.model, options,
      insets: InsetChanges(options.app, traits: traits), starts: starts)
    return replay
  }

  /// Runs `engine` for what it does and when, without the figures of the finger and the free path.
  ///
  /// - Parameter engine: As it is before the replay.
  /// - Returns: What happened.
  public func course(of engine: RefreshEngine) -> ReplayLog {
    finished(engine.accept(EngineOpener()), byFrames: false).log
  }

  /// The same frame by frame, whether something can come of a frame or not: the reference for `course(of:)`, which gives the same
  /// log, to the bit, and takes longer.
  ///
  /// - Parameter engine: As it is before the replay.
  /// - Returns: What happened.
  public func courseByFrames(of engine: RefreshEngine) -> ReplayLog {
    finished(engine.accept(EngineOpener()), byFrames: true).log
  }

  /// The greatest threshold that `engine` would have fired with in each gesture, its own left out of account; −∞ for none.
  ///
  /// No gesture has fired when the next begins.
  public func greatestThresholds(of engine: RefreshEngine) -> [Double] {
    finished(engine.accept(EngineOpener(probes: true)), byFrames: false).greatestThresholds
  }

  /// The same frame by frame: the reference.
  ///
  /// - Parameter engine: As it is before the replay; ``thresholdMethod(of:)`` is `.critical`.
  /// - Returns: One for each gesture that began, and what came before; −∞ for none.
  public func greatestThresholdsByFrames(of engine: RefreshEngine) -> [Double] {
    finished(engine.accept(EngineOpener(probes: true)), byFrames: true).greatestThresholds
  }

  /// The run of a system, at its end.
  private func finished(_ engine: OpenedEngine, byFrames: Bool) -> FinishedRun {
    var run = run(of: engine)
    runToEnd(&run, byVisits: !byFrames && !options.usesArrival && run.mayLeaveOutFrames)
    // Content that is at rest without a finger is at its edge but for the last bits: no pull is left to last.
    let last = run.engine.probe?.critical(until: run.endsHeld ? run.limit : -.infinity)
    let thresholds = (run.engine.probe?.gestures ?? []) + (last.map { [$0] } ?? [])
    return FinishedRun(log: run.log, greatestThresholds: thresholds)
  }

  /// A run of an engine that has not begun.
  func run<Engine: ReplayEngine>(of engine: Engine) -> ReplayRun<Engine> {
    ReplayRun(
      engine, timeline: timeline, scene: scene, model: list.model, agenda: setting.agenda, rate: options.rate,
      timing: setting.timing, turns: work.turns(forInputs: timeline.inputs.count))
  }

  /// Runs to the end, as far as the work allows: the one place where runs are counted.
  func runToEnd<Engine: ReplayEngine>(_ run: inout ReplayRun<Engine>, byVisits: Bool = false) {
    byVisits ? run.runByVisits(timeline.inputs.span) : run.run(timeline.inputs.span)
    work.end(with: run.turnsLeft)
  }

  /// The frames that are shown at the least to whoever looks at every one: those up to the last event, and up to the last act of
  /// the app.
  package var leastFrames: Double { max(track.lastEvent, setting.agenda.lastScripted) * options.rate }

  /// The display's frames.
  var clock: FrameClock { FrameClock(rate: options.rate, timing: setting.timing) }

  /// The greatest pull under the finger of one gesture, as an engine measures it, in points, ≥ 0.
  ///
  /// - Parameters:
  ///   - gesture: Which one of the track, from 0.
  ///   - traits: Of the engine.
  /// - Returns: The pull of the free path.
  package func greatestPull(of gesture: Int, as traits: RefreshTraits) -> Double {
    free.peakPull(of: gesture, free.measure(traits))
  }

  /// The gesture pulled furthest under the finger, the first of equals; nil without gestures.
  func furthestPull(_ measure: PullMeasure) -> Int? {
    var best: (index: Int, pull: Double)?
    for index in track.gestures.indices {
      let pull = free.peakPull(of: index, measure)
      if best.map({ pull > $0.pull }) ?? true { best = (index, pull) }
    }
    return best?.index
  }
}

/// The settings that a timeline depends on beside its fingers: lists that have it in common have the same one.
private struct TimelineRule: Equatable {
  let dragStart: DragStart
  let touchpad: TouchpadTravel
  let byArrival: Bool

  init(of list: ScrollList, on source: RefreshSources, scene: Scene, _ options: ReplayOptions) {
    dragStart = options.dragStart(of: list, on: source)
    touchpad = scene.touchpadTravel(on: list.model)
    byArrival = options.usesArrival
  }

  func timeline(of track: FingerTrack) -> ReplayTimeline {
    ReplayTimeline(of: track, dragStart: dragStart, touchpad: touchpad, byArrival: byArrival)
  }
}

/// What a run of a system leaves behind.
private struct FinishedRun {
  let log: ReplayLog
  /// The greatest threshold it would have fired with in each gesture; −∞ for none. Empty where nobody asked.
  let greatestThresholds: [Double]
}

/// Opens whatever system an engine holds.
struct EngineOpener: RefreshEngineVisitor {
  /// True where it is shown at frames.
  var keepsFrames = false
  /// True where the greatest thresholds are asked for that would have fired.
  var probes = false
  func visit(_ engine: some HeldEngine) -> OpenedEngine {
    .opening(engine, keepsFrames: keepsFrames, probes: probes)
  }
}
