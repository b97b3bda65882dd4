import Glibc
import TouchCapture

/// Takes the terminal for a session, and gives it back on every way out: the end, an error, a signal, a crash.
enum TerminalGuard {
  /// The alternate screen; no cursor; the wheel is not to come as cursor keys (xterm's 1049, 25, 1007).
  private static let enter: StaticString = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?1007l\u{1B}[2J\u{1B}[H"
  private static let leave: StaticString = "\u{1B}[0m\u{1B}[?1007h\u{1B}[?25h\u{1B}[?1049l"

  /// The terminal's settings as they were; signal handlers read them too, so one thread at a time touches
  /// them.
  ///
  /// In memory of its own: Swift would place other variables into the struct's padding, which C writes to.
  nonisolated(unsafe) private static let saved: UnsafeMutablePointer<termios> = {
    let pointer = UnsafeMutablePointer<termios>.allocate(capacity: 1)
    pointer.initialize(to: termios())
    return pointer
  }()
  nonisolated(unsafe) private static var hasKeys = false
  nonisolated(unsafe) private static var hasScreen = false

  /// Signals whose usual effect ends the program.
  private static let fatal = [SIGQUIT, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGPIPE]

  /// Takes the screen of standard error.
  ///
  /// - Parameter stopsAtOnce: Whether nobody else handles Ctrl-C.
  static func takeScreen(stopsAtOnce: Bool) {
    hasScreen = true
    StopSignal.beforeTheEnd = { TerminalGuard.giveBack() }
    atexit { TerminalGuard.giveBack() }
    for number in fatal + (stopsAtOnce ? [SIGINT, SIGTERM, SIGHUP] : []) {
      signal(number) { number in
        TerminalGuard.giveBack()
        signal(number, SIG_DFL)
        raise(number)
      }
    }
    write(enter)
  }

  /// Makes the keys of standard input come one by one, without an echo; Ctrl-C stays what it is, Ctrl-Z and
  /// Ctrl-\ do nothing.
  static func takeKeys() {
    guard tcgetattr(STDIN_FILENO, saved) == 0 else { return }
    var raw = saved.pointee
    raw.c_lflag &= ~tcflag_t(ICANON | ECHO)
    withUnsafeMutableBytes(of: &raw.c_cc) { characters in
      characters[Int(VMIN)] = 1
      characters[Int(VTIME)] = 0
      characters[Int(VSUSP)] = 0
      characters[Int(VQUIT)] = 0
    }
    hasKeys = true
    // Keys typed before are dropped.
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &raw)
  }

  /// Puts all back as it was; more than once does no harm.
  static func giveBack() {
    if hasScreen { write(leave) }
    if hasKeys { tcsetattr(STDIN_FILENO, TCSANOW, saved) }
    (hasScreen, hasKeys) = (false, false)
  }

  private static func write(_ text: StaticString) {
    _ = Glibc.write(STDERR_FILENO, text.utf8Start, text.utf8CodeUnitCount)
  }
}
