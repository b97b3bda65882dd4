/// A refresh that a ``RefreshMachine`` shows, from its trigger to the end of its closing animation.
struct RefreshDisplay: Sendable {
  /// refreshing or finishing.
  var state = RefreshState.refreshing
  /// The time at which it was last triggered, in seconds.
  var shownSince: Double
  /// Callbacks that have not come yet.
  var callbacksToCome = 0
  /// Work that has begun and not ended.
  var openWork = 0

  /// Kinds of timers.
  static var callback: UInt8 { 0 }
  static var displayEnd: UInt8 { 1 }
  static var closing: UInt8 { 2 }
  static var finished: UInt8 { 3 }
}
