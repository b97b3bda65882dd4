import GestureTraces

/// A take that is being made in the page: its events so far, as in a trace.
package struct LabTake {
  /// The first line of the take as a trace: device, source and labels.
  package let header: TraceHeader
  /// The events so far, in order of time.
  package private(set) var events: [TraceEvent] = []
  private var integrity: TraceIntegrity
  /// The number of events that arrived too late for a frame already passed to the engines; their time stamps were moved after that frame.
  private var movedStamps = 0
  /// The resolution of the browser's time stamps, in microseconds; 0 if too fine to measure.
  private let resolution: Int64

  /// From this resolution on, in microseconds, the trace notes that time stamps are coarse: 1 ms is an eighth of a report at 120 Hz.
  private static let coarse: Int64 = 1000
  /// The largest number of events in a take, far more than any finger makes in ten minutes.
  private static let mostEvents = 1_000_000

  /// Creates a take without events.
  ///
  /// - Parameters:
  ///   - header: The take's header.
  ///   - resolution: The resolution of the browser's time stamps, in microseconds; 0 if too fine to measure.
  package init(_ header: TraceHeader, resolution: Int64) {
    self.header = header
    self.resolution = resolution
    integrity = TraceIntegrity(header: header)
  }

  /// Adds an event. If its time is not after `shown`, or is before the previous event, the time is moved to the next possible one.
  ///
  /// - Parameters:
  ///   - kind: The kind of event.
  ///   - time: The browser's time stamp, in microseconds since the take's start.
  ///   - arrival: When the page received it.
  ///   - shown: The time of the newest frame passed to an engine.
  /// - Returns: The event as stored in the take; nil if the take is full.
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

  /// The take as a trace that ends at a time.
  ///
  /// - Parameters:
  ///   - time: The end, in microseconds since the take's start.
  ///   - path: The trace's name.
  /// - Returns: A trace with an end line that contains its grade.
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
