import PullToRefresh
import ReplayExperiments
import TextFormats
import TraceReplay

/// Reads a gesture and its result from the members of a row, in the order in which ``GestureRow`` writes them.
struct RowParts {
  var fields: RowFields
  var scored = ScoredGesture(TraceLabel(), ReplayResult())
  /// Whether the engine fired; nil if the row has only the number of triggers.
  var fired: Bool?
  var settings = JSONObject()
  /// True if the row is of a real app, not of a replay.
  var isObserved: Bool { scored.isObserved }

  init(_ fields: RowFields) { self.fields = fields }

  /// Reads all members of the row.
  mutating func read() throws(RowError) {
    scored.isObserved = fields.has(GestureRow.observedKey)
    for entry in GestureRow.entries { try entry.read(&self) }
    scored.result.dropPartOfDelay()
    (scored.result.isUnfinished, scored.result.isTruncated) = (
      scored.label.isUnfinished, scored.label.isTruncated
    )
    try readFindings()
  }

  /// Copies the gesture's number from the label to the result, and checks that it is at most the trace's number of gestures.
  mutating func checkGesture() throws(RowError) {
    let label = scored.label
    (scored.result.gesture, scored.result.gestures) = (
      label.gesture == 0 ? nil : label.gesture, label.gestures
    )
    guard label.gestures == 0 ? label.gesture == 0 : 1...label.gestures ~= label.gesture else {
      throw RowError(
        "\(fields.location): 'gesture' is \(label.gesture) of \(label.gestures); give each row the number of its gesture, from 1, and in 'gestures' how many its trace has"
      )
    }
  }

  mutating func hash() throws(RowError) -> UInt64? {
    guard let text = try fields.text("hash") else { return nil }
    // Checked because `UInt64` would also accept a sign.
    guard text.first?.isHexDigit == true, let hash = UInt64(text, radix: 16) else {
      throw fields.wrong("hash", .string(text), must: "null or up to 16 hexadecimal digits")
    }
    return hash
  }

  /// Reads the display's frames per second.
  mutating func rate() throws(RowError) -> Double {
    let rate = try fields.number("rate_hz") ?? ReplayOptions().rate
    guard rate > 0, rate <= ReplayOptions.highestRate else {
      throw fields.wrong(
        "rate_hz", JSONValue(rate), must: "above 0, at most \(Int(ReplayOptions.highestRate))")
    }
    return rate
  }

  /// Reads the number of triggers; if it is missing, ``fired`` gives 0 or 1.
  mutating func triggers() throws(RowError) -> Int {
    let triggers = try fields.count("triggers")
    let count = if let triggers { triggers } else { try fields.require(fired, "fired") ? 1 : 0 }
    guard fired.map({ $0 == (count > 0) }) ?? true else {
      throw RowError(
        "\(fields.location): 'fired' and 'triggers' do not agree; write true with 1 or more, false with 0")
    }
    return count
  }

  /// The largest accepted time, in milliseconds: an app's clock that counts from 1970 reaches it in 2128.
  private static let greatestMilliseconds = 5e12

  /// Reads a time in milliseconds and returns it in seconds.
  mutating func time(_ key: String) throws(RowError) -> Double? {
    guard let time = try fields.number(key) else { return nil }
    // Far larger times, in nanoseconds, would not fit into 64 bits.
    guard abs(time) <= Self.greatestMilliseconds else {
      throw fields.wrong(
        key, JSONValue(time), must: "a time of at most \(Int64(Self.greatestMilliseconds)) ms, either way")
    }
    return Nanoseconds.seconds(time)
  }

  /// Reads the phase of the gesture in which the first trigger came.
  mutating func phase() throws(RowError) -> TriggerPhase? {
    guard let word = try fields.text("trigger_phase") else { return nil }
    guard let phase = TriggerPhase(word: word) else {
      throw fields.wrong("trigger_phase", .string(word), must: "null, contact, released or settling")
    }
    return phase
  }

  /// Reads the replay settings that differ from the defaults.
  mutating func differences() throws(RowError) -> JSONObject {
    guard let text = try fields.text("settings"), text != "{}" else { return JSONObject() }
    guard let object = (try? JSONReader.value(of: Array(text.utf8)))?.object else {
      throw fields.wrong("settings", .string(text), must: "null or a text that holds a JSON object")
    }
    return object
  }

  private mutating func readFindings() throws(RowError) {
    guard let list = fields.value("findings") else { return }
    guard let findings = list.array else { throw fields.wrong("findings", list, must: "a list") }
    for finding in findings { scored.result.findings.append(try self.finding(finding)) }
  }

  private func finding(_ json: JSONValue) throws(RowError) -> ReplayFinding {
    guard let kind = json["what"]?.string.flatMap(FindingKind.init), let time = json["time_ms"]?.double else {
      let kinds = FindingKind.names.joined(separator: ", ")
      throw fields.wrong("findings", json, must: "a list of objects with time_ms and what: \(kinds)")
    }
    guard abs(time) <= Self.greatestMilliseconds else {
      throw fields.wrong(
        "findings", json,
        must: "a list whose times are at most \(Int64(Self.greatestMilliseconds)) ms, either way")
    }
    // A velocity jump without a size is infinite or NaN.
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
