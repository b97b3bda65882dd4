/// The kind of device that the fingers are on: some toolkits treat a touchpad differently from a touchscreen.
@frozen
public enum ScrollDevice: UInt8, Equatable, Sendable {
  /// A touchscreen.
  case touch
  /// A touchpad, whose scrolls come as movements in pixels; see ``QtWheelPull``.
  case touchpad
}
