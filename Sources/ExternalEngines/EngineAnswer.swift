import PullToRefresh
import TextFormats

/// A program's answer to an event.
///
///     {}
///     {"effects":[{"enter":"refreshing"},{"top_inset_pt":60,"duration_s":0.3},{"trigger":"contact"},{"callback":true}],"timer_s":1.5}
struct EngineAnswer {
  /// An error in a program's answer: a phrase that says what is wrong with the line.
  struct Fault: Error { let words: String }

  /// What an answer changes about the next timer.
  enum Timer {
    /// The timer set by an earlier answer is unchanged.
    case unchanged
    /// No timer is set any more.
    case none
    /// The timer fires at this time, in seconds.
    case at(Double)
  }

  /// What the program did at the event, in order.
  private(set) var effects = RefreshEffects()
  /// What the answer changes about the next timer.
  private(set) var timer = Timer.unchanged
  /// True if the program reports that it is idle; nil if the answer does not say so, and the program's state decides.
  private(set) var isIdle: Bool?
  /// The pull as the program measures it, in points; nil if not reported.
  private(set) var pull: Double?

  /// The bytes of the shortest answer, which has no effects.
  private static let nothing = Array("{}".utf8)
  private static let keys = ["effects", "timer_s", "idle", "pull_pt"]
  private static let form =
    "an effect is {\"enter\":STATE}, {\"trigger\":\"contact\"}, {\"callback\":true}, {\"top_inset_pt\":60,\"duration_s\":0.3} or {\"scroll_to_pt\":-60,\"animated\":true}"
  /// The greatest length an answer may contain, in points, and the longest time, in seconds.
  private static let (longest, slowest) = (1e6, 600.0)

  /// Reads an answer.
  ///
  /// - Parameters:
  ///   - line: The answer without its line feed.
  ///   - states: The program's states.
  ///   - now: The time of the event, in seconds.
  /// - Throws: What is wrong with the answer.
  init(_ line: [UInt8], states: [EngineDeclaration.State], now: Double) throws(Fault) {
    guard line != Self.nothing else { return }
    let json: JSONValue
    do throws(JSONError) {
      json = try JSONReader.value(of: line)
    } catch {
      throw Fault(
        words: "is not JSON: \(error.problem); answer with one object per line, {} if there is nothing to do")
    }
    guard let object = json.object else {
      throw Fault(words: "is \(json.kindName); answer with an object, {} if there is nothing to do")
    }
    for member in object.members {
      switch member.key {
      case "effects": try readEffects(member.value, states)
      case "timer_s": timer = try Self.timer(member.value, now: now)
      case "idle": isIdle = try Self.truth(member.value, "idle")
      case "pull_pt": pull = try Self.number(member.value, "pull_pt", in: 0...Self.longest)
      default:
        throw Fault(
          words: Suggestion.complaint(
            kind: "key", name: member.key.withoutControlCharacters, names: Self.keys))
      }
    }
  }

  private mutating func readEffects(_ json: JSONValue, _ states: [EngineDeclaration.State]) throws(Fault) {
    guard let list = json.array, list.count <= RefreshEffects.capacity else {
      throw Fault(words: "'effects' must be a list of at most \(RefreshEffects.capacity)")
    }
    for entry in list { effects.append(try Self.effect(entry, states)) }
  }

  private static func effect(_ json: JSONValue, _ states: [EngineDeclaration.State]) throws(Fault)
    -> RefreshEffect
  {
    guard let object = json.object, let verb = object.members.first?.key else { throw Fault(words: form) }
    switch verb {
    case "enter":
      let name = json["enter"]?.string ?? ""
      guard let index = states.firstIndex(where: { $0.name == name }) else {
        throw Fault(
          words: Suggestion.complaint(
            kind: "state", name: name.withoutControlCharacters, names: states.map(\.name)))
      }
      return try only(.enter(UInt8(index)), object, ["enter"])
    case "trigger":
      let causes: [String: TriggerPhase] = [
        "contact": .contact, "released": .released, "settling": .settling,
      ]
      guard let cause = json["trigger"]?.string.flatMap({ causes[$0] }) else {
        throw Fault(
          words: "'trigger' must be contact (a finger is down), released (its release) or settling (neither)")
      }
      return try only(.trigger(cause), object, ["trigger"])
    case "callback":
      guard json["callback"]?.bool == true else { throw Fault(words: "'callback' must be true") }
      return try only(.callback, object, ["callback"])
    case "top_inset_pt", "duration_s":
      let inset = try number(json["top_inset_pt"], "top_inset_pt", in: 0...longest)
      let duration = try json["duration_s"].map { json throws(Fault) in
        try number(json, "duration_s", in: 0...slowest)
      }
      return try only(.setTopInset(inset, duration: duration ?? 0), object, ["top_inset_pt", "duration_s"])
    case "scroll_to_pt", "animated":
      let offset = try number(json["scroll_to_pt"], "scroll_to_pt", in: -longest...longest)
      let isAnimated = try json["animated"].map { json throws(Fault) in try truth(json, "animated") }
      return try only(
        .scroll(to: offset, animated: isAnimated ?? false), object, ["scroll_to_pt", "animated"])
    default: throw Fault(words: "'\(verb.withoutControlCharacters)' is not an effect; \(form)")
    }
  }

  /// The effect, if the JSON object has no other keys than `keys`; throws otherwise.
  private static func only(
    _ effect: RefreshEffect, _ object: JSONObject, _ keys: [String]
  ) throws(Fault) -> RefreshEffect {
    guard object.members.allSatisfy({ keys.contains($0.key) }) else { throw Fault(words: form) }
    return effect
  }

  private static func timer(_ json: JSONValue, now: Double) throws(Fault) -> Timer {
    if case .null = json { return .none }
    guard let time = json.double, time >= now, time <= now + slowest else {
      throw Fault(
        words:
          "'timer_s' must be null or a time from now, \(JSONWriter.text(of: now)) s, to \(Int(slowest)) s later"
      )
    }
    return .at(time)
  }

  private static func truth(_ json: JSONValue, _ key: String) throws(Fault) -> Bool {
    guard let truth = json.bool else { throw Fault(words: "'\(key)' must be true or false") }
    return truth
  }

  private static func number(_ json: JSONValue?, _ key: String, in range: ClosedRange<Double>) throws(Fault)
    -> Double
  {
    guard let number = json?.double, range.contains(number) else {
      throw Fault(
        words:
          "'\(key)' must be a number from \(JSONWriter.text(of: range.lowerBound)) to \(JSONWriter.text(of: range.upperBound))"
      )
    }
    return number
  }
}
