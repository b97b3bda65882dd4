import Glibc

/// The path that what is written goes to: a link is followed, and stays a link.
enum OutputPath {
  /// The path behind a link, or the path itself where no link is.
  ///
  /// The system follows the link first, by its own rules: it refuses one that somebody else put into a folder that all may
  /// write to (`fs.protected_symlinks`, Linux, admin-guide/sysctl/fs).
  ///
  /// - Parameter path: As given.
  /// - Returns: Where the file is or will be.
  /// - Throws: `FileError` for a link that leads nowhere, or may not be followed.
  static func resolved(_ path: String) throws(FileError) -> String {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK else { return path }
    guard stat(path, &status) == 0, let resolved = realpath(path, nil) else {
      guard errno == ENOENT else { throw FileIO.error(path, .write, errno) }
      throw FileError(
        path: path, operation: .write, code: ENOENT,
        description: "\(path): a link that leads nowhere; remove it, or name another file")
    }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
