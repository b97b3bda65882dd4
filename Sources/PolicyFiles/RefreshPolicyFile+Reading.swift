import PullToRefresh
import TextFormats

/// The parts of a policy file, read in the order in which they are documented (`Contract.md`, "Policy files").
extension PolicyReader {
  private static let keys = [
    "schema", "name", "input", "gain", "threshold", "strict", "moment", "dwell_ms", "hysteresis_pt",
    "busy_lock", "gates", "rearm", "inset", "callback_delay_ms", "min_display_ms", "close_delay_ms",
  ]

  /// The whole file; nil, or anything, where there are problems.
  mutating func policyFile(_ json: JSONValue, named stem: String) -> RefreshPolicyFile? {
    guard let file = object(json, path: "$", known: Self.keys) else { return nil }
    if file["schema"]?.string != RefreshPolicyFile.schema {
      _ = wrong("schema", of: file, "\"\(RefreshPolicyFile.schema)\"") as String?
    }
    let name = text("name", of: file) ?? stem
    var policy = RefreshPolicy(threshold: .points(0))
    policy.input = input(of: file)
    policy.threshold = threshold(of: file) ?? policy.threshold
    policy.isStrict = flag("strict", of: file) ?? false
    policy.moment = moment(of: file)
    policy.hysteresis = length("hysteresis_pt", of: file) ?? 0
    policy.hasBusyLock = flag("busy_lock", of: file) ?? true
    policy.gates = gates(of: file)
    policy.rearm = rearm(of: file)
    policy.inset = inset(of: file)
    policy.callbackDelay = seconds("callback_delay_ms", of: file) ?? 0
    policy.minimumDisplay = seconds("min_display_ms", of: file) ?? 0
    policy.closeDelay = seconds("close_delay_ms", of: file) ?? 0
    return RefreshPolicyFile(name: name, policy: policy)
  }

  private mutating func length(_ key: String, of object: PolicyObject) -> Double? {
    number(key, of: object, in: 0...RefreshPolicyFile.longest, " pt")
  }

  private mutating func seconds(_ key: String, of object: PolicyObject) -> Double? {
    number(key, of: object, in: 0...RefreshPolicyFile.slowest, " ms").map { $0 / 1000 }
  }

  private mutating func input(of file: PolicyObject) -> RefreshInput {
    let input = word("input", of: file, among: ["offset", "travel"])
    let gain = number("gain", of: file, in: 0...RefreshPolicyFile.strongest, "")
    guard input == "travel" else {
      if file.has("gain"), input != nil || !file.has("input") {
        complain("$.gain", "goes with \"input\":\"travel\"; add that or leave it out")
      }
      return .offset
    }
    if !file.has("gain") {
      complain("$.gain", "is absent; \"input\":\"travel\" needs it: points of pull for a point of travel")
    } else if gain == 0 {
      complain("$.gain", "is 0; it must be above 0, or no travel is a pull")
    }
    return .travel(gain: gain ?? 1)
  }

  private mutating func threshold(of file: PolicyObject) -> RefreshThreshold? {
    guard file.has("threshold") else {
      complain("$.threshold", "is absent; add {\"points\":…} or {\"viewport_share\":…}")
      return nil
    }
    let known = ["points", "viewport_share", "min", "max"]
    guard let object = object("threshold", of: file, known: known) else { return nil }
    let points = length("points", of: object)
    let share = number("viewport_share", of: object, in: 0...1, "")
    let (minimum, maximum) = (length("min", of: object) ?? 0, length("max", of: object) ?? .infinity)
    if minimum > maximum {
      return wrong(
        "min", of: object, "at most 'max', which is \(JSONWriter.text(of: maximum))", kind: .emptyRange)
    }
    if object.has("points") {
      if let other = known.dropFirst().first(where: object.has) {
        complain(
          object.path(of: other), "does not go with 'points', which stands alone; leave one of them out")
      }
      return points.map { .points($0) }
    }
    if !object.has("viewport_share") {
      complain(object.path, "needs 'points' or 'viewport_share'; add one of them")
    }
    return share.map { .viewportShare($0, minimum: minimum, maximum: maximum) }
  }

