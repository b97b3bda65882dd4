/// A line of a log, split into its time and its text.
///
/// The time is a clock at the line's start (``LogTime``), a step as `flutter run -v` prints it (`[  +6 ms]`), or a whole number in brackets
/// that may be a frame number (`[00915]`).
package struct LogLine {
  /// The clock time at the start of the line; nil if the line has none.
  package let time: LogTime?
  /// Microseconds since the previous line, from a step such as `[  +6 ms]`; nil if the line has none.
  package let step: Int64?
  /// The whole number in brackets at the start of the line, such as 915 for `[00915]`; nil if the line has none.
  package let count: Int?
  /// The text after the line's time, step or number.
  package let text: ArraySlice<UInt8>

  private static let longestTag = 128

  /// Splits a line into its time and its text.
  ///
  /// - Parameter line: A line that ``PastedText`` has already cleaned.
  package init(_ line: ArraySlice<UInt8>) {
    time = LogTime(line)
    var rest = time?.rest ?? line
    step = Self.step(&rest)
    count = step == nil ? Self.count(&rest) : nil
    text = rest
  }

  /// The text without the prefix of a logger, such as logcat's `13554 13554 D Tag: ` and `D/Tag( 123): `.
  package var message: ArraySlice<UInt8> {
    var rest = text.drop { $0 == 0x20 }
    var numbers = 0
    while numbers < 2 {
      let digits = rest.prefix { 0x30...0x39 ~= $0 }
      guard !digits.isEmpty, rest[digits.endIndex...].first == 0x20 else { break }
      rest = rest[digits.endIndex...].drop { $0 == 0x20 }
      numbers += 1
    }
    guard let level = rest.first, "VDIWEF".utf8.contains(level), let next = rest.dropFirst().first,
      next == UInt8(ascii: "/") || (numbers == 2 && next == 0x20),
      let colon = rest.prefix(Self.longestTag).firstIndex(of: UInt8(ascii: ":"))
    else { return text }
    return rest[(colon + 1)...]
  }

  /// Reads the step at the start of a line, such as `[   +6 ms]`, in microseconds; nil if there is none.
  private static func step(_ text: inout ArraySlice<UInt8>) -> Int64? {
    guard text.first == UInt8(ascii: "["), let close = text.prefix(16).firstIndex(of: UInt8(ascii: "]"))
    else {
      return nil
    }
    let inner = text[(text.startIndex + 1)..<close].drop { $0 == 0x20 }
    let digits = inner.dropFirst().prefix { 0x30...0x39 ~= $0 || $0 == UInt8(ascii: ",") }
    let isStep = inner.first == UInt8(ascii: "+") && inner[digits.endIndex...].elementsEqual(" ms".utf8)
    guard inner.isEmpty && close - text.startIndex > 4 || isStep else { return nil }
    text = text[(close + 1)...]
    return inner.isEmpty
      ? 0 : digits.filter { $0 != UInt8(ascii: ",") }.reduce(Int64(0)) { $0 * 10 + Int64($1) - 0x30 } * 1000
  }

  /// Reads the whole number in brackets at the start of a line; nil if there is none.
  private static func count(_ text: inout ArraySlice<UInt8>) -> Int? {
    guard text.first == UInt8(ascii: "[") else { return nil }
    let digits = text.dropFirst().prefix { 0x30...0x39 ~= $0 }
    guard 1...9 ~= digits.count, text[digits.endIndex...].first == UInt8(ascii: "]") else { return nil }
    text = text[(digits.endIndex + 1)...]
    return digits.reduce(0) { $0 * 10 + Int($1) - 0x30 }
  }
}
