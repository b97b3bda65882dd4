/// A device's events while they are read, which must be in order of time.
struct EventSequence {
  /// The events read so far.
  private(set) var events: [EvdevEvent] = []
  private var last: Int64 = 0

  /// Makes room for the events of a text at once: memory that is not written to costs nothing.
  ///
  /// - Parameters:
  ///   - bytes: The length of the text, 0 for unknown.
  ///   - line: Bytes of a usual line of an event.
  mutating func makeRoom(forTextOf bytes: Int, line: Int) {
    events.reserveCapacity(bytes / line)
  }

  /// Appends an event.
  ///
  /// - Parameter event: Microseconds since the recording's first event, type, code, value.
  /// - Returns: False where it would be before the last one; it is then left out.
  @inline(__always)
  mutating func append(_ event: EvdevEvent) -> Bool {
    guard event.timeMicroseconds >= last else { return false }
    last = event.timeMicroseconds
    events.append(event)
    return true
  }

  /// Takes out the last event if it is the one whose time is wrong: if the next one is before it, and not before the one before that.
  ///
  /// - Parameter event: The next event, which is not appended.
  /// - Returns: True where it was taken out.
  mutating func dropOutlier(before event: EvdevEvent) -> Bool {
    guard event.timeMicroseconds < last, events.count > 1,
      event.timeMicroseconds >= events[events.count - 2].timeMicroseconds
    else { return false }
    events.removeLast()
    last = events[events.count - 1].timeMicroseconds
    return true
  }

  /// The message for an event of this time, which was not appended since it goes back.
  func problem(at time: Int64) -> String {
    "time goes back by \(last - time) µs; events must be in order of time"
  }
}
