import GestureTraces

/// Factors that convert the movements of contacts from a trace's units to points.
enum FingerScale {
  /// libinput's scroll units per millimetre on a touchpad, used if the trace does not give its own: 39.37 (libinput normalises to 1000
  /// units per inch), times the touchpad slowdown 0.2968, times 0.9 (measured on libinput 1.22).
  static let scrollUnitsPerMillimetre = 10.5165
  /// The height that libinput assumes for a touchpad without a resolution, in millimetres.
  static let assumedTouchpadHeight = 50.0

  /// Points per unit of `y` in a trace's contacts; negative if content moves against the fingers.
  static func contacts(header: TraceHeader, options: ReplayOptions, viewport: Double) -> Double {
    let isTouchpad = header.device.kind == .touchpad
    let turn = isTouchpad && options.isTraditional ? -1.0 : 1
    if header.units == .points { return turn }
    guard isTouchpad else { return header.units == .normalised ? viewport : options.pointsPerMillimetre }
    let perMillimetre = header.settings?.scrollUnitsPerMillimetre ?? scrollUnitsPerMillimetre
    let millimetres = header.units == .normalised ? assumedTouchpadHeight : 1
    return turn * millimetres * perMillimetre * options.pointsPerUnit
  }
}
