import TextFormats

/// The tolerance with which a result is compared with the expected one: a rule for numbers, and one for times in logs.
package struct VectorTolerance: Equatable, Sendable {
  /// The rule by which two numbers count as equal.
  enum Rule: Equatable, Sendable {
    /// The numbers must be exactly equal.
    case exact
    /// The numbers must be equal after rounding down.
    case floor
    /// A number must lie in the expected range `{min, max}`, one end of which may be absent.
    case range
    /// The numbers may differ by an absolute amount or by a fraction of the expected number, whichever is wider.
    case within(absolute: Double, relative: Double)
  }

  /// The rule for all numbers except those in a log.
  let rule: Rule
  /// The largest accepted difference between the times of log entries, in the unit of the log.
  let time: Double
  /// The tolerance as JSON, as written in the test case.
  package let json: JSONValue

  /// The tolerance for numbers in the messages of a log, as a fraction; messages give six digits.
  private static let messageShare = 1e-5

  init(_ json: JSONValue?, location: String) throws(VectorError) {
    guard let json, let object = json.object, !object.isEmpty else {
      throw VectorError(location, "no object \"tolerance\"; write for instance {\"abs\":1e-6}")
    }
    self.json = json
    var (absolute, relative, time): (Double?, Double?, Double?)
    var word: Rule?
    for member in object.members {
      switch (member.key, member.value) {
      case ("abs", .number(let number)), ("value", .number(let number)): absolute = number.value
      case ("rel", .number(let number)): relative = number.value
      case ("time", .number(let number)): time = number.value
      case ("exact", .bool(true)), ("bool", .bool(true)): word = .exact
      case ("floor", .bool(true)): word = .floor
      case ("range", .bool(true)): word = .range
      default:
        throw VectorError(
          location,
          "tolerance \"\(member.key)\" is not understood; use abs, rel, time, value with a number, or exact, bool, floor, range with true"
        )
      }
    }
    self.time = time ?? absolute ?? 0
    rule = word ?? .within(absolute: absolute ?? 0, relative: relative ?? 0)
  }

  /// True if `actual` matches `expected`.
  ///
  /// Objects are compared key by key, ignoring keys that `expected` lacks; lists item by item with equal length; strings, Booleans and null
  /// exactly; numbers by the rule. If an object of `min` and `max` is expected, a number must be between them, or as far outside as the
  /// rule allows. A list of `[time, message]` pairs is a log.
  package func accepts(_ actual: JSONValue, expected: JSONValue) -> Bool {
    if rule == .range { return isInRange(actual, expected) }
    switch (expected, actual) {
    case (.number(let wanted), .number(let got)): return accepts(got.value, wanted.value)
    case (.object, .number): return isInRange(actual, expected)
    case (.array(let wanted), .array(let got)):
      guard wanted.count == got.count else { return false }
      return zip(wanted, got).allSatisfy { wanted, got in
        isLogEntry(wanted) ? acceptsEntry(got, wanted) : accepts(got, expected: wanted)
      }
    case (.object(let wanted), .object(let got)):
      return wanted.members.allSatisfy { member in
        got[member.key].map { accepts($0, expected: member.value) } ?? false
      }
    default: return expected == actual
    }
  }

  private func isInRange(_ actual: JSONValue, _ bounds: JSONValue) -> Bool {
    guard let number = actual.double, bounds["min"] != nil || bounds["max"] != nil else { return false }
    if let low = bounds["min"]?.double, number < low, !accepts(number, low) { return false }
    if let high = bounds["max"]?.double, number > high, !accepts(number, high) { return false }
    return true
  }

  private func accepts(_ actual: Double, _ expected: Double) -> Bool {
    switch rule {
    case .exact, .range: actual == expected
    case .floor: actual.rounded(.down) == expected
    case .within(let absolute, let relative):
      abs(actual - expected) <= max(absolute, relative * abs(expected))
    }
  }

  private func isLogEntry(_ value: JSONValue) -> Bool {
    guard let pair = value.array, pair.count == 2 else { return false }
    return pair[0].double != nil && pair[1].string != nil
  }

  private func acceptsEntry(_ actual: JSONValue, _ expected: JSONValue) -> Bool {
    guard let got = actual.array, let wanted = expected.array, got.count == 2, wanted.count == 2,
      let gotTime = got[0].double, let wantedTime = wanted[0].double,
      let gotMessage = got[1].string, let wantedMessage = wanted[1].string
    else { return false }
    return abs(gotTime - wantedTime) <= time && acceptsMessage(gotMessage, wantedMessage)
  }

  /// True if two messages have the same words, and numbers that are equal by the rule or within a fraction of 1e-5.
  private func acceptsMessage(_ actual: String, _ expected: String) -> Bool {
    if actual == expected { return true }
    let (got, wanted) = (LogMessage(actual), LogMessage(expected))
    guard got.words == wanted.words, got.numbers.count == wanted.numbers.count else { return false }
    return zip(got.numbers, wanted.numbers).allSatisfy { got, wanted in
      accepts(got, wanted) || abs(got - wanted) <= Self.messageShare * abs(wanted)
    }
  }
}
