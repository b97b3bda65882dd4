/// A touch as a page's script hears of it: where it is, whether a move is one, and fingers that came or went.
///
/// A browser sends `touchmove` only for a finger that has moved, and `touchstart` and `touchend` for each
/// finger: those of other fingers are ``RefreshEvent/fingerJoined`` and ``RefreshEvent/fingerLeft``.
struct PageTouch: Sendable {
  /// The angle to the vertical at which a move is as far along as across, in degrees.
  static var diagonal: Double { 45 }

  /// Finger travel at the newest move, in points, growing downwards; 0 where the touch began.
  private(set) var along = 0.0
  /// The same across.
  private(set) var across = 0.0

  /// A first finger came.
  mutating func begin(_ view: ScrollSituation) {
    (along, across) = (view.fingerTravel, view.fingerAcross)
  }

  /// Takes the place of a sample.
  ///
  /// - Returns: True if it is another, which makes it a move.
  mutating func move(_ view: ScrollSituation) -> Bool {
    guard view.fingerTravel != along || view.fingerAcross != across else { return false }
    (along, across) = (view.fingerTravel, view.fingerAcross)
    return true
  }
}
