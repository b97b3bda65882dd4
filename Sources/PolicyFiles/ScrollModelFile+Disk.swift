import FileAccess

/// Reading of a model file from disk.
extension ScrollModelFile {
  /// Reads the file at `path`.
  ///
  /// - Parameter path: A file; `-` is stdin.
  /// - Throws: `FileError` if it cannot be read, ``PolicyFileError`` if it is not a model.
  package init(path: String) throws {
    try self.init(try FileIO.contents(of: path), path: path)
  }
}
