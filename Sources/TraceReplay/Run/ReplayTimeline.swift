import PullToRefresh

/// All that fingers and wheels do in a trace, in order of time: made once, read by the runs of all engines.
struct ReplayTimeline {
  /// In order of time.
  private(set) var inputs: [ReplayInput] = []
  /// The way of each gesture's finger.
  let paths: [FingerPath]
  /// How many gestures there are.
  let gestureCount: Int
  /// What the fingers are on.
  let source: RefreshSources
  /// Time of the last event, in seconds.
  let lastEvent: Double
  private let slop: Double
  private let byArrival: Bool
  private var delivered = 0.0

  /// The timeline of `track`; with `byArrival`, engines know of an input when it arrived.
  init(of track: FingerTrack, slop: Double, byArrival: Bool) {
    paths = track.gestures.map { FingerPath(of: $0, slop: slop) }
    gestureCount = track.gestures.count
    source = track.source
    lastEvent = track.lastEvent
    (self.slop, self.byArrival) = (slop, byArrival)
    inputs.reserveCapacity(track.gestures.reduce(track.wheels.count) { $0 + $1.samples.count + 2 })
    addAll(of: track)
  }

  private mutating func addAll(of track: FingerTrack) {
    var wheels = track.wheels[...]
    for (number, gesture) in track.gestures.enumerated() {
      let before = wheels.prefix { $0.timeMicroseconds < gesture.beganMicroseconds }
      before.forEach { add($0) }
      add(gesture, Int32(number))
      // The content belongs to the finger: a wheel turned meanwhile moves nothing.
      wheels = wheels[before.endIndex...].drop { $0.timeMicroseconds < gesture.endedMicroseconds }
      guard let end = gesture.end.input else { return }
      var input = input(end, gesture.endedMicroseconds, gesture.endedArrivalMicroseconds)
      input.gesture = Int32(number)
      inputs.append(input)
    }
    wheels.forEach { add($0) }
  }

  private mutating func add(_ wheel: WheelMove) {
    var input = input(.wheel, wheel.timeMicroseconds, wheel.arrivalMicroseconds)
    input.travel = wheel.distance
    inputs.append(input)
  }

  private mutating func add(_ gesture: FingerGesture, _ number: Int32) {
    var contact = input(.contact, gesture.beganMicroseconds, gesture.beganArrivalMicroseconds)
    contact.gesture = number
    inputs.append(contact)
    var filter = SlopFilter(slop: slop)
    for sample in gesture.samples {
      let isLater = sample.timeMicroseconds > gesture.beganMicroseconds
      var input = input(.sample, sample.timeMicroseconds, sample.arrivalMicroseconds)
      input.gesture = number
      input.travel = filter.travel(after: sample.travel)
      input.across = sample.across
      input.contacts = Int32(clamping: sample.contacts)
      input.carriesPosition = sample.carriesPosition
      input.isMove = sample.carriesPosition && (isLater || sample.travel != 0)
      inputs.append(input)
    }
  }

  private mutating func input(_ kind: ReplayInput.Kind, _ time: Int64, _ arrival: Int64) -> ReplayInput {
    delivered = max(delivered, Double(byArrival ? max(time, arrival) : time) / 1e6)
    return ReplayInput(kind: kind, time: Double(time) / 1e6, delivery: delivered)
  }
}

extension GestureEnd {
  /// What the end of a gesture is to a run; nil where the file has none.
  fileprivate var input: ReplayInput.Kind? {
    switch self {
    case .lift: .lift
    case .cancel: .cancel
    case .unfinished: nil
    }
  }
}
