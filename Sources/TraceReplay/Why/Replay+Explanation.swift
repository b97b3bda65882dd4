import PullToRefresh

extension Replay {
  /// Says in results what would have made an engine fire where a pull past its threshold was let go and it kept still.
  ///
  /// It is found by experiment, which asks the engine whether it fires and needs to know nothing of its rules: the gesture is tried again,
  /// between all that came before it and the gesture after it, with one change at a time, in the order of ``GestureChange``.
  ///
  /// - Parameters:
  ///   - results: Of gestures or of a whole trace.
  ///   - work: What the experiments may take; once it is spent, gestures go without.
  ///   - engine: Makes the engine for a replay, as it is before it.
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

  /// The changes to a gesture with which an engine fires that kept still: one that does it by itself, else as few as were found to do
  /// it together.
  ///
  /// - Parameters:
  ///   - gesture: Which one of the track, from 0.
  ///   - work: The work that the runs may take.
  ///   - engine: Makes the engine for a replay, as it is before it.
  /// - Returns: In the order of ``GestureChange``; empty where none does it, and once the work is spent.
  public func changes(
    firing gesture: Int, within work: ReplayWork, _ engine: @escaping (Replay) -> RefreshEngine
  ) -> [GestureChange] {
    GestureExperiment(self, gesture: gesture, within: work, engine).firingChanges()
  }
}
