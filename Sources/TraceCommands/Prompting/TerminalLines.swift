import CommandArguments
import Glibc

/// Draws lines of text on a screen, redrawn in place. Only lines that changed are written.
final class TerminalLines {
  /// The size that is assumed if the terminal does not report its size.
  private static let usualSize = (columns: 80, lines: 24)

  private let write: (String) -> Void
  private let hasColour: Bool
  private let size: () -> (columns: Int, lines: Int)
  private var shown: [PromptScreen.Line] = []
  private var shownSize = (columns: 0, lines: 0)

  /// Creates an empty screen.
  ///
  /// - Parameters:
  ///   - hasColour: Whether lines may be coloured; bold and faint text is always allowed.
  ///   - size: Returns the terminal's present size.
  ///   - write: Receives the bytes for the terminal.
  init(
    hasColour: Bool, size: @escaping () -> (columns: Int, lines: Int) = TerminalLines.sizeNow,
    write: @escaping (String) -> Void
  ) {
    (self.hasColour, self.size, self.write) = (hasColour, size, write)
  }

  /// Draws the lines that `picture` returns for the terminal's present size.
  func show(_ picture: ((columns: Int, lines: Int)) -> [PromptScreen.Line]) {
    let size = size()
    var output = ""
    if size != shownSize {
      // ED: a terminal that was resized shows remains of the old lines.
      output = "\u{1B}[2J"
      (shownSize, shown) = (size, [])
    }
    let lines = picture(size)
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

  /// A line's text, with the escape sequences for its emphasis (ECMA-48, SGR).
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

  /// The present size of the terminal on standard error.
  static func sizeNow() -> (columns: Int, lines: Int) {
    var size = winsize()
    guard ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return usualSize
    }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  /// True if the locale's encoding is UTF-8. The environment variables are read in the order that POSIX defines.
  static var isUnicode: Bool {
    let names = ["LC_ALL", "LC_CTYPE", "LANG"].compactMap(Console.environment).filter { !$0.isEmpty }
    let locale = names.first?.lowercased() ?? ""
    return locale.contains("utf-8") || locale.contains("utf8")
  }

  /// True if keys can be read: standard input is a terminal, and the program runs in its foreground.
  ///
  /// A background program that reads from its terminal would be stopped.
  static var hasKeys: Bool { isatty(STDIN_FILENO) == 1 && tcgetpgrp(STDIN_FILENO) == getpgrp() }
}
