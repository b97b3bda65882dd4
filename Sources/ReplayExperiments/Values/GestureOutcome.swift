import GestureTraces
import TraceReplay

/// The outcome of a gesture, in the terms of signal detection if the intent is known.
package enum GestureOutcome: String, CaseIterable, Sendable {
  /// A refresh was wanted, and the engine fired.
  case hit
  /// A refresh was wanted, and the engine did not fire.
  case miss
  /// No refresh was wanted, and the engine fired.
  case falseAlarm = "false-alarm"
  /// No refresh was wanted, and the engine did not fire.
  case correctRejection = "correct-rejection"
  /// The gesture has no intent, and the engine fired.
  case fired
  /// The gesture has no intent, and the engine did not fire.
  case quiet
  /// The gesture began during a refresh and could not have fired; it is not counted in any percentage.
  case busy
  /// The trace contains no gesture.
  case noDrag = "no-drag"
  /// The gesture cannot be evaluated; ``TraceLabel/reasonToExclude`` says why.
  case leftOut = "left-out"
}

extension ScoredGesture {
  /// True if no percentage counts the gesture, because it began during a refresh.
  ///
  /// In free use triggers are always counted.
  package var isOutOfRates: Bool { result.isBusy && label.intent != .free }

  /// The outcome of the gesture; in free use no refresh is wanted, so a trigger is a false alarm.
  package var outcome: GestureOutcome {
    if label.gestures == 0 { return .noDrag }
    if label.reasonToExclude != nil { return .leftOut }
    if isOutOfRates { return .busy }
    let fired = result.triggers > 0
    switch label.intent {
    case nil: return fired ? .fired : .quiet
    case .pull: return fired ? .hit : .miss
    case _?: return fired ? .falseAlarm : .correctRejection
    }
  }
}
