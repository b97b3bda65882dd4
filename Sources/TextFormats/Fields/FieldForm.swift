/// What a value is in JSON: how it is written there, and its schema.
package protocol FieldForm<Value>: Sendable {
  /// What is written.
  associatedtype Value

  /// Writes a value where one may stand.
  func write(_ value: Value, to json: inout JSONWriter)

  /// The schema of such a value, but for the description that its field has.
  ///
  /// - Parameter definitions: The schemas that are shared; one that this refers to is put among them.
  /// - Returns: An object, with members as JSON Schema has them.
  func schema(_ definitions: inout SchemaDefinitions) -> JSONObject
}

/// The schemas that a schema refers to by name: its `$defs`.
package struct SchemaDefinitions {
  var members = JSONObject()

  /// None yet.
  package init() {}

  /// A reference to a definition, which is made the first time.
  ///
  /// - Parameters:
  ///   - name: Under which it is kept.
  ///   - make: The schema that is meant.
  /// - Returns: The schema that refers to it.
  package mutating func reference(to name: String, _ make: (inout SchemaDefinitions) -> JSONObject)
    -> JSONObject
  {
    if members[name] == nil {
      // The place of a definition is before those that it refers to.
      members[name] = .null
      members[name] = .object(make(&self))
    }
    return JSONObject("$ref", .string("#/$defs/\(name)"))
  }
}

/// A value by itself.
package struct PlainForm<Value: FieldValue>: FieldForm {
  package init(_: Value.Type = Value.self) {}
  package func write(_ value: Value, to json: inout JSONWriter) { value.write(to: &json) }
  package func schema(_: inout SchemaDefinitions) -> JSONObject { Value.schema }
}

/// A list, whose values are handed on as they are written, where a writer hands on.
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

/// An object with a value for each name, which the values themselves bring.
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

/// A value, or null for none.
package struct NullForm<Wrapped: FieldForm>: FieldForm {
  let wrapped: Wrapped

  package init(_ wrapped: Wrapped) { self.wrapped = wrapped }

  package func write(_ value: Wrapped.Value?, to json: inout JSONWriter) {
    if let value { wrapped.write(value, to: &json) } else { json.value(nil as Double?) }
  }

  /// What is shared allows null wherever it is referred to.
  package func schema(_ definitions: inout SchemaDefinitions) -> JSONObject {
    let schema = wrapped.schema(&definitions)
    guard let name = schema["$ref"]?.string?.split(separator: "/").last.map(String.init),
      let shared = definitions.members[name]?.object
    else { return schema.orNull }
    definitions.members[name] = .object(shared.orNull)
    return schema
  }
}
