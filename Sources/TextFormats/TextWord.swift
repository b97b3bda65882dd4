/// Eight bytes of text, the first of them lowest, of which questions are answered for all at once.
struct TextWord {
  private let bytes: UInt64

  /// Bytes of a word.
  static let size = 8
  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let lowSeven: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
  private static let tops: UInt64 = 0x8080_8080_8080_8080
  /// The number that, added, lifts 0x20 and more, and not 0x1F, to the top bit of a byte.
  private static let fromSpace: UInt64 = 0x6060_6060_6060_6060

  /// The word from `offset` on, of bytes that hold it.
  @inline(__always)
  init(_ text: UnsafeRawBufferPointer, at offset: Int) {
    bytes = UInt64(littleEndian: text.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  /// The top bit of every byte that is this one.
  @inline(__always)
  private func marks(of byte: UInt8) -> UInt64 {
    let apart = bytes ^ (Self.ones &* UInt64(byte))
    return ~(((apart & Self.lowSeven) &+ Self.lowSeven) | apart) & Self.tops
  }

  /// True if each byte is a visible character of ASCII or a space, or a line feed where these are allowed.
  @inline(__always)
  func isPlain(orLineFeeds: Bool) -> Bool {
    var controls = ~(((bytes & Self.lowSeven) &+ Self.fromSpace) | bytes) & Self.tops
    if controls != 0, orLineFeeds { controls &= ~marks(of: 0x0A) }
    return controls | (bytes & Self.tops) | marks(of: 0x7F) == 0
  }

  /// True if this byte stands twice in a row.
  @inline(__always)
  func holdsPair(of byte: UInt8) -> Bool {
    let marks = marks(of: byte)
    return marks & (marks << 8) != 0
  }
}

extension String {
  /// The number of bytes from the start, in whole words, in which nothing but plain ASCII stands, and line feeds where these are allowed.
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

  /// True if one of two bytes stands twice in a row.
  func holdsPair(of one: UInt8, or other: UInt8) -> Bool {
    utf8.withContiguousStorageIfAvailable { bytes in
      let raw = UnsafeRawBufferPointer(bytes)
      // A word begins where the one before ends, so that no pair lies between two.
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
