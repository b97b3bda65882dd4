import Glibc

extension FileIO {
  /// True if a symbolic link is at this path, whether or not its target exists.
  package static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }
}
