import TextFormats
import TraceReplay

/// The pull as a bar in which the engine's threshold is marked.
struct GaugeBar {
  /// The bar's characters.
  struct Glyphs {
    /// A cell up to the pull.
    let full: Character
    /// A cell beyond the pull.
    let empty: Character
    /// The mark of the threshold.
    let mark: Character
    /// The ending of shortened text.
    let ellipsis: String

    /// Block characters.
    static let blocks = Glyphs(full: "█", empty: "·", mark: "│", ellipsis: "…")
    /// ASCII characters, for terminals without block characters.
    static let ascii = Glyphs(full: "#", empty: ".", mark: "|", ellipsis: "...")
  }

  /// The length of the whole bar, as a multiple of the threshold.
  private static let range = 1.5

  let glyphs: Glyphs

  /// The bar for a pull.
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

  /// A progress bar.
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

  /// The gauge in words.
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
