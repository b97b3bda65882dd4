import PullToRefresh
import TextFormats

/// Drives an engine with the events of a `*.trace` case and words what it does (`conventions` of `seeds.json`).
///
/// The events are a log of what a scroll view told the original: offsets, flags, pans. They say themselves what the content
/// does, with the engine's insets and the finger's hand in it, so no scroll physics moves it here. A finger that a case moves
/// is run over content, by ``ContentRun``.
///
/// Within an event the flags count first, then the pan, then the offset, then the call. The engine's timers and the end
/// of the work run before events of the same time, and for 10 s after the last event.
struct SeedRun {
  /// The wording of an effect; nil for what the log leaves out.
  typealias Wording = (RefreshEffect, RefreshEngine) -> String?

  var engine: RefreshEngine
  private(set) var view: ScrollSituation
  private(set) var log: [JSONValue] = []
  /// Seconds after the callback at which the work ends; nil where the events end it.
  var work: Double?
  /// True where a sample without the dragging flag leaves it as the pan recognizer set it.
  var keepsDragging = false
  private var ends = WorkEnds()
  private let word: Wording

  /// The time that pending completions run after the last event, in seconds.
  static let tail = 10.0
  /// The call with which a scroll view tells its delegate of a lift.
  private static let lift = "endDrag"

  /// A run of `engine` on a scroll view at offset 0 with this top inset, in points.
  init(_ engine: RefreshEngine, topInset: Double, viewport: Double = 568, wording: @escaping Wording) {
    self.engine = engine
    word = wording
    view = ScrollSituation(time: 0, contentOffset: 0, topInset: topInset, viewportLength: viewport)
  }

  /// Runs all of `events` and what is pending after them.
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

  /// Runs all of `touches`, on a page that is where they say, and what is pending after them.
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

  /// The content is now at this offset, in points.
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
      // Beside a lift the offset says where it is; there is no scroll callback of it.
      if event.call != Self.lift { send(.offsetChanged) }
    }
    if let call = event.call { try send(Self.event(called: call)) }
  }

  private mutating func setFlags(_ event: SeedEvent) {
    // Only a sample without a flag clears it; a call or a pan alone leaves the flags as they are.
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

  /// Tells the engine, now.
  mutating func send(_ event: RefreshEvent) {
    let effects = engine.handle(event, view)
    for index in 0..<effects.count {
      if case .setTopInset(let inset, _) = effects[index] { view.topInset = inset }
      // A forced offset counts at once; the engine has already taken in the callback it brings.
      if case .scroll(let offset, animated: false) = effects[index] { view.contentOffset = offset }
      if effects[index] == .callback, let work { ends.add(view.time + work) }
      if let message = word(effects[index], engine) { note(message) }
    }
  }

  private mutating func note(_ message: String) {
    log.append(.array([SeedInputs.value(view.time), .string(message)]))
  }

  /// The log and what is left at the end.
  func result(final: [(String, JSONValue)]) -> JSONValue { Self.result(log: log, final: final) }

  /// A log and what is left at the end, as a case expects them.
  static func result(log: [JSONValue], final: [(String, JSONValue)]) -> JSONValue {
    SeedInputs.object([("log", .array(log)), ("final", SeedInputs.object(final))])
  }

  /// The name of the state the engine is in.
  var stateName: JSONValue { .string(engine.originalStateName(engine.state)) }
}
