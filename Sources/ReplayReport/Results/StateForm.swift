import TextFormats
import TraceReplay

/// The JSON form of an engine's change of state: the name of the new state, and the time in milliseconds.
struct StateForm: FieldForm {
  func write(_ entry: StateEntry, to json: inout JSONWriter) {
    json.array { json in
      json.value(entry.time)
      json.value(entry.name)
    }
  }

  func schema(_: inout SchemaDefinitions) -> JSONObject {
    var schema = JSONObject("type", .string("array"))
    schema["items"] = .object(JSONObject("type", .array([.string("number"), .string("string")])))
    return schema
  }
}
