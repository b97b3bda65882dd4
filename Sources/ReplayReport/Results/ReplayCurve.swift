import PullToRefresh
import TextFormats
import TraceReplay

/// The frames of one replay as rows: what a picture of it draws, a row a display frame.
///
/// | column | meaning |
/// |---|---|
/// | `trace, engine, model` | the replay |
/// | `time_ms` | the frame's time from the trace's zero |
/// | `gesture` | the one the engine saw begin last, from 1; null before the first |
/// | `finger_pt` | finger travel since that gesture began; null without a finger |
/// | `offset_pt, velocity_pt_s` | the content's offset, below −inset where pulled past the top, and its velocity |
/// | `inset_pt, pull_pt` | the top inset with the engine's own; the pull as the engine sees it |
/// | `progress` | how far along the original itself says that is, in its own measure; null where it has no such number |
/// | `state` | the engine's, in its own words |
/// | `event` | since the frame before: `contact`, `lift`, `trigger`, `callback`, `end`, with `+` between several |
package struct ReplayCurve: Sendable {
  /// The form of a row.
  package enum Form: Sendable {
    /// Comma-separated values, after a line of names.
    case csv
    /// A JSON object a line.
    case jsonLines
  }

  private let form: Form
  private let trace: String
  private let engine: String
  private let model: String

  /// The rows of a replay.
  ///
  /// - Parameters:
  ///   - trace: Path of the trace as given.
  ///   - engine: The engine's name.
  ///   - model: The model's name.
  ///   - form: Of each row.
  package init(trace: String, engine: String, model: String, form: Form) {
    (self.trace, self.engine, self.model, self.form) = (trace, engine, model, form)
  }

  /// The head of all rows: the line of names, or nothing.
  package static func header(_ form: Form) -> String {
    form == .csv ? CSVRows(columns).text : ""
  }

  private static let columns = [
    "trace", "engine", "model", "time_ms", "gesture", "finger_pt", "offset_pt", "velocity_pt_s", "inset_pt",
    "pull_pt", "progress", "state", "event",
  ]

  /// The row of a frame, with its line feed.
  package func row(_ frame: ReplayFrame) -> String {
    let cells = cells(frame)
    switch form {
    case .csv:
      var rows = CSVRows(columns: Self.columns.count)
      rows.add(cells.map(\.csv))
      return rows.text
    case .jsonLines:
      var json = JSONWriter()
      json.object { json in
        for (key, cell) in zip(Self.columns, cells) {
          json.key(key)
          cell.write(to: &json)
        }
      }
      return json.text + "\n"
    }
  }

  private func cells(_ frame: ReplayFrame) -> [RowCell] {
    let view = frame.situation
    let events = FrameEvents.named.filter { frame.events.contains($0.event) }.map(\.name)
    return [
      .text(trace), .text(engine), .text(model), .number(Nanoseconds.milliseconds(frame.time)),
      .integer(frame.gesture.map { $0 + 1 }), Self.number(frame.travel), Self.number(frame.offset),
      Self.number(view.velocity), Self.number(frame.topInset), Self.number(frame.pull),
      Self.number(frame.engine.ownProgress(view)),
      .text("\(frame.engine.stateName(frame.state))"),
      .text(events.isEmpty ? nil : events.joined(separator: "+")),
    ]
  }

  /// A number whose zero has no sign.
  private static func number(_ value: Double?) -> RowCell { .number(value.map { $0 + 0 }) }
}
