import TextFormats

extension CalculationInputs {
  /// Reads a number that may be infinite: a number, or one of the words `inf` and `-inf`.
  func extended(_ key: String, else standard: Double? = nil) throws -> Double {
    switch json[key]?.string {
    case "inf": .infinity
    case "-inf": -.infinity
    default: try number(key, else: standard)
    }
  }

  /// Reads a number above 0 and at most 1.
  func share(_ key: String) throws -> Double {
    let value = try number(key)
    guard value > 0, value <= 1 else {
      throw Problem(description: "input \"\(key)\" is \(value); give a number above 0 and at most 1")
    }
    return value
  }

  /// Reads an object nested in the test case's inputs, as inputs of its own.
  func inputs(_ key: String) throws -> CalculationInputs {
    guard let member = json[key], member.object != nil else {
      throw Problem(description: "input \"\(key)\" is not an object; give one")
    }
    return CalculationInputs(member)
  }

  /// Reads a list of at least `least` rows of `width` numbers each.
  func rows(_ key: String, width: Int, least: Int = 1) throws -> [[Double]] {
    guard let list = json[key]?.array, list.count >= least else {
      throw Problem(description: "input \"\(key)\" is not a list of at least \(least); give one")
    }
    return try list.map { item in
      let row = item.array?.compactMap(\.double) ?? []
      guard row.count == width, item.array?.count == width else {
        throw Problem(
          description: "input \"\(key)\" is not a list of rows of \(width) numbers; give those")
      }
      return row
    }
  }

  /// Reads rows of numbers whose first column, a time, never decreases.
  func timedRows(_ key: String, width: Int) throws -> [[Double]] {
    let rows = try rows(key, width: width)
    for (row, next) in zip(rows, rows.dropFirst()) where next[0] < row[0] {
      throw Problem(
        description: "input \"\(key)\" has times out of order, from \(row[0]) to \(next[0]); sort it")
    }
    return rows
  }
}

/// Encodes results of calculations as JSON.
enum CalculationResult {
  /// The number as JSON; infinite numbers become the words `inf` and `-inf`.
  static func extended(_ number: Double) throws -> JSONValue {
    if number == .infinity { return .string("inf") }
    return number == -.infinity ? .string("-inf") : try value(number)
  }

  /// The number as JSON; throws if it is infinite or NaN.
  static func value(_ number: Double) throws -> JSONValue {
    guard number.isFinite else {
      throw CalculationInputs.Problem(
        description: "the result is not a finite number; change the inputs")
    }
    return JSONValue(number)
  }

  /// The numbers as a JSON list; throws if one is infinite or NaN.
  static func list(_ numbers: [Double]) throws -> JSONValue { .array(try numbers.map(value)) }

  /// The named numbers as a JSON object; throws if one is infinite or NaN.
  static func object(_ members: [(String, Double)]) throws -> JSONValue {
    var object = JSONObject()
    for (key, number) in members { object[key] = try value(number) }
    return .object(object)
  }
}