  private mutating func moment(of file: PolicyObject) -> RefreshMoment {
    let word = word("moment", of: file, among: ["crossing", "release", "bounce-back", "dwell"])
    let dwell = seconds("dwell_ms", of: file)
    switch word {
    case "dwell":
      if !file.has("dwell_ms") { complain("$.dwell_ms", "is absent; \"moment\":\"dwell\" needs it") }
      return .dwell(dwell ?? 0)
    case nil where file.has("moment"): return .crossing
    default:
      if file.has("dwell_ms") {
        complain("$.dwell_ms", "goes with \"moment\":\"dwell\"; add that or leave it out")
      }
      return word == "release" ? .release : word == "bounce-back" ? .bounceBack : .crossing
    }
  }

  private mutating func gates(of file: PolicyObject) -> RefreshGates {
    var gates = RefreshGates()
    let known = [
      "finger", "start_at_edge", "cooldown_ms", "axis_cone_degrees", "sources", "max_contacts",
      "max_upward_release_pt_s",
    ]
    guard let object = object("gates", of: file, known: known) else { return gates }
    gates.requiresFinger = flag("finger", of: object) ?? false
    gates.startsAtEdge = flag("start_at_edge", of: object) ?? false
    gates.cooldown = seconds("cooldown_ms", of: object) ?? 0
    gates.axisCone = number("axis_cone_degrees", of: object, in: 0...90, " degrees") ?? gates.axisCone
    gates.sources = sources(of: object)
    let most = whole("max_contacts", of: object, in: 1...RefreshPolicyFile.mostContacts)
    gates.maximumContacts = most ?? gates.maximumContacts
    gates.maximumUpwardRelease =
      number("max_upward_release_pt_s", of: object, in: 0...RefreshPolicyFile.fastest, " pt/s") ?? .infinity
    return gates
  }

  private mutating func sources(of gates: PolicyObject) -> RefreshSources {
    let names = RefreshSources.named.map(\.name)
    guard let words = words("sources", of: gates, among: names) else { return .all }
    return RefreshSources.named.filter { words.contains($0.name) }
      .reduce(RefreshSources(rawValue: 0)) { $0.union($1.source) }
  }

  private mutating func rearm(of file: PolicyObject) -> RefreshRearm {
    let words = ["new-gesture", "at-rest"]
    guard let value = file["rearm"] else { return .atRest }
    guard value.object != nil else {
      if let word = value.string, words.contains(word) { return word == words[0] ? .newGesture : .atRest }
      return wrong("rearm", of: file, "\"new-gesture\", \"at-rest\" or {\"below_points\":…}") ?? .atRest
    }
    guard let object = object("rearm", of: file, known: ["below_points"]) else { return .atRest }
    if !object.has("below_points") {
      complain(object.path, "needs 'below_points', or is \"new-gesture\" or \"at-rest\"; correct it")
    }
    return length("below_points", of: object).map { .below($0) } ?? .atRest
  }

  private mutating func inset(of file: PolicyObject) -> RefreshInset {
    let known = ["height_pt", "at", "in_ms", "out_ms", "rebase"]
    guard let object = object("inset", of: file, known: known) else { return .none }
    let names = RefreshInsetTiming.named
    let word = word("at", of: object, among: names.map(\.name)) ?? names[0].name
    return RefreshInset(
      height: length("height_pt", of: object) ?? 0,
      timing: names.first { $0.name == word }?.timing ?? .trigger,
      opening: seconds("in_ms", of: object) ?? 0,
      closing: seconds("out_ms", of: object) ?? RefreshPolicyFile.standardClosing,
      rebases: flag("rebase", of: object) ?? false)
  }
}

extension RefreshSources {
  /// The kinds of input by the words of a policy file.
  static let named: [(name: String, source: RefreshSources)] = [
    ("touchscreen", .touchscreen), ("touchpad", .touchpad), ("wheel", .wheel),
  ]
}

extension RefreshInsetTiming {
  /// The timings of an inset, by the words of a policy file; the first is the default.
  static let named: [(name: String, timing: RefreshInsetTiming)] = [
    ("trigger", .trigger), ("release", .release), ("never", .never),
  ]
}
