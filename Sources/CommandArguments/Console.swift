import FileAccess
import Glibc
import TextFormats

/// Standard output and standard error, straight through `write(2)`.
///
/// Output is gathered and written in blocks, or by the line on a terminal; messages are written at once, after what was
/// gathered. A closed pipe ends the program quietly, as SIGPIPE does; any other failure to write is reported, with
/// status 2. One thread writes.
package final class Console: @unchecked Sendable {
  /// Bytes gathered before they are written.
  private static let block = 1 << 16
  private var gathered: [UInt8] = []
  private lazy var writesByLine = outputIsTerminal
  /// Takes all in place of the streams; nil for the console of the process.
  private let record: ConsoleRecord?

  /// The console of this process.
  package static let standard = Console(recording: nil)

  /// A console that touches no stream of the process and is no terminal.
  ///
  /// - Parameter record: Keeps what is written and told.
  package convenience init(in record: ConsoleRecord) { self.init(recording: record) }

  private init(recording record: ConsoleRecord?) { self.record = record }

  /// Writes text to standard output; control characters but line feeds are shown as escapes, so that none
  /// steers a terminal.
  ///
  /// - Parameters:
  ///   - text: What to write.
  ///   - words: Those that stand out where colour may be used.
  package func write(_ text: String, colouring words: [ColouredWord] = []) {
    let text = Self.lines(text)
    gathered.append(
      contentsOf: (words.isEmpty || !mayColour ? text : ColouredWord.colour(text, words)).utf8)
    if gathered.count >= Self.block || writesByLine { flush() }
  }

  /// Writes lines to standard output that are commands to what runs a job; no other line is taken for one.
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

  /// The same of lines that are commands to what runs a job; no other line is taken for one.
  package func noteCommands(_ lines: String) { note(lines, after: "", areCommands: true) }

  /// The same after a start that is shown as it is.
  private func note(_ line: String, after start: String, areCommands: Bool = false) {
    flush()
    let line = VisibleText.escaped(line, isLines: true, areCommands: areCommands)
    if let record { return record.add(ConsoleRecord.Message(kind: .note, text: line)) }
    _ = Self.write(Array((start + line + "\n").utf8)[...], to: STDERR_FILENO)
  }

  /// Writes text to standard error as it is: progress, which clears itself.
  ///
  /// - Parameter text: What to write, without a line feed.
  package func show(_ text: String) {
    guard record == nil else { return }
    _ = Self.write(Array(text.utf8)[...], to: STDERR_FILENO)
  }

  /// The program as a person can type it again: what started it says so in `OVERSCROLL_AS`, as tools/overscroll does.
  package static var programName: String {
    environment("OVERSCROLL_AS").flatMap { $0.isEmpty ? nil : $0 } ?? "overscroll"
  }

  /// True if progress may be shown: messages go to a terminal that can clear a line, and nobody asked for
  /// plain text.
  package var mayShowProgress: Bool {
    Self.mayColour(onTerminal: messagesAreOnTerminal, environment: Self.environment)
  }

  /// True if standard error is a terminal that knows cursor moves, so that a screen may be drawn on it.
  package var mayShowScreen: Bool {
    messagesAreOnTerminal && Self.knowsCursorMoves(Self.environment)
  }

  /// Writes `warning: ` and the line to standard error.
  ///
  /// - Parameter line: Where, what, and what to do next.
  package func warn(_ line: String) {
    if let record { return record.add(ConsoleRecord.Message(kind: .warning, text: Self.oneLine(line))) }
    note(onTerminal(Self.oneLine(line), after: "warning: "), after: start("warning:", .caution))
  }

  /// Writes `error: ` and the line to standard error.
  ///
  /// - Parameter line: Where, what was wrong, and what to do.
  package func fail(_ line: String) {
    if let record { return record.add(ConsoleRecord.Message(kind: .error, text: Self.oneLine(line))) }
    note(onTerminal(Self.oneLine(line), after: "error: "), after: start("error:", .bad))
  }

  /// Tells a person that a file was written, as what follows need not say so; nothing to a program, which looks.
  ///
  /// - Parameter path: The file, or `-` for standard output.
  package func tellOfFile(_ path: String) {
    if messagesAreOnTerminal, path != "-" { note("wrote \(path)") }
  }

  /// Columns below which messages are not broken further.
  private static let narrowest = 20

  /// A message broken between words where a person reads it; one line where a program does.
  private func onTerminal(_ message: String, after start: String) -> String {
    guard messagesAreOnTerminal else { return message }
    var size = winsize()
    let isKnown = ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0
    let width = Self.width(columns: Self.environment("COLUMNS"), terminal: isKnown ? Int(size.ws_col) : nil)
    let lines = WrappedText.lines(start + message, width: max(Self.narrowest, width), indent: 0)
    return String(lines.joined(separator: "\n").dropFirst(start.count))
  }

  /// The first word of a message, coloured where messages go to a terminal that knows it.
  private func start(_ word: String, _ look: ColouredWord.Look) -> String {
    (mayShowProgress ? ColouredWord.colour(word, [ColouredWord(String(word.dropLast()), look)]) : word) + " "
  }

  /// A message as one line, whatever a file name or value in it holds, and of a length that a person reads.
  package static func oneLine(_ message: String) -> String { VisibleText.escaped(shortened(message)) }

  /// The same for several lines, which stay lines: names of devices, files and people may hold anything.
  package static func lines(_ text: String) -> String { VisibleText.escaped(text, isLines: true) }

  /// The most characters of a message, and how many of a longer one's end are kept: there it says what to do.
  private static let (longest, end) = (2000, 500)

  /// A message without the middle of what is too long, as an argument of a whole file's size that it repeats.
  private static func shortened(_ message: String) -> String {
    guard message.utf8.count > longest, message.count > longest else { return message }
    let gap = "…"
    return "\(message.prefix(longest - end - gap.count))\(gap)\(message.suffix(end))"
  }

  /// Writes what was gathered.
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

  /// Columns of standard output: `COLUMNS` where it is set, else the terminal's, else 80.
  package var width: Int {
    var size = winsize()
    let known = record == nil && ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0
    return Self.width(columns: Self.environment("COLUMNS"), terminal: known ? Int(size.ws_col) : nil)
  }

  /// True if colour may be used on standard output.
  package var mayColour: Bool { Self.mayColour(onTerminal: outputIsTerminal, environment: Self.environment) }

  /// More columns than any screen has: plots are as wide as asked for, and take memory for it.
  private static let mostColumns = 1000

  /// The columns that `COLUMNS` says if it is a number above 0, else the terminal's if it knows them, else 80; at most 1000.
  package static func width(columns: String?, terminal: Int?) -> Int {
    let stated = columns.flatMap { Int($0) } ?? 0
    let known = stated > 0 ? stated : terminal ?? 0
    return known > 0 ? min(known, mostColumns) : 80
  }

  /// True if colour may be used: on a terminal that knows it, unless `NO_COLOR` is set and not empty
  /// (no-color.org).
  package static func mayColour(onTerminal: Bool, environment: (String) -> String?) -> Bool {
    guard onTerminal, environment("NO_COLOR") ?? "" == "" else { return false }
    return knowsCursorMoves(environment)
  }

  /// True if `TERM` names a terminal that can do more than print lines.
  package static func knowsCursorMoves(_ environment: (String) -> String?) -> Bool {
    !["", "dumb"].contains(environment("TERM") ?? "")
  }

  /// The value of an environment variable, or nil where it is not set.
  ///
  /// - Parameter name: The variable.
  /// - Returns: Its text.
  package static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// Ends the process by SIGPIPE, as writing to a closed pipe does by default.
  package static func endByPipe() -> Never {
    StagedFile.discardAll()
    signal(SIGPIPE, SIG_DFL)
    raise(SIGPIPE)
    exit(ExitStatus.couldNot.rawValue)
  }

  /// Writes all bytes; 0, or the `errno` that stopped it.
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
