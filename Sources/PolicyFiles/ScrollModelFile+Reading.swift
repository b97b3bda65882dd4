import ScrollPhysics
import TextFormats

/// Readers for the parts of a model file, in the order in which they are documented (`Contract.md`, "Model files").
extension PolicyReader {
  private static let keys = [
    "schema", "name", "drag", "fling", "edge", "return", "catch", "tracker", "rest",
  ]

  /// Reads the whole file; the result is only valid if there are no errors.
  mutating func readModelFile(_ json: JSONValue, named stem: String) -> ScrollModelFile? {
    guard let file = readObject(json, path: "$", known: Self.keys) else { return nil }
    if file["schema"]?.string != ScrollModelFile.schema {
      _ = reject("schema", of: file, "\"\(ScrollModelFile.schema)\"") as String?
    }
    let name = readModelName(of: file, otherwise: stem)
    let drag = readDrag(of: file)
    var release = ReleaseRule()
    let fling = readFling(of: file, &release)
    let back = readReturn(of: file, &release)
    guard let drag, let fling, let back else { return nil }
    var parts = ModelParts(curves: ModelCurves(drag: drag, fling: fling, bounce: back))
    parts.release = release
    if readWord("edge", of: file, among: ["return", "stop"]) == "stop" { parts.crossing = .stop }
    if readWord("catch", of: file, among: ["offset", "travel"]) == "travel" { parts.catching = .atTravel }
    let rules = ReleaseTracker.Rule.composable
    if let word = readWord("tracker", of: file, among: rules.map(\.name)) {
      parts.tracker = rules.first { $0.name == word }?.rule ?? parts.tracker
    }
    parts.rest = readRest(of: file)
    return ScrollModelFile(name: name, parts: parts)
  }

  /// The model's name, else that of the file: not that of a built-in model, and without what separates names on a command line or
  /// steers a terminal.
  private mutating func readModelName(of file: PolicyObject, otherwise stem: String) -> String {
    let name = readText("name", of: file) ?? stem
    let isGiven = file.has("name")
    if ScrollModelFile.isReserved(name) {
      complain(
        "$.name",
        isGiven
          ? "is \"\(name)\", which is reserved; choose another name"
          : "is absent, and the file's own name, \(name), is reserved; add a name")
    }
    let hasForbidden = name.unicodeScalars.contains(where: ScrollModelFile.isForbidden)
    if name.isEmpty || name.utf8.count > ScrollModelFile.longestName || hasForbidden {
      let must = "1 to \(ScrollModelFile.longestName) bytes, without , : \" ( ) and control characters"
      complain(
        "$.name",
        isGiven
          ? "must have \(must)" : "is absent, and the file's own name cannot be used; add one of \(must)")
    }
    return name
  }

  /// The part under `key` and its `rule`; nil, with an error, if either is absent or unknown. `rules` are the known rules with their keys.
  private mutating func readPart(
    _ key: String, of file: PolicyObject, _ rules: [(name: String, keys: [String])], also: [String] = []
  ) -> (rule: String, object: PolicyObject)? {
    let names = rules.map(\.name)
    guard let value = file[key] else {
      complain("$.\(key)", "is absent; add {\"rule\":…}, with one of \(names.joined(separator: ", "))")
      return nil
    }
    let all = rules.flatMap(\.keys) + also + ["rule"]
    guard let object = readObject(value, path: file.path(of: key), known: all) else { return nil }
    guard object.has("rule") else {
      complain("$.\(key).rule", "is absent; give one of \(names.joined(separator: ", "))")
      return nil
    }
    guard let rule = readWord("rule", of: object, among: names) else { return nil }
    let own = (rules.first { $0.name == rule }?.keys ?? []) + also + ["rule"]
    for member in object.json.members where all.contains(member.key) && !own.contains(member.key) {
      complain(object.path(of: member.key), "does not belong to the rule \"\(rule)\"; remove it")
    }
    return (rule, object)
  }

  /// A constant of a part, in points, seconds or without a unit; nil, with an error, if it is absent or out of its range.
  private mutating func readConstant(
    _ key: String, of object: PolicyObject, in range: ClosedRange<Double>, _ unit: String = ""
  ) -> Double? {
    guard object.has(key) else {
      let (low, high) = (JSONWriter.text(of: range.lowerBound), JSONWriter.text(of: range.upperBound))
      complain(object.path(of: key), "is absent; give a number from \(low) to \(high)\(unit)")
      return nil
    }
    return readNumber(key, of: object, in: range, unit)
  }

  private mutating func readDrag(of file: PolicyObject) -> DragCurve? {
    let rules = [
      ("band", ["coefficient", "dimension"]), ("share", ["share"]), ("clamp", ["limit_pt"]), ("stop", []),
    ]
    guard let (rule, part) = readPart("drag", of: file, rules) else { return nil }
    switch rule {
    case "band":
      let coefficient = readConstant("coefficient", of: part, in: ScrollModelFile.coefficients)
      guard part.has("dimension"), part["dimension"]?.string != "viewport" else {
        return coefficient.map { .band(coefficient: $0) }
      }
      guard part["dimension"]?.double != nil else {
        return reject("dimension", of: part, "\"viewport\", or a number from 1 to 100000 pt")
      }
      let length = readNumber("dimension", of: part, in: ScrollModelFile.dimensions, " pt")
      guard let coefficient, let length else { return nil }
      return .longBand(coefficient: coefficient, length: length)
    case "share":
      guard let share = part["share"]?.double, share == 0 || ScrollModelFile.shares.contains(share) else {
        return reject("share", of: part, "0, or a number from 0.001 to 1")
      }
      return .share(share)
    case "clamp":
      return readConstant("limit_pt", of: part, in: ScrollModelFile.limits, " pt").map { .clamp(limit: $0) }
    default: return .clampedIncrements(limit: 0)
    }
  }

