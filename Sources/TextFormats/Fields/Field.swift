/// One field of a record: its key, its meaning, and how to get its value. Every output format of a record is derived from its fields.
///
///     .value("rate_hz", "Reports per second; null if unknown.", heading: "per s", decimals: 0) { $0.rate }
///
/// A key ends with its unit, such as `_ms`, `_pt`, `_hz`.
package struct Field<Record>: Sendable {
  /// The key in JSON, and the column's name in CSV.
  package let key: String
  /// The field's meaning, with range and unit, and when its value is null or absent; nil for a field that needs none.
  package let description: String?
  /// False if the key is left out of records without a value for it.
  package let isRequired: Bool
  /// The field's column in tables; nil if tables do not show the field, such as a list.
  package let column: Column<Record>?
  private let form: @Sendable (inout SchemaDefinitions) -> JSONObject
  private let more: [(keyword: String, value: JSONValue?)]
  private let writer: @Sendable (Record, inout JSONWriter) -> Void

  private init(
    _ key: String, _ description: String?, isRequired: Bool = true, column: Column<Record>? = nil,
    more: [(keyword: String, value: JSONValue?)] = [],
    form: @escaping @Sendable (inout SchemaDefinitions) -> JSONObject,
    writer: @escaping @Sendable (Record, inout JSONWriter) -> Void
  ) {
    (self.key, self.description, self.isRequired, self.column) = (key, description, isRequired, column)
    (self.form, self.more, self.writer) = (form, more, writer)
  }

  /// Writes the field's key and value into the open JSON object; writes nothing if the record has no value.
  package func write(_ record: Record, to json: inout JSONWriter) { writer(record, &json) }

  /// The JSON Schema of this field's value, with its description; shared schemas that it uses are added to `definitions`.
  package func schema(_ definitions: inout SchemaDefinitions) -> JSONObject {
    var schema = form(&definitions)
    var rest = JSONObject()
    for member in schema.members where member.key != "type" && member.key != "enum" && member.key != "$ref" {
      rest[member.key] = schema.remove(member.key)
    }
    if let description { schema["description"] = .string(description) }
    for member in rest.members { schema[member.key] = member.value }
    for member in more { schema[member.keyword] = member.value }
    return schema
  }

  /// This field with another value for a schema keyword, such as a pattern or a list of words; nil removes the keyword.
  package func with(_ keyword: String, _ value: JSONValue?) -> Field {
    Field(
      key, description, isRequired: isRequired, column: column, more: more + [(keyword, value)], form: form,
      writer: writer)
  }

  /// This field for larger records; `get` returns the part of a record that the field describes.
  package func of<Outer>(_ get: @escaping @Sendable (Outer) -> Record) -> Field<Outer> {
    Field<Outer>(
      key, description, isRequired: isRequired, column: column?.of(get), more: more, form: form,
      writer: { [writer] in writer(get($0), &$1) })
  }
}

extension Field {
  /// This field for larger records; the key is left out if `get` returns nil, because the record lacks the part that the field describes.
  package func ifAny<Outer>(_ get: @escaping @Sendable (Outer) -> Record?) -> Field<Outer> {
    Field<Outer>(key, description, isRequired: false, more: more, form: form) { [writer] outer, json in
      if let record = get(outer) { writer(record, &json) }
    }
  }
}

// MARK: Values

extension Field {
  /// A field with a single value, such as a number or a text.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - description: The field's meaning.
  ///   - heading: The heading in a text table; by default the words of the key.
  ///   - decimals: The number of decimals in a text table.
  ///   - shown: The text in a text table, if it differs from the value.
  ///   - value: Returns the value, whose type determines the schema.
  /// - Returns: A field that every record has.
  package static func value<Value: FieldValue>(
    _ key: String, _ description: String?, heading: String? = nil, decimals: Int = 1,
    shown: (@Sendable (Record) -> String)? = nil, _ value: @escaping @Sendable (Record) -> Value
  ) -> Field {
    let column = Column(key, heading: heading, decimals: decimals, shown: shown, value)
    let written = JSONWriter.written(key: key)
    return Field(key, description, column: column, form: { _ in Value.schema }) { record, json in
      json.key(written: written)
      value(record).write(to: &json)
    }
  }

