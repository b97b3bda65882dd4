import Glibc
import TextFormats

/// Reads a recording line by line: lines of the shape that nearly all have by a short way, any other with care.
///
/// The short way may only take lines that the careful one would take with the same result; it never reports an error.
protocol RecordingLines {
  /// The position in the text.
  var cursor: LineCursor { get set }

  /// Takes the line that begins at `offset` if it is of the common shape.
  ///
  /// - Parameters:
  ///   - text: A piece of the recording that ends with a whole line.
  ///   - offset: The offset of the line, below the text's count.
  /// - Returns: The offset of the next line; nil for a line that was not taken.
  mutating func takeCommon(_ text: UnsafeRawBufferPointer, at offset: Int) -> Int?

  /// Takes a line of any shape.
  ///
  /// - Parameter line: The line as `PastedLine` leaves it; the cursor has its number.
  /// - Throws: The error of the line.
  mutating func take(_ line: ArraySlice<UInt8>) throws(CaptureError)
}

/// The position of a reader of lines.
struct LineCursor {
  /// The file, as errors name it.
  let file: String
  /// True where every line goes the careful way: for tests, which compare both.
  let isCareful: Bool
  /// The number of the line that is read, from 1.
  var line = 1
  /// The start of a line whose end was not there yet.
  var rest: [UInt8] = []

  init(file: String, isCareful: Bool = false) {
    (self.file, self.isCareful) = (file, isCareful)
  }

  /// The error of the line that is read.
  func error(_ message: String) -> CaptureError { .format(file: file, line: line, message: message) }
}

extension RecordingLines {
  private static var newline: UInt8 { UInt8(ascii: "\n") }

  /// Takes the next piece of the text.
  mutating func take(piece: [UInt8]) throws(CaptureError) {
    try piece.withUnsafeBufferPointer { piece throws(CaptureError) in
      try take(piece: UnsafeRawBufferPointer(piece))
    }
  }

  /// Takes the next piece of the text, where it lies; nothing of it is kept.
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

  /// Takes the line that began in earlier pieces.
  private mutating func takeRest() throws(CaptureError) {
    let line = cursor.rest
    cursor.rest = []
    try line.withUnsafeBufferPointer { line throws(CaptureError) in
      try takeLines(of: UnsafeRawBufferPointer(line), from: 0)
    }
  }

  /// Takes a text in pieces that end at `cuts`, in order, and at its end.
  mutating func take(_ text: [UInt8], cutAt cuts: [Int]) throws(CaptureError) {
    guard !cuts.isEmpty else { return try take(piece: text) }
    var start = 0
    for cut in cuts + [text.count] {
      try take(piece: Array(text[start..<cut]))
      start = cut
    }
  }

  /// Takes the last line where the text ends without a newline.
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

  /// Takes lines of the common shape as far as they go.
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
  /// The offset at which the line that holds `offset` ends: its newline, or the end of the text.
  @inline(__always)
  func lineEnd(from offset: Int) -> Int {
    guard let base = baseAddress, offset < count,
      let found = memchr(base + offset, Int32(UInt8(ascii: "\n")), count - offset)
    else { return count }
    return UnsafeRawPointer(found) - base
  }

  /// Eight bytes as one word, the first of them lowest.
  @inline(__always)
  func word(at offset: Int) -> UInt64 {
    UInt64(littleEndian: loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  /// Four bytes as one word, the first of them lowest.
  @inline(__always)
  func half(at offset: Int) -> UInt32 {
    UInt32(littleEndian: loadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }
}
