import TraceReplay

/// How often an engine fires in one gesture and the motion after it; more than once is a bug that users see.
package struct TriggersPerGesture: Equatable, Sendable {
  /// The number of counted gestures, including free use.
  package private(set) var gestures = 0
  /// The number of triggers in all counted gestures.
  package private(set) var triggers = 0
  /// The largest number of triggers in one gesture.
  package private(set) var most = 0
  /// The number of gestures in which the engine fired more than once.
  package private(set) var gesturesWithMore = 0

  /// The mean number of triggers per gesture; nil without gestures.
  package var mean: Double? { gestures == 0 ? nil : Double(triggers) / Double(gestures) }

  /// Adds the triggers in the replay of one gesture.
  mutating func add(_ result: ReplayResult) {
    gestures += 1
    triggers += result.triggers
    if result.triggers > 1 { gesturesWithMore += 1 }
    most = max(most, result.triggers)
  }
}
