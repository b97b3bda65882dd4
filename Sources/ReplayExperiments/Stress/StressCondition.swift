import TextFormats
import TraceReplay

/// A condition under which the same gesture could have reached the same engine: another device, a busier machine, other frames.
package struct StressCondition: Equatable, Sendable {
  /// The change that a condition makes to a trace or to a display.
  ///
  /// Times are in milliseconds, rates in Hz, proportions from 0 to 1.
  package enum Change: Equatable, Sendable {
    /// No change: a control under which no verdict may change.
    case nothing
    /// The finger's path is resampled at this rate.
    case samples(rate: Double)
    /// Each sample's time moves by up to this much, uniformly distributed, at most half the distance to its neighbours.
    case jitter(milliseconds: Double)
    /// This proportion of the samples is missing.
    case droppedSamples(share: Double)
    /// In each gesture all samples of one stretch of this duration are missing.
    case lostStretch(milliseconds: Double)
    /// Each event arrives up to this much later than it happened, uniformly distributed, never before an earlier event.
    case lateEvents(milliseconds: Double)
    /// The display shows this many frames per second.
    case display(rate: Double)
    /// The frames come earlier or later by a fraction of their period: by k/N in the k-th of N repeats.
    case framePhase
    /// Each frame comes up to this fraction of a period late.
    case lateFrames(share: Double)
    /// This proportion of the frames is not shown.
    case droppedFrames(share: Double)
    /// The engine's requests to its view and app are carried out this many frames later.
    case lateUpdates(frames: Int)
  }

  /// The name of the condition: lower case with hyphens.
  package let name: String
  /// The change to a trace or to the display.
  package let change: Change
  /// The number of runs per trace, each with other random numbers or another phase.
  package let repeats: Int

  /// A condition with a name and a change.
  ///
  /// - Parameters:
  ///   - name: A name in lower case with hyphens.
  ///   - change: What is changed.
  ///   - repeats: The number of runs per trace, at least 1.
  package init(_ name: String, _ change: Change, repeats: Int = 1) {
    (self.name, self.change, self.repeats) = (name, change, repeats)
  }

  /// The number of runs per trace if the change is random.
  private static let draws = 4
  /// The number of runs per trace if the frames' times are shifted.
  private static let phases = 8

  /// The control and all conditions of a stress run, in output order.
  package static let all: [StressCondition] =
    [StressCondition("unchanged", .nothing)]
    + [30, 60, 90, 125, 250, 500, 1000].map { StressCondition("samples-\($0)hz", .samples(rate: Double($0))) }
    + [
      StressCondition("jitter-2ms", .jitter(milliseconds: 2), repeats: draws),
      StressCondition("jitter-8ms", .jitter(milliseconds: 8), repeats: draws),
      StressCondition("drop-5", .droppedSamples(share: 0.05), repeats: draws),
      StressCondition("drop-20", .droppedSamples(share: 0.2), repeats: draws),
      StressCondition("lost-60ms", .lostStretch(milliseconds: 60), repeats: draws),
      StressCondition("late-16ms", .lateEvents(milliseconds: 16), repeats: draws),
      StressCondition("late-50ms", .lateEvents(milliseconds: 50), repeats: draws),
      StressCondition("frame-phase", .framePhase, repeats: phases),
    ]
    + [60, 90, 120].map { StressCondition("display-\($0)hz", .display(rate: Double($0))) }
    + [
      StressCondition("frames-late", .lateFrames(share: FrameTiming.latest), repeats: draws),
      StressCondition("frames-drop-10", .droppedFrames(share: 0.1), repeats: draws),
      StressCondition("frames-drop-50", .droppedFrames(share: 0.5), repeats: draws),
    ] + [1, 2, 3, 5].map { StressCondition("updates-\($0)", .lateUpdates(frames: $0)) }

  /// The change to a trace or to the display, in words.
  package var words: String {
    switch change {
    case .nothing: "nothing; a control"
    case .samples(let rate): "the finger's path resampled at \(Int(rate)) Hz"
    case .jitter(let time): "samples up to \(Int(time)) ms early or late, at most half way to the next"
    case .droppedSamples(let share): "\(Int(share * 100)) % of the samples removed"
    case .lostStretch(let time): "the samples of \(Int(time)) ms in each gesture removed"
    case .lateEvents(let time): "events arrive up to \(Int(time)) ms late"
    case .display(let rate): "\(Int(rate)) frames per second"
    case .framePhase: "frames from k/\(repeats) of a period on"
    case .lateFrames: "frames up to a period late"
    case .droppedFrames(let share): "\(Int(share * 100)) % of the frames not shown"
    case .lateUpdates(let frames):
      "insets, scrolls and callbacks take effect \(Counted.text(frames, "frame")) later"
    }
  }

  /// True if the trace itself is changed, not only the display.
  package var changesTrace: Bool {
    switch change {
    case .samples, .jitter, .droppedSamples, .lostStretch, .lateEvents: true
    case .nothing, .display, .framePhase, .lateFrames, .droppedFrames, .lateUpdates: false
    }
  }

  /// The options for replaying a trace under this condition.
  ///
  /// - Parameters:
  ///   - options: The options without stress.
  ///   - number: The repeat, from 0.
  ///   - seed: The random seed.
  /// - Returns: Options for ``Replay``.
  package func options(_ options: ReplayOptions, repeat number: Int, seed: UInt64) -> ReplayOptions {
    var options = options
    switch change {
    case .nothing, .samples, .jitter, .droppedSamples, .lostStretch: break
    case .lateEvents: options.usesArrival = true
    case .display(let rate): options.rate = rate
    case .framePhase: options.frames.phase = Double(number) / Double(repeats)
    case .lateFrames(let share): options.frames.late = share
    case .droppedFrames(let share): options.frames.dropped = share
    case .lateUpdates(let frames): options.frames.updateDelay = frames
    }
    // Each repeat has a seed that a user can also give as an option.
    if options.frames.late > 0 || options.frames.dropped > 0 { options.frames.seed = seed &+ UInt64(number) }
    return options
  }
}
