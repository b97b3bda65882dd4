/// The fields of a record, in order: an object in JSON, and columns in tables.
///
///     static let fields: Fields<DeviceSummary> = [
///       .value("takes", "Number of traces recorded with it, at least 1.") { $0.takes },
///       .optional("why", "Why the rate is unknown; absent if it is known.") { $0.why },
///     ]
package struct Fields<Record>: FieldForm, ExpressibleByArrayLiteral {
  /// The fields.
  package let list: [Field<Record>]
  private let description: String?
  private let sharedName: String?
  private let more: JSONObject

  /// Fields in order; keys must be unique.
  package init(arrayLiteral list: Field<Record>...) { self.init(list) }

  /// Fields in order.
  ///
  /// - Parameters:
  ///   - list: The fields; keys must be unique.
  ///   - more: Further members of the object's schema.
  package init(_ list: [Field<Record>], more: JSONObject = JSONObject()) {
    (description, sharedName, self.more, self.list) = (nil, nil, more, list)
  }

  /// Fields whose schema is a shared definition, to which every use refers.
  ///
  /// - Parameters:
  ///   - name: The definition's name.
  ///   - description: The meaning of such an object; nil if every use describes it.
  ///   - list: The fields.
  package init(sharedAs name: String, _ description: String?, _ list: [Field<Record>]) {
    (self.description, sharedName, more, self.list) = (description, name, JSONObject(), list)
  }

  /// Writes a record as an object.
  package func write(_ record: Record, to json: inout JSONWriter) {
    json.object { json in writeMembers(record, to: &json) }
  }

  /// Writes the members of a record into the open object.
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

  /// The fields for records that contain these fields' record, to be listed among their own fields.
  package func of<Outer>(_ get: @escaping @Sendable (Outer) -> Record) -> [Field<Outer>] {
    list.map { $0.of(get) }
  }

  /// The fields for records that may contain these fields' record; left out if they do not.
  package func ifAny<Outer>(_ get: @escaping @Sendable (Outer) -> Record?) -> [Field<Outer>] {
    list.map { $0.ifAny(get) }
  }

  /// Columns of a table, in the given order.
  ///
  /// - Parameter keys: Keys of fields that are single values; without keys, all such fields.
  /// - Returns: The columns.
  package func columns(_ keys: String...) -> [Column<Record>] {
    keys.isEmpty ? list.compactMap { $0.column } : keys.map(column)
  }

  /// The column of a single-value field, by its key.
  package func column(_ key: String) -> Column<Record> {
    guard let column = list.first(where: { $0.key == key })?.column else {
      preconditionFailure("no field '\(key)' has a column")
    }
    return column
  }
}
