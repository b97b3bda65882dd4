import GestureTraces
import TextFormats
import TraceReplay

/// Everything beside traces, engine and model that a replay depends on, as a report writes it down.
package struct RecordedSettings: Equatable, Sendable {
  /// By their keys, which are the options' names with their units; null where nothing was given.
  private var members = JSONObject()

  /// The settings of a report.
  package init(_ options: ReplayOptions) {
    members[Self.rateKey] = JSONValue(options.rate)
    add(options.frames)
    members["arrival"] = .bool(options.usesArrival)
    add(options.app)
    members["slop_pt"] = options.dragStart.map { JSONValue($0.slop) } ?? .null
    members["points_per_mm"] = JSONValue(options.pointsPerMillimetre)
    members["points_per_unit"] = JSONValue(options.pointsPerUnit)
    members["wheel_step_pt"] = JSONValue(options.wheelStep)
    members["layer"] = options.layer.map { .string($0.rawValue) } ?? .null
    members["traditional"] = .bool(options.isTraditional)
    add(options.scene)
  }

  /// Settings that are as usual but for some.
  ///
  /// - Parameters:
  ///   - rate: Display frames per second.
  ///   - differences: What ``differences`` gave.
  package init(rate: Double, differences: JSONObject) {
    self = Self.usual
    // Those of row after row share one list while nothing differs.
    if rate != self.rate { members[Self.rateKey] = JSONValue(rate) }
    for member in differences.members { members[member.key] = member.value }
  }

  /// The settings where nothing was said.
  private static let usual = RecordedSettings(ReplayOptions())

  /// Display frames per second.
  package var rate: Double { members[Self.rateKey]?.double ?? ReplayOptions().rate }

  /// Those that are not as usual, without the frame rate.
  package var differences: JSONObject {
    var differences = JSONObject()
    guard members != Self.usual.members else { return differences }
    for member in members.members
    where member.key != Self.rateKey && Self.usual.members[member.key] != member.value {
      differences[member.key] = member.value
    }
    return differences
  }

  private static let rateKey = "rate_hz"

  /// All that is known of a report older than this record.
  init(rate: Double) { members[Self.rateKey] = JSONValue(rate) }

  /// The settings that ``write(to:)`` wrote; nil where `json` is no object.
  init?(_ json: JSONValue?) {
    guard let object = json?.object else { return nil }
    members = object
  }

  /// Writes them as one object.
  func write(to json: inout JSONWriter) {
    json.object { json in json.members(of: members) }
  }

  /// The settings that differ now, a phrase each: `slop_pt was 0, is 8`; what one side does not know is none.
  package func changes(since old: RecordedSettings) -> [String] {
    members.members.compactMap { member in
      guard let before = old.members[member.key], before != member.value else { return nil }
      return "\(member.key) was \(Self.text(before)), is \(Self.text(member.value))"
    }
  }

  private mutating func add(_ frames: FrameTiming) {
    members["frames_phase"] = JSONValue(frames.phase)
    members["frames_drop"] = JSONValue(frames.dropped)
    members["frames_late"] = JSONValue(frames.late)
    members["frames_updates"] = JSONValue(Double(frames.updateDelay))
    // A seed that nothing is drawn from changes nothing.
    let isRandom = frames.dropped > 0 || frames.late > 0
    members["frames_seed"] = isRandom ? .number(JSONNumber(frames.seed)) : .null
  }

  private mutating func add(_ app: AppScript) {
    members["work_ms"] = Self.value(of: app.work)
    members["seed"] = app.work.isRandom ? .number(JSONNumber(app.seed)) : .null
    members["end_again_ms"] = Self.milliseconds(app.endsAgainAfter)
    members["begin_ms"] = .array(app.begins.sorted().map(Self.milliseconds))
    members["inset_change_ms_pt"] = .array(
      Self.inOrder(app.insetChanges).map { .array([Self.milliseconds($0.time), JSONValue($0.points)]) })
  }

  private mutating func add(_ scene: SceneOverrides) {
    for (key, length) in [
      ("viewport_pt", scene.viewport), ("content_pt", scene.content), ("inset_top_pt", scene.topInset),
      ("inset_bottom_pt", scene.bottomInset), ("start_offset_pt", scene.startOffset),
    ] { members[key] = length.map { JSONValue($0) } ?? .null }
  }

  /// In the order of time; of one time the last given is what stays, so a stable sort.
  private static func inOrder(_ changes: [AppInsetChange]) -> [AppInsetChange] {
    changes.enumerated().sorted {
      ($0.element.time, $0.offset) < ($1.element.time, $1.offset)
    }.map(\.element)
  }

  private static func value(of work: WorkTime) -> JSONValue {
    switch work {
    case .never: .string("never")
    case .list(let times): .array(times.map(milliseconds))
    case .uniform(let low, let high): .array([.string("uniform"), milliseconds(low), milliseconds(high)])
    case .normal(let mean, let deviation):
      .array([.string("normal"), milliseconds(mean), milliseconds(deviation)])
    case .logNormal(let median, let sigma):
      .array([.string("lognormal"), milliseconds(median), JSONValue(sigma)])
    }
  }

  /// Seconds as milliseconds, to a nanosecond: what was typed comes back.
  private static func milliseconds(_ seconds: Double?) -> JSONValue {
    seconds.map { JSONValue(($0 * 1e9).rounded() / 1e6) } ?? .null
  }

  private static func text(_ value: JSONValue) -> String {
    guard value != .null, value != .array([]) else { return "not given" }
    var json = JSONWriter()
    json.value(value)
    return json.text
  }
}
