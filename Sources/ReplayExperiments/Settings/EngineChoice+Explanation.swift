import TraceReplay

extension EngineChoice {
  /// Says in results what would have made the engine fire where a pull past its threshold was let go and it kept still; nothing of a
  /// program, which would be asked some twenty times as often.
  ///
  /// - Parameters:
  ///   - results: Of gestures or of a whole trace.
  ///   - replay: What they come from.
  ///   - work: What the experiments may take; once it is spent, gestures go without.
  package func explain(_ results: inout [ReplayResult], on replay: Replay, within work: ReplayWork) {
    if case .external = self { return }
    replay.explain(&results, within: work) { engine(on: $0) }
  }
}
