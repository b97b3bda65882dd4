/// An engine that is armed when the pull passes the threshold, and fires at a later event.
///
/// Like a ``ComparingEngine`` it defines its steps once: its own behaviour and that of engines with other thresholds
/// follow from the same answer.
public protocol ArmingEngine: RefreshEngineBody {
  /// What `event` means for the threshold; nil for nothing.
  func armingStep(_ event: RefreshEvent, _ view: ScrollSituation) -> ArmingStep?
}

/// What an event means for the threshold of an engine that is armed before it fires.
@frozen
public enum ArmingStep: Equatable, Sendable {
  /// Arms if this pull passes the threshold, disarms if not.
  case compare(ComparedPull)
  /// Fires if armed, and disarms.
  case decide
}

extension ArmingEngine {
  /// Arms and fires for the thresholds that the pull passes: see ``ArmingEngine``.
  public func probe(_ event: RefreshEvent, _ view: ScrollSituation, _ levels: inout ThresholdLevels) {
    levels.take(armingStep(event, view))
  }
}
