import Glibc

/// The signals that end a recording whole: Ctrl-C, SIGTERM, SIGHUP.
///
/// The first makes `descriptor` readable; the second has its usual effect and stops the program at once.
enum StopSignal {
  /// The end of a pipe that a signal writes to; -1 before `watch`.
  nonisolated(unsafe) private static var ends: (read: Int32, write: Int32) = (-1, -1)

  /// Starts watching; readable once a signal came.
  ///
  /// - Returns: A file descriptor to poll.
  /// - Throws: `CaptureError` where the system has no more descriptors.
  static func watch() throws(CaptureError) -> Int32 {
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
      action.__sigaction_handler.sa_handler = { _ in
        var byte: UInt8 = 1
        _ = write(StopSignal.ends.write, &byte, 1)
      }
      // Once: the second signal finds the default, which stops at once.
      action.sa_flags = Int32(bitPattern: UInt32(SA_RESETHAND)) | SA_RESTART
      sigaction(number, &action, nil)
    }
    return ends.read
  }
}
