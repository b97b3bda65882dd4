import Glibc
import TouchCapture

/// Changes the terminal's settings for a session. It restores them at the end, after an error, and after a signal or a crash.
enum TerminalGuard {
  /// Escape sequences that select the alternate screen, hide the cursor, and stop the wheel from sending cursor keys (xterm modes 1049, 25
  /// and 1007).
  private static let enter: StaticString = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?1007l\u{1B}[2J\u{1B}[H"
  private static let leave: StaticString = "\u{1B}[0m\u{1B}[?1007h\u{1B}[?25h\u{1B}[?1049l"

  /// The terminal's settings before the session. Signal handlers read them too, so only one thread at a time uses them.
  ///
  /// They have memory of their own: Swift would place other variables into the struct's padding, which C writes to.
  nonisolated(unsafe) private static let saved: UnsafeMutablePointer<termios> = {
    let pointer = UnsafeMutablePointer<termios>.allocate(capacity: 1)
    pointer.initialize(to: termios())
    return pointer
  }()
  nonisolated(unsafe) private static var hasKeys = false
  nonisolated(unsafe) private static var hasScreen = false

  /// The signals that end the program unless it handles them; before it ends, the terminal is restored.
  private static let fatal = [SIGQUIT, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGPIPE]

  /// Switches standard error to the alternate screen, on which the session is drawn.
  ///
  /// - Parameter stopsAtOnce: Whether to install a handler for Ctrl-C, because no other part of the program does.
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

  /// Makes standard input deliver single keys and stops their echo. Ctrl-C works as before; Ctrl-Z and Ctrl-\ do nothing.
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

  /// Restores the terminal's original settings; may be called more than once.
  static func giveBack() {
    if hasScreen { write(leave) }
    if hasKeys { tcsetattr(STDIN_FILENO, TCSANOW, saved) }
    (hasScreen, hasKeys) = (false, false)
  }

  private static func write(_ text: StaticString) {
    _ = Glibc.write(STDERR_FILENO, text.utf8Start, text.utf8CodeUnitCount)
  }
}
