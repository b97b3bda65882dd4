import GestureTraces
import ReplayExperiments
import TextFormats
import TraceReplay

/// Reads rows of `overscroll-replay/2`, written by any program, into the records that reports and comparisons count.
package enum RowReader {
  /// A row that was read, with its location.
  package struct Row: Sendable {
    /// The description of the gesture, and its result.
    package let scored: ScoredGesture
    /// The settings of the replay.
    package let settings: RecordedSettings
    /// The location of the row for messages, such as `rows.jsonl:12`.
    package let location: String
    /// The keys of figures that the row does not have.
    package let missing: [String]
  }

  /// Reads the row in one line of a file.
  ///
  /// - Parameters:
  ///   - line: The line without its line feed.
  ///   - path: The file's path, for messages.
  ///   - number: The line's number, from 1.
  /// - Returns: The row.
  /// - Throws: An error that says what is wrong, where, and what to do.
  package static func row(of line: Span<UInt8>, path: String, number: Int) throws(RowError) -> Row {
    let location = "\(path):\(number)"
    let json: JSONValue
    do throws(JSONError) {
      json = try JSONReader.value(of: line)
    } catch {
      throw RowError(
        "\(location):\(error.column): \(error.problem); a row is one line of 'overscroll replay --json', this one may be cut off"
      )
    }
    guard case .object(let object) = json else {
      throw RowError("\(location): a row is a JSON object, this is \(json.kindName)")
    }
    guard object["schema"]?.string == GestureRow.schema else {
      guard let schema = object["schema"] else {
        throw RowError(
          "\(location): the key 'schema' is missing; write \"schema\":\"\(GestureRow.schema)\" in every row ('overscroll schema replay' lists the keys)"
        )
      }
      throw RowError(
        "\(location): its schema is \(schema.string.map { JSONWriter.quoted($0) } ?? schema.kindName), not \(GestureRow.schema); make the rows anew with 'overscroll replay --json'"
      )
    }
    var parts = RowParts(RowFields(object, location: location))
    try parts.read()
    try checkOutcome(object["outcome"], of: parts.scored, location)
    return Row(
      scored: parts.scored,
      settings: RecordedSettings(rate: parts.scored.result.rate, differences: parts.settings),
      location: location,
      missing: parts.fields.missing)
  }

  /// Throws if a row's outcome (such as a false alarm) contradicts its intent or its triggers.
  private static func checkOutcome(
    _ value: JSONValue?, of scored: ScoredGesture, _ location: String
  ) throws(RowError) {
    guard let value, value != .null, value.string != scored.outcome.rawValue else { return }
    let said = "\(location): 'outcome' is \(JSONWriter.text(of: value).prefix(60))"
    guard let word = value.string, GestureOutcome(rawValue: word) != nil else {
      let words = GestureOutcome.allCases.map(\.rawValue).joined(separator: ", ")
      throw RowError("\(said), but must be null or one of \(words)")
    }
    throw RowError(
      "\(said), and its other values make it \(JSONWriter.quoted(scored.outcome.rawValue)) (\(reasons(for: scored))); correct them, or leave 'outcome' out"
    )
  }

  /// The values that determine a row's outcome, as text for a message.
  private static func reasons(for scored: ScoredGesture) -> String {
    switch scored.outcome {
    case .noDrag: return "gestures 0"
    case .leftOut: return scored.label.reasonToExclude ?? ""
    case .busy: return "busy true"
    default:
      let intent = scored.label.intent.map { "intent \($0.rawValue)" } ?? "no intent"
      return "\(intent), fired \(scored.result.triggers > 0)"
    }
  }
}
