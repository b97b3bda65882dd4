import TextFormats
import TraceReplay

/// The pull as a bar with the engine's threshold in it.
struct GaugeBar {
  /// The bar's characters.
  struct Glyphs {
    /// A cell that the pull has reached.
    let full: Character
    /// A cell that it has not.
    let empty: Character
    /// The threshold.
    let mark: Character
    /// The sign at the end of a text that is cut.
    let ellipsis: String

    /// Blocks.
    static let blocks = Glyphs(full: "█", empty: "·", mark: "│", ellipsis: "…")
    /// For terminals without them.
    static let ascii = Glyphs(full: "#", empty: ".", mark: "|", ellipsis: "...")
  }

  /// The whole bar, as a share of the threshold.
  private static let range = 1.5

  let glyphs: Glyphs

  /// The bar.
  ///
  /// - Parameters:
  ///   - reading: What the engine sees; nil for an empty bar.
  ///   - width: In columns, at least 4.
  /// - Returns: `[######··│··]`.
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

  /// A bar of progress.
  ///
  /// - Parameters:
  ///   - done: The pieces that are done.
  ///   - count: All pieces.
  ///   - width: In columns.
  /// - Returns: `[####····]`.
  func text(_ done: Int, of count: Int, width: Int) -> String {
    let inner = max(2, width - 2)
    let filled = count > 0 ? inner * min(done, count) / count : inner
    return
      "[\(String(repeating: glyphs.full, count: filled))\(String(repeating: glyphs.empty, count: inner - filled))]"
  }

  /// The gauge's reading in words.
  ///
  /// - Parameter gauge: Reading and name.
  /// - Returns: `pull 63 of 110 pt (mrefresh on uikit)`.
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
