import FileAccess
import GestureTraces

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
    try FileIO.read(path) { chunk in try reader.read(chunk) }
    return try reader.finish(hashing: hashing)
  }
}
