import TextFormats

/// Lines of a trace that are spelled differently from this program's output, such as `36.720` for `36.72`. They are stored next to the
/// columns, so that the text is restored byte for byte.
struct SpelledLines {
  /// If the differently spelled lines take more than one part in this many of the text, the whole text is stored unchanged.
  private static let mostShare = 4

  /// The differently spelled lines, in the form in which they end a block.
  let bytes: [UInt8]

  /// The lines of a text that differ from the canonical one; nil if the text is better stored unchanged.
  init?(_ text: [UInt8], canonical: [UInt8]) {
    let (own, usual) = (Self.lines(text), Self.lines(canonical))
    guard own.count == usual.count else { return nil }
    var bytes: [UInt8] = []
    var (count, last) = (UInt64(0), 0)
    for (index, line) in own.enumerated() where line != usual[index] {
      VariableNumber.append(UInt64(index - last), to: &bytes)
      VariableNumber.append(UInt64(line.count), to: &bytes)
      bytes += line
      (count, last) = (count + 1, index)
      if bytes.count > text.count / Self.mostShare { return nil }
    }
    var start: [UInt8] = []
    VariableNumber.append(count, to: &start)
    self.bytes = start + bytes
  }

  /// Restores a text from this program's spelling and the lines that differ.
  ///
  /// - Parameters:
  ///   - canonical: The text as this program writes it.
  ///   - bytes: A block.
  ///   - start: Where the lines begin in it.
  /// - Returns: The original text.
  /// - Throws: For lines that are not in the text, or not in the block.
  static func text(
    _ canonical: [UInt8], _ bytes: RawSpan, from start: Int
  ) throws(CorpusProblem) -> [UInt8] {
    var lines = lines(canonical)
    var (position, line) = (start, 0)
    for _ in 0..<(try VariableNumber.read(bytes, at: &position, atMost: lines.count)) {
      line += try VariableNumber.read(bytes, at: &position, atMost: lines.count - 1 - line)
      let count = try VariableNumber.read(bytes, at: &position, atMost: bytes.byteCount - position)
      guard position + count <= bytes.byteCount else {
        throw .impossible("a line continues beyond its block")
      }
      lines[line] = bytes.bytes(position..<position + count)[...]
      position += count
    }
    return Array(lines.joined(separator: [UInt8(ascii: "\n")]))
  }

  private static func lines(_ text: [UInt8]) -> [ArraySlice<UInt8>] {
    text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  }
}
