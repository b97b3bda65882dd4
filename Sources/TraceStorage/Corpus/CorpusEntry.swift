import GestureTraces

/// The entry of one trace in the index of a corpus: 64 bytes.
package struct CorpusEntry: Equatable, Sendable {
  /// How a trace is stored.
  package enum Form: UInt8, Sendable {
    /// The trace's text, unchanged.
    case text = 0
    /// The trace's events in columns of numbers.
    case columns = 1
  }

  /// The start of the trace's block in the file, in bytes.
  package var position = 0
  /// Length of the trace's block, in bytes.
  package var length = 0
  /// The checksum of the trace's block, a `ContentHash`.
  package var blockHash: UInt64 = 0
  /// The hash of the trace's text, a `ContentHash`.
  package var textHash: UInt64 = 0
  /// Length of the trace's text, in bytes.
  package var textLength = 0
  /// The hash of the trace's contents (`hashOfContents`); nil if the text cannot be read as a trace.
  package var contentHash: UInt64?
  /// The number of events in the trace.
  package var events = 0
  /// The intent in the trace's header; nil for none.
  package var intent: Intent?
  /// How the block stores the trace.
  package var form = Form.text
  /// The numbers of the trace's header and end line among the templates (lines that several traces share); nil if it is stored as text.
  var header: Int?
  var end: Int?
  /// The byte range of the trace's name among the names in the segment.
  var name = 0..<0

  /// The flag for a text that could be read as a trace.
  private static let isReadable: UInt8 = 1

  /// An entry without values, to be filled in.
  init() {}

  /// The entry in these 64 bytes.
  ///
  /// - Throws: For a form unknown to this program.
  init(_ bytes: RawSpan) throws(CorpusProblem) {
    position = Int(truncatingIfNeeded: bytes.number(at: 0, as: UInt64.self))
    textHash = bytes.number(at: 8)
    blockHash = bytes.number(at: 24)
    length = Int(bytes.number(at: 32, as: UInt32.self))
    textLength = Int(bytes.number(at: 36, as: UInt32.self))
    events = Int(bytes.number(at: 40, as: UInt32.self))
    header = Self.template(bytes.number(at: 44))
    end = Self.template(bytes.number(at: 56))
    let start = Int(bytes.number(at: 48, as: UInt32.self))
    name = start..<start + Int(bytes.number(at: 52, as: UInt16.self))
    guard let form = Form(rawValue: bytes.number(at: 54)) else {
      throw .impossible("a block has a form that this version does not know")
    }
    self.form = form
    if bytes.number(at: 55, as: UInt8.self) & Self.isReadable != 0 { contentHash = bytes.number(at: 16) }
    let number = Int(bytes.number(at: 60, as: UInt8.self))
    guard number <= Intent.allCases.count else {
      throw .impossible("an intent is not known in this version")
    }
    intent = number == 0 ? nil : Intent.allCases[number - 1]
  }

  private static func template(_ number: UInt32) -> Int? {
    number == CorpusLayout.noTemplate ? nil : Int(number)
  }

  /// Appends the entry's 64 bytes.
  func append(to bytes: inout [UInt8]) {
    bytes.append(number: UInt64(position))
    bytes.append(number: textHash)
    bytes.append(number: contentHash ?? 0)
    bytes.append(number: blockHash)
    for number in [length, textLength, events] { bytes.append(number: UInt32(number)) }
    bytes.append(number: header.map { UInt32($0) } ?? CorpusLayout.noTemplate)
    bytes.append(number: UInt32(name.lowerBound))
    bytes.append(number: UInt16(name.count))
    bytes.append(form.rawValue)
    bytes.append(contentHash == nil ? 0 : Self.isReadable)
    bytes.append(number: end.map { UInt32($0) } ?? CorpusLayout.noTemplate)
    bytes.append(UInt8(intent.flatMap { Intent.allCases.firstIndex(of: $0) }.map { $0 + 1 } ?? 0))
    bytes.append(contentsOf: [0, 0, 0])
  }
}
