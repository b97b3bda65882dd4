/// Splits chunks of bytes into lines, without their line feeds. Only a line that spans two chunks is copied.
package struct LineSplitter {
  /// The greatest accepted length of a line, in bytes; a longer line ends the splitting.
  package let longest: Int
  private var open: [UInt8] = []
  /// True once a line was too long, which ends the splitting.
  package private(set) var isOverlong = false

  /// A splitter that has not received any bytes yet.
  package init(longest: Int) {
    self.longest = longest
  }

  /// Passes every line that ends within `chunk` to `body`, including its start from earlier chunks.
  ///
  /// - Parameters:
  ///   - chunk: The next bytes.
  ///   - first: The index of the first byte to use.
  ///   - skip: Called with the bytes and the position of a line; may read whole lines itself and returns the position after them.
  ///   - body: Receives each line that was not skipped.
  /// - Throws: Errors of `skip` and `body`.
  package mutating func split<Failure>(
    _ chunk: [UInt8], from first: Int = 0, skipping skip: (Span<UInt8>, Int) throws(Failure) -> Int,
    _ body: (Span<UInt8>) throws(Failure) -> Void
  ) throws(Failure) {
    var start = first
    while !isOverlong {
      if open.isEmpty { start = try skip(chunk.span, start) }
      guard let feed = Self.feed(in: chunk.span, from: start) else { break }
      if !open.isEmpty {
        keep(chunk[start..<feed])
        if !isOverlong { try body(open.span) }
        open.removeAll(keepingCapacity: true)
      } else if feed - start > longest {
        isOverlong = true
      } else {
        try body(chunk.span.extracting(start..<feed))
      }
      start = feed + 1
    }
    if !isOverlong { keep(chunk[start...]) }
  }

  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let tops: UInt64 = 0x8080_8080_8080_8080
  private static let feeds: UInt64 = 0x0A0A_0A0A_0A0A_0A0A

  private static func feed(in bytes: Span<UInt8>, from start: Int) -> Int? {
    var index = start
    while index + 8 <= bytes.count {
      let word = bytes.bytes.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self) ^ feeds
      // A zero byte borrows from its top bit (Mycroft 1987).
      if (word &- ones) & ~word & tops != 0 { break }
      index += 8
    }
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "\n") { return index }
      index += 1
    }
    return nil
  }

  private mutating func keep(_ part: ArraySlice<UInt8>) {
    if open.count + part.count > longest {
      isOverlong = true
    } else {
      open += part
    }
  }

  /// The bytes after the last line feed; nil if there are none.
  package var rest: [UInt8]? { open.isEmpty ? nil : open }
}
