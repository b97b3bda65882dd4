import PullToRefresh

/// A host that leaves out the frames of which an engine need not be told, and counts them.
struct QuietFrames {
  private(set) var engine: RefreshEngine
  private(set) var view = ScrollSituation(
    time: 0, contentOffset: 0, topInset: 0, viewportLength: 667, contacts: 0)
  private var quiet = QuietInterval.nothing
  private var travel = QuietInterval.nothing
  private var leftOut = 0
  /// The last frame that was left out since the last event.
  private var missed: ScrollSituation?

  init(_ engine: RefreshEngine) {
    self.engine = engine
    ask()
  }

  /// The share of so many frames that were left out.
  mutating func share(of count: Int, _ frame: (inout QuietFrames, Int) -> Void) -> Double {
    leftOut = 0
    for step in 1...count { frame(&self, step) }
    return Double(leftOut) / Double(count)
  }

  /// A finger comes down with the content at this offset.
  mutating func touch(at offset: Double) {
    view.contentOffset = offset
    (view.isTracking, view.isDecelerating, view.fingerTravel, view.contacts) = (true, false, 0, 1)
    tell(.contactBegan)
  }

  /// A frame under a finger; the first one begins the drag.
  mutating func drag(to travel: Double, offset: Double) {
    if !view.isDragging {
      (view.isDragging, view.fingerTravel) = (true, travel)
      tell(.dragBegan)
    }
    wait(1.0 / 60)
    (view.fingerTravel, view.contentOffset) = (travel, offset)
    if quiet.contains(offset), !engine.followsFinger || self.travel.contains(travel) {
      leaveOut()
    } else {
      if engine.followsFinger { tell(.fingerMoved) }
      tell(.offsetChanged)
    }
  }

  /// The finger is up, and the content moves on.
  mutating func lift() {
    (view.isTracking, view.isDragging, view.isDecelerating) = (false, false, true)
    tell(.dragEnded)
    tell(.contactEnded)
    (view.fingerTravel, view.contacts) = (0, 0)
    ask()
  }

  /// A frame in which the content moves by itself, or comes to rest.
  mutating func move(to offset: Double, _ isMoving: Bool) {
    wait(1.0 / 60)
    let isNew = view.isDecelerating != isMoving
    (view.isDecelerating, view.contentOffset) = (isMoving, offset)
    if !isNew, quiet.contains(offset) { leaveOut() } else { tell(.offsetChanged) }
  }

  /// Lets time pass, with the engine's own timers at their times.
  mutating func wait(_ seconds: Double) {
    let end = view.time + seconds
    while let next = engine.nextTimer, next <= end {
      view.time = max(view.time, next)
      tell(.timerFired)
    }
    view.time = end
  }

  private mutating func leaveOut() {
    leftOut += 1
    missed = view
  }

  private mutating func tell(_ event: RefreshEvent) {
    if let missed {
      if engine.followsFinger, missed.isTracking { _ = engine.handle(.fingerMoved, missed) }
      _ = engine.handle(.offsetChanged, missed)
    }
    missed = nil
    view.isBouncing = view.isDecelerating && view.contentOffset < -view.topInset
    let effects = engine.handle(event, view)
    for index in 0..<effects.count {
      if case .setTopInset(let inset, _) = effects[index] { view.topInset = inset }
    }
    ask()
  }

  private mutating func ask() {
    quiet = engine.quietOffsets(view)
    travel = engine.followsFinger && view.isTracking ? engine.quietTravel(view) : .everything
  }
}
