/// Eight bytes of text in one integer, so that they can all be tested at once; the first byte is the lowest.
struct TextWord {
  private let bytes: UInt64

  /// The number of bytes that are tested at once.
  static let size = 8
  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let lowSeven: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
  private static let tops: UInt64 = 0x8080_8080_8080_8080
  /// 0x60 in every byte: added to an ASCII character, it sets the top bit from the space (0x20) on, but not for a control character.
  private static let fromSpace: UInt64 = 0x6060_6060_6060_6060

  /// The eight bytes at `offset` of a buffer, which must have that many after `offset`.
  @inline(__always)
  init(_ text: UnsafeRawBufferPointer, at offset: Int) {
    bytes = UInt64(littleEndian: text.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  /// An integer with the top bit set in every byte that equals `byte`.
  @inline(__always)
  private func marks(of byte: UInt8) -> UInt64 {
    let apart = bytes ^ (Self.ones &* UInt64(byte))
    return ~(((apart & Self.lowSeven) &+ Self.lowSeven) | apart) & Self.tops
  }

  /// True if every byte is printable ASCII or a space, or, with `orLineFeeds`, a line feed.
  @inline(__always)
  func isPlain(orLineFeeds: Bool) -> Bool {
    var controls = ~(((bytes & Self.lowSeven) &+ Self.fromSpace) | bytes) & Self.tops
    if controls != 0, orLineFeeds { controls &= ~marks(of: 0x0A) }
    return controls | (bytes & Self.tops) | marks(of: 0x7F) == 0
  }

  /// True if `byte` occurs twice in succession among the eight bytes.
  @inline(__always)
  func holdsPair(of byte: UInt8) -> Bool {
    let marks = marks(of: byte)
    return marks & (marks << 8) != 0
  }
}

extension String {
  /// The number of bytes at the text's start, in steps of eight, that are printable ASCII, spaces or, with `orLineFeeds`, line feeds.
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

  /// True if the text contains one of two bytes twice in succession.
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
