import Glibc
import TextFormats

/// Reads a recording line by line: lines of the common form by a fast path, all others by the full reader.
///
/// The fast path may accept only lines for which the full reader gives the same result, and never reports an error.
protocol RecordingLines {
  /// The reader's position in the text, with the file's name and the line number for errors.
  var cursor: LineCursor { get set }

  /// The fast path: reads the line at `offset` if it has the common form.
  ///
  /// - Parameters:
  ///   - text: A piece of the recording that ends with a complete line.
  ///   - offset: The offset of the line, below the text's count.
  /// - Returns: The offset of the next line; nil if the line was not read.
  mutating func takeCommon(_ text: UnsafeRawBufferPointer, at offset: Int) -> Int?

  /// The full reader: reads a line of any form.
  ///
  /// - Parameter line: The line without its end, and without what e-mail or web pages added (`PastedLine`); the cursor has its number.
  /// - Throws: An error about the line.
  mutating func take(_ line: ArraySlice<UInt8>) throws(CaptureError)
}

/// The position of a line reader in its text, with the settings that all readers share.
struct LineCursor {
  /// The file's name in error messages.
  let file: String
  /// True if every line uses the full reader, so that tests can compare both paths.
  let isCareful: Bool
  /// The current line number, from 1.
  var line = 1
  /// The start of a line whose end has not been read yet.
  var rest: [UInt8] = []

  init(file: String, isCareful: Bool = false) {
    (self.file, self.isCareful) = (file, isCareful)
  }

  /// Makes an error about the current line.
  func error(_ message: String) -> CaptureError { .format(file: file, line: line, message: message) }
}

extension RecordingLines {
  private static var newline: UInt8 { UInt8(ascii: "\n") }

  /// Reads the lines in the next piece of the text; an incomplete last line waits for the next piece.
  mutating func take(piece: [UInt8]) throws(CaptureError) {
    try piece.withUnsafeBufferPointer { piece throws(CaptureError) in
      try take(piece: UnsafeRawBufferPointer(piece))
    }
  }

  /// Reads the lines in the next piece of the text in place, without keeping references to the piece.
  mutating func take(piece: UnsafeRawBufferPointer) throws(CaptureError) {
    var start = 0
    if !cursor.rest.isEmpty {
      start = min(piece.lineEnd(from: 0) + 1, piece.count)
      cursor.rest += piece[..<start]
      guard cursor.rest.last == Self.newline else { return }
      try takeRest()
    }
    let end = max(start, (piece.lastIndex(of: Self.newline) ?? -1) + 1)
    cursor.rest = Array(piece[end...])
    try takeLines(of: UnsafeRawBufferPointer(rebasing: piece[..<end]), from: start)
  }

  /// Reads the line that began in an earlier piece of the text, now that its end is known.
  private mutating func takeRest() throws(CaptureError) {
    let line = cursor.rest
    cursor.rest = []
    try line.withUnsafeBufferPointer { line throws(CaptureError) in
      try takeLines(of: UnsafeRawBufferPointer(line), from: 0)
    }
  }

  /// Reads a whole text, split into pieces at the offsets `cuts`, which are in order.
  mutating func take(_ text: [UInt8], cutAt cuts: [Int]) throws(CaptureError) {
    guard !cuts.isEmpty else { return try take(piece: text) }
    var start = 0
    for cut in cuts + [text.count] {
      try take(piece: Array(text[start..<cut]))
      start = cut
    }
  }

  /// Reads the last line of the text, if the text does not end with a newline.
  mutating func finish() throws(CaptureError) { try takeRest() }

  private mutating func takeLines(of text: UnsafeRawBufferPointer, from start: Int) throws(CaptureError) {
    var offset = start
    while offset < text.count {
      let next = cursor.isCareful ? offset : takeCommonLines(text, from: offset)
      if next == text.count { return }
      let lineEnd = text.lineEnd(from: next)
      try take(PastedLine.clean(Array(text[next..<lineEnd])[...]))
      cursor.line += 1
      offset = lineEnd + 1
    }
  }

  /// Reads lines by the fast path until a line has another form; returns the offset of that line.
  private mutating func takeCommonLines(_ text: UnsafeRawBufferPointer, from start: Int) -> Int {
    var (offset, count) = (start, 0)
    while offset < text.count, let next = takeCommon(text, at: offset) {
      offset = next
      count += 1
    }
    cursor.line += count
    return offset
  }
}

extension UnsafeRawBufferPointer {
  /// The offset of the end of the line that contains `offset`: its newline, or the end of the text.
  @inline(__always)
  func lineEnd(from offset: Int) -> Int {
    guard let base = baseAddress, offset < count,
      let found = memchr(base + offset, Int32(UInt8(ascii: "\n")), count - offset)
    else { return count }
    return UnsafeRawPointer(found) - base
  }

  /// The eight bytes at an offset as one number, whose lowest byte is the first.
  @inline(__always)
  func word(at offset: Int) -> UInt64 {
    UInt64(littleEndian: loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  /// The four bytes at an offset as one number, whose lowest byte is the first.
  @inline(__always)
  func half(at offset: Int) -> UInt32 {
    UInt32(littleEndian: loadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }
}
