import ExternalEngines
import GestureTraces
import PullToRefresh
import TraceReplay

/// What a runner's swipe does to engines, on a list that fills the screen with its content at the top.
package struct RunnerTrial: Sendable {
  /// One engine on its list.
  package struct Outcome: Sendable {
    /// The engine.
    package let engine: String
    /// The model of the list it ran on.
    package let model: String
    /// The result where every report and frame is in time.
    package let result: ReplayResult
    /// Runs with other timing in which it fired.
    package let firedRuns: Int
    /// All runs with other timing.
    package let runs: Int

    /// True if it fired where everything is in time.
    package var fired: Bool { result.triggers > 0 }
    /// True if timing alone decides whether it fires.
    package var isUncertain: Bool { fired ? firedRuns < runs : firedRuns > 0 }
    /// The greatest pull under the finger, as the engine measures it, in points; nil where there was none.
    package var pull: Double? { result.peakMargin.map { result.threshold + $0 } }
  }

  /// The swipe.
  package let swipe: RunnerSwipe
  /// What it is made on.
  package let target: RunnerSwipe.Target
  /// An outcome per engine and list.
  package let outcomes: [Outcome]

  /// Its way over that.
  package var way: RunnerSwipe.Way { swipe.way(over: target) }

  /// Engines that fire where everything is in time.
  package var fired: Int { outcomes.count { $0.fired } }
  /// Engines of which timing alone decides.
  package var uncertain: Int { outcomes.count { $0.isUncertain } }

  /// The conditions of a slow or busy machine: reports and frames that come early, late or not at all, and other displays.
  package static let conditions = StressCondition.all.filter { condition in
    switch condition.change {
    case .jitter, .lateEvents, .framePhase, .display, .lateFrames, .droppedFrames: true
    case .nothing, .samples, .droppedSamples, .lostStretch, .lateUpdates: false
    }
  }

  /// Runs with other timing, of each engine.
  package static var runs: Int { conditions.reduce(0) { $0 + $1.repeats } }

  /// What a swipe does.
  ///
  /// - Parameters:
  ///   - swipe: The runner's.
  ///   - target: What it is made on; the scene of `settings` has its list as the viewport.
  ///   - settings: The engines, their lists, and the scene.
  ///   - seed: The seed of the chances of timing.
  /// - Throws: A program among the engines that does not answer as one does.
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
