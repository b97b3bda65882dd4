import TextFormats

/// Reads a partial result from a file, trace by trace, with one block of about 64 KiB in memory at a time.
package struct PartialFile {
  /// Reads `count` bytes from `offset` on, or fewer at the end of the file.
  package typealias Source = (_ offset: Int, _ count: Int) throws -> [UInt8]

  /// The name of the file, for messages.
  package let name: String
  /// The settings that all traces of the file share.
  package let header: PartialHeader
  private let source: Source
  private var offset: Int
  private var checksum: UInt64 = 0
  /// The unread rest of the current block of traces.
  private var frame = PartialReader([])
  private var count = 0
  private var last: String?
  private var isAtEnd = false

  /// Opens a file and reads its header.
  ///
  /// - Parameters:
  ///   - name: The file's name, for messages.
  ///   - source: Reads the file's bytes.
  /// - Throws: ``PartialError`` if the file is not a partial result or is damaged; errors of `source`.
  package init(name: String, _ source: @escaping Source) throws {
    let line = try source(0, PartialFrame.firstLine.count)
    guard line == PartialFrame.firstLine else { throw Self.foreign(line, name) }
    (self.name, self.source, offset) = (name, source, line.count)
    let (kind, payload, next, sum) = try Self.frame(name, source, at: offset, after: 0, traces: 0)
    guard kind == .header else { throw PartialError("\(name): begins without a header; \(Self.advice)") }
    do throws(PartialFault) {
      header = try PartialHeader(payload)
    } catch {
      throw PartialError("\(name): \(error.words); \(Self.advice)")
    }
    (offset, checksum) = (next, sum)
  }

  /// Reads the next trace of the file; nil after the last.
  ///
  /// - Throws: ``PartialError`` if the file is damaged or truncated; errors of the function that reads the file's bytes.
  package mutating func next() throws -> PartialTrace? {
    while frame.isAtEnd {
      if isAtEnd { return nil }
      try readFrame()
    }
    let trace: PartialTrace
    do throws(PartialFault) {
      trace = try PartialTrace(&frame, header)
    } catch {
      throw PartialError("\(name): \(error.words); \(Self.advice)")
    }
    if let last, trace.path.utf8.lexicographicallyPrecedes(last.utf8) {
      throw PartialError("\(name): its traces are not in order of path; \(Self.advice)")
    }
    (last, count) = (trace.path, count + 1)
    return trace
  }

  private mutating func readFrame() throws {
    let (kind, payload, next, sum) = try Self.frame(name, source, at: offset, after: checksum, traces: count)
    (offset, checksum) = (next, sum)
    frame = PartialReader(payload)
    switch kind {
    case .traces: return
    case .header: throw PartialError("\(name): has a second header; \(Self.advice)")
    case .end: isAtEnd = true
    }
    let total: Int
    do throws(PartialFault) {
      total = try frame.count()
    } catch {
      throw PartialError("\(name): \(error.words); \(Self.advice)")
    }
    let rest = try source(offset, 1)
    guard total == count, frame.isAtEnd, rest.isEmpty else {
      throw PartialError("\(name): goes on after its end; \(Self.advice)")
    }
  }

  /// What messages advise if a file cannot be used.
  private static let advice = "make it again with --partial"

  /// Reads and checks the frame (a block of the file) that begins at an offset.
  private static func frame(
    _ name: String, _ source: Source, at offset: Int, after checksum: UInt64, traces: Int
  ) throws -> (kind: PartialFrame.Kind, payload: [UInt8], next: Int, checksum: UInt64) {
    let cut = PartialError(
      "\(name): cut off after \(Counted.text(traces, "trace")); the work on it did not end: \(advice)")
    let start = try source(offset, PartialFrame.start)
    guard start.count == PartialFrame.start else { throw cut }
    let length = Int(PartialFrame.number(start.dropFirst()))
    let rest = try source(offset + start.count, length + PartialFrame.trailer)
    guard let kind = PartialFrame.Kind(rawValue: start[0]) else { throw damaged(name, at: offset) }
    guard rest.count == length + PartialFrame.trailer else { throw cut }
    let payload = Array(rest.prefix(length))
    let sum = PartialFrame.checksum(start: start, payload, after: checksum)
    guard sum == PartialFrame.number(rest.suffix(PartialFrame.trailer)) else {
      throw damaged(name, at: offset)
    }
    return (kind, payload, offset + start.count + rest.count, sum)
  }

  private static func damaged(_ name: String, at offset: Int) -> PartialError {
    PartialError("\(name): damaged after byte \(offset), its checksum is another; copy it anew, or \(advice)")
  }

  /// The error for a file that does not begin like a partial result.
  private static func foreign(_ line: [UInt8], _ name: String) -> PartialError {
    guard line.starts(with: PartialFrame.family) else {
      return PartialError("\(name): no partial result; name files that --partial wrote")
    }
    let version = String(decoding: line.prefix { $0 != 0x0A }, as: UTF8.self)
    return PartialError(
      "\(name): is of \(version), and this program reads \(PartialHeader.schema); \(advice)")
  }
}
