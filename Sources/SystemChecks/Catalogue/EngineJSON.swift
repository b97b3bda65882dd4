import PullToRefresh
import TextFormats

/// Engines as one object of the schema `overscroll-engines/1`.
package enum EngineJSON {
  /// The object, without a line feed.
  package static func text(_ entries: [EngineEntry], viewport: Double) -> String {
    var json = JSONWriter()
    json.object { json in
      json.member("schema", "overscroll-engines/1")
      json.member("viewport_pt", viewport)
      json.objects("engines", entries) { json, entry in write(entry, to: &json) }
    }
    return json.text
  }

  private static func write(_ entry: EngineEntry, to json: inout JSONWriter) {
    let traits = entry.engine.traits
    json.member("name", entry.name)
    json.member("product", entry.product)
    json.member("group", entry.group.key)
    json.member("summary", entry.summary)
    json.member("threshold_pt", traits.threshold)
    json.member("strict", traits.isStrict)
    json.member("threshold_method", "\(entry.engine.thresholdMethod.name)")
    json.member("threshold_reason", "\(entry.engine.thresholdReason)")
    json.member("moment", entry.moment)
    json.member("requires_finger", traits.requiresFinger)
    json.member("input", entry.input)
    if case .travel(let gain) = traits.input { json.member("gain", gain) }
    json.member("native_model", "\(entry.nativeList.model.name)")
    json.object("native_drag_start") { entry.nativeList.dragStart.write(to: &$0) }
    json.member("hears_touches", entry.engine.hearsTouches)
    json.member("starts_at_edge", entry.engine.policy.gates.startsAtEdge)
    json.objects("options", entry.options) { json, option in
      json.member("name", option.name)
      json.member("unit", option.unit.rawValue)
      json.member("list", option.isList)
      json.member("standard", option.standard?.json ?? .null)
      json.member("least", option.range?.lowerBound)
      json.member("most", option.range?.upperBound)
      json.list("words", option.choices)
      json.member("what", option.words)
    }
    json.object("inset") { write(entry.engine.traits.inset, at: entry.insetTiming, to: &$0) }
    json.member("callback_delay_ms", traits.callbackDelay * 1000)
    json.member("min_display_ms", traits.minimumDisplay * 1000)
    json.member("close_delay_ms", traits.closeDelay * 1000)
    json.list("states", entry.states)
    json.member("source", entry.source)
    entry.original.write(to: &json)
    json.member("fidelity", entry.fidelity)
    json.list("quirks", entry.quirks)
  }

  private static func write(_ inset: RefreshInset, at timing: String, to json: inout JSONWriter) {
    json.member("height_pt", inset.height)
    json.member("at", timing)
    json.member("in_ms", inset.opening * 1000)
    json.member("out_ms", inset.closing * 1000)
    json.member("rebase", inset.rebases)
  }
}
