import FileAccess
import GestureTraces

/// A trace that grows in a file, line by line, so that a crash loses nothing already written.
package final class GrowingTrace {
  /// The first line of the trace.
  package let header: TraceHeader
  /// The number of events added so far.
  package private(set) var count = 0
  /// The facts about the events so far, which determine the trace's grade.
  package private(set) var integrity: TraceIntegrity
  private let lines: GrowingLines

  /// Creates the file; `flush` writes its first line.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - header: The first line.
  ///   - overwrite: Whether an existing file may be replaced.
  /// - Throws: `FileError`.
  package init(_ path: String, header: TraceHeader, overwrite: Bool = false) throws(FileError) {
    self.header = header
    lines = try GrowingLines(path, overwrite: overwrite)
    integrity = TraceIntegrity(header: header)
    lines.append(TraceWriter.headerLine(header))
  }

  /// The present path of the file.
  package var path: String { lines.path }

  /// Adds the next event, which `flush` writes.
  package func store(_ event: TraceEvent) {
    lines.append(event)
    integrity.follow(event)
    count += 1
  }

  /// Writes the lines added since the last flush to the file.
  ///
  /// - Throws: `FileError`; nothing more is written after it, and further calls throw it again.
  package func flush() throws(FileError) {
    try lines.flush()
  }

  /// Writes the end line with the trace's grade, and waits until the whole file is on the disk.
  ///
  /// - Parameter time: When recording ended, in microseconds since the first event.
  /// - Returns: The last line.
  /// - Throws: `FileError`.
  package func end(at time: Int64) throws(FileError) -> TraceEnd {
    let end = TraceEnd(
      timeMicroseconds: time, events: count, grade: integrity.grade(endedAtMicroseconds: time))
    try lines.close(with: end)
    return end
  }

  /// Renames the file to another path.
  ///
  /// - Parameter path: The new path, where no file exists.
  /// - Throws: `FileError`; the file then keeps its name.
  package func move(to path: String) throws(FileError) {
    try lines.move(to: path)
  }
}
