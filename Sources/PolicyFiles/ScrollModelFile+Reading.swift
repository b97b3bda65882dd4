import ScrollPhysics
import TextFormats

/// Readers for the parts of a model file, in the order in which they are documented (`Contract.md`, "Model files").
extension PolicyReader {
  private static let keys = [
    "schema", "name", "drag", "fling", "edge", "return", "catch", "tracker", "pixel", "rest",
  ]

  /// Reads the whole file.
  ///
  /// - Parameters:
  ///   - json: The whole file.
  ///   - stem: The model's name, if the file does not have one.
  ///   - isStored: True for a model that a result contains: its name may have options, as in `uikit:coefficient=0.4`.
  /// - Returns: The model, which is only valid if there are no errors.
  mutating func readModelFile(_ json: JSONValue, named stem: String, isStored: Bool = false)
    -> ScrollModelFile?
  {
    guard let file = readObject(json, path: "$", known: Self.keys) else { return nil }
    if file["schema"]?.string != ScrollModelFile.schema {
      _ = reject("schema", of: file, "\"\(ScrollModelFile.schema)\"") as String?
    }
    let name = readModelName(of: file, otherwise: stem, isStored: isStored)
    let drag = readDrag(of: file)
    var parts = ModelParts(curves: ModelCurves(drag: .share(1), fling: .rest, bounce: .rest))
    let fling = readFling(of: file, &parts)
    let back = readReturn(of: file, &parts)
    let rounding = readRounding(of: file, drag: drag)
    guard let drag, let fling, let back else { return nil }
    parts.curves = ModelCurves(drag: drag, fling: fling, bounce: back)
    parts.rounding = rounding
    if readWord("edge", of: file, among: ScrollModelFile.crossings) == "stop" { parts.crossing = .stop }
    if readWord("catch", of: file, among: ScrollModelFile.catches) == "travel" { parts.catching = .atTravel }
    let rules = ReleaseTracker.Rule.composable
    if let word = readWord("tracker", of: file, among: rules.map { $0.name }) {
      parts.tracker = rules.first { $0.name == word }?.rule ?? parts.tracker
    }
    parts.rest = readRest(of: file)
    return ScrollModelFile(name: name, parts: parts)
  }

