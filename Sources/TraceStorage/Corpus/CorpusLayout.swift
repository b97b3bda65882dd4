/// The sizes and marks of a packed corpus, version 1; `PackedCorpus.md` has the whole format, byte for byte.
enum CorpusLayout {
  /// The end of a corpus' name.
  static let ending = ".ovc"
  /// The version this program writes, and the only one it reads.
  static let version: UInt32 = 1
  /// A file's first eight bytes. As in PNG (RFC 2083, 12.11) the first is no ASCII and line ends follow, so that a file that went
  /// through a channel for text is known.
  static let magic: [UInt8] = [0x89, 0x4F, 0x56, 0x43, 0x0D, 0x0A, 0x1A, 0x0A]
  /// The first eight bytes of a trailer: `OVC-SEG1`.
  static let trailerMagic: [UInt8] = Array("OVC-SEG1".utf8)
  /// Bytes of the head, of an entry and of a trailer; each begins at a multiple of it.
  static let record = 64
  /// A block begins at a multiple of this.
  static let blockAlignment = 8
  /// Bytes of a template's position and length.
  static let templateRecord = 8
  /// Stands for a template where there is none.
  static let noTemplate = UInt32.max
  /// Traces that a writer puts in one segment at most, so that its index stays small while it grows.
  static let mostTracesInSegment = 1 << 16
  /// Bytes of a trace's text at most: those of every file that is read whole.
  static let longestText = 1 << 28

  /// `position`, or the next multiple of `alignment` after it.
  static func aligned(_ position: Int, to alignment: Int) -> Int {
    (position + alignment - 1) / alignment * alignment
  }
}

extension RawSpan {
  /// The whole number at a position, the least byte first; the caller has checked the bounds.
  @inline(__always)
  func number<Value: FixedWidthInteger & BitwiseCopyable>(at position: Int, as type: Value.Type = Value.self)
    -> Value
  {
    Value(littleEndian: unsafeLoadUnaligned(fromByteOffset: position, as: type))
  }

  /// True where these bytes stand at a position.
  func has(_ bytes: [UInt8], at position: Int) -> Bool {
    guard position >= 0, position + bytes.count <= byteCount else { return false }
    return bytes.indices.allSatisfy { number(at: position + $0, as: UInt8.self) == bytes[$0] }
  }

  /// The text of a range.
  func text(_ range: Range<Int>) -> String {
    extracting(range).withUnsafeBytes { String(decoding: $0, as: UTF8.self) }
  }

  /// The bytes of a range, copied.
  func bytes(_ range: Range<Int>) -> [UInt8] {
    extracting(range).withUnsafeBytes { Array($0) }
  }
}

extension [UInt8] {
  /// Adds a whole number, the least byte first.
  mutating func append(number: some FixedWidthInteger & BitwiseCopyable) {
    Swift.withUnsafeBytes(of: number.littleEndian) { append(contentsOf: $0) }
  }

  /// Adds zeros up to the next multiple of `alignment`, counted from `start` of the file on.
  mutating func pad(to alignment: Int, from start: Int = 0) {
    let gap = CorpusLayout.aligned(start + count, to: alignment) - start - count
    append(contentsOf: repeatElement(0, count: gap))
  }
}
