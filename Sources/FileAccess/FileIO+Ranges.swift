import Glibc

extension FileIO {
  /// Reads some bytes from the middle of a file. The file is open only during the call, so callers may read from thousands of files in
  /// turn.
  ///
  /// - Parameters:
  ///   - path: A regular file.
  ///   - offset: The first byte, from 0.
  ///   - count: The number of bytes, 0 or more.
  /// - Returns: `count` bytes, or fewer if the file ends before.
  /// - Throws: `FileError`.
  package static func bytes(of path: String, from offset: Int, count: Int) throws(FileError) -> [UInt8] {
    let descriptor = try descriptor(path, O_RDONLY | O_CLOEXEC, .read)
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw error(path, .read, errno) }
    // A length read from a damaged file may be any number.
    let most = min(count, max(0, Int(status.st_size) - offset))
    var failure: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: most) { buffer, filled in
      filled = 0
      while filled < most {
        let got = pread(
          descriptor, buffer.baseAddress?.advanced(by: filled), most - filled, off_t(offset + filled))
        if got < 0, errno == EINTR { continue }
        if got < 0 { failure = errno }
        guard got > 0 else { break }
        filled += got
      }
    }
    if failure != 0 { throw error(path, .read, failure) }
    return bytes
  }
}
