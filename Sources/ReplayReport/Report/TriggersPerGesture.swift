import TraceReplay

/// The triggers of an engine in one gesture with the motion after it: more than one is a bug people see.
package struct TriggersPerGesture: Equatable, Sendable {
  /// Gestures of all counted traces, free use among them.
  package private(set) var gestures = 0
  /// Triggers in them.
  package private(set) var triggers = 0
  /// The most in one gesture.
  package private(set) var most = 0
  /// Traces with a gesture in which it fired more than once.
  package private(set) var tracesWithMore = 0

  /// Triggers a gesture; nil without gestures.
  package var mean: Double? { gestures == 0 ? nil : Double(triggers) / Double(gestures) }

  /// Counts a replay: what fired again in a gesture is among its findings.
  mutating func add(_ result: ReplayResult) {
    gestures += result.gestures
    triggers += result.triggers
    var again = 0.0
    for finding in result.findings where finding.kind == .secondTrigger {
      again = max(again, finding.size ?? 0)
    }
    if again > 0 { tracesWithMore += 1 }
    most = max(most, max(Int(again), result.triggers > 0 ? 1 : 0))
  }
}
