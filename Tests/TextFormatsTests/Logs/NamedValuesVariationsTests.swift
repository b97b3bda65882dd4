import TestOutcomes
import TestSamples
import Testing

@testable import TextFormats

/// Every value of lines as programs print them, and of lines made of such parts at random. The values of the lines in `lines` were read by
/// hand; numbers are compared with Swift's own reader of numbers.
@Suite("Named values, whole lines")
struct NamedValuesVariationsTests {
  private static let lines = [
    "x=1 y=2", "x: 1, y: 2", "pos (1, 2)", "pos=(1.5, -2)", "{x: 1, y: 2}", "contentOffset = {0, -1.0}",
    "contentOffset CGPoint(x: 1, y: 2)", "offset: Offset(1.0, 2.0)",
    "action=ACTION_DOWN, id[0]=3, x[0]=1.5, y[1]=2",
    "x[12:30]=4", "UITouchPhase(rawValue: 3)", "phase: Phase(2)", "touch.pos.x=3", "a.b.c.y: 7", "width.x 5",
    "0:00:27.508000",
    "t=12:30:45.5 x=1", "time 1:2 x", "PointerMoveEvent#1a2b3(position: Offset(1, 2), timeStamp: 0:00:01)",
    "{\"x\": \"12.5\", \"y\":\"a b\"}",
    "\"x\"=3", "pixels: 3px", "5ms later", "speed 3.5pt/s", "0x7f 0X1 x=0x10", "x=+5 y=-.5 z=..7", "a 1 2 3",
    "a 1,2,3", "a=1;2;3",
    "range 0.0..[5.0]..9.0", "[moved pixels]", "[name word]", "x=1e3 y=1E-3 z=1e+2x w=1e",
    "w=1e1234 v=1e999 u=1e-400",
    "n=12345678901234567890123456789 m=1234567890123456789012345678901", "n=0.1234567890123456789",
    "n=9007199254740993",
    "µs=3µs t=5μs", "état=1 naïve: 2", "a::b=1", "fn(x) -> 3", "key=value other=word2", "a=true b=false",
    "x = (1 , 2) z=3",
    "size: Size(10, 20) Optional(3)", "x=Optional(3.5)", "$0=1 a$b=2", "a_b=1 A_B=2", "trailing=", "=5", "(",
    "x=(", "[[1]]", "x[1]", "",
    "x=1|y=2>z=3", "a: \"quoted 5\" b: \"-7\"", "1.5.2", "5.", ".5", "- 5", "--5", "+-5", "50%", "3 s", "3s",
    "3sec", "3 ms 4", "x 7ns",
  ]

  private static func text(_ line: String) -> String {
    let values = NamedValues(Array(line.utf8)[...])
    let texts = values.values.map { value in
      "\(value.name.isEmpty ? "-" : value.name)/\(value.lastWord) [\(value.path.joined(separator: " "))]\(value.index.map { " #\($0)" } ?? "") \(value.word.map { "'\($0)'" } ?? "") \(value.x.map { "\($0)" } ?? "-"),\(value.y.map { "\($0)" } ?? "-") \(value.unit)\(value.microsecondsPerUnit.map { "=\($0)" } ?? "") \(value.bytes.lowerBound)-\(value.bytes.upperBound)"
    }
    return (["words \(values.words.joined(separator: " "))"] + texts).joined(separator: "\n")
  }

  @Test("lines as programs print them")
  func printed() {
    var outcomes = Outcomes()
    for line in Self.lines { outcomes.add(line, Self.text(line)) }
    let difference = Golden.difference(of: outcomes.text, from: "named-values.txt")
    #expect(difference == nil, "\(difference ?? "")")
  }

  @Test("lines of parts at random, as digests, and what is found in them by name")
  func random() {
    var state: UInt64 = 45
    func below(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(count))
    }
    let parts = [
      "x", "y", "offset", "Offset", "CGPoint", "a.b", "id", "1", "-2.5", "+3", "1e3", "0x1f", "12:30:01.5",
      "5ms", "7 s", "\"q\"", "\"8\"", "(", ")",
      "{", "}", "[", "]", "[3]", "[1:2]", "=", ":", ",", ";", "|", "#1f", " ", " ", "  ", "\t", "..", "word",
      "é",
    ]
    var text = ""
    for _ in 0..<500 {
      let line = (0..<(3 + below(12))).map { _ in parts[below(parts.count)] }.joined()
      let values = NamedValues(Array(line.utf8)[...])
      let found = ["x", "offset", "id"].map { name in
        values.number(name).map { "\($0.x ?? 0)" } ?? values.word(name) ?? "-"
      }
      let ends = values.values.map { value in
        [value.pathEnds(with: "offset"), value.pathEnds(with: "offsety", part: "y"), value.isCalled("x")].map
        { $0 ? "1" : "0" }.joined()
      }
      text +=
        "\(line.replacing("\t", with: "\\t")) < \(Outcomes.digest(Self.text(line).utf8)) \(found.joined(separator: " ")) \(ends.joined(separator: " "))\n"
    }
    let difference = Golden.difference(of: text, from: "random-values.txt")
    #expect(difference == nil, "\(difference ?? "")")
  }

  @Test("numbers with 1 to 31 digits, decimals, signs and exponents are what Swift reads, or none")
  func numbers() {
    var state: UInt64 = 7
    func below(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(count))
    }
    for _ in 0..<4000 {
      func digits(_ count: Int) -> String { (0..<count).map { _ in "\(below(10))" }.joined() }
      let (before, after, exponent) = (below(20), below(4) == 0 ? below(16) : below(3), below(5))
      guard before + after > 0 else { continue }
      let mantissa = ["", "-", "+"][below(3)] + digits(before) + (after > 0 ? "." + digits(after) : "")
      // A number that begins with a point is read by the scanner of values too, behind a name.
      let text =
        mantissa
        + (below(3) == 0 && exponent > 0
          ? ["e", "E"][below(2)] + ["", "-", "+"][below(3)] + digits(exponent) : "")
      let parts = text.split(whereSeparator: { $0 == "e" || $0 == "E" })
      let exponentDigits = parts.count > 1 ? parts[1].filter(\.isNumber).count : 0
      let value = NamedValues(Array("n=\(text)".utf8)[...]).number("n")
      let isTooLong = before + after > 30
      let read = exponentDigits > 3 ? String(parts[0]) : text
      let expected = isTooLong ? nil : Double(read.hasPrefix("+") ? String(read.dropFirst()) : read)
      guard let expected, expected.isFinite else {
        #expect(value == nil, "\(text)")
        continue
      }
      #expect(value?.x == expected, "\(text)")
    }
  }
}
