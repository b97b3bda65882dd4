import FileAccess
import GestureTraces

/// Lines of a file that grows: gathered for a moment, then written together, never after a write that failed.
package final class GrowingLines {
  /// The path of the file.
  package private(set) var path: String
  private let file: GrowingFile
  /// Lines of one moment, not written yet.
  private var gathered: [UInt8] = []
  /// The error that stopped writing: the file may end within a line, and one after that would spoil it.
  package private(set) var failure: FileError?

  /// Makes the file.
  ///
  /// - Parameters:
  ///   - path: Where it is to be, or `-` for stdout.
  ///   - overwrite: Whether a file that is there may be replaced.
  /// - Throws: `FileError`.
  package init(_ path: String, overwrite: Bool) throws(FileError) {
    self.path = path
    file = try GrowingFile(path, overwrite: overwrite)
  }

  /// Adds whole lines; `flush` writes them.
  package func append(_ lines: [UInt8]) {
    gathered += lines
  }

  /// Adds the line of an event; `flush` writes it.
  package func append(_ event: TraceEvent) {
    TraceWriter.append(event, to: &gathered)
  }

  /// Writes what was added.
  ///
  /// - Throws: `FileError`; nothing more is written after it, and whoever asks again is told the same.
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

  /// Adds the last line and waits until all is on the disk.
  ///
  /// - Parameter end: The last line.
  /// - Throws: `FileError`.
  package func close(with end: TraceEnd) throws(FileError) {
    append(TraceWriter.endLine(end))
    try flush()
    try file.synchronise()
  }

  /// Gives the file another name.
  ///
  /// - Parameter path: Where nothing is.
  /// - Throws: `FileError`; the file stays where it was.
  package func move(to path: String) throws(FileError) {
    try FileIO.move(self.path, to: path)
    self.path = path
  }
}
