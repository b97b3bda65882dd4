import FileAccess
import GestureTraces

/// A trace whose header gets an intent or labels, every other byte of the file staying as it is.
package struct LabelledFile: Sendable {
  /// The path as given; `-` for what came from stdin and goes to stdout.
  package let path: String
  /// The trace in the file.
  package let trace: Trace
  /// The first line as it was read, without its end.
  private let header: [UInt8]
  /// Everything after the first line, of stdin alone: what can be read again is not kept.
  private let rest: [UInt8]

  /// The largest file that is labelled, in bytes: 1 GiB.
  private static let largest = 1 << 30

  /// Reads a trace.
  ///
  /// - Parameter path: A file, or `-` for stdin.
  /// - Throws: `FileError`, or `TraceError` where it is no good trace.
  package init(_ path: String) throws {
    let bytes = try FileIO.contents(of: path, limit: Self.largest)
    trace = try TraceReader.trace(of: bytes, path: FileIO.inputName(path))
    let end = Self.endOfHeader(bytes)
    self.path = path
    header = Array(bytes[..<end])
    rest = path == "-" ? Array(bytes[end...]) : []
  }

  /// Checks that the file can hold what an edit says of it.
  ///
  /// - Throws: ``LabelFault`` where the header would be too long, or the recording goes on.
  package func check(_ edit: LabelEdit) throws(LabelFault) {
    if header(with: edit).count > TraceReader.longestLine { throw .tooMany(edit.labels.count) }
    if path != "-", trace.isTruncated, FileIO.isBeingWritten(path) { throw .growing }
  }

  /// Writes what an edit says into the file: it appears whole, or stays as it was.
  ///
  /// - Parameter edit: Of this trace.
  /// - Returns: The same with the new header.
  /// - Throws: `FileError`, or ``LabelFault``.
  package func write(_ edit: LabelEdit) throws -> LabelledFile {
    try check(edit)
    let new = header(with: edit)
    if path == "-" {
      try FileIO.write(new + rest, to: path, overwrite: false)
    } else {
      // Read again: what was added to the file since must not be lost.
      let bytes = try FileIO.contents(of: path, limit: Self.largest)
      let end = Self.endOfHeader(bytes)
      guard bytes[..<end].elementsEqual(header) else { throw LabelFault.changed }
      try FileIO.replace(path, with: new + bytes[end...])
    }
    var trace = trace
    (trace.header.intent, trace.header.labels) = (edit.intent, edit.labels.isEmpty ? nil : edit.labels)
    return LabelledFile(path: path, trace: trace, header: new, rest: rest)
  }

  private init(path: String, trace: Trace, header: [UInt8], rest: [UInt8]) {
    (self.path, self.trace, self.header, self.rest) = (path, trace, header, rest)
  }

  private func header(with edit: LabelEdit) -> [UInt8] {
    var text = HeaderText(header)
    text.set(edit.intent, edit.labels)
    return text.bytes
  }

  /// The first byte of the first line's end.
  private static func endOfHeader(_ bytes: [UInt8]) -> Int {
    let feed = bytes.firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    return feed > 0 && bytes[feed - 1] == UInt8(ascii: "\r") ? feed - 1 : feed
  }
}
