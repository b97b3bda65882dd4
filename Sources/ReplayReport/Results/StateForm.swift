import TextFormats
import TraceReplay

/// A state that was entered, in JSON: its time, in milliseconds already, and its name.
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
