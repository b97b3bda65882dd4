import Testing

@testable import TextFormats

@Suite("Lists in sentences")
struct WordListTests {
  @Test(
    "commas between words, a conjunction before the last",
    arguments: [
      ([], ""), (["a"], "a"), (["a", "b"], "a or b"), (["a", "b", "c"], "a, b or c"),
    ])
  func text(words: [String], list: String) { #expect(WordList.text(words, "or") == list) }
}
