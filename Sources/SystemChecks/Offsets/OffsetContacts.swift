import TextFormats

/// The times at which a finger was down according to an offset log, from touches and releases or from finger positions.
struct OffsetContacts: Equatable, Sendable {
  /// The spans of time in which a finger was down, in seconds since the log's first row.
  let spans: [ClosedRange<Double>]
  /// True if the log says when a finger was down.
  let isKnown: Bool

  init(_ rows: [OffsetSeries.Row], touches: [Double], lifts: [Double]) {
    let end = rows.last?.time ?? 0
    if !touches.isEmpty || !lifts.isEmpty {
      // A lift without a touch ends a contact that began before the log.
      let starts = touches.isEmpty || (lifts.first.map { $0 < touches[0] } ?? false) ? [0] + touches : touches
      spans = starts.map { start in start...max(start, lifts.first { $0 >= start } ?? end) }
      isKnown = true
      return
    }
    guard rows.contains(where: { $0.finger != nil }) else {
      (spans, isKnown) = ([], false)
      return
    }
    var spans: [ClosedRange<Double>] = []
    var start: Double?
    var last = 0.0
    for row in rows {
      if row.finger != nil {
        start = start ?? row.time
        last = row.time
      } else if let first = start {
        spans.append(first...last)
        start = nil
      }
    }
    if let start { spans.append(start...last) }
    (self.spans, isKnown) = (spans, true)
  }

  /// True if a finger is down at `time` according to the log.
  func isDown(at time: Double) -> Bool { spans.contains { $0.contains(time) } }

  /// The first release in the log at or after `time`, in seconds since the log's first row; nil if there is none.
  static func lift(after time: Double, in log: ObservedLog, start: Double) -> Double? {
    log.times(of: .lift).map { $0 - start }.first { $0 >= time }
  }

  /// The last release in the log at or before `time`, in seconds since the log's first row; nil if there is none.
  static func lift(before time: Double, in log: ObservedLog, start: Double) -> Double? {
    log.times(of: .lift).map { $0 - start }.last { $0 <= time }
  }
}
