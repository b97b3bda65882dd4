import TextFormats
import Testing

@Suite("JSON objects")
struct JSONObjectTests {
  @Test("a member that is set again keeps its place; nil takes it out")
  func setting() {
    var object = JSONObject()
    object["a"] = JSONValue(1)
    object["b"] = .null
    object["a"] = .string("x")
    #expect(object.members.map(\.key) == ["a", "b"])
    #expect(object["a"]?.string == "x")
    object["a"] = nil
    #expect(object.members.map(\.key) == ["b"])
    #expect(object.remove("b") == .null && object.isEmpty && object.remove("b") == nil)
  }

  @Test("an accessor of another kind gives nil")
  func accessors() {
    for value in [JSONValue.null, .bool(true), JSONValue(1), .string("1"), .array([]), .object(JSONObject())]
    {
      let found: [Any?] = [value.bool, value.double, value.string, value.array, value.object]
      #expect(found.compactMap { $0 }.count == (value == .null ? 0 : 1))
    }
  }
}
