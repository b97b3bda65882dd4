import PolicyFiles
import PullToRefresh
import ScrollPhysics
import TextFormats
import TraceReplay

/// A program's answer to the first line: what it is, and which events it needs.
///
///     {"protocol":"overscroll-engine/1","name":"mine","policy":{"schema":"overscroll-policy/1","threshold":{"points":60}},
///      "states":["idle","pulling","refreshing"]}
package struct EngineDeclaration: Equatable, Sendable {
  /// What the program is compared with: a perfect engine of the same policy.
  package enum Yardstick: Equatable, Sendable {
    /// The policy that the program states.
    case policy(RefreshPolicy)
    /// A built-in system that the program resembles: that system's pull, firing moment and scroll view count.
    case system(RefreshSystem)
  }

  /// A state of the program, and the nearest state of a policy.
  package struct State: Equatable, Sendable {
    /// The program's name for the state.
    package let name: String
    /// The nearest state of a policy.
    package let kind: RefreshState
  }

  /// The program's name in results.
  package let name: String
  /// What the program is compared with.
  package let yardstick: Yardstick
  /// The program's states, at least one; it begins in the first.
  package let states: [State]
  /// True if the program receives every sample of a finger.
  package let followsFinger: Bool
  /// True if the program is notified of further fingers that come down or leave.
  package let hearsFingers: Bool
  /// True if an app can begin a refresh itself.
  package let takesBegin: Bool
  /// True if the program accepts another threshold.
  package let takesThreshold: Bool
  /// The longest time that the program may take for an answer, in seconds.
  package let limit: Double

  /// The scroll view that the program's engine ships on.
  package var nativeList: ScrollList {
    if case .system(let system) = yardstick { system.nativeList } else { .uiScrollView }
  }

  /// The engine that the program is compared with, in a scene.
  ///
  /// - Parameters:
  ///   - scene: The scene, for its viewport and insets.
  ///   - model: The scroll physics.
  /// - Returns: An idle engine, which measures the pull and defines what a perfect engine would have done.
  package func yardstick(in scene: Scene, on model: ScrollModel) -> RefreshEngine {
    switch yardstick {
    case .policy(let policy):
      .policy(RefreshMachine(policy, viewport: scene.viewport, originalTopInset: scene.topInset))
    case .system(let system): RefreshEngine(system, in: scene, on: model)
    }
  }
}

extension EngineDeclaration {
  private static let keys = [
    "protocol", "name", "policy", "like", "states", "wants", "deadline_ms",
  ]
  /// The values allowed in `wants`.
  private static let wishes = ["finger-moved", "fingers", "begin-refreshing", "threshold"]
  /// The most states that a program may declare, and the most bytes of a name.
  private static let (mostStates, longestName) = (64, 80)
  /// The range of `deadline_ms`, in milliseconds.
  private static let deadlines = 1.0...60_000
  /// The timeout for an answer if the program declares none, in milliseconds.
  private static let usualDeadline = 5000.0
  /// The states of a program that declares none: those of a policy.
  private static let policyStates: [State] = [
    .idle, .pulling, .armed, .refreshing, .finishing,
  ].map { State(name: "\($0.name)", kind: $0) }

  /// An error in a program's first answer: a phrase that says what is wrong with the line.
  struct Fault: Error { let words: String }

  /// Reads a first answer.
  ///
  /// - Parameter line: The answer without its line feed.
  /// - Throws: What is wrong with the answer.
  init(_ line: [UInt8]) throws(Fault) {
    let json: JSONValue
    do throws(JSONError) {
      json = try JSONReader.value(of: line)
    } catch {
      throw Fault(
        words:
          "its hello '\(EngineProcess.shown(line))' is not JSON: \(error.problem); answer with one object per line"
      )
    }
    guard let hello = json.object else {
      throw Fault(words: "its hello is \(json.kindName); answer with an object")
    }
    try self.init(hello, json)
  }

