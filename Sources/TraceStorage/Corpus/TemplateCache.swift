import GestureTraces
import Synchronization

/// The headers and end lines that many traces share, each pair read once.
final class TemplateCache: Sendable {
  /// The most pairs stored; a further one replaces another.
  private static let most = 1024

  /// A header and an end line, with their numbers. A class, so that large values are copied outside the lock.
  final class Lines: Sendable {
    /// The header, with empty values for the parts that differ from trace to trace.
    let header: TraceHeader
    /// The end line, with empty values for the parts that differ from trace to trace.
    let end: TraceEnd
    fileprivate let key: Key

    fileprivate init(_ header: TraceHeader, _ end: TraceEnd, _ key: Key) {
      (self.header, self.end, self.key) = (header, end, key)
    }
  }

  /// The numbers that identify a pair within a corpus.
  fileprivate struct Key: Equatable {
    let segment: Int
    let header: Int
    let end: Int

    /// The slot in which the pair is stored; neighbouring headers get neighbouring slots, as headers are many and ends few.
    var slot: Int { (header &+ end &* 61 &+ segment &* 127) & (most - 1) }
  }

  private let kept = Mutex([Lines?](repeating: nil, count: most))

  /// The lines of a trace.
  ///
  /// - Parameters:
  ///   - entry: The trace's entry.
  ///   - segmentNumber: The number of its segment.
  ///   - segment: The segment.
  ///   - bytes: The whole file.
  /// - Returns: Both lines, as stored in the templates.
  /// - Throws: For an invalid template.
  func lines(
    of entry: CorpusEntry, _ segmentNumber: Int, _ segment: CorpusSegment, _ bytes: RawSpan
  ) throws(CorpusProblem) -> Lines {
    let key = Key(segment: segmentNumber, header: entry.header ?? -1, end: entry.end ?? -1)
    let slot = key.slot
    if let known = kept.withLock({ $0[slot] }), known.key == key { return known }
    guard let line = Self.line(entry.header, segment, bytes), let header = TraceBlock.header(of: line) else {
      throw .impossible("a template is not a header")
    }
    guard let line = Self.line(entry.end, segment, bytes), let end = TraceBlock.end(of: line) else {
      throw .impossible("a template is not an end line")
    }
    let lines = Lines(header, end, key)
    kept.withLock { $0[slot] = lines }
    return lines
  }

  private static func line(_ number: Int?, _ segment: CorpusSegment, _ bytes: RawSpan) -> [UInt8]? {
    number.flatMap { segment.template($0, bytes) }.map { bytes.bytes($0) }
  }
}
