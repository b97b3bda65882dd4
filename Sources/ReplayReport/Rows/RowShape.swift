import ReplayExperiments
import TextFormats
import TraceReplay

/// The keys and kinds of values that a row can have, at every depth; members that another program added are not known.
///
/// They are derived from a sample row with an item in each list, so no key is listed twice in the program.
package enum RowShape {
  /// A row without members that this program does not know.
  ///
  ///     {"schema":"overscroll-replay/2","who":"Anna","findings":[{"what":"insetLost","x":1}]}
  ///     {"schema":"overscroll-replay/2","findings":[{"what":"insetLost"}]}
  ///
  /// - Parameter row: The row's members.
  /// - Returns: The known members in order; nil if one has a type that rows do not have there, such as a text in place of a number.
  package static func known(of row: JSONObject) -> JSONObject? {
    let hasText = row.members.contains { $0.value.string != nil && figures.contains($0.key) }
    return hasText ? nil : known(.object(row), as: whole, depth: 0)?.object
  }

  private static func known(_ value: JSONValue, as shape: JSONValue, depth: Int) -> JSONValue? {
    switch (value, shape) {
    case (.object(let object), .object(let known)):
      var result = JSONObject()
      for member in object.members {
        guard let shape = known[member.key] else { continue }
        guard let value = self.known(member.value, as: shape, depth: depth + 1) else { return nil }
        result[member.key] = value
      }
      return .object(result)
    case (.array(let values), .array(let known)):
      var result: [JSONValue] = []
      for (index, value) in values.enumerated() {
        guard let shape = index < known.count ? known[index] : known.last,
          let value = self.known(value, as: shape, depth: depth + 1)
        else { return nil }
        result.append(value)
      }
      return .array(result)
    case (.null, _): return value
    case (.object, _), (.array, _), (_, .object), (_, .array), (.string, .number), (.string, .bool):
      return nil
    // At the top level a text may be missing (null); inside lists, a value that may be missing is never a text.
    case (.string, .null) where depth > 1: return nil
    default: return value
    }
  }

  /// The keys of single values that are numbers or Booleans, not texts.
  private static let figures = Set(
    GestureRow.columns.filter { if case .text = $0.empty { false } else { true } }.map(\.key))

  /// True if the text of a CSV cell can be the value of `key`: for numbers and Booleans it must not be any other text.
  package static func mayBe(_ cell: String, for key: String) -> Bool {
    !figures.contains(key) || Double(cell) != nil || ["true", "false"].contains(cell)
  }

  private static let whole: JSONValue = {
    do throws(JSONError) {
      return try JSONReader.value(of: Array(row.json.utf8))
    } catch {
      preconditionFailure("a row is not JSON: \(error)")
    }
  }()

  /// A sample row with an item in each of its lists, from which the known keys are derived.
  private static let row: GestureRow = {
    var result = ReplayResult()
    result.crossings = [0]
    result.states = [StateEntry(time: 0, name: "")]
    result.findings = [ReplayFinding(.offsetJump, at: 0, gesture: nil, size: nil, cause: .finger)]
    let observation = RowObservation(
      log: "", clock: ObservedClock(method: .said, shift: 0, spread: nil, disagreement: nil),
      against: [RowObservation.Deviation(engine: "", model: "", path: nil, isSame: nil)])
    return GestureRow(
      ScoredGesture(TraceLabel(), result), settings: RecordedSettings(rate: 60), observation: observation)
  }()
}
