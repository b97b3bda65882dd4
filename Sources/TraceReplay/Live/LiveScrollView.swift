import PullToRefresh
import ScrollPhysics

/// A scroll view with a pull-to-refresh engine for a host that has its own finger: fingers and frames go in, offsets and
/// effects come out.
///
/// It treats a moving finger as a replay treats a trace, with the same driver: the same
/// inputs and frames give the same offsets, states and effects. The finger moves the content at its own
/// times; at the next frame the engine sees the inputs since the last one, in order, and then the offset. The engine's timers fire
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
/// When its work is done the host calls ``endRefreshing(at:)``, and shows frames until one is the last.
///
/// Times are seconds of any one clock and never decrease. The next sample of a moving finger is not known, so its velocity is
/// that between its last two; only engines that read this velocity may differ from a replay.
public struct LiveScrollView<Engine: RefreshEngineBody> {
  private var run: ReplayRun<HeardEngine<Engine>>
  private var maker: InputMaker
  /// The inputs since the previous frame.
  private var inputs: [ReplayInput] = []
  /// The latest time that the host has passed in, in seconds; −∞ before the first.
  private var newest = -Double.infinity

  /// A scroll view at rest at the scene's start position, with an engine in its initial state.
  ///
  /// - Parameters:
  ///   - engine: The host's own, or one of the built-in systems.
  ///   - model: The scroll physics.
  ///   - scene: The lengths; by default a 667 pt viewport over ten times as much content, at the top.
  ///   - source: The surface that the finger is on.
  ///   - slop: Finger travel that moves nothing and is then subtracted, in points, ≥ 0.
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
    // A host draws at each frame, and its log does not report whether gestures are busy.
    run.judgesBusy = false
    maker = InputMaker(
      dragStart: DragStart(slop: slop).forAll, touchpad: scene.touched(on: source).touchpadTravel(on: model))
  }

  /// The engine in its present state.
  public var engine: Engine { run.engine.body }

  /// The log so far: states, triggers, jumps of the content, broken rules. It grows with each entry.
  public var log: ReplayLog { run.log }

  // MARK: The finger

  /// A finger comes down at `time` seconds; if the content moves, the finger catches it.
  public mutating func beginContact(at time: Double) {
    reach(time)
    if inputs.isEmpty, run.content.forgetGestures() { maker.forgetGestures() }
    inputs.append(maker.makeContact(at: time, arrival: time))
  }

  /// Moves the finger, as of `time`.
  ///
  /// - Parameters:
  ///   - travel: Vertical travel since touch-down, in points, positive downwards.
  ///   - across: Horizontal travel since touch-down, in points, positive to the right.
  ///   - contacts: Number of fingers down.
  ///   - time: Seconds.
  public mutating func moveFinger(
    to travel: Double, across: Double = 0, contacts: Int = 1, at time: Double
  ) {
    reach(time)
    inputs.append(
      maker.makeSample(
        travel: travel, across: across, contacts: contacts, carriesPosition: true, at: time, arrival: time))
  }

  /// Releases the finger at `time` seconds; the content continues by itself.
  public mutating func endContact(at time: Double) { end(.lift, at: time) }

  /// Cancels the touch at `time` seconds: there is no release, and the content returns without momentum.
  public mutating func cancelContact(at time: Double) { end(.cancel, at: time) }

  /// A wheel turns at `time`: the content offset changes at once by `distance` points, limited to the content's bounds;
  /// while a finger is down nothing happens.
  public mutating func turnWheel(by distance: Double, at time: Double) {
    reach(time)
    inputs.append(maker.makeWheel(by: distance, at: time, arrival: time))
  }

  private mutating func end(_ kind: ReplayInput.Kind, at time: Double) {
    reach(time)
    inputs.append(maker.makeEnd(kind, at: time, arrival: time))
  }

  // MARK: The app

  /// The app begins a refresh itself at `time` seconds; the engine's effects come with the next frame.
  public mutating func beginRefreshing(at time: Double) { perform(.begin, at: time) }

  /// The app ends its refresh at `time` seconds; the engine's effects come with the next frame.
  public mutating func endRefreshing(at time: Double) { perform(.end(isRepeat: false), at: time) }

  private mutating func perform(_ act: AppAgenda.Act, at time: Double) {
    let time = happen(upTo: time, isFrame: false)
    run.perform(act, at: time)
  }

  // MARK: The display

  /// Shows a frame at `time`, after processing everything that is due up to that time.
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

  /// Processes everything that is due up to `time` seconds and, if `isFrame`, shows the engine a frame. Returns the time reached, in
  /// seconds.
  private mutating func happen(upTo time: Double, isFrame: Bool) -> Double {
    reach(time)
    // Moved out and back, because the run changes while it reads them.
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