  private init(_ hello: JSONObject, _ json: JSONValue) throws(Fault) {
    let spoken = json["protocol"]?.string
    guard spoken == ExternalEngine.protocolName else {
      throw Fault(
        words:
          "it speaks '\(spoken?.withoutControlCharacters ?? "nothing")', this program \(ExternalEngine.protocolName); send \"protocol\":\"\(ExternalEngine.protocolName)\" in its hello"
      )
    }
    if let other = hello.members.first(where: { !Self.keys.contains($0.key) })?.key {
      throw Fault(
        words:
          "its hello: \(Suggestion.complaint(kind: "key", name: other.withoutControlCharacters, names: Self.keys))"
      )
    }
    name = try Self.name(json["name"])
    yardstick = try Self.yardstick(json["policy"], json["like"])
    states = try Self.states(json["states"])
    let wants = try Self.wants(json["wants"])
    followsFinger = wants.contains("finger-moved")
    hearsFingers = wants.contains("fingers")
    takesBegin = wants.contains("begin-refreshing")
    takesThreshold = wants.contains("threshold")
    limit = try Self.seconds(json["deadline_ms"])
  }

  private static func name(_ json: JSONValue?) throws(Fault) -> String {
    guard let name = json?.string, !name.isEmpty, name.utf8.count <= longestName,
      !name.holdsControlCharacter
    else {
      throw Fault(words: "its hello: 'name' must be a text of 1 to \(longestName) bytes, its name in results")
    }
    guard RefreshSystem(named: name) == nil else {
      throw Fault(words: "its hello: '\(name)' is a built-in engine; choose another name")
    }
    return name
  }

  private static func yardstick(_ policy: JSONValue?, _ like: JSONValue?) throws(Fault) -> Yardstick {
    switch (policy, like) {
    case (let policy?, nil):
      do throws(PolicyFileError) {
        return .policy(try RefreshPolicyFile(policy, path: "'policy'").policy)
      } catch {
        throw Fault(words: "its hello: \(error.lines.first ?? "\(error)")")
      }
    case (nil, let like?):
      let name = like.string ?? ""
      guard let system = RefreshSystem(named: name) else {
        throw Fault(
          words:
            "its hello: 'like': \(Suggestion.complaint(kind: "engine", name: name.withoutControlCharacters, names: RefreshEngine.names, list: "overscroll engines"))"
        )
      }
      return .system(system)
    default:
      throw Fault(
        words:
          "its hello must name a rule for due times: 'policy', an object as 'overscroll engines --policy' writes, or 'like', a built-in engine's name"
      )
    }
  }

  private static func states(_ json: JSONValue?) throws(Fault) -> [State] {
    guard let json else { return policyStates }
    let advice =
      "'states' must be a list of 1 to \(mostStates) different names, or of {\"name\":…,\"as\":\"idle\"}; 'as' is one of idle, pulling, armed, refreshing, finishing"
    guard let list = json.array, (1...mostStates).contains(list.count) else {
      throw Fault(words: "its hello: \(advice)")
    }
    var states: [State] = []
    for (index, entry) in list.enumerated() {
      guard let state = state(entry, isFirst: index == 0), !states.contains(where: { $0.name == state.name })
      else { throw Fault(words: "its hello: \(advice)") }
      states.append(state)
    }
    return states
  }

  private static func state(_ json: JSONValue, isFirst: Bool) -> State? {
    guard let name = (json.string ?? json["name"]?.string), !name.isEmpty, name.utf8.count <= longestName,
      !name.holdsControlCharacter
    else { return nil }
    let word = json["as"].map { $0.string ?? "" } ?? name
    let known = policyStates.first { $0.name == word }?.kind
    guard let kind = known ?? (json["as"] == nil ? (isFirst ? .idle : .pulling) : nil) else { return nil }
    return State(name: name, kind: kind)
  }

  private static func wants(_ json: JSONValue?) throws(Fault) -> [String] {
    guard let json else { return [] }
    guard let words = json.array?.compactMap(\.string), words.count == json.array?.count,
      words.allSatisfy(wishes.contains)
    else { throw Fault(words: "its hello: 'wants' must be a list of \(wishes.joined(separator: ", "))") }
    return words
  }

  private static func seconds(_ json: JSONValue?) throws(Fault) -> Double {
    guard let json else { return usualDeadline / 1000 }
    guard let milliseconds = json.double, deadlines.contains(milliseconds) else {
      throw Fault(words: "its hello: 'deadline_ms' must be a number from 1 to 60000")
    }
    return milliseconds / 1000
  }
}
