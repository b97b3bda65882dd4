@testable import ReplayReport

/// The gates that lines say, read a second time by their words.
enum SaidGates {
  /// How much of a figure's own unit one of a unit is; a time in milliseconds.
  private static let units: [String: Double] = [
    "%": 0.01, "us": 1e-3, "ms": 1, "s": 1000, "m": 60_000, "h": 3_600_000,
  ]
  /// The share by which numbers may differ that were multiplied in one order and in another.
  private static let slack = 1e-12

  /// Demands that each line that is a gate is one, of the same names, with the same figure and limit.
  static func demand(_ text: String, in gates: [Gate]) {
    var lines: [(number: Int, text: Substring)] = []
    for (index, line) in text.drop(while: { $0 == "\u{FEFF}" })
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated()
    {
      // Within quotes a mark begins no comment: of such a line only the begin is looked at.
      let code = line.prefix { $0 != "#" }
      if !code.allSatisfy(\.isWhitespace) { lines.append((index + 1, code)) }
    }
    Fuzz.demand(lines.count == gates.count, "\(lines.count) lines are read as \(gates.count) gates")
    for (line, gate) in zip(lines, gates) {
      Fuzz.demand(gate.line == line.number, "line \(line.number) is called \(gate.line)")
      // Quotes have rules of their own for spaces, commas and colons.
      if !line.text.contains("\"") { demand(line.text, in: gate) }
      let parts = line.text.split(separator: "\"", omittingEmptySubsequences: false)
      for index in stride(from: 1, to: parts.count % 2 == 1 ? parts.count : 0, by: 2) {
        Fuzz.demand(
          [gate.engine, gate.model, gate.origin, gate.part?.name].contains(String(parts[index])),
          "\(line.text): \(parts[index]) is nobody's name")
      }
    }
  }

  private static func demand(_ line: Substring, in gate: Gate) {
    guard let colon = line.firstIndex(of: ":") else { broken("a gate without a colon was accepted") }
    let words = line[..<colon].split(whereSeparator: \.isWhitespace).map(String.init).filter { $0 != "," }
    var names: [String: String] = [:]
    for index in stride(from: 0, to: words.count - 1, by: 2) {
      names[words[index]] =
        words[index + 1].last == "," ? String(words[index + 1].dropLast()) : words[index + 1]
    }
    let part = gate.part.map { (key: $0.by.rawValue, name: $0.name) }
    for (key, read) in [("engine", gate.engine), ("model", gate.model), ("origin", gate.origin)] {
      Fuzz.demand(
        (names[key] == "*" ? nil : names[key]) == read, "\(line): the \(key) is read as \(read ?? "any")")
    }
    for key in ["intent", "device", "subject", "source"] {
      let read = part?.key == key ? part?.name ?? "*" : nil
      Fuzz.demand(names[key] == read, "\(line): the \(key) is read as \(read ?? "any")")
    }
    demandLimit(line[line.index(after: colon)...], in: gate)
  }

  /// The figure, and its bound, rule or quantile.
  private static func demandFigure(_ said: Substring, in gate: Gate) {
    let words = said.split(whereSeparator: \.isWhitespace).map(String.init)
    let (names, more, usual): ([String], String, String?) =
      switch gate.figure {
      case .count(let count): ([count.rawValue], "", "")
      case .estimate(let score, let bound): ([score.rawValue], bound.rawValue, "value")
      case .falseAccepts(let bound): (["false_accepts_per_hour"], bound.rawValue, "value")
      case .violations(let kind): (["violations"], kind?.rawValue ?? "", "")
      case .triggersPerGesture(let isMean): (["triggers_per_gesture"], isMean ? "mean" : "max", "max")
      case .metric(let metric, let key): ([metric.name, metric.key], key, nil)
      }
    Fuzz.demand(
      words.first.map(names.contains) == true && words.count <= 2
        && (words.count > 1 ? words[1] : usual) == more, "\(said): the figure is read as \(gate.figure)")
  }

  /// The comparison, and the number behind it in the figure's own unit.
  private static func demandLimit(_ rest: Substring, in gate: Gate) {
    let isSign = { (character: Character) in "<>=≥≤≠".contains(character) }
    guard let start = rest.firstIndex(where: isSign) else {
      broken("a gate that compares nothing was accepted")
    }
    let sign = rest[start...].prefix(while: isSign)
    demandFigure(rest[..<start], in: gate)
    Fuzz.demand(gate.comparison.rawValue == sign, "\(rest): compared by \(gate.comparison.rawValue)")
    var number = rest[start...].drop(while: isSign).filter { !$0.isWhitespace }
    var unit = ""
    // The exponent of a number ends with a digit.
    while let last = number.last, last == "%" || last.isLetter {
      unit = "\(last)\(unit)"
      number.removeLast()
    }
    guard let value = Double(number) else { return }
    Fuzz.demand(
      gate.unit?.word == (units[unit] == nil ? nil : unit), "\(rest): told in \(gate.unit?.word ?? "no unit")"
    )
    let limit = value * (units[unit] ?? 1)
    Fuzz.demand(
      (limit - gate.limit).magnitude <= limit.magnitude * slack, "\(rest): the limit is read as \(gate.limit)"
    )
    let isShare = ["precision", "recall", "specificity", "f1", "mcc", "balanced_accuracy"].contains {
      rest.drop(while: \.isWhitespace).hasPrefix($0)
    }
    Fuzz.demand(!isShare || gate.limit.magnitude <= 1, "\(rest): more than a share can be was accepted")
  }
}
