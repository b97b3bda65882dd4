import FileAccess

/// A protocol on a disk.
extension CaptureProtocol {
  /// Reads the file at `path`.
  ///
  /// - Parameter path: A file; `-` is stdin.
  /// - Throws: `FileError` where it cannot be read, ``ProtocolError`` where it is no protocol.
  package init(path: String) throws {
    try self.init(bytes: try FileIO.contents(of: path), path: path)
  }
}
