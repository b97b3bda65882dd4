import FileAccess

/// Reading of a policy file from disk.
extension RefreshPolicyFile {
  /// Reads the file at `path`.
  ///
  /// - Parameter path: A file; `-` is stdin.
  /// - Throws: `FileError` if it cannot be read, ``PolicyFileError`` if it is not a policy.
  package init(path: String) throws {
    try self.init(try FileIO.contents(of: path), path: path)
  }
}
