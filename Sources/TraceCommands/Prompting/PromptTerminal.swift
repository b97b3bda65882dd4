/// Shows a session on a terminal, redrawn in place.
final class PromptTerminal: PromptDisplay {
  /// The highest redraw rate during a take, per second.
  private static let rate: Int64 = 30

  private let glyphs: GaugeBar.Glyphs
  private let screen: TerminalLines

  let interval: Int64? = 1_000_000 / PromptTerminal.rate

  /// Creates a display on a terminal.
  ///
  /// - Parameters:
  ///   - isUnicode: Whether bars may use block characters.
  ///   - hasColour: Whether lines may be coloured; bold and faint text is always allowed.
  ///   - size: Returns the terminal's present size.
  ///   - write: Receives the bytes for the terminal.
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

  /// Does nothing: the keys are always visible.
  func remind() {}

  func close() { TerminalGuard.giveBack() }
}
