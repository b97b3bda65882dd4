import GestureTraces
import ScrollPhysics
import TraceReplay

/// The settings of a batch of replays: engines, models, options, and traces at once.
package struct ReplaySettings: Sendable {
  /// The engines, in the order given.
  package let engines: [EngineChoice]
  /// The models, in the order given.
  package let models: [ScrollModel]
  /// The options by which traces become motion.
  package let options: ReplayOptions
  /// Traces worked on at once.
  package let jobs: Int

  /// Settings by their parts.
  ///
  /// - Parameters:
  ///   - engines: At least one.
  ///   - models: At least one.
  ///   - options: The options by which traces become motion.
  ///   - jobs: Traces worked on at once.
  package init(
    engines: [EngineChoice], models: [ScrollModel] = [.uikit], options: ReplayOptions = ReplayOptions(),
    jobs: Int = 1
  ) {
    (self.engines, self.models, self.options, self.jobs) = (engines, models, options, jobs)
  }

  /// A trace made ready for replay on each model.
  ///
  /// - Parameter trace: Any.
  /// - Returns: One for each model, in their order.
  package func replays(of trace: Trace) -> [Replay] {
    models.map { Replay(of: trace, model: $0, options: options) }
  }
}
