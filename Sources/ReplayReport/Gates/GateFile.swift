import TextFormats
import TraceReplay

/// Reads gate files: one gate per line; `#` begins a comment.
///
///     line       = selectors ":" figure [bound] comparison number [unit]
///     selectors  = { ("engine" | "model" | "origin" | "intent" | "device" | "subject" | "source") (name | "*") }
///     comparison = ">=" | "<=" | ">" | "<" | "=="
///
/// A name with spaces, or with a comma at its end, is written in double quotes; commas between names are ignored. A proportion may be
/// written in percent (`recall >= 95 %`), a time with a unit (`delay p95 <= 0.2s`). A time at most a nanosecond from its limit counts as
/// equal to it. A byte order mark is ignored.
package enum GateFile {
  private static let example = "engine mrefresh: recall low >= 0.95"
  private static let groupKeys = ["engine", "model", "origin"]
  private static let quantiles = ["n"] + MetricSummary.keys

  /// Reads the gates from the text of a file.
  ///
  /// - Parameters:
  ///   - text: The whole file.
  ///   - path: The file's path, for messages.
  /// - Returns: At least one gate, in the order of the lines.
  /// - Throws: The first error in the file.
  package static func gates(of text: String, path: String) throws(GateError) -> [Gate] {
    var gates: [Gate] = []
    for (index, line) in text.drop(while: { $0 == "\u{FEFF}" }).split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline
    )
    .enumerated() {
      var reader = GateLineReader(file: path, line: index + 1, end: line.count + 1)
      switch GateWord.words(of: line) {
      case .failure(let quote):
        throw reader.error("a quote has no end; write \" after the name", at: quote.column)
      case .success(let words):
        guard !words.isEmpty else { continue }
        reader.words = words[...]
        gates.append(try reader.readGate(text: trimmed(line)))
      }
    }
    guard !gates.isEmpty else {
      throw GateError(
        line: 1, column: 1, problem: "the file holds no gate; write one as '\(example)'", file: path)
    }
    return gates
  }

  /// The line without its comment and surrounding spaces.
  private static func trimmed(_ line: Substring) -> String {
    var isQuoted = false
    var text = line.prefix { character in
      if character == "\"" { isQuoted.toggle() }
      return isQuoted || character != "#"
    }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text.drop { $0.isWhitespace })
  }

  /// Reads the words of one line of a gate file.
  private struct GateLineReader {
    let file: String
    let line: Int
    /// The column after the last character of the line.
    let end: Int
    var words: ArraySlice<GateWord> = []

    func error(_ problem: String, at column: Int) -> GateError {
      GateError(line: line, column: column, problem: problem, file: file)
    }

    private func missing(_ what: String) -> GateError {
      error("\(what); write as '\(example)'", at: words.first?.column ?? end)
    }

    mutating func readGate(text: String) throws(GateError) -> Gate {
      var names: [String: String?] = [:]
      var part: (by: ReportPart, name: String?)?
      while let key = words.first, key.kind != .colon {
        if key.kind == .word, key.text == "," {
          words.removeFirst()
          continue
        }
        let name = try readSelector()
        if groupKeys.contains(key.text) {
          guard names[key.text] == nil else {
            throw error("\(key.text) is given twice; leave one out", at: key.column)
          }
          names[key.text] = .some(name)
        } else if let by = ReportPart(rawValue: key.text) {
          if let part {
            throw error(
              "counts are kept by \(part.by.rawValue) or by \(by.rawValue), not by both; leave one out",
              at: key.column)
          }
          part = (by, name)
        }
      }
      guard words.popFirst() != nil else { throw missing("a colon is missing before the figure") }
      let column = words.first?.column ?? end
      let figure = try readFigure()
      if let part, !figure.isOfParts {
        throw error("only whole groups have this figure; leave '\(part.by.rawValue)' out", at: column)
      }
      let comparison = try readComparison()
      let limit = try readLimit(of: figure)
      return Gate(
        file: file, line: line, text: text, engine: names["engine"] ?? nil, model: names["model"] ?? nil,
        origin: names["origin"] ?? nil, part: part, figure: figure, comparison: comparison,
        limit: limit.value, unit: limit.unit)
    }

    private func noNumber(_ word: GateWord) -> GateError {
      error("\(QuotedWord.text(word.text)) is not a number; write one as 0.95", at: word.column)
    }

    /// Reads a key such as `engine` and the name after it; returns the name, or nil for `*`.
    private mutating func readSelector() throws(GateError) -> String? {
      guard let key = words.popFirst() else { throw missing("a name is missing") }
      let keys = groupKeys + ReportPart.allCases.map(\.rawValue)
      guard key.kind == .word, keys.contains(key.text) else {
        throw error(
          "\(QuotedWord.text(key.text)) says not whose figure it is; \(remedy(key.text, keys, ", and a name"))",
          at: key.column)
      }
      guard let name = words.first, name.kind == .word || name.kind == .quoted else {
        throw error(
          "the name of the \(key.text) is missing; write one, or * for any", at: words.first?.column ?? end)
      }
      words.removeFirst()
      guard name.kind == .word else { return name.text }
      let bare = name.text.last == "," ? String(name.text.dropLast()) : name.text
      guard !bare.isEmpty else {
        throw error("the name of the \(key.text) is missing; write one, or * for any", at: name.column)
      }
      return bare == "*" ? nil : bare
    }

    private func list(_ names: [String]) -> String { names.joined(separator: ", ") }

    /// Up to this many names, an error message lists them all, because the most similar name need not be the one meant.
    private static let fewNames = 7

    /// A hint for a word that means 1 minus a figure, such as a miss rate (1 minus recall); nil for other words.
    private static func complement(of word: String) -> String? {
      switch word.lowercased() {
      case "false_alarms", "false_alarm", "false", "fpr":
        "write 'specificity', the percentage of other gestures that did not fire: at most 5 % false alarms is specificity >= 95 %"
      case "pulls_missed", "pulls", "missed", "fnr":
        "write 'recall', the percentage of pulls that fired: at most 5 % missed is recall >= 95 %"
      default: nil
      }
    }

    /// The end of an error message about an unknown word: the most similar of `names`, or all of them.
    private func remedy(_ word: String, _ names: [String], _ more: String = "") -> String {
      Suggestion.nearest(to: word, in: names).map { "did you mean '\($0)'?" }
        ?? "write one of \(list(names))\(more)"
    }

    private mutating func readFigure() throws(GateError) -> GateFigure {
      guard let word = words.first, word.kind == .word else { throw missing("a figure is missing") }
      words.removeFirst()
      if let count = GateFigure.Count(rawValue: word.text) { return .count(count) }
      if let score = GateFigure.Score(rawValue: word.text) { return .estimate(score, try readBound()) }
      switch word.text {
      case "false_accepts_per_hour": return .falseAccepts(try readBound())
      case "violations": return .violations(try readRule())
      case "triggers_per_gesture":
        return .triggersPerGesture(isMean: try readChoice(["max", "mean"], otherwise: "max") == "mean")
      default: break
      }
      guard
        let metric = ReplayFigure.metrics.first(where: { word.text == $0.name || word.text == $0.key })
      else {
        throw error(
          "there is no figure \(QuotedWord.text(word.text)); \(Self.complement(of: word.text) ?? remedy(word.text, GateFigure.names))",
          at: word.column)
      }
      return .metric(metric, try readChoice(quantiles, otherwise: nil))
    }

    private mutating func readBound() throws(GateError) -> GateFigure.Bound {
      GateFigure.Bound(
        rawValue: try readChoice(GateFigure.Bound.allCases.map(\.rawValue), otherwise: "value"))
        ?? .value
    }

    private mutating func readRule() throws(GateError) -> FindingKind? {
      FindingKind(rawValue: try readChoice(FindingKind.names, otherwise: ""))
    }

    /// Reads one of `names`. If the next word is not one of them, returns `otherwise`, or throws if that is nil.
    private mutating func readChoice(_ names: [String], otherwise: String?) throws(GateError) -> String {
      if let word = words.first, word.kind == .word {
        guard names.contains(word.text) else {
          let near = names.count > Self.fewNames ? Suggestion.nearest(to: word.text, in: names) : nil
          let remedy =
            near.map { " cannot be used here; did you mean '\($0)'?" }
            ?? " is none of \(list(names)); write one of them"
          throw error(QuotedWord.text(word.text) + remedy, at: word.column)
        }
        words.removeFirst()
        return word.text
      }
      guard let otherwise else { throw missing("one of \(list(names)) is missing after the figure") }
      return otherwise
    }

    private mutating func readComparison() throws(GateError) -> Gate.Comparison {
      let all = Gate.Comparison.allCases.map(\.rawValue)
      guard let word = words.first, word.kind == .comparison else {
        throw missing("one of \(all.joined(separator: " ")) is missing")
      }
      guard let comparison = Gate.Comparison(rawValue: word.text) else {
        throw error(
          "\(QuotedWord.text(word.text)) does not compare; write one of \(all.joined(separator: " "))",
          at: word.column)
      }
      words.removeFirst()
      return comparison
    }

    private mutating func readLimit(
      of figure: GateFigure
    ) throws(GateError) -> (value: Double, unit: Gate.Unit?) {
      guard let word = words.popFirst(), word.kind == .word else { throw missing("a number is missing") }
      var text = word.text[...]
      var unit: (text: String, column: Int)?
      if text.last == "%" {
        text.removeLast()
        unit = ("%", word.column + text.count)
      } else if case (let number, let own?)? = TimeUnit.split(word.text), !number.isEmpty {
        text = number[...]
        unit = (own.rawValue, word.column + number.count)
      } else if let next = words.popFirst() {
        unit = (next.text, next.column)
      }
      // Swift's `Double` also reads `0x7f` and `infinity`, which are not accepted here.
      guard text.allSatisfy("0123456789.+-eE".contains), let number = Double(text), number.isFinite else {
        throw noNumber(word)
      }
      if let unit, !figure.units.contains(unit.text) {
        let units = figure.units.isEmpty ? "nothing" : list(figure.units)
        throw error("\(QuotedWord.text(unit.text)) cannot follow the number; \(units) may", at: unit.column)
      }
      if let rest = words.first {
        throw error("\(QuotedWord.text(rest.text)) is too much; one gate a line", at: rest.column)
      }
      let time = unit.flatMap { TimeUnit(rawValue: $0.text) }
      let limit = unit?.text == "%" ? number / 100 : time?.convert(number, to: .milliseconds) ?? number
      guard limit.isFinite else { throw noNumber(word) }
      if figure.isShare, abs(limit) > 1 {
        let remedy = unit == nil ? "write \(QuotedWord.text(text + " %"))" : "write at most 100 %"
        throw error("\(QuotedWord.text(word.text)) is more than 100 %; \(remedy)", at: word.column)
      }
      let perCent: Gate.Unit? = unit?.text == "%" ? Gate.Unit(word: "%", size: 0.01) : nil
      return (
        limit, perCent ?? time.map { Gate.Unit(word: $0.rawValue, size: $0.convert(1, to: .milliseconds)) }
      )
    }
  }
}
