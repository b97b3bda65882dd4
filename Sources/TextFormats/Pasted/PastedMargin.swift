/// A margin that a page or another program has added before every line of a text:
///
///     +E: 0.000001 0003 0000 512        (a diff)
///     L12  E: 0.000001 0003 0000 512    (a page of code; also `12|`, `12:` and what `cat -n` prints)
///     touch.log:12:E: 0.000001 …        (`grep -n`)
///     2026-03-04T10:11:12.0000000Z E: … (a CI machine)
///
/// A number is a line number if it grows by one per line. Before a text that begins with digits it might be a column of a table, so there
/// it must be marked, as in `L12` or `touch.log:12:`. A time is a margin if the events after it have times of their own.
struct PastedMargin {
  private enum Kind {
    case diff, number, stamp
  }
  private let kind: Kind
  /// The number of bytes between the margin's number or time and the text: the fewest of any line, so that indentation stays.
  private let gap: Int

  /// How much of a text is examined for a margin: the number of non-empty lines, and of bytes.
  private static let (lines, bytes) = (64, 1 << 16)
  /// The fewest lines from which a margin is recognised.
  private static let fewest = 3
  private static let newline = UInt8(ascii: "\n")

  /// Detects the margin of a text; nil unless at least nine in ten of its first 64 lines have the same kind of margin.
  ///
  /// - Parameter text: UTF-8 with line feeds, or the start of such a text.
  init?(of text: [UInt8]) {
    let text = text.prefix(Self.bytes)
    guard let first = text.first(where: { $0 != Self.newline && $0 != 0x0D }), Self.mayBegin(first) else {
      return nil
    }
    var lines: [(number: Int, text: ArraySlice<UInt8>)] = []
    var (start, number) = (0, 1)
    while start < text.count, lines.count < Self.lines {
      let end = text[start...].firstIndex(of: Self.newline) ?? text.count
      let line = PastedLine.withoutReturns(text[start..<end])
      if !line.isEmpty { lines.append((number, line)) }
      (start, number) = (end + 1, number + 1)
    }
    guard lines.count >= Self.fewest else { return nil }
    let most = lines.count - lines.count / 10
    if lines.count(where: { $0.text.first == UInt8(ascii: "+") }) >= most {
      (kind, gap) = (.diff, 0)
    } else if let gap = Self.gap(ofNumbers: lines, most: most) {
      (kind, self.gap) = (.number, gap)
    } else if let gap = Self.gap(ofStamps: lines.map(\.text), most: most) {
      (kind, self.gap) = (.stamp, gap)
    } else {
      return nil
    }
  }

  /// The text without the margin, with as many lines as before; a line without a margin stays unchanged.
  func removed(from text: [UInt8]) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count)
    var rest = text[...]
    while true {
      let line = rest.prefix { $0 != Self.newline }
      bytes += removed(from: line)
      guard line.endIndex < text.endIndex else { return bytes }
      bytes.append(Self.newline)
      rest = text[(line.endIndex + 1)...]
    }
  }

  private func removed(from line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    switch kind {
    case .diff: return line.first == UInt8(ascii: "+") ? line.dropFirst() : line
    case .number:
      guard let number = Number(line) else { return line }
      return line[(number.end + min(gap, number.gap))...]
    case .stamp:
      guard let stamp = LogTime(line) else { return line }
      let start = stamp.rest.startIndex
      return line[(start - max(0, Self.spaces(before: start, in: line) - gap))...]
    }
  }

  /// False for a byte that cannot begin a margin, so that most texts are rejected quickly.
  private static func mayBegin(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte > 0x20 && byte < 0x80 && byte != UInt8(ascii: "{")
  }

  // MARK: Numbers

  /// A number at the start of a line, which may be a line number.
  private struct Number {
    private(set) var value = 0
    /// True if the number is marked as a line number, as in `L12`, so that it cannot be part of the text.
    private(set) var isNamed = false
    /// The index after the number and the separators that follow it.
    private(set) var end: Int
    private(set) var gap = 0
    /// True if the line ends after the number.
    private(set) var isAlone: Bool
    /// True if another number follows this one, so that both may be columns of a table.
    private(set) var isBeforeNumber: Bool

    init?(_ line: ArraySlice<UInt8>) {
      var rest = line.drop { $0 == 0x20 || $0 == 0x09 }
      if rest.first == UInt8(ascii: "L") {
        (rest, isNamed) = (rest.dropFirst(), true)
      } else if let first = rest.first, !(0x30...0x39 ~= first) {
        // A file name followed by a colon.
        let name = rest.prefix { $0 != UInt8(ascii: ":") && $0 != 0x20 && $0 != 0x09 }
        guard rest[name.endIndex...].first == UInt8(ascii: ":") else { return nil }
        (rest, isNamed) = (rest[(name.endIndex + 1)...], true)
      }
      let digits = rest.prefix { 0x30...0x39 ~= $0 }
      guard 1...7 ~= digits.count else { return nil }
      value = digits.reduce(0) { $0 * 10 + Int($1) - 0x30 }
      end = digits.endIndex
      let behind = rest[end...]
      let marks = behind.prefix {
        $0 == 0x20 || $0 == 0x09 || $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "|")
      }
      let text = PastedLine.withoutReturns(behind[marks.endIndex...])
      let unsigned = text.drop { [UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: ".")].contains($0) }
      (gap, isAlone) = (marks.count, text.isEmpty)
      isBeforeNumber = unsigned.first.map { 0x30...0x39 ~= $0 } == true
      guard gap > 0 || isAlone else { return nil }
    }
  }

  private static func gap(ofNumbers lines: [(number: Int, text: ArraySlice<UInt8>)], most: Int) -> Int? {
    let numbers = lines.compactMap { line in Number(line.text).map { (line.number, $0) } }
    guard numbers.count >= most, let first = numbers.first else { return nil }
    let shift = first.1.value - first.0
    let fitting = numbers.filter { $0.1.value - $0.0 == shift }.map(\.1)
    guard fitting.count >= most else { return nil }
    let hasNames = fitting.allSatisfy(\.isNamed)
    guard hasNames || fitting.count(where: \.isBeforeNumber) * 2 < fitting.count else { return nil }
    return fitting.filter { !$0.isAlone }.map(\.gap).min()
  }

  // MARK: Times

  /// How lines begin that contain a time of their own, as evemu, evtest and libinput print them.
  private static let events = ["E: ", "Event: time ", "- [", "# EVEMU", "# libinput record"]

  private static func gap(ofStamps lines: [ArraySlice<UInt8>], most: Int) -> Int? {
    let stamped = lines.compactMap { line in LogTime(line).map { (line: line, rest: $0.rest) } }
    guard stamped.count >= most,
      stamped.contains(where: { stamped in events.contains { stamped.rest.starts(with: $0.utf8) } })
    else { return nil }
    return stamped.filter { !$0.rest.isEmpty }.map { spaces(before: $0.rest.startIndex, in: $0.line) }.min()
  }

  /// The number of spaces and tabs before an index of a line.
  private static func spaces(before index: Int, in line: ArraySlice<UInt8>) -> Int {
    line[..<index].reversed().prefix { $0 == 0x20 || $0 == 0x09 }.count
  }
}
