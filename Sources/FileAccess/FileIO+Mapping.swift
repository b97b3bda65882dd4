import Glibc

extension FileIO {
  /// Bytes that are mapped at a time, a whole number of pages: a large file takes no more memory than this.
  private static let windowSize = 1 << 22

  /// Hands the contents of a regular file to `body` as the system maps it into memory, so that nothing is copied.
  ///
  /// Who makes the file shorter in the milliseconds while `body` looks at a piece ends the program (SIGBUS, `mmap(2)`); one
  /// that was made shorter before is read to its new end.
  ///
  /// - Parameters:
  ///   - path: A path.
  ///   - limit: The most bytes it may have.
  ///   - body: Takes each piece, of 4 MiB but for the last, and keeps nothing of it.
  /// - Returns: False where nothing was handed on: of what is no regular file, is larger, or cannot be mapped.
  /// - Throws: `FileError` where it cannot be opened, or what `body` throws.
  package static func readMapped(
    _ path: String, limit: Int, _ body: (UnsafeRawBufferPointer) throws -> Void
  ) throws -> Bool {
    let descriptor = try descriptor(path, O_RDONLY | O_CLOEXEC, .read)
    defer { close(descriptor) }
    var status = stat()
    var start = 0
    while fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size <= limit {
      let count = min(windowSize, Int(status.st_size) - start)
      guard count > 0 else { return start > 0 }
      let flags = MAP_PRIVATE | Int32(MAP_POPULATE)
      guard let window = mmap(nil, count, PROT_READ, flags, descriptor, off_t(start)), window != MAP_FAILED
      else { break }
      defer { munmap(window, count) }
      try body(UnsafeRawBufferPointer(start: window, count: count))
      start += count
    }
    // What cannot go on after it began is an error of reading.
    if start > 0 { throw error(path, .read, EIO) }
    return false
  }
}
