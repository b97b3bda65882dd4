/// The fields of a record, in order: an object in JSON, and columns in tables.
///
///     static let fields: Fields<DeviceSummary> = [
///       .value("takes", "Number of traces recorded with it, at least 1.") { $0.takes },
///       .optional("why", "Why the rate is unknown; absent if it is known.") { $0.why },
///     ]
package struct Fields<Record>: FieldForm, ExpressibleByArrayLiteral {
  /// The fields, in the order of the keys in JSON.
  package let list: [Field<Record>]
  private let description: String?
  private let sharedName: String?
  private let more: JSONObject

  /// The fields of a record, in the order of the keys in JSON; keys must be unique.
  package init(arrayLiteral list: Field<Record>...) { self.init(list) }

  /// The fields of a record, in the order of the keys in JSON, with further members of its schema.
  ///
  /// - Parameters:
  ///   - list: The fields; keys must be unique.
  ///   - more: Further members of the object's schema.
  package init(_ list: [Field<Record>], more: JSONObject = JSONObject()) {
    (description, sharedName, self.more, self.list) = (nil, nil, more, list)
  }

  /// The fields of a record whose schema is a shared definition; every place that uses the record refers to that definition.
  ///
  /// - Parameters:
  ///   - name: The definition's name.
  ///   - description: The meaning of such an object; nil if every use describes it.
  ///   - list: The fields.
  package init(sharedAs name: String, _ description: String?, _ list: [Field<Record>]) {
    (self.description, sharedName, more, self.list) = (description, name, JSONObject(), list)
  }

  /// Writes a record as a JSON object.
  package func write(_ record: Record, to json: inout JSONWriter) {
    json.object { json in writeMembers(record, to: &json) }
  }

  /// Writes the members of a record into a JSON object that is already open.
  package func writeMembers(_ record: Record, to json: inout JSONWriter) {
    for field in list { field.write(record, to: &json) }
  }

  package func schema(_ definitions: inout SchemaDefinitions) -> JSONObject {
    guard let sharedName else { return object(&definitions) }
    return definitions.reference(to: sharedName) { object(&$0) }
  }

  private func object(_ definitions: inout SchemaDefinitions) -> JSONObject {
    var schema = JSONObject("type", .string("object"))
    if let description { schema["description"] = .string(description) }
    var properties = JSONObject()
    for field in list { properties[field.key] = .object(field.schema(&definitions)) }
    schema["properties"] = .object(properties)
    let required = list.filter { $0.isRequired }.map { JSONValue.string($0.key) }
    if !required.isEmpty { schema["required"] = .array(required) }
    for member in more.members { schema[member.key] = member.value }
    return schema
  }

  /// These fields for larger records, to be listed among their other fields; `get` returns the part that these fields describe.
  package func of<Outer>(_ get: @escaping @Sendable (Outer) -> Record) -> [Field<Outer>] {
    list.map { $0.of(get) }
  }

  /// These fields for larger records; their keys are left out if `get` returns nil, because the record lacks the part that they describe.
  package func ifAny<Outer>(_ get: @escaping @Sendable (Outer) -> Record?) -> [Field<Outer>] {
    list.map { $0.ifAny(get) }
  }

  /// The columns of a table, in the order of `keys`.
  ///
  /// - Parameter keys: Keys of fields that are single values; without keys, all such fields.
  /// - Returns: The columns.
  package func columns(_ keys: String...) -> [Column<Record>] {
    keys.isEmpty ? list.compactMap { $0.column } : keys.map(column)
  }

  /// The table column of the field with this key, which must be a single value.
  package func column(_ key: String) -> Column<Record> {
    guard let column = list.first(where: { $0.key == key })?.column else {
      preconditionFailure("no field '\(key)' has a column")
    }
    return column
  }
}
