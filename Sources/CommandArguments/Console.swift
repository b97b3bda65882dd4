import FileAccess
import Glibc
import TextFormats

/// Standard output and standard error, written directly with `write(2)`.
///
/// Output is buffered and written in blocks, or line by line on a terminal. Messages are written immediately, after the buffered
/// output. A closed pipe ends the program silently, as SIGPIPE does; any other write error is reported, with
/// status 2. Only one thread writes.
package final class Console: @unchecked Sendable {
  /// The size of the output buffer, in bytes.
  private static let block = 1 << 16
  private var gathered: [UInt8] = []
  private lazy var writesByLine = outputIsTerminal
  /// Receives all text instead of the streams; nil for the console of the process.
  private let record: ConsoleRecord?

  /// The console of this process.
  package static let standard = Console(recording: nil)

  /// Creates a console that writes into `record` instead of the streams of the process, and is not a terminal.
  ///
  /// - Parameter record: Receives output and messages.
  package convenience init(in record: ConsoleRecord) { self.init(recording: record) }

  private init(recording record: ConsoleRecord?) { self.record = record }

  /// Writes text to standard output. Control characters other than line feeds are shown as escapes, so that they cannot
  /// control the terminal.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - words: Words to highlight if colour may be used.
  package func write(_ text: String, colouring words: [ColouredWord] = []) {
    let text = Self.lines(text)
    gathered.append(
      contentsOf: (words.isEmpty || !mayColour ? text : ColouredWord.colour(text, words)).utf8)
    if gathered.count >= Self.block || writesByLine { flush() }
  }

  /// Writes workflow commands for a CI system to standard output. Such commands in any other text are made ineffective.
  package func writeCommands(_ lines: String) {
    gathered.append(contentsOf: VisibleText.escaped(lines, isLines: true, areCommands: true).utf8)
  }

  /// Writes text and a line feed to standard output.
  ///
  /// - Parameter line: One or more lines, without the last line feed.
  package func print(_ line: String) {
    write(line + "\n")
  }

  /// Writes a message and a line feed to standard error.
  ///
  /// - Parameter line: One or more lines, without the last line feed.
  package func note(_ line: String) { note(line, after: "") }

  /// Writes workflow commands for a CI system to standard error. Such commands in any other text are made ineffective.
  package func noteCommands(_ lines: String) { note(lines, after: "", areCommands: true) }

  /// Writes a message to standard error, after a prefix that is not escaped or shortened.
  private func note(_ line: String, after start: String, areCommands: Bool = false) {
    flush()
    let line = VisibleText.escaped(line, isLines: true, areCommands: areCommands)
    if let record { return record.add(ConsoleRecord.Message(kind: .note, text: line)) }
    _ = Self.write(Array((start + line + "\n").utf8)[...], to: STDERR_FILENO)
  }

  /// Writes text to standard error unchanged. It is for progress, which clears itself later.
  ///
  /// - Parameter text: The text, without a line feed.
  package func show(_ text: String) {
    guard record == nil else { return }
    _ = Self.write(Array(text.utf8)[...], to: STDERR_FILENO)
  }

  /// The program's name in commands that users can copy: the value of `OVERSCROLL_AS`, which tools/overscroll sets, else `overscroll`.
  package static var programName: String {
    environment("OVERSCROLL_AS").flatMap { $0.isEmpty ? nil : $0 } ?? "overscroll"
  }

  /// True if progress may be shown: standard error is a terminal that can clear a line, and plain text was not
  /// requested.
  package var mayShowProgress: Bool {
    Self.mayColour(onTerminal: messagesAreOnTerminal, environment: Self.environment)
  }

  /// True if a full-screen display is possible: standard error is a terminal that supports cursor movement.
  package var mayShowScreen: Bool {
    messagesAreOnTerminal && Self.knowsCursorMoves(Self.environment)
  }

  /// Writes a warning to standard error, after `warning: `.
  ///
  /// - Parameter line: Where, what, and what to do.
  package func warn(_ line: String) {
    if let record { return record.add(ConsoleRecord.Message(kind: .warning, text: Self.oneLine(line))) }
    note(onTerminal(Self.oneLine(line), after: "warning: "), after: start("warning:", .caution))
  }

  /// Writes an error message to standard error, after `error: `.
  ///
  /// - Parameter line: Where, what was wrong, and what to do.
  package func fail(_ line: String) {
    if let record { return record.add(ConsoleRecord.Message(kind: .error, text: Self.oneLine(line))) }
    note(onTerminal(Self.oneLine(line), after: "error: "), after: start("error:", .bad))
  }

  /// Prints that a file was written, if standard error is a terminal. Programs that run this one can check the file themselves.
  ///
  /// - Parameter path: The file, or `-` for standard output.
  package func tellOfFile(_ path: String) {
    if messagesAreOnTerminal, path != "-" { note("wrote \(path)") }
  }

  /// The narrowest terminal, in columns, at which messages are wrapped.
  private static let narrowest = 20

  /// The message wrapped between words if standard error is a terminal; otherwise unchanged, on one line.
  private func onTerminal(_ message: String, after start: String) -> String {
    guard messagesAreOnTerminal else { return message }
    var size = winsize()
    let isKnown = ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0
    let width = Self.width(columns: Self.environment("COLUMNS"), terminal: isKnown ? Int(size.ws_col) : nil)
    let lines = WrappedText.lines(start + message, width: max(Self.narrowest, width), indent: 0)
    return String(lines.joined(separator: "\n").dropFirst(start.count))
  }

  /// The first word of a message, such as `error: `; coloured if standard error is a terminal with colour.
  private func start(_ word: String, _ look: ColouredWord.Look) -> String {
    (mayShowProgress ? ColouredWord.colour(word, [ColouredWord(String(word.dropLast()), look)]) : word) + " "
  }

  /// A message as one line of limited length. Control characters, which a file name in it may contain, are escaped.
  package static func oneLine(_ message: String) -> String { VisibleText.escaped(shortened(message)) }

  /// A text of several lines with control characters escaped, because names of devices, files and people may contain any character.
  package static func lines(_ text: String) -> String { VisibleText.escaped(text, isLines: true) }

  /// The largest length of a message in characters, and how many characters at its end are always shown, because the end says what to do.
  private static let (longest, end) = (2000, 500)

  /// A message whose middle is left out if it is too long, for example because it repeats a very long argument.
  private static func shortened(_ message: String) -> String {
    guard message.utf8.count > longest, message.count > longest else { return message }
    let gap = "…"
    return "\(message.prefix(longest - end - gap.count))\(gap)\(message.suffix(end))"
  }

  /// Writes the buffered output.
  package func flush() {
    guard !gathered.isEmpty else { return }
    if let record {
      record.add(output: gathered)
      return gathered.removeAll(keepingCapacity: true)
    }
    let failure = Self.write(gathered[...], to: STDOUT_FILENO)
    gathered.removeAll(keepingCapacity: true)
    if failure == EPIPE { Self.endByPipe() }
    if failure != 0 {
      note("error: standard output: \(String(cString: strerror(failure))); nothing more was written")
      StagedFile.discardAll()
      exit(ExitStatus.couldNot.rawValue)
    }
  }

  /// True if standard output is a terminal.
  package var outputIsTerminal: Bool { record == nil && isatty(STDOUT_FILENO) == 1 }

  /// True if standard error is a terminal; only then is progress shown.
  package var messagesAreOnTerminal: Bool { record == nil && isatty(STDERR_FILENO) == 1 }

  /// The width of standard output in columns: `COLUMNS` if set, else the terminal's width, else 80.
  package var width: Int {
    var size = winsize()
    let known = record == nil && ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0
    return Self.width(columns: Self.environment("COLUMNS"), terminal: known ? Int(size.ws_col) : nil)
  }

  /// True if colour may be used on standard output.
  package var mayColour: Bool { Self.mayColour(onTerminal: outputIsTerminal, environment: Self.environment) }

  /// The largest width that is used, in columns. A plot is as wide as the output, so its memory grows with the width.
  private static let mostColumns = 1000

  /// The width to use, in columns: `COLUMNS` if it is a number above 0, otherwise the terminal's width if known, otherwise 80; at most
  /// 1000.
  package static func width(columns: String?, terminal: Int?) -> Int {
    let stated = columns.flatMap { Int($0) } ?? 0
    let known = stated > 0 ? stated : terminal ?? 0
    return known > 0 ? min(known, mostColumns) : 80
  }

  /// True if colour may be used: the output is a terminal with colour, and `NO_COLOR` is not set or empty (no-color.org).
  package static func mayColour(onTerminal: Bool, environment: (String) -> String?) -> Bool {
    guard onTerminal, environment("NO_COLOR") ?? "" == "" else { return false }
    return knowsCursorMoves(environment)
  }

  /// True if `TERM` names a terminal that supports cursor movement.
  package static func knowsCursorMoves(_ environment: (String) -> String?) -> Bool {
    !["", "dumb"].contains(environment("TERM") ?? "")
  }

  /// The value of an environment variable; nil if it is not set.
  ///
  /// - Parameter name: The name of the variable.
  /// - Returns: The variable's value.
  package static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// Ends the process with SIGPIPE, as writing to a closed pipe does by default.
  package static func endByPipe() -> Never {
    StagedFile.discardAll()
    signal(SIGPIPE, SIG_DFL)
    raise(SIGPIPE)
    exit(ExitStatus.couldNot.rawValue)
  }

  /// Writes all bytes to a file descriptor. Returns 0, or the `errno` of the failed write.
  private static func write(_ bytes: ArraySlice<UInt8>, to descriptor: Int32) -> Int32 {
    var rest = bytes
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        var wait = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&wait, 1, -1)
      } else if errno != EINTR {
        return errno
      }
    }
    return 0
  }
}
