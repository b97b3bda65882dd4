/// The sizes and marks of a packed corpus, version 1; `PackedCorpus.md` describes the whole format, byte for byte.
enum CorpusLayout {
  /// The ending of a corpus file's name.
  static let ending = ".ovc"
  /// The version that this program writes, and the only one it reads.
  static let version: UInt32 = 1
  /// A file's first eight bytes. As in PNG (RFC 2083, 12.11) the first is not ASCII and line ends follow, so that a file damaged by
  /// a text transfer is recognised.
  static let magic: [UInt8] = [0x89, 0x4F, 0x56, 0x43, 0x0D, 0x0A, 0x1A, 0x0A]
  /// The first eight bytes of a trailer: `OVC-SEG1`.
  static let trailerMagic: [UInt8] = Array("OVC-SEG1".utf8)
  /// Length of the head, of an entry and of a trailer, in bytes; each begins at a multiple of it.
  static let record = 64
  /// Blocks begin at a multiple of this, in bytes.
  static let blockAlignment = 8
  /// Length of a template's position and length, in bytes.
  static let templateRecord = 8
  /// The stored value for no template.
  static let noTemplate = UInt32.max
  /// The most traces that a writer puts into one segment, so that the growing index stays small.
  static let mostTracesInSegment = 1 << 16
  /// The most bytes of a trace's text, the limit for every file that is read whole.
  static let longestText = 1 << 28

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

  /// True if these bytes are at a position.
  func has(_ bytes: [UInt8], at position: Int) -> Bool {
    guard position >= 0, position + bytes.count <= byteCount else { return false }
    return bytes.indices.allSatisfy { number(at: position + $0, as: UInt8.self) == bytes[$0] }
  }

  /// The text in a byte range.
  func text(_ range: Range<Int>) -> String {
    extracting(range).withUnsafeBytes { String(decoding: $0, as: UTF8.self) }
  }

  /// A copy of the bytes in a range.
  func bytes(_ range: Range<Int>) -> [UInt8] {
    extracting(range).withUnsafeBytes { Array($0) }
  }
}

extension [UInt8] {
  /// Appends a whole number, little-endian.
  mutating func append(number: some FixedWidthInteger & BitwiseCopyable) {
    Swift.withUnsafeBytes(of: number.littleEndian) { append(contentsOf: $0) }
  }

  /// Appends zeros up to a multiple of `alignment`, counted from byte `start` of the file.
  mutating func pad(to alignment: Int, from start: Int = 0) {
    let gap = CorpusLayout.aligned(start + count, to: alignment) - start - count
    append(contentsOf: repeatElement(0, count: gap))
  }
}
