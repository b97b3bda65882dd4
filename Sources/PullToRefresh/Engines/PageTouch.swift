/// A touch as a page's script receives it: its position, whether a sample counts as a move, and fingers that are added or leave.
///
/// A browser sends `touchmove` only for a finger that has moved, and `touchstart` and `touchend` for each
/// finger: those of other fingers are ``RefreshEvent/fingerJoined`` and ``RefreshEvent/fingerLeft``.
struct PageTouch: Sendable {
  /// The angle to the vertical at which travel along equals travel across, in degrees.
  static var diagonal: Double { 45 }

  /// Finger travel along the scroll direction at the latest move, in points, positive downwards; 0 at the touch start.
  private(set) var along = 0.0
  /// Finger travel across the scroll direction at the latest move, in points; 0 at the touch start.
  private(set) var across = 0.0

  /// Begins a touch: the first finger came down.
  mutating func begin(_ view: ScrollSituation) {
    (along, across) = (view.fingerTravel, view.fingerAcross)
  }

  /// Records the position of a sample.
  ///
  /// - Returns: True if the position has changed, so that the sample is a move.
  mutating func move(_ view: ScrollSituation) -> Bool {
    guard view.fingerTravel != along || view.fingerAcross != across else { return false }
    (along, across) = (view.fingerTravel, view.fingerAcross)
    return true
  }
}
