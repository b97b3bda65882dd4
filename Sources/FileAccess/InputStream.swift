import Glibc

/// A source of bytes that can be read only once, piece by piece: stdin, a pipe, a device.
package final class InputStream {
  private let path: String
  private let descriptor: Int32

  /// Opens a stream for reading.
  ///
  /// - Parameter path: A path, or `-` for stdin.
  /// - Throws: `FileError`.
  package init(_ path: String) throws(FileError) {
    self.path = path
    descriptor = path == "-" ? STDIN_FILENO : try FileIO.descriptor(path, O_RDONLY | O_CLOEXEC, .read)
  }

  deinit { if descriptor != STDIN_FILENO { close(descriptor) } }

  /// Reads the next bytes, as many as one `read` returns; the result is empty at the end of the stream.
  ///
  /// - Throws: `FileError`.
  package func next() throws(FileError) -> [UInt8] {
    try FileIO.chunk(of: descriptor, path, atMost: FileIO.chunkSize)
  }
}
