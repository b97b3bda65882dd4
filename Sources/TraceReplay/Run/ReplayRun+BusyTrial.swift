import PullToRefresh
import ScrollPhysics

/// Finds out by trial whether a gesture that begins before a refresh is over could have fired at all, whatever its finger did.
///
/// One rule for all engines, because they define idle differently: some are idle when the work has ended, others when the last animation
/// has; some accept a pull meanwhile, some ignore a touch that came then.
extension ReplayRun {
  /// The shortest duration of a trial, in seconds: every idle engine fires within it; `kirigami` needs half a second. It is not a whole
  /// number of frames at any usual rate, so that rounding does not decide whether a release comes with a frame or after it.
  private static var shortest: Double { 0.7053 }
  /// The longest duration of a trial, in seconds; real contacts last no longer than a minute.
  private static var longest: Double { 60 }
  /// The time between the samples of a trial, in seconds. The pull takes several samples, because `chromium-overscroll` counts a limited
  /// part of each.
  private static var sampleTime: Double { 0.008 }
  private static var samples: Int { 12 }
  /// How long after the release of a trial an effect of the engine still counts, in seconds.
  private static var afterLift: Double { 0.3 }
  /// How far the finger of a trial moves past the top edge, in viewports: further than any real finger.
  private static var reach: Double { 10 }

  /// True if some finger that came down together with the newest contact could have fired the engine.
  ///
  /// Two fingers are tried in the gesture's own time: one pulls at once and rests, one pulls at the end, both further than any real one. A
  /// gesture whose end the engine saw in the frame of its contact has no time for either.
  ///
  /// - Parameters:
  ///   - inputs: All inputs, the newest contact at ``nextDelivery``; the content may be ahead.
  ///   - time: The time of the frame, in seconds.
  /// - Returns: False also for an engine that cannot be copied, such as a program.
  mutating func couldFire(_ inputs: Span<ReplayInput>, at time: Double) -> Bool {
    var known: [ReplayInput] = []
    for index in (nextDelivery + 1)..<max(nextDelivery + 1, content.nextInput) {
      guard inputs[index].kind == .sample else { return false }
      known.append(inputs[index])
    }
    let end = min(max(endOfGesture(inputs), time + Self.shortest), time + Self.longest)
    let pull = Double(Self.samples) * Self.sampleTime
    return fires(known, pullingAt: time, liftingAt: end, from: time)
      || fires(known, pullingAt: end - pull - Self.sampleTime, liftingAt: end, from: time)
  }

  /// The time at which the gesture whose contact comes next ends, in seconds; the time of its newest input if it has no end.
  private func endOfGesture(_ inputs: Span<ReplayInput>) -> Double {
    var index = nextDelivery + 1
    while index < inputs.count, inputs[index].kind == .sample { index += 1 }
    let isEnd = index < inputs.count && (inputs[index].kind == .lift || inputs[index].kind == .cancel)
    return inputs[isEnd ? index : index - 1].time
  }

  /// True if a copy of the engine fires for a finger that has the samples `known`, pulls from `start` on and is released at `end`.
  private mutating func fires(
    _ known: [ReplayInput], pullingAt start: Double, liftingAt end: Double, from time: Double
  ) -> Bool {
    guard let engine = engine.copied() else { return false }
    var trial = self
    trial.engine = engine
    trial.showFrame = nil
    trial.log = ReplayLog(firstState: engine.state, traits: traits)
    trial.nextDelivery = 0
    trial.content.beginTrial(after: known.count)
    let inputs = known + pull(from: known.last?.travel ?? 0, at: start, until: end, after: time)
    defer { turnsLeft = trial.turnsLeft }
    return trial.runTrial(inputs.span, after: time, until: end + Self.afterLift)
  }

  /// The inputs of a trial: a pull past the top edge and a release.
  private func pull(
    from travel: Double, at start: Double, until end: Double, after time: Double
  ) -> [ReplayInput] {
    let depth = max(0, content.scroller.offset(at: time) + content.topInset)
    let way = depth + Self.reach * content.scroller.extent.viewportLength
    var maker = InputMaker(dragStart: .immediate)
    _ = maker.makeContact(at: time, arrival: time)
    var made: [ReplayInput] = []
    for index in 1...Self.samples {
      let time = start + Double(index) * Self.sampleTime
      made.append(
        maker.makeSample(
          travel: travel + way * Double(index) / Double(Self.samples), across: 0, contacts: 1,
          carriesPosition: true, at: time, arrival: time))
    }
    made.append(maker.makeEnd(.lift, at: end, arrival: end))
    return made
  }

  /// Runs a trial frame by frame until `end` seconds; returns true as soon as the engine fires.
  private mutating func runTrial(_ inputs: Span<ReplayInput>, after time: Double, until end: Double) -> Bool {
    var frame = clock.index(atOrAfter: time)
    while clock.time(of: frame) <= time { frame = clock.next(after: frame) }
    while case let frameTime = clock.time(of: frame), frameTime <= end, takeTurn() {
      show(inputs, at: advance(inputs, to: frameTime))
      if log.triggers > 0 { return true }
      frame = clock.next(after: frame)
    }
    return false
  }
}
