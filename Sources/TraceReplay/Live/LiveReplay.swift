import GestureTraces
import PullToRefresh

/// A replay of a recording that is still growing: the engine sees the same frames as in a replay of the whole recording.
///
/// The engine sees display frames at `k / rate` seconds from the recording's zero, once the host confirms that all events up to then have
/// been read. ``ahead(at:)`` gives what a display shows, and changes nothing. Only engines that read a moving finger's velocity may differ
/// from a replay of the whole recording, because that replay knows the next sample.
///
///     var live = LiveReplay(header, on: .uiScrollView, engine, options: ReplayOptions())
///     live.follow(event)
///     live.showFrames(upTo: 0.25)
///     draw(live.ahead(at: 0.262).frame)
///
/// The app's work follows the options' script, as in a replay.
package struct LiveReplay {
  private var growing: GrowingInputs
  private var run: ReplayRun<OpenedEngine>
  private var inputs: [ReplayInput] = []
  /// The index of the newest frame that the engine has seen; −1 before the first.
  private var shown = -1
  /// True if nothing is pending unless an event comes.
  private var isAtRest = true
  /// The time of the newest frame, in seconds; it may lie between two frames of the display's clock.
  private var time = 0.0

  /// A replay at the start of a recording, before any event.
  ///
  /// - Parameters:
  ///   - header: The recording's first line: device and scenario.
  ///   - list: The scroll view under the finger.
  ///   - engine: The engine in its state before the recording.
  ///   - options: The options of a replay; frames are evenly spaced.
  package init(
    _ header: TraceHeader, on list: ScrollList, _ engine: RefreshEngine, options: ReplayOptions
  ) {
    let source = header.device.fingerSource
    let scene = Scene(scenario: header.scenario, overrides: options.scene).touched(on: source)
    growing = GrowingInputs(header, on: list, in: scene, options)
    run = ReplayRun(
      engine.accept(EngineOpener(keepsFrames: true)), timeline: ReplayTimeline(source: source), scene: scene,
      model: list.model, agenda: AppAgenda(options.app, salt: 0), rate: options.rate)
    // The length of the gesture is not known yet; only the replay of the whole recording decides whether it is busy.
    run.judgesBusy = false
  }

  /// The log of the frames shown so far.
  package var log: ReplayLog { run.log }

  /// The engine after the frames shown so far.
  package var engine: RefreshEngine { run.engine.held }

  /// True if nothing changes until an event comes.
  package var isResting: Bool { isAtRest }

  /// The time of the newest frame shown, in seconds; below 0 before the first. Events must come after it.
  package var shownTime: Double { shown < 0 ? -1 : run.clock.time(of: shown) }

  /// Reads the next event, whose time is after the newest frame's.
  package mutating func follow(_ event: TraceEvent) {
    if isAtRest { rest(upTo: Double(event.timeMicroseconds) / 1e6) }
    growing.follow(event)
    isAtRest = false
  }

  /// Shows the engine all frames up to `time` seconds. Every event up to then must have been read.
  package mutating func showFrames(upTo time: Double) {
    while case let next = run.clock.next(after: shown), run.clock.time(of: next) <= time {
      if isAtRest { return rest(upTo: time) }
      self.time = run.clock.time(of: next)
      show(at: self.time)
      shown = next
    }
  }

  /// Skips the frames up to `time` in which nothing can happen.
  private mutating func rest(upTo time: Double) {
    shown = max(shown, run.clock.index(atOrAfter: time) - 1)
  }

  /// The run as it would be at `time` if no other event came: what a display shows. This run does not change.
  ///
  /// - Parameter time: Seconds, at or after the newest frame's.
  /// - Returns: The run after all frames up to then, and one at the time itself.
  package func ahead(at time: Double) -> LiveReplay {
    var copy = self
    // A copied run would otherwise share the engine.
    if let engine = run.engine.copied() { copy.run.engine = engine }
    copy.showFrames(upTo: time)
    if !copy.isAtRest, time > copy.shownTime { copy.show(at: time) }
    copy.time = max(time, shownTime)
    return copy
  }

  /// The scroll view at the time of the newest frame, and the engine after that frame.
  package var frame: ReplayFrame {
    var content = run.content
    let view = content.situation(at: time, offset: content.offset(at: time), withMotion: true)
    return ReplayFrame(
      situation: view, engine: run.engine.held, travel: content.travel, pull: run.engine.pull(view),
      gesture: run.log.gesture, events: [])
  }

  private mutating func show(at time: Double) {
    growing.flush()
    growing.takeNew(after: shownTime) { inputs.append($0) }
    // Moved out and back, because the run changes while it reads them.
    var waiting: [ReplayInput] = []
    swap(&waiting, &inputs)
    let reached = run.advance(waiting.span, to: time)
    run.show(waiting.span, at: reached)
    swap(&waiting, &inputs)
    // Inputs that the engine has seen are dropped, so that a copy costs the same however long the recording is.
    inputs.removeFirst(run.forgetInputs())
    isAtRest = inputs.isEmpty && run.isOver(at: reached, isFrame: true)
  }
}
