import PullToRefresh
import ScrollPhysics

/// A scroll view with a pull-to-refresh engine for a host that has its own finger: fingers and frames in, offsets and
/// effects out.
///
/// It does with a finger that is still moving what a replay does with a trace, by the same driver: the same
/// inputs and frames give the same offsets, states and effects. The finger moves the content at its own
/// times; the engine sees what has come at the next frame, in order, then the offset. The engine's timers run
/// at their exact time, before a frame.
///
///     var view = LiveScrollView(UIRefreshControl(viewport: 667, originalTopInset: 0), on: .uikit)
///     view.beginContact(at: 0)
///     for step in 1...30 {
///       let time = Double(step) / 60
///       view.moveFinger(to: Double(step) * 15, at: time)
///       let frame = view.showFrame(at: time)
///       draw(frame.offset, below: frame.topInset)
///       if frame.effects.contains(.callback) { startWork() }
///     }
///     view.endContact(at: 0.51)
///
/// Once the work is done the host says ``endRefreshing(at:)``, and asks for frames until one is the last.
///
/// Times are seconds of any one clock, and never go back. The velocity of a finger whose next sample is still to come is
/// that between its last two: only there an engine that looks at it sees another than in a replay.
public struct LiveScrollView<Engine: RefreshEngineBody> {
  private var run: ReplayRun<HeardEngine<Engine>>
  private var maker: InputMaker
  /// The inputs since the last frame.
  private var inputs: [ReplayInput] = []
  /// The newest time that was said, in seconds.
  private var newest = -Double.infinity

  /// Content at rest where `scene` begins, and an engine that has seen nothing yet.
  ///
  /// - Parameters:
  ///   - engine: The host's own, or one of the built-in systems.
  ///   - model: The scroll physics.
  ///   - scene: The lengths; a 667 pt viewport over ten of content, at the top, where nothing else is said.
  ///   - source: What the finger is on.
  ///   - slop: Finger travel that moves nothing and is subtracted after, in points ≥ 0.
  ///   - rate: Frames per second, above 0, for a model whose original works by the tick.
  public init(
    _ engine: Engine, on model: ScrollModel, in scene: Scene = .standard,
    source: RefreshSources = .touchscreen, slop: Double = 0, rate: Double = 60
  ) {
    var app = AppScript()
    app.work = .never
    run = ReplayRun(
      HeardEngine(engine), timeline: ReplayTimeline(source: source), scene: scene.touched(on: source),
      model: model, agenda: AppAgenda(app, salt: 0), rate: rate)
    // A host draws at each frame, and its log does not say who is busy.
    run.judgesBusy = false
    maker = InputMaker(
      dragStart: DragStart(slop: slop).forAll, touchpad: scene.touched(on: source).touchpadTravel(on: model))
  }

  /// The engine as it is now.
  public var engine: Engine { run.engine.body }

  /// The log so far: states, triggers, jumps of the content, broken rules. It grows with each of them.
  public var log: ReplayLog { run.log }

  // MARK: The finger

  /// A finger comes down at `time`, and catches content that moves.
  public mutating func beginContact(at time: Double) {
    reach(time)
    if inputs.isEmpty, run.content.forgetGestures() { maker.forgetGestures() }
    inputs.append(maker.makeContact(at: time, arrival: time))
  }

  /// The finger is somewhere else at `time`.
  ///
  /// - Parameters:
  ///   - travel: From where it came down, in points, growing downwards.
  ///   - across: The same sideways, growing to the right.
  ///   - contacts: Fingers down.
  ///   - time: Seconds.
  public mutating func moveFinger(
    to travel: Double, across: Double = 0, contacts: Int = 1, at time: Double
  ) {
    reach(time)
    inputs.append(
      maker.makeSample(
        travel: travel, across: across, contacts: contacts, carriesPosition: true, at: time, arrival: time))
  }

  /// The finger lifts at `time`: the content goes on by itself.
  public mutating func endContact(at time: Double) { end(.lift, at: time) }

  /// The finger is taken away at `time`: no lift, and the content comes back from rest.
  public mutating func cancelContact(at time: Double) { end(.cancel, at: time) }

  /// A wheel turns at `time`: the content moves at once by `distance` points, growing downwards in the content, and no
  /// further than its edges; under a finger nothing happens.
  public mutating func turnWheel(by distance: Double, at time: Double) {
    reach(time)
    inputs.append(maker.makeWheel(by: distance, at: time, arrival: time))
  }

  private mutating func end(_ kind: ReplayInput.Kind, at time: Double) {
    reach(time)
    inputs.append(maker.makeEnd(kind, at: time, arrival: time))
  }

  // MARK: The app

  /// The app begins a refresh itself; its effects come with the next frame.
  public mutating func beginRefreshing(at time: Double) { perform(.begin, at: time) }

  /// The app's work is done; what the engine does then comes with the next frame.
  public mutating func endRefreshing(at time: Double) { perform(.end(isRepeat: false), at: time) }

  private mutating func perform(_ act: AppAgenda.Act, at time: Double) {
    let time = happen(upTo: time, isFrame: false)
    run.perform(act, at: time)
  }

  // MARK: The display

  /// Shows a frame at `time`: everything that was to happen up to it has happened, and the engine has seen it.
  ///
  /// - Parameter time: Seconds.
  /// - Returns: What to draw, and what the engine did.
  public mutating func showFrame(at time: Double) -> LiveFrame {
    let time = happen(upTo: time, isFrame: true)
    inputs.removeFirst(run.forgetInputs())
    let isLast = inputs.isEmpty && run.isOver(at: time, isFrame: true)
    let view = run.content.situation(at: time, offset: run.content.offset(at: time), withMotion: true)
    defer { run.engine.heard.removeAll(keepingCapacity: true) }
    return LiveFrame(
      situation: view, pull: max(0, run.engine.pull(view)), state: run.engine.state,
      effects: run.engine.heard,
      isLast: isLast)
  }

  /// Lets everything happen that is due up to `time`, and at a frame has the engine see it; gives the time it is then.
  private mutating func happen(upTo time: Double, isFrame: Bool) -> Double {
    reach(time)
    // Taken out and put back: the run changes while it reads them.
    var waiting: [ReplayInput] = []
    swap(&waiting, &inputs)
    let time = run.advance(waiting.span, to: time)
    if isFrame { run.show(waiting.span, at: time) }
    swap(&waiting, &inputs)
    return time
  }

  private mutating func reach(_ time: Double) {
    precondition(time >= newest, "a live scroll view's times never go back")
    newest = time
  }
}
