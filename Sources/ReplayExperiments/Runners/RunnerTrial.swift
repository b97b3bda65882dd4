import ExternalEngines
import GestureTraces
import PullToRefresh
import TraceReplay

/// The replays of a test runner's swipe with several engines, on a scroll view that fills the screen with its content at the top.
package struct RunnerTrial: Sendable {
  /// The results of one engine on one scroll view.
  package struct Outcome: Sendable {
    /// The name of the engine in results.
    package let engine: String
    /// The name of the scroll view's model.
    package let model: String
    /// The result of the run with exact timing of reports and frames.
    package let result: ReplayResult
    /// The number of runs with changed timing in which the engine fired.
    package let firedRuns: Int
    /// The number of all runs with changed timing.
    package let runs: Int

    /// True if the engine fired with exact timing.
    package var fired: Bool { result.triggers > 0 }
    /// True if timing alone decides whether the engine fires.
    package var isUncertain: Bool { fired ? firedRuns < runs : firedRuns > 0 }
    /// The greatest pull with a finger down, as the engine measures it, in points; nil if nothing was pulled.
    package var pull: Double? { result.peakMargin.map { result.threshold + $0 } }
  }

  /// The test runner's swipe that was replayed.
  package let swipe: RunnerSwipe
  /// The scroll view and the element that were swiped.
  package let target: RunnerSwipe.Target
  /// The results, one per engine and scroll view.
  package let outcomes: [Outcome]

  /// The swipe's reports on the target.
  package var way: RunnerSwipe.Way { swipe.way(over: target) }

  /// The number of outcomes in which the engine fires with exact timing.
  package var fired: Int { outcomes.count { $0.fired } }
  /// The number of outcomes in which timing alone decides whether the engine fires.
  package var uncertain: Int { outcomes.count { $0.isUncertain } }

  /// The timing conditions of a slow or busy machine: reports and frames that come early, late or not at all, and other displays.
  package static let conditions = StressCondition.all.filter { condition in
    switch condition.change {
    case .jitter, .lateEvents, .framePhase, .display, .lateFrames, .droppedFrames: true
    case .nothing, .samples, .droppedSamples, .lostStretch, .lateUpdates: false
    }
  }

  /// The number of runs with changed timing, per engine.
  package static var runs: Int { conditions.reduce(0) { $0 + $1.repeats } }

  /// Replays a test runner's swipe with each engine, once with exact timing and many times with changed timing.
  ///
  /// - Parameters:
  ///   - swipe: The swipe, as the test runner makes it.
  ///   - target: The scroll view and the element to swipe; the viewport of `settings` must have the length of the scroll view.
  ///   - settings: The engines, their scroll views, and the scene.
  ///   - seed: The random seed for the timing.
  /// - Throws: An error if an external engine answers wrongly.
  package init(
    of swipe: RunnerSwipe, over target: RunnerSwipe.Target, _ settings: ReplaySettings, seed: UInt64
  ) throws(EngineFault) {
    (self.swipe, self.target) = (swipe, target)
    let trace = swipe.trace(over: target)
    let stressed = try StressedTrace(
      of: trace, path: trace.path, settings, Self.conditions, seed: seed)
    outcomes = zip(settings.runs(of: trace), stressed.lines).map { run, line in
      let verdicts = line.runs.stressed.joined()
      return Outcome(
        engine: line.engine, model: line.model,
        result: run.replay.run(run.engine.engine(on: run.replay)).result,
        firedRuns: verdicts.count { $0.fired }, runs: verdicts.count)
    }
  }
}
