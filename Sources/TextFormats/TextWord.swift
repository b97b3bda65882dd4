/// Eight bytes of text, the first one lowest, which are all tested at once.
struct TextWord {
  private let bytes: UInt64

  /// The number of bytes in a word.
  static let size = 8
  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let lowSeven: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
  private static let tops: UInt64 = 0x8080_8080_8080_8080
  /// Added to each byte, this sets the top bit for 0x20 and more, but not for 0x1F.
  private static let fromSpace: UInt64 = 0x6060_6060_6060_6060

  /// The word at `offset` in a buffer that has at least eight more bytes.
  @inline(__always)
  init(_ text: UnsafeRawBufferPointer, at offset: Int) {
    bytes = UInt64(littleEndian: text.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  /// The top bit of every byte that equals `byte`.
  @inline(__always)
  private func marks(of byte: UInt8) -> UInt64 {
    let apart = bytes ^ (Self.ones &* UInt64(byte))
    return ~(((apart & Self.lowSeven) &+ Self.lowSeven) | apart) & Self.tops
  }

  /// True if every byte is printable ASCII or a space, or a line feed if these are allowed.
  @inline(__always)
  func isPlain(orLineFeeds: Bool) -> Bool {
    var controls = ~(((bytes & Self.lowSeven) &+ Self.fromSpace) | bytes) & Self.tops
    if controls != 0, orLineFeeds { controls &= ~marks(of: 0x0A) }
    return controls | (bytes & Self.tops) | marks(of: 0x7F) == 0
  }

  /// True if this byte occurs twice in succession.
  @inline(__always)
  func holdsPair(of byte: UInt8) -> Bool {
    let marks = marks(of: byte)
    return marks & (marks << 8) != 0
  }
}

extension String {
  /// The length of the start, in whole words, that consists only of plain ASCII, and line feeds if these are allowed.
  func plainStart(orLineFeeds: Bool) -> Int {
    utf8.withContiguousStorageIfAvailable { bytes in
      let raw = UnsafeRawBufferPointer(bytes)
      var offset = 0
      while offset + TextWord.size <= raw.count, TextWord(raw, at: offset).isPlain(orLineFeeds: orLineFeeds) {
        offset += TextWord.size
      }
      return offset
    } ?? 0
  }

  /// True if one of two bytes occurs twice in succession.
  func holdsPair(of one: UInt8, or other: UInt8) -> Bool {
    utf8.withContiguousStorageIfAvailable { bytes in
      let raw = UnsafeRawBufferPointer(bytes)
      // Words overlap by one byte, so that no pair is missed between two words.
      var offset = 0
      while offset + TextWord.size <= raw.count {
        let word = TextWord(raw, at: offset)
        if word.holdsPair(of: one) || word.holdsPair(of: other) { return true }
        offset += TextWord.size - 1
      }
      return Self.holdsPair(bytes[offset...], of: one, or: other)
    } ?? Self.holdsPair(utf8, of: one, or: other)
  }

  private static func holdsPair(_ bytes: some Sequence<UInt8>, of one: UInt8, or other: UInt8) -> Bool {
    var last: UInt8?
    for byte in bytes {
      if byte == last, byte == one || byte == other { return true }
      last = byte
    }
    return false
  }
}
