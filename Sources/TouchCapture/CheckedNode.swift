#if Capture
  import CUdev
  import Glibc

  /// Opens device nodes, but only those that may be recorded.
  ///
  /// The class of a node is checked twice: by its path, so that a keyboard is not opened at all, and by the device behind the open
  /// descriptor before any event is read. If a device is unplugged and another plugged in between, the new one may get the same node; its
  /// events stay unread.
  enum CheckedNode {
    /// The reason why a node was not opened.
    enum Refusal: Error {
      /// The node's device is of a class that must not be recorded; the text names the class.
      case kind(String)
      /// The system refused to open the node, with this error number (`errno`).
      case system(Int32)
    }

    /// Opens a node read-only.
    ///
    /// - Parameters:
    ///   - path: The path of a node.
    ///   - flags: The flags of `open` without the access mode.
    ///   - udev: A udev context.
    /// - Returns: The descriptor, which the caller closes.
    /// - Throws: ``Refusal``.
    static func open(_ path: String, flags: Int32, _ udev: OpaquePointer) throws(Refusal) -> Int32 {
      var status = stat()
      // If there is no node, the call to open below reports why.
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

    /// Opens a node read-only, as `open(_:flags:_:)` does, but creates the udev context itself.
    static func open(_ path: String, flags: Int32) throws(Refusal) -> Int32 {
      guard let udev = udev_new() else { throw .system(errno) }
      defer { udev_unref(udev) }
      return try open(path, flags: flags, udev)
    }

    private static func refusal(of status: stat, _ udev: OpaquePointer) -> String? {
      guard status.st_mode & S_IFMT == S_IFCHR,
        let device = udev_device_new_from_devnum(udev, CChar(UInt8(ascii: "c")), status.st_rdev)
      else { return "an unknown kind of device" }
      defer { udev_device_unref(device) }
      return NodePolicy.refusal { ContextWitness.property(device, $0) == "1" }
    }
  }
#endif
