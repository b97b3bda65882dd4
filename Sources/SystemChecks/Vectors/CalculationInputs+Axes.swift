/// Inputs of a test case that are texts, whole numbers or pairs of axes.
extension CalculationInputs {
  /// Reads a text from the test case's inputs.
  func text(_ key: String) throws -> String {
    guard let value = json[key] else {
      throw Problem(description: "input \"\(key)\" is missing; give a text")
    }
    guard let text = value.string else {
      throw Problem(description: "input \"\(key)\" is \(value.kindName); give a text")
    }
    return text
  }

  /// Reads a whole number in the given range from the test case's inputs.
  func whole(_ key: String, in range: ClosedRange<Int>) throws -> Int {
    let number = try number(key)
    guard let whole = Int(exactly: number), range.contains(whole) else {
      throw Problem(
        description:
          "input \"\(key)\" is \(number); give a whole number from \(range.lowerBound) to \(range.upperBound)"
      )
    }
    return whole
  }

  /// Reads one number per axis, horizontal first, from the test case's inputs.
  func pair(_ key: String) throws -> (x: Double, y: Double) { try pair(numbers(key), of: key) }

  /// Reads a list of pairs of numbers, one per axis, horizontal first.
  func pairs(_ key: String) throws -> [(x: Double, y: Double)] {
    guard let list = json[key]?.array else {
      throw Problem(description: "input \"\(key)\" is not a list; give a list of [x, y]")
    }
    return try list.map { try pair(($0.array ?? []).compactMap(\.double), of: key) }
  }

  private func pair(_ numbers: [Double], of key: String) throws -> (x: Double, y: Double) {
    guard numbers.count == 2 else {
      throw Problem(description: "input \"\(key)\" is not [x, y]; give two numbers")
    }
    return (numbers[0], numbers[1])
  }
}
