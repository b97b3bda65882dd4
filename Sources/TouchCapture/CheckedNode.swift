#if Capture
  import CUdev
  import Glibc

  /// Opens nodes that may be recorded, and no other.
  ///
  /// The class of a node is asked for twice: of its path, so that a keyboard is not opened at all, and of the device behind the
  /// descriptor before anything is read of it. A device that is plugged in between the two may get the node of one that has just
  /// gone; its events stay unread.
  enum CheckedNode {
    /// The reason why a node is not open.
    enum Refusal: Error {
      /// Its class may not be recorded; in words.
      case kind(String)
      /// The system's error number.
      case system(Int32)
    }

    /// Opens a node read-only.
    ///
    /// - Parameters:
    ///   - path: The path of a node.
    ///   - flags: As of `open`, without the kind of access.
    ///   - udev: udev's context.
    /// - Returns: The descriptor, which the caller closes.
    /// - Throws: ``Refusal``.
    static func open(_ path: String, flags: Int32, _ udev: OpaquePointer) throws(Refusal) -> Int32 {
      var status = stat()
      // Where nothing is, opening says why.
      if stat(path, &status) == 0, let what = refusal(of: status, udev) { throw .kind(what) }
      let descriptor = Glibc.open(path, flags & ~O_ACCMODE | O_RDONLY)
      guard descriptor >= 0 else { throw .system(errno) }
      guard fstat(descriptor, &status) == 0 else {
        let failure = errno
        close(descriptor)
        throw .system(failure)
      }
      if let what = refusal(of: status, udev) {
        close(descriptor)
        throw .kind(what)
      }
      return descriptor
    }

    /// The same for who has no context of udev.
    static func open(_ path: String, flags: Int32) throws(Refusal) -> Int32 {
      guard let udev = udev_new() else { throw .system(errno) }
      defer { udev_unref(udev) }
      return try open(path, flags: flags, udev)
    }

    private static func refusal(of status: stat, _ udev: OpaquePointer) -> String? {
      guard status.st_mode & S_IFMT == S_IFCHR,
        let device = udev_device_new_from_devnum(udev, CChar(UInt8(ascii: "c")), status.st_rdev)
      else { return "nothing it knows" }
      defer { udev_device_unref(device) }
      return NodePolicy.refusal { ContextWitness.property(device, $0) == "1" }
    }
  }
#endif
