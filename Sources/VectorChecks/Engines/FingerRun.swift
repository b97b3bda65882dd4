import PullToRefresh

/// A finger on a list at its top, and one engine above it: what the engine cases of the peers are run with.
///
/// Samples and offsets come when the case says so; the engine's timers and the app's ends at their own times.
struct FingerRun<Engine: RefreshEngineBody> {
  /// A function that is told of each effect, for a log.
  typealias Witness = (RefreshEffect, Engine, Double) -> Void

  private(set) var engine: Engine
  private(set) var view: ScrollSituation
  /// The number of refreshes that the engine started by itself.
  private(set) var triggers = 0
  /// Seconds after the callback at which the work ends; nil where it never does.
  var work: Double?
  private var ends = WorkEnds()
  private let witness: Witness?

  init(_ engine: Engine, viewport: Double = 0, witness: Witness? = nil) {
    self.engine = engine
    self.witness = witness
    view = ScrollSituation(time: 0, contentOffset: 0, topInset: 0, viewportLength: viewport)
  }

  /// Runs timers and ends of work up to `time`, in their order, and lets it come.
  mutating func wait(until time: Double) {
    while let due = ends.next(timer: engine.nextTimer, upTo: time) {
      view.time = due.time
      send(due.event)
    }
    view.time = time
  }

  /// A finger comes down at this position, in points.
  mutating func touch(at position: Double = 0) {
    view.isTracking = true
    view.fingerTravel = position
    send(.contactBegan)
  }

  /// The finger is now at this position, in points.
  mutating func move(to position: Double) {
    view.fingerTravel = position
    if !view.isDragging {
      view.isDragging = true
      send(.dragBegan)
    }
    send(.fingerMoved)
  }

  /// The content is now at this offset, in points.
  mutating func scroll(to offset: Double) {
    view.contentOffset = offset
    send(.offsetChanged)
  }

  /// The page is at this offset from now on, in points; nobody is told.
  mutating func place(at offset: Double) { view.contentOffset = offset }

  /// The finger leaves.
  mutating func lift() { leave(.dragEnded) }

  /// The finger is taken away.
  mutating func cancel() { leave(.dragCancelled) }

  private mutating func leave(_ event: RefreshEvent) {
    let hasDragged = view.isDragging
    (view.isTracking, view.isDragging) = (false, false)
    if hasDragged { send(event) }
    send(.contactEnded)
  }

  /// Tells the engine.
  mutating func send(_ event: RefreshEvent) {
    let effects = engine.handle(event, view)
    for index in 0..<effects.count {
      switch effects[index] {
      case .trigger: triggers += 1
      case .setTopInset(let inset, _): view.topInset = inset
      case .callback: if let work { ends.add(view.time + work) }
      case .enter, .scroll, .note: break
      }
      witness?(effects[index], engine, view.time)
    }
  }

  /// The name of the state the engine is in.
  var stateName: String { Engine.stateName(engine.state).description }
}

extension FingerRun {
  /// One drag from the top through these positions, in points, and the lift after them.
  mutating func drag(through positions: [Double]) {
    touch()
    for position in positions { move(to: position) }
    lift()
  }
}
