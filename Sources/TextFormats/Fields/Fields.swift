/// The fields of a record, in their order: an object in JSON, and columns to choose from in tables.
///
///     static let fields: Fields<DeviceSummary> = [
///       .value("takes", "Traces made with it, 1 or more.") { $0.takes },
///       .optional("why", "Why nothing is known; absent where something is.") { $0.why },
///     ]
package struct Fields<Record>: FieldForm, ExpressibleByArrayLiteral {
  /// The fields.
  package let list: [Field<Record>]
  private let description: String?
  private let sharedName: String?
  private let more: JSONObject

  /// Fields in their order; no key stands twice.
  package init(arrayLiteral list: Field<Record>...) { self.init(list) }

  /// Fields in their order.
  ///
  /// - Parameters:
  ///   - list: The fields; no key stands twice.
  ///   - more: What else the schema says of the object.
  package init(_ list: [Field<Record>], more: JSONObject = JSONObject()) {
    (description, sharedName, self.more, self.list) = (nil, nil, more, list)
  }

  /// Fields that the schema describes once, as a definition to which every use refers.
  ///
  /// - Parameters:
  ///   - name: The definition's.
  ///   - description: What such an object is; nil where every use says it.
  ///   - list: The fields.
  package init(sharedAs name: String, _ description: String?, _ list: [Field<Record>]) {
    (self.description, sharedName, more, self.list) = (description, name, JSONObject(), list)
  }

  /// Writes a record as an object.
  package func write(_ record: Record, to json: inout JSONWriter) {
    json.object { json in writeMembers(record, to: &json) }
  }

  /// Writes the members of a record into the object that is open.
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

  /// The fields of a record that is got of another one, to stand among that one's.
  package func of<Outer>(_ get: @escaping @Sendable (Outer) -> Record) -> [Field<Outer>] {
    list.map { $0.of(get) }
  }

  /// The fields of a record that another one may have, left out where it has none.
  package func ifAny<Outer>(_ get: @escaping @Sendable (Outer) -> Record?) -> [Field<Outer>] {
    list.map { $0.ifAny(get) }
  }

  /// Columns of a table, in the order asked for.
  ///
  /// - Parameter keys: Keys of fields that are single values; none for all of these.
  /// - Returns: The columns.
  package func columns(_ keys: String...) -> [Column<Record>] {
    keys.isEmpty ? list.compactMap { $0.column } : keys.map(column)
  }

  /// The column of a field that is a single value, by its key.
  package func column(_ key: String) -> Column<Record> {
    guard let column = list.first(where: { $0.key == key })?.column else {
      preconditionFailure("no field '\(key)' has a column")
    }
    return column
  }
}
