import GestureTraces
import PullToRefresh
import ReplayExperiments
import TakeChecks
import TextFormats
import TraceReplay

/// The parts of a result that the members of a row say, read in the order in which ``GestureRow`` writes them.
struct RowParts {
  var fields: RowFields
  private(set) var label = TraceLabel()
  private(set) var result = ReplayResult()
  private(set) var rule = EngineRule.unknown
  /// The ground's name; nil of a row older than grounds, which is on its model.
  private(set) var ground: String?
  /// The place of its engine and ground among those of the call; nil of a row older than that, or of another program.
  private(set) var callOrder: Int?
  /// The engine beside its name; nil of a row that does not say.
  private(set) var engineID: String?
  private(set) var settings = JSONObject()
  /// True for a row of a real app.
  private(set) var isObserved = false

  init(_ fields: RowFields) { self.fields = fields }

  /// Reads all of them.
  mutating func read() throws(RowError) {
    _ = fields.value("schema")
    isObserved = fields.has(GestureRow.observedKey)
    try readTrace()
    try readVerdict()
    try readTimes()
    try readShape()
    try readSettings()
    try readFindings()
  }

  private mutating func readTrace() throws(RowError) {
    label.trace = try fields.require(fields.text("trace"), "trace").withoutControlCharacters
    label.contentHash = try hash()
    label.subject = try fields.text("subject")?.withoutControlCharacters
    label.device = try fields.text("device")?.withoutControlCharacters ?? "unknown"
    label.source = try fields.text("device_kind")?.withoutControlCharacters ?? "unknown"
    label.origin = try fields.require(fields.text("origin"), "origin").withoutControlCharacters
    label.grade = try fields.text("grade")
    label.layer = try fields.word("layer", TraceLayer.self) ?? .libinput
    label.gesture = try fields.count("gesture") ?? 0
    label.gestures = try fields.require(fields.count("gestures"), "gestures")
    (result.gesture, result.gestures) = (label.gesture == 0 ? nil : label.gesture, label.gestures)
    guard label.gestures == 0 ? label.gesture == 0 : 1...label.gestures ~= label.gesture else {
      throw RowError(
        "\(fields.location): 'gesture' is \(label.gesture) of \(label.gestures); give each row the number of its gesture, from 1, and in 'gestures' how many its trace has"
      )
    }
    result.began = try time("began_ms")
    result.ended = try time("ended_ms")
    label.intent = try fields.word("intent", Intent.self)
    label.fault = try fields.word("unlike_intent", TakeFault.self)
  }

  private mutating func hash() throws(RowError) -> UInt64? {
    guard let text = try fields.text("hash") else { return nil }
    // A sign is none of the digits.
    guard text.first?.isHexDigit == true, let hash = UInt64(text, radix: 16) else {
      throw fields.wrong("hash", .string(text), must: "null or up to 16 hexadecimal digits")
    }
    return hash
  }

  private mutating func readVerdict() throws(RowError) {
    result.engine = try fields.require(fields.text("engine"), "engine").withoutControlCharacters
    engineID = fields.has("engine_id") ? try fields.text("engine_id")?.withoutControlCharacters : nil
    result.model = try fields.text("model")?.withoutControlCharacters ?? "unknown"
    ground = fields.has("ground") ? try fields.text("ground")?.withoutControlCharacters : nil
    callOrder = fields.has("call_order") ? try fields.count("call_order") : nil
    let rate = try fields.number("rate_hz") ?? ReplayOptions().rate
    guard rate > 0, rate <= ReplayOptions.highestRate else {
      throw fields.wrong(
        "rate_hz", JSONValue(rate), must: "above 0, at most \(Int(ReplayOptions.highestRate))")
    }
    result.rate = rate
    result.threshold = try fields.number("threshold_pt") ?? 0
    result.isReached = try fields.truth("reached") ?? false
    let fired = try fields.truth("fired")
    let triggers = try fields.count("triggers")
    if let triggers {
      result.triggers = triggers
    } else {
      result.triggers = try fields.require(fired, "fired") ? 1 : 0
    }
    guard fired.map({ $0 == (result.triggers > 0) }) ?? true else {
      throw RowError(
        "\(fields.location): 'fired' and 'triggers' do not agree; write true with 1 or more, false with 0")
    }
    result.isBusy = try fields.truth("busy") ?? false
  }

  private mutating func readTimes() throws(RowError) {
    result.trigger = try time("trigger_ms")
    result.triggerPhase = try phase()
    result.timeToTrigger = try time("time_to_trigger_ms")
    result.callback = try time("callback_ms")
    result.release = try time("release_ms")
    result.due = try time("due_ms")
    result.isDueUnseen = try fields.truth("due_unseen") ?? false
    result.crossing = try time("crossing_ms")
    // Who writes only how late it was says as much.
    if let latency = try time("latency_ms"), result.crossing == nil {
      result.crossing = result.trigger.map { $0 - latency }
    }
    if let latency = try time("release_latency_ms"), result.release == nil {
      result.release = result.trigger.map { $0 - latency }
    }
    if let delay = try time("callback_delay_ms"), result.callback == nil {
      result.callback = result.trigger.map { $0 + delay }
    }
    result.delay = try delay()
    result.dwell = try time("dwell_ms")
    result.settle = try time("settle_ms")
    result.end = try time("end_ms") ?? 0
  }

  /// The greatest time a row may name, in milliseconds: that of an app's clock that counts from 1970, up to the year 2128.
  private static let greatestMilliseconds = 5e12

