import GestureTraces

extension TraceEvent.Kind {
  /// True for an event that a timer of libinput's stamps: one that runs late gives a stamp a little before the frame that was
  /// handled first, which is no fault of the device.
  var isTimed: Bool {
    switch self {
    case .hold, .unhold: true
    default: false
    }
  }
}
