import Glibc

/// A stream that can be read once, piece by piece: stdin, a pipe, a device.
package final class InputStream {
  private let path: String
  private let descriptor: Int32

  /// Opens a stream.
  ///
  /// - Parameter path: A path, or `-` for stdin.
  /// - Throws: `FileError`.
  package init(_ path: String) throws(FileError) {
    self.path = path
    descriptor = path == "-" ? STDIN_FILENO : try FileIO.descriptor(path, O_RDONLY | O_CLOEXEC, .read)
  }

  deinit { if descriptor != STDIN_FILENO { close(descriptor) } }

  /// The next bytes, as many as one `read` returns; empty at the end.
  ///
  /// - Throws: `FileError`.
  package func next() throws(FileError) -> [UInt8] {
    try FileIO.chunk(of: descriptor, path, atMost: FileIO.chunkSize)
  }
}
