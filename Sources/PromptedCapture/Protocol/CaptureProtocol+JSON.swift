import GestureTraces
import TakeChecks
import TextFormats

extension CaptureProtocol {
  /// The value of the key `schema` in a protocol file, which identifies the format.
  package static let schema = "overscroll-protocol/1"
  /// The largest number of prompts in a protocol once every combination and repetition counts: a day of takes.
  static let mostPrompts = 10_000
  /// The longest stretch of `free` use that a prompt may ask for, in seconds: one hour.
  static let longestFree = 3600.0
  /// The byte order mark with which some editors begin a UTF-8 file (Unicode 16, section 23.8).
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
  private static let keys = ["schema", "name", "shuffle", "prompts"]

  /// Reads a protocol from the bytes of a file.
  ///
  /// - Parameters:
  ///   - bytes: The file's contents.
  ///   - path: The file's name in messages.
  /// - Throws: ``ProtocolError`` with the line and column, or the key.
  package init(bytes: [UInt8], path: String) throws(ProtocolError) {
    let json: JSONValue
    do throws(JSONError) {
      let hasMark = bytes.starts(with: Self.byteOrderMark)
      json = try JSONReader.value(of: hasMark ? Array(bytes.dropFirst(Self.byteOrderMark.count)) : bytes)
    } catch {
      throw ProtocolError(
        "\(path):\(error.line):\(error.column)", "\(error.problem); correct the JSON there")
    }
    try self.init(json, path: path)
  }

  /// Reads a protocol from JSON.
  ///
  /// - Parameters:
  ///   - json: The whole file.
  ///   - path: The file's name in messages.
  /// - Throws: ``ProtocolError`` with the key, its value, and what it must be.
  package init(_ json: JSONValue, path: String) throws(ProtocolError) {
    let fields = try ProtocolFields(json, path: path, known: Self.keys)
    guard try fields.text("schema") == Self.schema else {
      throw fields.wrong("schema", "\"\(Self.schema)\"")
    }
    guard let name = try fields.text("name") else { throw fields.missing("name", "a text") }
    guard let entries = try fields.list("prompts", known: PromptEntry.keys) else {
      throw fields.missing("prompts", "a list of prompts")
    }
    var prompts: [Prompt] = []
    for entry in entries {
      prompts += try PromptEntry.prompts(entry)
      guard prompts.count <= Self.mostPrompts else {
        throw fields.wrong("prompts", "at most \(Self.mostPrompts) takes in all combinations")
      }
    }
    let isShuffled = try fields.flag("shuffle") ?? false
    self.init(name: name, isShuffled: isShuffled, prompts: prompts, content: json)
  }
}

/// One entry of a protocol's `prompts`: every combination of its intents, directions and speeds, with repetitions.
private enum PromptEntry {
  static let keys = [
    "intent", "direction", "speed", "repeat", "instruction", "scenario", "limits", "seconds",
  ]
  /// The allowed lengths of scenarios and limits, in points.
  private static let lengths = 0.0...1_000_000
  /// The allowed times of limits, in milliseconds: up to ten minutes.
  private static let times = 0.0...600_000
  /// The allowed idle times, in milliseconds: longer than a slip of the finger, short enough not to annoy.
  private static let idles = 150.0...60_000

  static func prompts(_ fields: ProtocolFields) throws(ProtocolError) -> [Prompt] {
    guard let intents = try fields.words("intent", Intent.self) else {
      throw fields.missing(
        "intent", "one of \(Intent.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", "))")
    }
    let directions: [PromptDirection?]? = try fields.words("direction", PromptDirection.self)?.map { $0 }
    let speeds: [PromptSpeed?]? = try fields.words("speed", PromptSpeed.self)?.map { $0 }
    let count = try fields.integer("repeat", in: 1...1000) ?? 1
    var template = Prompt(intents[0])
    template.instruction = try fields.text("instruction")
    template.scenario = try scenario(fields)
    template.limits = try limits(fields)
    template.seconds = try fields.number("seconds", in: 1...CaptureProtocol.longestFree)
    try check(fields, intents, directions, speeds, template)
    return product(intents, directions ?? [nil], speeds ?? [nil], template).flatMap {
      Array(repeating: $0, count: count)
    }
  }

  private static func product(
    _ intents: [Intent], _ directions: [PromptDirection?], _ speeds: [PromptSpeed?], _ template: Prompt
  ) -> [Prompt] {
    intents.flatMap { intent in
      let only = intent.promptDirections.count == 1 ? intent.promptDirections[0] : nil
      return directions.flatMap { direction in
        speeds.map { speed in
          var prompt = template
          (prompt.intent, prompt.direction, prompt.speed) = (intent, direction ?? only, speed)
          return prompt
        }
      }
    }
  }

  private static func check(
    _ fields: ProtocolFields, _ intents: [Intent], _ directions: [PromptDirection?]?,
    _ speeds: [PromptSpeed?]?,
    _ prompt: Prompt
  ) throws(ProtocolError) {
    for intent in intents {
      try check(fields, "direction", directions ?? [], intent.promptDirections, intent)
      try check(fields, "speed", speeds ?? [], intent.promptSpeeds, intent)
      if prompt.seconds != nil, intent != .free {
        throw fields.wrong("seconds", "left out unless the intent is free")
      }
    }
  }

  private static func check<Word: RawRepresentable<String> & Equatable>(
    _ fields: ProtocolFields, _ key: String, _ words: [Word?], _ known: [Word], _ intent: Intent
  ) throws(ProtocolError) {
    guard !words.allSatisfy({ $0.map(known.contains) ?? true }) else { return }
    let list = known.map { "\"\($0.rawValue)\"" }.joined(separator: " or ")
    throw fields.wrong(key, "\(known.isEmpty ? "left out" : list) with intent \(intent.rawValue)")
  }

  private static func scenario(_ fields: ProtocolFields) throws(ProtocolError) -> TraceScenario? {
    let keys = ["start_offset", "viewport", "content", "inset_top"]
    guard let inner = try fields.inner("scenario", known: keys) else { return nil }
    var scenario = TraceScenario()
    scenario.startOffset = try inner.number("start_offset", in: lengths)
    scenario.viewport = try inner.number("viewport", in: 1...lengths.upperBound)
    scenario.content = try inner.number("content", in: lengths)
    scenario.topInset = try inner.number("inset_top", in: lengths)
    return scenario
  }

  private static func limits(_ fields: ProtocolFields) throws(ProtocolError) -> PromptLimits {
    var limits = PromptLimits()
    let keys = ["travel_pt", "duration_ms", "speed_pt_s", "idle_ms"]
    guard let inner = try fields.inner("limits", known: keys) else { return limits }
    limits.travel = try inner.range("travel_pt", in: lengths)
    limits.duration = try inner.range("duration_ms", in: times).map {
      $0.lowerBound / 1000...$0.upperBound / 1000
    }
    limits.speed = try inner.range("speed_pt_s", in: lengths)
    limits.idle = try inner.number("idle_ms", in: idles).map { $0 / 1000 }
    return limits
  }
}
