/// Travel that a list at its top edge leaves over to what lies above it, as nested scrolling shares it out.
///
/// A finger that moves down scrolls the list first; what is left pulls. One that moves up takes the pull back first. What
/// nobody takes while pulls are refused is lost: the edge is then where the finger is.
struct EdgePull: Sendable {
  /// The pull, in points, ≥ 0.
  private(set) var distance = 0.0
  /// Finger travel at which the list reaches its edge, in points.
  private(set) var edge = 0.0

  /// A finger came down with the list this far from its top, in points; ≤ 0 at the top.
  mutating func begin(depth: Double) {
    edge = depth > 0 ? depth : 0
    distance = 0
  }

  /// The finger's travel since the contact is now `travel` points.
  mutating func move(to travel: Double, isTaken: Bool) {
    if isTaken {
      distance = travel > edge ? travel - edge : 0
    } else {
      forget(at: travel)
    }
  }

  /// Lets the pull go while the finger stays where it is.
  mutating func forget(at travel: Double) {
    distance = 0
    if travel > edge { edge = travel }
  }
}

extension EdgePull {
  /// The travel at which it has the pull it has, or another on the same side of `threshold`, which a pull must exceed, in points.
  ///
  /// | pull | quiet while the travel is |
  /// |---|---|
  /// | refused | up to the edge, which follows the finger beyond it |
  /// | none | up to the edge |
  /// | some | beyond the edge, and the pull on its side |
  func quietTravel(isTaken: Bool, threshold: Double) -> QuietInterval {
    guard isTaken, distance > 0 else { return QuietInterval(high: edge) }
    let side: QuietInterval =
      distance > threshold ? .pulls(above: threshold, past: edge) : .pulls(upTo: threshold, past: edge)
    return side.intersection(.pulls(above: 0, past: edge)).mirrored
  }
}
