import PullToRefresh
import TextFormats
import TraceReplay

/// Writes the frames of one replay as text, one row per display frame, so that other programs can plot them.
package struct ReplayCurve: Sendable {
  /// The format of the rows.
  package enum Form: Sendable {
    /// CSV with a header line.
    case csv
    /// One JSON object per line.
    case jsonLines
  }

  private let form: Form
  private let trace: String
  private let engine: String
  private let model: String

  /// Stores the names that appear in every row.
  ///
  /// - Parameters:
  ///   - trace: Path of the trace as given.
  ///   - engine: The engine's name.
  ///   - model: The model's name.
  ///   - form: The format of the rows.
  package init(trace: String, engine: String, model: String, form: Form) {
    (self.trace, self.engine, self.model, self.form) = (trace, engine, model, form)
  }

  /// The text before the first row: the header line for CSV, otherwise empty.
  package static func header(_ form: Form) -> String {
    form == .csv ? CSVRows(columns.map(\.key)).text : ""
  }

  /// The row of one display frame, ending with a line feed.
  package func row(_ frame: ReplayFrame) -> String {
    switch form {
    case .csv:
      var rows = CSVRows(columns: Self.columns.count)
      rows.add(Self.columns.map { $0.cell((self, frame)) })
      return rows.text
    case .jsonLines: return Self.format.json((self, frame)) + "\n"
    }
  }

  private static let columns = format.fields.columns()

  /// The JSON format of one line of `replay --curve FILE.jsonl`.
  package static let format = RecordFormat<(curve: ReplayCurve, frame: ReplayFrame)>(
    nameless: "one frame per line", title: "One frame of replay --curve FILE.jsonl",
    "A display frame of a trace through an engine on a model: a line of the file.",
    from: "replay --curve FILE.jsonl",
    [
      .value("trace", "The path of the trace as given; - for stdin.") { $0.curve.trace },
      .engine { $0.curve.engine },
      .model { $0.curve.model },
      .value(
        "time_ms",
        "The frame's time; the last row may be at a timer's time, if that is the last event"
      ) { Nanoseconds.milliseconds($0.frame.time) },
      .value("gesture", "The gesture that began last, from 1; null before the first.") {
        $0.frame.gesture.map { $0 + 1 }
      },
      // Adding 0 turns −0 into 0.
      .value(
        "finger_pt",
        "Travel of the finger since that gesture began, growing downwards; null without a finger."
      ) { $0.frame.travel.map { $0 + 0 } },
      .value(
        "offset_pt",
        "The content's offset: it decreases as content moves down, and is below −`inset_pt` if content is pulled past the top."
      ) { $0.frame.offset + 0 },
      .value("velocity_pt_s", "The velocity of the offset, negative while content moves down.") {
        $0.frame.situation.velocity + 0
      },
      .value("inset_pt", "The top inset, including the engine's part") { $0.frame.topInset + 0 },
      .value(
        "pull_pt",
        "The pull distance as the engine measures it, 0 or more, which it compares with its threshold."
      ) { $0.frame.pull + 0 },
      .value(
        "progress",
        "The system's own number: `pullRatio` of `jackrabbit`, `proportion` of `mrefresh`, `progress` of `isalternative` and `onpu` (1 at the threshold, about 2 far beyond, not clamped); also of `es`, `dg-elastic`, `yalantis`, `compose`, all of `ionic`, `kirigami`; null if the original does not have one"
      ) { $0.frame.engine.ownProgress($0.frame.situation).map { $0 + 0 } },
      .value("state", "The engine's state after the frame, by the original's name.") {
        "\($0.frame.engine.stateName($0.frame.state))"
      },
      .value(
        "event",
        "Events since the frame before: `contact`, `lift` (also a cancel), `trigger`, `callback`, `end` (the app ends the refresh), in this order, joined by `+`"
      ) { row in
        let events = FrameEvents.named.filter { row.frame.events.contains($0.event) }.map(\.name)
        return events.isEmpty ? nil : events.joined(separator: "+")
      },
    ])
}
