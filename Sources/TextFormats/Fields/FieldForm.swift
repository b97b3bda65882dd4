/// The JSON representation of a type: how its values are written, and the JSON Schema for them.
package protocol FieldForm<Value>: Sendable {
  /// The type of the values that this form writes.
  associatedtype Value

  /// Writes a value to JSON at the writer's current position.
  func write(_ value: Value, to json: inout JSONWriter)

  /// The JSON Schema for the values, without a description; the field that uses this form adds that.
  ///
  /// - Parameter definitions: The shared schemas; those that this schema refers to are added.
  /// - Returns: A JSON Schema object.
  func schema(_ definitions: inout SchemaDefinitions) -> JSONObject
}

/// The shared schemas that a schema refers to by name: its `$defs`.
package struct SchemaDefinitions {
  var members = JSONObject()

  package init() {}

  /// A schema that refers to a shared schema by name; the first call makes the shared schema.
  ///
  /// - Parameters:
  ///   - name: The shared schema's name.
  ///   - make: Makes the shared schema.
  /// - Returns: The schema that refers to it.
  package mutating func reference(to name: String, _ make: (inout SchemaDefinitions) -> JSONObject)
    -> JSONObject
  {
    if members[name] == nil {
      // Reserves the position of the definition before those it refers to.
      members[name] = .null
      members[name] = .object(make(&self))
    }
    return JSONObject("$ref", .string("#/$defs/\(name)"))
  }
}

/// The form of a simple value, such as a number or a text.
package struct PlainForm<Value: FieldValue>: FieldForm {
  package init(_: Value.Type = Value.self) {}
  package func write(_ value: Value, to json: inout JSONWriter) { value.write(to: &json) }
  package func schema(_: inout SchemaDefinitions) -> JSONObject { Value.schema }
}

/// The form of a list; after each element the writer may pass on its bytes, so that a long list is never wholly in memory.
package struct ListForm<Values: Sequence, Element: FieldForm>: FieldForm
where Values.Element == Element.Value {
  let element: Element

  package init(_ element: Element, of _: Values.Type) { self.element = element }

  package func write(_ values: Values, to json: inout JSONWriter) {
    json.array { json in
      for value in values {
        element.write(value, to: &json)
        json.handOn()
      }
    }
  }

  package func schema(_ definitions: inout SchemaDefinitions) -> JSONObject {
    var schema = JSONObject("type", .string("array"))
    schema["items"] = .object(element.schema(&definitions))
    return schema
  }
}

extension ListForm where Values == [Element.Value] {
  package init(_ element: Element) { self.element = element }
}

/// The form of an object whose keys come with the values; all values have the same form.
package struct NamedForm<Values: Sequence, Element: FieldForm>: FieldForm
where Values.Element == (key: String, value: Element.Value) {
  let element: Element

  package init(_ element: Element, of _: Values.Type) { self.element = element }

  package func write(_ values: Values, to json: inout JSONWriter) {
    json.object { json in
      for (key, value) in values {
        json.key(key)
        element.write(value, to: &json)
        json.handOn()
      }
    }
  }

  package func schema(_ definitions: inout SchemaDefinitions) -> JSONObject {
    var schema = JSONObject("type", .string("object"))
    schema["additionalProperties"] = .object(element.schema(&definitions))
    return schema
  }
}

extension NamedForm where Values == [(key: String, value: Element.Value)] {
  package init(_ element: Element) { self.element = element }
}

/// The form of a value that may be missing, which is written as null.
package struct NullForm<Wrapped: FieldForm>: FieldForm {
  let wrapped: Wrapped

  package init(_ wrapped: Wrapped) { self.wrapped = wrapped }

  package func write(_ value: Wrapped.Value?, to json: inout JSONWriter) {
    if let value { wrapped.write(value, to: &json) } else { json.value(nil as Double?) }
  }

  /// The wrapped form's schema, with null allowed. A shared schema then allows null wherever it is used.
  package func schema(_ definitions: inout SchemaDefinitions) -> JSONObject {
    let schema = wrapped.schema(&definitions)
    guard let name = schema["$ref"]?.string?.split(separator: "/").last.map(String.init),
      let shared = definitions.members[name]?.object
    else { return schema.orNull }
    definitions.members[name] = .object(shared.orNull)
    return schema
  }
}
