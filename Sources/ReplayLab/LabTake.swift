import GestureTraces

/// A take that grows in the page: its events as a trace has them, in order of time.
package struct LabTake {
  /// The first line.
  package let header: TraceHeader
  /// The events so far.
  package private(set) var events: [TraceEvent] = []
  private var integrity: TraceIntegrity
  /// Stamps that came too late for a frame that had been shown, and were moved behind it.
  private var movedStamps = 0
  /// The coarsest step between two stamps that a browser admits to, in microseconds; 0 where it is too fine to tell.
  private let resolution: Int64

  /// A step of stamps from which movements are told less well than a touchscreen reports them: 1 ms at 120 Hz is an eighth.
  private static let coarse: Int64 = 1000
  /// The most events of a take, far more than ten minutes of any finger.
  private static let mostEvents = 1_000_000

  /// A take without events.
  ///
  /// - Parameters:
  ///   - header: Its first line.
  ///   - resolution: Of the browser's stamps, in microseconds; 0 where it is too fine to tell.
  package init(_ header: TraceHeader, resolution: Int64) {
    self.header = header
    self.resolution = resolution
    integrity = TraceIntegrity(header: header)
  }

  /// Adds an event; one that is not after `shown` microseconds, or older than the one before it, is moved behind that, and counted.
  ///
  /// - Parameters:
  ///   - kind: What happened.
  ///   - time: The browser's own stamp, in microseconds since the take's zero.
  ///   - arrival: When the page heard of it.
  ///   - shown: The time of the newest frame that an engine has seen.
  /// - Returns: The event as the take has it; nil where it has too many.
  package mutating func add(_ kind: TraceEvent.Kind, at time: Int64, arrival: Int64, after shown: Int64)
    -> TraceEvent?
  {
    guard events.count < Self.mostEvents else { return nil }
    let own = max(time, shown + 1, events.last?.timeMicroseconds ?? 0)
    if own > time { movedStamps += 1 }
    let event = TraceEvent(
      timeMicroseconds: own, arrivalMicroseconds: max(own, arrival), layer: .libinput, kind: kind)
    events.append(event)
    integrity.follow(event)
    return event
  }

  /// The take as a trace that ended at a time.
  ///
  /// - Parameters:
  ///   - time: Microseconds since its zero.
  ///   - path: Its name.
  /// - Returns: A trace with an end line, and its grade in it.
  package func trace(endedAt time: Int64, path: String) -> Trace {
    let end = max(time, events.last?.timeMicroseconds ?? 0)
    return Trace(
      path: path, header: header, events: events,
      end: TraceEnd(timeMicroseconds: end, events: events.count, grade: grade(endedAt: end)))
  }

  private func grade(endedAt time: Int64) -> TraceGrade {
    var grade = integrity.grade(endedAtMicroseconds: time)
    if resolution >= Self.coarse {
      grade.find(.b, "a browser's stamps, in steps of \(resolution) µs")
    }
    if movedStamps > 0 { grade.find(.b, "\(movedStamps) stamps older than what came before them, moved") }
    return grade
  }
}
