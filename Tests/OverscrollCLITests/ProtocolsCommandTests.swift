import Testing

@Suite("protocols")
struct ProtocolsCommandTests {
  @Test("the list, and what a protocol asks, whole")
  func pages() {
    #expect(overscroll("protocols").output == Golden.text("protocols.txt"))
    #expect(
      overscroll("protocols", "quick", "--surface", "touchpad", "--subject", "s01").output
        == Golden.text("protocols-quick.txt"))
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
        == "error: protocols: no protocol 'quik'; did you mean 'quick'? Read on: overscroll protocols --help\n"
    )
    let folder = TemporaryFolder()
    folder.write(#"{"schema":"overscroll-protocol/1","name":"n","prompts":[{"intent":"pul"}]}"#, to: "p.json")
    let wrong = overscroll(["protocols", "p.json"], in: folder)
    #expect(
      wrong.status == 2 && wrong.messages.hasPrefix(#"error: p.json: prompts[0].intent is "pul"; it must"#))
  }
}
