import TestSamples
import Testing

/// The page itself is proven in a browser by `tools/prove lab`, with the program that has the module.
@Suite("lab")
struct LabCommandTests {
  // tools/test takes the release program where it is built, and that has the module where tools/build-lab made it.
  @Test("built without the module the program says so in a line, and writes nothing; with it the page has it")
  func withoutModule() {
    let folder = TemporaryFolder()
    let ending = overscroll(["lab"], in: folder)
    guard ending.status != 0 else {
      #expect(folder.text(of: "lab.html")?.contains("id=\"module\">H4sI") == true)
      return
    }
    #expect(ending.status == 2 && ending.output.isEmpty)
    #expect(
      ending.messages
        == "error: this program was built without the lab's module; tools/build-lab makes it, once, in about five minutes, and tools/overscroll then builds it in; or give one with --module\n"
    )
    #expect(folder.text(of: "lab.html") == nil)
  }

  @Test("a module that is given goes into the page, and what is none is refused")
  func givenModule() {
    let folder = TemporaryFolder()
    folder.write("H4sIAA==", to: "module.txt")
    folder.write("</script>", to: "other.txt")
    #expect(overscroll(["lab", "--module", "module.txt"], in: folder).status == 0)
    #expect(folder.text(of: "lab.html")?.contains("id=\"module\">H4sIAA==</script>") == true)
    let ending = overscroll(["lab", "--force", "--module", "other.txt"], in: folder)
    #expect(ending.status == 2)
    #expect(ending.messages == "error: other.txt: no packed module; make one with tools/build-lab --packed\n")
  }
}
