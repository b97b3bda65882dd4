import TextFormats

/// Reads the inputs of a test case, with the checks that the physics requires.
struct CalculationInputs {
  /// The reason why a calculation is impossible with the inputs of its test case.
  struct Problem: Error, Equatable, CustomStringConvertible {
    /// The message: what is wrong with an input, and what to do.
    let description: String
  }

  let json: JSONValue

  /// Prepares to read inputs from a JSON object.
  init(_ json: JSONValue) { self.json = json }

  /// Reads a number; if the key is absent, returns `standard` or throws if that is nil.
  func number(_ key: String, else standard: Double? = nil) throws -> Double {
    guard let value = json[key] else {
      if let standard { return standard }
      throw Problem(description: "input \"\(key)\" is missing; give a number")
    }
    guard let number = value.double else {
      throw Problem(description: "input \"\(key)\" is not a number; give one")
    }
    return number
  }

  /// Reads a number above 0; if the key is absent, returns `standard` or throws if that is nil.
  func positive(_ key: String, else standard: Double? = nil) throws -> Double {
    let value = try number(key, else: standard)
    guard value > 0 else { throw Problem(description: "input \"\(key)\" is \(value); give a number above 0") }
    return value
  }

  /// Reads a number of at least 0; if the key is absent, returns `standard` or throws if that is nil.
  func unsigned(_ key: String, else standard: Double? = nil) throws -> Double {
    let value = try number(key, else: standard)
    guard value >= 0 else {
      throw Problem(description: "input \"\(key)\" is \(value); give a number of at least 0")
    }
    return value
  }

  /// Reads a deceleration rate, the fraction of velocity left per millisecond: above 0 and below 1.
  func rate(_ key: String) throws -> Double {
    let value = try number(key)
    guard value > 0, value < 1 else {
      throw Problem(
        description: "input \"\(key)\" is \(value); a rate per millisecond is above 0 and below 1")
    }
    return value
  }

  /// Reads a list of numbers, or a single number as a list.
  func numbers(_ key: String) throws -> [Double] {
    guard let list = json[key]?.array else { return [try number(key)] }
    let numbers = list.compactMap(\.double)
    guard numbers.count == list.count else {
      throw Problem(description: "input \"\(key)\" is not a list of numbers; give numbers only")
    }
    return numbers
  }
}
