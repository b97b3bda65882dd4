import ReplayExperiments

/// The files that a group's gestures are in.
package struct FileCounts: Equatable, Sendable {
  /// Those with a gesture that has an intent, other than free use.
  package private(set) var labelled = 0
  /// Those with a gesture that has none.
  package private(set) var unlabelled = 0
  private var lastLabelled = ""
  private var lastUnlabelled = ""

  /// Counts the file of a gesture; those of one file follow one another.
  mutating func add(_ label: TraceLabel) {
    if label.intent == .free { return }
    if label.intent == nil {
      if lastUnlabelled != label.trace { unlabelled += 1 }
      lastUnlabelled = label.trace
    } else {
      if lastLabelled != label.trace { labelled += 1 }
      lastLabelled = label.trace
    }
  }
}
