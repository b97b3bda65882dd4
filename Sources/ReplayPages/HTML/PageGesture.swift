import ReplayExperiments
import TextFormats
import TraceReplay

/// One gesture as the page lists it: its label, and what every engine did in it, engine by engine within ground by ground.
struct PageGesture: Sendable {
  /// Its label; of a trace without a gesture the trace's.
  let label: TraceLabel
  /// Triggers in each replay, at most ``most``.
  let triggers: [UInt8]
  /// The number of different rules that each replay breaks, at most ``most``.
  let rules: [UInt8]
  /// True for each replay in which a refresh was going on when it began.
  let isBusy: [Bool]
  /// The crossing-to-trigger time of each replay, in seconds.
  let latencies: [Double?]
  /// The greatest count that one letter holds.
  private static let most = 35
  /// What an engine more on the smaller side weighs in ``telling(engines:)``.
  static let split = 1000
  private static let letters = Array("0123456789abcdefghijklmnopqrstuvwxyz".utf8)

  /// A gesture by its label and results, one a replay.
  init(_ label: TraceLabel, _ results: [ReplayResult]) {
    self.label = label
    triggers = results.map { UInt8(min($0.triggers, Self.most)) }
    rules = results.map { UInt8(min($0.findings.kinds.count, Self.most)) }
    isBusy = results.map(\.isBusy)
    latencies = results.map(\.latency)
  }

  /// How much it tells of the first `engines` replays: above all how evenly they are split over it, then how many are wrong.
  /// 0 for what is left out, and for minutes of free use, which are not one verdict.
  func telling(engines: Int) -> Int {
    guard label.reasonToExclude == nil, label.intent != .free else { return 0 }
    let fired = triggers.prefix(engines).count { $0 > 0 }
    let wrong = label.intent == nil ? 0 : label.intent == .pull ? engines - fired : fired
    return min(fired, engines - fired) * Self.split + min(wrong, 99) * 10
      + (rules.contains { $0 > 0 } ? 1 : 0)
  }

  /// Writes it for the page's list: a letter a replay, counts in base 36.
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
