import Testing

@testable import TraceCommands

@Suite("Drawing a session")
struct PromptTerminalTests {
  private final class Output {
    var pieces: [String] = []
    var size = (columns: 80, lines: 24)
  }

  private func view(_ state: PromptView.State) -> PromptView {
    PromptView(
      name: "quick", folder: "s01", state: state, number: 3, count: 18, decided: 2, rest: 100,
      words: "Pull down.", tries: 0, canAccept: false, outcome: nil,
      gauge: .init(reading: nil, name: "e on m"),
      notice: nil)
  }

  @Test("only lines that changed are written, nothing where none did, and all of them once the size changes")
  func changes() {
    let output = Output()
    let terminal = PromptTerminal(isUnicode: false, size: { output.size }) { output.pieces.append($0) }
    terminal.show(view(.waiting))
    terminal.show(view(.waiting))
    #expect(output.pieces.count == 1)
    terminal.show(view(.taking(0.1, of: 0)))
    terminal.show(view(.taking(0.2, of: 0)))
    #expect(output.pieces.count == 3)
    #expect(
      output.pieces[2] == "\u{1B}[?2026h\u{1B}[7;1H\u{1B}[32m  Recording: 0.2 s\u{1B}[0m\u{1B}[K\u{1B}[?2026l"
    )
    output.size = (60, 24)
    terminal.show(view(.taking(0.2, of: 0)))
    #expect(output.pieces[3].hasPrefix("\u{1B}[?2026h\u{1B}[2J\u{1B}[1;1H"))
  }

  @Test("without colour the same is drawn, bold and faint too")
  func colourless() {
    let (plain, coloured) = (Output(), Output())
    let terminals = [
      PromptTerminal(isUnicode: false, hasColour: false, size: { plain.size }) { plain.pieces.append($0) },
      PromptTerminal(isUnicode: false, size: { coloured.size }) { coloured.pieces.append($0) },
    ]
    for terminal in terminals { terminal.show(view(.taking(1, of: 0))) }
    #expect(coloured.pieces.joined().contains("\u{1B}[32m"))
    #expect(!plain.pieces.joined().contains("\u{1B}[32m") && plain.pieces.joined().contains("\u{1B}[1m"))
  }

  @Test("what is written makes the screen that was meant, also when it shrinks")
  func picture() {
    let output = Output()
    let terminal = PromptTerminal(isUnicode: false, size: { output.size }) { output.pieces.append($0) }
    var screen = TerminalPicture(columns: 80, lines: 24)
    for state in [PromptView.State.waiting, .taking(1, of: 0), .ended, .choosing(["A", "B"]), .waiting] {
      terminal.show(view(state))
      screen.feed(output.pieces.joined())
      output.pieces = []
      let meant = PromptScreen(width: 80, height: 24, glyphs: .ascii).lines(view(state)).map(\.text)
      #expect(Array(screen.lines.prefix(meant.count)) == meant)
      let isBlank = screen.lines.dropFirst(meant.count).allSatisfy { $0.isEmpty }
      #expect(isBlank)
    }
  }
}
