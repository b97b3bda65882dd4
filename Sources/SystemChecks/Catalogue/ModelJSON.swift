import ScrollPhysics
import TextFormats

/// Models as one object of the schema `overscroll-models/1`.
package enum ModelJSON {
  /// The object, without a line feed.
  package static func text(_ entries: [ModelEntry]) -> String {
    var json = JSONWriter()
    json.object { json in
      json.member("schema", "overscroll-models/1")
      json.objects("models", entries) { json, entry in write(entry, to: &json) }
    }
    return json.text
  }

  private static func write(_ entry: ModelEntry, to json: inout JSONWriter) {
    json.member("name", entry.name)
    json.member("summary", entry.summary)
    json.object("constants") { json in
      for constant in entry.constants { json.member(constant.key, constant.value) }
    }
    json.object("sources") { json in
      for constant in entry.constants { json.member(constant.key, constant.source) }
    }
    entry.facts.source.write(to: &json)
    json.member("velocity", entry.velocity)
    json.member("tick_bound", entry.isTickBound)
    json.member("fidelity", entry.fidelity)
    json.member("mapping", entry.mapping)
    write("quirks", entry.quirks, to: &json)
    write("mended_quirks", entry.mendedQuirks, to: &json)
    json.member("mended_by", entry.mendedBy)
    json.member("mends", entry.mends)
    write(entry.cases, to: &json)
  }

  private static func write(_ key: String, _ quirks: [ModelDetails.Quirk], to json: inout JSONWriter) {
    json.objects(key, quirks) { json, quirk in
      json.member("name", quirk.name)
      json.member("text", quirk.text)
    }
  }

  /// The numeric cases that pass; null where there are none.
  private static func write(_ cases: ModelFacts.Cases?, to json: inout JSONWriter) {
    json.key("cases")
    guard let cases else { return json.value(nil as String?) }
    json.object { json in
      json.member("file", cases.file.description)
      json.member("upstream", cases.upstream)
      json.member("derived", cases.derived)
    }
  }
}
