/// A finger's travel as nested scrolling shares it out between a list and the layout around it, move by move.
///
/// A move down scrolls the list to its top first; what is left over is the layout's. A move up takes that back first.
struct NestedTravel: Sendable {
  /// What the list has left over, in points, ≥ 0.
  private(set) var unconsumed = 0.0
  /// The list's distance from its top, in points, ≥ 0.
  private var depth = 0.0
  private var lastTravel = 0.0

  /// A finger came down with the list this far from its top, and this much left over from before, in points.
  mutating func begin(depth: Double, unconsumed: Double) {
    // A rest within half a point of the edge is one at it: there are whole pixels only.
    self.depth = depth > PullGesture.restDistance ? depth : 0
    self.unconsumed = unconsumed
    lastTravel = 0
  }

  /// The finger's travel since the contact is now `travel` points.
  ///
  /// - Returns: True if what is left over has changed.
  mutating func move(to travel: Double) -> Bool {
    let step = travel - lastTravel
    lastTravel = travel
    return step > 0 ? moveDown(step) : moveUp(-step)
  }

  /// Nothing is left over any more.
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
