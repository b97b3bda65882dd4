import GestureTraces

/// Turns libinput's scroll and hold events into gestures, and wheel events into moves.
///
/// A touchpad gesture lasts from a two-finger `hold` or the first finger `scroll` to `stop`, or to an `unhold` of fingers that were
/// released. All events of one time are one sample, whatever the order of their lines.
///
/// libinput cancels the hold of fingers that begin to move. What follows is not known at that moment:
///
///     libinput          the unhold (cancelled) and the first scroll
///     1.22              have the same time
///     1.28 and later    the scroll comes a report later, or later still if the fingers rest again
///
/// So a gesture whose hold was cancelled *waits*: a scroll continues it. It is ended as a cancel, at the time of the unhold, by any of
/// these: the next hold, of any number of fingers; raw contacts that show a release since; a contact; a removed device; the end of the
/// trace. Apart from that, holds of one finger and of three are ignored.
struct ScrollReader {
  /// A hold (fingers that rest) that was cancelled and that no scroll has followed yet.
  private struct CancelledHold {
    /// The time of the cancellation, and the time when it reached the recorder, both in microseconds.
    let time: Int64
    let arrival: Int64
    /// True if the recorder has lost events since the cancellation.
    var lostEvents = false
  }

  private let pointsPerUnit: Double
  private let wheelPointsPerUnit: Double
  private let wheelStep: Double
  private var builder = GestureBuilder()
  private var isHolding = false
  /// The cancelled hold after which the open gesture waits for a scroll; nil if the gesture does not wait.
  private var cancelledHold: CancelledHold?
  /// The releases of fingers known from the raw contacts, if the trace has raw contacts.
  private var lifts = PadLifts()
  private(set) var wheels: [WheelMove] = []

  /// The value of `v120` for one click of a wheel.
  static let click = 120.0
  /// libinput's scroll value for one click, in degrees; used for wheels without `v120`.
  static let degreesPerClick = 15.0
  /// The number of fingers that scroll on a touchpad.
  static let scrollingFingers = 2

  /// A reader for one device. `pointsPerUnit`, in points per scroll unit, is negative if content moves against the fingers.
  init(pointsPerUnit: Double, wheelPointsPerUnit: Double, wheelStep: Double) {
    self.pointsPerUnit = pointsPerUnit
    self.wheelPointsPerUnit = wheelPointsPerUnit
    self.wheelStep = wheelStep
  }

  /// All events of one time, whatever the order of their lines.
  private struct Sample {
    let time: Int64
    /// The distance that fingers scrolled, in points, and when the last part of it reached the recorder, in microseconds; nil if no finger
    /// scrolled.
    var moved: (along: Double, across: Double, arrival: Int64)?
    /// The distance that wheels and trackpoints scrolled, in points, and when the last part of it reached the recorder, in microseconds.
    var turned: (distance: Double, arrival: Int64) = (0, 0)
    /// The number of two-finger holds (fingers that begin to rest), and when they reached the recorder, in microseconds.
    var holds: (count: Int, arrival: Int64) = (0, 0)
    /// True if a number of fingers other than two began to rest.
    var hasOtherHold = false
    /// Ends of two-finger holds: the number, when they reached the recorder (microseconds), and whether libinput cancelled them because the
    /// fingers moved.
    var unholds: (count: Int, arrival: Int64, isCancel: Bool) = (0, 0, false)
    /// The time at which the end of a scroll reached the recorder, in microseconds; nil for none.
    var stop: Int64?
    /// The time at which the removal of the device reached the recorder, in microseconds; nil for none.
    var cut: Int64?
    /// True if the recorder lost events.
    var isLossy = false

    init(time: Int64) { self.time = time }
  }

  /// Reads one sample: all events of one time.
  mutating func read(_ events: Span<TraceEvent>) {
    var sample = Sample(time: events[0].timeMicroseconds)
    for index in events.indices { take(events[index], &sample) }
    apply(sample)
    turn(sample)
  }

  private func take(_ event: TraceEvent, _ sample: inout Sample) {
    switch event.kind {
    case .scroll(let scroll): take(scroll, event.arrival, &sample)
    case .stop: sample.stop = event.arrival
    case .hold(Self.scrollingFingers): sample.holds = (sample.holds.count + 1, event.arrival)
    case .hold: sample.hasOtherHold = true
    case .unhold(Self.scrollingFingers, let cancelled):
      let isCancel = sample.unholds.isCancel || cancelled
      sample.unholds = (sample.unholds.count + 1, event.arrival, isCancel)
    case .gap(.dropped): sample.isLossy = true
    case .gap: sample.cut = event.arrival
    default: break
    }
  }

  private func take(_ scroll: TraceScroll, _ arrival: Int64, _ sample: inout Sample) {
    let (dx, dy) = (scroll.dx ?? 0, scroll.dy ?? 0)
    switch scroll.source {
    case .finger:
      let before = sample.moved ?? (0, 0, arrival)
      sample.moved = (
        before.along + dy * pointsPerUnit, before.across + dx * abs(pointsPerUnit),
        max(before.arrival, arrival)
      )
    case .continuous: take(turn: dy * wheelPointsPerUnit, arrival, &sample)
    case .wheel:
      let clicks = scroll.v120y.map { $0 / Self.click } ?? dy / Self.degreesPerClick
      take(turn: clicks * wheelStep, arrival, &sample)
    }
  }

  private func take(turn distance: Double, _ arrival: Int64, _ sample: inout Sample) {
    guard distance != 0 else { return }
    sample.turned = (sample.turned.distance + distance, max(sample.turned.arrival, arrival))
  }

