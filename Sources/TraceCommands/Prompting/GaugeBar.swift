import TextFormats
import TraceReplay

/// Draws how far content is pulled as a bar of characters, in which the engine's threshold is marked.
struct GaugeBar {
  /// The characters that a bar is made of.
  struct Glyphs {
    /// The character for the part of the bar up to the pull.
    let full: Character
    /// The character for the part of the bar beyond the pull.
    let empty: Character
    /// The character that marks the threshold.
    let mark: Character
    /// The characters that replace the end of a shortened text.
    let ellipsis: String

    /// Bars made of Unicode block characters.
    static let blocks = Glyphs(full: "█", empty: "·", mark: "│", ellipsis: "…")
    /// Bars made of ASCII characters, for terminals without block characters.
    static let ascii = Glyphs(full: "#", empty: ".", mark: "|", ellipsis: "...")
  }

  /// The pull at which the bar is full, as a multiple of the threshold.
  private static let range = 1.5

  let glyphs: Glyphs

  /// A bar that shows a pull and the engine's threshold.
  ///
  /// - Parameters:
  ///   - reading: The pull as the engine measures it; nil for an empty bar.
  ///   - width: The width in columns, at least 4.
  /// - Returns: A bar such as `[######··│··]`.
  func text(_ reading: LivePull.Reading?, width: Int) -> String {
    let inner = max(2, width - 2)
    let mark = min(inner - 1, Int(Double(inner) / Self.range))
    let share = reading.map { $0.threshold > 0 ? $0.pull / $0.threshold / Self.range : 1 } ?? 0
    let filled = max(0, min(inner, Int((share * Double(inner)).rounded())))
    let cells = (0..<inner).map { cell in
      cell == mark ? glyphs.mark : cell < filled ? glyphs.full : glyphs.empty
    }
    return "[\(String(cells))]"
  }

  /// A bar that shows the progress of a session.
  ///
  /// - Parameters:
  ///   - done: The number of finished pieces.
  ///   - count: The number of all pieces.
  ///   - width: The width in columns.
  /// - Returns: A bar such as `[####····]`.
  func text(_ done: Int, of count: Int, width: Int) -> String {
    let inner = max(2, width - 2)
    let filled = count > 0 ? inner * min(done, count) / count : inner
    return
      "[\(String(repeating: glyphs.full, count: filled))\(String(repeating: glyphs.empty, count: inner - filled))]"
  }

  /// The pull and the threshold in words.
  ///
  /// - Parameter gauge: The reading, and the name of engine and model.
  /// - Returns: Text such as `pull 63 of 110 pt (mrefresh on uikit)`.
  static func words(_ gauge: PromptView.Gauge) -> String {
    guard let reading = gauge.reading else { return "pull, as \(gauge.name) sees it" }
    if reading.overscroll < -0.5, reading.pull == 0 {
      return "\(points(-reading.overscroll)) pt below the top (\(gauge.name))"
    }
    let past = reading.isPast ? ", past it" : ""
    return "pull \(points(reading.pull)) of \(points(reading.threshold)) pt\(past) (\(gauge.name))"
  }

  private static func points(_ value: Double) -> String { Figures.fixed(value, decimals: 0) }
}
