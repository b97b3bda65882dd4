import TextFormats
import TraceReplay

extension ReplayFinding {
  /// The columns that describe a broken rule.
  package static let columns: [RowColumn<ReplayFinding>] = [
    RowColumn("time_ms", "The time, from the trace's zero.") { Nanoseconds.milliseconds($0.time) },
    RowColumn(
      "what",
      "The rule: \(WordList.text(FindingKind.names, "or"))."
    ) { $0.kind.rawValue },
    RowColumn("gesture", "The number of the gesture, from 1; null before the first gesture.") {
      $0.gesture
    },
    RowColumn(
      "size",
      "The size, in `unit`. For a jump or an inset: after minus before, signed; for a second trigger its number in the gesture; without a finger or by a cancel the time after the contact's end; armed by inertia the distance past the threshold; while refreshing the number of running refreshes. Null if the rule does not have one."
    ) { $0.size },
    RowColumn("unit", "The unit of `size`, which the rule decides: pt, pt/s, ms, triggers or refreshes.") {
      $0.kind.unit
    },
    RowColumn(
      "cause",
      "The cause of a jump: engine-inset, app-inset, scroll or finger; null for other findings."
    ) { $0.cause?.rawValue },
    RowColumn("words", "The finding in a sentence, for people; its wording may change.") {
      FindingWords.words($0)
    },
  ]

  /// The columns of ``columns`` as fields of a JSON object.
  static let fields = Fields(columns.map { $0.field })
}
