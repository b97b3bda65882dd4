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
    try self.init(try FileIO.contents(of: path, limit: Self.largest), path)
  }

  private init(_ bytes: [UInt8], _ path: String) throws {
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
  /// - Throws: `FileError`, or ``LabelFault``, also if the header has changed since it was read.
  package func write(_ edit: LabelEdit) throws -> LabelledFile {
    try check(edit)
    guard path != "-" else {
      try FileIO.write(header(with: edit) + rest, to: path, overwrite: false)
      return labelled(edit)
    }
    let file = try Self.locked(path)
    guard file.bytes[..<Self.endOfHeader(file.bytes)].elementsEqual(header) else { throw LabelFault.changed }
    return try replace(file, edit)
  }

  /// Labels the trace in a file as it is now. A second program that labels the same file waits, and labels what the first has written.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - isCalledOff: Asked while waiting for another program; true ends that.
  ///   - change: Makes the edit of the trace; called once, with the file locked.
  /// - Returns: The edit, which has been written if it changes something.
  /// - Throws: `FileError`, `TraceError`, ``LabelFault``, or what `change` throws; the file then stays as it was.
  package static func update(
    _ path: String, unless isCalledOff: () -> Bool = { false }, _ change: (Trace) throws -> LabelEdit
  ) throws -> LabelEdit {
    let file = try locked(path, unless: isCalledOff)
    let now = try LabelledFile(file.bytes, path)
    let edit = try change(now.trace)
    try now.check(edit)
    if edit.isChanged { _ = try now.replace(file, edit) }
    return edit
  }

  /// Opens a file for an edit, as soon as no other program edits it, or fails after 3 seconds. A recording that has not ended is not waited for.
  private static func locked(
    _ path: String, unless isCalledOff: () -> Bool = { false }
  ) throws -> FileEdit {
    if let file = try FileEdit.unlessLocked(path, limit: largest) { return file }
    if try LabelledFile(path).trace.isTruncated { throw LabelFault.growing }
    return try FileEdit(path, limit: largest, unless: isCalledOff)
  }

  /// Replaces the file, of which everything but the header is as it was read now, so that bytes appended since are not lost.
  private func replace(_ file: FileEdit, _ edit: LabelEdit) throws(FileError) -> LabelledFile {
    try file.replace(with: header(with: edit) + file.bytes[Self.endOfHeader(file.bytes)...])
    return labelled(edit)
  }

  /// The file with the header that an edit makes.
  private func labelled(_ edit: LabelEdit) -> LabelledFile {
    var trace = trace
    (trace.header.intent, trace.header.labels) = (edit.intent, edit.labels.isEmpty ? nil : edit.labels)
    return LabelledFile(path: path, trace: trace, header: header(with: edit), rest: rest)
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
