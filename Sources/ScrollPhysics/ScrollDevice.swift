/// The surface of the fingers that scroll a range: some originals treat a touchpad's otherwise than a touch.
@frozen
public enum ScrollDevice: UInt8, Equatable, Sendable {
  /// A touchscreen.
  case touch
  /// A touchpad, whose scrolls come as movements in pixels; see ``QtWheelPull``.
  case touchpad
}
