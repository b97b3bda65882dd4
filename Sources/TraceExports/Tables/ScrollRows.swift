import GestureTraces
import TraceReplay

/// The scrolls of a touchpad's or wheel's trace, the rests of fingers and the ends of scrolls, as rows of a table.
///
/// Distances are libinput's, as a program receives them on a desktop without natural scrolling. So `import` restores the scrolls exactly.
struct ScrollRows {
  /// One row of the table: a scroll, its end, or fingers that begin or stop to rest.
  struct Row {
    var timeMicroseconds: Int64
    /// What the row reports, in the words that `import` reads: `update`, `end`, `hold`, `unhold`, `unhold-cancelled`.
    var phase: String
    /// The scroll that the row reports; nil for other rows.
    var scroll: TraceScroll?
    /// The number of fingers that begin or stop to rest; nil for a scroll and its end.
    var fingers: Int?
    var intent: Intent?
  }

  /// The rows in time order.
  private(set) var rows: [Row] = []
  /// What the rows cannot represent of the trace, one sentence each.
  private(set) var losses: [String] = []
  let intents: GestureIntents

  /// The rows for the scrolls of a trace.
  ///
  /// - Throws: That the trace has no scrolls.
  init(of trace: Trace, _ options: ExportOptions) throws(ExportError) {
    intents = GestureIntents(trace.header)
    let events = trace.events.filter { $0.layer == .libinput }
    rows = events.compactMap(Self.row)
    guard rows.contains(where: { $0.scroll != nil }) else {
      throw ExportError(
        trace,
        "its libinput layer does not contain scrolls; export its raw contacts as evemu or libinput-yaml")
    }
    if intents.areTold { addIntents(trace, options) }
    let hasGap = events.contains { if case .gap = $0.kind { true } else { false } }
    if hasGap { losses.append("rows cannot state that the recording lost events, or its device") }
  }

  private static func row(_ event: TraceEvent) -> Row? {
    let time = event.timeMicroseconds
    return switch event.kind {
    case .scroll(let scroll): Row(timeMicroseconds: time, phase: "update", scroll: scroll)
    case .stop: Row(timeMicroseconds: time, phase: "end")
    case .hold(let fingers): Row(timeMicroseconds: time, phase: "hold", fingers: fingers)
    case .unhold(let fingers, let cancelled):
      Row(timeMicroseconds: time, phase: cancelled ? "unhold-cancelled" : "unhold", fingers: fingers)
    case .down, .move, .up, .cancel, .gap, .unknown: nil
    }
  }

  /// Adds the intent of each gesture to the rows between its begin and its end.
  private mutating func addIntents(_ trace: Trace, _ options: ExportOptions) {
    var replay = options.replay
    replay.layer = .libinput
    let viewport = Scene(scenario: trace.header.scenario, overrides: replay.scene).viewport
    let gestures = FingerTrack(of: trace, options: replay, viewport: viewport).gestures
    var next = 0
    for index in rows.indices {
      let time = rows[index].timeMicroseconds
      while next < gestures.count, gestures[next].endedMicroseconds < time { next += 1 }
      guard next < gestures.count, gestures[next].beganMicroseconds <= time else { continue }
      rows[index].intent = trace.header.intent(ofGestureBegunAt: gestures[next].beganMicroseconds)
    }
  }
}
