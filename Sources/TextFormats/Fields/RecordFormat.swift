/// A shape that a command prints with `--json`: its name and version, where it comes from, and the fields of its record.
package struct RecordFormat<Record>: Sendable {
  /// Name and version: `overscroll-report/2`.
  package let name: String
  /// The fields, of which the first says the name, unless there is no room for it.
  package let fields: Fields<Record>
  private let title: String
  private let description: String
  private let source: String

  /// A shape of JSON.
  ///
  /// - Parameters:
  ///   - name: Name and version.
  ///   - description: What such an object is, without what ``promise`` says.
  ///   - source: What prints it: `report --json`. It ends the description, unless that is a sentence.
  ///   - fields: All but the first, which says the name.
  package init(_ name: String, _ description: String, from source: String, _ fields: [Field<Record>]) {
    (self.name, self.source, title) = (name, source, name)
    self.description = description.hasSuffix(".") ? description : "\(description): \(source)."
    self.fields = Fields([.constant("schema", name)] + fields)
  }

  /// A shape of many lines that have no room for a name.
  ///
  /// - Parameters:
  ///   - name: What a list of the schemas says for it.
  ///   - title: The schema's.
  ///   - description: What such a line is, a sentence.
  ///   - source: What prints it.
  ///   - fields: All.
  package init(
    nameless name: String, title: String, _ description: String, from source: String, _ fields: Fields<Record>
  ) {
    (self.name, self.title, self.description, self.source, self.fields) = (
      name, title, description, source, fields
    )
  }

  /// A record as one object, without a line feed.
  package func json(_ record: Record) -> String {
    var json = JSONWriter()
    fields.write(record, to: &json)
    return json.text
  }

  /// Writes the same part by part.
  ///
  /// - Parameters:
  ///   - record: What is written.
  ///   - take: Takes each part; each is whole as UTF-8.
  package func write(_ record: Record, _ take: ([UInt8]) -> Void) {
    withoutActuallyEscaping(take) { take in
      var json = JSONWriter(handingOnTo: take)
      fields.write(record, to: &json)
      take(json.takeBytes())
    }
  }

  /// The schema, as it is printed.
  package var schema: SchemaPage {
    SchemaPage(name, source) {
      var definitions = SchemaDefinitions()
      let object = fields.schema(&definitions)
      var schema = JSONObject("$schema", .string("https://json-schema.org/draft/2020-12/schema"))
      schema["title"] = .string(title)
      schema["description"] = .string("\(description) Within a version keys and words are only added.")
      for member in object.members { schema[member.key] = member.value }
      if !definitions.members.isEmpty { schema["$defs"] = .object(definitions.members) }
      return JSONLayout.text(of: .object(schema))
    }
  }
}

/// A JSON Schema that can be printed.
package struct SchemaPage: Sendable {
  /// Name and version of the shape: `overscroll-report/2`.
  package let title: String
  /// The command that prints such a shape, or the file it is of.
  package let source: String
  private let make: @Sendable () -> String

  /// A schema.
  ///
  /// - Parameters:
  ///   - title: Name and version of the shape.
  ///   - source: What prints it, or what it is a file of.
  ///   - text: Makes the schema, when it is asked for.
  package init(_ title: String, _ source: String, _ text: @escaping @Sendable () -> String) {
    (self.title, self.source, make) = (title, source, text)
  }

  /// The schema as JSON, in lines that people can read.
  package var text: String { make() }
}
