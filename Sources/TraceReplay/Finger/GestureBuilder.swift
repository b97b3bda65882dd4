/// Collects gestures while events are read: the finished gestures and the open one.
struct GestureBuilder {
  /// The finished gestures, in time order.
  private(set) var ended: [FingerGesture] = []
  /// The open gesture, which has no end yet; nil for none.
  var open: FingerGesture?

  /// Opens a gesture whose first contact is at `time`; both times are in microseconds.
  mutating func begin(at time: Int64, arrival: Int64) { open = FingerGesture(time: time, arrival: arrival) }

  /// Adds a sample to the open gesture in place, because copying all samples each time would take quadratic time.
  @inline(__always)
  mutating func add(_ sample: FingerSample) { open?.samples.append(sample) }

  /// Adds a sample to the open gesture. It replaces a sample of the same time, because all events of one time form one sample.
  mutating func put(_ sample: FingerSample) {
    if open?.samples.last?.timeMicroseconds == sample.timeMicroseconds { open?.samples.removeLast() }
    add(sample)
  }

  /// Ends the open gesture at `time`; both times are in microseconds.
  mutating func end(_ end: GestureEnd, at time: Int64, arrival: Int64) {
    guard var gesture = open else { return }
    (gesture.end, gesture.endedMicroseconds, gesture.endedArrivalMicroseconds) = (end, time, arrival)
    ended.append(gesture)
    open = nil
  }

  /// Ends the open gesture of a single finger at `time`. If no sample has that time, one is added that repeats the finger's last position.
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

  /// Ends the input. A gesture without an end then lasts until its last sample.
  mutating func finish() {
    guard var gesture = open else { return }
    gesture.endedMicroseconds = gesture.samples.last?.timeMicroseconds ?? gesture.beganMicroseconds
    ended.append(gesture)
    open = nil
  }
}
