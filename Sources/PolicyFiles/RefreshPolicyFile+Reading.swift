import PullToRefresh
import TextFormats

/// Readers for the parts of a policy file, in the order in which they are documented (`Contract.md`, "Policy files").
extension PolicyReader {
  private static let keys = [
    "schema", "name", "input", "gain", "threshold", "strict", "moment", "dwell_ms", "hysteresis_pt",
    "busy_lock", "gates", "rearm", "inset", "callback_delay_ms", "min_display_ms", "close_delay_ms",
  ]

  /// Reads the whole file; the result is only valid if there are no errors.
  mutating func readPolicyFile(_ json: JSONValue, named stem: String) -> RefreshPolicyFile? {
    guard let file = readObject(json, path: "$", known: Self.keys) else { return nil }
    if file["schema"]?.string != RefreshPolicyFile.schema {
      _ = reject("schema", of: file, "\"\(RefreshPolicyFile.schema)\"") as String?
    }
    let name = readText("name", of: file) ?? stem
    var policy = RefreshPolicy(threshold: .points(0))
    policy.input = readInput(of: file)
    policy.threshold = readThreshold(of: file) ?? policy.threshold
    policy.isStrict = readFlag("strict", of: file) ?? false
    policy.moment = readMoment(of: file)
    policy.hysteresis = readLength("hysteresis_pt", of: file) ?? 0
    policy.hasBusyLock = readFlag("busy_lock", of: file) ?? true
    policy.gates = readGates(of: file)
    policy.rearm = readRearm(of: file)
    policy.inset = readInset(of: file)
    policy.callbackDelay = readSeconds("callback_delay_ms", of: file) ?? 0
    policy.minimumDisplay = readSeconds("min_display_ms", of: file) ?? 0
    policy.closeDelay = readSeconds("close_delay_ms", of: file) ?? 0
    return RefreshPolicyFile(name: name, policy: policy)
  }

  private mutating func readLength(_ key: String, of object: PolicyObject) -> Double? {
    readNumber(key, of: object, in: 0...RefreshPolicyFile.longest, " pt")
  }

  private mutating func readSeconds(_ key: String, of object: PolicyObject) -> Double? {
    readNumber(key, of: object, in: 0...RefreshPolicyFile.slowest, " ms").map { $0 / 1000 }
  }

  private mutating func readInput(of file: PolicyObject) -> RefreshInput {
    let input = readWord("input", of: file, among: ["offset", "travel"])
    let gain = readNumber("gain", of: file, in: 0...RefreshPolicyFile.strongest, "")
    guard input == "travel" else {
      if file.has("gain"), input != nil || !file.has("input") {
        complain("$.gain", "needs \"input\":\"travel\"; add that or remove it")
      }
      return .offset
    }
    if !file.has("gain") {
      complain("$.gain", "is absent; \"input\":\"travel\" needs it: points of pull per point of travel")
    } else if gain == 0 {
      complain("$.gain", "is 0; it must be above 0, otherwise travel never becomes a pull")
    }
    return .travel(gain: gain ?? 1)
  }

  private mutating func readThreshold(of file: PolicyObject) -> RefreshThreshold? {
    guard file.has("threshold") else {
      complain("$.threshold", "is absent; add {\"points\":…} or {\"viewport_share\":…}")
      return nil
    }
    let known = ["points", "viewport_share", "plus", "min", "max"]
    guard let object = readObject("threshold", of: file, known: known) else { return nil }
    let points = readLength("points", of: object)
    let share = readNumber("viewport_share", of: object, in: 0...1, "")
    let (minimum, maximum) = (readLength("min", of: object) ?? 0, readLength("max", of: object) ?? .infinity)
    if minimum > maximum {
      return reject(
        "min", of: object, "at most 'max', which is \(JSONWriter.text(of: maximum))", kind: .emptyRange)
    }
    if object.has("points") {
      if let other = known.dropFirst().first(where: object.has) {
        complain(
          object.path(of: other), "cannot be combined with 'points'; remove one of them")
      }
      return points.map { .points($0) }
    }
    if !object.has("viewport_share") {
      complain(object.path, "needs 'points' or 'viewport_share'; add one of them")
    }
    let plus = readLength("plus", of: object) ?? 0
    return share.map { .viewportShare($0, minimum: minimum, maximum: maximum, plus: plus) }
  }

