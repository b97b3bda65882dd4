import Glibc

/// The file at a path at one time, and its contents as far as the system tells: identity, size and time of the last write.
package struct FileVersion: Equatable, Sendable {
  /// The device number and inode number.
  package let identity: FileIO.Identity
  /// True for a regular file.
  package let isRegular: Bool
  /// The size in bytes.
  let size: Int
  private let seconds: Int
  private let nanoseconds: Int

  private init(_ status: stat) {
    identity = FileIO.Identity(status)
    isRegular = status.st_mode & S_IFMT == S_IFREG
    size = Int(status.st_size)
    (seconds, nanoseconds) = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
  }

  /// The version of the file at a path, or of the one that a link leads to; nil if there is none, or the path cannot be that of a file.
  ///
  /// - Throws: `FileError` if the system cannot tell.
  package init?(at path: String) throws(FileError) {
    var status = stat()
    if stat(path, &status) != 0 {
      let code = errno
      if [ENOENT, ENOTDIR, ENAMETOOLONG, ELOOP].contains(code) { return nil }
      throw FileIO.error(path, .read, code)
    }
    self.init(status)
  }

  /// The version of an open file.
  ///
  /// - Throws: `FileError` for the path if the system cannot tell.
  init(of descriptor: Int32, path: String) throws(FileError) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FileIO.error(path, .read, errno) }
    self.init(status)
  }
}
