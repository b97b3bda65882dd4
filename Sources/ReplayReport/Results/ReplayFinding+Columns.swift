import TextFormats
import TraceReplay

extension ReplayFinding {
  /// The columns for a broken rule in rows.
  package static let columns: [RowColumn<ReplayFinding>] = [
    RowColumn("time_ms", "When, from the trace's zero.") { Nanoseconds.milliseconds($0.time) },
    RowColumn(
      "what",
      "The rule: \(FindingKind.names.dropLast().joined(separator: ", ")) or \(FindingKind.names.last ?? "")."
    ) { $0.kind.rawValue },
    RowColumn("gesture", "The gesture it happened in, from 1; null where no gesture had begun.") {
      $0.gesture
    },
    RowColumn(
      "size",
      "How much, in `unit`. Of a jump or an inset: after less before, signed; of a second trigger which one it is in the gesture; without a finger or by a cancel how long after the contact's end; armed by inertia how far past the threshold; while refreshing how many refreshes were going on. Null where there is no such number."
    ) { $0.size },
    RowColumn("unit", "The unit of `size`, which the rule decides: pt, pt/s, ms, triggers or refreshes.") {
      $0.kind.unit
    },
    RowColumn(
      "cause",
      "What made the content or its velocity jump: engine-inset, app-inset, scroll or finger; null for a finding that is no jump."
    ) { $0.cause?.rawValue },
    RowColumn("words", "The finding in a sentence, for people; its wording may change.") {
      FindingWords.words($0)
    },
  ]

  /// The same columns as fields of a JSON object.
  static let fields = Fields(columns.map { $0.field })
}
