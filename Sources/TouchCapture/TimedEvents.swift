import GestureTraces

extension TraceEvent.Kind {
  /// Whether a timer of libinput's stamps it: one that runs late does so a little before the frame that was handled first,
  /// which is no fault of the device.
  var isTimed: Bool {
    switch self {
    case .hold, .unhold: true
    default: false
    }
  }
}
