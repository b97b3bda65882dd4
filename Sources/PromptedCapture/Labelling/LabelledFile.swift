import FileAccess
import GestureTraces

/// A trace file whose header gets an intent or labels. Every other byte stays as it is.
package struct LabelledFile: Sendable {
  /// The path as the caller gave it; `-` reads stdin and writes stdout.
  package let path: String
  /// The trace that the file contains.
  package let trace: Trace
  /// The file's first line as it was read, without its line ending.
  private let header: [UInt8]
  /// The bytes after the first line; stored only for stdin, which cannot be read again.
  private let rest: [UInt8]

  /// The largest file that can be labelled, in bytes: 1 GiB.
  private static let largest = 1 << 30

  /// Reads a trace from a file.
  ///
  /// - Parameter path: A file, or `-` for stdin.
  /// - Throws: `FileError`, or `TraceError` for an invalid trace.
  package init(_ path: String) throws {
    let bytes = try FileIO.contents(of: path, limit: Self.largest)
    trace = try TraceReader.trace(of: bytes, path: FileIO.inputName(path))
    let end = Self.endOfHeader(bytes)
    self.path = path
    header = Array(bytes[..<end])
    rest = path == "-" ? Array(bytes[end...]) : []
  }

  /// Checks that an edit can be written to the file.
  ///
  /// - Throws: ``LabelFault`` if the header would be too long, or the recording is still in progress.
  package func check(_ edit: LabelEdit) throws(LabelFault) {
    if header(with: edit).count > TraceReader.longestLine { throw .tooMany(edit.labels.count) }
    if path != "-", trace.isTruncated, FileIO.isBeingWritten(path) { throw .growing }
  }

  /// Writes the labels of an edit to the file. The file changes completely or stays as it was.
  ///
  /// - Parameter edit: An edit of this trace.
  /// - Returns: The file with its new header.
  /// - Throws: `FileError`, or ``LabelFault``.
  package func write(_ edit: LabelEdit) throws -> LabelledFile {
    try check(edit)
    let new = header(with: edit)
    if path == "-" {
      try FileIO.write(new + rest, to: path, overwrite: false)
    } else {
      // Read again, so that bytes appended since are not lost.
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

  /// The index at which the first line's ending begins.
  private static func endOfHeader(_ bytes: [UInt8]) -> Int {
    let feed = bytes.firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    return feed > 0 && bytes[feed - 1] == UInt8(ascii: "\r") ? feed - 1 : feed
  }
}
