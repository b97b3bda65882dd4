import GestureTraces
import PullToRefresh

/// A policy file, schema `overscroll-policy/1`: a ``RefreshPolicy`` with a name.
public struct RefreshPolicyFile: Equatable, Sendable {
  /// What results call the engine: the file's `name`, else the file's own name without `.json`.
  public let name: String
  /// What it says.
  public let policy: RefreshPolicy

  /// Largest length a policy may name, in points.
  static let longest = 100_000.0
  /// Longest time a policy may name, in milliseconds: ten minutes.
  static let slowest = 600_000.0
  private static let schema = "overscroll-policy/1"
  private static let keys = [
    "schema", "name", "input", "gain", "threshold", "strict", "moment", "dwell_ms", "hysteresis_pt",
    "busy_lock",
    "gates", "rearm", "inset", "callback_delay_ms", "min_display_ms", "close_delay_ms",
  ]

  /// Reads the file at `path`.
  ///
  /// - Parameter path: A file; `-` is stdin.
  /// - Throws: `FileError` where it cannot be read, ``PolicyFileError`` where it is no policy.
  public init(path: String) throws {
    let bytes = try FileIO.contents(of: path)
    do {
      try self.init(JSONReader.value(of: bytes), path: path)
    } catch let error as JSONError {
      throw PolicyFileError(
        "\(path):\(error.line):\(error.column)", "\(error.problem); correct the JSON there")
    }
  }

  /// Takes `json` for a policy that came from `path`.
  ///
  /// - Parameters:
  ///   - json: The whole file.
  ///   - path: For messages.
  /// - Throws: What is wrong with a key: its path, value and range.
  public init(_ json: JSONValue, path: String) throws(PolicyFileError) {
    let fields = try PolicyFields(json, path: path, known: Self.keys)
    guard try fields.text("schema") == Self.schema else {
      throw fields.problem("'schema' must be \"\(Self.schema)\"; add or correct it")
    }
    name = try fields.text("name") ?? Self.stem(of: path)
    var policy = RefreshPolicy(threshold: try fields.threshold())
    policy.input = try fields.input()
    policy.isStrict = try fields.flag("strict") ?? false
    policy.moment = try fields.moment()
    policy.hysteresis = try fields.length("hysteresis_pt") ?? 0
    policy.hasBusyLock = try fields.flag("busy_lock") ?? true
    policy.gates = try fields.gates()
    policy.rearm = try fields.rearm()
    policy.inset = try fields.inset()
    policy.callbackDelay = try fields.seconds("callback_delay_ms") ?? 0
    policy.minimumDisplay = try fields.seconds("min_display_ms") ?? 0
    policy.closeDelay = try fields.seconds("close_delay_ms") ?? 0
    self.policy = policy
  }

  /// The machine that follows the policy, idle.
  ///
  /// - Parameters:
  ///   - viewportLength: Length of the scroll view, in points.
  ///   - topInset: The top inset before the machine adds to it, in points.
  /// - Returns: The engine.
  public func engine(viewportLength: Double, topInset: Double) -> RefreshEngine {
    .policy(RefreshMachine(policy, viewport: viewportLength, originalTopInset: topInset))
  }

  private static func stem(of path: String) -> String {
    let last = path.split(separator: "/").last.map(String.init) ?? path
    return last.hasSuffix(".json") ? String(last.dropLast(5)) : last
  }
}

extension PolicyFields {
  fileprivate func length(_ key: String) throws(PolicyFileError) -> Double? {
    try number(key, in: 0...RefreshPolicyFile.longest, " pt")
  }

  fileprivate func seconds(_ key: String) throws(PolicyFileError) -> Double? {
    try number(key, in: 0...RefreshPolicyFile.slowest, " ms").map { $0 / 1000 }
  }

  fileprivate func threshold() throws(PolicyFileError) -> RefreshThreshold {
    guard let fields = try inner("threshold", known: ["points", "viewport_share", "min", "max"]) else {
      throw problem("'threshold' is missing; add {\"points\":…} or {\"viewport_share\":…}")
    }
    let share = try fields.number("viewport_share", in: 0...1, "")
    let (minimum, maximum) = (try fields.length("min"), try fields.length("max"))
    if let points = try fields.length("points") {
      guard share == nil, minimum == nil, maximum == nil else {
        throw problem("'threshold.points' stands alone; leave out 'viewport_share', 'min' and 'max'")
      }
      return .points(points)
    }
    guard let share else {
      throw problem("'threshold' needs 'points' or 'viewport_share'; add one of them")
    }
    guard (minimum ?? 0) <= (maximum ?? .infinity) else {
      throw fields.wrong("min", "at most 'threshold.max'")
    }
    return .viewportShare(share, minimum: minimum ?? 0, maximum: maximum ?? .infinity)
  }

