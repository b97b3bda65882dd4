import GestureTraces
import TraceReplay

/// The outcome of a gesture, in the words of signal detection where the intent is known.
package enum GestureOutcome: String, CaseIterable, Sendable {
  /// A refresh was wanted, and it fired.
  case hit
  /// A refresh was wanted, and it did not fire.
  case miss
  /// None was wanted, and it fired.
  case falseAlarm = "false-alarm"
  /// None was wanted, and it did not fire.
  case correctRejection = "correct-rejection"
  /// Nobody said what was meant, and it fired.
  case fired
  /// Nobody said what was meant, and it did not fire.
  case quiet
  /// It began during a refresh and could not have fired: it is in no rate.
  case busy
  /// The trace has no gesture.
  case noDrag = "no-drag"
  /// It can say nothing about engines: its reason says why.
  case leftOut = "left-out"
}

extension ScoredGesture {
  /// True if no rate counts it, as a refresh was going on when it began; what fires in free use is counted whenever it does.
  package var isOutOfRates: Bool { result.isBusy && label.intent != .free }

  /// Its outcome. Of free use, in which no refresh is wanted, a trigger is a false alarm.
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
