import GestureTraces

/// Factors that convert the movements of contacts from a trace's units to points.
enum FingerScale {
  /// libinput's scroll units per millimetre on a touchpad, used if the trace does not give its own: 39.37 (libinput normalises to 1000
  /// units per inch), times the touchpad slowdown 0.2968, times 0.9 (measured on libinput 1.22).
  static let scrollUnitsPerMillimetre = 10.5165
  /// The size that libinput assumes for a touchpad without a resolution, in millimetres (`evdev-mt-touchpad.c`, `tp_init_default_resolution`).
  static let assumedTouchpadSize = (width: 69.0, height: 50.0)

  /// Points per unit of a trace's contacts along the axis of the content; negative if content moves against the fingers.
  static func contacts(header: TraceHeader, options: ReplayOptions, viewport: Double) -> Double {
    let isTouchpad = header.device.kind == .touchpad
    let turn = isTouchpad && options.isTraditional ? -1.0 : 1
    if header.units == .points { return turn }
    guard isTouchpad else { return header.units == .normalised ? viewport : options.pointsPerMillimetre }
    let perMillimetre = header.settings?.scrollUnitsPerMillimetre ?? scrollUnitsPerMillimetre
    let size = options.axis == .horizontal ? assumedTouchpadSize.width : assumedTouchpadSize.height
    let millimetres = header.units == .normalised ? size : 1
    return turn * millimetres * perMillimetre * options.pointsPerUnit
  }
}
