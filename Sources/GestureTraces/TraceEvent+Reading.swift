import TextFormats

extension TraceEvent {
  /// Reads the event in a line whose `type` is not `end`.
  init(type: String, _ object: JSONObject) throws(TraceProblem) {
    var fields = TraceFields(object, owner: Kind.names.contains(type) ? "a \(type) event" : "an event")
    _ = fields.value("type")
    let time = try fields.require(fields.microseconds("t"), "t")
    let arrival = try fields.microseconds("at")
    let layerName = try fields.string("layer")
    let layer = layerName.map(TraceLayer.init(rawValue:)) ?? .libinput
    guard let layer, let kind = try Self.kind(type, &fields) else {
      self.init(timeMicroseconds: time, layer: layer ?? .libinput, kind: .unknown(object))
      return
    }
    self.init(timeMicroseconds: time, arrivalMicroseconds: arrival, layer: layer, kind: kind)
    others = fields.rest
  }

  private static func kind(_ type: String, _ fields: inout TraceFields) throws(TraceProblem) -> Kind? {
    switch type {
    case "down":
      let position = try position(&fields)
      return .down(slot: position.slot, x: position.x, y: position.y)
    case "move":
      let position = try position(&fields)
      return .move(slot: position.slot, x: position.x, y: position.y)
    case "up": return .up(slot: try lift(&fields, type))
    case "cancel": return .cancel(slot: try lift(&fields, type))
    case "scroll": return .scroll(try scroll(&fields))
    case "stop": return .stop
    case "hold": return .hold(fingers: try fingers(&fields))
    case "unhold":
      let fingers = try fingers(&fields)
      return .unhold(fingers: fingers, cancelled: try fields.require(fields.bool("cancelled"), "cancelled"))
    case "gap": return .gap(GapReason(word: try fields.require(fields.string("reason"), "reason")))
    default: return nil
    }
  }

  /// The highest accepted slot number of a contact: more than any device has.
  public static let mostSlots = 1023
  /// The greatest accepted number of resting fingers in an event.
  static let mostFingers = 100

  private static func slot(_ fields: inout TraceFields) throws(TraceProblem) -> Int {
    let must = "a whole number from 0 to \(mostSlots)"
    return try fields.require(fields.integer("slot", from: 0, to: mostSlots, must), "slot")
  }

  /// The largest accepted magnitude of a position or a delta, in any unit: far beyond any device.
  ///
  /// With this limit, sums of ten million of them times any scale stay finite.
  public static let furthest = 1e6

  private static func reading(_ fields: inout TraceFields, _ key: String) throws(TraceProblem) -> Double? {
    try fields.number(key, from: -furthest, to: furthest, "a number from -1000000 to 1000000")
  }

  /// Reads the slot of a contact that was released or cancelled; such an event has no position.
  private static func lift(_ fields: inout TraceFields, _ type: String) throws(TraceProblem) -> Int {
    for key in ["x", "y"] where fields.rest[key] != nil {
      throw .unexpected(key: key, of: "\(type == "up" ? "an up" : "a cancel") event")
    }
    return try slot(&fields)
  }

  private static func position(_ fields: inout TraceFields) throws(TraceProblem) -> (
    slot: Int, x: Double, y: Double
  ) {
    let slot = try slot(&fields)
    let x = try fields.require(reading(&fields, "x"), "x")
    return (slot, x, try fields.require(reading(&fields, "y"), "y"))
  }

  private static func fingers(_ fields: inout TraceFields) throws(TraceProblem) -> Int {
    let must = "a whole number from 1 to \(mostFingers)"
    return try fields.require(fields.integer("fingers", from: 1, to: mostFingers, must), "fingers")
  }

  private static func scroll(_ fields: inout TraceFields) throws(TraceProblem) -> TraceScroll {
    TraceScroll(
      source: try fields.require(fields.word("axis_source", AxisSource.self), "axis_source"),
      dx: try reading(&fields, "dx"), dy: try reading(&fields, "dy"),
      v120x: try reading(&fields, "v120_x"), v120y: try reading(&fields, "v120_y"))
  }
}

extension TraceEnd {
  /// Reads the values of a trace's end line.
  init(_ object: JSONObject) throws(TraceProblem) {
    var fields = TraceFields(object, owner: "the end line")
    _ = fields.value("type")
    let time = try fields.require(fields.microseconds("t"), "t")
    let must = "a whole number of lines, 0 or more"
    let events = try fields.require(fields.integer("events", from: 0, to: .max, must), "events")
    self.init(
      timeMicroseconds: time, events: events, grade: try fields.string("grade"),
      reasons: try Self.reasons(fields.array("reasons")))
    others = fields.rest
  }

  private static func reasons(_ values: [JSONValue]?) throws(TraceProblem) -> [String]? {
    guard let values else { return nil }
    let texts = values.compactMap { $0.string }
    guard texts.count == values.count else {
      throw .wrong(key: "reasons", value: "a list with other values", must: "a list of texts")
    }
    return texts
  }
}
