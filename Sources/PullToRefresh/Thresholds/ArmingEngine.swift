/// An engine that a pull past the threshold arms, and that fires at a later event.
///
/// As a ``ComparingEngine`` it says once what it does at which event: its own rule and what engines of other thresholds do
/// follow from the same answer.
public protocol ArmingEngine: RefreshEngineBody {
  /// The step that `event` is for its threshold; nil for none.
  func armingStep(_ event: RefreshEvent, _ view: ScrollSituation) -> ArmingStep?
}

/// The meaning of an event for the threshold of an engine that is armed first.
@frozen
public enum ArmingStep: Equatable, Sendable {
  /// It is armed if this pull passes, and is not if it does not.
  case compare(ComparedPull)
  /// It fires if it is armed, and is armed no longer.
  case decide
}

extension ArmingEngine {
  /// Arms and fires for the thresholds that the pull passes: see the protocol.
  public func probe(_ event: RefreshEvent, _ view: ScrollSituation, _ levels: inout ThresholdLevels) {
    levels.take(armingStep(event, view))
  }
}
