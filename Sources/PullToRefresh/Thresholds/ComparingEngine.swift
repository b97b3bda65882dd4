/// An engine that fires at the event at which its pull passes the threshold, and keeps nothing of it before.
///
/// It says once which pull it compares at which event. Its own rule asks `passesThreshold` or compares the same pull; what engines of other
/// thresholds do follows from the same answer, as what an engine sees before its first trigger does not depend on its
/// threshold.
public protocol ComparingEngine: RefreshEngineBody {
  /// The pull that it compares with its threshold when `event` happens, to fire if it passes; nil if it compares none.
  func comparedPull(_ event: RefreshEvent, _ view: ScrollSituation) -> ComparedPull?
}

extension ComparingEngine {
  /// True if it fires by itself when `event` happens.
  func passesThreshold(_ event: RefreshEvent, _ view: ScrollSituation) -> Bool {
    comparedPull(event, view)?.passes(thresholdPull) ?? false
  }

  /// Fires for the thresholds that the pull it compares passes: see the protocol.
  public func probe(_ event: RefreshEvent, _ view: ScrollSituation, _ levels: inout ThresholdLevels) {
    levels.fire(passedBy: comparedPull(event, view))
  }
}
