import PullToRefresh
import ScrollPhysics

/// All actions of fingers and wheels in a trace, in time order; created once and used by the runs of all engines and by the content's path
/// without an engine.
struct ReplayTimeline {
  /// The actions of fingers and wheels, in time order.
  private(set) var inputs: [ReplayInput] = []
  /// The path of the finger in each gesture; empty for a finger whose movements are not known in advance.
  let paths: [FingerPath]
  /// The kind of surface that the fingers are on: a touchpad or a touchscreen.
  let source: RefreshSources
  /// Time of the trace's last event, in seconds.
  let lastEvent: Double

  /// The timeline of `track` over a scroll view with this drag-start rule. `touchpad` says how far content moves per touchpad unit. With
  /// `byArrival`, inputs reach engines at their arrival times.
  init(
    of track: FingerTrack, dragStart: DragStart, touchpad: TouchpadTravel = .plain, byArrival: Bool
  ) {
    var filter = DragStartFilter(dragStart, gain: touchpad.gain)
    paths = track.gestures.map { FingerPath(of: $0, by: &filter) }
    source = track.source
    lastEvent = track.lastEvent
    inputs.reserveCapacity(track.inputCount)
    addAll(of: track, InputMaker(dragStart: dragStart, touchpad: touchpad, byArrival: byArrival))
  }

  /// The empty timeline of a finger on `source`.
  init(source: RefreshSources) {
    (paths, lastEvent) = ([], 0)
    self.source = source
  }

  /// The finger travel of each gesture at its first sample at least `slop` points from the touch-down in any direction; `slop` if there is
  /// no such sample.
  func captures(slop: Double) -> [Double] {
    var captures = [Double?](repeating: nil, count: paths.count)
    for input in inputs where input.isMove && captures[Int(input.gesture)] == nil {
      let distance = (input.touch * input.touch + input.across * input.across).squareRoot()
      if distance >= slop { captures[Int(input.gesture)] = input.touch }
    }
    return captures.map { $0 ?? slop }
  }

  private mutating func addAll(of track: FingerTrack, _ maker: consuming InputMaker) {
    var wheels = track.wheels[...]
    for gesture in track.gestures {
      let before = wheels.prefix { $0.timeMicroseconds < gesture.beganMicroseconds }
      for wheel in before { inputs.append(maker.makeWheel(wheel)) }
      inputs.append(maker.makeContact(of: gesture))
      for sample in gesture.samples { inputs.append(maker.makeSample(sample)) }
      // The content belongs to the finger: a wheel turned meanwhile moves nothing.
      wheels = wheels[before.endIndex...].drop { $0.timeMicroseconds < gesture.endedMicroseconds }
      guard let end = maker.makeEnd(of: gesture) else { return }
      inputs.append(end)
    }
    for wheel in wheels { inputs.append(maker.makeWheel(wheel)) }
  }
}
