import TextFormats

extension EngineOption {
  /// The value of an option as the user gave it, before it is checked.
  package enum Given: Equatable, Sendable {
    /// The text after an option's name on the command line.
    case text(String)
    /// A value in an options file.
    case json(JSONValue)
  }

  /// The largest number of items in a list.
  static let longestList = 16
  /// The number of digits of a colour: two each for red, green and blue.
  private static let hexDigits = 6
  /// Seconds per minute, and minutes per hour.
  private static let sixty = 60
  /// The upper limits (exclusive) of hours, minutes and seconds in a time of day.
  private static let clockLimits = [24, sixty, sixty]

  /// The value in the form that results use; nil if the option cannot have it.
  ///
  /// - Parameter given: The value as written.
  /// - Returns: The same value for all spellings of it.
  func value(_ given: Given) -> EngineValue? {
    let given = isList ? Self.items(of: given) : [given]
    guard (1...Self.longestList).contains(given.count) else { return nil }
    let parts = given.compactMap(part)
    return parts.count == given.count ? EngineValue(parts) : nil
  }

  /// The items of a list, as the user wrote them.
  private static func items(of given: Given) -> [Given] {
    switch given {
    case .text(let text):
      text.split(separator: EngineValue.separator, omittingEmptySubsequences: false).map { .text(String($0)) }
    case .json(let json): json.array.map { $0.map(Given.json) } ?? [given]
    }
  }

  private func part(_ given: Given) -> EngineValue.Part? {
    switch unit {
    case .points, .milliseconds, .share, .count: number(given).map(EngineValue.Part.number)
    case .colour: Self.word(given).flatMap(Self.colour).map(EngineValue.Part.word)
    case .timeOfDay: Self.word(given).flatMap(Self.timeOfDay).map(EngineValue.Part.word)
    case .word: Self.word(given).flatMap { choices.contains($0) ? .word($0) : nil }
    }
  }

  private func number(_ given: Given) -> Double? {
    let number: Double? =
      switch given {
      case .text(let text): Double(text)
      case .json(let json): json.double
      }
    guard let number, let range, range.contains(number) else { return nil }
    if unit == .count, number != number.rounded() { return nil }
    // −0 becomes 0, so that both have the same name.
    return number == 0 ? 0 : number
  }

  private static func word(_ given: Given) -> String? {
    switch given {
    case .text(let text): text
    case .json(let json): json.string
    }
  }

  /// A colour such as `#ff8000`, from `#` and six hexadecimal digits in any case; nil for other texts.
  private static func colour(_ text: String) -> String? {
    let digits = text.dropFirst().lowercased()
    guard text.hasPrefix("#"), digits.utf8.count == hexDigits,
      digits.allSatisfy({ $0.isHexDigit && $0.isASCII })
    else { return nil }
    return "#\(digits)"
  }

  /// A time of day such as `10:00:00`, from a text with or without seconds; nil for other texts.
  private static func timeOfDay(_ text: String) -> String? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2 || parts.count == 3, parts.allSatisfy({ $0.utf8.count == 2 }),
      parts.allSatisfy({ $0.allSatisfy { "0"..."9" ~= $0 } }),
      zip(parts, clockLimits).allSatisfy({ (Int($0) ?? $1) < $1 })
    else { return nil }
    return parts.count == 2 ? "\(text):00" : text
  }

  /// The seconds since midnight of a time of day such as `10:00:00`; nil for any other text.
  package static func seconds(ofDay text: String) -> Int? {
    guard timeOfDay(text) == text else { return nil }
    return text.split(separator: ":").compactMap { Int($0) }.reduce(0) { $0 * sixty + $1 }
  }

  /// The values that the option accepts, in words to follow "must be".
  var form: String {
    let one: String
    switch unit {
    case .points, .milliseconds, .share, .count:
      let (low, high) = (
        range.map { JSONWriter.text(of: $0.lowerBound) }, range.map { JSONWriter.text(of: $0.upperBound) }
      )
      let words = unit == .count ? "a whole number" : "a number"
      let ending = unit == .points || unit == .milliseconds ? " \(unit.rawValue)" : ""
      one = "\(words) from \(low ?? "") to \(high ?? "")\(ending)"
    case .colour: one = "a colour such as #ff8000"
    case .timeOfDay: one = "a time of day such as 10:00 or 10:00:30"
    case .word: one = choices.joined(separator: " or ")
    }
    guard isList else { return one }
    let (example, list) =
      unit == .colour ? ("#ff0000+#0000ff", ##"["#ff0000","#0000ff"]"##) : ("0+0.5", "[0,0.5]")
    return "\(one), or up to \(Self.longestList) as \(example), in a file \(list)"
  }
}
