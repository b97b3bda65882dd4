/// Travel that a list at its top edge leaves over to what lies above it, as nested scrolling shares it out.
///
/// A finger that moves down scrolls the list first; what is left pulls. One that moves up takes the pull back first. What
/// nobody takes while pulls are refused is lost: the edge is then where the finger is.
struct EdgePull: Sendable {
  /// The pull, in points, ≥ 0.
  private(set) var distance = 0.0
  /// Finger travel at which the list reaches its edge, in points.
  private(set) var edge = 0.0
  /// True while a finger's moves are followed.
  private(set) var isFollowing = false
  private var travel = 0.0

  /// A finger came down.
  mutating func begin(_ view: ScrollSituation) {
    let depth = view.contentOffset + view.topInset
    edge = depth > 0 ? depth : 0
    (distance, travel, isFollowing) = (0, 0, true)
  }

  /// A finger that is followed has moved.
  mutating func move(_ view: ScrollSituation, isTaken: Bool) {
    travel = view.fingerTravel
    if isTaken {
      distance = travel > edge ? travel - edge : 0
    } else {
      forget()
    }
  }

  /// The drag is over.
  mutating func end() { isFollowing = false }

  /// Lets the pull go while the finger stays where it is.
  mutating func forget() {
    distance = 0
    if travel > edge { edge = travel }
  }
}

extension EdgePull {
  /// The travel at which it has the pull it has, or another on the same side of `threshold`, which a pull must exceed, in points.
  func quietTravel(isTaken: Bool, threshold: Double) -> QuietInterval {
    guard isFollowing else { return .everything }
    guard isTaken, distance > 0 else { return QuietInterval(high: edge) }
    let side: QuietInterval =
      distance > threshold ? .pulls(above: threshold, past: edge) : .pulls(upTo: threshold, past: edge)
    return side.intersection(.pulls(above: 0, past: edge)).mirrored
  }
}
