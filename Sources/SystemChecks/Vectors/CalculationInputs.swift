import TextFormats

/// The inputs of a case, read with the checks that the physics asks for.
struct CalculationInputs {
  /// A reason why a calculation cannot be done with its inputs.
  struct Problem: Error, Equatable, CustomStringConvertible {
    /// The fault; what to do.
    let description: String
  }

  let json: JSONValue

  /// The inputs in `json`.
  init(_ json: JSONValue) { self.json = json }

  /// A number; where it is absent the standard one, if there is any.
  func number(_ key: String, else standard: Double? = nil) throws -> Double {
    guard let value = json[key] else {
      if let standard { return standard }
      throw Problem(description: "input \"\(key)\" is missing; give a number")
    }
    guard let number = value.double else {
      throw Problem(description: "input \"\(key)\" is no number; give one")
    }
    return number
  }

  /// A number above 0.
  func positive(_ key: String, else standard: Double? = nil) throws -> Double {
    let value = try number(key, else: standard)
    guard value > 0 else { throw Problem(description: "input \"\(key)\" is \(value); give a number above 0") }
    return value
  }

  /// A number of at least 0.
  func unsigned(_ key: String, else standard: Double? = nil) throws -> Double {
    let value = try number(key, else: standard)
    guard value >= 0 else {
      throw Problem(description: "input \"\(key)\" is \(value); give a number of at least 0")
    }
    return value
  }

  /// A deceleration rate per millisecond, above 0 and below 1.
  func rate(_ key: String) throws -> Double {
    let value = try number(key)
    guard value > 0, value < 1 else {
      throw Problem(
        description: "input \"\(key)\" is \(value); a rate per millisecond is above 0 and below 1")
    }
    return value
  }

  /// A list of numbers, or a single one as a list.
  func numbers(_ key: String) throws -> [Double] {
    guard let list = json[key]?.array else { return [try number(key)] }
    let numbers = list.compactMap(\.double)
    guard numbers.count == list.count else {
      throw Problem(description: "input \"\(key)\" holds something else than numbers; give numbers only")
    }
    return numbers
  }
}
