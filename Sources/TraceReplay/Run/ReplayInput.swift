/// One thing the finger or a wheel did, with when it happened and when the engine can know.
struct ReplayInput {
  /// What happened; gestures and wheel moves by their index in the track.
  enum Kind {
    case contact(gesture: Int)
    case sample(gesture: Int, index: Int)
    case lift(gesture: Int)
    case cancel(gesture: Int)
    case wheel(Int)
  }

  let kind: Kind
  /// Seconds since the trace's zero.
  let time: Double
  /// When it reaches the program, in seconds; never before an earlier input.
  let delivery: Double

  /// The inputs of `track` in order of time.
  static func all(of track: FingerTrack, byArrival: Bool) -> [ReplayInput] {
    var inputs: [ReplayInput] = []
    var delivered = 0.0
    func add(_ kind: Kind, _ time: Int64, _ arrival: Int64) {
      delivered = max(delivered, Double(byArrival ? max(time, arrival) : time) / 1e6)
      inputs.append(ReplayInput(kind: kind, time: Double(time) / 1e6, delivery: delivered))
    }
    var wheels = track.wheels.indices[...]
    func addWheels(before limit: Int64) {
      while let index = wheels.first, track.wheels[index].timeMicroseconds < limit {
        let move = track.wheels[index]
        add(.wheel(index), move.timeMicroseconds, move.arrivalMicroseconds)
        wheels.removeFirst()
      }
    }
    for (number, gesture) in track.gestures.enumerated() {
      addWheels(before: gesture.beganMicroseconds)
      add(.contact(gesture: number), gesture.beganMicroseconds, gesture.beganArrivalMicroseconds)
      for (index, sample) in gesture.samples.enumerated() {
        add(.sample(gesture: number, index: index), sample.timeMicroseconds, sample.arrivalMicroseconds)
      }
      // The content belongs to the finger: a wheel turned meanwhile moves nothing.
      wheels = wheels.drop { track.wheels[$0].timeMicroseconds < gesture.endedMicroseconds }
      switch gesture.end {
      case .lift: add(.lift(gesture: number), gesture.endedMicroseconds, gesture.endedArrivalMicroseconds)
      case .cancel: add(.cancel(gesture: number), gesture.endedMicroseconds, gesture.endedArrivalMicroseconds)
      case .unfinished: return inputs
      }
    }
    addWheels(before: .max)
    return inputs
  }
}
