import GestureTraces
import PullToRefresh
import ScrollPhysics

/// A trace made ready for replay on one model: the finger, the scene and the free path, shared by all engines.
public struct Replay {
  /// The fingers' movements.
  public let track: FingerTrack
  /// The scene it takes place in.
  public let scene: Scene
  /// The content's path without an engine's insets.
  public let path: ContentPath
  let options: ReplayOptions

  private let timeline: ReplayTimeline
  private let agenda: AppAgenda
  private var timing: FrameTiming

  /// The replay of a trace on a model, in the trace's own scene but for what `options` override.
  public init(of trace: Trace, model: ScrollModel, options: ReplayOptions) {
    let scene = Scene(scenario: trace.header.scenario, overrides: options.scene)
    let track = FingerTrack(of: trace, options: options, viewport: scene.viewport)
    self.init(track: track, scene: scene, model: model, options: options)
  }

  /// The replay of `track` in `scene` on `model`.
  public init(track: FingerTrack, scene: Scene, model: ScrollModel, options: ReplayOptions) {
    self.track = track
    self.scene = scene
    self.options = options
    timeline = ReplayTimeline(of: track, slop: options.slop, byArrival: options.usesArrival)
    agenda = AppAgenda(options.app, salt: options.app.work.isRandom ? track.salt : 0)
    timing = options.frames
    // A trace has frames of its own, the same for every engine.
    if timing.dropped > 0 || timing.late > 0 { timing.seed = options.frames.seed ^ track.salt }
    path = ContentPath(
      of: timeline, scene: scene, model: model, rate: options.rate, framePhase: options.frames.phase)
  }

  /// An engine as it is before this replay; nil for a name that is none.
  ///
  /// - Parameter name: One of `RefreshEngine`'s names.
  /// - Returns: An idle engine.
  public func engine(named name: String) -> RefreshEngine? {
    RefreshSystem(named: name).map { RefreshEngine($0, in: scene, on: path.model) }
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
    guard keepsFrames else { return (result(of: course(of: engine), engine: engine), []) }
    var run = run(of: ShownEngine(engine: engine))
    run.run(timeline.inputs.span)
    return (result(of: run.log, engine: engine), run.frames)
  }

  /// Runs `engine` for what it does and when, without the figures of the finger and the free path.
  ///
  /// - Parameter engine: As it is before the replay.
  /// - Returns: What happened.
  public func course(of engine: RefreshEngine) -> ReplayLog {
    engine.accept(CourseVisitor(replay: self, isProbed: false)).log
  }

  /// The greatest threshold that `engine` would have fired with, its own left out of account; −∞ for none.
  func greatestThreshold(of engine: RefreshEngine) -> Double {
    engine.accept(CourseVisitor(replay: self, isProbed: true)).greatestThreshold
  }

  /// The run of a system, at its end.
  fileprivate func finished<Body: RefreshEngineBody>(_ engine: OpenedEngine<Body>) -> FinishedRun {
    var run = run(of: engine)
    run.run(timeline.inputs.span)
    // Content that is at rest without a finger is at its edge but for the last bits: no pull is left to last.
    let critical = run.engine.probe?.critical(until: run.endsHeld ? run.limit : -.infinity)
    return FinishedRun(log: run.log, greatestThreshold: critical ?? -.infinity)
  }

  private func run<Engine: ReplayEngine>(of engine: Engine) -> ReplayRun<Engine> {
    ReplayRun(
      engine, timeline: timeline, scene: scene, model: path.model, agenda: agenda, rate: options.rate,
      timing: timing)
  }

  private func result(of log: ReplayLog, engine: RefreshEngine) -> ReplayResult {
    var result = ReplayResult()
    result.engine = "\(engine.name)"
    result.model = "\(path.model.name)"
    result.rate = options.rate
    result.gestures = track.gestures.count
    result.isUnfinished = track.gestures.last?.end == .unfinished
    result.isTruncated = track.isTruncated
    log.fill(&result, engine: engine)
    fillFigures(of: engine.traits, trigger: log.firstTrigger?.gesture, in: &result)
    return result
  }

