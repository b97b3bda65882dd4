/// A touch as Ionic's refreshers follow it (`createGesture` and its pan recogniser, core/src/utils/gesture): the first sample
/// beyond the slop decides whether the touch is captured, and travel counts from that sample.
struct IonicGesture: Sendable {
  /// The angle to the vertical below which a touch is captured, in degrees (`maxAngle`; the original compares
  /// cosines).
  static var greatestAngle: Double { 40 }

  /// Travel in any direction at which a touch is captured, in points (`threshold`).
  let slop: Double
  private(set) var mayCapture = false
  private var captureTravel: Double?

  /// A tracker without a touch.
  init(slop: Double) { self.slop = slop }

  /// True while a captured touch is in progress.
  var isCaptured: Bool { captureTravel != nil }

  /// Begins a touch; `mayCapture` is the result of the refresher's `canStart`: false keeps the touch from being captured.
  mutating func begin(mayCapture: Bool) {
    self.mayCapture = mayCapture
    captureTravel = nil
  }

  /// Handles a move of a touch that is not captured yet.
  ///
  /// - Returns: True if this move captures it.
  mutating func captures(_ view: ScrollSituation) -> Bool {
    guard mayCapture, hasLeftSlop(view) else { return false }
    mayCapture = view.axisAngle < Self.greatestAngle
    if mayCapture { captureTravel = view.fingerTravel }
    return mayCapture
  }

  /// Finger position minus its position at the capture, in points, positive downwards; 0 before.
  func deltaY(_ view: ScrollSituation) -> Double { view.fingerTravel - (captureTravel ?? view.fingerTravel) }

  /// Ends the touch, released or cancelled.
  ///
  /// - Returns: True if it had been captured.
  mutating func end() -> Bool {
    let wasCaptured = isCaptured
    (captureTravel, mayCapture) = (nil, false)
    return wasCaptured
  }

  private func hasLeftSlop(_ view: ScrollSituation) -> Bool {
    let (along, across) = (view.fingerTravel, view.fingerAcross)
    return along * along + across * across >= slop * slop
  }
}

extension IonicGesture {
  /// The travel of a captured finger whose deltaY lies in `interval`, in points.
  func travel(forDeltaY interval: QuietInterval) -> QuietInterval {
    captureTravel.map { interval.before(adding: -$0) } ?? .nothing
  }
}