  private mutating func time(_ key: String) throws(RowError) -> Double? {
    guard let time = try fields.number(key) else { return nil }
    // Far beyond, nanoseconds that are rounded here are no whole number of 64 bits.
    guard abs(time) <= Self.greatestMilliseconds else {
      throw fields.wrong(
        key, JSONValue(time), must: "a time of at most \(Int64(Self.greatestMilliseconds)) ms, either way")
    }
    return Nanoseconds.seconds(time)
  }

  private mutating func phase() throws(RowError) -> TriggerPhase? {
    guard let word = try fields.text("trigger_phase") else { return nil }
    let phases: [TriggerPhase] = [.contact, .released, .settling]
    guard let phase = phases.first(where: { $0.word == word }) else {
      throw fields.wrong("trigger_phase", .string(word), must: "null, contact, released or settling")
    }
    return phase
  }

  private mutating func delay() throws(RowError) -> DelayParts? {
    let sample = try time("delay_sample_ms")
    let delivery = try time("delay_delivery_ms")
    let frame = try time("delay_frame_ms")
    let policy = try time("delay_policy_ms")
    let callback = try time("delay_callback_ms")
    guard let total = try time("delay_total_ms"), let sample, let delivery, let frame, let policy,
      let callback
    else { return nil }
    return DelayParts(
      sample: sample, delivery: delivery, frame: frame, policy: policy, callback: callback, total: total)
  }

  private mutating func readShape() throws(RowError) {
    result.margin = try fields.number("margin_pt")
    result.peakMargin = try fields.number("peak_margin_pt")
    result.peakOverscroll = try fields.number("peak_overscroll_pt")
    result.bouncePeak = try fields.number("bounce_peak_pt")
    result.chatter = try fields.count("chatter") ?? 0
    result.offsetJump = try fields.number("offset_jump_pt") ?? 0
    // JSON has no word for a velocity that is not finite.
    let knowsVelocity = fields.has("velocity_jump_pt_s")
    result.velocityJump =
      try fields.number("velocity_jump_pt_s") ?? (knowsVelocity && !isObserved ? .infinity : 0)
    result.isInsetConserved = try fields.truth("inset_conserved") ?? true
  }

  private mutating func readSettings() throws(RowError) {
    label.isUnfinished = try fields.truth("unfinished") ?? false
    label.isTruncated = try fields.truth("truncated") ?? false
    (result.isUnfinished, result.isTruncated) = (label.isUnfinished, label.isTruncated)
    label.isLayerMissing = try fields.truth("layer_missing") ?? false
    label.units = try fields.word("units", TraceUnits.self) ?? .millimetres
    label.scale = try fields.word("scale", TraceScale.self)
    label.duration = try time("duration_ms") ?? 0
    label.carriesDuration = try fields.truth("carries_duration") ?? (label.gesture <= 1)
    rule.moment = try fields.word("rule", EngineRule.Moment.self) ?? .crossing
    rule.isStrict = try fields.truth("strict") ?? false
    rule.measure = try fields.word("measures", EngineRule.Measure.self) ?? .offset
    guard let text = try fields.text("settings"), text != "{}" else { return }
    guard let object = (try? JSONReader.value(of: Array(text.utf8)))?.object else {
      throw fields.wrong("settings", .string(text), must: "null or a text that holds a JSON object")
    }
    settings = object
  }

  private mutating func readFindings() throws(RowError) {
    guard let list = fields.value("findings") else { return }
    guard let findings = list.array else { throw fields.wrong("findings", list, must: "a list") }
    for finding in findings { result.findings.append(try self.finding(finding)) }
  }

  private func finding(_ json: JSONValue) throws(RowError) -> ReplayFinding {
    guard let kind = json["what"]?.string.flatMap(FindingKind.init), let time = json["time_ms"]?.double else {
      let kinds = FindingKind.allCases.map(\.rawValue).joined(separator: ", ")
      throw fields.wrong("findings", json, must: "a list of objects with time_ms and what: \(kinds)")
    }
    guard abs(time) <= Self.greatestMilliseconds else {
      throw fields.wrong(
        "findings", json,
        must: "a list whose times are at most \(Int64(Self.greatestMilliseconds)) ms, either way")
    }
    // A jump without a size is one that is not finite.
    let size = try size(json["size"]) ?? (kind == .velocityJump ? .infinity : nil)
    return ReplayFinding(
      kind, at: Nanoseconds.seconds(time), gesture: try gesture(json["gesture"]), size: size,
      cause: try cause(json["cause"]))
  }

  private func size(_ json: JSONValue?) throws(RowError) -> Double? {
    guard let json, json != .null else { return nil }
    guard let size = json.double else { throw fields.wrong("size", json, must: "a number or null") }
    return size
  }

  private func gesture(_ json: JSONValue?) throws(RowError) -> Int? {
    guard let json, json != .null else { return nil }
    guard let number = json.integer, 1...RowFields.most ~= number else {
      throw fields.wrong("gesture", json, must: "null or a whole number from 1 to \(RowFields.most)")
    }
    return number
  }

  private func cause(_ json: JSONValue?) throws(RowError) -> ReplayFinding.Cause? {
    guard let json, json != .null else { return nil }
    guard let cause = json.string.flatMap(ReplayFinding.Cause.init) else {
      let causes = ReplayFinding.Cause.allCases.map(\.rawValue).joined(separator: ", ")
      throw fields.wrong("cause", json, must: "null or one of \(causes)")
    }
    return cause
  }
}