  private mutating func readMoment(of file: PolicyObject) -> RefreshMoment {
    let word = readWord("moment", of: file, among: ["crossing", "release", "bounce-back", "dwell"])
    let dwell = readSeconds("dwell_ms", of: file)
    switch word {
    case "dwell":
      if !file.has("dwell_ms") { complain("$.dwell_ms", "is absent; \"moment\":\"dwell\" needs it") }
      return .dwell(dwell ?? 0)
    case nil where file.has("moment"): return .crossing
    default:
      if file.has("dwell_ms") {
        complain("$.dwell_ms", "needs \"moment\":\"dwell\"; add that or remove it")
      }
      return word == "release" ? .release : word == "bounce-back" ? .bounceBack : .crossing
    }
  }

  private mutating func readGates(of file: PolicyObject) -> RefreshGates {
    var gates = RefreshGates()
    let known = [
      "finger", "start_at_edge", "cooldown_ms", "axis_cone_degrees", "sources", "max_contacts",
      "max_upward_release_pt_s",
    ]
    guard let object = readObject("gates", of: file, known: known) else { return gates }
    gates.requiresFinger = readFlag("finger", of: object) ?? false
    gates.startsAtEdge = readFlag("start_at_edge", of: object) ?? false
    gates.cooldown = readSeconds("cooldown_ms", of: object) ?? 0
    gates.axisCone = readNumber("axis_cone_degrees", of: object, in: 0...90, " degrees") ?? gates.axisCone
    gates.sources = readSources(of: object)
    let most = readWhole("max_contacts", of: object, in: 1...RefreshPolicyFile.mostContacts)
    gates.maximumContacts = most ?? gates.maximumContacts
    gates.maximumUpwardRelease =
      readNumber("max_upward_release_pt_s", of: object, in: 0...RefreshPolicyFile.fastest, " pt/s")
      ?? .infinity
    return gates
  }

  private mutating func readSources(of gates: PolicyObject) -> RefreshSources {
    let names = RefreshSources.named.map { $0.name }
    guard let words = readWords("sources", of: gates, among: names) else { return .all }
    return RefreshSources.named.filter { words.contains($0.name) }
      .reduce(RefreshSources(rawValue: 0)) { $0.union($1.source) }
  }

  private mutating func readRearm(of file: PolicyObject) -> RefreshRearm {
    let words = ["new-gesture", "at-rest"]
    guard let value = file["rearm"] else { return .atRest }
    guard value.object != nil else {
      if let word = value.string, words.contains(word) { return word == words[0] ? .newGesture : .atRest }
      return reject("rearm", of: file, "\"new-gesture\", \"at-rest\" or {\"below_points\":…}") ?? .atRest
    }
    guard let object = readObject("rearm", of: file, known: ["below_points"]) else { return .atRest }
    if !object.has("below_points") {
      complain(object.path, "needs 'below_points', or is \"new-gesture\" or \"at-rest\"; correct it")
    }
    return readLength("below_points", of: object).map { .below($0) } ?? .atRest
  }

  private mutating func readInset(of file: PolicyObject) -> RefreshInset {
    let known = ["height_pt", "at", "in_ms", "out_ms", "rebase"]
    guard let object = readObject("inset", of: file, known: known) else { return .none }
    let names = RefreshInsetTiming.named
    let word = readWord("at", of: object, among: names.map { $0.name }) ?? names[0].name
    return RefreshInset(
      height: readLength("height_pt", of: object) ?? 0,
      timing: names.first { $0.name == word }?.timing ?? .trigger,
      opening: readSeconds("in_ms", of: object) ?? 0,
      closing: readSeconds("out_ms", of: object) ?? RefreshPolicyFile.standardClosing,
      rebases: readFlag("rebase", of: object) ?? false)
  }
}

extension RefreshSources {
  /// The kinds of input with their names in a policy file.
  static let named: [(name: String, source: RefreshSources)] = [
    ("touchscreen", .touchscreen), ("touchpad", .touchpad), ("wheel", .wheel),
  ]
}

extension RefreshInsetTiming {
  /// The timings of an inset with their names in a policy file; the first is the default.
  static let named: [(name: String, timing: RefreshInsetTiming)] = [
    ("trigger", .trigger), ("release", .release), ("never", .never),
  ]
}
