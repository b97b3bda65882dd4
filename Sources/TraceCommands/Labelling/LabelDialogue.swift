import CommandArguments
import GestureTraces
import Glibc
import PromptedCapture
import TextFormats
import TouchCapture

/// Asks a person at a terminal for the intent of one gesture after another.
struct LabelDialogue {
  /// The questions and the answers so far.
  let session: LabelSession
  /// Shows the questions.
  let console: Console

  /// The same key pressed again within this time counts as held, in microseconds.
  ///
  /// It is shorter than keyboards wait before they repeat a held key (250 ms on a Linux console, longer elsewhere), and shorter than a
  /// person needs to look.
  private static let holding: Int64 = 240_000
  /// The time after which a resized terminal is redrawn if no key is pressed, in milliseconds.
  private static let resizing: Int32 = 500

  /// Asks until no gesture is left, or until the person stops with a key or Ctrl-C.
  ///
  /// - Parameter words: The words that named the traces, for `next:`.
  /// - Returns: Done, even if gestures are left.
  /// - Throws: An error for a file that cannot be read or written; earlier answers stay.
  func run(_ words: [String]) throws -> ExitStatus {
    guard session.count > 0 else {
      throw UserError("these traces do not contain drags to label; see overscroll inspect")
    }
    guard session.left > 0 else {
      console.note("every gesture already has an intent; use --again to change them")
      return .done
    }
    let size = TerminalLines.sizeNow()
    let hasScreen = console.mayShowScreen && LabelScreen.fits(width: size.columns, height: size.lines)
    let stop = try StopSignal.watch()
    if hasScreen {
      TerminalGuard.takeScreen(stopsAtOnce: false)
      TerminalGuard.takeKeys()
    }
    defer { TerminalGuard.giveBack() }
    let isUnicode = TerminalLines.isUnicode
    let reader = KeyReader<LabelSession.Key>(
      STDIN_FILENO, mode: hasScreen ? .keys : .lines, holding: Self.holding, key: LabelSession.Key.init)
    try loop(reader, stop, hasScreen ? screen(isUnicode) : transcript())
    TerminalGuard.giveBack()
    summarise(words)
    return .done
  }

  private func loop(
    _ keys: KeyReader<LabelSession.Key>, _ stop: Int32, _ show: (LabelScreen, Bool) -> Void
  ) throws {
    var hasNews = true
    while !StopSignal.hasCome, let question = try session.question() {
      let picture = LabelScreen(
        question: question, left: session.left, outcome: session.outcome, canUndo: session.canUndo,
        isUnicode: TerminalLines.isUnicode)
      show(picture, hasNews)
      hasNews = false
      var waits = [keys.descriptor, stop].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      poll(&waits, nfds_t(waits.count), Self.resizing)
      for input in keys.read() where !StopSignal.hasCome {
        hasNews = true
        switch input {
        case .key(let key): try session.press(key)
        case .unknown: console.note("  That is not a key. \(Self.keys)")
        case .end: try session.press(.quit)
        }
      }
    }
  }

  // MARK: What is shown

  /// A function that shows questions on a terminal, each in place of the previous one.
  private func screen(_ isUnicode: Bool) -> (LabelScreen, Bool) -> Void {
    let lines = TerminalLines(hasColour: console.mayShowProgress) { [console] in console.show($0) }
    return { picture, _ in lines.show { picture.lines(width: $0.columns, height: $0.lines) } }
  }

  /// A function that shows questions as plain lines, for terminals that are too small or cannot move the cursor.
  private func transcript() -> (LabelScreen, Bool) -> Void {
    console.note(Self.keys)
    return { [console] picture, isNew in
      guard isNew else { return }
      let (question, look) = (picture.question, picture.question.look)
      console.note("\(question.path), gesture \(look.number) of \(question.count), \(picture.left) to do")
      console.note("  \(picture.figures). Looks like: \(LabelListing.words(look.fits))")
    }
  }

  private static var keys: String {
    let intents = Intent.allCases.map { "\($0.key) \($0.rawValue)" }.joined(separator: ", ")
    return "A letter and Enter: \(intents); n next, u undo, q stop"
  }

  // MARK: The summary

  private func summarise(_ words: [String]) {
    let given = session.given
    let parts = Intent.allCases.compactMap { intent in
      let count = given.count { $0 == intent }
      return count > 0 ? "\(count) \(intent.rawValue)" : nil
    }
    let list = parts.isEmpty ? "" : ": " + parts.joined(separator: ", ")
    let passed = session.passed > 0 ? "; \(session.passed) passed over" : ""
    console.note("labelled \(Counted.text(given.count, "gesture"))\(list)\(passed)")
    let files = ShellLine.text(words.map(ShellLine.path))
    let open = session.left + session.passed
    if open > 0 {
      console.note("\(open) still to do: rerun the command to continue")
    }
    console.note("next: overscroll report \(files)")
  }
}
