import TextFormats

extension PartialHeader {
  /// The name and version of the format.
  package static let schema = "overscroll-partial/2"

  /// The header as a JSON object, the payload of the first frame.
  var json: String {
    var json = JSONWriter()
    json.object { json in
      json.member("schema", Self.schema)
      json.member("kind", kind.rawValue)
      json.member("program", program)
      json.objects("engines", engines) { json, engine in
        json.member("name", engine.name)
        json.member("word", engine.word)
        json.member("policy", engine.policy)
        json.member("id", engine.id)
      }
      json.list("grounds", grounds)
      if !models.isEmpty {
        json.objects("models", models) { json, model in
          json.member("name", model.name)
          json.member("word", model.word)
          json.member("file", model.file)
        }
      }
      json.key("settings")
      settings.write(to: &json)
      json.object("words") { json in
        json.list("engine", words.engine)
        json.list("model", words.model)
        json.list("motion", words.motion)
      }
      guard kind == .sweep else { return }
      json.member("unit", unit.rawValue)
      json.objects("rows", rows) { json, row in
        json.member("engine", row.engine)
        json.member("model", row.model)
        json.list("thresholds", row.grid)
      }
      json.member("names_thresholds", namesThresholds)
    }
    return json.text
  }

  /// Reads the header from a JSON object.
  init(_ bytes: [UInt8]) throws(PartialFault) {
    guard let json = try? JSONReader.value(of: bytes) else { throw PartialFault("its header is not JSON") }
    kind = try Self.need("kind", json["kind"]?.string.flatMap(Kind.init))
    program = try Self.need("program", json["program"]?.string)
    engines = try Self.list("engines", json["engines"]) { engine in
      engine["name"]?.string.map {
        Engine(
          name: $0, word: engine["word"]?.string, policy: engine["policy"]?.string,
          id: engine["id"]?.string)
      }
    }
    grounds = try Self.list("grounds", json["grounds"], \.string)
    models =
      try json["models"].map { models throws(PartialFault) in
        try Self.list("models", models) { model in
          guard let name = model["name"]?.string, let word = model["word"]?.string,
            let file = model["file"]?.string
          else { return nil }
          return Model(name: name, word: word, file: file)
        }
      } ?? []
    settings = try Self.need("settings", RecordedSettings(json["settings"]))
    words = Words()
    words.engine = try Self.list("words.engine", json["words"]?["engine"], \.string)
    words.model = try Self.list("words.model", json["words"]?["model"], \.string)
    words.motion = try Self.list("words.motion", json["words"]?["motion"], \.string)
    guard kind == .sweep else {
      (unit, rows, namesThresholds) = (.points, [], false)
      return
    }
    unit = try Self.need("unit", json["unit"]?.string.flatMap(Sweep.Unit.init))
    rows = try Self.list("rows", json["rows"]) { row in
      guard let engine = row["engine"]?.string, let model = row["model"]?.string,
        let grid = row["thresholds"]?.array?.map(\.double), !grid.contains(nil)
      else { return nil }
      return Row(engine: engine, model: model, grid: grid.compactMap { $0 })
    }
    namesThresholds = try Self.need("names_thresholds", json["names_thresholds"]?.bool)
  }

  private static func need<Value>(_ key: String, _ value: Value?) throws(PartialFault) -> Value {
    guard let value else { throw PartialFault("its header has no '\(key)' of the kind that is known") }
    return value
  }

  private static func list<Value>(
    _ key: String, _ json: JSONValue?, _ value: (JSONValue) -> Value?
  ) throws(PartialFault) -> [Value] {
    let values = try need(key, json?.array).map(value)
    guard values.allSatisfy({ $0 != nil }) else {
      throw PartialFault("its header has no '\(key)' of the kind that is known")
    }
    return values.compactMap { $0 }
  }
}
