import FileAccess
import GestureTraces
import TextFormats

/// Many traces in one file, created by `overscroll pack` (`PackedCorpus.md`), memory-mapped and read in place.
///
/// Opening checks the file's head and index; a trace is checked when it is read. Safe to use from any thread.
///
///     let corpus = try Corpus(at: "corpus.ovc")
///     for index in 0..<corpus.count { print(corpus.name(at: index), try corpus.trace(at: index).events.count) }
package final class Corpus: Sendable {
  /// The path of the corpus, as given.
  package let path: String
  /// The number of traces in the corpus.
  package let count: Int
  /// A warning about bytes that an unfinished addition left at the file's end; nil if there are none.
  package let warning: String?
  /// True if the names of the traces are in byte order.
  package let isSorted: Bool
  let segments: [CorpusSegment]
  private let mapped: MappedFile
  private let templates = TemplateCache()

  /// True if a path has the file name ending of a packed corpus.
  ///
  /// - Parameter path: Any path.
  /// - Returns: Whether it ends in `.ovc`.
  package static func isNamed(by path: String) -> Bool { path.hasSuffix(CorpusLayout.ending) }

  /// True if the file at a path begins like a corpus, whatever its name.
  ///
  /// - Parameter path: Any path.
  /// - Returns: False also if the file cannot be read.
  package static func begins(at path: String) -> Bool {
    let count = CorpusLayout.magic.count
    return FileIO.isFile(path) && (try? FileIO.bytes(of: path, from: 0, count: count)) == CorpusLayout.magic
  }

  /// Opens a corpus, and checks its head and index.
  ///
  /// - Parameter path: A regular file.
  /// - Throws: `FileError`, or `CorpusError` if it is damaged or not a corpus.
  package init(at path: String) throws {
    self.path = path
    let mapped = try MappedFile(path)
    self.mapped = mapped
    let opened: OpenedCorpus
    do throws(CorpusProblem) {
      opened = try mapped.read(0..<mapped.count) { bytes throws(CorpusProblem) in
        try OpenedCorpus(bytes) { mapped.forget($0) }
      }
    } catch {
      throw CorpusError(place: path, problem: error)
    }
    (segments, count, isSorted) = (opened.segments, opened.count, opened.isSorted)
    warning = opened.unfinished.map {
      "\(path): \(Counted.text($0, "byte")) at its end are from an unfinished append and are ignored; use 'overscroll pack --append' again"
    }
  }

  /// The identity of the corpus file, by which it is recognised under another path.
  package var identity: FileIO.Identity { mapped.identity }

  /// The folder that contains all traces of the corpus, ending with a slash; empty if there is none.
  package var commonFolder: String {
    guard count > 0 else { return "" }
    var common = Array(name(at: 0).utf8)[...]
    for index in 1..<max(count, 1) where !common.isEmpty {
      common = common.prefix(zip(common, name(at: index).utf8).prefix { $0 == $1 }.count)
    }
    let end = common.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
    return String(decoding: common[..<end], as: UTF8.self)
  }

  /// The index of the segment that contains a trace, and the number of the trace in that segment.
  private func place(of index: Int) -> (segment: Int, number: Int) {
    precondition(0..<count ~= index, "a corpus of \(count) traces does not have number \(index)")
    var (low, high) = (0, segments.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if segments[middle].first <= index { low = middle } else { high = middle - 1 }
    }
    return (low, index - segments[low].first)
  }

  /// The entry of a trace in the corpus's index.
  ///
  /// - Parameter index: 0 ..< ``count``, in the order in which traces were packed.
  /// - Returns: Its entry.
  package func entry(at index: Int) -> CorpusEntry {
    let (segment, number) = place(of: index)
    // All entries were checked when the corpus was opened.
    return mapped.read(0..<mapped.count) { (try? segments[segment].entry(number, $0)) ?? CorpusEntry() }
  }

  /// The path with which the trace at an index was packed.
  package func name(at index: Int) -> String {
    let (segment, number) = place(of: index)
    return mapped.read(0..<mapped.count) { bytes in
      guard let entry = try? segments[segment].entry(number, bytes) else { return "" }
      return bytes.text(segments[segment].name(of: entry))
    }
  }

  /// The hash of a trace's contents (`hashOfContents`); nil if the stored text cannot be read as a trace.
  package func hash(at index: Int) -> UInt64? { entry(at: index).contentHash }

  /// The index of the trace with a name; nil if there is none. The search goes through all names.
  package func index(named name: String) -> Int? {
    let wanted = Array(name.utf8)
    return mapped.read(0..<mapped.count) { bytes in
      for segment in segments {
        for number in 0..<segment.count {
          guard let entry = try? segment.entry(number, bytes), entry.name.count == wanted.count else {
            continue
          }
          if bytes.has(wanted, at: segment.name(of: entry).lowerBound) { return segment.first + number }
        }
      }
      return nil
    }
  }

  /// Reads the trace at an index.
  ///
  /// - Parameters:
  ///   - index: 0 ..< ``count``.
  ///   - hashing: Whether the trace gets the hash of its contents, which is in the index.
  /// - Returns: The same trace as `TraceReader` reads from its text.
  /// - Throws: `CorpusError` if it is damaged, `TraceError` if its text is not a valid trace.
  package func trace(at index: Int, hashing: Bool = false) throws -> Trace {
    let found = try read(index) { (entry, segment, block, file) throws(CorpusProblem) -> Trace? in
      var columnsEnd = 0
      guard var trace = try columns(entry, segment, block, file, &columnsEnd) else { return nil }
      if hashing { trace.contentHash = entry.contentHash }
      return trace
    }
    if let found { return found }
    var reader = TraceReader(path: name(at: index))
    try reader.read(try text(at: index))
    return try reader.finish(hashing: hashing)
  }

  /// The text of a trace, byte for byte.
  ///
  /// - Parameter index: 0 ..< ``count``.
  /// - Returns: The contents of the file that was packed.
  /// - Throws: `CorpusError` if it is damaged.
  package func text(at index: Int) throws(CorpusError) -> [UInt8] {
    try read(index) { (entry, segment, block, file) throws(CorpusProblem) -> [UInt8] in
      var columnsEnd = 0
      guard let trace = try columns(entry, segment, block, file, &columnsEnd) else {
        return block.bytes(0..<block.byteCount)
      }
      let text = try TraceBlock.text(of: trace, in: block, columnsEnd: columnsEnd)
      guard ContentHash.value(of: text.span.bytes) == entry.textHash else {
        throw .impossible("its text differs from the text that was packed")
      }
      return text
    }
  }

  /// Lets the operating system release the memory of the bytes read so far.
  package func forget() { mapped.forget() }

  /// The command-line argument for a trace: the corpus, a colon, the trace's name.
  ///
  /// - Parameter name: A trace's name.
  /// - Returns: The argument that commands accept.
  package func word(for name: String) -> String { "\(path):\(name)" }

  /// Calls `body` with the bytes of a trace's block, after checking the block's checksum. `body` also gets the trace's entry, the number of
  /// its segment, and the whole file.
  @inline(__always)
  private func read<Value>(
    _ index: Int,
    _ body: (CorpusEntry, _ segment: Int, _ block: RawSpan, _ file: RawSpan) throws(CorpusProblem) -> Value
  ) throws(CorpusError) -> Value {
    let (segment, number) = place(of: index)
    do throws(CorpusProblem) {
      return try mapped.read(0..<mapped.count) { (file) throws(CorpusProblem) -> Value in
        let entry = try segments[segment].entry(number, file)
        let block = file.extracting(entry.position..<entry.position + entry.length)
        guard ContentHash.value(of: block) == entry.blockHash else {
          throw .checksum(of: "its block", at: entry.position, bytes: entry.length)
        }
        return try body(entry, segment, block, file)
      }
    } catch {
      throw CorpusError(place: word(for: name(at: index)), problem: error)
    }
  }

  /// The trace in a block of columns, and the byte position at which the columns end; nil for a block that holds text.
  private func columns(
    _ entry: CorpusEntry, _ segmentNumber: Int, _ block: RawSpan, _ file: RawSpan, _ columnsEnd: inout Int
  ) throws(CorpusProblem) -> Trace? {
    guard entry.form == .columns else { return nil }
    let segment = segments[segmentNumber]
    let lines = try templates.lines(of: entry, segmentNumber, segment, file)
    return try TraceBlock.trace(
      in: block, name: file.text(segment.name(of: entry)), header: lines.header, end: lines.end,
      events: entry.events, columnsEnd: &columnsEnd)
  }
}
