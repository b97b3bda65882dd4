/// Converts device units to a trace's units: millimetres if the size is known, otherwise fractions of each axis from 0 to 1.
///
/// Millimetres are `(v − min) / resolution`; fractions are `(v − min) / (max − min + 1)`, as in libinput.
struct ContactScale: Equatable {
  private let x: AxisScale
  private let y: AxisScale
  /// True if positions are in millimetres, false if they are fractions of the axes.
  let isMeasured: Bool

  /// The scale of a device's contacts; nil if it has no ranges.
  init?(_ device: EvdevDevice) {
    guard let axes = ContactAxes(of: device) else { return nil }
    isMeasured = axes.x.resolution > 0 && axes.y.resolution > 0
    x = AxisScale(axes.x, isResolved: isMeasured)
    y = AxisScale(axes.y, isResolved: isMeasured)
  }

  /// The position of a contact, in the trace's units.
  func position(of point: TouchPoint) -> (x: Double, y: Double) {
    (x.position(point.x), y.position(point.y))
  }
}

/// Converts positions on one axis: the axis's least value, and the number of device units per unit of the trace.
private struct AxisScale: Equatable {
  let minimum: Int32
  /// The number of device units per unit of the trace: per millimetre, or per whole axis if the resolution is unknown.
  let unitsPerStep: Double

  init(_ axis: EvdevAxis, isResolved: Bool) {
    minimum = axis.minimum
    let span = Double(axis.maximum) - Double(axis.minimum)
    unitsPerStep = isResolved ? Double(axis.resolution) : span + 1
  }

  func position(_ value: Int32) -> Double { (Double(value) - Double(minimum)) / unitsPerStep }
}

/// The axes on which a device gives the positions of contacts.
struct ContactAxes: Equatable {
  /// The range of the horizontal axis, whose values grow to the right.
  let x: EvdevAxis
  /// The range of the vertical axis, whose values grow downwards.
  let y: EvdevAxis

  /// The codes of the two axes that give positions: the multitouch axes if the device has them, otherwise those of its single position.
  static func codes(of device: EvdevDevice) -> (x: UInt16, y: UInt16) {
    device.has(EvdevCode.Kind.absolute, EvdevCode.Absolute.contactX)
      ? (EvdevCode.Absolute.contactX, EvdevCode.Absolute.contactY)
      : (EvdevCode.Absolute.x, EvdevCode.Absolute.y)
  }

  /// The axes of a device; nil if it has none, or if one has no range.
  init?(of device: EvdevDevice) {
    let codes = Self.codes(of: device)
    guard let x = device.axes[codes.x], let y = device.axes[codes.y], x.minimum < x.maximum,
      y.minimum < y.maximum
    else { return nil }
    (self.x, self.y) = (x, y)
  }
}
