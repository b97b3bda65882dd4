import Glibc

/// A session on a terminal, drawn in place: only lines that changed are written.
final class PromptTerminal: PromptDisplay {
  /// Pictures a second of a take that grows, at most.
  private static let rate: Int64 = 30
  /// Columns and lines where the terminal does not say.
  private static let usualSize = (columns: 80, lines: 24)

  private let write: (String) -> Void
  private let glyphs: GaugeBar.Glyphs
  private let hasColour: Bool
  private let size: () -> (columns: Int, lines: Int)
  private var shown: [PromptScreen.Line] = []
  private var shownSize = (columns: 0, lines: 0)

  let interval: Int64? = 1_000_000 / PromptTerminal.rate

  /// A display.
  ///
  /// - Parameters:
  ///   - isUnicode: Whether bars may be blocks.
  ///   - hasColour: Whether lines may be coloured; bold and faint are no colours.
  ///   - size: The terminal's size, now.
  ///   - write: Takes what the terminal is to get.
  init(
    isUnicode: Bool, hasColour: Bool = true,
    size: @escaping () -> (columns: Int, lines: Int) = PromptTerminal.sizeNow,
    write: @escaping (String) -> Void
  ) {
    glyphs = isUnicode ? .blocks : .ascii
    (self.hasColour, self.size, self.write) = (hasColour, size, write)
  }

  func show(_ view: PromptView) {
    let size = size()
    var output = ""
    if size != shownSize {
      // ED: a terminal that was resized shows remains of the old lines.
      output = "\u{1B}[2J"
      (shownSize, shown) = (size, [])
    }
    let lines = PromptScreen(width: size.columns, height: size.lines, glyphs: glyphs).lines(view)
    for row in 0..<max(lines.count, shown.count) {
      let line = row < lines.count ? lines[row] : nil
      guard line != (row < shown.count ? shown[row] : nil) else { continue }
      // CUP, the line, EL (ECMA-48).
      output += "\u{1B}[\(row + 1);1H\(line.map(styled) ?? "")\u{1B}[K"
    }
    shown = lines
    // All at once, on terminals that can (synchronized output, mode 2026; others pass over it).
    if !output.isEmpty { write("\u{1B}[?2026h\(output)\u{1B}[?2026l") }
  }

  /// The picture shows its keys all the time.
  func remind() {}

  func close() { TerminalGuard.giveBack() }

  /// A line with its emphasis (ECMA-48, SGR).
  private func styled(_ line: PromptScreen.Line) -> String {
    switch line.emphasis {
    case .plain: line.text
    case .good where !hasColour, .bad where !hasColour: line.text
    case .strong: "\u{1B}[1m\(line.text)\u{1B}[0m"
    case .good: "\u{1B}[32m\(line.text)\u{1B}[0m"
    case .bad: "\u{1B}[33m\(line.text)\u{1B}[0m"
    case .faint: "\u{1B}[2m\(line.text)\u{1B}[0m"
    }
  }

  /// The size of the terminal at standard error.
  static func sizeNow() -> (columns: Int, lines: Int) {
    var size = winsize()
    guard ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return usualSize
    }
    return (Int(size.ws_col), Int(size.ws_row))
  }
}
