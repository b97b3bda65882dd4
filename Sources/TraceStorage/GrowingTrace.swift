import FileAccess
import GestureTraces

/// A trace that grows in a file, line by line, so that a crash loses nothing written.
package final class GrowingTrace {
  /// Its first line.
  package let header: TraceHeader
  /// Events stored so far.
  package private(set) var count = 0
  /// Its integrity, from which the grade follows.
  package private(set) var integrity: TraceIntegrity
  private let lines: GrowingLines

  /// Makes the file; `flush` writes its first line.
  ///
  /// - Parameters:
  ///   - path: Where it is to be.
  ///   - header: The first line.
  ///   - overwrite: Whether a file that is there may be replaced.
  /// - Throws: `FileError`.
  package init(_ path: String, header: TraceHeader, overwrite: Bool = false) throws(FileError) {
    self.header = header
    lines = try GrowingLines(path, overwrite: overwrite)
    integrity = TraceIntegrity(header: header)
    lines.append(TraceWriter.headerLine(header))
  }

  /// The path of the file.
  package var path: String { lines.path }

  /// Adds an event; `flush` writes it.
  package func store(_ event: TraceEvent) {
    lines.append(event)
    integrity.follow(event)
    count += 1
  }

  /// Writes what was added.
  ///
  /// - Throws: `FileError`; nothing more is written after it, and whoever asks again is told the same.
  package func flush() throws(FileError) {
    try lines.flush()
  }

  /// Adds the last line and waits until all is on the disk.
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

  /// Gives the file another name.
  ///
  /// - Parameter path: Where nothing is.
  /// - Throws: `FileError`; the file stays where it was.
  package func move(to path: String) throws(FileError) {
    try lines.move(to: path)
  }
}
