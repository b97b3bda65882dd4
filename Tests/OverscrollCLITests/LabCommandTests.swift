import TestSamples
import Testing

@testable import OverscrollCLI

/// The page itself is proven in a browser by `tools/prove lab`, with the program that has the module.
@Suite("lab")
struct LabCommandTests {
  @Test("a program that was built without the module says so in a line, and writes nothing")
  func withoutModule() {
    let folder = TemporaryFolder()
    let ending = overscroll(["lab"], in: folder)
    #expect(ending.status == 2 && ending.output.isEmpty)
    #expect(
      ending.messages
        == "error: this program was built without the lab's module; build it with tools/overscroll, which has it made\n"
    )
    #expect(folder.text(of: "lab.html") == nil)
  }
}
