/// Travel that a list at its top edge leaves over to what lies above it, as nested scrolling shares it out.
///
/// A finger that moves down scrolls the list first; what is left pulls. One that moves up takes the pull back first. What
/// nobody takes while pulls are refused is lost: the edge is then where the finger is.
struct EdgePull: Sendable {
  /// The pull, in points, ≥ 0.
  private(set) var distance = 0.0
  /// Finger travel at which the list reaches its edge, in points.
  private var edge = 0.0

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
