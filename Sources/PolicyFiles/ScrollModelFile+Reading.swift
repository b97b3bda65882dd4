import ScrollPhysics
import TextFormats

/// Readers for the parts of a model file, in the order in which they are documented (`Contract.md`, "Model files").
extension PolicyReader {
  private static let keys = [
    "schema", "name", "drag", "fling", "edge", "return", "catch", "tracker", "pixel", "rest",
  ]

  /// Reads the whole file; the result is only valid if there are no errors.
  mutating func readModelFile(_ json: JSONValue, named stem: String) -> ScrollModelFile? {
    guard let file = readObject(json, path: "$", known: Self.keys) else { return nil }
    if file["schema"]?.string != ScrollModelFile.schema {
      _ = reject("schema", of: file, "\"\(ScrollModelFile.schema)\"") as String?
    }
    let name = readModelName(of: file, otherwise: stem)
    let drag = readDrag(of: file)
    var parts = ModelParts(curves: ModelCurves(drag: .share(1), fling: .rest, bounce: .rest))
    let fling = readFling(of: file, &parts)
    let back = readReturn(of: file, &parts)
    let rounding = readRounding(of: file, drag: drag)
    guard let drag, let fling, let back else { return nil }
    parts.curves = ModelCurves(drag: drag, fling: fling, bounce: back)
    parts.rounding = rounding
    if readWord("edge", of: file, among: ["return", "stop"]) == "stop" { parts.crossing = .stop }
    if readWord("catch", of: file, among: ["offset", "travel"]) == "travel" { parts.catching = .atTravel }
    let rules = ReleaseTracker.Rule.composable
    if let word = readWord("tracker", of: file, among: rules.map { $0.name }) {
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
    let names = rules.map { $0.name }
    guard let value = file[key] else {
      complain("$.\(key)", "is absent; add {\"rule\":…}, with one of \(names.joined(separator: ", "))")
      return nil
    }
    let all = rules.flatMap { $0.keys } + also + ["rule"]
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

  /// The constants of a rule, all of which must be there; nil, with errors, if any is absent or out of its range.
  private mutating func readConstants(_ constants: [ModelConstant], of part: PolicyObject) -> [Double]? {
    var values: [Double] = []
    for constant in constants {
      if let value = readConstant(constant.key, of: part, in: constant.range, constant.unit) {
        values.append(value / constant.scale)
      }
    }
    return values.count == constants.count ? values : nil
  }

  /// The curve of a part whose rule is one of `rules`; nil, with errors, if a constant is absent or wrong.
  private mutating func readCurve<Curve>(
    _ rule: String, of part: PolicyObject, _ rules: [ModelRule<Curve>]
  ) -> Curve? {
    guard let row = rules.first(where: { $0.name == rule }) else { return nil }
    return readConstants(row.constants, of: part).map(row.curve)
  }

  private mutating func readOptions(
    _ options: [ModelOption], of part: PolicyObject, rule: String, _ parts: inout ModelParts
  ) {
    for option in options where option.belongs(to: rule) {
      let constant = option.constant
      if let value = readNumber(constant.key, of: part, in: constant.range, constant.unit) {
        option.set(&parts, value)
      }
    }
  }

  /// The names of rules with their keys, those of options among them.
  private static func rows<Curve>(
    _ special: [(String, [String])], _ rules: [ModelRule<Curve>], _ options: [ModelOption] = []
  ) -> [(name: String, keys: [String])] {
    let all = special + rules.map { ($0.name, $0.constants.map { $0.key }) }
    return all.map { name, keys in
      (name, keys + options.filter { $0.belongs(to: name) }.map { $0.constant.key })
    }
  }

  private mutating func readDrag(of file: PolicyObject) -> DragCurve? {
    let rules = Self.rows(
      [
        ("band", ["coefficient", "dimension"]), ("share", ["share", "divisor"]),
        ("tangent", ["share", "greatest_pt", "greatest_of_viewport"]),
      ], ScrollModelFile.drags)
    guard let (rule, part) = readPart("drag", of: file, rules) else { return nil }
    switch rule {
    case "band": return readBand(part)
    case "share": return readShare(part)
    case "tangent": return readTangent(part)
    default: return readCurve(rule, of: part, ScrollModelFile.drags)
    }
  }

  private mutating func readBand(_ part: PolicyObject) -> DragCurve? {
    let coefficient = readConstant("coefficient", of: part, in: ScrollModelFile.coefficients)
    let word = part["dimension"]?.string
    guard part.has("dimension"), word != "viewport" else {
      return coefficient.map { .band(coefficient: $0) }
    }
    if word == "range" { return coefficient.map { .rangeBand(coefficient: $0) } }
    guard part["dimension"]?.double != nil else {
      return reject("dimension", of: part, "\"viewport\", \"range\", or a number from 1 to 100000 pt")
    }
    let length = readNumber("dimension", of: part, in: ScrollModelFile.dimensions, " pt")
    guard let coefficient, let length else { return nil }
    return .longBand(coefficient: coefficient, length: length)
  }

  private mutating func readShare(_ part: PolicyObject) -> DragCurve? {
    if part.has("divisor") {
      guard isOnly("divisor", without: "share", of: part) else { return nil }
      return readNumber("divisor", of: part, in: ScrollModelFile.divisors, "").map { .divided(by: $0) }
    }
    guard let share = part["share"]?.double, share == 0 || ScrollModelFile.shares.contains(share) else {
      return reject("share", of: part, "0, or a number from 0.001 to 1")
    }
    return .share(share)
  }

  private mutating func readTangent(_ part: PolicyObject) -> DragCurve? {
    let share = readConstant("share", of: part, in: ScrollModelFile.shares)
    if part.has("greatest_of_viewport") {
      guard isOnly("greatest_of_viewport", without: "greatest_pt", of: part) else { return nil }
      let greatest = readNumber("greatest_of_viewport", of: part, in: ScrollModelFile.viewportParts, "")
      guard let share, let greatest else { return nil }
      return .viewportTangent(share: share, part: greatest)
    }
    let greatest = readConstant("greatest_pt", of: part, in: ScrollModelFile.dimensions, " pt")
    guard let share, let greatest else { return nil }
    return .tangent(share: share, greatest: greatest)
  }

  /// True if a part has one of two keys and not the other, which says the same; otherwise adds an error.
  private mutating func isOnly(_ key: String, without other: String, of part: PolicyObject) -> Bool {
    guard part.has(other) else { return true }
    complain(part.path(of: key), "cannot be combined with '\(other)'; remove one of them")
    return false
  }

  private mutating func readFling(of file: PolicyObject, _ parts: inout ModelParts) -> FlingCurve? {
    let options = ScrollModelFile.flingOptions
    let rules = Self.rows(
      [("exponential", ["rate_per_ms", "friction_per_s"])], ScrollModelFile.flings, options)
    guard let (rule, part) = readPart("fling", of: file, rules) else { return nil }
    readOptions(options, of: part, rule: rule, &parts)
    if parts.release.greatest < parts.release.least {
      complain(part.path(of: "greatest_pt_s"), "is below 'least_pt_s'; raise it", kind: .emptyRange)
    }
    guard rule == "exponential" else { return readCurve(rule, of: part, ScrollModelFile.flings) }
    if part.has("friction_per_s") {
      guard isOnly("friction_per_s", without: "rate_per_ms", of: part) else { return nil }
      return readNumber("friction_per_s", of: part, in: ScrollModelFile.frictions, " /s").map {
        .decay(perSecond: $0)
      }
    }
    return readConstant("rate_per_ms", of: part, in: ScrollModelFile.rates)
      .map { .decay(perSecond: Deceleration(rate: $0).perSecond) }
  }

  private mutating func readReturn(of file: PolicyObject, _ parts: inout ModelParts) -> BounceCurve? {
    let options = ScrollModelFile.returnOptions
    let rules = Self.rows(
      [
        ("spring", Self.springs + ["damping_ratio", "snaps", "direction"]),
        ("eased", ["curve", "duration_ms"]),
      ], ScrollModelFile.returns, options)
    guard let (rule, part) = readPart("return", of: file, rules, also: ["velocity"]) else { return nil }
    readOptions(options, of: part, rule: rule, &parts)
    let beyonds = ScrollModelFile.beyonds
    let word = readWord("velocity", of: part, among: beyonds.map { $0.word })
    parts.release.beyond = beyonds.first { $0.word == word }?.rule ?? .slope
    switch rule {
    case "spring":
      let directions = ScrollModelFile.directions
      let direction = readWord("direction", of: part, among: directions.map { $0.word })
      parts.start.direction = directions.first { $0.word == direction }?.rule ?? .any
      parts.start.snaps = readFlag("snaps", of: part) ?? false
      return readSpring(part).map { .spring($0) }
    case "eased":
      let curve = readWord("curve", of: part, among: ["quartic", "circular"])
      if !part.has("curve") { complain(part.path(of: "curve"), "is absent; give quartic or circular") }
      guard let duration = readConstant("duration_ms", of: part, in: ScrollModelFile.milliseconds, " ms"),
        let curve
      else { return nil }
      return curve == "quartic" ? .quartic(duration: duration / 1000) : .circular(duration: duration / 1000)
    default: return readCurve(rule, of: part, ScrollModelFile.returns)
    }
  }

  private mutating func readRounding(of file: PolicyObject, drag: DragCurve?) -> OffsetRounding {
    guard file.has("pixel"),
      let (rule, part) = readPart("pixel", of: file, Self.rows([], ScrollModelFile.roundings))
    else { return .none }
    if rule != "target", drag?.mapping == .increments {
      complain(
        part.path(of: "rule"),
        "is \"\(rule)\", which rounds positions, but the rule of 'drag' adds up movements; remove 'pixel' or change 'drag'"
      )
    }
    return readCurve(rule, of: part, ScrollModelFile.roundings) ?? .none
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
    ("better-scroll", .betterScroll), ("iscroll", .iscroll), ("lenis", .lenis),
  ]
}