  fileprivate func input() throws(PolicyFileError) -> RefreshInput {
    let gain = try number("gain", in: 0...1000, "")
    guard try word("input", of: ["offset", "travel"]) == "travel" else {
      guard gain == nil else {
        throw problem("'gain' goes with \"input\":\"travel\"; add that or leave it out")
      }
      return .offset
    }
    guard let gain, gain > 0 else {
      throw problem("\"input\":\"travel\" needs 'gain', points of pull per point of travel above 0; add it")
    }
    return .travel(gain: gain)
  }

  fileprivate func moment() throws(PolicyFileError) -> RefreshMoment {
    let dwell = try seconds("dwell_ms")
    let word = try word("moment", of: ["crossing", "release", "bounce-back", "dwell"]) ?? "crossing"
    guard word == "dwell" else {
      guard dwell == nil else {
        throw problem("'dwell_ms' goes with \"moment\":\"dwell\"; add that or leave it out")
      }
      return word == "release" ? .release : word == "bounce-back" ? .bounceBack : .crossing
    }
    guard let dwell else { throw problem("\"moment\":\"dwell\" needs 'dwell_ms'; add it") }
    return .dwell(dwell)
  }

  fileprivate func gates() throws(PolicyFileError) -> RefreshGates {
    var gates = RefreshGates()
    let known = [
      "finger", "start_at_edge", "cooldown_ms", "axis_cone_degrees", "sources", "max_contacts",
      "max_upward_release_pt_s",
    ]
    guard let fields = try inner("gates", known: known) else { return gates }
    gates.requiresFinger = try fields.flag("finger") ?? false
    gates.startsAtEdge = try fields.flag("start_at_edge") ?? false
    gates.cooldown = try fields.seconds("cooldown_ms") ?? 0
    gates.axisCone = try fields.number("axis_cone_degrees", in: 0...90, " degrees") ?? gates.axisCone
    gates.sources = try fields.sources()
    if let contacts = try fields.number("max_contacts", in: 1...100, ", whole") {
      guard let whole = Int(exactly: contacts) else { throw fields.wrong("max_contacts", "a whole number") }
      gates.maximumContacts = whole
    }
    gates.maximumUpwardRelease =
      try fields.number("max_upward_release_pt_s", in: 0...1e6, " pt/s") ?? .infinity
    return gates
  }

  private func sources() throws(PolicyFileError) -> RefreshSources {
    guard let words = try words("sources", of: ["touchscreen", "touchpad", "wheel"]) else { return .all }
    var sources = RefreshSources(rawValue: 0)
    if words.contains("touchscreen") { sources = sources.union(.touchscreen) }
    if words.contains("touchpad") { sources = sources.union(.touchpad) }
    if words.contains("wheel") { sources = sources.union(.wheel) }
    return sources
  }

  fileprivate func rearm() throws(PolicyFileError) -> RefreshRearm {
    guard !isText("rearm") else {
      return try word("rearm", of: ["new-gesture", "at-rest"]) == "new-gesture" ? .newGesture : .atRest
    }
    guard let fields = try inner("rearm", known: ["below_points"]) else { return .atRest }
    guard let points = try fields.length("below_points") else {
      throw problem("'rearm' needs 'below_points', or is \"new-gesture\" or \"at-rest\"; correct it")
    }
    return .below(points)
  }

  fileprivate func inset() throws(PolicyFileError) -> RefreshInset {
    guard let fields = try inner("inset", known: ["height_pt", "at", "in_ms", "out_ms", "rebase"]) else {
      return .none
    }
    let timings: [String: RefreshInsetTiming] = ["trigger": .trigger, "release": .release, "never": .never]
    let word = try fields.word("at", of: ["trigger", "release", "never"]) ?? "trigger"
    return RefreshInset(
      height: try fields.length("height_pt") ?? 0, timing: timings[word] ?? .trigger,
      opening: try fields.seconds("in_ms") ?? 0, closing: try fields.seconds("out_ms") ?? 0,
      rebases: try fields.flag("rebase") ?? false)
  }
}
