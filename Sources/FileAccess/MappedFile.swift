import Glibc

/// A regular file as the system maps it into memory: read where it lies, and only where it is looked at.
///
/// It is as long as it was when it was opened, also if another file takes its name later or more is added at its end. Who makes
/// the file itself shorter meanwhile ends the program that looks there (SIGBUS, `mmap(2)`); files of this program are replaced
/// whole and never shortened.
package final class MappedFile: Sendable {
  /// The path as given.
  package let path: String
  /// The size in bytes when it was opened.
  @usableFromInline package let count: Int
  /// The identity of the file among all others.
  package let identity: FileIO.Identity
  @usableFromInline nonisolated(unsafe) let base: UnsafeMutableRawPointer?

  /// Maps a file.
  ///
  /// - Parameter path: A regular file, or a link to one.
  /// - Throws: `FileError`, also for what is no regular file.
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
        description: "\(path): no regular file, which it must be to be mapped; copy it into one")
    }
    count = Int(status.st_size)
    identity = FileIO.Identity(status)
    guard count > 0 else {
      base = nil
      return
    }
    guard let mapped = mmap(nil, count, PROT_READ, MAP_PRIVATE, descriptor, 0), mapped != MAP_FAILED else {
      throw FileIO.error(path, .read, errno)
    }
    base = mapped
  }

  deinit {
    if let base { munmap(base, count) }
  }

  /// Hands bytes of the file to `body`, where they lie.
  ///
  /// - Parameters:
  ///   - range: Positions within the file; others are a mistake of the caller.
  ///   - body: Looks at the bytes, and keeps none of them.
  /// - Returns: What `body` makes of them.
  /// - Throws: What `body` throws.
  @inlinable
  package func read<Value, Failure: Error>(
    _ range: Range<Int>, _ body: (RawSpan) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "bytes beyond a file's end")
    let buffer = UnsafeRawBufferPointer(start: base.map { $0 + range.lowerBound }, count: range.count)
    return try body(buffer.bytes)
  }

  /// Gives the memory back that bytes take which were looked at; whoever looks again gets them again.
  ///
  /// - Parameter range: Positions within the file: of its pages those that begin in it.
  package func forget(_ range: Range<Int>) {
    let page = Int(getpagesize())
    let (start, end) = ((range.lowerBound + page - 1) / page * page, min(range.upperBound, count))
    if let base, start < end { madvise(base + start, end - start, MADV_DONTNEED) }
  }

  /// Gives the memory back that the bytes looked at so far take; whoever looks again gets them again.
  package func forget() {
    if let base { madvise(base, count, MADV_DONTNEED) }
  }
}
