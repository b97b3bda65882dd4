/// Turns device units into a trace's: millimetres where the size is known, else shares of each axis.
///
/// Millimetres are `(v − min) / resolution`; shares `(v − min) / (max − min + 1)`, as libinput has them.
struct ContactScale: Equatable {
  private let x: AxisScale
  private let y: AxisScale
  /// True where positions are in millimetres, false where they are shares of the axes.
  let isMeasured: Bool

  /// The scale of a device's contacts; nil where it has no ranges.
  init?(_ device: EvdevDevice) {
    guard let axes = ContactAxes(of: device) else { return nil }
    isMeasured = axes.x.resolution > 0 && axes.y.resolution > 0
    x = AxisScale(axes.x, isResolved: isMeasured)
    y = AxisScale(axes.y, isResolved: isMeasured)
  }

  /// The position of a contact in the trace's units.
  func position(of point: TouchPoint) -> (x: Double, y: Double) {
    (x.position(point.x), y.position(point.y))
  }
}

/// The scale of one axis.
private struct AxisScale: Equatable {
  let minimum: Int32
  /// Device units in one unit of the trace.
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
  /// From left to right.
  let x: EvdevAxis
  /// From top to bottom.
  let y: EvdevAxis

  /// The codes of the axes: those of contacts where the device has them, else those of its one position.
  static func codes(of device: EvdevDevice) -> (x: UInt16, y: UInt16) {
    device.has(EvdevCode.Kind.absolute, EvdevCode.Absolute.contactX)
      ? (EvdevCode.Absolute.contactX, EvdevCode.Absolute.contactY)
      : (EvdevCode.Absolute.x, EvdevCode.Absolute.y)
  }

  /// The axes of a device; nil where it has none, or one without a range.
  init?(of device: EvdevDevice) {
    let codes = Self.codes(of: device)
    guard let x = device.axes[codes.x], let y = device.axes[codes.y], x.minimum < x.maximum,
      y.minimum < y.maximum
    else { return nil }
    (self.x, self.y) = (x, y)
  }
}
