import Glibc

/// Standard output and standard error, straight through `write(2)`.
///
/// Output is gathered and written in blocks, or by the line on a terminal; messages are written at once, after what was
/// gathered. A closed pipe ends the program quietly, as SIGPIPE does; any other failure to write is reported, with
/// status 2. One thread writes.
final class Console: @unchecked Sendable {
  /// Bytes gathered before they are written.
  private static let block = 1 << 16
  private var gathered: [UInt8] = []
  private lazy var writesByLine = isatty(STDOUT_FILENO) == 1

  /// The console of this process.
  static let standard = Console()

  /// Writes text to standard output as it is.
  ///
  /// - Parameter text: What to write.
  func write(_ text: String) {
    gathered.append(contentsOf: text.utf8)
    if gathered.count >= Self.block || writesByLine { flush() }
  }

  /// Writes text and a line feed to standard output.
  ///
  /// - Parameter line: One or more lines, without the last line feed.
  func print(_ line: String) {
    write(line + "\n")
  }

  /// Writes a message and a line feed to standard error.
  ///
  /// - Parameter line: One or more lines, without the last line feed.
  func note(_ line: String) {
    flush()
    _ = Self.write(Array((line + "\n").utf8)[...], to: STDERR_FILENO)
  }

  /// Writes `warning: ` and the line to standard error.
  ///
  /// - Parameter line: Where, what, and what to do next.
  func warn(_ line: String) {
    note("warning: \(line)")
  }

  /// Writes what was gathered.
  func flush() {
    guard !gathered.isEmpty else { return }
    let failure = Self.write(gathered[...], to: STDOUT_FILENO)
    gathered.removeAll(keepingCapacity: true)
    if failure == EPIPE { Self.endByPipe() }
    if failure != 0 {
      note("error: standard output: \(String(cString: strerror(failure))); nothing more was written")
      exit(ExitStatus.couldNot.rawValue)
    }
  }

  /// Whether standard output is a terminal.
  var outputIsTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

  /// Whether standard error is a terminal: only then is progress shown.
  var messagesAreOnTerminal: Bool { isatty(STDERR_FILENO) == 1 }

  /// Columns of standard output: `COLUMNS` where it is set, else the terminal's, else 80.
  var width: Int {
    if let columns = Self.environment("COLUMNS").flatMap({ Int($0) }), columns > 0 { return columns }
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }

  /// Whether colour may be used on standard output: on a terminal that knows it, and nobody said no (no-color.org).
  var mayColour: Bool {
    let refused = Self.environment("NO_COLOR").map { !$0.isEmpty } ?? false
    return outputIsTerminal && !refused
      && Self.environment("TERM").map { $0 != "dumb" && !$0.isEmpty } ?? false
  }

  /// The value of an environment variable, or nil where it is not set.
  ///
  /// - Parameter name: The variable.
  /// - Returns: Its text.
  static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// Ends as the signal does that the reader's end would have sent.
  private static func endByPipe() -> Never {
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
