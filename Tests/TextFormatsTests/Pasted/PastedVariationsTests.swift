import TestOutcomes
import TestSamples
import Testing

@testable import TextFormats

/// Stamps, entities, tags and margins of every kind, one line each.
@Suite("Pasted texts, one case a line")
struct PastedVariationsTests {
  private static func shown(_ bytes: some Sequence<UInt8>) -> String {
    VisibleText.escaped(String(decoding: Array(bytes), as: UTF8.self))
  }

  @Test("stamps: every month, each border of a clock, every separator, zone and bracket")
  func stamps() {
    var stamps: [String] = []
    for month in 0...13 {
      for day in ["00", "01", "28", "29", "30", "31", "32"] {
        stamps.append("2024-\(month < 10 ? "0" : "")\(month)-\(day) 01:02:03.5 x")
      }
      stamps.append("2023/\(month)/9 01:02:03 x")
      stamps.append("\(month)-29 01:02:03.123 x")
    }
    for year in ["1970", "1999", "2000", "2100", "0001", "9999", "99999", "26"] {
      stamps += [
        "\(year)-02-28 00:00:00.000 x", "\(year)-03-01T00:00:00.000Z x", "01/02/\(year)-08:21:40 x",
        "13.02.\(year) 08:21:40 x",
      ]
    }
    for word in [
      "Jan", "FEB", "mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec", "Nix", "January",
    ] {
      stamps += ["\(word) 29 12:00:00.123456 host x", "\(word)  9, 12:00:00 x"]
    }
    for clock in [
      "0:00:00", "23:59:59", "24:00:00", "9:5:00", "09:60:00", "09:59:5", "09:59:60", "09:59:61", "123:00:00",
      "12:00:00.", "12:00:00.1",
      "12:00:00,12", "12:00:00:123", "12:00:00.1234", "12:00:00.12345", "12:00:00.123456", "12:00:00.1234567",
      "12:00:00.123456789",
      "12:00:00.1234567890", "12:00",
    ] {
      stamps += ["\(clock) x", "[\(clock)] x", "(\(clock)) x", " \t\(clock)\tx"]
    }
    for zone in ["Z", "+0100", "-01:00", "+010", "+01000", "+", " +0100", "z"] {
      stamps.append("2026-11-29T12:00:00.5\(zone) x")
    }
    stamps += [
      "2026-11-29T12:00:00Z 2024-05-27 08:21:40 x", "2026-11-29T12:00:00Z 08:21:40.12 x",
      "2026-11-29T12:00:00Z 08:21:40.123 x",
      "2026-11-29,12:00:00.5 x", "2026-11-29-12:00:00.5 x", "2026-11-29t12:00:00.5 x", "2026-11 12:00:00 x",
      "-29 12:00:00 x", "x",
    ]
    var outcomes = Outcomes()
    for stamp in stamps {
      let time = LogTime(Array(stamp.utf8)[...])
      outcomes.add(
        stamp,
        time.map {
          "\($0.microseconds) µs, \($0.hasDay ? "day, " : "")\($0.digits) digits, '\(Self.shown($0.rest))'"
        } ?? "none")
    }
    let difference = Golden.difference(of: outcomes.text, from: "stamps.txt")
    #expect(difference == nil, "\(difference ?? "")")
  }

  @Test("steps, counts and tags before a line's text")
  func beginnings() {
    let lines = [
      "[+17 ms] a", "[+1,017 ms] a", "[ +5 ms] a", "[+17ms] a", "[+ ms] a", "[        ] a", "[  ] a",
      "[    ] a", "[1] a", "[123456789] a", "[1234567890] a",
      "[] a", "[1 a", "[ +1234567 ms] a", "[ +12345678901 ms] a", "12:00:00.5 [+8 ms] a", "123  456 D Tag: a",
      "D/Tag: a", "D/Tag( 12): a", "123 D Tag: a",
      "123 456 X Tag: a", "I/flutter: a", "V/a: b: c", "123 456 D no colon", "D Tag: a",
      "E/\(String(repeating: "t", count: 125)): a",
      "E/\(String(repeating: "t", count: 126)): a", "E/\(String(repeating: "t", count: 127)): a",
      "1 2 3 W T: a", "", " ",
    ]
    var outcomes = Outcomes()
    for text in lines {
      let line = LogLine(Array(text.utf8)[...])
      outcomes.add(
        text,
        "step \(line.step.map { "\($0)" } ?? "-"), count \(line.count.map { "\($0)" } ?? "-"), '\(Self.shown(line.text))', '\(Self.shown(line.message))'"
      )
    }
    let difference = Golden.difference(of: outcomes.text, from: "beginnings.txt")
    #expect(difference == nil, "\(difference ?? "")")
  }

