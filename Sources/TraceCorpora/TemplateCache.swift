import GestureTraces
import Synchronization

/// Headers and ends that many traces share, each read once.
final class TemplateCache: Sendable {
  /// Templates kept at most; of a corpus with more they are read again now and then.
  private static let most = 1024

  /// A number within a corpus.
  private struct Key: Hashable {
    let segment: Int
    let number: Int
  }

  /// Behind a reference, so that what is long to copy is copied out of the lock.
  private final class Header: Sendable {
    let value: TraceHeader
    init(_ value: TraceHeader) { self.value = value }
  }

  private final class End: Sendable {
    let value: TraceEnd
    init(_ value: TraceEnd) { self.value = value }
  }

  private let headers = Mutex<[Key: Header]>([:])
  private let ends = Mutex<[Key: End]>([:])

  /// The header of a template.
  func header(
    _ number: Int?, _ segmentNumber: Int, _ segment: CorpusSegment, _ bytes: RawSpan
  ) throws(CorpusProblem) -> TraceHeader {
    let key = Key(segment: segmentNumber, number: number ?? -1)
    if let known = headers.withLock({ $0[key] }) { return known.value }
    guard let line = Self.line(number, segment, bytes), let header = TraceBlock.header(of: line) else {
      throw .impossible("a template is no header")
    }
    let kept = Header(header)
    headers.withLock { headers in
      if headers.count >= Self.most { headers = [:] }
      headers[key] = kept
    }
    return header
  }

  /// The end of a template.
  func end(
    _ number: Int?, _ segmentNumber: Int, _ segment: CorpusSegment, _ bytes: RawSpan
  ) throws(CorpusProblem) -> TraceEnd {
    let key = Key(segment: segmentNumber, number: number ?? -1)
    if let known = ends.withLock({ $0[key] }) { return known.value }
    guard let line = Self.line(number, segment, bytes), let end = TraceBlock.end(of: line) else {
      throw .impossible("a template is no end line")
    }
    let kept = End(end)
    ends.withLock { ends in
      if ends.count >= Self.most { ends = [:] }
      ends[key] = kept
    }
    return end
  }

  private static func line(_ number: Int?, _ segment: CorpusSegment, _ bytes: RawSpan) -> [UInt8]? {
    number.flatMap { segment.template($0, bytes) }.map { bytes.bytes($0) }
  }
}
