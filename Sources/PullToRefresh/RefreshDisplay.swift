/// A refresh shown by a ``RefreshMachine``, from its trigger to the end of its closing animation.
struct RefreshDisplay: Sendable {
  /// The state of the refresh: refreshing or finishing.
  var state = RefreshState.refreshing
  /// The time of the refresh's latest trigger, in seconds.
  var shownSince: Double
  /// Number of callbacks still pending, ≥ 0.
  var callbacksToCome = 0
  /// Number of pieces of the app's work that have begun and not ended, ≥ 0.
  var openWork = 0

  /// Timer kind: the delayed callback to the app.
  static var callback: UInt8 { 0 }
  static var displayEnd: UInt8 { 1 }
  static var closing: UInt8 { 2 }
  static var finished: UInt8 { 3 }
}
