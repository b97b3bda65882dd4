import ScrollPhysics

/// Rows of samples of which most leave nothing behind.
extension Scroller {
  /// True where all that a release asks of a finger's samples on a model is among the newest.
  static func forgetsSamples(_ traits: ModelTraits) -> Bool {
    traits.mapping != .increments && traits.memory == .none && traits.trackerRule.forgetsSamples
  }

  /// Takes a row of samples, but for those that nothing remembers. Only where ``forgetsSamples(_:)``.
  ///
  /// - Parameters:
  ///   - inputs: All.
  ///   - start: The first that the velocity tracker has not heard of.
  ///   - end: The index after the last.
  ///   - placed: The index of the first that ``takeRowSoFar(_:from:to:placed:)`` has not taken.
  mutating func takeRow(_ inputs: Span<ReplayInput>, from start: Int, to end: Int, placed: Int = 0) {
    let next = takeFirstMovement(inputs, from: start, to: end)
    let remembered = trackerRule.firstRemembered(inputs, from: next, to: end)
    for index in max(next, remembered)..<end where inputs[index].carriesPosition {
      trackFinger(inputs[index].tracked, at: inputs[index].time)
    }
    place(by: inputs, from: max(next, placed), to: end)
  }

  /// Takes the first part of a row of samples that goes on: the content is where the newest puts it.
  ///
  /// - Parameters:
  ///   - inputs: All.
  ///   - start: The first that the velocity tracker has not heard of.
  ///   - end: The index after the last.
  ///   - placed: The index of the first that was not taken so before.
  /// - Returns: The index of the first sample that the velocity tracker has not heard of: what it remembers of them is taken with the
  ///   end of the row.
  mutating func takeRowSoFar(_ inputs: Span<ReplayInput>, from start: Int, to end: Int, placed: Int) -> Int {
    let next = takeFirstMovement(inputs, from: start, to: end)
    place(by: inputs, from: max(next, placed), to: end)
    return next
  }

  /// The content goes where the newest of some samples puts it, if any does.
  ///
  /// Samples that were placed are not among them: an inset may have moved the content since, and the sum of its raw position and the
  /// finger's travel rounds.
  private mutating func place(by inputs: Span<ReplayInput>, from start: Int, to end: Int) {
    var index = end
    while index > start, !inputs[index - 1].carriesPosition { index -= 1 }
    if index > start { placeFinger(at: inputs[index - 1].travel) }
  }

  /// Takes samples up to the one that moves the finger first: whether it has moved is remembered. The index after it.
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
  /// True for a tracker that keeps nothing of a sample once so many others have come: see ``SampleRing``.
  var forgetsSamples: Bool {
    switch self {
    case .parabola, .flutterParabola, .impulse: true
    // Each sample of these hangs on those before: by windows that move on, by spacing, or by what is shown.
    case .flutterIOS, .flutterDesktop, .geckoMean, .geckoParabola, .qt, .history, .slint, .slintTouchpad,
      .betterScroll, .iscroll, .lenis:
      false
    }
  }

  /// The first sample of a row that a tracker can remember after the whole of it.
  ///
  /// One that forgets keeps ``SampleRing/capacity`` samples of different times, none older than its horizon, and compares each with the
  /// one before; from when the finger has rested it must hear of its last movement.
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

  /// The age of a sample that is surely forgotten, in seconds; infinite where only newer samples push one out.
  fileprivate var horizon: Double {
    switch self {
    case .parabola: VelocityTracker.horizon + Self.rounding
    case .impulse: ImpulseTracker.horizon + Self.rounding
    default: .infinity
    }
  }

  /// More than trackers allow for the rounding of times, in seconds.
  private static var rounding: Double { 1e-5 }
}
