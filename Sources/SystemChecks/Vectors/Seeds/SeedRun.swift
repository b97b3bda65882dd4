import PullToRefresh
import TextFormats

/// Runs an engine on the events of a `*.trace` case and writes what it does as log messages (the `conventions` of `seeds.json`).
///
/// The events are a log of what a scroll view reported to the original: offsets, flags, pans. They already include the effects of the
/// engine's insets and of the finger, so no scroll physics is used here. A case that moves a finger runs through ``ContentRun`` instead.
///
/// Within an event, the flags are applied first, then the pan, the offset, and the call. The engine's timers and the end of the work run
/// before events of the same time, and for 10 s after the last event.
struct SeedRun {
  /// Returns the log message for what an engine did; nil for effects that the log omits.
  typealias Wording = (RefreshEffect, RefreshEngine) -> String?

  var engine: RefreshEngine
  private(set) var view: ScrollSituation
  private(set) var log: [JSONValue] = []
  /// The time from the callback to the end of the app's work, in seconds; nil if the case's events end the work.
  var work: Double?
  /// True if a sample without the dragging flag leaves the flag as the pan recognizer set it.
  var keepsDragging = false
  private var ends = WorkEnds()
  private let word: Wording

  /// The time for which pending timers and work continue after the last event, in seconds.
  static let tail = 10.0
  /// The call by which a scroll view tells its delegate that dragging ended.
  private static let lift = "endDrag"

  /// Prepares the run of an engine on a scroll view at offset 0 with the given top inset, in points.
  init(_ engine: RefreshEngine, topInset: Double, viewport: Double = 568, wording: @escaping Wording) {
    self.engine = engine
    word = wording
    view = ScrollSituation(time: 0, contentOffset: 0, topInset: topInset, viewportLength: viewport)
  }

  /// Runs all events of a case, and what is pending after them.
  mutating func run(_ events: [SeedEvent]) throws {
    for event in events {
      runPending(until: event.time)
      view.time = event.time
      try apply(event)
    }
    runPending(until: view.time + Self.tail)
  }

  private mutating func runPending(until end: Double) {
    while let due = ends.next(timer: engine.nextTimer, upTo: end) {
      view.time = due.time
      send(due.event)
    }
  }

  /// Runs all touches on a page whose scroll offset they give, and what is pending after them.
  mutating func run(_ touches: [SeedTouch]) {
    for touch in touches {
      runPending(until: touch.time)
      view.time = touch.time
      apply(touch)
    }
    runPending(until: view.time + Self.tail)
  }

  private mutating func apply(_ touch: SeedTouch) {
    if let offset = touch.offset { view.contentOffset = offset }
    switch touch.kind {
    case .start:
      view.isTracking = true
      view.fingerTravel = touch.position
      send(.contactBegan)
    case .move:
      view.fingerTravel = touch.position
      if !view.isDragging {
        view.isDragging = true
        send(.dragBegan)
      }
      send(.fingerMoved)
    case .end: leave(.dragEnded)
    case .cancel: leave(.dragCancelled)
    }
  }

  private mutating func leave(_ event: RefreshEvent) {
    let hasDragged = view.isDragging
    (view.isTracking, view.isDragging) = (false, false)
    if hasDragged { send(event) }
    send(.contactEnded)
  }

  /// Moves the content to an offset in points, and notifies the engine.
  mutating func scroll(to offset: Double) {
    view.contentOffset = offset
    send(.offsetChanged)
  }

  private mutating func apply(_ event: SeedEvent) throws {
    setFlags(event)
    if let reference = event.referenceInset { setReference(reference) }
    if let inset = event.externalInset {
      view.topInset = inset
      note("inset=\(SixDigits.text(inset))")
      send(.topInsetChanged)
    }
    if let pan = event.pan { setPan(pan, event) }
    if let offset = event.offset {
      view.contentOffset = offset
      // With a lift, the offset only gives the position; there is no scroll callback.
      if event.call != Self.lift { send(.offsetChanged) }
    }
    if let call = event.call { try send(Self.event(called: call)) }
  }

  private mutating func setFlags(_ event: SeedEvent) {
    // Only a sample without a flag clears it; a call or a pan alone leaves the flags unchanged.
    let isSample = event.offset != nil
    view.isTracking = event.isTracking ?? (isSample ? false : view.isTracking)
    view.isDecelerating = event.isDecelerating ?? (isSample ? false : view.isDecelerating)
    view.isBouncing = event.isBouncing ?? (isSample ? false : view.isBouncing)
    view.isDragging = event.isDragging ?? (isSample && !keepsDragging ? false : view.isDragging)
  }

  private mutating func setPan(_ pan: String, _ event: SeedEvent) {
    switch pan {
    case "began":
      view.isDragging = event.isDragging ?? true
      send(.dragBegan)
    case "ended":
      view.isDragging = event.isDragging ?? false
      send(.dragEnded)
    case "cancelled", "failed":
      view.isDragging = event.isDragging ?? false
      send(.dragCancelled)
    default: break
    }
  }

  private mutating func setReference(_ inset: Double) {
    switch engine {
    case .isAlternative(var control):
      control.referenceInset = inset
      engine = .isAlternative(control)
    case .onpu(var control):
      control.referenceInset = inset
      engine = .onpu(control)
    default: break
    }
  }

  private static func event(called name: String) throws -> RefreshEvent {
    switch name {
    case "beginRefreshing", "trigger", "start": .beginRefreshing
    case "endRefreshing", "stopAnimating", "stop", "end", "finished": .endRefreshing
    case lift: .dragEnded
    default: throw SeedError.unknownCall(name)
    }
  }

  /// Sends an event to the engine at the current time, and logs what the engine does.
  mutating func send(_ event: RefreshEvent) {
    let effects = engine.handle(event, view)
    for index in 0..<effects.count {
      if case .setTopInset(let inset, _) = effects[index] { view.topInset = inset }
      // A forced offset takes effect at once; the engine has already handled the callback that it causes.
      if case .scroll(let offset, animated: false) = effects[index] { view.contentOffset = offset }
      if effects[index] == .callback, let work { ends.add(view.time + work) }
      if let message = word(effects[index], engine) { note(message) }
    }
  }

  private mutating func note(_ message: String) {
    log.append(.array([SeedInputs.value(view.time), .string(message)]))
  }

  /// The result of the run as a case expects it: the log and the given final values.
  func result(final: [(String, JSONValue)]) -> JSONValue { Self.result(log: log, final: final) }

  /// A log and final values as a JSON object, in the form that a case expects.
  static func result(log: [JSONValue], final: [(String, JSONValue)]) -> JSONValue {
    SeedInputs.object([("log", .array(log)), ("final", SeedInputs.object(final))])
  }

  /// The name of the engine's current state in the original's code.
  var stateName: JSONValue { .string(engine.originalStateName(engine.state)) }
}
