import GestureTraces
import Testing

@testable import ReplayReport
@testable import TextFormats

@Suite("Row fields")
struct RowFieldsTests {
  private func fields(_ text: String) throws -> RowFields {
    RowFields(try #require(try JSONReader.value(of: Array(text.utf8)).object), location: "rows.jsonl:3")
  }

  /// The message of what `body` throws.
  private func fault<Value>(_ body: () throws(RowError) -> Value) -> String? {
    do throws(RowError) {
      _ = try body()
      return nil
    } catch { return error.description }
  }

  @Test("a value is found in whatever order the keys are asked for")
  func order() throws {
    var fields = try fields(#"{"a":"x","b":2.5,"c":3,"d":true,"e":null}"#)
    #expect(try fields.truth("d") == true && fields.count("c") == 3)
    #expect(try fields.text("a") == "x" && fields.number("b") == 2.5)
    #expect(try fields.text("e") == nil && fields.missing.isEmpty)
  }

  @Test("a key that is not there is noted, one that is null is not")
  func missing() throws {
    var fields = try fields(#"{"a":null}"#)
    #expect(try fields.number("a") == nil && fields.number("b") == nil && fields.truth("c") == nil)
    #expect(fields.missing == ["b", "c"])
    #expect(fields.has("a") && !fields.has("b"))
  }

  @Test("a value of another kind is said with its place, the value and what it must be")
  func kinds() throws {
    var fields = try fields(#"{"a":7,"b":"x","c":[1],"d":-1,"e":1.5,"f":1000000001,"g":"up"}"#)
    #expect(
      fault { () throws(RowError) in try fields.text("a") }
        == "rows.jsonl:3: 'a' is 7, but must be a text or null")
    #expect(
      fault { () throws(RowError) in try fields.number("b") }
        == #"rows.jsonl:3: 'b' is "x", but must be a number or null"#)
    #expect(
      fault { () throws(RowError) in try fields.truth("c") }
        == "rows.jsonl:3: 'c' is [1], but must be true, false or null")
    for (key, value) in [("d", "-1"), ("e", "1.5"), ("f", "1000000001")] {
      #expect(
        fault { () throws(RowError) in try fields.count(key) }
          == "rows.jsonl:3: '\(key)' is \(value), but must be a whole number from 0 to 1000000000")
    }
    #expect(
      fault { () throws(RowError) in try fields.word("g", TraceLayer.self) }?
        .hasPrefix(#"rows.jsonl:3: 'g' is "up", but must be null or one of "#) == true)
  }

  @Test("of a long value the message has the first sixty characters")
  func long() throws {
    var fields = try fields(#"{"a":"\#(String(repeating: "x", count: 500))"}"#)
    let text = try #require(fault { () throws(RowError) in try fields.number("a") })
    #expect(
      text == "rows.jsonl:3: 'a' is \"\(String(repeating: "x", count: 59)), but must be a number or null")
  }
}
