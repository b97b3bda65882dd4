import TextFormats
import Testing

private enum Colour: String, CaseIterable, FieldWord {
  case red
  case green
}

private struct Cup {
  var name = "a,b"
  var height: Double? = 9.25
  var isFull = false
  var colour: Colour? = .red
  var notes = ["old"]
  var counts: KeyValuePairs = ["z": 2, "a": 1]
  var why: String?
  var inner: [Cup] = []
  var worst: Double??
}

private let innerFields = Fields<Cup>(
  sharedAs: "inner", "A cup in a cup.",
  [
    .value("name", "Its name.", decimals: 0) { $0.name },
    .value("height_cm", "Its height.", heading: "cm", decimals: 0) { $0.height },
  ])

private let format = RecordFormat<Cup>(
  "overscroll-cup/1", "A cup", from: "cup --json",
  [
    .value("full", "Whether it is full.") { $0.isFull },
    .value("colour", "Its colour; null where it has none.") { $0.colour },
    .value("notes", "What is written on it.") { $0.notes },
    .counts("counts", "By letter.") { $0.counts },
    .optional("why", "Why it is one; absent where nobody knows.") { $0.why },
    .optional("worst", "A number that may be null, or absent.") { $0.worst },
    .list("cups", "Cups in it.", of: innerFields) { $0.inner },
    .object("first", "The first of them; null where there is none.", orNull: innerFields) { $0.inner.first },
    .named("by_name", "By name.", of: innerFields) { cup in
      cup.inner.map { (key: $0.name, value: $0) }
    },
  ] + innerFields.of { $0 })

@Suite("Fields")
struct FieldsTests {
  private static let cup = Cup(inner: [Cup(name: "x", height: nil)])

  @Test("a record is written in the order of its fields; an optional one only where it has a value")
  func json() {
    let inner = #"{"name":"x","height_cm":null}"#
    let start =
      #"{"schema":"overscroll-cup/1","full":false,"colour":"red","notes":["old"],"counts":{"z":2,"a":1}"#
    let end =
      #""cups":[\#(inner)],"first":\#(inner),"by_name":{"x":\#(inner)},"name":"a,b","height_cm":9.25}"#
    #expect(format.json(Self.cup) == "\(start),\(end)")
    var other = Self.cup
    (other.why, other.worst) = ("because", .some(nil))
    #expect(format.json(other) == #"\#(start),"why":"because","worst":null,\#(end)"#)
  }

  @Test("what is handed on part by part is the same text, in parts of 64 kB between two values")
  func parts() {
    var cup = Self.cup
    cup.inner = (0..<5000).map { Cup(name: "cup \($0)", height: Double($0)) }
    var parts: [[UInt8]] = []
    format.write(cup) { parts.append($0) }
    #expect(parts.count > 3 && parts.dropLast().allSatisfy { $0.count >= 1 << 16 })
    #expect(String(decoding: parts.joined(), as: UTF8.self) == format.json(cup))
  }

  @Test("the schema says of each type what it is, what may be null or absent, and what is shared once")
  func schema() throws {
    let schema = try JSONReader.value(of: Array(format.schema.text.utf8))
    #expect(schema["title"] == .string("overscroll-cup/1"))
    #expect(
      schema["description"] == .string("A cup: cup --json. Within a version keys and words are only added."))
    let expected = #"""
      {"schema":{"const":"overscroll-cup/1"},
      "full":{"type":"boolean","description":"Whether it is full."},
      "colour":{"enum":["red","green",null],"description":"Its colour; null where it has none."},
      "notes":{"type":"array","description":"What is written on it.","items":{"type":"string"}},
      "counts":{"type":"object","description":"By letter.","additionalProperties":{"type":"integer"}},
      "why":{"type":"string","description":"Why it is one; absent where nobody knows."},
      "worst":{"type":["number","null"],"description":"A number that may be null, or absent."},
      "cups":{"type":"array","description":"Cups in it.","items":{"$ref":"#/$defs/inner"}},
      "first":{"$ref":"#/$defs/inner","description":"The first of them; null where there is none."},
      "by_name":{"type":"object","description":"By name.","additionalProperties":{"$ref":"#/$defs/inner"}},
      "name":{"type":"string","description":"Its name."},
      "height_cm":{"type":["number","null"],"description":"Its height."}}
      """#
    #expect(try schema["properties"] == JSONReader.value(of: Array(expected.utf8)))
    let keys = try #require(schema["properties"]?.object).members.map(\.key)
    #expect(schema["required"]?.array == keys.filter { $0 != "why" && $0 != "worst" }.map(JSONValue.string))
    let inner = #"""
      {"type":["object","null"],"description":"A cup in a cup.","properties":{
      "name":{"type":"string","description":"Its name."},
      "height_cm":{"type":["number","null"],"description":"Its height."}},"required":["name","height_cm"]}
      """#
    #expect(try schema["$defs"]?["inner"] == JSONReader.value(of: Array(inner.utf8)))
  }

  @Test("a schema is printed in lines of 120 columns at most, but for one text that is longer")
  func layout() {
    let lines = format.schema.text.split(separator: "\n")
    #expect(lines.count > 20 && lines.allSatisfy { $0.count <= 120 })
    #expect(lines.contains(#"    "schema": {"const": "overscroll-cup/1"},"#))
  }

  @Test("a keyword that the type does not say is put behind, or in its place")
  func keywords() {
    let field = Field<Cup>.value("name", "Its name.") { $0.name }
      .with("pattern", .string("^a")).with("type", .string("number"))
    var definitions = SchemaDefinitions()
    var json = JSONWriter()
    json.value(.object(field.schema(&definitions)))
    #expect(json.text == #"{"type":"number","description":"Its name.","pattern":"^a"}"#)
  }

  @Test("columns are chosen by key: cells as in JSON, texts for people with decimals and a dash for none")
  func columns() {
    let columns =
      innerFields.columns("height_cm", "name") + [innerFields.column("height_cm").with(decimals: 1)]
    #expect(columns.map(\.heading) == ["cm", "name", "cm"] && columns.map(\.isLeft) == [false, true, false])
    #expect(columns.map { $0.cell(Self.cup) } == ["9.25", "a,b", "9.25"])
    #expect(columns.map { $0.shown(Self.cup) } == ["9", "a,b", "9.3"])
    #expect(columns.map { $0.shown(Self.cup.inner[0]) } == ["–", "x", "–"])
    #expect(columns.of { (cups: [Cup]) in cups[0] }.map { $0.cell([Self.cup]) } == ["9.25", "a,b", "9.25"])
  }
}