  @Test("entities, tags, escapes, quotation marks and blanks: what is left of a line")
  func lines() {
    let entities = [
      "quot", "amp", "lt", "gt", "apos", "nbsp", "minus", "lsqb", "lbrack", "rsqb", "rbrack", "colon",
      "comma", "vert", "verbar", "NewLine", "Tab",
      "copy", "#65", "#x41", "#X41", "#x110000", "#xD800", "#", "#x", "#-5", "#99999999999", "#1234567890",
      "#123456789",
    ]
    let tags = [
      "a", "b", "blockquote", "body", "br", "code", "dd", "details", "div", "em", "font", "html", "i", "kbd",
      "li", "ol", "p", "pre", "samp", "small",
      "span", "strong", "sub", "summary", "sup", "table", "tbody", "td", "th", "tr", "tt", "u", "ul", "B",
      "h1", "script", "touch", "x",
    ]
    var lines =
      entities.map { "a&\($0);b" }
      + tags.flatMap { ["<\($0)>x</\($0)>", "<\($0) c='d'>x", "x<\($0)/>", "<\($0):>x"] }
    lines += [
      "> a", ">> a", "> > a", ">a", "  > a", "a > b", "a\r", "a\r\r", "a\0b", "\u{1B}[31mred\u{1B}[0m",
      "\u{1B}]0;t\u{7}y", "\u{1B}]0;t\u{1B}\\y", "\u{1B}(B",
      "\u{1B}", "\u{1B}[", "`a`", "``", "```", "```yaml", "~~~", "`a", "a`", "``a``", "a&b", "&", "&;",
      "&amp", "&toolongtobeone;", "<", "<>", "</>", "<a", "a<b>c",
      "<br", "\u{A0}a", "\u{202F}b", "\u{2009}c", "\u{2003}d", "\u{3000}e", "\u{201C}q\u{201D}",
      "\u{201E}q\u{201F}", "\u{2018}q\u{2019}", "\u{201A}q\u{201B}",
      "\u{AB}q\u{BB}", "\u{2212}5", "\u{2013}5", "\u{2014}5", "\u{2010}5", "\u{2011}5", "a\u{200B}b",
      "a\u{200C}b", "a\u{200D}b", "a\u{2060}b", "a\u{FEFF}b", "a\u{AD}b",
      "\u{2026}", "\u{D7}", "\u{85}x", "\u{2028}x", "\u{200E}x", "\u{202A}x\u{202C}", "\u{FF1D}", "é", "日本",
      "😀", "a\u{7F}b", "a\u{8}b", "a\tb",
    ]
    var outcomes = Outcomes()
    for line in lines {
      let bytes = Array(line.utf8)
      outcomes.add(
        Self.shown(bytes),
        "'\(Self.shown(PastedLine.clean(bytes[...])))'\(PastedLine.isPlain(bytes) ? " plain" : "")")
    }
    let difference = Golden.difference(of: outcomes.text, from: "pasted-lines.txt")
    #expect(difference == nil, "\(difference ?? "")")
  }

  private static func utf16(_ text: String, bigEndian: Bool, mark: Bool) -> [UInt8] {
    let units = (mark ? [0xFEFF] : []) + Array(text.utf16)
    return units.flatMap { unit -> [UInt8] in
      let (high, low) = (UInt8(unit >> 8), UInt8(unit & 255))
      return bigEndian ? [high, low] : [low, high]
    }
  }

  @Test("texts of other encodings and line ends, and margins of every kind and length")
  func texts() {
    let plain = "time,x\n1,2\n3,4é😀\n"
    var texts: [(String, [UInt8])] = []
    for bigEndian in [false, true] {
      for mark in [false, true] {
        let bytes = Self.utf16(plain, bigEndian: bigEndian, mark: mark)
        texts.append(("UTF-16 \(bigEndian ? "big" : "little")\(mark ? " marked" : "")", bytes))
        for count in [1, 2, 3, 7, 8, 9, 15] {
          texts.append(("its first \(count) bytes", Array(bytes.prefix(count))))
        }
      }
    }
    texts += [
      ("UTF-8 marked", [0xEF, 0xBB, 0xBF] + Array(plain.utf8)), ("CR", Array("a\rb\rc".utf8)),
      ("CRLF", Array("a\r\nb\r\n".utf8)), ("CR and LF", Array("a\rb\nc".utf8)),
    ]
    let lines = [
      "E: 1.0 0003 0035 7", "E: 1.1 0003 0036 8", "", "E: 1.2 0000 0000 0", "  - [1]", "Event: time 1.2",
      "# EVEMU 1.3",
    ]
    let margins: [(String, (Int) -> String)] = [
      ("plus", { _ in "+" }), ("plus blank", { _ in "+ " }), ("L n", { "L\($0) " }),
      ("Ln tab", { "L\($0)\t" }), ("n tab", { "\($0)\t" }), ("n |", { "\($0) | " }),
      ("n:", { "\($0):" }), ("n.", { "\($0). " }), ("file:n:", { "a.log:\($0):" }),
      ("padded n", { PaddedText.right("\($0)", to: 5) + "\t" }), ("n from 98", { "\($0 + 97) " }),
      ("stamp", { "2026-03-04T10:11:12.000000\($0)Z " }), ("minus", { _ in "-" }), ("dot", { _ in ". " }),
      ("n twice", { "\($0) \($0) " }), ("every second n", { "\(2 * $0) " }),
    ]
    for (name, margin) in margins {
      for count in [2, 3, 4, 7] {
        let text = lines.prefix(count).enumerated().map { margin($0 + 1) + $1 }.joined(separator: "\n")
        texts.append(("\(name), \(count) lines", Array(text.utf8)))
        texts.append(("\(name), \(count) lines and a title", Array(("a title\n" + text).utf8)))
      }
    }
    var outcomes = Outcomes()
    for (name, bytes) in texts {
      let lines = PastedText.lines(bytes).map { Self.shown($0) }.joined(separator: "|")
      outcomes.add(
        name,
        "\(Self.shown(PastedText.utf8(bytes)))\(PastedText.needsDecoding(bytes) ? " (decoded)" : "")\n\(lines)\n\(Self.shown(PastedText.clean(bytes)))"
      )
    }
    let difference = Golden.difference(of: outcomes.text, from: "pasted-texts.txt")
    #expect(difference == nil, "\(difference ?? "")")
  }
}
