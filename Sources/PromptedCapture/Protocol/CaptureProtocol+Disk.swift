import FileAccess

/// Reads a protocol from a file.
extension CaptureProtocol {
  /// Reads a protocol from the file at `path`.
  ///
  /// - Parameter path: A file; `-` is stdin.
  /// - Throws: `FileError` if it cannot be read, ``ProtocolError`` if it is not a valid protocol.
  package init(path: String) throws {
    try self.init(bytes: try FileIO.contents(of: path), path: path)
  }
}
