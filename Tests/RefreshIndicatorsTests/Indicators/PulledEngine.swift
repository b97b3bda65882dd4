import PullToRefresh
import RefreshIndicators

/// An engine that is shown a finger, 60 offset callbacks a second, on a viewport of 667 points without a top inset.
struct PulledEngine {
  static let width = 320.0
  /// Every built-in system.
  static let systems = RefreshSystem.originals
  private(set) var engine: RefreshEngine
  private(set) var view = ScrollSituation(time: 0, contentOffset: 0, topInset: 0, viewportLength: 667)

  /// An engine of one's own.
  init(_ engine: RefreshEngine) { self.engine = engine }

  init(_ system: RefreshSystem) {
    engine = RefreshEngine(system, viewport: 667, originalTopInset: 0)
  }

  /// What shows now.
  var display: DisplayList {
    RefreshIndicator.display(engine: engine, view: view, width: Self.width)
  }

  /// What shows now of a look.
  func display(_ look: IndicatorLook) -> DisplayList {
    RefreshIndicator.display(engine: engine, view: view, width: Self.width, look: look)
  }

  /// What shows after `seconds` in which nothing happens.
  func display(after seconds: Double) -> DisplayList {
    var view = view
    view.time += seconds
    return RefreshIndicator.display(engine: engine, view: view, width: Self.width)
  }

  /// Puts a finger down and pulls to `points` below the edge, a point each callback.
  mutating func pull(to points: Double) {
    if !view.isTracking {
      (view.isTracking, view.isDragging, view.isDecelerating) = (true, true, false)
      send(.contactBegan)
      send(.dragBegan)
    }
    move(to: points)
  }

  /// Lets the content go to `points` below the edge, a point each callback.
  mutating func move(to points: Double) {
    let step = points > -view.contentOffset ? 1.0 : -1
    while abs(points + view.contentOffset) > 1e-9 {
      let left = points + view.contentOffset
      view.contentOffset -= abs(left) < 1 ? left : step
      if view.isTracking { view.fingerTravel = -view.contentOffset }
      tick(1.0 / 60)
      if view.isTracking, engine.followsFinger { send(.fingerMoved) }
      send(.offsetChanged)
    }
  }

  /// From now on the content moves by itself.
  mutating func setBouncing() { (view.isBouncing, view.isDecelerating) = (true, true) }

  /// Pulls to `points` below the edge, and lifts the finger.
  mutating func release(at points: Double) {
    pull(to: points)
    lift()
  }

  mutating func lift() {
    (view.isDragging, view.fingerTravel) = (false, 0)
    send(.dragEnded)
    view.isTracking = false
    send(.contactEnded)
  }

  mutating func end() { send(.endRefreshing) }

  /// Lets time pass, with the engine's timers.
  mutating func tick(_ seconds: Double) {
    let end = view.time + seconds
    while let timer = engine.nextTimer, timer <= end {
      view.time = timer
      send(.timerFired)
    }
    view.time = end
  }

  mutating func send(_ event: RefreshEvent) {
    let effects = engine.handle(event, view)
    for index in 0..<effects.count {
      if case .setTopInset(let inset, _) = effects[index] { view.topInset = inset }
    }
  }
}

extension DisplayList {
  /// Every item with where it is and how opaque its groups are, groups opened.
  var flat: [(item: DisplayItem, place: PathTransform, opacity: Double)] { Self.flat(items, .identity, 1) }

  private static func flat(_ items: [DisplayItem], _ place: PathTransform, _ opacity: Double) -> [(
    item: DisplayItem, place: PathTransform, opacity: Double
  )] {
    items.flatMap { item in
      guard case .group(let group) = item else { return [(item, place, opacity)] }
      return flat(group.items, place.after(group.transform), opacity * group.opacity)
    }
  }

  /// What is written.
  var texts: [String] { flat.compactMap { if case .text(let text) = $0.item { text.content } else { nil } } }

  /// Fills with their place.
  var fills: [(path: VectorPath, color: DisplayColor, place: PathTransform)] {
    flat.compactMap { if case .fill(let path, let color) = $0.item { (path, color, $0.place) } else { nil } }
  }

  /// Lines with their place.
  var strokes: [(path: VectorPath, color: DisplayColor, place: PathTransform)] {
    flat.compactMap {
      if case .stroke(let path, let color, _) = $0.item { (path, color, $0.place) } else { nil }
    }
  }
}
