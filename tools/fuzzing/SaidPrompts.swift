import TakeChecks
import TextFormats

@testable import PromptedCapture

/// The takes that the entries of a protocol ask for, worked out of its JSON alone.
enum SaidPrompts {
  /// The ways that an intent's fingers may go, where there is one way only.
  private static let only = ["pull": "down", "pull-cancel": "down", "scroll": "down", "fling": "down"]
  /// Keys of lengths, and of times, of which a prompt keeps seconds.
  private static let lengths = [
    "start_offset", "viewport", "content", "inset_top", "travel_pt", "speed_pt_s",
  ]
  private static let times = ["duration_ms", "idle_ms"]

  /// Demands that a protocol asks for what its text says, take for take.
  static func demand(_ json: JSONValue, in session: CaptureProtocol) {
    Fuzz.demand(session.content == json, "a protocol is kept as another")
    Fuzz.demand(json["name"]?.string == session.name, "a protocol is called \(session.name)")
    Fuzz.demand(
      (json["shuffle"]?.bool ?? false) == session.isShuffled,
      "a protocol is shuffled unasked, or not as asked"
    )
    var prompts = session.prompts[...]
    for (take, count) in (json["prompts"]?.array ?? []).flatMap(takes) {
      let own = prompts.prefix(count)
      Fuzz.demand(own.count == count, "\(count) takes of \(text(take)) are read as \(own.count)")
      // Those between are of one array literal with the first and the last.
      for prompt in [own.first, own.last].compactMap(\.self) {
        Fuzz.demand(written(prompt) == take, "\(text(take)) is read as \(text(written(prompt)))")
      }
      prompts = prompts.dropFirst(count)
    }
    Fuzz.demand(prompts.isEmpty, "\(prompts.count) takes are asked for that a protocol does not have")
  }

  /// The takes of one entry: of each intent, way and speed so many as it says.
  private static func takes(_ entry: JSONValue) -> [(take: JSONObject, count: Int)] {
    var rest = JSONObject()
    rest["instruction"] = entry["instruction"]
    rest["seconds"] = entry["seconds"]?.double.map { JSONValue($0) }
    rest["has_scenario"] = .bool(entry["scenario"] != nil)
    for key in lengths { rest[key] = plain(entry["scenario"]?[key] ?? entry["limits"]?[key]) { $0 } }
    for key in times { rest[key] = plain(entry["limits"]?[key]) { $0 / 1000 } }
    var takes: [(JSONObject, Int)] = []
    for intent in words(entry["intent"]) {
      for direction in words(entry["direction"]) {
        for speed in words(entry["speed"]) {
          var take = rest
          take["intent"] = intent
          take["direction"] = direction ?? intent?.string.flatMap { only[$0] }.map { .string($0) }
          take["speed"] = speed
          takes.append((take, entry["repeat"]?.integer ?? 1))
        }
      }
    }
    return takes
  }

  /// A word, or each of a list; one that is missing is nothing.
  private static func words(_ value: JSONValue?) -> [JSONValue?] { value?.array ?? [value] }

  /// Numbers without the way that they are spelt, each changed.
  private static func plain(_ value: JSONValue?, _ change: (Double) -> Double) -> JSONValue? {
    if let list = value?.array { return .array(list.map { JSONValue(change($0.double ?? .nan)) }) }
    return value?.double.map { JSONValue(change($0)) }
  }

  /// What a prompt asks for.
  private static func written(_ prompt: Prompt) -> JSONObject {
    var take = JSONObject()
    take["instruction"] = prompt.instruction.map { .string($0) }
    take["seconds"] = prompt.seconds.map { JSONValue($0) }
    take["has_scenario"] = .bool(prompt.scenario != nil)
    let scenario = prompt.scenario
    take["start_offset"] = scenario?.startOffset.map { JSONValue($0) }
    take["viewport"] = scenario?.viewport.map { JSONValue($0) }
    take["content"] = scenario?.content.map { JSONValue($0) }
    take["inset_top"] = scenario?.topInset.map { JSONValue($0) }
    take["travel_pt"] = range(prompt.limits.travel)
    take["speed_pt_s"] = range(prompt.limits.speed)
    take["duration_ms"] = range(prompt.limits.duration)
    take["idle_ms"] = prompt.limits.idle.map { JSONValue($0) }
    take["intent"] = .string(prompt.intent.rawValue)
    take["direction"] = prompt.direction.map { .string($0.rawValue) }
    take["speed"] = prompt.speed.map { .string($0.rawValue) }
    return take
  }

  private static func range(_ range: ClosedRange<Double>?) -> JSONValue? {
    range.map { .array([JSONValue($0.lowerBound), JSONValue($0.upperBound)]) }
  }

  private static func text(_ object: JSONObject) -> String {
    var json = JSONWriter()
    json.value(.object(object))
    return json.text
  }
}
