import GestureTraces

/// A segment of a corpus: the traces that were added at once, with their index and a trailer that says where the index is.
struct CorpusSegment: Sendable {
  /// The index, in the whole corpus, of the segment's first trace.
  var first = 0
  /// The position of the segment's trailer in the file, in bytes.
  let trailer: Int
  /// The position of the previous segment's trailer in the file, in bytes; nil for the first segment.
  let previous: Int?
  /// The position of the segment's first block in the file, in bytes.
  let start: Int
  /// The number of traces in the segment.
  let count: Int
  /// The byte range of the traces' index entries in the file.
  let entries: Range<Int>
  /// The byte range of the traces' names in the file.
  let names: Range<Int>
  /// The byte range of the positions and lengths of the templates (lines that traces share), and that of the templates themselves.
  let templateRecords: Range<Int>
  let templates: Range<Int>
  /// The checksum of the segment's index, a `ContentHash`.
  let indexHash: UInt64

  /// The byte range of the whole index: entries, names and templates.
  var index: Range<Int> { entries.lowerBound..<templates.upperBound }

  /// The segment whose trailer begins at `position`; nil if there is no trailer.
  ///
  /// - Parameters:
  ///   - position: A multiple of 64, at least 64 before the end.
  ///   - bytes: The whole file.
  /// - Throws: For a damaged trailer.
  init?(trailerAt position: Int, _ bytes: RawSpan) throws(CorpusProblem) {
    guard bytes.has(CorpusLayout.trailerMagic, at: position) else { return nil }
    let record = bytes.extracting(position..<position + CorpusLayout.record)
    let hashed = CorpusLayout.record - 8
    guard ContentHash.value(of: record.extracting(0..<hashed)) == record.number(at: hashed) else {
      throw .checksum(of: "the trailer", at: position, bytes: CorpusLayout.record)
    }
    func number(_ offset: Int) -> Int { Int(truncatingIfNeeded: record.number(at: offset, as: UInt64.self)) }
    func short(_ offset: Int) -> Int { Int(record.number(at: offset, as: UInt32.self)) }
    trailer = position
    start = number(8)
    let indexStart = number(16)
    previous = number(24) == 0 ? nil : number(24)
    count = short(32)
    let sizes = (names: short(40), records: short(36) * CorpusLayout.templateRecord, templates: short(44))
    indexHash = record.number(at: 48)
    guard start >= CorpusLayout.record, indexStart >= start, indexStart <= position, previous ?? 0 < start,
      previous.map({ $0 >= CorpusLayout.record && $0.isMultiple(of: CorpusLayout.record) }) ?? true
    else { throw .impossible("the trailer at byte \(position) points beyond its file") }
    entries = indexStart..<indexStart + count * CorpusLayout.record
    names = entries.upperBound..<entries.upperBound + sizes.names
    let records = CorpusLayout.aligned(names.upperBound, to: CorpusLayout.blockAlignment)
    templateRecords = records..<records + sizes.records
    templates = templateRecords.upperBound..<templateRecords.upperBound + sizes.templates
    guard CorpusLayout.aligned(templates.upperBound, to: CorpusLayout.record) == position else {
      throw .impossible("the index before byte \(position) does not have the size that its trailer gives")
    }
  }

  /// Checks the index: its checksum, and that everything it refers to lies within the segment.
  func check(_ bytes: RawSpan) throws(CorpusProblem) {
    guard ContentHash.value(of: bytes.extracting(index)) == indexHash else {
      throw .checksum(of: "the index", at: index.lowerBound, bytes: index.count)
    }
    for number in 0..<count {
      let entry = try entry(number, bytes)
      guard entry.name.upperBound <= names.count, !entry.name.isEmpty else {
        throw .impossible("a name is outside its index")
      }
      guard entry.position >= CorpusLayout.record, entry.position <= entries.lowerBound,
        entry.length <= entries.lowerBound - entry.position
      else { throw .impossible("a block is outside its segment") }
      guard entry.form == .text || (entry.header != nil && entry.end != nil && entry.contentHash != nil)
      else {
        throw .impossible("a trace in columns does not have a header")
      }
      if holdsControlCharacter(name(of: entry), bytes) {
        throw .impossible("a control character in a trace's name would break tables and logs")
      }
    }
    for number in 0..<templateRecords.count / CorpusLayout.templateRecord {
      guard template(number, bytes) != nil else { throw .impossible("a template is outside its index") }
    }
  }

  /// The entry of the segment's trace with this number.
  func entry(_ number: Int, _ bytes: RawSpan) throws(CorpusProblem) -> CorpusEntry {
    let start = entries.lowerBound + number * CorpusLayout.record
    return try CorpusEntry(bytes.extracting(start..<start + CorpusLayout.record))
  }

  /// The byte range in the file of the name that belongs to an entry.
  func name(of entry: CorpusEntry) -> Range<Int> {
    names.lowerBound + entry.name.lowerBound..<names.lowerBound + entry.name.upperBound
  }

  /// The byte range in the file of the template with this number; nil if there is none.
  func template(_ number: Int, _ bytes: RawSpan) -> Range<Int>? {
    let record = templateRecords.lowerBound + number * CorpusLayout.templateRecord
    guard number >= 0, record < templateRecords.upperBound else { return nil }
    let start = Int(bytes.number(at: record, as: UInt32.self))
    let length = Int(bytes.number(at: record + 4, as: UInt32.self))
    guard start + length <= templates.count else { return nil }
    return templates.lowerBound + start..<templates.lowerBound + start + length
  }

  /// True if a byte range contains control characters; the check for text is in `ControlCharacters.swift`.
  private func holdsControlCharacter(_ range: Range<Int>, _ bytes: RawSpan) -> Bool {
    var last: UInt8 = 0
    for position in range {
      let byte: UInt8 = bytes.number(at: position)
      if byte < 0x20 || byte == 0x7F || (last == 0xC2 && byte < 0xA0) { return true }
      last = byte
    }
    return false
  }
}
