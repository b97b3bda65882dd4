/// An engine that fires at the very event at which its pull passes the threshold, without an armed state before.
///
/// It defines once which pull it compares at which event. Its own rule uses `passesThreshold` or compares the same pull. What engines with
/// other thresholds do follows from the same pull, because what an engine sees before its first trigger does not depend on its threshold.
public protocol ComparingEngine: RefreshEngineBody {
  /// The pull that the engine compares with its threshold at `event`, and fires if it passes; nil if it compares none.
  func comparedPull(_ event: RefreshEvent, _ view: ScrollSituation) -> ComparedPull?
}

extension ComparingEngine {
  /// True if the engine fires by itself at `event`.
  func passesThreshold(_ event: RefreshEvent, _ view: ScrollSituation) -> Bool {
    comparedPull(event, view)?.passes(thresholdPull) ?? false
  }

  /// Records in `levels` which thresholds `event` fires: those that ``comparedPull(_:_:)`` passes.
  public func probe(_ event: RefreshEvent, _ view: ScrollSituation, _ levels: inout ThresholdLevels) {
    levels.fire(passedBy: comparedPull(event, view))
  }
}
