import TextFormats

/// Writes traces in canonical form: keys in the format's order, no spaces, one line each.
///
/// Reading a canonical trace and writing it gives the same bytes; writing any other trace gives its canonical form.
public enum TraceWriter {
  /// The lines of a whole trace in canonical form, as bytes.
  public static func bytes(of trace: Trace) -> [UInt8] {
    var bytes = headerLine(trace.header)
    for event in trace.events { append(event, to: &bytes) }
    if let end = trace.end { bytes += endLine(end) }
    return bytes
  }

  /// The line of a header in canonical form, with its line feed.
  public static func headerLine(_ header: TraceHeader) -> [UInt8] {
    line { json in
      json.member("format", TraceHeader.format)
      json.member("version", TraceHeader.version)
      json.key("device")
      write(header.device, &json)
      if let units = header.statedUnits { json.member("units", units.rawValue) }
      if let scale = header.statedScale { json.member("scale", scale.rawValue) }
      json.key("source")
      write(header.source, &json)
      if let started = header.started { json.member("started", started) }
      if let layers = header.statedLayers {
        json.list("layers", layers) { json, layer in json.value(layer.rawValue) }
      }
      if let settings = header.settings { write(settings, &json) }
      if let intent = header.intent { json.member("intent", intent.rawValue) }
      if let labels = header.labels { json.objects("labels", labels) { json, label in write(label, &json) } }
      if let subject = header.subject { json.member("subject", subject) }
      if let note = header.note { json.member("note", note) }
      if let scenario = header.scenario { write(scenario, &json) }
      json.members(of: header.others)
    }
  }

  /// The value of the header's key `labels`, as JSON.
  package static func text(of labels: [LabelledSpan]) -> String {
    var json = JSONWriter()
    json.array { json in
      for label in labels { json.object { json in write(label, &json) } }
    }
    return json.text
  }

  /// The line of an event in canonical form, with its line feed.
  public static func eventLine(_ event: TraceEvent) -> [UInt8] {
    var bytes: [UInt8] = []
    append(event, to: &bytes)
    return bytes
  }

  /// Appends the line of an event, with its line feed.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - bytes: The bytes to append to.
  public static func append(_ event: TraceEvent, to bytes: inout [UInt8]) {
    if case .unknown(let object) = event.kind {
      bytes += line { json in json.members(of: object) }
    } else {
      EventLineWriter.append(event, to: &bytes)
    }
  }

  /// The end line of a trace in canonical form, with its line feed.
  public static func endLine(_ end: TraceEnd) -> [UInt8] {
    line { json in
      json.member("type", "end")
      json.member("t", end.timeMicroseconds)
      json.member("events", end.events)
      if let grade = end.grade { json.member("grade", grade) }
      if let reasons = end.reasons {
        json.list("reasons", reasons)
      }
      json.members(of: end.others)
    }
  }

  private static func line(_ members: (inout JSONWriter) -> Void) -> [UInt8] {
    var json = JSONWriter()
    json.object(members)
    return json.bytes + [UInt8(ascii: "\n")]
  }

  private static func write(_ device: TraceDevice, _ json: inout JSONWriter) {
    json.object { json in
      if let name = device.name { json.member("name", name) }
      json.member("kind", device.kind.rawValue)
      if let bus = device.bus { json.member("bus", bus) }
      if let vendor = device.vendor { json.member("vendor", vendor) }
      if let product = device.product { json.member("product", product) }
      switch device.size {
      case .millimetres(let width, let height):
        json.key("size_mm")
        json.array { json in
          json.value(width)
          json.value(height)
        }
      case .unknown: json.member("size_mm", JSONValue.null)
      case nil: break
      }
      json.members(of: device.others)
    }
  }

  private static func write(_ source: TraceSource, _ json: inout JSONWriter) {
    json.object { json in
      json.member("origin", source.origin.rawValue)
      if let tool = source.tool { json.member("tool", tool) }
      if let libinput = source.libinput { json.member("libinput", libinput) }
      if let from = source.from { json.member("from", from) }
      if let generator = source.generator { json.member("generator", generator) }
      if let seed = source.seed { json.member("seed", .number(JSONNumber(seed))) }
      json.members(of: source.others)
    }
  }

  private static func write(_ label: LabelledSpan, _ json: inout JSONWriter) {
    json.member("from", label.from)
    json.member("to", label.to)
    json.member("intent", label.intent.rawValue)
    json.members(of: label.others)
  }

  private static func write(_ settings: TraceSettings, _ json: inout JSONWriter) {
    json.object("settings") { json in
      if let natural = settings.naturalScroll { json.member("natural_scroll", natural) }
      if let method = settings.scrollMethod { json.member("scroll_method", method) }
      if let units = settings.scrollUnitsPerMillimetre { json.member("scroll_units_per_mm", units) }
      json.members(of: settings.others)
    }
  }

  private static func write(_ scenario: TraceScenario, _ json: inout JSONWriter) {
    json.object("scenario") { json in
      if let offset = scenario.startOffset { json.member("start_offset", offset) }
      if let viewport = scenario.viewport { json.member("viewport", viewport) }
      if let content = scenario.content { json.member("content", content) }
      if let inset = scenario.topInset { json.member("inset_top", inset) }
      json.members(of: scenario.others)
    }
  }
}

extension TraceEvent.Kind {
  /// The words for the known types of events.
  static let names: Set<String> = ["down", "move", "up", "cancel", "scroll", "stop", "hold", "unhold", "gap"]

  /// The word for an event's type in a trace.
  public var name: String {
    if case .unknown(let object) = self { return object["type"]?.string ?? "\(word)" }
    return "\(word)"
  }

  /// The word for a type of event that this program knows.
  var word: StaticString {
    switch self {
    case .down: "down"
    case .move: "move"
    case .up: "up"
    case .cancel: "cancel"
    case .scroll: "scroll"
    case .stop: "stop"
    case .hold: "hold"
    case .unhold: "unhold"
    case .gap: "gap"
    case .unknown: "unknown"
    }
  }
}
