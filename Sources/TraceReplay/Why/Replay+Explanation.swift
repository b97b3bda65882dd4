import PullToRefresh

extension Replay {
  /// Adds to results which changes would have made an engine fire, for gestures that were released past its threshold and in which it did
  /// not fire.
  ///
  /// Found by experiment, without knowing the engine's rules: the gesture is replayed,
  /// between everything before it and the gesture after it, with one change at a time, in the order of ``GestureChange``.
  ///
  /// - Parameters:
  ///   - results: The results of gestures, or of a whole trace.
  ///   - work: The work limit of the experiments; once it is spent, further gestures get no explanation.
  ///   - engine: Creates the engine for a replay, in its state before it.
  package func explain(
    _ results: inout [ReplayResult], within work: ReplayWork, _ engine: @escaping (Replay) -> RefreshEngine
  ) {
    for index in results.indices {
      let result = results[index]
      guard let gesture = result.gesture, let margin = result.margin, margin >= 0, result.triggers == 0,
        !result.isDueUnseen, !work.isSpent
      else { continue }
      results[index].changes = changes(firing: gesture - 1, within: work, engine)
    }
  }

  /// The changes to a gesture with which an engine that did not fire would fire: a single one if it suffices, otherwise the smallest set
  /// found.
  ///
  /// - Parameters:
  ///   - gesture: The gesture's index in the track, from 0.
  ///   - work: The work limit of the runs.
  ///   - engine: Creates the engine for a replay, in its state before it.
  /// - Returns: In the order of ``GestureChange``; empty if no change suffices, and once the work limit is spent.
  public func changes(
    firing gesture: Int, within work: ReplayWork, _ engine: @escaping (Replay) -> RefreshEngine
  ) -> [GestureChange] {
    GestureExperiment(self, gesture: gesture, within: work, engine).firingChanges()
  }
}
