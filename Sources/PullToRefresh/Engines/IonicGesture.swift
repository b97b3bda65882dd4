/// A touch as Ionic's refreshers take it (`createGesture` and its pan recogniser, core/src/utils/gesture): captured, or not,
/// by the first sample that is the slop away from where it came down, and counted from that sample.
struct IonicGesture: Sendable {
  /// The angle to the vertical below which a touch is captured, in degrees (`maxAngle`, whose cosine the touch's must
  /// exceed).
  static var greatestAngle: Double { 40 }

  /// Travel at which a touch is captured, in points, whatever the direction (`threshold`).
  let slop: Double
  private(set) var mayCapture = false
  private var captureTravel: Double?

  /// No touch yet.
  init(slop: Double) { self.slop = slop }

  /// True while a captured touch goes on.
  var isCaptured: Bool { captureTravel != nil }

  /// A touch begins; `mayCapture` is the refresher's `canStart`.
  mutating func begin(mayCapture: Bool) {
    self.mayCapture = mayCapture
    captureTravel = nil
  }

  /// A touch that is not captured yet has moved.
  ///
  /// - Returns: True if this move captures it.
  mutating func captures(_ view: ScrollSituation) -> Bool {
    guard mayCapture, hasLeftSlop(view) else { return false }
    mayCapture = view.axisAngle < Self.greatestAngle
    if mayCapture { captureTravel = view.fingerTravel }
    return mayCapture
  }

  /// Finger less where it was captured, in points, downwards; 0 before.
  func deltaY(_ view: ScrollSituation) -> Double { view.fingerTravel - (captureTravel ?? view.fingerTravel) }

  /// The touch is over, lifted or taken away.
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
  /// The travel of a captured finger whose deltaY lies in an interval, in points.
  func travel(forDeltaY interval: QuietInterval) -> QuietInterval {
    captureTravel.map { interval.before(adding: -$0) } ?? .nothing
  }
}
