/// A trace that grows in a file, line by line, so that a crash loses nothing written.
public final class GrowingTrace {
  /// Where it is.
  public private(set) var path: String
  /// Its first line.
  public let header: TraceHeader
  /// Events stored so far.
  public private(set) var count = 0
  private let file: GrowingFile
  /// What its grade depends on.
  public private(set) var integrity: TraceIntegrity
  /// Lines of one moment, not written yet.
  private var lines: [UInt8]
  /// What stopped writing: the file may end within a line, and one after that would spoil it.
  private var failure: FileError?

  /// Makes the file; `flush` writes its first line.
  ///
  /// - Parameters:
  ///   - path: Where it is to be.
  ///   - header: The first line.
  ///   - overwrite: Whether a file that is there may be replaced.
  /// - Throws: `FileError`.
  public init(_ path: String, header: TraceHeader, overwrite: Bool = false) throws(FileError) {
    (self.path, self.header) = (path, header)
    file = try GrowingFile(path, overwrite: overwrite)
    integrity = TraceIntegrity(units: header.units)
    lines = TraceWriter.headerLine(header)
  }

  /// Adds an event; `flush` writes it.
  public func store(_ event: TraceEvent) {
    lines += TraceWriter.eventLine(event)
    integrity.follow(event)
    count += 1
  }

  /// Writes what was added.
  ///
  /// - Throws: `FileError`; nothing more is written after it, and whoever asks again is told the same.
  public func flush() throws(FileError) {
    if let failure { throw failure }
    defer { lines.removeAll(keepingCapacity: true) }
    do throws(FileError) {
      try file.append(lines)
    } catch {
      failure = error
      throw error
    }
  }

  /// Adds the last line and waits until all is on the disk.
  ///
  /// - Parameter time: When recording ended, in microseconds since the first event.
  /// - Returns: The last line.
  /// - Throws: `FileError`.
  public func end(at time: Int64) throws(FileError) -> TraceEnd {
    let end = TraceEnd(
      timeMicroseconds: time, events: count, grade: integrity.grade(endedAtMicroseconds: time))
    lines += TraceWriter.endLine(end)
    try flush()
    try file.synchronise()
    return end
  }

  /// Gives the file another name.
  ///
  /// - Parameter path: Where nothing is.
  /// - Throws: `FileError`; the file stays where it was.
  public func move(to path: String) throws(FileError) {
    try FileIO.move(self.path, to: path)
    self.path = path
  }
}
