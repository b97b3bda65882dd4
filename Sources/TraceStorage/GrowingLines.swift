import FileAccess
import GestureTraces

/// Lines of a growing file: collected for a moment, then written together, and never after a failed write.
package final class GrowingLines {
  /// The path of the file.
  package private(set) var path: String
  private let file: GrowingFile
  /// Collected lines that are not written yet.
  private var gathered: [UInt8] = []
  /// The error that stopped writing: the file may end within a line, which a further line would corrupt.
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

  /// Adds whole lines, which `flush` writes.
  package func append(_ lines: [UInt8]) {
    gathered += lines
  }

  /// Adds the line of an event, which `flush` writes.
  package func append(_ event: TraceEvent) {
    TraceWriter.append(event, to: &gathered)
  }

  /// Writes the added lines.
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

  /// Adds the last line and waits until everything is on the disk.
  ///
  /// - Parameter end: The last line.
  /// - Throws: `FileError`.
  package func close(with end: TraceEnd) throws(FileError) {
    append(TraceWriter.endLine(end))
    try flush()
    try file.synchronise()
  }

  /// Renames the file.
  ///
  /// - Parameter path: The new path, where no file exists.
  /// - Throws: `FileError`; the file then keeps its name.
  package func move(to path: String) throws(FileError) {
    try FileIO.move(self.path, to: path)
    self.path = path
  }
}
