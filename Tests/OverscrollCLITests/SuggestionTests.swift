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

  @Test("a word that several names share brings all of them, without their variants; five at most")
  func families() {
    let names = [
      "mrefresh", "flutter-material", "flutter-material-3.16", "flutter-cupertino", "flutter-material-fixed",
      "ionic-ios",
    ]
    func complaint(_ word: String, _ names: [String]) -> String {
      Suggestion.complaint(kind: "engine", name: word, names: names)
    }
    #expect(
      complaint("Flutter", names)
        == "unknown engine 'Flutter'; did you mean 'flutter-material' or 'flutter-cupertino'?")
    #expect(complaint("ios", names) == "unknown engine 'ios'; did you mean 'ionic-ios'?")
    #expect(
      complaint("flutter-materail", names)
        == "unknown engine 'flutter-materail'; did you mean 'flutter-material'?")
    let many = (1...7).map { "wheel-\($0)" }
    #expect(
      complaint("wheel", many)
        == "unknown engine 'wheel'; did you mean one of 'wheel-1', 'wheel-2', 'wheel-3', 'wheel-4', 'wheel-5', …?"
    )
    #expect(Suggestion.likely("wh", in: many).isEmpty)
  }
}