  /// The model's name, else that of the file: not that of a built-in model, and without what separates names on a command line or
  /// steers a terminal.
  private mutating func readModelName(
    of file: PolicyObject, otherwise stem: String, isStored: Bool
  ) -> String {
    let name = readText("name", of: file) ?? stem
    let isGiven = file.has("name")
    if ScrollModelFile.isReserved(name) {
      complain(
        "$.name",
        isGiven
          ? "is \"\(name)\", which is reserved; choose another name"
          : "is absent, and the file's own name, \(name), is reserved; add a name")
    }
    // Options follow a colon.
    let own = isStored ? String(name.prefix { $0 != ":" }) : name
    let hasForbidden =
      own.unicodeScalars.contains(where: ScrollModelFile.isForbidden)
      || name.unicodeScalars.contains { ScrollModelFile.isForbidden($0) && !":,".unicodeScalars.contains($0) }
    if own.isEmpty || own.utf8.count > ScrollModelFile.longestName || hasForbidden {
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

  /// A number of a part; nil if it is absent, and with an error if it is not what a file may have.
  private mutating func readNumber(_ constant: RuleConstant, of object: PolicyObject) -> Double? {
    guard let json = object[constant.key] else { return nil }
    guard constant.accepts(json) else { return reject(constant.key, of: object, constant.form) }
    return json.double
  }

  /// A constant that a part must have; nil, with an error, if it is absent or not what a file may have.
  private mutating func readConstant(_ constant: RuleConstant, of object: PolicyObject) -> Double? {
    if !object.has(constant.key) {
      complain(object.path(of: constant.key), "is absent; give \(constant.form)")
    }
    return readNumber(constant, of: object)
  }

  /// The constants of a rule, all of which must be there; nil, with errors, if any is absent or out of its range.
  private mutating func readConstants(_ constants: [RuleConstant], of part: PolicyObject) -> [Double]? {
    var values: [Double] = []
    for constant in constants {
      if let value = readConstant(constant, of: part) {
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
    _ options: [OptionalConstant], of part: PolicyObject, rule: String, _ parts: inout ModelParts
  ) {
    for option in options where option.belongs(to: rule) {
      if let value = readNumber(option.constant, of: part) { option.set(&parts, value) }
    }
  }

  /// The names of rules with their keys, those of options among them. `words` are keys besides constants, by rule.
  private static func rows<Curve>(
    _ forms: [RuleForms], _ rules: [ModelRule<Curve>], _ options: [OptionalConstant] = [],
    words: [String: [String]] = [:]
  ) -> [(name: String, keys: [String])] {
    let all = forms.map { ($0.name, $0.constants) } + rules.map { ($0.name, $0.constants) }
    return all.map { name, constants in
      let optional = options.filter { $0.belongs(to: name) }.map { $0.constant }
      return (name, (constants + optional).map { $0.key } + (words[name] ?? []))
    }
  }

  private mutating func readDrag(of file: PolicyObject) -> DragCurve? {
    let rules = Self.rows(ScrollModelFile.dragForms, ScrollModelFile.drags)
    guard let (rule, part) = readPart("drag", of: file, rules) else { return nil }
    switch rule {
    case "band": return readBand(part)
    case "share": return readShare(part)
    case "tangent": return readTangent(part)
    default: return readCurve(rule, of: part, ScrollModelFile.drags)
    }
  }

  private mutating func readBand(_ part: PolicyObject) -> DragCurve? {
    let slope = readConstant(ScrollModelFile.coefficient, of: part)
    let length = readNumber(ScrollModelFile.dimension, of: part)
    guard let slope else { return nil }
    switch part["dimension"]?.string {
    case "range": return .rangeBand(coefficient: slope)
    case "viewport": return .band(coefficient: slope)
    default:
      guard part.has("dimension") else { return .band(coefficient: slope) }
      return length.map { .longBand(coefficient: slope, length: $0) }
    }
  }

  private mutating func readShare(_ part: PolicyObject) -> DragCurve? {
    if part.has("divisor") {
      guard isOnly("divisor", without: "share", of: part) else { return nil }
      return readNumber(ScrollModelFile.divisor, of: part).map { .divided(by: $0) }
    }
    return readConstant(ScrollModelFile.shareOrNone, of: part).map { .share($0) }
  }

  private mutating func readTangent(_ part: PolicyObject) -> DragCurve? {
    let share = readConstant(ScrollModelFile.share, of: part)
    if part.has("greatest_of_viewport") {
      guard isOnly("greatest_of_viewport", without: "greatest_pt", of: part) else { return nil }
      let greatest = readNumber(ScrollModelFile.greatestOfViewport, of: part)
      guard let share, let greatest else { return nil }
      return .viewportTangent(share: share, part: greatest)
    }
    let greatest = readConstant(ScrollModelFile.greatest, of: part)
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
    let rules = Self.rows(ScrollModelFile.flingForms, ScrollModelFile.flings, options)
    guard let (rule, part) = readPart("fling", of: file, rules) else { return nil }
    readOptions(options, of: part, rule: rule, &parts)
    if parts.release.greatest < parts.release.least {
      complain(part.path(of: "greatest_pt_s"), "is below 'least_pt_s'; raise it", kind: .emptyRange)
    }
    guard rule == "exponential" else { return readCurve(rule, of: part, ScrollModelFile.flings) }
    if part.has("friction_per_s") {
      guard isOnly("friction_per_s", without: "rate_per_ms", of: part) else { return nil }
      return readNumber(ScrollModelFile.friction, of: part).map { .decay(perSecond: $0) }
    }
    return readConstant(ScrollModelFile.rate, of: part)
      .map { .decay(perSecond: Deceleration(rate: $0).perSecond) }
  }

  private mutating func readReturn(of file: PolicyObject, _ parts: inout ModelParts) -> BounceCurve? {
    let options = ScrollModelFile.returnOptions
    let rules = Self.rows(
      ScrollModelFile.returnForms, ScrollModelFile.returns, options,
      words: ["spring": ["snaps", "direction"], "eased": ["curve"]])
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
      let curve = readWord("curve", of: part, among: ScrollModelFile.easings)
      if !part.has("curve") { complain(part.path(of: "curve"), "is absent; give quartic or circular") }
      guard let duration = readConstant(ScrollModelFile.duration, of: part), let curve else { return nil }
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

  private mutating func readSpring(_ part: PolicyObject) -> Spring? {
    let ratio = readConstant(ScrollModelFile.dampingRatio, of: part)
    let (stiffness, period, frequency) = (
      ScrollModelFile.stiffness, ScrollModelFile.period, ScrollModelFile.frequency
    )
    let given = [stiffness, period, frequency].map { $0.key }.filter(part.has)
    guard given.count < 2 else {
      complain(part.path(of: given[1]), "cannot be combined with '\(given[0])'; remove one of them")
      return nil
    }
    switch given.first {
    case period.key:
      guard let period = readNumber(period, of: part), let ratio else { return nil }
      return Spring(response: period, dampingRatio: ratio)
    case frequency.key:
      guard let frequency = readNumber(frequency, of: part), let ratio else { return nil }
      return Spring(frequency: frequency, dampingRatio: ratio)
    default:
      guard let stiffness = readConstant(stiffness, of: part), let ratio else { return nil }
      return Spring(mass: 1, stiffness: stiffness, dampingRatio: ratio)
    }
  }

  private mutating func readRest(of file: PolicyObject) -> Tolerance {
    let (distance, speed) = (ScrollModelFile.restDistance, ScrollModelFile.restSpeed)
    var rest = Tolerance.standard
    guard let part = readObject("rest", of: file, known: [distance.key, speed.key]) else { return rest }
    rest.distance = readNumber(distance, of: part) ?? rest.distance
    rest.speed = readNumber(speed, of: part) ?? rest.speed
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
