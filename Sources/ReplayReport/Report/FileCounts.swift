import ReplayExperiments

/// The number of files that contain a group's gestures, with an intent and without one.
package struct FileCounts: Equatable, Sendable {
  /// The number of files with a gesture that has an intent other than free use.
  package private(set) var labelled = 0
  /// The number of files with a gesture that has no intent.
  package private(set) var unlabelled = 0
  private var lastLabelled = ""
  private var lastUnlabelled = ""

  /// Counts the file of a gesture; gestures of the same file must be added one after the other.
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
