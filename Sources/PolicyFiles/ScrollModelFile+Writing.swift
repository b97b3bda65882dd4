import ScrollPhysics
import TextFormats

/// Writing of a model as a file.
extension ScrollModelFile {
  /// The text of the model as a file, one line per key, ending with a line feed. Parts that are as by default are left out.
  ///
  /// Reading the text gives the same parts to the last bit, for all constants that a file can hold.
  package var text: String { json.fileText }

  /// The model as the JSON object of a model file.
  package var json: JSONObject {
    var file = JSONObject()
    file["schema"] = .string(Self.schema)
    file["name"] = .string(name)
    file["drag"] = .object(drag)
    file["fling"] = .object(fling)
    if parts.crossing == .stop { file["edge"] = .string("stop") }
    file["return"] = .object(back)
    if parts.catching == .atTravel { file["catch"] = .string("travel") }
    let rules = ReleaseTracker.Rule.composable
    if let rule = rules.first(where: { $0.rule == parts.tracker }), parts.tracker != .parabola {
      file["tracker"] = .string(rule.name)
    }
    if parts.rounding != .none { file["pixel"] = .object(Self.part(of: parts.rounding, Self.roundings)) }
    if parts.rest != .standard {
      var rest = JSONObject()
      rest["distance_pt"] = JSONValue(parts.rest.distance)
      rest["speed_pt_s"] = JSONValue(parts.rest.speed)
      file["rest"] = .object(rest)
    }
    return file
  }

  private static func part(_ rule: String, _ constants: [(key: String, value: Double)] = []) -> JSONObject {
    var part = JSONObject()
    part["rule"] = .string(rule)
    for constant in constants { part[constant.key] = JSONValue(constant.value) }
    return part
  }

  /// A curve by the first of the rules that has it, and `none` if none has.
  private static func part<Curve>(of curve: Curve, _ rules: [ModelRule<Curve>]) -> JSONObject {
    for rule in rules {
      guard let values = rule.values(curve) else { continue }
      return part(rule.name, zip(rule.constants, values).map { ($0.key, $0.scale * $1) })
    }
    return part("none")
  }

  /// Adds the options of a part that are not as usual.
  private func add(_ options: [OptionalConstant], to part: inout JSONObject) {
    let rule = part["rule"]?.string ?? ""
    let usual = ModelParts(curves: parts.curves)
    for option in options where option.belongs(to: rule) {
      let value = option.value(parts)
      if value != option.value(usual) { part[option.constant.key] = JSONValue(value) }
    }
  }

  private var drag: JSONObject {
    switch parts.curves.drag {
    case .band(let coefficient): return Self.band(coefficient, .string("viewport"))
    case .rangeBand(let coefficient): return Self.band(coefficient, .string("range"))
    case .longBand(let coefficient, let length): return Self.band(coefficient, JSONValue(length))
    case .share(let share): return Self.part("share", [("share", share)])
    case .divided(let divisor): return Self.part("share", [("divisor", divisor)])
    case .tangent(let share, let greatest):
      return Self.part("tangent", [("share", share), ("greatest_pt", greatest)])
    case .viewportTangent(let share, let part):
      return Self.part("tangent", [("share", share), ("greatest_of_viewport", part)])
    default: return Self.part(of: parts.curves.drag, Self.drags)
    }
  }

  private static func band(_ coefficient: Double, _ dimension: JSONValue) -> JSONObject {
    var part = part("band", [("coefficient", coefficient)])
    part["dimension"] = dimension
    return part
  }

  private var fling: JSONObject {
    var part =
      if case .decay(let perSecond) = parts.curves.fling { Self.exponential(perSecond) } else {
        Self.part(of: parts.curves.fling, Self.flings)
      }
    add(Self.flingOptions, to: &part)
    return part
  }

  /// The usual form of a friction is the fraction left per millisecond; it is taken if it has few digits and gives the same bits.
  private static func exponential(_ perSecond: Double) -> JSONObject {
    let decimals = 1e6
    let rate = (Deceleration(perSecond: perSecond).rate * decimals).rounded() / decimals
    return Self.rate.range.contains(rate) && Deceleration(rate: rate).perSecond == perSecond
      ? part("exponential", [("rate_per_ms", rate)]) : part("exponential", [("friction_per_s", perSecond)])
  }

  private var back: JSONObject {
    var part =
      switch parts.curves.bounce {
      case .spring(let spring): Self.part(of: spring)
      case .quartic(let duration): Self.eased("quartic", duration)
      case .circular(let duration): Self.eased("circular", duration)
      default: Self.part(of: parts.curves.bounce, Self.returns)
      }
    add(Self.returnOptions, to: &part)
    if case .spring = parts.curves.bounce {
      if parts.start.snaps { part["snaps"] = .bool(true) }
      if let word = Self.directions.first(where: { $0.rule == parts.start.direction })?.word, word != "any" {
        part["direction"] = .string(word)
      }
    }
    if let word = Self.beyonds.first(where: { $0.rule == parts.release.beyond })?.word, word != "slope" {
      part["velocity"] = .string(word)
    }
    return part
  }

  private static func part(of spring: Spring) -> JSONObject {
    let (stiffness, ratio) = (spring.frequency * spring.frequency, ("damping_ratio", spring.dampingRatio))
    return stiffness.squareRoot() == spring.frequency
      ? part("spring", [("stiffness", stiffness), ratio])
      : part("spring", [("frequency_per_s", spring.frequency), ratio])
  }

  /// One in forty numbers of seconds is not a number of milliseconds divided by 1000; it is read back as its neighbour.
  private static func eased(_ curve: String, _ duration: Double) -> JSONObject {
    var part = part("eased")
    part["curve"] = .string(curve)
    part["duration_ms"] = JSONValue(duration * 1000)
    return part
  }
}
