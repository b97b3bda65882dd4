import PullToRefresh

/// A finger and a scroll view around one engine: sends the events a host would and carries out the insets.
struct EngineDrag {
  var engine: RefreshEngine
  var view: ScrollSituation
  /// What has happened so far.
  var triggers: [TriggerPhase] = []
  var callbacks = 0
  /// How often a test has ended the work, kept by the test.
  var ends = 0
  var states: [String] = []
  var notes: [RefreshNote] = []
  let originalTopInset: Double

  init(_ system: RefreshSystem, viewport: Double = 667, topInset: Double = 0) {
    self.init(RefreshEngine(system, viewport: viewport, originalTopInset: topInset), viewport, topInset)
  }

  init(policy: RefreshPolicy, viewport: Double = 667, topInset: Double = 0) {
    let machine = RefreshMachine(policy, viewport: viewport, originalTopInset: topInset)
    self.init(.policy(machine), viewport, topInset)
  }

  init(_ engine: RefreshEngine, _ viewport: Double = 667, _ topInset: Double = 0) {
    self.engine = engine
    originalTopInset = topInset
    view = ScrollSituation(time: 0, contentOffset: -topInset, topInset: topInset, viewportLength: viewport)
  }

  /// Around a system whose app ends the refresh within its handler.
  init(endingInside system: RefreshSystem) {
    self.init(system)
    engine.setEndsInsideCallback(true)
  }

  /// After samples of contentOffset, 10 ms apart, under a finger or not.
  init(_ system: RefreshSystem, samples: [(offset: Double, drags: Bool)], topInset: Double = 0) {
    self.init(system, topInset: topInset)
    for sample in samples {
      view.time += 0.01
      view.contentOffset = sample.offset
      (view.isTracking, view.isDragging) = (sample.drags, sample.drags)
      send(.offsetChanged)
    }
  }

  /// Sends one event and takes in its effects.
  mutating func send(_ event: RefreshEvent) {
    let effects = engine.handle(event, view)
    for index in 0..<effects.count {
      switch effects[index] {
      case .enter(let code): states.append(engine.stateName(code).description)
      case .setTopInset(let inset, _): view.topInset = inset
      case .trigger(let phase): triggers.append(phase)
      case .callback: callbacks += 1
      case .scroll: break
      case .note(let note, _): notes.append(note)
      }
    }
  }

  /// Sends one event and lets time pass after it.
  mutating func send(_ event: RefreshEvent, waiting seconds: Double) {
    send(event)
    wait(seconds)
  }

  /// Lets time pass, with the engine's own timers at their times.
  mutating func wait(_ seconds: Double) {
    let end = view.time + seconds
    while let next = engine.nextTimer, next <= end {
      view.time = next
      send(.timerFired)
    }
    view.time = end
  }

  /// Drags, from a touch if there is none, until the pull is `target` points, in steps of at most 4 points.
  mutating func pull(to target: Double) {
    if !view.isTracking { touch() }
    move(to: -originalTopInset - target)
  }

  /// Drags until the pull is `target` points, and lifts the finger.
  mutating func release(at target: Double) {
    pull(to: target)
    lift()
  }

  /// A finger comes down and begins to move, one sample at each of these travels.
  mutating func touch(_ travels: Double...) {
    (view.isTracking, view.fingerTravel) = (true, 0)
    (view.isDecelerating, view.isBouncing, view.velocity) = (false, false, 0)
    send(.contactBegan)
    view.isDragging = true
    send(.dragBegan)
    for travel in travels { sample(travel) }
  }

  /// A sample of the finger at each of these travels since it came down, a millisecond after the last; content stays
  /// at its top.
  mutating func sample(_ travels: Double...) {
    for travel in travels {
      wait(0.001)
      view.fingerTravel = travel
      send(.fingerMoved)
    }
  }

  /// Other fingers come or leave, one after the other, until so many are down.
  mutating func setFingers(_ count: Int) {
    while view.contacts != count {
      let leaves = view.contacts > count
      view.contacts += leaves ? -1 : 1
      send(leaves ? .fingerLeft : .fingerJoined)
    }
  }

  /// A touch, one sample at each of these travels, and a lift.
  mutating func swipe(_ travels: Double...) {
    touch()
    for travel in travels { sample(travel) }
    lift()
  }

  /// The system takes the finger away.
  mutating func cancel() {
    (view.isTracking, view.isDragging) = (false, false)
    send(.dragCancelled)
    send(.contactEnded)
  }

  /// Lifts the finger.
  mutating func lift() {
    (view.isTracking, view.isDragging) = (false, false)
    send(.dragEnded)
    send(.contactEnded)
  }

  /// Moves the content without a finger until the pull is `target` points.
  mutating func settle(to target: Double) {
    (view.isDecelerating, view.isBouncing) = (true, true)
    move(to: -originalTopInset - target)
    (view.isDecelerating, view.isBouncing) = (false, false)
  }

  private mutating func move(to offset: Double) {
    let start = view.contentOffset
    let travelStart = view.fingerTravel
    let steps = max(1, Int((abs(offset - start) / 4).rounded(.up)))
    for step in 1...steps {
      wait(0.001)
      // The last step is exact, so that equality can be asked for.
      view.contentOffset = step == steps ? offset : start + (offset - start) * Double(step) / Double(steps)
      if view.isTracking { view.fingerTravel = travelStart + start - view.contentOffset }
      if view.isTracking, engine.followsFinger { send(.fingerMoved) }
      send(.offsetChanged)
    }
  }
}
