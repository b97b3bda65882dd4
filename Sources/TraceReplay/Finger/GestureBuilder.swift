/// Collects gestures as they happen: the finished ones and the open one.
struct GestureBuilder {
  /// The finished gestures, in time order.
  private(set) var ended: [FingerGesture] = []
  /// The open gesture, which has no end yet; nil for none.
  var open: FingerGesture?

  /// Opens a gesture at `time`; both times in microseconds.
  mutating func begin(at time: Int64, arrival: Int64) { open = FingerGesture(time: time, arrival: arrival) }

  /// Adds a sample to the open gesture, in place: a copy of all samples per sample would take quadratic time.
  @inline(__always)
  mutating func add(_ sample: FingerSample) { open?.samples.append(sample) }

  /// Adds a sample to the open gesture, replacing one of the same time, because all events of one time are one sample.
  mutating func put(_ sample: FingerSample) {
    if open?.samples.last?.timeMicroseconds == sample.timeMicroseconds { open?.samples.removeLast() }
    add(sample)
  }

  /// Ends the open gesture at `time`; both times in microseconds.
  mutating func end(_ end: GestureEnd, at time: Int64, arrival: Int64) {
    guard var gesture = open else { return }
    (gesture.end, gesture.endedMicroseconds, gesture.endedArrivalMicroseconds) = (end, time, arrival)
    ended.append(gesture)
    open = nil
  }

  /// Ends the open gesture of a single finger: the sample of that time is its last, or one is added that repeats the finger's position.
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

  /// Ends the input: a gesture without an end lasts until its last sample.
  mutating func finish() {
    guard var gesture = open else { return }
    gesture.endedMicroseconds = gesture.samples.last?.timeMicroseconds ?? gesture.beganMicroseconds
    ended.append(gesture)
    open = nil
  }
}
