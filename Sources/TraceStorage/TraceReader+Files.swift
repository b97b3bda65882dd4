import FileAccess
import GestureTraces
import Glibc

extension TraceReader {
  /// Reads the trace in a file.
  ///
  /// A file without an end line was cut off: its whole lines are used and the trace is marked `truncated`; only the
  /// last line may be broken. Unknown keys and event types are preserved, the latter with one warning.
  ///
  /// - Parameters:
  ///   - path: A path, or `-` for stdin.
  ///   - hashing: Whether the trace gets the hash of its contents.
  /// - Returns: The trace.
  /// - Throws: `FileError` if the file cannot be read, `TraceError` if it is not a valid trace.
  package static func trace(at path: String, hashing: Bool = false) throws -> Trace {
    var reader = TraceReader(path: FileIO.inputName(path))
    var isFirst = true
    var unknown: [UInt8]?
    try FileIO.read(path) { chunk in
      guard isFirst else { return try reader.read(chunk) }
      isFirst = false
      unknown = try reader.read(first: chunk, .shared)
    }
    let trace = try reader.finish(hashing: hashing)
    if let unknown { KnownHeaders.shared.add(trace.header, of: unknown[...]) }
    return trace
  }

  /// Reads the trace in a file's bytes, by the same rules as `trace(at:hashing:)`.
  ///
  /// - Parameters:
  ///   - bytes: The contents of a trace file.
  ///   - path: The name for messages.
  ///   - known: A cache of headers.
  /// - Returns: The trace.
  /// - Throws: What is wrong, with the line.
  package static func trace(of bytes: [UInt8], path: String, known: KnownHeaders) throws(TraceError) -> Trace
  {
    var reader = TraceReader(path: path)
    let unknown = try reader.read(first: bytes, known)
    let trace = try reader.finish()
    if let unknown { known.add(trace.header, of: unknown[...]) }
    return trace
  }

  /// Reads a trace's first bytes. Returns the first line, without line feed, if the cache does not have its header.
  private mutating func read(first chunk: [UInt8], _ known: KnownHeaders) throws(TraceError) -> [UInt8]? {
    guard let line = chunk.firstLine, let header = known.header(of: line) else {
      try read(chunk)
      return chunk.firstLine.map(Array.init)
    }
    begin(with: header)
    try read(chunk, from: line.endIndex + 1)
    return nil
  }
}

extension [UInt8] {
  /// The bytes before the first line feed; nil if there is no line feed.
  fileprivate var firstLine: ArraySlice<UInt8>? {
    withUnsafeBytes { bytes -> Int? in
      guard let base = bytes.baseAddress, let feed = memchr(base, Int32(UInt8(ascii: "\n")), count) else {
        return nil
      }
      return UnsafeRawPointer(feed) - base
    }.map { self[..<$0] }
  }
}
