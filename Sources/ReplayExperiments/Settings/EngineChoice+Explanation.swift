import TraceReplay

extension EngineChoice {
  /// Adds to results what would have made the engine fire, if a pull past its threshold was released without firing.
  ///
  /// External engines are skipped, because this needs some twenty runs.
  ///
  /// - Parameters:
  ///   - results: Results of gestures or of a whole trace.
  ///   - replay: The replay that they come from.
  ///   - work: A limit on the extra runs; once it is used up, further gestures get no explanation.
  package func explain(_ results: inout [ReplayResult], on replay: Replay, within work: ReplayWork) {
    if case .external = self { return }
    replay.explain(&results, within: work) { engine(on: $0) }
  }
}
