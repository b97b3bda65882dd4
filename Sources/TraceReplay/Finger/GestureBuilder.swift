/// Gestures as they come, one after the other: those that are over, and the one that goes on.
struct GestureBuilder {
  /// The gestures that are over, in order of time.
  private(set) var ended: [FingerGesture] = []
  /// The gesture that has no end yet.
  var open: FingerGesture?

  /// A gesture begins.
  mutating func begin(at time: Int64, arrival: Int64) { open = FingerGesture(time: time, arrival: arrival) }

  /// Adds a sample to the open gesture. Appended where they are stored: a copy of the samples for each would take quadratic time.
  @inline(__always)
  mutating func add(_ sample: FingerSample) { open?.samples.append(sample) }

  /// Adds a sample in place of one of the same time: what happens at one time is one sample.
  mutating func put(_ sample: FingerSample) {
    if open?.samples.last?.timeMicroseconds == sample.timeMicroseconds { open?.samples.removeLast() }
    add(sample)
  }

  /// The open gesture ends.
  mutating func end(_ end: GestureEnd, at time: Int64, arrival: Int64) {
    guard var gesture = open else { return }
    (gesture.end, gesture.endedMicroseconds, gesture.endedArrivalMicroseconds) = (end, time, arrival)
    ended.append(gesture)
    open = nil
  }

  /// The open gesture of a single finger ends: the sample of that time is its last one, or one that says where the finger was.
  mutating func leave(_ end: GestureEnd, at time: Int64) {
    if let last = open?.samples.last {
      var sample = last
      sample.contacts = 0
      if last.timeMicroseconds != time {
        (sample.timeMicroseconds, sample.arrivalMicroseconds, sample.carriesPosition) = (time, time, false)
      }
      put(sample)
    }
    self.end(end, at: time, arrival: time)
  }

  /// Nothing more comes: a gesture without an end lasts to its last sample.
  mutating func finish() {
    guard var gesture = open else { return }
    gesture.endedMicroseconds = gesture.samples.last?.timeMicroseconds ?? gesture.beganMicroseconds
    ended.append(gesture)
    open = nil
  }
}
