import GestureTraces
import ReplayExperiments
import TextFormats
import TraceReplay

extension GestureRow {
  /// One flat value of a row: its key, and what it is in a row.
  package struct Column: Sendable {
    /// Its key in JSON, and its heading in CSV.
    package let key: String
    /// The key as every row writes it.
    let writtenKey: [UInt8]
    /// Its value in a row: of every row of one kind.
    package let cell: @Sendable (GestureRow) -> RowCell

    init(_ key: String, _ cell: @escaping @Sendable (GestureRow) -> RowCell) {
      (self.key, self.cell) = (key, cell)
      writtenKey = JSONWriter.written(key: key)
    }

    /// A time of the result, in milliseconds.
    static func time(_ key: String, _ time: @escaping @Sendable (ReplayResult) -> Double?) -> Column {
      Column(key) { .number(time($0.scored.result).map(Nanoseconds.milliseconds)) }
    }

    /// A length, or what else is a number of the result as it is.
    static func figure(_ key: String, _ figure: @escaping @Sendable (ReplayResult) -> Double?) -> Column {
      Column(key) { .number(figure($0.scored.result)) }
    }
  }

  /// The flat values in their order.
  package static let columns = ofTrace + ofVerdict + ofTimes + ofShape + ofSettings

  private static let ofTrace: [Column] = [
    Column("schema") { _ in .text(schema) },
    Column("trace") { .text($0.scored.label.trace) },
    Column("hash") { .text($0.scored.label.contentHash.map(ContentHash.text(of:))) },
    Column("subject") { .text($0.scored.label.subject) },
    Column("device") { .text($0.scored.label.device) },
    Column("device_kind") { .text($0.scored.label.source) },
    Column("origin") { .text($0.scored.label.origin) },
    Column("grade") { .text($0.scored.label.grade) },
    Column("layer") { .text($0.scored.label.layer.rawValue) },
    Column("gesture") { .integer($0.scored.result.gesture) },
    Column("gestures") { .integer($0.scored.label.gestures) },
    .time("began_ms", \.began),
    .time("ended_ms", \.ended),
    Column("intent") { .text($0.scored.label.intent?.rawValue) },
    Column("unlike_intent") { .text($0.scored.label.fault?.rawValue) },
  ]

  private static let ofVerdict: [Column] = [
    Column("engine") { .text($0.scored.result.engine) },
    Column("engine_id") { .text($0.scored.engineID) },
    Column("model") { .text($0.scored.result.model) },
    Column("ground") { .text($0.scored.ground) },
    Column("call_order") { .integer($0.scored.callOrder) },
    Column("rate_hz") { .number($0.settings.rate) },
    .figure("threshold_pt", \.threshold),
    Column("reached") { .truth($0.scored.result.isReached) },
    Column("fired") { .truth($0.scored.result.triggers > 0) },
    Column("triggers") { .integer($0.scored.result.triggers) },
    Column("outcome") { .text($0.scored.outcome.rawValue) },
    Column("busy") { .truth($0.scored.result.isBusy) },
    Column("reason") { .text($0.scored.label.reasonToExclude) },
  ]

  private static let ofTimes: [Column] = [
    .time("trigger_ms", \.trigger),
    Column("trigger_phase") { .text($0.scored.result.triggerPhase?.word) },
    .time("time_to_trigger_ms", \.timeToTrigger),
    .time("callback_ms", \.callback),
    .time("release_ms", \.release),
    .time("due_ms", \.due),
    Column("due_unseen") { .truth($0.scored.result.isDueUnseen) },
    .time("crossing_ms", \.crossing),
    .time("latency_ms", \.latency),
    .time("release_latency_ms", \.releaseLatency),
    .time("callback_delay_ms", \.callbackDelay),
    .time("delay_sample_ms") { $0.delay?.sample },
    .time("delay_delivery_ms") { $0.delay?.delivery },
    .time("delay_frame_ms") { $0.delay?.frame },
    .time("delay_policy_ms") { $0.delay?.policy },
    .time("delay_callback_ms") { $0.delay?.callback },
    .time("delay_total_ms") { $0.delay?.total },
    .time("dwell_ms", \.dwell),
    .time("settle_ms", \.settle),
    .time("end_ms", \.end),
  ]

  private static let ofShape: [Column] = [
    .figure("margin_pt", \.margin),
    .figure("peak_margin_pt", \.peakMargin),
    .figure("peak_overscroll_pt", \.peakOverscroll),
    .figure("bounce_peak_pt", \.bouncePeak),
    Column("chatter") { .integer($0.scored.result.chatter) },
    .figure("offset_jump_pt", \.offsetJump),
    .figure("velocity_jump_pt_s", \.velocityJump),
    // Only the last gesture sees the end of the run.
    Column("inset_conserved") { row in
      let label = row.scored.label
      return .truth(label.gesture == label.gestures ? row.scored.result.isInsetConserved : nil)
    },
  ]

  private static let ofSettings: [Column] = [
    Column("unfinished") { .truth($0.scored.label.isUnfinished) },
    Column("truncated") { .truth($0.scored.label.isTruncated) },
    Column("layer_missing") { .truth($0.scored.label.isLayerMissing) },
    Column("units") { .text($0.scored.label.units.rawValue) },
    Column("scale") { .text($0.scored.label.scale?.rawValue) },
    .init("duration_ms") { .number(Nanoseconds.milliseconds($0.scored.label.duration)) },
    Column("carries_duration") { .truth($0.scored.label.carriesDuration) },
    Column("rule") { .text($0.scored.rule.moment.rawValue) },
    Column("strict") { .truth($0.scored.rule.isStrict) },
    Column("measures") { .text($0.scored.rule.measure.rawValue) },
    Column("settings") { row in
      var json = JSONWriter()
      json.value(.object(row.settings.differences))
      return .text(json.text)
    },
  ]
}
