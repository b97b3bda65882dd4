/// The colours of indicators for systems that define no colours; our choice.
enum IndicatorInk {
  static let spinner = DisplayColor(0x5A6470)
  static let label = DisplayColor(0x3C4652)
  static let arrow = DisplayColor(0x4A6FA5)
  /// The background of a header that pushes content down.
  static let header = DisplayColor(0xE6EAF0)
  static let drop = DisplayColor(0x93A0AE)
  static let dropEdge = DisplayColor(0x76838F)
  static let dropArrow = DisplayColor(0xFFFFFF)
  static let line = DisplayColor(0x1C1E21)
}
