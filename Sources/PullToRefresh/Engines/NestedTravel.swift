/// A finger's travel as nested scrolling distributes it between a scroll view and the layout around it, move by move.
///
/// A move down scrolls the content to its top first; the layout gets the rest. A move up first reduces what the layout got.
struct NestedTravel: Sendable {
  /// The travel that the scroll view did not consume, in points, ≥ 0.
  private(set) var unconsumed = 0.0
  /// The content's distance from its top, in points, ≥ 0.
  private var depth = 0.0
  private var lastTravel = 0.0

  /// Begins a touch with the content `depth` points from its top and `unconsumed` points of earlier travel.
  mutating func begin(depth: Double, unconsumed: Double) {
    // Content at rest within half a point of the edge counts as at the edge, because the original has only whole pixels.
    self.depth = depth > PullGesture.restDistance ? depth : 0
    self.unconsumed = unconsumed
    lastTravel = 0
  }

  /// Moves the finger to a travel of `travel` points since the contact began.
  ///
  /// - Returns: True if ``unconsumed`` has changed.
  mutating func move(to travel: Double) -> Bool {
    let step = travel - lastTravel
    lastTravel = travel
    return step > 0 ? moveDown(step) : moveUp(-step)
  }

  /// Sets ``unconsumed`` to 0.
  mutating func forget() { unconsumed = 0 }

  private mutating func moveDown(_ step: Double) -> Bool {
    let scrolled = step < depth ? step : depth
    depth -= scrolled
    unconsumed += step - scrolled
    return step > scrolled
  }

  private mutating func moveUp(_ step: Double) -> Bool {
    let taken = step < unconsumed ? step : unconsumed
    unconsumed -= taken
    depth += step - taken
    return taken > 0
  }
}
