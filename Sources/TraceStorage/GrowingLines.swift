import FileAccess
import GestureTraces

/// Writes lines to a growing file: they are collected for a moment and written together. After a failed write nothing more is written.
package final class GrowingLines {
  /// The present path of the file.
  package private(set) var path: String
  private let file: GrowingFile
  /// The bytes of lines that have been collected but not written yet.
  private var gathered: [UInt8] = []
  /// The error that stopped writing; nil if there was none. The file may then end within a line, which a further line would corrupt.
  package private(set) var failure: FileError?

  /// Creates the file.
  ///
  /// - Parameters:
  ///   - path: The path of the file, or `-` for stdout.
  ///   - overwrite: Whether an existing file may be replaced.
  /// - Throws: `FileError`.
  package init(_ path: String, overwrite: Bool) throws(FileError) {
    self.path = path
    file = try GrowingFile(path, overwrite: overwrite)
  }

  /// Adds whole lines to those that `flush` writes.
  package func append(_ lines: [UInt8]) {
    gathered += lines
  }

  /// Adds the line of an event to those that `flush` writes.
  package func append(_ event: TraceEvent) {
    TraceWriter.append(event, to: &gathered)
  }

  /// Writes the lines added since the last flush to the file.
  ///
  /// - Throws: `FileError`; nothing more is written after it, and further calls throw it again.
  package func flush() throws(FileError) {
    if let failure { throw failure }
    guard !gathered.isEmpty else { return }
    defer { gathered.removeAll(keepingCapacity: true) }
    do throws(FileError) {
      try file.append(gathered)
    } catch {
      failure = error
      throw error
    }
  }

  /// Writes the end line, and waits until the whole file is on the disk.
  ///
  /// - Parameter end: The last line.
  /// - Throws: `FileError`.
  package func close(with end: TraceEnd) throws(FileError) {
    append(TraceWriter.endLine(end))
    try flush()
    try file.synchronise()
  }

  /// Renames the file to another path.
  ///
  /// - Parameter path: The new path, where no file exists.
  /// - Throws: `FileError`; the file then keeps its name.
  package func move(to path: String) throws(FileError) {
    try FileIO.move(self.path, to: path)
    self.path = path
  }
}
