import Testing

@testable import OverscrollCLI

@Suite("The glossary")
struct GlossaryPageTests {
  // The words of the issue that asked for it, and those that the usual report shows.
  @Test(
    "has the words that the program uses",
    arguments: [
      "engine", "model", "gesture", "intent", "pull", "threshold", "crossing", "trigger", "callback", "busy",
      "grade", "layer", "origin", "scale", "free use", "native", "main", "seed", "policy", "trace", "missed",
      "false alarm", "callback delay", "rules broken",
    ])
  func words(word: String) {
    #expect(GlossaryPage.words.contains(word))
  }

  @Test("each word once, with a sentence that ends")
  func sentences() {
    #expect(Set(GlossaryPage.words).count == GlossaryPage.words.count)
    for row in GlossaryPage.sections.flatMap(\.rows) {
      #expect(row.meaning.hasSuffix(".") && !row.meaning.contains("`"), "\(row)")
    }
  }

  @Test("a table under a heading is read, and nothing else of a page")
  func reading() {
    let page = """
      # Words

      | no | heading |

      ### Some

      | word | meaning |
      |---|---|
      | one, two | `overscroll engines` lists `mj`. |
      | broken
      """
    #expect(
      GlossaryPage.sections(of: page) == [
        .init(title: "Some", rows: [(["one", "two"], "'overscroll engines' lists mj.")])
      ])
  }

  @Test("help prints the page, and one word of it however it is written")
  func help() {
    let page = overscroll("help", "words")
    #expect(page.status == 0 && page.output == GlossaryPage.text())
    let entry = overscroll("help", "Free use")
    #expect(entry.status == 0 && entry.output.hasPrefix("  free use  "))
    #expect(entry.output.contains("minutes long"))
    #expect(overscroll("help", "treshold").messages.contains("did you mean 'threshold'?"))
  }
}
