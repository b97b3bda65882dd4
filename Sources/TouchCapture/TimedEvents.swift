import GestureTraces

extension TraceEvent.Kind {
  /// True for an event whose timestamp comes from a libinput timer, not from the device.
  ///
  /// A timer that fires late gives a timestamp slightly before that of the previous frame, which is not a fault of the device.
  var isTimed: Bool {
    switch self {
    case .hold, .unhold: true
    default: false
    }
  }
}