  /// Applies a sample in this order: a hold or scroll begins a gesture, the scroll moves the content, the gesture ends, and fingers that
  /// rest again begin the next gesture.
  private mutating func apply(_ sample: Sample) {
    if cancelledHold != nil, isAnother(sample) { endWaiting() }
    let wasOpen = builder.open != nil
    if !wasOpen, sample.holds.count > 0 { begin(sample.time, sample.holds.arrival) }
    if let moved = sample.moved {
      begin(sample.time, moved.arrival)
      move(by: moved, at: sample.time)
    }
    let wasHolding = isHolding || sample.holds.count > 0
    let holds = (isHolding ? 1 : 0) + sample.holds.count > sample.unholds.count
    isHolding = holds
    end(sample, wasHolding: wasHolding)
    if sample.hasOtherHold { endWaiting() }
    if wasOpen, sample.holds.count > 0, holds, sample.cut == nil {
      endWaiting()
      begin(sample.time, sample.holds.arrival)
      isHolding = true
    }
    if sample.isLossy { noteLoss() }
  }

  /// Ends the gesture if the sample contains an end; a cancelled hold lets the gesture wait for a scroll. If the device was removed, a
  /// release of the same time counts as a cancel.
  private mutating func end(_ sample: Sample, wasHolding: Bool) {
    if let cut = sample.cut {
      end(.cancel, sample.time, cut)
    } else if let stop = sample.stop {
      end(.lift, sample.time, stop)
    } else if sample.unholds.count > 0, wasHolding, sample.moved == nil {
      if sample.unholds.isCancel {
        cancelledHold = CancelledHold(time: sample.time, arrival: sample.unholds.arrival)
        append((0, 0, sample.unholds.arrival), at: sample.time, carriesPosition: false)
      } else {
        end(.lift, sample.time, sample.unholds.arrival)
      }
    }
  }

  /// True if a sample shows that the waiting gesture is over.
  private mutating func isAnother(_ sample: Sample) -> Bool {
    if sample.holds.count > 0 || sample.hasOtherHold { return true }
    guard sample.moved != nil else { return sample.cut != nil }
    return builder.open.map { lifts.hasAny(from: $0.beganMicroseconds, before: sample.time) } ?? true
  }

  /// Reads the next raw contact of the touchpad, which supplements libinput's events.
  mutating func follow(raw event: TraceEvent) { lifts.follow(event) }

  /// True while the gesture waits for a scroll after a cancelled hold.
  var isWaiting: Bool { cancelledHold != nil }

  /// Ends a gesture that waits for a scroll, because its hold was not the start of one.
  mutating func endWaiting() {
    guard let hold = cancelledHold else { return }
    end(.cancel, hold.time, hold.arrival)
  }

  /// Records that events were lost during the open gesture. For a gesture that waits for a scroll this is only stored, because the gesture
  /// may be over.
  private mutating func noteLoss() {
    if cancelledHold == nil { builder.open?.lostEvents = true } else { cancelledHold?.lostEvents = true }
  }

  var gestures: [FingerGesture] { builder.ended }
  /// The open gesture, which has no end yet; nil for none.
  var gesture: FingerGesture? { builder.open }

  mutating func finish() {
    endWaiting()
    builder.finish()
  }

  private mutating func begin(_ time: Int64, _ arrival: Int64) {
    guard builder.open == nil else { return }
    builder.begin(at: time, arrival: arrival)
    builder.open?.mostContacts = Self.scrollingFingers
  }

  private mutating func move(by moved: (along: Double, across: Double, arrival: Int64), at time: Int64) {
    if let hold = cancelledHold {
      if hold.lostEvents { builder.open?.lostEvents = true }
      cancelledHold = nil
    }
    append(moved, at: time, carriesPosition: true)
  }

  /// Adds a sample to the open gesture. A sample without a position means that the fingers have not moved content yet.
  private mutating func append(
    _ moved: (along: Double, across: Double, arrival: Int64), at time: Int64, carriesPosition: Bool
  ) {
    let last = builder.open?.samples.last
    // While a recording grows, more events of a time that was already read may come.
    builder.put(
      FingerSample(
        timeMicroseconds: time, arrivalMicroseconds: moved.arrival,
        travel: (last?.travel ?? 0) + moved.along, across: (last?.across ?? 0) + moved.across, contacts: 1,
        carriesPosition: carriesPosition))
  }

  private mutating func turn(_ sample: Sample) {
    guard sample.turned.distance != 0 else { return }
    wheels.append(
      WheelMove(
        timeMicroseconds: sample.time, arrivalMicroseconds: sample.turned.arrival,
        distance: sample.turned.distance))
  }

  private mutating func end(_ end: GestureEnd, _ time: Int64, _ arrival: Int64) {
    guard builder.open != nil else { return }
    builder.end(end, at: time, arrival: arrival)
    cancelledHold = nil
    isHolding = false
  }
}

extension TraceEvent {
  /// The time at which the event reached the recorder, in microseconds; its timestamp if the trace has no arrival times.
  var arrival: Int64 { arrivalMicroseconds ?? timeMicroseconds }

  /// The event's time in microseconds, read from the compact form where possible, which avoids a call.
  @inline(__always)
  var time: Int64 { plain?.time ?? timeMicroseconds }

  /// True for an event of a contact: down, move, up or cancel.
  @inline(__always)
  var isOfContact: Bool {
    switch plain?.kind {
    case .down, .move, .up, .cancel: true
    case .scroll, .stop, .hold, .unholdCancelled, .unhold, .gap, nil: false
    }
  }

  /// True for a scroll by fingers on a touchpad.
  var isFingerScroll: Bool {
    if isOfContact { return false }
    return if case .scroll(let scroll) = kind { scroll.source == .finger } else { false }
  }
}