  private mutating func readFling(of file: PolicyObject, _ release: inout ReleaseRule) -> FlingCurve? {
    let rules = [
      ("none", []), ("exponential", ["rate_per_ms", "friction_per_s"]), ("braking", ["deceleration_pt_s2"]),
      ("quartic", ["speed_of_1_s_pt_s"]),
    ]
    let also = ["gain", "least_pt_s", "greatest_pt_s"]
    guard let (rule, part) = readPart("fling", of: file, rules, also: also) else { return nil }
    let speeds = 0...RefreshPolicyFile.fastest
    release.gain = readNumber("gain", of: part, in: 0...10, "") ?? 1
    release.least = readNumber("least_pt_s", of: part, in: speeds, " pt/s") ?? 0
    release.greatest = readNumber("greatest_pt_s", of: part, in: ScrollModelFile.speeds, " pt/s") ?? .infinity
    if release.greatest < release.least {
      complain(part.path(of: "greatest_pt_s"), "is below 'least_pt_s'; raise it", kind: .emptyRange)
    }
    switch rule {
    case "none": return .rest
    case "exponential":
      if part.has("rate_per_ms"), part.has("friction_per_s") {
        complain(part.path(of: "friction_per_s"), "cannot be combined with 'rate_per_ms'; remove one of them")
        return nil
      }
      if part.has("friction_per_s") {
        return readNumber("friction_per_s", of: part, in: ScrollModelFile.frictions, " /s").map {
          .decay(perSecond: $0)
        }
      }
      return readConstant("rate_per_ms", of: part, in: ScrollModelFile.rates)
        .map { .decay(perSecond: Deceleration(rate: $0).perSecond) }
    case "braking":
      return readConstant("deceleration_pt_s2", of: part, in: ScrollModelFile.decelerations, " pt/s²").map {
        .braking(deceleration: $0)
      }
    default:
      return readConstant("speed_of_1_s_pt_s", of: part, in: ScrollModelFile.speeds, " pt/s")
        .map { .quartic(speedOfOneSecond: $0) }
    }
  }

  private mutating func readReturn(of file: PolicyObject, _ release: inout ReleaseRule) -> BounceCurve? {
    let rules = [
      ("none", []), ("spring", Self.springs + ["damping_ratio"]), ("eased", ["curve", "duration_ms"]),
    ]
    guard let (rule, part) = readPart("return", of: file, rules, also: ["velocity"]) else { return nil }
    switch readWord("velocity", of: part, among: ["slope", "all", "none"]) {
    case "all": release.beyond = .all
    case "none": release.beyond = .none
    default: release.beyond = .slope
    }
    switch rule {
    case "none": return .rest
    case "spring": return readSpring(part).map { .spring($0) }
    default:
      let curve = readWord("curve", of: part, among: ["quartic", "circular"])
      if !part.has("curve") { complain(part.path(of: "curve"), "is absent; give quartic or circular") }
      guard let duration = readConstant("duration_ms", of: part, in: ScrollModelFile.milliseconds, " ms"),
        let curve
      else { return nil }
      return curve == "quartic" ? .quartic(duration: duration / 1000) : .circular(duration: duration / 1000)
    }
  }

  /// The keys for how fast a spring is: one of them.
  private static let springs = ["stiffness", "period_s", "frequency_per_s"]

  private mutating func readSpring(_ part: PolicyObject) -> Spring? {
    let ratio = readConstant("damping_ratio", of: part, in: ScrollModelFile.dampingRatios)
    let given = Self.springs.filter(part.has)
    guard given.count < 2 else {
      complain(part.path(of: given[1]), "cannot be combined with '\(given[0])'; remove one of them")
      return nil
    }
    switch given.first {
    case "period_s":
      guard let period = readNumber("period_s", of: part, in: 0.01...100, " s"), let ratio else { return nil }
      return Spring(response: period, dampingRatio: ratio)
    case "frequency_per_s":
      let frequency = readNumber("frequency_per_s", of: part, in: ScrollModelFile.frequencies, " /s")
      guard let frequency, let ratio else { return nil }
      return Spring(frequency: frequency, dampingRatio: ratio)
    default:
      let stiffness = readConstant("stiffness", of: part, in: 0.0025...1e6, " /s²")
      guard let stiffness, let ratio else { return nil }
      return Spring(mass: 1, stiffness: stiffness, dampingRatio: ratio)
    }
  }

  private mutating func readRest(of file: PolicyObject) -> Tolerance {
    var rest = Tolerance.standard
    guard let part = readObject("rest", of: file, known: ["distance_pt", "speed_pt_s"]) else { return rest }
    rest.distance = readNumber("distance_pt", of: part, in: 0.001...100, " pt") ?? rest.distance
    rest.speed = readNumber("speed_pt_s", of: part, in: 0.001...1000, " pt/s") ?? rest.speed
    return rest
  }
}

extension ReleaseTracker.Rule {
  /// The rules that a model file may name, with their names there.
  static let composable: [(name: String, rule: ReleaseTracker.Rule)] = [
    ("parabola", .parabola), ("flutter-ios", .flutterIOS), ("flutter-desktop", .flutterDesktop),
    ("flutter-parabola", .flutterParabola), ("gecko-mean", .geckoMean), ("gecko-parabola", .geckoParabola),
    ("impulse", .impulse), ("qt", .qt), ("history", .history), ("slint", .slint),
  ]
}
