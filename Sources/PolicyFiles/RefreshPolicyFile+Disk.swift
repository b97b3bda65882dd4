import FileAccess

/// A policy file on a disk.
extension RefreshPolicyFile {
  /// Reads the file at `path`.
  ///
  /// - Parameter path: A file; `-` is stdin.
  /// - Throws: `FileError` where it cannot be read, ``PolicyFileError`` where it is no policy.
  package init(path: String) throws {
    try self.init(try FileIO.contents(of: path), path: path)
  }
}
