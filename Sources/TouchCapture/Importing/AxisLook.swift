import GestureTraces
import TextFormats

/// Checks whether gestures move in the direction that their intent requires: a pull down, a sideways stroke to a side.
///
/// If most gestures do not, but would with y reversed or with x and y exchanged, the axes of the table are probably wrong.
struct AxisLook {
  /// A gesture whose intent implies a direction.
  private struct Stroke {
    let intent: Intent
    /// The horizontal distance from the gesture's start to its farthest point.
    let x: Double
    let y: Double
    /// The index of the gesture's first event.
    let event: Int

    var length: Double { (x * x + y * y).squareRoot() }

    /// True if the gesture's direction fits its intent once the axes are corrected by `change`.
    func fits(_ change: AxisChange) -> Bool {
      let (across, down) = change.swapsXY ? (y, x) : (x, y)
      if intent == .horizontal { return abs(across) > abs(down) }
      return (change.flipsY ? -down : down) > abs(across)
    }
  }

  /// Strokes shorter than this fraction of the longest are ignored.
  private static let leastShare = 0.25
  /// The limits for suggesting other axes, as fractions of the gestures.
  ///
  /// Other axes are suggested if at most the first fraction fits the present axes, and at least the second fits the others.
  private static let (mostHere, leastThere) = (0.5, 0.8)
  /// A distance in points: if all positions are above the screen's top, and one by more than this, y is taken to grow upwards.
  private static let leastBelow = 20.0

  private var strokes: [Stroke] = []
  /// The smallest and the largest y of all positions, in points; nil if there are none.
  private var ends: ClosedRange<Double>?

  /// Collects the gestures of an imported trace whose intent implies a direction, without those much shorter than the longest.
  init(_ trace: ImportedTrace) {
    var stroke = GrowingStroke()
    for (index, event) in trace.events.enumerated() {
      if trace.header.units == .points { note(event.kind) }
      guard stroke.follow(event, index) else { continue }
      let intent = trace.header.intent(ofGestureBegunAt: stroke.began)
      if let intent, Self.withDirection.contains(intent) {
        strokes.append(Stroke(intent: intent, x: stroke.x, y: stroke.y, event: stroke.event))
      }
      stroke = GrowingStroke()
    }
    let longest = strokes.map(\.length).max() ?? 0
    strokes.removeAll { $0.length < Self.leastShare * longest || $0.length == 0 }
  }

  private mutating func note(_ kind: TraceEvent.Kind) {
    switch kind {
    case .down(_, _, let y), .move(_, _, let y):
      ends = min(y, ends?.lowerBound ?? y)...max(y, ends?.upperBound ?? y)
    default: break
    }
  }

  /// The intents that imply a direction. A scroll or a fling may go either way.
  private static let withDirection: Set<Intent> = [.pull, .pullCancel, .horizontal]

  /// The correction of the axes with which most gestures would fit their intent; nil if the present axes are right, or if no others fit.
  private var better: AxisChange? {
    let count = Double(strokes.count)
    guard count > 0, Double(strokes.count { $0.fits(AxisChange()) }) <= Self.mostHere * count else {
      return nil
    }
    var others = [AxisChange(), AxisChange(), AxisChange()]
    (others[0].flipsY, others[1].swapsXY) = (true, true)
    (others[2].flipsY, others[2].swapsXY) = (true, true)
    let votes = others.map { other in strokes.count { $0.fits(other) } }
    guard let most = votes.max(), Double(most) >= Self.leastThere * count else { return nil }
    return votes.firstIndex(of: most).map { others[$0] }
  }

  /// The grade that a trace gets if other axes are more likely than its own.
  ///
  /// - Parameter place: Returns an event's location by its index.
  /// - Returns: A D with the suggestion, or an A if there is none.
  func grade(_ place: (Int) -> String) -> TraceGrade {
    if let ends, ends.upperBound <= 0, ends.lowerBound < -Self.leastBelow {
      let (low, high) = (
        FixedDecimals.text(ends.lowerBound, decimals: 0), FixedDecimals.text(ends.upperBound, decimals: 0)
      )
      return TraceGrade(
        .d,
        "every y is negative (\(low) to \(high)): if y points up, import with --flip-y\(TraceGrade.first)\(place(0))"
      )
    }
    guard let better, let first = strokes.first(where: { !$0.fits(AxisChange()) }) else {
      return TraceGrade()
    }
    let wrong = strokes.filter { !$0.fits(AxisChange()) }
    let pulls = wrong.count { $0.intent != .horizontal }
    let (count, all, noun, way) =
      pulls > 0
      ? (pulls, strokes.count { $0.intent != .horizontal }, "pull", better.swapsXY ? "sideways" : "up")
      : (wrong.count, strokes.count, "sideways stroke", "up or down")
    let cause = [better.swapsXY ? "x and y are swapped" : nil, better.flipsY ? "y points up" : nil]
      .compactMap(\.self).joined(separator: " and ")
    return TraceGrade(
      .d,
      "\(count) of \(Counted.text(all, noun)) \(count == 1 ? "goes" : "go") \(way): if \(cause), import with \(better.words)\(TraceGrade.first)\(place(first.event))"
    )
  }
}

/// A gesture in progress, which begins and ends when nothing touches the surface.
private struct GrowingStroke {
  private(set) var began: Int64 = 0
  /// The index of the gesture's first event.
  private(set) var event = 0
  /// The farthest horizontal distance from the gesture's start, of its first contact or of its scroll.
  private(set) var x = 0.0
  private(set) var y = 0.0
  private var isOpen = false
  private var slots: Set<Int> = []
  private var first: (slot: Int, x: Double, y: Double)?
  private var scrolled = (x: 0.0, y: 0.0)

  /// Adds an event to the gesture; returns true if the gesture ended with it.
  mutating func follow(_ event: TraceEvent, _ number: Int) -> Bool {
    switch event.kind {
    case .down(let slot, let x, let y):
      open(event, number)
      slots.insert(slot)
      if first == nil { first = (slot, x, y) }
    case .move(let slot, let x, let y):
      if let first, first.slot == slot { reach(x - first.x, y - first.y) }
    case .up(let slot), .cancel(let slot):
      slots.remove(slot)
      return isOpen && slots.isEmpty
    case .scroll(let scroll) where scroll.source == .finger:
      open(event, number)
      scrolled = (scrolled.x + (scroll.dx ?? 0), scrolled.y + (scroll.dy ?? 0))
      reach(scrolled.x, scrolled.y)
    case .stop: return isOpen
    default: break
    }
    return false
  }

  private mutating func open(_ event: TraceEvent, _ number: Int) {
    if !isOpen { (began, self.event, isOpen) = (event.timeMicroseconds, number, true) }
  }

  private mutating func reach(_ x: Double, _ y: Double) {
    if x * x + y * y > self.x * self.x + self.y * self.y { (self.x, self.y) = (x, y) }
  }
}
