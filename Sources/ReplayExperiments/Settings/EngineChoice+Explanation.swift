import TraceReplay

extension EngineChoice {
  /// Adds the reason why the engine did not fire to each result in which a pull past the threshold was released without firing.
  ///
  /// External engines are skipped, because finding the reason takes some twenty runs.
  ///
  /// - Parameters:
  ///   - results: Results of gestures or of a whole trace.
  ///   - replay: The replay that the results come from.
  ///   - work: A limit on the extra runs; once it is used up, further gestures get no explanation.
  package func explain(_ results: inout [ReplayResult], on replay: Replay, within work: ReplayWork) {
    if case .external = self { return }
    replay.explain(&results, within: work) { engine(on: $0) }
  }
}
