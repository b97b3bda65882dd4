import ReplayExperiments
import TextFormats
import TraceReplay

/// One gesture in the page's list: its label, and the results of every replay.
///
/// Results are ordered by the value of `--model` and then by engine.
struct PageGesture: Sendable {
  /// The gesture's label. If a trace has no gesture, it is the label of the trace.
  let label: TraceLabel
  /// The number of triggers in each replay, at most ``most``.
  let triggers: [UInt8]
  /// The number of different rules that each replay breaks, at most ``most``.
  let rules: [UInt8]
  /// For each replay, true if a refresh was still running when the gesture began.
  let isBusy: [Bool]
  /// The time from crossing the threshold to the trigger in each replay, in seconds; nil if there is none.
  let latencies: [Double?]
  /// The greatest count that one letter can represent (base 36).
  private static let most = 35
  /// The weight, in ``telling(engines:)``, of each engine on the smaller side of a disagreement.
  static let split = 1000
  private static let letters = Array("0123456789abcdefghijklmnopqrstuvwxyz".utf8)

  /// Creates a gesture from its label and its results, one per replay.
  init(_ label: TraceLabel, _ results: [ReplayResult]) {
    self.label = label
    triggers = results.map { UInt8(min($0.triggers, Self.most)) }
    rules = results.map { UInt8(min($0.findings.kinds.count, Self.most)) }
    isBusy = results.map(\.isBusy)
    latencies = results.map(\.latency)
  }

  /// How informative the gesture is about the first `engines` replays.
  ///
  /// What counts first is how evenly the engines split into those that fire and those that do not, then how many are wrong. It is 0 for an
  /// excluded gesture and for free use, where a single verdict does not exist.
  func telling(engines: Int) -> Int {
    guard label.reasonToExclude == nil, label.intent != .free else { return 0 }
    let fired = triggers.prefix(engines).count { $0 > 0 }
    let wrong = label.intent == nil ? 0 : label.intent == .pull ? engines - fired : fired
    return min(fired, engines - fired) * Self.split + min(wrong, 99) * 10
      + (rules.contains { $0 > 0 } ? 1 : 0)
  }

  /// Writes the gesture for the page's list: one letter per replay, counts in base 36.
  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("intent", label.intent?.rawValue)
      json.member("excluded", label.reasonToExclude)
      json.member("triggers", Self.text(triggers))
      if rules.contains(where: { $0 > 0 }) { json.member("rules", Self.text(rules)) }
      if isBusy.contains(true) { json.member("busy", Self.text(isBusy.map { $0 ? 1 : 0 })) }
    }
  }

  private static func text(_ counts: [UInt8]) -> String {
    String(decoding: counts.map { letters[Int($0)] }, as: UTF8.self)
  }
}
