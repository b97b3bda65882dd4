import TestOutcomes
import TestSamples
import Testing

@testable import TextFormats

/// Characters, cells, numbers and digests, each kind whole. Digests are those of Python's `hashlib` and `hmac`; decimals are compared with
/// whole numbers, cells with a reader by RFC 4180 that knows nothing else.
@Suite("Characters, cells and digests")
struct ShownTextTests {
  private struct Random {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state >> 33 | state << 31
    }
    mutating func below(_ count: Int) -> Int { Int(next() % UInt64(count)) }
  }

  @Test("every character up to U+FFFF that steers text, and how each is shown")
  func characters() {
    var runs: [(first: UInt32, last: UInt32)] = []
    for value in (0...0xFFFF as ClosedRange<UInt32>) {
      guard let scalar = Unicode.Scalar(value), scalar.steersText else { continue }
      if let last = runs.last, last.last + 1 == value {
        runs[runs.count - 1].last = value
      } else {
        runs.append((value, value))
      }
      #expect("a\(scalar)b".holdsControlCharacter && "a long text before it \(scalar)".holdsControlCharacter)
      #expect("a long text before it \(scalar)".withoutControlCharacters == "a long text before it \u{FFFD}")
      #expect("a\n\(scalar)".holdsControlCharacter(butLineFeeds: true) == (scalar != "\n"))
    }
    // C0, DEL and C1, the marks and embeddings of bidirectional text, separators of lines and paragraphs.
    #expect(
      runs.map { [$0.first, $0.last] } == [
        [0, 0x1F], [0x7F, 0x9F], [0x61C, 0x61C], [0x200E, 0x200F], [0x2028, 0x202E], [0x2066, 0x2069],
      ])
    for value in [
      0x20, 0x7E, 0xA0, 0x61B, 0x61D, 0x200D, 0x2010, 0x2027, 0x202F, 0x2065, 0x206A, 0xD7FF, 0xE000, 0x1F600,
    ] as [UInt32] {
      let text = Unicode.Scalar(value).map { "some text \($0) and more" } ?? ""
      #expect(!text.holdsControlCharacter && text.withoutControlCharacters == text, "\(value)")
    }
  }

  @Test("texts for terminals, logs, XML, shells and messages")
  func shown() {
    let texts = [
      "plain", "a\nb", "a\tb\r", "\u{1B}[31m", "\u{7F}\u{9F}", "\u{202E}x", "::error::x", " ::x",
      "  ::x\n::y", "a::b", ":", "##vso[x]", "##teamcity[x]", "##[x]", "a ##[x] ##vso[y", "#[x", "# #",
      "##", "&<>\"'", "\u{FFFE}\u{FFFF}", "a'b", "''", "", " ", "é", "日本", "a b", "a$b", "a;b", "-x", "-",
      "a-b_c./=:,+@%", "~", "*", "a\u{301}", "0\u{301}", "\\u0023#[", "\\", "\\u005C", "=1+1", "+x", "-5",
      "-5e3", "-5e",
      "@a", "'=x", " =x", "''+y", "\u{FF1D}x", "\u{FF0B}1", "\u{FF0D}x", "\u{FF20}x", "=", "-", "+.5", "-.",
      "+1.5e+2", "+1.5e+", "a,b", "a\"b", "\"", "#x", " # x", "::x,y", String(repeating: "w", count: 40),
      String(repeating: "w", count: 41),
    ]
    var outcomes = Outcomes()
    for text in texts {
      let shown = [
        VisibleText.escaped(text), VisibleText.escaped(text, isLines: true),
        VisibleText.escaped(text, isLines: true, areCommands: true), text.withoutControlCharacters,
        XMLText.escaped(text), XMLText.escaped(text, keepingBreaks: true), ShellLine.text([text, "b"]),
        ShellLine.path(text), QuotedWord.text(text), CSVText.cell(text),
        CSVText.text(ofCell: text),
      ]
      outcomes.add(
        VisibleText.escaped(text),
        shown.map {
          $0.unicodeScalars.map { $0.steersText || $0.value > 0xFFF0 ? $0.visibleEscape : "\($0)" }.joined()
        }.joined(separator: " | "))
    }
    let difference = Golden.difference(of: outcomes.text, from: "shown-texts.txt")
    #expect(difference == nil, "\(difference ?? "")")
  }

  @Test("pairs of signs are found at every place of texts of every length")
  func pairs() {
    for length in 0..<40 {
      for place in 0..<40 {
        for sign in [":", "#"] {
          var letters = Array(repeating: "a", count: length)
          if place < length { letters[place] = sign }
          #expect(!letters.joined().holdsPair(of: 0x3A, or: 0x23))
          if place + 1 < length {
            letters[place + 1] = sign
            #expect(letters.joined().holdsPair(of: 0x3A, or: 0x23), "\(length) \(place)")
            letters[place + 1] = sign == ":" ? "#" : ":"
            #expect(!letters.joined().holdsPair(of: 0x3A, or: 0x23), "\(length) \(place)")
          }
        }
      }
    }
  }

  @Test("cells at random come back from a line as they were, and as RFC 4180 reads them")
  func cells() {
    var random = Random(state: 45)
    let signs = ["a", "b", " ", ",", "\"", "'", "=", "-", "1", "#", "\\", ":", ";", "é"]
    for _ in 0..<3000 {
      let cells = (0..<(1 + random.below(4))).map { _ in
        (0..<random.below(6)).map { _ in signs[random.below(signs.count)] }.joined()
      }
      // Blanks around a cell are not kept by the reader of people's tables.
      let line = cells.map(CSVText.cell).joined(separator: ",")
      guard !line.isEmpty else { continue }
      let read = CSVLine(Array(line.utf8)[...], keepsSpaces: true).cells.map(\.text)
      #expect(read == cells, "\(line)")
    }
  }

  @Test("lines of cells as people write them: texts and columns")
  func lines() {
    var (random, text) = (Random(state: 46), "")
    let parts = [
      "a", "b c", "\"", "\"\"", ",", ",", ";", "\t", " ", "  ", "1.5", "#", "'", "'=x", "\\u0023", "\r",
    ]
    var lines = [
      "", ",", ",,", "\"a,b\",c", "\"a\"\"b\"", "\"a\" x,b", " \"a\" , b ", "\"open,b", "a\"b,c",
      "\u{FEFF}a,b", "\"\",\"\"", "a;b\tc d", "  a  b  ", "'=1,'x",
    ]
    for _ in 0..<160 {
      lines.append((0..<(1 + random.below(9))).map { _ in parts[random.below(parts.count)] }.joined())
    }
    for line in lines {
      let bytes = Array(line.utf8)[...]
      let forms = [
        CSVLine(bytes), CSVLine(bytes, keepsSpaces: true), CSVLine(bytes, separator: 0x3B),
        CSVLine(bytes, separator: 0x09), CSVLine(bytes, separator: 0x20),
      ].map { line in line.cells.map { "\($0.column):\($0.text)" }.joined(separator: "|") }
      let quick = [0x2C, 0x3B, 0x09, 0x20].map { CSVLine.texts(bytes, separator: $0).joined(separator: "|") }
      let slow = [0x2C, 0x3B, 0x09, 0x20].map {
        CSVLine(bytes, separator: $0).cells.map(\.text).joined(separator: "|")
      }
      #expect(quick == slow, "\(line)")
      text +=
        VisibleText.escaped(
          "\(line) < \(forms.joined(separator: " / "))\(CSVLine.isSkipped(bytes) ? " skipped" : "")") + "\n"
    }
    let difference = Golden.difference(of: text, from: "cells.txt")
    #expect(difference == nil, "\(difference ?? "")")
  }

  @Test("decimals are those of whole numbers, rounded half away from zero")
  func decimals() {
    var random = Random(state: 47)
    for _ in 0..<3000 {
      // In eighths, so that products with powers of ten are exact.
      let eighths = random.below(2_000_000) - 1_000_000
      let decimals = random.below(4)
      let power = [1, 10, 100, 1000][decimals]
      let twice = abs(eighths) * power * 2 + 8
      let scaled = twice / 16
      let digits = "\(scaled % power)"
      let sign = eighths < 0 && scaled > 0 ? "-" : ""
      let expected =
        decimals == 0
        ? "\(sign)\(scaled)"
        : "\(sign)\(scaled / power).\(String(repeating: "0", count: decimals - digits.count))\(digits)"
      #expect(
        FixedDecimals.text(Double(eighths) / 8, decimals: decimals) == expected, "\(eighths) \(decimals)")
    }
    var outcomes = Outcomes()
    for number in [
      0, -0.0, 0.00004, 0.00005, -0.00005, 1.23456789, 9_007_199_254_740_991, 9_007_199_254_740_992, 1e300,
      123.4, -7, 0.1 + 0.2, 1e-9,
    ] {
      outcomes.add(
        "\(number)",
        "\(FixedDecimals.text(number, decimals: 0)) \(FixedDecimals.text(number, decimals: 2)) \(Figures.short(number)) \(Figures.short(number, decimals: 1)) \(Figures.milliseconds(number)) \(Figures.percent(number, decimals: 1)) \(DecimalNumber.plain(number)) \(Figures.apart(number, number + 1e-7)) \(Figures.apart(number, number)) \(CSVRows.cell(number)) \(Int64(clamping: number)) \(Int(clamping: number))"
      )
    }
    outcomes.add(
      "none",
      "\(Figures.fixed(nil, decimals: 1)) \(Figures.percent(nil, decimals: 0)) \(Figures.milliseconds(nil)) \(CSVRows.cell(nil))\(CSVRows.cell(.nan))\(CSVRows.cell(.infinity))"
    )
    for value in [
      9.3e18, -9.3e18, .infinity, -.infinity, .nan, 0x1p63, -0x1p63,
    ] as [Double] {
      outcomes.add("\(value)", "\(Int64(clamping: value)) \(Int(clamping: value))")
    }
    for range in [0...1, -1e15...1, -1.1e15...1, 0...1e15, 0...1.1e15, -2e15...2e15, 0.5...2.5] {
      outcomes.add("\(range)", DecimalNumber.phrase(range))
    }
    for count in [0, 1, 2] {
      outcomes.add(
        "\(count)",
        "\(Counted.text(count, "row")) \(Counted.text(count, "is", "are")) \(Counted.word(count, "box", "boxes")) \(Counted.subject(count, "it", "of them")) \(Counted.each(count, "trace", of: 1)) \(Counted.each(count, "trace", of: 2))"
      )
    }
    let difference = Golden.difference(of: outcomes.text, from: "figures.txt")
    #expect(difference == nil, "\(difference ?? "")")
  }

  @Test("digests of 0 to 130 bytes, one after the other, and keys of 0 to 130 bytes")
  func digests() {
    func hexadecimal(_ bytes: [UInt8]) -> String {
      bytes.map { PaddedText.right(String($0, radix: 16), to: 2, with: "0") }.joined()
    }
    var all: [UInt8] = []
    for count in 0...130 {
      let bytes = (0..<count).map { UInt8(($0 * 7 + count) & 255) }
      all += SHA256.hash(bytes) + SHA256.keyed(Array("message".utf8), key: bytes)
    }
    // Python: h=b''.join(sha256(m).digest()+hmac.digest(m,b'message','sha256') for m in (bytes((i*7+n)&255 for i in range(n)) for n in range(131))); sha256(h).hexdigest()
    #expect(
      hexadecimal(SHA256.hash(all)) == "1bf99b34acaebc43ef4a60807be9b406326bd5e21e71b28e2087e6ed6ab4d4d8")
  }

  @Test("whole numbers in groups of 7 bits: borders of each length, both ways")
  func groups() {
    var values: [UInt64] = [0, 1, .max, .max - 1]
    for bits in 1..<64 { values += [1 << UInt64(bits), (1 << UInt64(bits)) - 1, (1 << UInt64(bits)) + 1] }
    for value in values {
      var bytes: [UInt8] = []
      VariableNumber.append(value, to: &bytes)
      // Seven bits a byte, one byte at least.
      #expect(bytes.count == max(1, (64 - value.leadingZeroBitCount + 6) / 7), "\(value)")
      #expect(
        bytes.enumerated().reduce(UInt64(0)) { $0 | UInt64($1.element & 127) << UInt64(7 * $1.offset) }
          == value)
      #expect(bytes.dropLast().allSatisfy { $0 >= 128 } && bytes[bytes.count - 1] < 128)
      var position = 0
      #expect(VariableNumber.read(bytes.span.bytes, at: &position) == value && position == bytes.count)
      for count in bytes.indices {
        let cut = Array(bytes[..<count])
        position = 0
        #expect(VariableNumber.read(cut.span.bytes, at: &position) == nil)
      }
    }
    for (bytes, value) in [
      (Array(repeating: 0x80, count: 9) + [1], 1 << 63), (Array(repeating: 0x80, count: 9) + [2], nil),
      (Array(repeating: 0x80, count: 10) + [0], nil), ([0x80, 0], 0),
      (Array(repeating: 0xFF, count: 9) + [0], UInt64.max >> 1),
    ] as [([UInt8], UInt64?)] {
      var position = 0
      #expect(VariableNumber.read(bytes.span.bytes, at: &position) == value, "\(bytes)")
    }
    for number in [0, 1, -1, 63, 64, -64, -65, .max, .min, .min + 1] as [Int64] {
      let folded = number >= 0 ? UInt64(number) * 2 : UInt64(-(number + 1)) * 2 + 1
      #expect(VariableNumber.folded(number) == folded && VariableNumber.unfolded(folded) == number)
    }
  }
}
