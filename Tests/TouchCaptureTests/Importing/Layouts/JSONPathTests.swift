import TextFormats
import Testing

@testable import TouchCapture

@Suite("Ways to rows in JSON")
struct JSONPathTests {
  @Test("names, each member and each element, also of lists in lists")
  func steps() {
    #expect(
      JSONPath("a.*[].points[]")?.steps == [
        .member("a"), .eachMember, .eachElement, .member("points"), .eachElement,
      ])
    #expect(JSONPath("[][]")?.steps == [.eachElement, .eachElement])
    #expect(JSONPath("a[]")?.hasListsOfLists == false && JSONPath("a[].b[]")?.hasListsOfLists == true)
    for text in ["", "a..b", "a[0]", ".a", "a[", "a]"] { #expect(JSONPath(text) == nil, "'\(text)'") }
  }

  @Test("each leaf comes with what is around it and the number of its innermost list")
  func walk() throws {
    let value = try JSONReader.value(of: Array(#"{"a":{"m":[{"p":[1,2]},{"p":[3]}],"n":[{"p":[4]}]}}"#.utf8))
    var found: [(Double?, Int)] = []
    var depths: Set<Int> = []
    JSONPath("a.*[].p[]")?.walk(value) { around, leaf, list in
      found.append((leaf.double, list))
      depths.insert(around.count)
    }
    #expect(found.map(\.0) == [1, 2, 3, 4] && found.map(\.1) == [0, 0, 1, 2])
    #expect(depths == [5], "the whole, a, the list, the object and its list are around a number")
  }

  @Test("the way that is most likely meant leads to the first objects with two numbers")
  func likely() throws {
    let texts: [(String, String?)] = [
      (#"[{"ts":0,"events":[{"t":1,"x":2}]}]"#, "[].events[]"), (#"{"a":{"b":[{"x":1,"y":2}]}}"#, "a.b[]"),
      (#"[{"x":1,"y":2}]"#, nil), (#"{"a":[1,2]}"#, nil),
      (#"{"a":[{"x":[1,3],"y":[2,4]}]}"#, "a[]"),
    ]
    for (text, path) in texts {
      #expect(JSONPath.likely(in: try JSONReader.value(of: Array(text.utf8))) == path, "\(text)")
    }
  }
}
