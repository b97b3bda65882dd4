import GestureTraces

/// Turns libinput's scroll and hold events into gestures, and wheels into moves.
///
/// A touchpad gesture is a two-finger `hold` or the first finger `scroll`, to `stop`, or to an `unhold` that no scroll
/// of the same time follows (with `cancelled` true as a cancel). Other holds count for nothing.
struct ScrollReader {
  private let pointsPerUnit: Double
  private let wheelPointsPerUnit: Double
  private let wheelStep: Double
  /// The gesture that has no end yet.
  private(set) var gesture: FingerGesture?
  private var isHolding = false
  private(set) var gestures: [FingerGesture] = []
  private(set) var wheels: [WheelMove] = []

  /// `v120` of one click of a wheel.
  static let click = 120.0
  /// libinput's scroll value of one click, in degrees: what a wheel without `v120` is read by.
  static let degreesPerClick = 15.0
  /// Fingers that scroll on a touchpad.
  static let scrollingFingers = 2

  /// A reader of a device whose finger scrolls are `pointsPerUnit` points a unit, negative when turned round.
  init(pointsPerUnit: Double, wheelPointsPerUnit: Double, wheelStep: Double) {
    self.pointsPerUnit = pointsPerUnit
    self.wheelPointsPerUnit = wheelPointsPerUnit
    self.wheelStep = wheelStep
  }

  mutating func read(_ events: Span<TraceEvent>) {
    for index in events.indices {
      switch events[index].kind {
      case .scroll(let scroll): read(scroll, of: events[index])
      case .stop: end(.lift, events[index])
      case .hold(let fingers): if fingers == Self.scrollingFingers { hold(events[index]) }
      case .unhold(let fingers, let cancelled):
        guard fingers == Self.scrollingFingers, isHolding else { continue }
        isHolding = false
        if !Self.hasFingerScroll(events, after: index) { end(cancelled ? .cancel : .lift, events[index]) }
      case .gap(let reason):
        if reason == .dropped { gesture?.lostEvents = true } else { end(.cancel, events[index]) }
      default: break
      }
    }
  }

  private static func hasFingerScroll(_ events: Span<TraceEvent>, after index: Int) -> Bool {
    for later in index + 1..<events.count where events[later].isFingerScroll { return true }
    return false
  }

  mutating func finish() {
    guard var open = gesture else { return }
    open.endedMicroseconds = open.samples.last?.timeMicroseconds ?? open.beganMicroseconds
    gestures.append(open)
    gesture = nil
  }

  private mutating func hold(_ event: TraceEvent) {
    isHolding = true
    begin(event)
  }

  private mutating func begin(_ event: TraceEvent) {
    guard gesture == nil else { return }
    gesture = FingerGesture(time: event.timeMicroseconds, arrival: event.arrival)
    gesture?.mostContacts = Self.scrollingFingers
  }

  private mutating func read(_ scroll: TraceScroll, of event: TraceEvent) {
    switch scroll.source {
    case .finger:
      move(by: (scroll.dy ?? 0) * pointsPerUnit, across: (scroll.dx ?? 0) * abs(pointsPerUnit), event)
    case .continuous: turn(by: (scroll.dy ?? 0) * wheelPointsPerUnit, event)
    case .wheel:
      let clicks = scroll.v120y.map { $0 / Self.click } ?? (scroll.dy ?? 0) / Self.degreesPerClick
      turn(by: clicks * wheelStep, event)
    }
  }

  private mutating func move(by distance: Double, across: Double, _ event: TraceEvent) {
    begin(event)
    let last = gesture?.samples.last
    // Changed in place: a copy of the samples for each would take quadratic time.
    if last?.timeMicroseconds == event.timeMicroseconds { gesture?.samples.removeLast() }
    gesture?.samples.append(
      FingerSample(
        timeMicroseconds: event.timeMicroseconds, arrivalMicroseconds: event.arrival,
        travel: (last?.travel ?? 0) + distance, across: (last?.across ?? 0) + across, contacts: 1,
        carriesPosition: true))
  }

  private mutating func turn(by distance: Double, _ event: TraceEvent) {
    guard distance != 0 else { return }
    wheels.append(
      WheelMove(
        timeMicroseconds: event.timeMicroseconds, arrivalMicroseconds: event.arrival, distance: distance))
  }

  private mutating func end(_ end: GestureEnd, _ event: TraceEvent) {
    guard var open = gesture else { return }
    open.end = end
    open.endedMicroseconds = event.timeMicroseconds
    open.endedArrivalMicroseconds = event.arrival
    gestures.append(open)
    gesture = nil
    isHolding = false
  }
}

extension TraceEvent {
  /// When it reached the recorder, in microseconds; its stamp where the trace does not say.
  var arrival: Int64 { arrivalMicroseconds ?? timeMicroseconds }

  /// Whether fingers on a touchpad scroll.
  var isFingerScroll: Bool {
    if case .scroll(let scroll) = kind { scroll.source == .finger } else { false }
  }
}
