extension FingerTrack {
  /// A number derived from this track, so that one seed gives each trace different random numbers, and every engine on a trace the same
  /// ones.
  ///
  /// 64-bit FNV-1a, one word at a time, over the times of all gestures, samples and wheel moves, in microseconds.
  var salt: UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    func add(_ microseconds: Int64) { hash = (hash ^ UInt64(bitPattern: microseconds)) &* 0x100_0000_01B3 }
    for gesture in gestures {
      add(gesture.beganMicroseconds)
      for sample in gesture.samples { add(sample.timeMicroseconds) }
      add(gesture.endedMicroseconds)
    }
    for wheel in wheels { add(wheel.timeMicroseconds) }
    return hash
  }
}
