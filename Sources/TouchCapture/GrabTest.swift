#if Capture
  import Glibc

  /// Checks whether another program has exclusive access to a node (a grab).
  enum GrabTest {
    /// The request `EVIOCGRAB`: `_IOW('E', 0x90, int)` in linux/input.h, which Swift cannot import.
    private static let grab: UInt = 0x4004_4590

    /// True if another program has grabbed a node: our own attempt to grab it, released at once, then fails with EBUSY.
    ///
    /// - Parameter node: The path of a node that may be read.
    /// - Returns: True if grabbed; false also if the node cannot be opened.
    static func isGrabbed(_ node: String) -> Bool {
      guard let descriptor = try? CheckedNode.open(node, flags: O_NONBLOCK | O_CLOEXEC) else { return false }
      defer { close(descriptor) }
      // The argument is the number 1 itself, not a pointer to it. Closing the node releases the grab.
      let taken = ioctl(descriptor, grab, 1) == 0
      let failure = errno
      if taken { _ = ioctl(descriptor, grab, 0) }
      return !taken && failure == EBUSY
    }
  }
#endif
