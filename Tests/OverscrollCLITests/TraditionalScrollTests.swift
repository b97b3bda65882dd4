import TestSamples
import Testing

@Suite("A finger that moves up")
struct TraditionalScrollTests {
  @Test("replay reports how far it moved up, and that nothing was pulled; one that pulls has no such line")
  func upwards() {
    let folder = TemporaryFolder()
    // 20 mm at 6.42 pt each.
    folder.write(DragTrace(millimetres: -20, intent: "pull").text, to: "up.trace")
    folder.write(DragTrace(millimetres: 20, intent: "pull").text, to: "down.trace")
    for words in [["replay", "--why"], ["replay"]] {
      let up = overscroll(words + ["--engine", "mj", "up.trace"], in: folder)
      #expect(
        up.status == 0 && up.output.contains("The finger moved up by 128 pt, which pulls nothing.\n"),
        "\(up.output)")
      #expect(!overscroll(words + ["--engine", "mj", "down.trace"], in: folder).output.contains("moved up"))
    }
  }
}
