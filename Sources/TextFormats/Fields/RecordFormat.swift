/// A JSON output of a command: its name and version, the command that prints it, and its fields.
package struct RecordFormat<Record>: Sendable {
  /// The format's name and version, such as `overscroll-report/2`.
  package let name: String
  /// The fields of a record; the first contains the format's name, except in formats of many short lines.
  package let fields: Fields<Record>
  private let title: String
  private let description: String
  private let source: String

  /// A JSON output whose first field contains the format's name.
  ///
  /// - Parameters:
  ///   - name: The format's name and version.
  ///   - description: What one object describes. Unless it ends with a full stop, a colon and `source` are appended.
  ///   - source: The command that prints this output, such as `report --json`.
  ///   - fields: All fields except the first, which contains the name.
  package init(_ name: String, _ description: String, from source: String, _ fields: [Field<Record>]) {
    (self.name, self.source, title) = (name, source, name)
    self.description = description.hasSuffix(".") ? description : "\(description): \(source)."
    self.fields = Fields([.constant("schema", name)] + fields)
  }

  /// A JSON output of many lines, which do not contain the format's name.
  ///
  /// - Parameters:
  ///   - name: The format's name in a list of schemas.
  ///   - title: The schema's title.
  ///   - description: What a line describes, as a sentence.
  ///   - source: The command that prints this output.
  ///   - fields: All fields.
  package init(
    nameless name: String, title: String, _ description: String, from source: String, _ fields: Fields<Record>
  ) {
    (self.name, self.title, self.description, self.source, self.fields) = (
      name, title, description, source, fields
    )
  }

  /// A record as one JSON object, without a line feed at its end.
  package func json(_ record: Record) -> String {
    var json = JSONWriter()
    fields.write(record, to: &json)
    return json.text
  }

  /// Writes a record's JSON in parts, so that a long one need not be in memory at once.
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

  /// The JSON Schema of this format, ready to be printed.
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
  /// The format's name and version, such as `overscroll-report/2`.
  package let title: String
  /// The command that prints data in this format, or the kind of file that contains it.
  package let source: String
  private let make: @Sendable () -> String

  /// A JSON Schema whose text is made only when it is printed.
  ///
  /// - Parameters:
  ///   - title: Name and version of the format.
  ///   - source: The command that prints data in this format, or the kind of file that contains it.
  ///   - text: Makes the schema's text.
  package init(_ title: String, _ source: String, _ text: @escaping @Sendable () -> String) {
    (self.title, self.source, make) = (title, source, text)
  }

  /// The schema as indented JSON.
  package var text: String { make() }
}