  /// A field with a single value; its key is left out of records that have no value.
  package static func optional<Value: FieldValue>(
    _ key: String, _ description: String?, heading: String? = nil, decimals: Int = 1,
    _ value: @escaping @Sendable (Record) -> Value?
  ) -> Field {
    let written = JSONWriter.written(key: key)
    let column = Column(key, heading: heading, decimals: decimals, value)
    return Field(key, description, isRequired: false, column: column, form: { _ in Value.schema }) {
      record, json in
      guard let value = value(record) else { return }
      json.key(written: written)
      value.write(to: &json)
    }
  }

  /// A field with the same text in every record, such as the format's name.
  package static func constant(_ key: String, _ text: String) -> Field {
    Field(key, nil, form: { _ in JSONObject("const", .string(text)) }) { _, json in json.member(key, text) }
  }

  // MARK: Objects and lists

  /// A field whose value is written to JSON by `form`; only with `shown` does it also have a column in tables.
  package static func part<Form: FieldForm>(
    _ key: String, _ description: String?, _ form: Form, heading: String? = nil,
    shown: (@Sendable (Record) -> String)? = nil, _ value: @escaping @Sendable (Record) -> Form.Value
  ) -> Field {
    let column = shown.map { Column(key, heading: heading, shown: $0, $0) }
    let written = JSONWriter.written(key: key)
    return Field(key, description, column: column, form: { form.schema(&$0) }) { record, json in
      json.key(written: written)
      form.write(value(record), to: &json)
    }
  }

  /// A field whose value is written to JSON by `form`; its key is left out of records that have no value.
  package static func optional<Form: FieldForm>(
    _ key: String, _ description: String?, _ form: Form, _ value: @escaping @Sendable (Record) -> Form.Value?
  ) -> Field {
    let written = JSONWriter.written(key: key)
    return Field(key, description, isRequired: false, form: { form.schema(&$0) }) { record, json in
      guard let value = value(record) else { return }
      json.key(written: written)
      form.write(value, to: &json)
    }
  }

  /// A field whose value is an object with the given fields.
  package static func object<Part>(
    _ key: String, _ description: String?, _ fields: Fields<Part>, heading: String? = nil,
    shown: (@Sendable (Record) -> String)? = nil, _ value: @escaping @Sendable (Record) -> Part
  ) -> Field {
    part(key, description, fields, heading: heading, shown: shown, value)
  }

  /// A field whose value is an object with the given fields, or null for a record without that object.
  package static func object<Part>(
    _ key: String, _ description: String?, orNull fields: Fields<Part>,
    _ value: @escaping @Sendable (Record) -> Part?
  ) -> Field {
    part(key, description, NullForm(fields), value)
  }

  /// A field with a list whose elements `form` writes; for lists of simple values use ``value(_:_:heading:decimals:shown:_:)``.
  package static func list<Values: Sequence, Form: FieldForm>(
    _ key: String, _ description: String?, of form: Form, _ values: @escaping @Sendable (Record) -> Values
  ) -> Field where Values.Element == Form.Value {
    part(key, description, ListForm(form, of: Values.self), values)
  }

  /// A field with an object whose keys come from the record: one value per key, written by `form`, in the record's order.
  package static func named<Values: Sequence, Form: FieldForm>(
    _ key: String, _ description: String?, of form: Form, _ values: @escaping @Sendable (Record) -> Values
  ) -> Field where Values.Element == (key: String, value: Form.Value) {
    part(key, description, NamedForm(form, of: Values.self), values)
  }

  /// A field with an object whose keys come from the record: one count, or another simple value, per key, in the record's order.
  package static func counts<Values: Sequence, Value: FieldValue>(
    _ key: String, _ description: String?, _ values: @escaping @Sendable (Record) -> Values
  ) -> Field where Values.Element == (key: String, value: Value) {
    named(key, description, of: PlainForm(Value.self), values)
  }
}
