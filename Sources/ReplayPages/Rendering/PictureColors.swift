import RefreshIndicators

/// The colours of drawn replays.
enum PictureColors {
  static let paper = DisplayColor(0xFFFFFF)
  /// The background that a pull uncovers.
  static let ground = DisplayColor(0xEEF1F5)
  static let sheet = DisplayColor(0xFFFFFF)
  static let rule = DisplayColor(0xDDE2E8)
  static let ink = DisplayColor(0x1C1E21)
  static let quiet = DisplayColor(0x6B7684)
  static let avatar = DisplayColor(0xCBD5E1)
  static let frame = DisplayColor(0x9AA1AB)
  static let threshold = DisplayColor(0xB3261E)
  static let pull = DisplayColor(0x1668C7)
  static let inset = DisplayColor(0x0B7A3E)
  static let finger = DisplayColor(0xC05A1C)
  /// The colour behind a label's text: white, slightly transparent.
  static let labelGround = DisplayColor(0xFFFFFF, opacity: 0.8)
  static let bar = DisplayColor(0x1C1E21, opacity: 0.94)
  static let barText = DisplayColor(0xFFFFFF)
  static let barQuiet = DisplayColor(0xC3CAD4)
}
