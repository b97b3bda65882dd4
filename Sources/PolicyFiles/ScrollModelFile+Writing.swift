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

  private var drag: JSONObject {
    switch parts.curves.drag {
    case .band(let coefficient):
      var part = Self.part("band", [("coefficient", coefficient)])
      part["dimension"] = .string("viewport")
      return part
    case .longBand(let coefficient, let length):
      return Self.part("band", [("coefficient", coefficient), ("dimension", length)])
    case .share(let share): return Self.part("share", [("share", share)])
    case .clamp(let limit): return Self.part("clamp", [("limit_pt", limit)])
    default: return Self.part("stop")
    }
  }

  private var fling: JSONObject {
    var part =
      switch parts.curves.fling {
      case .decay(let perSecond): Self.exponential(perSecond)
      case .braking(let deceleration): Self.part("braking", [("deceleration_pt_s2", deceleration)])
      case .quartic(let speed): Self.part("quartic", [("speed_of_1_s_pt_s", speed)])
      default: Self.part("none")
      }
    let release = parts.release
    if release.gain != 1 { part["gain"] = JSONValue(release.gain) }
    if release.least > 0 { part["least_pt_s"] = JSONValue(release.least) }
    if release.greatest < .infinity { part["greatest_pt_s"] = JSONValue(release.greatest) }
    return part
  }

  /// The usual form of a friction is the fraction left per millisecond; it is taken if it has few digits and gives the same bits.
  private static func exponential(_ perSecond: Double) -> JSONObject {
    let decimals = 1e6
    let rate = (Deceleration(perSecond: perSecond).rate * decimals).rounded() / decimals
    return rates.contains(rate) && Deceleration(rate: rate).perSecond == perSecond
      ? part("exponential", [("rate_per_ms", rate)]) : part("exponential", [("friction_per_s", perSecond)])
  }

  private var back: JSONObject {
    var part =
      switch parts.curves.bounce {
      case .spring(let spring): Self.part(of: spring)
      case .quartic(let duration): Self.eased("quartic", duration)
      case .circular(let duration): Self.eased("circular", duration)
      default: Self.part("none")
      }
    switch parts.release.beyond {
    case .slope: break
    case .all: part["velocity"] = .string("all")
    case .none: part["velocity"] = .string("none")
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
