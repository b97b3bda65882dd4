import Glibc

/// Renames a file without replacing anything: the move fails if the new name exists, even if it appeared just now.
enum NewName {
  /// The ways to rename without replacing, best first; file systems and kernels differ in those that they offer.
  enum Way: CaseIterable {
    /// `renameat2` with `RENAME_NOREPLACE` (Linux 3.15, uapi/linux/fs.h): atomic.
    case rename
    /// A hard link under the new name, which fails if the name exists; then the old name is removed. For file systems such as NFS.
    case link
    /// An empty file under the new name, whose creation fails if the name exists, then a rename over it: for file systems without hard
    /// links, such as those of memory cards.
    case reserve
  }

  private typealias Renameat2 =
    @convention(c) (
      Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32
    ) -> Int32
  /// The C library's function `renameat2` (glibc 2.28), which Swift's module does not export; nil in an older C library.
  private static let renameat2 = dlsym(nil, "renameat2").map { unsafeBitCast($0, to: Renameat2.self) }
  /// The flag `RENAME_NOREPLACE` (uapi/linux/fs.h): the call fails if the new name exists.
  private static let withoutReplacing: UInt32 = 1

  /// Renames a file, by the first of the ways that works here.
  ///
  /// - Parameters:
  ///   - old: An existing file.
  ///   - new: A path at which nothing exists, on the same file system.
  ///   - ways: The methods to try in order; the next one is used if the file system or the kernel does not support one.
  /// - Returns: 0, or the error number; EEXIST if the new name exists.
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
    case .reserve:
      let descriptor = open(new, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
      guard descriptor >= 0 else { return errno }
      close(descriptor)
      if Glibc.rename(old, new) == 0 { return 0 }
      let code = errno
      unlink(new)
      return code
    }
  }

  /// True if an error means that a method is not supported here, not that the move failed.
  private static func isUnknown(_ code: Int32, by way: Way) -> Bool {
    switch way {
    case .rename: code == ENOSYS || code == EINVAL || code == ENOTSUP
    // File systems without hard links, such as those of memory cards, return one of these.
    case .link: code == EPERM || code == ENOTSUP || code == EMLINK || code == ENOSYS
    case .reserve: false
    }
  }
}
