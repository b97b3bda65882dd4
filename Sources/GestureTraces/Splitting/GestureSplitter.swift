import TextFormats

/// Splits continuous use of one device into groups of gestures, separated by time in which nothing touches the device.
///
///     state     something happens                      nothing touches for `idle`
///     between   buffered; a gesture begins a group     the buffer is dropped
///     within    stored                                 the group ends, at least `least` after its start
///
/// A contact on a touchscreen, a scroll, and two fingers on a touchpad begin a group. One finger on a touchpad neither begins a group nor
/// keeps it open: it moves the pointer, or is a resting thumb. Each group has its own time zero at its first event. The groups do not
/// depend on whether events are passed in real time or all at once.
public struct GestureSplitter: Sendable {
  /// What happens to a group of gestures because of an event or of passing time.
  public enum Step: Equatable, Sendable {
    /// A group begins at `zero`, in microseconds on the clock of the input events.
    case begin(zero: Int64)
    /// An event of the group, with its time relative to the group's zero.
    case store(TraceEvent)
    /// The group ended `at` microseconds after its zero; `gestures` of its gestures ended with a release.
    case end(at: Int64, gestures: Int)
  }

  /// Time without contact that ends a group, in microseconds.
  public var idle: Int64
  /// The shortest duration of a group, in microseconds.
  public var least: Int64 = 0

  private var contacts: SurfaceContacts
  /// The time at which the current group began, in microseconds; nil between groups.
  private var zero: Int64?
  private var buffered: [TraceEvent] = []
  private var isGesture = false
  private var last: Int64 = 0
  private var gestures = 0

  /// A splitter for one device's events.
  ///
  /// - Parameters:
  ///   - idle: Time without contact that ends a group, in microseconds, > 0.
  ///   - kind: The kind of device.
  public init(idle: Int64, kind: TraceDevice.Kind) {
    self.idle = idle
    contacts = SurfaceContacts(of: kind)
  }

  /// True while a group is open.
  public var isOpen: Bool { zero != nil }

  /// The time at which the current group ends if nothing more happens, in microseconds; nil between groups and while fingers are down.
  public var due: Int64? {
    guard let zero, contacts.isFree else { return nil }
    return max(last + idle, zero + least)
  }

  /// Handles the device's next event.
  ///
  /// - Parameter event: The event on the device's own clock; within its layer, times never go back.
  /// - Returns: The results, in order.
  public mutating func pass(_ event: TraceEvent) -> [Step] {
    var steps = elapse(to: event.timeMicroseconds)
    contacts.follow(event)
    if contacts.isLift(event) { gestures += 1 }
    last = max(last, event.timeMicroseconds)
    isGesture = isGesture || isGesture(event)
    buffered.append(event)
    guard isGesture else { return steps }
    if zero == nil {
      let start = buffered.reduce(event.timeMicroseconds) { min($0, $1.timeMicroseconds) }
      zero = start
      steps.append(.begin(zero: start))
    }
    steps += buffered.map { .store($0.shifted(by: zero ?? 0)) }
    buffered = []
    return steps
  }

  /// Handles the passing of time without an event.
  ///
  /// - Parameter now: The current time on the clock of the events.
  /// - Returns: The end of the group, if it is due.
  public mutating func elapse(to now: Int64) -> [Step] {
    if zero == nil, contacts.isFree, now >= last + idle { (buffered, gestures) = ([], 0) }
    guard let zero, let due, now >= due else { return [] }
    return [close(at: due - zero)]
  }

  /// Ends the current group at the end of the recording, even if a finger is still down.
  ///
  /// - Parameter now: When recording ended, on the clock of the events.
  /// - Returns: The end of the group, if one was open.
  public mutating func finish(at now: Int64) -> [Step] {
    let steps = elapse(to: now)
    guard let zero else { return steps }
    return [close(at: max(last, now) - zero)]
  }

  private mutating func close(at time: Int64) -> Step {
    defer { (zero, isGesture, buffered, gestures) = (nil, false, [], 0) }
    return .end(at: time, gestures: gestures)
  }

  private func isGesture(_ event: TraceEvent) -> Bool {
    switch event.kind {
    case .scroll: true
    case .hold(let fingers): fingers >= SurfaceContacts.scrollingFingers
    case .down: event.layer == .libinput || contacts.hasRawContacts
    default: false
    }
  }
}

extension TraceEvent {
  /// The event with its times relative to `zero`; an event of another layer with an earlier timestamp gets time 0.
  fileprivate func shifted(by zero: Int64) -> TraceEvent {
    var event = self
    event.timeMicroseconds = max(0, timeMicroseconds - zero)
    event.arrivalMicroseconds = arrivalMicroseconds.map { max(0, $0 - zero) }
    // A line of unknown type is written as it was read, including its times.
    if case .unknown(var object) = kind {
      for key in ["t", "at"] {
        guard let time = object[key]?.integer else { continue }
        object[key] = JSONValue(Double(max(0, Int64(time) - zero)))
      }
      event.kind = .unknown(object)
    }
    return event
  }
}
