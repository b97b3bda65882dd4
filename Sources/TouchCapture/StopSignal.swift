import Glibc

/// The signals that end a recording cleanly: Ctrl-C, SIGTERM, SIGHUP.
///
/// The first one makes the descriptor readable; a second one has its default effect and stops the program at once. A hangup never counts as
/// the second: when a terminal is closed, both the kernel and the shell send one, and systemd sends one after its SIGTERM.
package enum StopSignal {
  /// The descriptors of both ends of the pipe that the signal handler writes to; -1 before `watch` was called.
  nonisolated(unsafe) private static var ends: (read: Int32, write: Int32) = (-1, -1)

  /// Called before a second signal stops the program, to restore the terminal; must be safe in a signal handler.
  nonisolated(unsafe) package static var beforeTheEnd: (@convention(c) () -> Void)?
  /// True once one of the signals has arrived.
  nonisolated(unsafe) package private(set) static var hasCome = false

  /// Installs a handler for the signals.
  ///
  /// - Returns: A file descriptor to poll; it is readable once a signal has arrived.
  /// - Throws: `CaptureError` if the system has no more descriptors.
  @discardableResult
  package static func watch() throws(CaptureError) -> Int32 {
    if ends.read >= 0 { return ends.read }
    var pair: [Int32] = [-1, -1]
    guard pipe(&pair) == 0 else { throw .libinput(operation: "watching for Ctrl-C", errno: errno) }
    for end in pair {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    ends = (pair[0], pair[1])
    for number in [SIGINT, SIGTERM, SIGHUP] {
      var action = sigaction()
      action.__sigaction_handler.sa_handler = { number in
        if StopSignal.hasCome {
          if number == SIGHUP { return }
          StopSignal.beforeTheEnd?()
          // Takes effect as soon as this handler returns.
          signal(number, SIG_DFL)
          raise(number)
        }
        StopSignal.hasCome = true
        var byte: UInt8 = 1
        _ = write(StopSignal.ends.write, &byte, 1)
      }
      action.sa_flags = SA_RESTART
      sigaction(number, &action, nil)
    }
    return ends.read
  }
}
