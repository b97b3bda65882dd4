/// The segments of a corpus, found from the end of the file and checked.
struct OpenedCorpus {
  /// The segments, in the order in which they were written.
  private(set) var segments: [CorpusSegment] = []
  /// The number of traces in all segments.
  private(set) var count = 0
  /// True if the names of all traces are in byte order.
  private(set) var isSorted = true
  /// The number of bytes after the last trailer, left by an addition that was not finished; nil if there are none.
  private(set) var unfinished: Int?

  /// Opens a corpus from the bytes of its file.
  ///
  /// - Parameters:
  ///   - bytes: All bytes.
  ///   - forget: Called with ranges that were read and are not needed again soon.
  /// - Throws: What is damaged.
  init(_ bytes: RawSpan, _ forget: (Range<Int>) -> Void) throws(CorpusProblem) {
    try Self.checkHead(bytes)
    var found = try last(bytes)
    while let segment = found {
      segments.append(segment)
      guard let previous = segment.previous else { break }
      found = try CorpusSegment(trailerAt: previous, bytes)
      if found == nil { throw .impossible("the trailer is missing at byte \(previous), after an index") }
    }
    segments.reverse()
    var last = 0..<0
    for index in segments.indices {
      segments[index].first = count
      count += segments[index].count
      try segments[index].check(bytes)
      isSorted = isSorted && hasSortedNames(segments[index], after: &last, bytes)
      // The index of a million traces takes 90 MB.
      forget(segments[index].index)
    }
  }

  private static func checkHead(_ bytes: RawSpan) throws(CorpusProblem) {
    guard bytes.has(CorpusLayout.magic, at: 0), bytes.byteCount >= CorpusLayout.record else {
      throw .noCorpus
    }
    let version: UInt32 = bytes.number(at: 8)
    guard version == CorpusLayout.version else { throw .version(version) }
    for position in 12..<CorpusLayout.record where bytes.number(at: position, as: UInt8.self) != 0 {
      throw .impossible("byte \(position) of the head is not zero")
    }
  }

  /// Finds the last segment with a trailer, by searching from the end of the file; nil if there is none.
  private mutating func last(_ bytes: RawSpan) throws(CorpusProblem) -> CorpusSegment? {
    var position = bytes.byteCount / CorpusLayout.record * CorpusLayout.record - CorpusLayout.record
    while position >= CorpusLayout.record {
      if let segment = try CorpusSegment(trailerAt: position, bytes) {
        let rest = bytes.byteCount - position - CorpusLayout.record
        if rest > 0 { unfinished = rest }
        return segment
      }
      position -= CorpusLayout.record
    }
    throw .cutOff(bytes: bytes.byteCount)
  }

  /// True if a segment's names are in byte order and come after `last`, which is then set to the segment's last name.
  private func hasSortedNames(_ segment: CorpusSegment, after last: inout Range<Int>, _ bytes: RawSpan)
    -> Bool
  {
    for number in 0..<segment.count {
      guard let entry = try? segment.entry(number, bytes) else { return false }
      let name = segment.name(of: entry)
      if Self.isBefore(name, last, bytes) { return false }
      last = name
    }
    return true
  }

  /// True if the bytes of the range `one` sort before those of `other`.
  private static func isBefore(_ one: Range<Int>, _ other: Range<Int>, _ bytes: RawSpan) -> Bool {
    for (left, right) in zip(one, other) {
      let (first, second): (UInt8, UInt8) = (bytes.number(at: left), bytes.number(at: right))
      if first != second { return first < second }
    }
    return one.count < other.count
  }
}
