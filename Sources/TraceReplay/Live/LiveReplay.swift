import GestureTraces
import PullToRefresh

/// A replay of a take that still grows: the same engine sees the same frames as in the replay of the whole take.
///
/// The engine sees the display frames of a replay, `k / rate` seconds from the take's zero on, once a host says that all events up
/// to then have come. What a display shows is asked for with ``ahead(at:)``, which changes nothing. Engines that
/// look at the velocity of a finger while it moves are the exception: in a replay its next sample is known.
///
///     var live = LiveReplay(header, on: .uiScrollView, engine, options: ReplayOptions())
///     live.follow(event)
///     live.showFrames(upTo: 0.25)
///     draw(live.ahead(at: 0.262).frame)
///
/// Work of the app is done by the options' script, as in a replay.
package struct LiveReplay {
  private var growing: GrowingInputs
  private var run: ReplayRun<OpenedEngine>
  private var inputs: [ReplayInput] = []
  /// The index of the newest frame that was shown; -1 before the first.
  private var shown = -1
  /// True if nothing is to come without an event.
  private var isAtRest = true
  /// The time of the newest frame, on the clock or not, in seconds.
  private var time = 0.0

  /// The start of a take.
  ///
  /// - Parameters:
  ///   - header: The take's first line: device and scenario.
  ///   - list: The list under the finger.
  ///   - engine: As it is before the take.
  ///   - options: As of a replay; frames come evenly.
  package init(
    _ header: TraceHeader, on list: ScrollList, _ engine: RefreshEngine, options: ReplayOptions
  ) {
    let source = header.device.fingerSource
    let scene = Scene(scenario: header.scenario, overrides: options.scene).touched(on: source)
    growing = GrowingInputs(header, on: list, in: scene, options)
    run = ReplayRun(
      engine.accept(EngineOpener(keepsFrames: true)), timeline: ReplayTimeline(source: source), scene: scene,
      model: list.model, agenda: AppAgenda(options.app, salt: 0), rate: options.rate)
    // How long a gesture will last is not known yet: who is busy is said by the replay of the whole take.
    run.judgesBusy = false
  }

  /// The log of the frames shown so far.
  package var log: ReplayLog { run.log }

  /// The engine as it is after the frames shown so far.
  package var engine: RefreshEngine { run.engine.held }

  /// True if nothing changes from here on until an event comes.
  package var isResting: Bool { isAtRest }

  /// The time of the newest frame that was shown, in seconds; below 0 before the first. An event must come after it.
  package var shownTime: Double { shown < 0 ? -1 : run.clock.time(of: shown) }

  /// Takes in the next event, of a time after the newest frame's.
  package mutating func follow(_ event: TraceEvent) {
    if isAtRest { rest(upTo: Double(event.timeMicroseconds) / 1e6) }
    growing.follow(event)
    isAtRest = false
  }

  /// Shows the engine all frames up to `time` seconds: every event up to then has come.
  package mutating func showFrames(upTo time: Double) {
    while case let next = run.clock.next(after: shown), run.clock.time(of: next) <= time {
      if isAtRest { return rest(upTo: time) }
      self.time = run.clock.time(of: next)
      show(at: self.time)
      shown = next
    }
  }

  /// Nothing comes of the frames in which nothing happens: only their times go by.
  private mutating func rest(upTo time: Double) {
    shown = max(shown, run.clock.index(atOrAfter: time) - 1)
  }

  /// The run as it would be at `time` if no other event came: what a display shows. This one stays where it is.
  ///
  /// - Parameter time: Seconds, at or after the newest frame's.
  /// - Returns: The run after all frames up to then, and one at the time itself.
  package func ahead(at time: Double) -> LiveReplay {
    var copy = self
    // Copies of a run share its engine.
    if let engine = run.engine.copied() { copy.run.engine = engine }
    copy.showFrames(upTo: time)
    if !copy.isAtRest, time > copy.shownTime { copy.show(at: time) }
    copy.time = max(time, shownTime)
    return copy
  }

  /// The scroll view at the time of the newest frame, and the engine after it has seen it.
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
    // Taken out and put back: the run changes while it reads them.
    var waiting: [ReplayInput] = []
    swap(&waiting, &inputs)
    let reached = run.advance(waiting.span, to: time)
    run.show(waiting.span, at: reached)
    swap(&waiting, &inputs)
    // What the engine has seen is not needed again: a copy that looks ahead costs the same however long the take is.
    inputs.removeFirst(run.forgetInputs())
    isAtRest = inputs.isEmpty && run.isOver(at: reached, isFrame: true)
  }
}
