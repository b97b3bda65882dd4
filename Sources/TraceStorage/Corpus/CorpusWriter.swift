import FileAccess
import GestureTraces

/// Writes a new packed corpus, or adds traces to an existing one; the file changes only with ``finish()``.
package final class CorpusWriter {
  /// The result of offering a trace to a corpus.
  package enum Outcome: Equatable, Sendable {
    /// The trace was added.
    case added
    /// The corpus already had the trace, with the same name and text.
    case known
    /// The corpus already had another text under this name.
    case taken
  }

  /// The number of bytes that are collected before they are written.
  private static let most = 1 << 20

  private let target: any CorpusTarget
  /// The length of the file in bytes, including bytes that are not written yet.
  private var position: Int
  private var waiting: [UInt8] = []
  private var previous: Int?
  private var segment: OpenSegment
  /// The hash of each text in the corpus, by the hash of its name.
  private var known: [UInt64: UInt64] = [:]
  /// The length of the whole file, in bytes.
  package var count: Int { position }
  /// True if ``finish()`` replaces a corpus that was there when this one was begun.
  package var replaces: Bool { target.replaces }

  /// Creates a corpus.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - overwrite: Whether an existing file may be replaced.
  /// - Throws: `FileError`.
  package init(creating path: String, overwrite: Bool) throws(FileError) {
    target = try NewCorpusFile(path, overwrite: overwrite)
    waiting = CorpusLayout.magic
    waiting.append(number: CorpusLayout.version)
    waiting.pad(to: CorpusLayout.record)
    position = waiting.count
    segment = OpenSegment(start: position)
  }

  /// Opens an existing corpus to add to it.
  ///
  /// - Parameter path: The corpus; a damaged one is refused.
  /// - Throws: `FileError` or `CorpusError`.
  package init(extending path: String) throws {
    let file = try ExtendedFile(path)
    let corpus = try Corpus(at: path)
    // The corpus was opened by its path, and must be the locked file.
    try file.requireNamed()
    target = file
    previous = corpus.segments.last?.trailer
    waiting.pad(to: CorpusLayout.record, from: file.count)
    position = file.count + waiting.count
    segment = OpenSegment(start: position)
    for index in 0..<corpus.count {
      known[Self.key(corpus.name(at: index))] = corpus.entry(at: index).textHash
    }
  }

  /// The hash of a name, which identifies the name: a million names as text would fill the memory.
  private static func key(_ name: String) -> UInt64 { ContentHash.value(of: Array(name.utf8).span.bytes) }

  /// Adds a trace under a name.
  ///
  /// - Parameters:
  ///   - trace: The trace.
  ///   - name: The path to store, 1 to 65,535 bytes.
  /// - Returns: What happened to it.
  /// - Throws: `FileError`; nothing more may be added then.
  package func add(_ trace: PackedTrace, name: String) throws(FileError) -> Outcome {
    precondition(1...Int(UInt16.max) ~= name.utf8.count, "a name must have 1 to 65,535 bytes")
    let key = Self.key(name)
    if let text = known[key] { return text == trace.entry.textHash ? .known : .taken }
    known[key] = trace.entry.textHash
    pad(to: CorpusLayout.blockAlignment)
    segment.add(trace, name: name, at: position)
    try write(trace.block)
    if segment.count == CorpusLayout.mostTracesInSegment { try closeSegment() }
    return .added
  }

  /// Writes the index, and makes the new file or the additions permanent.
  ///
  /// - Throws: `FileError`; the previous contents stay unchanged.
  package func finish() throws(FileError) {
    if segment.count > 0 || previous == nil { try closeSegment() }
    try flush()
    try target.commit()
  }

  private func closeSegment() throws(FileError) {
    pad(to: CorpusLayout.record)
    let (index, trailer) = segment.index(at: position, previous: previous)
    try write(index)
    // A trailer must not be on the disk before the data it refers to.
    try flush()
    try target.synchronise()
    previous = position
    try write(trailer)
    segment = OpenSegment(start: position)
  }

  private func pad(to alignment: Int) {
    let before = waiting.count
    waiting.pad(to: alignment, from: position - before)
    position += waiting.count - before
  }

  private func write(_ bytes: [UInt8]) throws(FileError) {
    waiting += bytes
    position += bytes.count
    if waiting.count >= Self.most { try flush() }
  }

  private func flush() throws(FileError) {
    try target.append(waiting)
    waiting.removeAll(keepingCapacity: true)
  }
}

/// A segment that is being written: the entries, names and templates for its index.
private struct OpenSegment {
  private let start: Int
  private(set) var count = 0
  private var entries: [UInt8] = []
  private var names: [UInt8] = []
  private var templates: [[UInt8]: Int] = [:]
  private var records: [UInt8] = []
  private var texts: [UInt8] = []

  init(start: Int) { self.start = start }

  mutating func add(_ trace: PackedTrace, name: String, at position: Int) {
    var entry = trace.entry
    entry.position = position
    entry.header = trace.header.map { template($0) }
    entry.end = trace.end.map { template($0) }
    entry.name = names.count..<names.count + name.utf8.count
    names.append(contentsOf: name.utf8)
    entry.append(to: &entries)
    count += 1
  }

  private mutating func template(_ line: [UInt8]) -> Int {
    if let known = templates[line] { return known }
    let number = templates.count
    templates[line] = number
    records.append(number: UInt32(texts.count))
    records.append(number: UInt32(line.count))
    texts += line
    return number
  }

  /// The bytes of the segment's index, which begins at `position`, and of the trailer that follows it.
  func index(at position: Int, previous: Int?) -> (index: [UInt8], trailer: [UInt8]) {
    var index = entries + names
    index.pad(to: CorpusLayout.blockAlignment, from: position)
    index += records
    index += texts
    let hash = ContentHash.value(of: index.span.bytes)
    index.pad(to: CorpusLayout.record, from: position)
    var trailer = CorpusLayout.trailerMagic
    for number in [start, position, previous ?? 0] { trailer.append(number: UInt64(number)) }
    for number in [count, templates.count, names.count, texts.count] {
      trailer.append(number: UInt32(number))
    }
    trailer.append(number: hash)
    trailer.append(number: ContentHash.value(of: trailer.span.bytes))
    return (index, trailer)
  }
}
