import Glibc

/// Finds the path of the file that is actually written: links are followed, and stay links.
enum OutputPath {
  /// The path behind a link, or the path itself if it is not a link.
  ///
  /// The system follows the link first, by its own rules: it refuses a link that another user created in a world-writable
  /// folder (`fs.protected_symlinks`, Linux, admin-guide/sysctl/fs).
  ///
  /// - Parameter path: The path as the caller gave it.
  /// - Returns: The path of the file, which may not exist yet.
  /// - Throws: `FileError` for a link that leads nowhere, or that may not be followed.
  static func resolved(_ path: String) throws(FileError) -> String {
    var status = stat()
    guard lstat(path, &status) == 0 else {
      let code = errno
      // What cannot be looked at could be a link, which must stay.
      guard code == ENOENT || code == ENOTDIR else { throw FileIO.error(path, .write, code) }
      return path
    }
    guard status.st_mode & S_IFMT == S_IFLNK else { return path }
    guard stat(path, &status) == 0, let resolved = realpath(path, nil) else {
      guard errno == ENOENT else { throw FileIO.error(path, .write, errno) }
      throw FileError(
        path: path, operation: .write, code: ENOENT,
        description: "\(path): a link to a file that does not exist; remove it, or name another file")
    }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
