import GestureTraces
import Testing

@testable import TextFormats

/// Questions to eight bytes at once, against the same asked byte by byte.
@Suite("Words of text")
struct TextWordTests {
  /// Texts of 0 to 40 bytes, most of them plain.
  private static let texts: [String] = {
    var random = SeededRandom(seed: 5)
    let odd: [Unicode.Scalar] = [
      "\n", ":", "#", "\u{7F}", "\u{1F}", "\0", "é", "\u{85}", "\u{2028}", "\u{80}",
    ]
    return (0..<4000).map { _ in
      var text = ""
      for _ in 0..<Int.random(in: 0...40, using: &random) {
        let plain = Unicode.Scalar(UInt8.random(in: 0x20...0x7E, using: &random))
        text.unicodeScalars.append(
          Int.random(in: 0..<12, using: &random) == 0 ? odd.randomElement(using: &random)! : plain)
      }
      return text
    }
  }()

  @Test("a plain start holds nothing but what is plain, and the next word does")
  func starts() {
    var lengths: Set<Int> = []
    for text in Self.texts {
      for allowed in [false, true] {
        let (count, bytes) = (text.plainStart(orLineFeeds: allowed), Array(text.utf8))
        let isPlain = { (byte: UInt8) in (0x20...0x7E).contains(byte) || (allowed && byte == 0x0A) }
        #expect(count % 8 == 0 && bytes.prefix(count).allSatisfy(isPlain))
        #expect(bytes.count < count + 8 || !bytes[count..<count + 8].allSatisfy(isPlain))
        lengths.insert(count)
      }
    }
    #expect(lengths == [0, 8, 16, 24, 32, 40])
  }

  @Test("a control character is found wherever it stands")
  func controls() {
    for text in Self.texts {
      for allowed in [false, true] {
        let holds = text.unicodeScalars.contains { $0.steersText && !(allowed && $0 == "\n") }
        #expect(text.holdsControlCharacter(butLineFeeds: allowed) == holds)
      }
    }
  }

  @Test("a pair is found wherever it stands, and no other")
  func pairs() {
    var count = 0
    for text in Self.texts {
      let holds = text.contains("::") || text.contains("##")
      #expect(text.holdsPair(of: UInt8(ascii: ":"), or: UInt8(ascii: "#")) == holds)
      count += holds ? 1 : 0
    }
    #expect(count > 30)
    for place in 0...30 {
      let text = String(repeating: "a", count: place) + "::" + String(repeating: "b", count: 9)
      #expect(text.holdsPair(of: UInt8(ascii: ":"), or: UInt8(ascii: "#")))
    }
  }
}