  private func fillFigures(of traits: RefreshTraits, trigger: Int?, in result: inout ReplayResult) {
    result.threshold = traits.threshold
    let measure = measure(traits)
    guard let index = trigger ?? furthestPull(measure) else { return }
    let gesture = track.gestures[index]
    let figures = GestureFigures(
      of: index, gesture: gesture, path: path, measure: measure, crossings: path.crossings(of: measure))
    result.gesture = index + 1
    result.release = gesture.end == .lift ? gesture.ended : nil
    if trigger != nil { result.timeToTrigger = result.trigger.map { $0 - gesture.began } }
    let due = figures.due(by: traits, gesture: gesture, measure: measure)
    result.due = due?.time
    if let due {
      result.delay = delay(after: due, gesture: index, in: result)
      // Only of an engine that kept still does anybody ask why.
      if trigger == nil { result.isDueUnseen = timeline.isUnseen(due, gesture: index, clock: clock) }
    }
    result.dwell = figures.dwell
    result.margin = figures.releasePull.map { max(0, $0) - traits.threshold }
    result.peakMargin = figures.peakPull - traits.threshold
    result.peakOverscroll = figures.peakOverscroll
    result.bouncePeak = figures.bouncePeak
    result.settle = figures.settle
    result.takeCrossings(figures.crossings)
  }

  /// The parts of the delay from `due` to the callback of a result whose trigger is known; nil without
  /// either.
  private func delay(after due: DueMoment, gesture: Int, in result: ReplayResult) -> DelayParts? {
    guard let trigger = result.trigger, let callback = result.callback else { return nil }
    return DelayParts(
      of: due, gesture: gesture, in: timeline, clock: clock, trigger: trigger, callback: callback)
  }

  /// The display's frames.
  private var clock: FrameClock { FrameClock(rate: options.rate, timing: timing) }

  /// The greatest pull under the finger of one gesture, as an engine measures it, in points, ≥ 0.
  ///
  /// - Parameters:
  ///   - gesture: Which one of the track, from 0.
  ///   - traits: Of the engine.
  /// - Returns: The pull of the free path.
  package func greatestPull(of gesture: Int, as traits: RefreshTraits) -> Double {
    GestureFigures.peakPull(of: gesture, path: path, measure: measure(traits))
  }

  private func measure(_ traits: RefreshTraits) -> PullMeasure {
    PullMeasure(model: path.model, extent: path.extent, traits: traits)
  }

  /// The gesture pulled furthest under the finger, the first of equals; nil without gestures.
  private func furthestPull(_ measure: PullMeasure) -> Int? {
    var best: (index: Int, pull: Double)?
    for index in track.gestures.indices {
      let pull = GestureFigures.peakPull(of: index, path: path, measure: measure)
      if best.map({ pull > $0.pull }) ?? true { best = (index, pull) }
    }
    return best?.index
  }
}

/// What a run of a system leaves behind.
private struct FinishedRun {
  let log: ReplayLog
  /// The greatest threshold it would have fired with; −∞ for none, and where nobody asked.
  let greatestThreshold: Double
}

/// Runs whatever system an engine holds, opened once: the one place for which the loop is compiled a system at a time.
private struct CourseVisitor: RefreshEngineVisitor {
  let replay: Replay
  /// Whether other thresholds are asked for.
  let isProbed: Bool
  func visit(_ engine: some RefreshEngineBody) -> FinishedRun {
    replay.finished(isProbed ? OpenedEngine(probing: engine) : OpenedEngine(engine))
  }
}

extension ReplayLog {
  /// Writes what the run itself gives into `result`.
  fileprivate func fill(_ result: inout ReplayResult, engine: RefreshEngine) {
    result.triggers = triggers
    result.trigger = firstTrigger?.time
    result.triggerPhase = firstTrigger?.phase
    result.callback = callback
    result.end = end
    result.offsetJump = offsetJump
    result.velocityJump = velocityJump
    result.isInsetConserved = isInsetConserved
    result.findings = oracle.findings
    result.states = states.map { StateEntry(time: $0.time, name: "\(engine.stateName($0.state))") }
  }
}

extension ReplayResult {
  /// Rounding of a solved crossing may put it this far behind the frame that saw it, in seconds.
  private static let crossingSlack = 1e-9

  /// Takes a gesture's crossings up to the trigger.
  fileprivate mutating func takeCrossings(_ all: [Crossing]) {
    let limit = trigger.map { $0 + Self.crossingSlack } ?? .infinity
    let seen = all.filter { $0.time <= limit }
    let ups = seen.filter { $0.isUp }
    crossings = seen.map { $0.time }
    crossing = trigger == nil ? ups.first?.time : ups.last?.time
    chatter = max(0, ups.count - 1)
  }
}
