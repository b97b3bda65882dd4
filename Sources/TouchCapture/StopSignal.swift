import Glibc

/// The signals that end a recording whole: Ctrl-C, SIGTERM, SIGHUP.
///
/// The first makes the descriptor readable; the second has its usual effect and stops the program at once. A hangup is never
/// the second: of a terminal that is closed both the kernel and the shell tell, and systemd sends one after its SIGTERM.
package enum StopSignal {
  /// The end of a pipe that a signal writes to; -1 before `watch`.
  nonisolated(unsafe) private static var ends: (read: Int32, write: Int32) = (-1, -1)

  /// Called before a second signal stops the program, to put a terminal back in order; does only what a signal handler may.
  nonisolated(unsafe) package static var beforeTheEnd: (@convention(c) () -> Void)?
  /// True once a signal came.
  nonisolated(unsafe) package private(set) static var hasCome = false

  /// Starts watching for signals.
  ///
  /// - Returns: A file descriptor to poll, readable once a signal came.
  /// - Throws: `CaptureError` where the system has no more descriptors.
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
          // Delivered as soon as this handler returns.
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
