import Glibc

/// Gives the permissions of a file to the file that replaces it, so that whoever could read the old file can read the new one.
enum KeptMode {
  /// The mode bits for reading, writing and executing, of the owner, the group and others.
  private static let permissions: mode_t = 0o777
  /// The mode bits for reading, writing and executing, of the group alone.
  private static let group: mode_t = 0o070

  /// Gives a new file the owner, group and mode of the file that it replaces, as far as the system allows it.
  ///
  /// If the old file belongs to another user and stays so, its mode is used only for an edit. Otherwise that user would choose who
  /// reads the new contents. Permissions of a group are never given to another group.
  ///
  /// - Parameters:
  ///   - path: The file to be replaced; if it does not exist, nothing changes.
  ///   - descriptor: The new file, readable by its owner only.
  ///   - isEdit: Whether the new file has the old one's contents with changes.
  /// - Returns: 0, or the error number.
  static func keep(of path: String, on descriptor: Int32, isEdit: Bool) -> Int32 {
    var (old, new) = (stat(), stat())
    guard stat(path, &old) == 0 else { return errno == ENOENT ? 0 : errno }
    guard old.st_mode & S_IFMT == S_IFREG else { return 0 }
    guard fstat(descriptor, &new) == 0 else { return errno }
    if old.st_uid != new.st_uid || old.st_gid != new.st_gid {
      // Only root may give a file to another user; others may set a group that they belong to.
      if fchown(descriptor, old.st_uid, old.st_gid) != 0 { fchown(descriptor, new.st_uid, old.st_gid) }
      guard fstat(descriptor, &new) == 0 else { return errno }
    }
    guard new.st_uid == old.st_uid || isEdit else { return 0 }
    let mode = old.st_mode & permissions
    return fchmod(descriptor, new.st_gid == old.st_gid ? mode : mode & ~group) == 0 ? 0 : errno
  }
}
