import GestureTraces

extension TraceEvent.Kind {
  /// True for an event with a timestamp from a libinput timer. A timer that fires late gives a timestamp slightly before the previous
  /// frame's, which is not a fault of the device.
  var isTimed: Bool {
    switch self {
    case .hold, .unhold: true
    default: false
    }
  }
}
