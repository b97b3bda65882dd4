import ReplayExperiments
import TextFormats
import TraceReplay

/// The figures of one gesture as a row in the format `overscroll-replay/2`: single values first, lists last.
package struct GestureRow: Equatable, Sendable {
  /// The name and version of the row's format.
  package static let schema = "overscroll-replay/2"

  /// The description of the gesture, and the result of its replay.
  package var scored: ScoredGesture
  /// The settings of the replay.
  package var settings: RecordedSettings

  /// Additional data of a real app's row; nil for a replay.
  package var observation: RowObservation?

  /// Stores a gesture with its result, the settings, and for a real app the additional data.
  package init(
    _ scored: ScoredGesture, settings: RecordedSettings, observation: RowObservation? = nil
  ) {
    (self.scored, self.settings, self.observation) = (scored, settings, observation)
  }

  /// The JSON key of ``observation``; a row with this key is of a real app.
  package static let observedKey = "observed"

  /// The keys whose values are lists or objects; they exist only in JSON.
  package static let listKeys = lists.map(\.key)

  private static let lists: [Field<GestureRow>] = [
    .list(
      "crossings_ms",
      "Every crossing of the threshold in the gesture and its motion until the trigger, on the free path, alternately up and down, the first one up; may be empty.",
      of: PlainForm<Double>()
    ) {
      $0.scored.result.crossings.lazy.map(Nanoseconds.milliseconds)
    },
    .list(
      "states",
      "Every state the engine entered, in order: a pair of the time in milliseconds and the state, by the original's name.",
      of: StateForm()
    ) {
      $0.scored.result.states.lazy.map { StateEntry(time: Nanoseconds.milliseconds($0.time), name: $0.name) }
    },
    .list(
      "findings",
      "Every rule broken from the gesture's contact to the next one's, in order of time, a lost inset last. Many originals break some.",
      of: ReplayFinding.fields
    ) { $0.scored.result.findings },
    .optional(
      observedKey,
      "Only in rows of a real app, which observe writes: its log, its clock, and the distance of its path from the engines'.",
      RowObservation.fields
    ) { $0.observation },
  ]

  /// The JSON format of `replay --json`.
  package static let format = RecordFormat<GestureRow>(
    schema, "A gesture through an engine on a model: one line of replay --json.", from: "replay --json",
    columns.dropFirst().map(\.field) + lists)

  /// The line as JSON, without a line feed.
  package var json: String {
    var json = JSONWriter()
    json.object { json in
      // Iterates by index, because a column taken out of the list would be copied with its description.
      let columns = Self.columns
      for index in columns.indices {
        json.key(written: columns[index].writtenKey)
        columns[index].cell(self).write(to: &json)
      }
      for list in Self.lists { list.write(self, to: &json) }
    }
    return json.text
  }

  /// A CSV table with the headings of rows, still without rows.
  package static var csv: CSVRows { CSVRows(columns.map(\.key)) }

  /// The number of columns of ``csv``.
  package static var csvColumns: Int { columns.count }

  /// The cells of the row in CSV, one per single value; lists are left out.
  package var cells: [String] { Self.columns.map { $0.cell(self).csv } }
}
