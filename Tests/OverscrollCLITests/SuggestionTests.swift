import Testing
import TextFormats

@Suite("Suggestion")
struct SuggestionTests {
  @Test(
    "edit distances counted by hand",
    arguments: [
      ("", "abc", 3), ("kitten", "sitting", 3), ("ab", "ba", 1), ("ca", "abc", 3), ("same", "same", 0),
    ])
  func distance(first: String, second: String, edits: Int) {
    #expect(Suggestion.distance(first, second) == edits)
    #expect(Suggestion.distance(second, first) == edits)
  }

  @Test("the nearest name is found whatever the case, and a beginning is enough if only one name has it")
  func nearest() {
    let names = ["mrefresh", "swiperefresh", "uirefreshcontrol"]
    #expect(Suggestion.nearest(to: "MRefersh", in: names) == "mrefresh")
    #expect(Suggestion.nearest(to: "uiref", in: names) == "uirefreshcontrol")
    #expect(Suggestion.nearest(to: "qqq", in: names) == nil)
    #expect(Suggestion.nearest(to: "x", in: []) == nil)
  }

  @Test("what people say for a model or a figure leads to its name, where that is asked for")
  func everyday() {
    #expect(Suggestion.nearest(to: "iOS", in: ["gtk", "uikit"]) == "uikit")
    #expect(Suggestion.nearest(to: "iOS", in: ["gtk", "qt"]) == nil)
  }
}
