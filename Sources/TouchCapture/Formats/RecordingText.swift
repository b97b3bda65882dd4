import Glibc
import TextFormats

/// The lines of a text file as slices of its bytes, with the file's name for errors.
struct RecordingText {
  /// The file's name in error messages.
  let file: String
  /// The lines without their ends, and without marks that e-mail or web pages added (`PastedLine`).
  let lines: [ArraySlice<UInt8>]

  /// The number of bytes at a log's start that are searched for an event: a list of devices or a prompt may come first.
  static let logStart = 1 << 16

  init(_ bytes: [UInt8], file: String) {
    self.file = file
    lines = PastedText.lines(bytes)
  }

  /// Makes an error about the line with this index, which the message counts from 1.
  func error(_ index: Int, _ message: String) -> CaptureError {
    .format(file: file, line: index + 1, message: message)
  }
}

extension Sequence<UInt8> {
  /// True if these bytes contain the word (at least one byte) anywhere.
  func holds(_ word: StaticString) -> Bool {
    withContiguousStorageIfAvailable { UnsafeRawBufferPointer($0).holds(word) } ?? Array(self).holds(word)
  }
}

extension UnsafeRawBufferPointer {
  /// True if these contiguous bytes contain the word anywhere; a function of the C library finds its first letter.
  fileprivate func holds(_ word: StaticString) -> Bool {
    let length = word.utf8CodeUnitCount
    var offset = 0
    while offset + length <= count, let base = baseAddress {
      let rest = base + offset
      guard let found = memchr(rest, Int32(word.utf8Start[0]), count - offset - length + 1) else {
        return false
      }
      if memcmp(found, word.utf8Start, length) == 0 { return true }
      offset += UnsafeRawPointer(found) - rest + 1
    }
    return false
  }
}

/// Splits a line into words and numbers, from left to right.
struct LineScanner {
  private(set) var rest: ArraySlice<UInt8>

  init(_ line: ArraySlice<UInt8>) {
    rest = line
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  /// The next word between spaces; nil at the end of the line or a comment.
  mutating func word() -> ArraySlice<UInt8>? {
    rest = rest.drop(while: Self.isSpace)
    guard let first = rest.first, first != UInt8(ascii: "#") else { return nil }
    let word = rest.prefix { !Self.isSpace($0) }
    rest = rest[word.endIndex...]
    return word
  }

  /// The next word as a number; nil if there is no word, or if it is not a number.
  mutating func number(radix: Int = 10) -> Int? {
    word().flatMap { Self.number($0, radix: radix) }
  }

  /// The number that a word stands for: digits only, with an optional sign; leading zeros are allowed. Nil for any other word.
  static func number(_ word: ArraySlice<UInt8>, radix: Int = 10) -> Int? {
    let isNegative = word.first == UInt8(ascii: "-")
    let digits = isNegative || word.first == UInt8(ascii: "+") ? word.dropFirst() : word
    guard !digits.isEmpty else { return nil }
    var number = 0
    for byte in digits {
      guard let digit = digit(byte), digit < radix else { return nil }
      let (product, overflows) = number.multipliedReportingOverflow(by: radix)
      // Computed downwards from 0, because there is one more negative number than positive ones.
      let (sum, overflowsToo) = product.subtractingReportingOverflow(digit)
      guard !overflows, !overflowsToo else { return nil }
      number = sum
    }
    return isNegative ? number : number == .min ? nil : -number
  }

  /// The value of a digit, `0` to `z`; nil for any other byte.
  private static func digit(_ byte: UInt8) -> Int? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(byte) - 0x30
    case UInt8(ascii: "a")...UInt8(ascii: "z"): Int(byte) - 0x61 + 10
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): Int(byte) - 0x41 + 10
    default: nil
    }
  }

  /// The numbers between the brackets of `[1, 2, 3]`; nil if the line has no such list.
  static func list(_ line: ArraySlice<UInt8>) -> [Int]? {
    guard let open = line.firstIndex(of: UInt8(ascii: "[")),
      let close = line[open...].firstIndex(of: UInt8(ascii: "]"))
    else { return nil }
    var numbers: [Int] = []
    numbers.reserveCapacity(5)  // an event has as many
    var rest = line[(open + 1)..<close]
    while !rest.isEmpty {
      let part = rest.prefix { $0 != UInt8(ascii: ",") }
      rest = rest[part.endIndex...].dropFirst()
      if part.isEmpty { continue }
      let digits = part.drop(while: isSpace).prefix { !isSpace($0) }
      guard let number = number(digits) else { return nil }
      numbers.append(number)
    }
    return numbers
  }
}
