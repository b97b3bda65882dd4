import Glibc

/// Who may read a file that takes the place of another: those who could read that one.
enum KeptMode {
  /// Who may read, write and run a file.
  private static let permissions: mode_t = 0o777
  /// The part of its group.
  private static let group: mode_t = 0o070

  /// Gives a new file owner, group and mode of the one that it replaces, as far as the system lets it.
  ///
  /// Where the old one is somebody else's and stays so, its mode counts for an edit alone: else that person would choose who reads
  /// what is written now. The rights of a group never go to another.
  ///
  /// - Parameters:
  ///   - path: The file that is replaced; where none is, nothing changes.
  ///   - descriptor: The new file, its owner's alone.
  ///   - isEdit: Whether it has the contents of the old one, changed.
  /// - Returns: 0, or the error number.
  static func keep(of path: String, on descriptor: Int32, isEdit: Bool) -> Int32 {
    var (old, new) = (stat(), stat())
    guard stat(path, &old) == 0, old.st_mode & S_IFMT == S_IFREG else { return 0 }
    guard fstat(descriptor, &new) == 0 else { return errno }
    if old.st_uid != new.st_uid || old.st_gid != new.st_gid {
      // The administrator alone may give a file away; others may to a group of theirs.
      if fchown(descriptor, old.st_uid, old.st_gid) != 0 { fchown(descriptor, new.st_uid, old.st_gid) }
      guard fstat(descriptor, &new) == 0 else { return errno }
    }
    guard new.st_uid == old.st_uid || isEdit else { return 0 }
    let mode = old.st_mode & permissions
    return fchmod(descriptor, new.st_gid == old.st_gid ? mode : mode & ~group) == 0 ? 0 : errno
  }
}
