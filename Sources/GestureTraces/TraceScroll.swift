/// What made a scroll: fingers, a trackpoint or a wheel.
public enum AxisSource: String, CaseIterable, Sendable {
  /// Fingers on a touchpad.
  case finger
  /// A trackpoint, or a mouse with a button held down.
  case continuous
  /// A wheel that turns in clicks.
  case wheel
}

/// A scroll in libinput's units, with natural scrolling undone: positive to the right and down.
public struct TraceScroll: Equatable, Sendable {
  /// What made the scroll.
  public var source: AxisSource
  /// Horizontal distance in libinput's units; nil if libinput did not report the axis.
  public var dx: Double?
  /// Vertical distance in libinput's units; nil if libinput did not report the axis.
  public var dy: Double?
  /// Horizontal wheel movement, 120 per click; nil if not reported.
  public var v120x: Double?
  /// Vertical wheel movement, 120 per click; nil if not reported.
  public var v120y: Double?

  /// A scroll by `source`; by default no axis is reported.
  public init(
    source: AxisSource, dx: Double? = nil, dy: Double? = nil, v120x: Double? = nil, v120y: Double? = nil
  ) {
    self.source = source
    self.dx = dx
    self.dy = dy
    self.v120x = v120x
    self.v120y = v120y
  }
}
