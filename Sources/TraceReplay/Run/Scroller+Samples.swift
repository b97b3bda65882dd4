import ScrollPhysics

/// Applies series of samples of which most have no lasting effect.
extension Scroller {
  /// True if, on a model with these traits, a release depends only on the newest of a finger's samples.
  static func forgetsSamples(_ traits: ModelTraits) -> Bool {
    traits.mapping != .increments && traits.memory == .none && traits.trackerRule.forgetsSamples
  }

  /// Applies a series of samples, except for those that have no lasting effect. Requires that ``forgetsSamples(_:)`` is true.
  ///
  /// - Parameters:
  ///   - inputs: All inputs.
  ///   - start: The index of the first sample that the velocity tracker has not received.
  ///   - end: The index after the last sample.
  ///   - placed: The index of the first sample that ``takeRowSoFar(_:from:to:placed:)`` has not applied.
  mutating func takeRow(_ inputs: Span<ReplayInput>, from start: Int, to end: Int, placed: Int = 0) {
    let next = takeFirstMovement(inputs, from: start, to: end)
    let remembered = trackerRule.firstRemembered(inputs, from: next, to: end)
    for index in max(next, remembered)..<end where inputs[index].carriesPosition {
      trackFinger(inputs[index].tracked, at: inputs[index].time)
    }
    place(by: inputs, from: max(next, placed), to: end)
  }

  /// Applies the first part of a run of samples that continues: puts the content where the newest sample says.
  ///
  /// - Parameters:
  ///   - inputs: All inputs.
  ///   - start: The index of the first sample that the velocity tracker has not received.
  ///   - end: The index after the last sample.
  ///   - placed: The index of the first sample that was not applied this way before.
  /// - Returns: The index of the first sample that the velocity tracker has not received; what it remembers of them is added at the
  ///   end of the run.
  mutating func takeRowSoFar(_ inputs: Span<ReplayInput>, from start: Int, to end: Int, placed: Int) -> Int {
    let next = takeFirstMovement(inputs, from: start, to: end)
    place(by: inputs, from: max(next, placed), to: end)
    return next
  }

  /// Puts the content where the newest of the samples says, if any of them has a position.
  ///
  /// Samples already applied are left out: an inset may have moved the content since, and the sum of its raw position and the
  /// finger's travel rounds.
  private mutating func place(by inputs: Span<ReplayInput>, from start: Int, to end: Int) {
    var index = end
    while index > start, !inputs[index - 1].carriesPosition { index -= 1 }
    if index > start { placeFinger(at: inputs[index - 1].travel) }
  }

  /// Applies samples up to the finger's first movement, which must not be skipped. Returns the index after it.
  private mutating func takeFirstMovement(_ inputs: Span<ReplayInput>, from start: Int, to end: Int) -> Int {
    var next = start
    while next < end, !hasMoved {
      take(inputs[next])
      next += 1
    }
    return next
  }
}

extension ReleaseTracker.Rule {
  /// True for a velocity tracker that keeps nothing of a sample after a fixed number of newer ones: see ``SampleRing``.
  var forgetsSamples: Bool {
    switch self {
    case .parabola, .flutterParabola, .impulse: true
    // In these trackers each sample depends on those before: by moving windows, by spacing, or by what is shown.
    case .flutterIOS, .flutterDesktop, .geckoMean, .geckoParabola, .qt, .history, .slint, .slintTouchpad,
      .betterScroll, .iscroll, .lenis:
      false
    }
  }

  /// The index of the first sample of a series that a velocity tracker can still remember after the whole series.
  ///
  /// A tracker that forgets keeps ``SampleRing/capacity`` samples of different times, none older than its horizon, and compares each with
  /// the one before; if the finger has rested, the tracker also needs its last movement.
  fileprivate func firstRemembered(_ inputs: Span<ReplayInput>, from start: Int, to end: Int) -> Int {
    var (index, count, time, hasMoved) = (end, 0, Double.infinity, false)
    var tracked: Double?
    let horizon = horizon
    var oldest = -Double.infinity
    while index > start, (count <= SampleRing.capacity && time >= oldest) || !hasMoved {
      index -= 1
      guard inputs[index].carriesPosition else { continue }
      if count == 0 { oldest = inputs[index].time - horizon }
      if inputs[index].time < time { (count, time) = (count + 1, inputs[index].time) }
      hasMoved = hasMoved || tracked.map { $0 != inputs[index].tracked } ?? false
      tracked = inputs[index].tracked
    }
    return index
  }

  /// The age beyond which the velocity tracker has certainly forgotten a sample, in seconds; infinite if only newer samples displace it.
  fileprivate var horizon: Double {
    switch self {
    case .parabola: VelocityTracker.horizon + Self.rounding
    case .impulse: ImpulseTracker.horizon + Self.rounding
    default: .infinity
    }
  }

  /// A margin for the rounding of times, in seconds, larger than the one that velocity trackers use.
  private static var rounding: Double { 1e-5 }
}
