import FileAccess
import GestureTraces
import Glibc

extension TraceReader {
  /// The trace in a file.
  ///
  /// A file without an end line was cut off: its whole lines are used and the trace is marked `truncated`; only the
  /// last line may be broken. Unknown keys and event types are kept, the latter with one warning.
  ///
  /// - Parameters:
  ///   - path: A path, or `-` for stdin.
  ///   - hashing: Whether the trace gets the hash of its contents.
  /// - Returns: The trace.
  /// - Throws: `FileError` where the file can't be read, `TraceError` where it is no good trace.
  package static func trace(at path: String, hashing: Bool = false) throws -> Trace {
    var reader = TraceReader(path: FileIO.inputName(path))
    var first: ArraySlice<UInt8>?
    var (isFirst, isKnown) = (true, false)
    try FileIO.read(path) { chunk in
      guard isFirst else { return try reader.read(chunk) }
      isFirst = false
      first = chunk.firstLine
      guard let line = first, let header = KnownHeaders.shared.header(of: line) else {
        return try reader.read(chunk)
      }
      isKnown = true
      reader.begin(with: header)
      try reader.read(chunk, from: line.endIndex + 1)
    }
    let trace = try reader.finish(hashing: hashing)
    if !isKnown, let first { KnownHeaders.shared.add(trace.header, of: first) }
    return trace
  }
}

extension [UInt8] {
  /// The bytes before the first line feed; nil where there is none.
  fileprivate var firstLine: ArraySlice<UInt8>? {
    withUnsafeBytes { bytes -> Int? in
      guard let base = bytes.baseAddress, let feed = memchr(base, Int32(UInt8(ascii: "\n")), count) else {
        return nil
      }
      return UnsafeRawPointer(feed) - base
    }.map { self[..<$0] }
  }
}
