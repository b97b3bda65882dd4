/// The travel that a scroll view at its top edge does not consume, as distributed by nested scrolling.
///
/// A finger that moves down scrolls the content first; the rest pulls. A finger that moves up first reduces the pull. Travel
/// that nobody consumes while pulls are refused is lost: the edge is then where the finger is.
struct EdgePull: Sendable {
  /// The pull: the finger's travel past the edge, in points, ≥ 0.
  private(set) var distance = 0.0
  /// Finger travel at which the scroll view reaches its edge, in points.
  private(set) var edge = 0.0
  /// True while a finger's moves are followed.
  private(set) var isFollowing = false
  private var travel = 0.0

  /// Begins a touch: the first finger came down.
  mutating func begin(_ view: ScrollSituation) {
    let depth = view.contentOffset + view.topInset
    edge = depth > 0 ? depth : 0
    (distance, travel, isFollowing) = (0, 0, true)
  }

  /// Handles a move of the followed finger; `isTaken` is true if pulls are accepted.
  mutating func move(_ view: ScrollSituation, isTaken: Bool) {
    travel = view.fingerTravel
    if isTaken {
      distance = travel > edge ? travel - edge : 0
    } else {
      forget()
    }
  }

  /// Ends the drag; later moves of the finger are not followed.
  mutating func end() { isFollowing = false }

  /// Resets the pull while the finger stays where it is.
  mutating func forget() {
    distance = 0
    if travel > edge { edge = travel }
  }
}

extension EdgePull {
  /// The finger travel that need not be reported: the pull does not change, or stays on the same side of `threshold` (points), which a pull
  /// must exceed.
  func quietTravel(isTaken: Bool, threshold: Double) -> QuietInterval {
    guard isFollowing else { return .everything }
    guard isTaken, distance > 0 else { return QuietInterval(high: edge) }
    let side: QuietInterval =
      distance > threshold ? .pulls(above: threshold, past: edge) : .pulls(upTo: threshold, past: edge)
    return side.intersection(.pulls(above: 0, past: edge)).mirrored
  }
}
