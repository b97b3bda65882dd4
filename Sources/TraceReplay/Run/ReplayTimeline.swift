import PullToRefresh
import ScrollPhysics

/// All actions of fingers and wheels in a trace, in time order: created once, used by the free path and the runs of all engines.
struct ReplayTimeline {
  /// The inputs in time order.
  private(set) var inputs: [ReplayInput] = []
  /// The finger's path in each gesture; empty for a finger that is not known in advance.
  let paths: [FingerPath]
  /// The kind of surface that the fingers are on.
  let source: RefreshSources
  /// Time of the last event, in seconds.
  let lastEvent: Double

  /// The timeline of `track` over a scroll view with this drag-start rule; `touchpad` says how far content moves for a touchpad's units.
  /// With `byArrival`, engines receive inputs at their arrival times.
  init(
    of track: FingerTrack, dragStart: DragStart, touchpad: TouchpadTravel = .plain, byArrival: Bool
  ) {
    var filter = DragStartFilter(dragStart, gain: touchpad.gain)
    paths = track.gestures.map { FingerPath(of: $0, by: &filter) }
    source = track.source
    lastEvent = track.lastEvent
    inputs.reserveCapacity(track.gestures.reduce(track.wheels.count) { $0 + $1.samples.count + 2 })
    addAll(of: track, InputMaker(dragStart: dragStart, touchpad: touchpad, byArrival: byArrival))
  }

  /// The empty timeline of a finger on `source`.
  init(source: RefreshSources) {
    (paths, lastEvent) = ([], 0)
    self.source = source
  }

  /// The travel of each finger at its first sample at least `slop` points from its touch-down in any direction;
  /// `slop` if there is none.
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
