import TextFormats

extension TraceHeader {
  /// Reads the header from the object in a trace's first line.
  init(_ object: JSONObject) throws(TraceProblem) {
    var fields = TraceFields(object, owner: "the header")
    guard case .string(Self.format)? = fields.value("format") else {
      if object["schema"]?.string?.hasPrefix("overscroll-policy/") == true {
        throw .otherKind("but a policy; name it with --engine")
      }
      throw .noHeader("'format' is not \"\(Self.format)\"")
    }
    try Self.checkVersion(fields.value("version"))
    let device = try fields.require(fields.object("device"), "device")
    let source = try fields.require(fields.object("source"), "source")
    self.init(device: try TraceDevice(device), source: try TraceSource(source))
    statedUnits = try fields.word("units", TraceUnits.self)
    statedScale = try fields.word("scale", TraceScale.self)
    started = try fields.string("started")
    statedLayers = try fields.array("layers").map { values throws(TraceProblem) in try Self.layers(values) }
    settings = try fields.object("settings").map { object throws(TraceProblem) in try TraceSettings(object) }
    intent = try fields.word("intent", Intent.self)
    labels = try fields.array("labels").map { values throws(TraceProblem) in try [LabelledSpan](values) }
    subject = try fields.string("subject")
    note = try fields.string("note")
    scenario = try fields.object("scenario").map { object throws(TraceProblem) in try TraceScenario(object) }
    others = fields.rest
  }

  private static func checkVersion(_ value: JSONValue?) throws(TraceProblem) {
    guard let value else { throw .missing(key: "version", of: "the header") }
    guard case .number(let number) = value, number.value == Double(version) else {
      if case .number(let number) = value, number.value > Double(version) { throw .version(number.text) }
      throw .wrong(key: "version", value: JSONWriter.text(of: value), must: "\(version)")
    }
  }

  private static func layers(_ values: [JSONValue]) throws(TraceProblem) -> [TraceLayer] {
    var layers: [TraceLayer] = []
    for value in values {
      guard let layer = value.string.flatMap(TraceLayer.init(rawValue:)) else {
        throw .wrong(key: "layers", value: JSONWriter.text(of: value), must: "a list of libinput, evdev")
      }
      layers.append(layer)
    }
    return layers
  }
}

extension TraceDevice {
  init(_ object: JSONObject) throws(TraceProblem) {
    var fields = TraceFields(object, prefix: "device.", owner: "the header")
    let name = try fields.string("name")
    self.init(kind: try fields.require(fields.word("kind", Kind.self), "kind"))
    self.name = name
    bus = try fields.string("bus")
    vendor = try fields.string("vendor")
    product = try fields.string("product")
    size = try Self.size(fields.value("size_mm"))
    others = fields.rest
  }

  /// The accepted length of a side of a surface, in millimetres: wider than any device, and safe from overflow.
  public static let sides = 0.001...1e6

  private static func size(_ value: JSONValue?) throws(TraceProblem) -> Size? {
    guard let value else { return nil }
    if value == .null { return .unknown }
    guard let sides = value.array, sides.count == 2, let width = sides[0].double,
      let height = sides[1].double,
      Self.sides.contains(width), Self.sides.contains(height)
    else {
      throw .wrong(
        key: "device.size_mm", value: JSONWriter.text(of: value),
        must: "null or [width,height] in millimetres, each from 0.001 to 1000000")
    }
    return .millimetres(width, height)
  }
}

extension TraceSource {
  init(_ object: JSONObject) throws(TraceProblem) {
    var fields = TraceFields(object, prefix: "source.", owner: "the header")
    self.init(origin: try fields.require(fields.word("origin", Origin.self), "origin"))
    tool = try fields.string("tool")
    libinput = try fields.string("libinput")
    from = fields.value("from")
    generator = try fields.string("generator")
    seed = try fields.unsigned("seed")
    others = fields.rest
  }
}

extension TraceSettings {
  init(_ object: JSONObject) throws(TraceProblem) {
    var fields = TraceFields(object, prefix: "settings.", owner: "the header")
    self.init()
    naturalScroll = try fields.bool("natural_scroll")
    scrollMethod = try fields.string("scroll_method")
    scrollUnitsPerMillimetre = try fields.number(
      "scroll_units_per_mm", from: .leastNonzeroMagnitude, to: 1e6, "above 0, at most 1e6")
    others = fields.rest
  }
}

extension TraceScenario {
  /// The greatest accepted length in a scenario, in points; the same as on the command line.
  private static let longest = 1e6
  private static let length = "a number of points from 0 to 1000000"

  init(_ object: JSONObject) throws(TraceProblem) {
    var fields = TraceFields(object, prefix: "scenario.", owner: "the header")
    self.init()
    startOffset = try fields.number("start_offset", from: 0, to: Self.longest, Self.length)
    viewport = try fields.number(
      "viewport", from: 1, to: Self.longest, "a number of points from 1 to 1000000")
    content = try fields.number("content", from: 0, to: Self.longest, Self.length)
    topInset = try fields.number("inset_top", from: 0, to: Self.longest, Self.length)
    others = fields.rest
  }
}
