import GestureTraces

/// The sizes and marks of a packed corpus, version 1; `PackedCorpus.md` describes the whole format, byte for byte.
enum CorpusLayout {
  /// The ending by which a corpus file is recognised.
  static let ending = ".ovc"
  /// The version of the format that is written, and the only one that can be read.
  static let version: UInt32 = 1
  /// The first eight bytes of a corpus file. As in PNG (RFC 2083, 12.11) the first byte is not ASCII and line ends follow, so that a file
  /// damaged by a text transfer is recognised.
  static let magic: [UInt8] = [0x89, 0x4F, 0x56, 0x43, 0x0D, 0x0A, 0x1A, 0x0A]
  /// The first eight bytes of a trailer, which ends a segment: `OVC-SEG1`.
  static let trailerMagic: [UInt8] = Array("OVC-SEG1".utf8)
  /// Length of the file's head, of an index entry and of a trailer, in bytes. Each of them begins at a multiple of this length.
  static let record = 64
  /// The block of each trace begins at a multiple of this, in bytes.
  static let blockAlignment = 8
  /// The bytes that the index needs for the position and the length of a template.
  static let templateRecord = 8
  /// The stored number that stands for no template.
  static let noTemplate = UInt32.max
  /// The greatest number of traces that are written into one segment, so that its index stays small in memory.
  static let mostTracesInSegment = 1 << 16
  /// The greatest length of a trace's text, in bytes: that of every trace that can be read.
  static let longestText = TraceReader.longestText

  /// `position` rounded up to a multiple of `alignment`.
  static func aligned(_ position: Int, to alignment: Int) -> Int {
    (position + alignment - 1) / alignment * alignment
  }
}

extension RawSpan {
  /// The little-endian whole number at a position; the caller has checked the bounds.
  @inline(__always)
  func number<Value: FixedWidthInteger & BitwiseCopyable>(at position: Int, as type: Value.Type = Value.self)
    -> Value
  {
    Value(littleEndian: unsafeLoadUnaligned(fromByteOffset: position, as: type))
  }

  /// True if the bytes at a position equal `bytes`.
  func has(_ bytes: [UInt8], at position: Int) -> Bool {
    guard position >= 0, position + bytes.count <= byteCount else { return false }
    return bytes.indices.allSatisfy { number(at: position + $0, as: UInt8.self) == bytes[$0] }
  }

  /// The text in a byte range, decoded as UTF-8.
  func text(_ range: Range<Int>) -> String {
    extracting(range).withUnsafeBytes { String(decoding: $0, as: UTF8.self) }
  }

  /// A copy of the bytes in a range.
  func bytes(_ range: Range<Int>) -> [UInt8] {
    extracting(range).withUnsafeBytes { Array($0) }
  }
}

extension [UInt8] {
  /// Appends a whole number with the lowest byte first.
  mutating func append(number: some FixedWidthInteger & BitwiseCopyable) {
    Swift.withUnsafeBytes(of: number.littleEndian) { append(contentsOf: $0) }
  }

  /// Appends zeros until the position in the file is a multiple of `alignment`; `start` is the file position of the first byte.
  mutating func pad(to alignment: Int, from start: Int = 0) {
    let gap = CorpusLayout.aligned(start + count, to: alignment) - start - count
    append(contentsOf: repeatElement(0, count: gap))
  }
}
