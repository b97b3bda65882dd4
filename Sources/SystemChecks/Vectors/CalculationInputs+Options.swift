/// Inputs of a test case that are optional, or restricted in their values.
extension CalculationInputs {
  /// Reads a number; nil if the key is absent or null.
  func optionalNumber(_ key: String) throws -> Double? {
    guard let value = json[key], value != .null else { return nil }
    return try number(key)
  }

  /// Reads a Boolean; false if the key is absent.
  func flag(_ key: String) throws -> Bool {
    guard let value = json[key] else { return false }
    guard let flag = value.bool else {
      throw Problem(description: "input \"\(key)\" is neither true nor false; give one")
    }
    return flag
  }

  /// Reads a number from 0 to 1; if the key is absent, returns `standard` or throws if that is nil.
  func fraction(_ key: String, else standard: Double? = nil) throws -> Double {
    let value = try number(key, else: standard)
    guard value >= 0, value <= 1 else {
      throw Problem(description: "input \"\(key)\" is \(value); give a number in 0…1")
    }
    return value
  }

  /// Reads a function of one number: `x`, or `x` with an operation such as `x/2`, `x*3`, `x+1`, `x-1`.
  func function(_ key: String) throws -> ((Double) -> Double)? {
    guard let value = json[key], value != .null else { return nil }
    guard let text = value.string else {
      throw Problem(description: "input \"\(key)\" is not a text; give a function of x, such as \"x/2\"")
    }
    let problem = Problem(
      description:
        "input \"\(key)\" is \"\(text)\"; give x, or x and one of + - * / and a number, such as \"x/2\""
    )
    let characters = text.filter { $0 != " " }
    guard characters.first == "x" else { throw problem }
    guard let operation = characters.dropFirst().first else { return { $0 } }
    guard let number = Double(String(characters.dropFirst(2))), number.isFinite else { throw problem }
    switch operation {
    case "+": return { $0 + number }
    case "-": return { $0 - number }
    case "*": return { $0 * number }
    case "/" where number != 0: return { $0 / number }
    default: throw problem
    }
  }
}
