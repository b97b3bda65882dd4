import GestureTraces
import PullToRefresh
import ReplayExperiments
import TakeChecks
import TraceReplay

/// Gestures and what engines did in them, drawn from a seed, so that every figure has a value of its own, is missing now and then, and
/// stands beside gestures of other people, devices, intents and kinds.
///
/// Times are whole milliseconds and lengths quarters of a point, so that a golden file can be read and its sums be done by hand.
struct DrawnResults {
  private var random: SeededRandom

  init(seed: UInt64) { random = SeededRandom(seed: seed) }

  mutating func chance(_ share: Double) -> Bool { random.nextUnit() < share }
  mutating func whole(_ low: Int, _ high: Int) -> Int {
    low + Int(random.nextUnit() * Double(high - low + 1))
  }
  mutating func one<Value>(of values: [Value]) -> Value { values[whole(0, values.count - 1)] }
  /// Seconds that are whole milliseconds.
  private mutating func time(_ low: Int, _ high: Int) -> Double { Double(whole(low, high)) / 1000 }
  private mutating func length(_ low: Int, _ high: Int) -> Double { Double(whole(4 * low, 4 * high)) / 4 }

  /// A label of one gesture; what it says follows from the draws alone.
  mutating func label(_ number: Int, origin: String, intents: [Intent?]) -> TraceLabel {
    var label = TraceLabel()
    label.trace = "\(origin)/take-\(number).trace"
    (label.origin, label.intent) = (origin, one(of: intents))
    label.subject = one(of: ["ann", "bea", "cem", "dan", "eva", "flo", nil])
    (label.device, label.source) = chance(0.5) ? ("Pad", "touchpad") : ("Phone", "touchscreen")
    label.units = one(of: TraceUnits.allCases)
    label.scale = one(of: [.told, .device, .assumed, nil])
    label.grade = one(of: ["A", "A", "B", "C", "D", nil])
    label.layer = chance(0.2) ? .evdev : .libinput
    (label.isTruncated, label.duration) = (label.grade == nil, Double(whole(1, 3600)))
    label.contentHash = chance(0.8) ? random.next() : nil
    if let intent = label.intent, intent != .free, chance(0.2) { label.fault = one(of: TakeFault.allCases) }
    if chance(0.05) { label.grade = "F" }
    if chance(0.05) { label.isLayerMissing = true }
    if chance(0.05) { label.isUnfinished = true }
    if chance(0.05) { (label.gesture, label.gestures) = (0, 0) }
    if label.gestures > 0, chance(0.2) {
      (label.gesture, label.gestures) = (whole(1, 3), 3)
      label.carriesDuration = label.gesture == 1
    }
    return label
  }

  /// A result of one engine in the gesture of a label, with all figures or as many as there can be.
  mutating func result(_ engine: String, model: String, of label: TraceLabel) -> ReplayResult {
    var result = ReplayResult()
    (result.engine, result.model, result.rate) = (engine, model, 60)
    (result.gestures, result.gesture) = (label.gestures, label.gesture > 0 ? label.gesture : nil)
    (result.isUnfinished, result.isTruncated) = (label.isUnfinished, label.isTruncated)
    result.threshold = length(40, 120)
    (result.end, result.offsetJump, result.velocityJump) = (time(900, 4000), length(0, 6), length(0, 80))
    guard label.gesture > 0 else { return result }
    let began = time(0, 500)
    (result.began, result.ended) = (began, began + time(100, 900))
    result.isBusy = chance(0.08)
    result.isInRefresh = chance(0.15)
    result.peakOverscroll = length(0, 200)
    result.peakMargin = result.peakOverscroll.map { $0 - result.threshold }
    result.isReached = (result.peakMargin ?? 0) >= 0
    if chance(0.9) {
      result.release = result.ended
      result.margin = result.peakMargin.map { $0 - length(0, 30) }
    }
    if chance(0.5) { result.bouncePeak = length(0, 90) }
    if chance(0.8) { result.settle = time(0, 2000) }
    (result.chatter, result.isInsetConserved) = (whole(0, 3), chance(0.8))
    if result.isReached { reach(&result, began) }
    if chance(0.25) {
      result.findings = (0...whole(0, 2)).map { _ in finding(of: label.gesture) }
    }
    result.states = (0..<whole(0, 3)).map { index in
      StateEntry(time: began + Double(index) / 8, name: one(of: ["idle", "pulling", "refreshing"]))
    }
    return result
  }

  /// The times of a pull that passed the threshold, and in most cases of its trigger.
  private mutating func reach(_ result: inout ReplayResult, _ began: Double) {
    let crossing = began + time(50, 400)
    (result.crossing, result.due) = (crossing, chance(0.9) ? crossing + time(0, 20) : nil)
    result.crossings = (0...whole(0, 2)).map { crossing + Double($0) / 16 }
    result.dwell = time(0, 600)
    guard chance(0.75) else {
      result.isDueUnseen = chance(0.3)
      result.changes = GestureChange.allCases.filter { _ in chance(0.2) }
      return
    }
    result.triggers = whole(1, 4) == 1 ? whole(2, 3) : 1
    let trigger = crossing + time(0, 60)
    (result.trigger, result.timeToTrigger) = (trigger, trigger - began)
    result.triggerPhase = one(of: [.contact, .released, .settling])
    if chance(0.8) { result.callback = trigger + time(0, 300) }
    guard let due = result.due, let callback = result.callback else { return }
    let parts = [time(0, 8), chance(0.5) ? 0 : time(0, 5), time(0, 16), time(-5, 20)]
    result.delay = DelayParts(
      sample: parts[0], delivery: parts[1], frame: parts[2], policy: parts[3], callback: callback - trigger,
      total: callback - due)
  }

  private mutating func finding(of gesture: Int) -> ReplayFinding {
    let kind = one(of: FindingKind.allCases)
    let isJump = kind == .offsetJump || kind == .velocityJump
    let counts = kind == .secondTrigger || kind == .triggerWhileRefreshing
    let size: Double? = counts ? Double(whole(1, 4)) : chance(0.9) ? length(-40, 60) : nil
    return ReplayFinding(
      kind, at: time(0, 3000), gesture: kind == .insetLost ? nil : gesture, size: size,
      cause: isJump ? one(of: ReplayFinding.Cause.allCases) : nil)
  }

  /// Scored gestures of some engines on one ground; on `native` each engine has the model that stands at its place in `models`.
  static func scored(
    seed: UInt64, _ count: Int, origin: String, engines: [String], models: [String], ground: String? = nil,
    intents: [Intent?]
  ) -> [ScoredGesture] {
    var drawn = DrawnResults(seed: seed)
    return (0..<count).flatMap { number in
      let label = drawn.label(number, origin: origin, intents: intents)
      return engines.indices.map { index in
        let result = drawn.result(engines[index], model: models[index % models.count], of: label)
        let rule = EngineRule(
          drawn.one(of: EngineRule.Moment.allCases), isStrict: drawn.chance(0.5),
          measure: drawn.one(of: EngineRule.Measure.allCases))
        var scored = ScoredGesture(label, result, rule: rule, ground: ground)
        (scored.callOrder, scored.engineID) = (index + 1, index == 0 ? "built-in" : nil)
        return scored
      }
    }
  }
}
