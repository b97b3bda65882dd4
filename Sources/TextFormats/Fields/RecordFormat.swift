/// A JSON output of a command: its name and version, the command that prints it, and its fields.
package struct RecordFormat<Record>: Sendable {
  /// Name and version, such as `overscroll-report/2`.
  package let name: String
  /// The fields; the first contains the name, except in formats of many short lines.
  package let fields: Fields<Record>
  private let title: String
  private let description: String
  private let source: String

  /// A JSON output whose first field contains the format's name.
  ///
  /// - Parameters:
  ///   - name: Name and version.
  ///   - description: What one object describes. Unless it ends with a full stop, a colon and `source` are appended.
  ///   - source: The command that prints it, such as `report --json`.
  ///   - fields: All fields except the first, which contains the name.
  package init(_ name: String, _ description: String, from source: String, _ fields: [Field<Record>]) {
    (self.name, self.source, title) = (name, source, name)
    self.description = description.hasSuffix(".") ? description : "\(description): \(source)."
    self.fields = Fields([.constant("schema", name)] + fields)
  }

  /// A JSON output of many lines, which do not contain the format's name.
  ///
  /// - Parameters:
  ///   - name: The name in a list of schemas.
  ///   - title: The schema's title.
  ///   - description: What a line describes, as a sentence.
  ///   - source: The command that prints it.
  ///   - fields: All fields.
  package init(
    nameless name: String, title: String, _ description: String, from source: String, _ fields: Fields<Record>
  ) {
    (self.name, self.title, self.description, self.source, self.fields) = (
      name, title, description, source, fields
    )
  }

  /// The record as one JSON object, without a line feed.
  package func json(_ record: Record) -> String {
    var json = JSONWriter()
    fields.write(record, to: &json)
    return json.text
  }

  /// Writes the record's JSON in parts.
  ///
  /// - Parameters:
  ///   - record: The record.
  ///   - take: Receives each part; every part is complete UTF-8.
  package func write(_ record: Record, _ take: ([UInt8]) -> Void) {
    withoutActuallyEscaping(take) { take in
      var json = JSONWriter(handingOnTo: take)
      fields.write(record, to: &json)
      take(json.takeBytes())
    }
  }

  /// The JSON Schema in printed form.
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
  /// Name and version of the format, such as `overscroll-report/2`.
  package let title: String
  /// The command that prints this format, or the kind of file that has it.
  package let source: String
  private let make: @Sendable () -> String

  /// A schema.
  ///
  /// - Parameters:
  ///   - title: Name and version of the format.
  ///   - source: The command that prints it, or the kind of file that has it.
  ///   - text: Makes the schema's text on demand.
  package init(_ title: String, _ source: String, _ text: @escaping @Sendable () -> String) {
    (self.title, self.source, make) = (title, source, text)
  }

  /// The schema as formatted JSON.
  package var text: String { make() }
}
