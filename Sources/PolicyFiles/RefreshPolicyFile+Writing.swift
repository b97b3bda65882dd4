import PullToRefresh
import TextFormats

/// Writing of a policy as a file.
extension RefreshPolicyFile {
  /// The text of the policy as a file, one line per key, ending with a line feed. Gates that are off and delays of 0 are left out.
  ///
  /// Reading the text gives the same policy, for all values that a file can hold. One in forty numbers of seconds is not a number of
  /// milliseconds divided by 1000; such a time is read back as its neighbour. A length, gain or speed above the limit of a file is read
  /// back as that limit.
  package var text: String { json.fileText }

  /// The policy as the JSON object of a policy file.
  package var json: JSONObject {
    var file = JSONObject()
    file["schema"] = .string(Self.schema)
    file["name"] = .string(name)
    writeInput(to: &file)
    file["threshold"] = .object(threshold)
    file["strict"] = .bool(policy.isStrict)
    writeMoment(to: &file)
    if policy.hysteresis > 0 { file["hysteresis_pt"] = Self.length(policy.hysteresis) }
    if !policy.hasBusyLock { file["busy_lock"] = .bool(false) }
    let gates = gates
    if !gates.isEmpty { file["gates"] = .object(gates) }
    file["rearm"] = rearm
    if policy.inset != .none { file["inset"] = .object(inset) }
    for (key, delay) in [
      ("callback_delay_ms", policy.callbackDelay), ("min_display_ms", policy.minimumDisplay),
      ("close_delay_ms", policy.closeDelay),
    ] where delay > 0 { file[key] = Self.milliseconds(delay) }
    return file
  }

  private func writeInput(to file: inout JSONObject) {
    switch policy.input {
    case .offset: file["input"] = .string("offset")
    case .travel(let gain):
      file["input"] = .string("travel")
      file["gain"] = JSONValue(min(gain, Self.strongest))
    case .travelCurve(let curve):
      // A file has no curves; this gain puts the threshold at the same travel.
      let threshold = policy.threshold.points(viewport: 0)
      file["input"] = .string("travel")
      file["gain"] = JSONValue(min(threshold / curve.travel(forPull: threshold), Self.strongest))
    }
  }

  private var threshold: JSONObject {
    var object = JSONObject()
    switch policy.threshold {
    case .points(let points): object["points"] = Self.length(points)
    case .viewportShare(let share, let minimum, let maximum, let plus):
      object["viewport_share"] = JSONValue(share)
      if plus > 0 { object["plus"] = Self.length(plus) }
      if minimum > 0 { object["min"] = Self.length(minimum) }
      if maximum < .infinity { object["max"] = Self.length(maximum) }
    }
    return object
  }

  private func writeMoment(to file: inout JSONObject) {
    switch policy.moment {
    case .crossing: file["moment"] = .string("crossing")
    case .release: file["moment"] = .string("release")
    case .bounceBack: file["moment"] = .string("bounce-back")
    case .dwell(let seconds):
      file["moment"] = .string("dwell")
      file["dwell_ms"] = Self.milliseconds(seconds)
    }
  }

  private var gates: JSONObject {
    let gates = policy.gates
    var object = JSONObject()
    if gates.requiresFinger { object["finger"] = .bool(true) }
    if gates.startsAtEdge { object["start_at_edge"] = .bool(true) }
    if gates.cooldown > 0 { object["cooldown_ms"] = Self.milliseconds(gates.cooldown) }
    if gates.axisCone < 90 { object["axis_cone_degrees"] = JSONValue(gates.axisCone) }
    if gates.sources != .all {
      let names = RefreshSources.named.filter { gates.sources.contains($0.source) }.map { $0.name }
      object["sources"] = .array(names.map { .string($0) })
    }
    if gates.maximumContacts <= Self.mostContacts {
      object["max_contacts"] = JSONValue(Double(gates.maximumContacts))
    }
    if gates.maximumUpwardRelease <= Self.fastest {
      object["max_upward_release_pt_s"] = JSONValue(gates.maximumUpwardRelease)
    }
    return object
  }

  private var rearm: JSONValue {
    switch policy.rearm {
    case .newGesture: return .string("new-gesture")
    case .atRest: return .string("at-rest")
    case .below(let points):
      var object = JSONObject()
      object["below_points"] = Self.length(points)
      return .object(object)
    }
  }

  private var inset: JSONObject {
    let inset = policy.inset
    var object = JSONObject()
    object["height_pt"] = Self.length(inset.height)
    let names = RefreshInsetTiming.named
    object["at"] = .string(names.first { $0.timing == inset.timing }?.name ?? names[0].name)
    object["in_ms"] = Self.milliseconds(inset.opening)
    object["out_ms"] = Self.milliseconds(inset.closing)
    if inset.rebases { object["rebase"] = .bool(true) }
    return object
  }

  private static func length(_ points: Double) -> JSONValue { JSONValue(max(0, min(points, longest))) }

  /// The number of milliseconds that reads back as `seconds`: the product with 1000, or the adjacent number that does.
  private static func milliseconds(_ seconds: Double) -> JSONValue {
    let product = min(seconds * 1000, slowest)
    let candidates = [product.rounded(), product, product.nextUp, product.nextDown]
    return JSONValue(candidates.first { $0 / 1000 == seconds } ?? product)
  }
}

extension JSONObject {
  /// The object as the text of a settings file: one line per key, ending with a line feed.
  var fileText: String {
    let lines = members.map { member in
      var line = JSONWriter()
      line.member(member.key, member.value)
      return line.text
    }
    return "{" + lines.joined(separator: ",\n ") + "}\n"
  }
}
