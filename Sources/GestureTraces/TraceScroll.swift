/// The source of a scroll.
public enum AxisSource: String, CaseIterable, Sendable {
  /// Fingers on a touchpad.
  case finger
  /// A trackpoint or a held button.
  case continuous
  /// A wheel.
  case wheel
}

/// A scroll in libinput's own units, natural scrolling undone: positive is to the right and down.
public struct TraceScroll: Equatable, Sendable {
  /// The source of the scroll.
  public var source: AxisSource
  /// Sideways; nil where libinput did not report the axis.
  public var dx: Double?
  /// Along; nil where libinput did not report the axis.
  public var dy: Double?
  /// Sideways of a wheel, 120 a click.
  public var v120x: Double?
  /// Along of a wheel, 120 a click.
  public var v120y: Double?

  /// A scroll made by `source`.
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
