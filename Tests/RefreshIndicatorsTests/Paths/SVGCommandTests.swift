import RefreshIndicators
import Testing

@Suite("Commands of SVG path data")
struct SVGCommandTests {
  @Test("every letter is a command and back, large and small")
  func letters() {
    for kind in SVGCommand.Kind.allCases {
      for isRelative in [false, true] {
        let command = SVGCommand(kind, isRelative: isRelative)
        #expect(command.letter.asciiValue.flatMap(SVGCommand.init(letter:)) == command)
        #expect(command.letter.isLowercase == isRelative)
      }
    }
  }

  @Test("the twenty letters of SVG 2 (9.3) and no other byte are commands")
  func others() {
    let known = (UInt8.min...UInt8.max).filter { SVGCommand(letter: $0) != nil }
    #expect(String(decoding: known, as: UTF8.self) == "ACHLMQSTVZachlmqstvz")
  }

  @Test("a group has as many numbers as SVG 2's table says")
  func arity() {
    let counts = "MLHVCSQTAZ".compactMap(\.asciiValue).compactMap(SVGCommand.init(letter:)).map(\.kind.arity)
    #expect(counts == [2, 2, 1, 1, 6, 4, 4, 2, 7, 0])
  }
}
