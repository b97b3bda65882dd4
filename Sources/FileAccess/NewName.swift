import Glibc

/// Gives a file another name where nothing is, in one step: what appears there meanwhile is never replaced.
enum NewName {
  /// The ways that file systems and kernels have to do so, the best first.
  enum Way: CaseIterable {
    /// `renameat2` with `RENAME_NOREPLACE` (Linux 3.15, uapi/linux/fs.h): one step.
    case rename
    /// A second name, which is refused where one is, then the first one goes: for file systems without the other, as NFS.
    case link
    /// Looks, then renames: for those without links either. What appears in between is replaced.
    case look
  }

  private typealias Renameat2 =
    @convention(c) (
      Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32
    ) -> Int32
  /// The function of the C library (glibc 2.28), which Swift's module hides.
  private static let renameat2 = dlsym(nil, "renameat2").map { unsafeBitCast($0, to: Renameat2.self) }
  /// RENAME_NOREPLACE.
  private static let withoutReplacing: UInt32 = 1

  /// Moves a file.
  ///
  /// - Parameters:
  ///   - old: A file that is there.
  ///   - new: Where nothing is, on the same file system.
  ///   - ways: Those that are tried; the next where the file system or the kernel does not know one.
  /// - Returns: 0, or the error number; EEXIST where something is.
  static func move(_ old: String, to new: String, ways: [Way] = Way.allCases) -> Int32 {
    var code = ENOSYS
    for way in ways {
      code = move(old, to: new, by: way)
      if code == 0 || !isUnknown(code, by: way) { return code }
    }
    return code
  }

  private static func move(_ old: String, to new: String, by way: Way) -> Int32 {
    switch way {
    case .rename:
      guard let renameat2 else { return ENOSYS }
      return renameat2(AT_FDCWD, old, AT_FDCWD, new, withoutReplacing) == 0 ? 0 : errno
    case .link:
      guard link(old, new) == 0 else { return errno }
      return unlink(old) == 0 ? 0 : errno
    case .look:
      var status = stat()
      if lstat(new, &status) == 0 { return EEXIST }
      return Glibc.rename(old, new) == 0 ? 0 : errno
    }
  }

  /// True where an error says that a way is not known here, not that the move is wrong.
  private static func isUnknown(_ code: Int32, by way: Way) -> Bool {
    switch way {
    case .rename: code == ENOSYS || code == EINVAL || code == ENOTSUP
    // File systems without links, as on memory cards, say one of these.
    case .link: code == EPERM || code == ENOTSUP || code == EMLINK || code == ENOSYS
    case .look: false
    }
  }
}
