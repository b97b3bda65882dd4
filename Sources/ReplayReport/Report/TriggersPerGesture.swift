import TraceReplay

/// The triggers of an engine in one gesture with the motion after it: more than one is a bug people see.
package struct TriggersPerGesture: Equatable, Sendable {
  /// All counted gestures, free use among them.
  package private(set) var gestures = 0
  /// Triggers in them.
  package private(set) var triggers = 0
  /// The most in one gesture.
  package private(set) var most = 0
  /// Gestures in which it fired more than once.
  package private(set) var gesturesWithMore = 0

  /// Triggers a gesture; nil without gestures.
  package var mean: Double? { gestures == 0 ? nil : Double(triggers) / Double(gestures) }

  /// Counts the replay of a gesture.
  mutating func add(_ result: ReplayResult) {
    gestures += 1
    triggers += result.triggers
    if result.triggers > 1 { gesturesWithMore += 1 }
    most = max(most, result.triggers)
  }
}
