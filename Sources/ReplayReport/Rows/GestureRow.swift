import GestureTraces
import ReplayExperiments
import TextFormats
import TraceReplay

/// The figures of one gesture as a line of `overscroll-replay/2`: flat values first, lists last.
package struct GestureRow: Equatable, Sendable {
  /// The name and version of the shape of a line.
  package static let schema = "overscroll-replay/2"

  /// The gesture and what became of it.
  package var scored: ScoredGesture
  /// The settings of the replay.
  package var settings: RecordedSettings

  /// What is known of a row of a real app beside that; nil for a replay.
  package var observation: RowObservation?

  /// A row by its parts.
  package init(
    _ scored: ScoredGesture, settings: RecordedSettings, observation: RowObservation? = nil
  ) {
    (self.scored, self.settings, self.observation) = (scored, settings, observation)
  }

  /// The key of ``observation``, by which a row of a real app is known.
  package static let observedKey = "observed"

  /// The keys whose values are lists or objects, which JSON alone has.
  package static let listKeys = ["crossings_ms", "states", "findings", observedKey]

  /// The line, without its line feed.
  package var json: String {
    var json = JSONWriter()
    json.object { json in
      for column in Self.columns {
        json.key(written: column.writtenKey)
        (isUnknown(column) ? RowCell.text(nil) : column.cell(self)).write(to: &json)
      }
      writeLists(to: &json)
      if let observation {
        json.key(Self.observedKey)
        observation.write(to: &json)
      }
    }
    return json.text
  }

  /// An empty table with the row's names.
  package static var csv: CSVRows { CSVRows(columns.map(\.key)) }

  /// The number of columns of ``csv``.
  package static var csvColumns: Int { columns.count }

  /// The cells of a row of ``csv``: the flat values.
  package var cells: [String] { Self.columns.map { $0.cell(self).csv } }

  /// True for what no log of an app tells.
  private func isUnknown(_ column: Column) -> Bool {
    observation != nil && Self.unknownOfApps.contains(column.key)
  }

  private static let unknownOfApps: Set<String> = [
    "threshold_pt", "reached", "due_unseen", "chatter", "offset_jump_pt", "velocity_jump_pt_s",
    "inset_conserved",
    "rule", "strict", "measures",
  ]

  private func writeLists(to json: inout JSONWriter) {
    let result = scored.result
    json.list("crossings_ms", result.crossings) { json, time in json.value(Nanoseconds.milliseconds(time)) }
    json.list("states", result.states) { json, entry in
      json.array { json in
        json.value(Nanoseconds.milliseconds(entry.time))
        json.value(entry.name)
      }
    }
    json.objects("findings", result.findings) { json, finding in
      json.member("time_ms", Nanoseconds.milliseconds(finding.time))
      json.member("what", finding.kind.rawValue)
      json.member("gesture", finding.gesture.map(Double.init))
      json.member("size", finding.size)
      json.member("unit", finding.kind.unit)
      json.member("cause", finding.cause?.rawValue)
      json.member("words", FindingWords.words(finding))
    }
  }
}
