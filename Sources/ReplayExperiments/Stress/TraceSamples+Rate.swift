import GestureTraces
import TraceReplay

/// The same fingers as a device with another report rate would report them.
///
/// A report at `start + k / rate` gives the position of the finger's path at that time: linear between two samples, constant in a pause, as
/// in ``FingerPath``. Contacts, lifts, holds, wheels, gaps and the scroll that begins a gesture stay unchanged; movement between the last
/// report and the lift is not reported, as on such a device.
extension TraceSamples {
  /// Resamples the fingers at `rate` reports per second, starting at their contact.
  mutating func resample(rate: Double) {
    var paths = FingerPaths()
    var reports: [TraceEvent] = []
    var kept: [TraceEvent] = []
    let layer = samples.first?.events[0].layer ?? .libinput
    for sample in samples {
      for event in sample.events {
        if paths.take(event) { kept.append(event) }
        if paths.isComplete { reports += paths.reports(rate: rate, layer: layer) }
      }
    }
    // A gesture without an end in the file ends with its last sample.
    paths.finish()
    reports += paths.reports(rate: rate, layer: layer)
    self = TraceSamples(inOrder: Self.merged(reports, kept), like: layer)
  }

  private init(inOrder events: [TraceEvent], like layer: TraceLayer) {
    let header = TraceHeader(device: TraceDevice(kind: .unknown), source: TraceSource(origin: .synthetic))
    self.init(of: Trace(path: "", header: header, events: events, end: nil), layer: layer)
  }

  /// Merges reports and other events in order of time.
  ///
  /// At equal times reports come first, because a contact is reported only while it is down.
  private static func merged(_ reports: [TraceEvent], _ kept: [TraceEvent]) -> [TraceEvent] {
    var all: [TraceEvent] = []
    all.reserveCapacity(reports.count + kept.count)
    var rest = kept[...]
    for report in reports {
      while let event = rest.first, event.timeMicroseconds < report.timeMicroseconds {
        all.append(event)
        rest.removeFirst()
      }
      all.append(report)
    }
    return all + rest
  }
}

/// The paths of the fingers during one contact, collected event by event.
private struct FingerPaths {
  /// The path of one finger, or of the summed scroll of all fingers.
  fileprivate struct Path {
    /// The number by which the device identifies the finger; nil for scrolls.
    let slot: Int?
    var knots: [(time: Int64, x: Double, y: Double)]
    /// The end of the path, in microseconds; nil while the finger is down.
    var end: Int64?
    /// The position that was reported last, in the trace's unit.
    var reported: (x: Double, y: Double)

    init(slot: Int?, time: Int64, x: Double, y: Double) {
      self.slot = slot
      knots = [(time, x, y)]
      reported = (x, y)
    }
  }

  private var paths: [Path] = []
  /// The delays between events and their arrival at the recorder, each with the time from which it applies.
  ///
  /// Times are in microseconds; empty if the trace gives no arrivals.
  private var lags: [(time: Int64, lag: Int64)] = []
  private var isScrolling = false

  /// True if all fingers are up again.
  var isComplete: Bool { !paths.isEmpty && paths.allSatisfy { $0.end != nil } }

  /// Adds an event to the paths; true if the event stays in the trace unchanged.
  mutating func take(_ event: TraceEvent) -> Bool {
    let time = event.timeMicroseconds
    if let arrival = event.arrivalMicroseconds { lags.append((time, max(0, arrival - time))) }
    switch event.kind {
    case .down(let slot, let x, let y):
      paths.append(Path(slot: slot, time: time, x: x, y: y))
    case .move(let slot, let x, let y):
      guard let index = open(slot) else {
        // A recording may begin with the finger already down.
        paths.append(Path(slot: slot, time: time, x: x, y: y))
        return true
      }
      paths[index].knots.append((time, x, y))
      return false
    case .up(let slot), .cancel(let slot):
      if let index = open(slot) { paths[index].end = time }
    case .scroll(let scroll) where scroll.source == .finger: return take(scroll, at: time)
    case .stop, .hold, .unhold: endScroll(at: time)
    case .gap:
      endScroll(at: time)
      for index in paths.indices where paths[index].end == nil { paths[index].end = time }
    case .scroll, .unknown: break
    }
    return true
  }

  private mutating func take(_ scroll: TraceScroll, at time: Int64) -> Bool {
    guard let index = open(nil), let last = paths[index].knots.last else {
      // The scroll that begins a gesture is a jump from nothing, and stays unchanged.
      paths.append(Path(slot: nil, time: time, x: 0, y: 0))
      return true
    }
    paths[index].knots.append((time, last.x + (scroll.dx ?? 0), last.y + (scroll.dy ?? 0)))
    return false
  }

  private mutating func endScroll(at time: Int64) {
    if let index = open(nil) { paths[index].end = time }
  }

  /// Ends each finger that is still down just after its last sample, so that the sample is reported.
  mutating func finish() {
    for index in paths.indices where paths[index].end == nil {
      paths[index].end = (paths[index].knots.last?.time ?? 0) + 1
    }
  }

  private func open(_ slot: Int?) -> Int? {
    paths.lastIndex { $0.slot == slot && $0.end == nil }
  }

  /// The reports of a device with this rate, in order of time; the collected paths are then cleared.
  mutating func reports(rate: Double, layer: TraceLayer) -> [TraceEvent] {
    defer { self = FingerPaths() }
    guard let start = paths.map({ $0.knots[0].time }).min(), let end = paths.compactMap(\.end).max() else {
      return []
    }
    var events: [TraceEvent] = []
    var (tick, lag) = (1, 0)
    while true {
      let time = start + Int64((Double(tick) * 1e6 / rate).rounded())
      if time >= end { return events }
      while lag + 1 < lags.count, lags[lag + 1].time <= time { lag += 1 }
      let arrival = lags.isEmpty ? nil : time + lags[lag].lag
      for index in paths.indices {
        guard let kind = paths[index].report(at: time) else { continue }
        events.append(
          TraceEvent(timeMicroseconds: time, arrivalMicroseconds: arrival, layer: layer, kind: kind))
      }
      tick += 1
    }
  }
}

extension FingerPaths.Path {
  /// The report at `time`; nil if the finger is not down or has not moved since the last report.
  fileprivate mutating func report(at time: Int64) -> TraceEvent.Kind? {
    guard let end, time > knots[0].time, time < end else { return nil }
    let position = position(at: time)
    guard position.x != reported.x || position.y != reported.y else { return nil }
    let moved = (x: position.x - reported.x, y: position.y - reported.y)
    reported = position
    guard let slot else {
      return .scroll(
        TraceScroll(
          source: .finger, dx: moved.x == 0 ? nil : moved.x, dy: moved.y == 0 ? nil : moved.y))
    }
    return .move(slot: slot, x: position.x, y: position.y)
  }

  /// The finger's position at `time`: on a line between two samples, constant in a pause, as in `FingerPath`.
  private func position(at time: Int64) -> (x: Double, y: Double) {
    var (low, high) = (0, knots.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if knots[middle].time <= time { low = middle } else { high = middle }
    }
    let from = knots[low]
    guard high < knots.count else { return (from.x, from.y) }
    let to = knots[high]
    let start = to.time - from.time > FingerPath.longestStretch ? to.time - FingerPath.lateStart : from.time
    guard time > start else { return (from.x, from.y) }
    let share = Double(time - start) / Double(to.time - start)
    return (from.x + share * (to.x - from.x), from.y + share * (to.y - from.y))
  }
}
