/// An engine that is armed when the pull passes the threshold, and fires at a later event.
///
/// Like a ``ComparingEngine`` it defines its steps once: its own behaviour and that of engines with other thresholds follow from the same
/// steps.
public protocol ArmingEngine: RefreshEngineBody {
  /// The step that `event` makes: a comparison with the threshold, or the decision to fire; nil for neither.
  func armingStep(_ event: RefreshEvent, _ view: ScrollSituation) -> ArmingStep?
}

/// A step of an engine that is armed before it fires: what an event does for the threshold.
@frozen
public enum ArmingStep: Equatable, Sendable {
  /// Arms if this pull passes the threshold, disarms if not.
  case compare(ComparedPull)
  /// Fires if armed, and disarms.
  case decide
}

extension ArmingEngine {
  /// Records in `levels` which thresholds `event` arms or fires, by the engine's ``armingStep(_:_:)``.
  public func probe(_ event: RefreshEvent, _ view: ScrollSituation, _ levels: inout ThresholdLevels) {
    levels.take(armingStep(event, view))
  }
}
