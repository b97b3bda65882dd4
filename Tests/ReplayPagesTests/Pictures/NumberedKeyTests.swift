import RefreshIndicators
import Testing

@testable import ReplayPages

@Suite("Numbered key")
struct NumberedKeyTests {
  private func svg(_ names: [[String]], width: Double = 400) -> (text: String, height: Double) {
    let key = NumberedKey(names, width: width)
    var drawing = SVGDocument(width: width, height: key.height, title: "key", style: "")
    key.draw(x: 0, y: 12, in: &drawing)
    return (drawing.text, key.height)
  }

  // A letter is 7.3 wide and a text has 3 on both sides; a column of 200 less 13.3 for "2" and 8 between has room for 23 letters.
  @Test("names that do not fit a line go on in the next, with the number at the first")
  func wrapped() {
    let (text, height) = svg([["twelve-chars", "ten-chars-", "short"], ["other"]])
    #expect(
      text.contains(">twelve-chars,<") && text.contains(">ten-chars-, short<") && text.contains(">other<"))
    #expect(text.ranges(of: ">1<").count == 1 && text.ranges(of: ">2<").count == 1)
    #expect(height == 2 * 17)
  }

  @Test("the second column begins where half the lines stand in the first")
  func columns() {
    let (text, height) = svg((1...5).map { ["name-\($0)"] })
    #expect(height == 3 * 17)
    // The number ends 13.3 into its column, its names begin 8 later.
    #expect(text.contains(#"x="21.30" y="46""#) && text.contains(#"x="221.30" y="12""#), "\(text)")
  }

  @Test("nothing to name takes no room")
  func empty() { #expect(svg([]).height == 0) }
}
