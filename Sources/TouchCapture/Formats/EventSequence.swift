/// Collects a device's events, which must be in order of time.
struct EventSequence {
  /// The events appended so far, in order of time.
  private(set) var events: [EvdevEvent] = []
  private var last: Int64 = 0

  /// Reserves memory for the events of a text; reserved memory that is never written costs nothing.
  ///
  /// - Parameters:
  ///   - bytes: The length of the text in bytes; 0 if unknown.
  ///   - line: The usual length of an event line, in bytes.
  mutating func makeRoom(forTextOf bytes: Int, line: Int) {
    events.reserveCapacity(bytes / line)
  }

  /// Appends an event, unless it is earlier than the latest event.
  ///
  /// - Parameter event: The event; its time is in microseconds since the recording's first event.
  /// - Returns: False if the event was left out because its time goes back.
  @inline(__always)
  mutating func append(_ event: EvdevEvent) -> Bool {
    guard event.timeMicroseconds >= last else { return false }
    last = event.timeMicroseconds
    events.append(event)
    return true
  }

  /// Removes the latest event if its time must be wrong: `event` is earlier than it, but not earlier than the event before it.
  ///
  /// - Parameter event: The next event, which is not appended.
  /// - Returns: True if an event was removed.
  mutating func dropOutlier(before event: EvdevEvent) -> Bool {
    guard event.timeMicroseconds < last, events.count > 1,
      event.timeMicroseconds >= events[events.count - 2].timeMicroseconds
    else { return false }
    events.removeLast()
    last = events[events.count - 1].timeMicroseconds
    return true
  }

  /// The message for an event that was left out because its time goes back.
  func problem(at time: Int64) -> String {
    "time goes back by \(last - time) µs; events must be in order of time"
  }
}
