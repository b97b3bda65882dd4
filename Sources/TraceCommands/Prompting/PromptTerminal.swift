/// A session on a terminal, drawn in place.
final class PromptTerminal: PromptDisplay {
  /// Pictures a second of a take that grows, at most.
  private static let rate: Int64 = 30

  private let glyphs: GaugeBar.Glyphs
  private let screen: TerminalLines

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
    size: @escaping () -> (columns: Int, lines: Int) = TerminalLines.sizeNow,
    write: @escaping (String) -> Void
  ) {
    glyphs = isUnicode ? .blocks : .ascii
    screen = TerminalLines(hasColour: hasColour, size: size, write: write)
  }

  func show(_ view: PromptView) {
    screen.show { size in
      PromptScreen(width: size.columns, height: size.lines, glyphs: glyphs).lines(view)
    }
  }

  /// The picture shows its keys all the time.
  func remind() {}

  func close() { TerminalGuard.giveBack() }
}
