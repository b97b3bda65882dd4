#if Capture
  import Glibc

  /// Finds out whether another program has taken a node for itself.
  enum GrabTest {
    /// `EVIOCGRAB`: `_IOW('E', 0x90, int)` of linux/input.h, which Swift cannot import.
    private static let grab: UInt = 0x4004_4590

    /// True where another program has grabbed a node: a grab of our own, let go at once, is then answered with EBUSY.
    ///
    /// - Parameter node: The path of a node that may be read.
    /// - Returns: False also where the node cannot be opened.
    static func isGrabbed(_ node: String) -> Bool {
      guard let descriptor = try? CheckedNode.open(node, flags: O_NONBLOCK | O_CLOEXEC) else { return false }
      defer { close(descriptor) }
      // The argument is the number 1 itself, not a pointer to it. Closing lets go.
      let taken = ioctl(descriptor, grab, 1) == 0
      let failure = errno
      if taken { _ = ioctl(descriptor, grab, 0) }
      return !taken && failure == EBUSY
    }
  }
#endif
