import GestureTraces
import Synchronization

/// A cache of the headers and end lines that many traces in a corpus share, so that each pair is read once.
final class TemplateCache: Sendable {
  /// The greatest number of cached pairs of header and end line; a further pair replaces another.
  private static let most = 1024

  /// A header and an end line that traces share, with their numbers. This is a class, so that large values are copied outside the lock.
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

  /// The numbers that identify a pair of header and end line within a corpus.
  fileprivate struct Key: Equatable {
    let segment: Int
    let header: Int
    let end: Int

    /// The place in the cache for the pair. Neighbouring headers get neighbouring places, because there are many headers and few end lines.
    var slot: Int { (header &+ end &* 61 &+ segment &* 127) & (most - 1) }
  }

  private let kept = Mutex([Lines?](repeating: nil, count: most))

  /// The header and end line that a trace shares with others, from the cache or newly read.
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
