import Testing
import TextFormats

import TestSamples

@Suite("protocols")
struct ProtocolsCommandTests {
  @Test("the list, and what a protocol asks, whole")
  func pages() {
    #expect(Golden.difference(of: overscroll("protocols").output, from: "protocols.txt") == nil)
    #expect(
      Golden.difference(
        of: overscroll("protocols", "quick", "--surface", "touchpad", "--subject", "s01").output,
        from: "protocols-quick.txt") == nil)
  }

  @Test("the file of a built-in protocol is a protocol again, and asks the same")
  func file() {
    let folder = TemporaryFolder()
    folder.write(overscroll("protocols", "full", "--json").output, to: "mine.json")
    let mine = overscroll(["protocols", "mine.json"], in: folder)
    #expect(mine.status == 0 && mine.output == overscroll("protocols", "full").output)
  }

  @Test("an unknown name brings the nearest, a wrong file its place")
  func mistakes() {
    #expect(
      overscroll("protocols", "quik").messages
        == "error: protocols: unknown protocol 'quik'; did you mean 'quick'? Read on: overscroll protocols --help\n"
    )
    let folder = TemporaryFolder()
    folder.write(#"{"schema":"overscroll-protocol/1","name":"n","prompts":[{"intent":"pul"}]}"#, to: "p.json")
    let wrong = overscroll(["protocols", "p.json"], in: folder)
    #expect(
      wrong.status == 2 && wrong.messages.hasPrefix(#"error: p.json: prompts[0].intent is "pul"; it must"#))
    #expect(
      overscroll("protocols", "nope").messages
        == "error: protocols: unknown protocol 'nope'; choose one of quick, full, or a file whose name ends in .json or holds a slash. Read on: overscroll protocols --help\n"
    )
  }

  @Test("a protocol that asks for nothing a surface shows says so, with status 2")
  func nothing() {
    let folder = TemporaryFolder()
    folder.write(
      #"{"schema":"overscroll-protocol/1","name":"t","prompts":[{"intent":"tap"}]}"#, to: "tap.json")
    let ending = overscroll(["protocols", "tap.json", "--surface", "touchpad"], in: folder)
    #expect(ending.status == 2 && ending.output.isEmpty)
    #expect(
      ending.messages
        == "error: protocol 't': needs tap only, which a touchpad does not show; choose another protocol or surface\n"
    )
  }

  @Test("a file may begin with a byte order mark, and instructions in wide characters wrap")
  func otherWriting() {
    let folder = TemporaryFolder()
    let words = String(repeating: "二本の指で下に引いてください。", count: 6)
    folder.write(
      "\u{FEFF}"
        + #"{"schema":"overscroll-protocol/1","name":"n","prompts":[{"intent":"pull","instruction":"\#(words)"}]}"#,
      to: "p.json")
    let ending = overscroll(["protocols", "p.json"], in: folder)
    #expect(ending.status == 0)
    let lines = ending.output.split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(lines.dropFirst().allSatisfy { TextColumns.width(of: $0) <= 80 } && lines.count > 3)
    #expect(lines.dropFirst().joined().hasSuffix(words))
  }
}
