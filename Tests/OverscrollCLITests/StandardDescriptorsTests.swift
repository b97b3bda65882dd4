import TestSamples
import Testing

/// Found by `tools/attack`: the output got the number of a descriptor that was closed, took what was printed, and stayed a part.
@Suite("Closed standard descriptors")
struct StandardDescriptorsTests {
  @Test(
    "a file that is written while stdout is closed is the one that is written else",
    arguments: ["1>&-", "0<&- 1>&-", "1>&- 2>&-", "0<&- 1>&- 2>&-"])
  func closed(redirection: String) {
    let folder = TemporaryFolder()
    let made = shell(
      "$OVERSCROLL synthesize --intent pull --device touchscreen --count 1 --seed 3 -o made", in: folder)
    #expect(made.status == 0)
    let export = "$OVERSCROLL export --as csv made/pull/*.trace -o"
    #expect(shell("\(export) open.csv", in: folder).status == 0)
    #expect(shell("\(export) closed.csv \(redirection)", in: folder).status == 0)
    #expect(shell("cmp open.csv closed.csv && ls", in: folder).output == "closed.csv\nmade\nopen.csv\n")
  }

  @Test("results that have nowhere to go are an error")
  func results() {
    let folder = TemporaryFolder()
    #expect(shell("$OVERSCROLL engines 1>&-", in: folder).status == 2)
  }
}
