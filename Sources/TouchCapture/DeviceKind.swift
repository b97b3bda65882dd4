import GestureTraces

/// What a recording device is. Nothing else is ever opened.
public enum DeviceKind: String, Sendable {
  /// Relative surface: two fingers scroll.
  case touchpad
  /// Direct surface: a finger drags what is under it.
  case touchscreen
  /// Wheels and trackpoints.
  case wheel
}
