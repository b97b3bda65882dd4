import Glibc

/// A regular file mapped into memory (`mmap`): only the pages that are read are loaded.
///
/// The mapping has the length that the file had when it was opened, even if another file later takes its name or bytes are
/// appended. If the file itself is truncated, reading the missing part ends the program with an error line (``MappedRanges``). Files
/// of this program are replaced as a whole and never truncated.
package final class MappedFile: Sendable {
  /// The path as the caller gave it.
  package let path: String
  /// The size in bytes when the file was opened.
  @usableFromInline package let count: Int
  /// The file's device number and inode number.
  package let identity: FileIO.Identity
  @usableFromInline nonisolated(unsafe) let base: UnsafeMutableRawPointer?
  /// The file's index in the table of mapped files.
  private let place: Int?

  /// Maps a file into memory.
  ///
  /// - Parameter path: A regular file, or a link to one.
  /// - Throws: `FileError`, also for anything but a regular file.
  package init(_ path: String) throws(FileError) {
    self.path = path
    let descriptor = try FileIO.descriptor(path, O_RDONLY | O_CLOEXEC, .read)
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FileIO.error(path, .read, errno) }
    guard status.st_mode & S_IFMT != S_IFDIR else { throw FileIO.error(path, .read, EISDIR) }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw FileError(
        path: path, operation: .read, code: ENODEV,
        description: "\(path): not a regular file, so it cannot be mapped; copy it into a regular file")
    }
    count = Int(status.st_size)
    identity = FileIO.Identity(status)
    guard count > 0 else {
      (base, place) = (nil, nil)
      return
    }
    guard let mapped = mmap(nil, count, PROT_READ, MAP_PRIVATE, descriptor, 0), mapped != MAP_FAILED else {
      throw FileIO.error(path, .read, errno)
    }
    base = mapped
    place = MappedRanges.add(mapped, count, path: path)
  }

  deinit {
    MappedRanges.remove(place)
    if let base { munmap(base, count) }
  }

  /// Calls `body` with bytes of the mapping, without a copy.
  ///
  /// - Parameters:
  ///   - range: Positions within the file; others are a programming error.
  ///   - body: Reads the bytes; must not store the buffer.
  /// - Returns: The result of `body`.
  /// - Throws: What `body` throws.
  @inlinable
  package func read<Value, Failure: Error>(
    _ range: Range<Int>, _ body: (RawSpan) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "bytes beyond a file's end")
    let buffer = UnsafeRawBufferPointer(start: base.map { $0 + range.lowerBound }, count: range.count)
    return try body(buffer.bytes)
  }

  /// Releases the memory of pages that were read. They are loaded again when they are read again.
  ///
  /// - Parameter range: Positions within the file; the pages that begin in it are released.
  package func forget(_ range: Range<Int>) {
    let page = Int(getpagesize())
    let (start, end) = ((range.lowerBound + page - 1) / page * page, min(range.upperBound, count))
    if let base, start < end { madvise(base + start, end - start, MADV_DONTNEED) }
  }

  /// Releases the memory of all pages read so far. They are loaded again when they are read again.
  package func forget() {
    if let base { madvise(base, count, MADV_DONTNEED) }
  }
}
