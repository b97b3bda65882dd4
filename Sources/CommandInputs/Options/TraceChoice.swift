import CommandArguments
import FileAccess
import GestureTraces
import ReplayExperiments
import TextFormats

/// `--only KEY=VALUE`: selects traces by values in their headers.
///
/// Several values of one key are alternatives (OR), also as a comma list if the key has a fixed set of values. Different keys must all
/// match (AND).
package struct TraceChoice: Sendable {
  /// A value in a trace's header by which traces can be selected.
  package enum Key: String, CaseIterable, Sendable {
    /// The kind of device: `touchscreen`.
    case kind
    /// The name of the device, or its kind if it has no name.
    case device
    /// The pseudonym of the person who made the gestures.
    case subject
    /// The origin of the trace: `recorded`, or `recorded-remade` if `shrink` or `stress` derived it from a recording.
    case origin
    /// The unit of the trace's positions: `mm`.
    case units
    /// The source of the scale from units to points: `told` (stated at import), `device` or `assumed`.
    case scale
  }

  /// One value of `--only`: a key and the value that a trace must have.
  package struct Rule: Equatable, Sendable {
    let key: Key
    /// The value that a trace must have, or a shell pattern for it.
    let value: String

    /// The rule as a word of a command line: `KEY=VALUE`.
    var word: String { "\(key.rawValue)=\(value)" }

    /// True if `own`, the value in a trace's header, matches the rule.
    fileprivate func accepts(_ own: String) -> Bool {
      if key.isClosed { return values.contains { $0 == own } }
      return value == own || (ShellPattern.isPattern(value) && ShellPattern.matches(value, own))
    }

    /// The alternatives in a comma list, for a key with a fixed set of values.
    fileprivate var values: [Substring] { value.split(separator: ",", omittingEmptySubsequences: false) }
  }

  /// The option `--only`, for every command with results about many traces.
  package static let option = Option<[Rule]>(
    each: "only", "KEY=VALUE", ValueForm(word: \.word, read: read), defaultInWords: "all traces",
    help:
      "only traces of this \(Key.allCases.dropLast().map(\.rawValue).joined(separator: ", ")) or \(Key.scale.rawValue), for example kind=touchscreen or scale=told,device; same key: OR, different keys: AND"
  ).limited(by: .traces)

  private let rules: [Rule]
  /// The keys that occur in the rules, in the order of ``Key``.
  private let keys: [Key]

  /// Creates a selection from rules; without rules it selects every trace.
  ///
  /// - Parameter rules: The values of `--only`.
  package init(_ rules: [Rule] = []) {
    self.rules = rules
    keys = Key.allCases.filter { key in rules.contains { $0.key == key } }
  }

  /// The words of a command line that make the same selection again.
  package var words: [String] { rules.flatMap { ["--\(Self.option.any.name)", $0.word] } }

  /// True if the selection includes a trace.
  ///
  /// - Parameter header: The trace's header.
  /// - Returns: Whether the header has one of the given values for every key in use.
  func accepts(_ header: TraceHeader) -> Bool {
    keys.allSatisfy { key in
      let own = key.value(in: header)
      return rules.contains { $0.key == key && $0.accepts(own) }
    }
  }

  /// The values that a trace has for the keys in use, for the message that no trace was selected.
  ///
  /// - Parameter header: The trace's header.
  /// - Returns: One value per key.
  package func values(in header: TraceHeader) -> [String] { keys.map { $0.value(in: header) } }

  /// The error for a selection that includes no trace.
  ///
  /// - Parameters:
  ///   - count: The number of traces.
  ///   - others: Their distinct values, from ``values(in:)``.
  /// - Returns: A message with the selection and the available values.
  func nothingLeft(of count: Int, _ others: Set<[String]>) -> UserError {
    let there = keys.indices.map { index in
      let values = Set(others.map { QuotedWord.text($0[index]) }).sorted()
      let shown = values.prefix(Self.mostShown).joined(separator: ", ")
      return "\(keys[index].rawValue) \(shown)\(values.count > Self.mostShown ? ", …" : "")"
    }
    let wanted = rules.map { "--\(Self.option.any.name) \($0.key.rawValue)=\(QuotedWord.text($0.value))" }
    return UserError(
      "\(wanted.joined(separator: " ")): matches none of the \(Counted.text(count, "trace")); they have \(there.joined(separator: "; "))"
    )
  }

  /// The largest number of values of one key that the error message lists.
  private static let mostShown = 6

  private static func read(_ word: String) throws(ValueFault) -> Rule {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2 else {
      throw ValueFault("\(QuotedWord.text(word)) is not KEY=VALUE; write for example kind=touchscreen")
    }
    let key = try ValueText.name(
      parts[0], kind: "key", among: Key.allCases.map { ($0.rawValue, $0) }, list: nil)
    let rule = Rule(key: key, value: parts[1])
    if let names = key.names {
      for value in rule.values {
        _ = try ValueText.name(String(value), kind: key.rawValue, among: names.map { ($0, $0) }, list: nil)
      }
    }
    return rule
  }
}

extension TraceChoice.Key {
  /// True if the key has a fixed set of values.
  fileprivate var isClosed: Bool { names != nil }

  /// The fixed set of values; nil if any value is possible.
  fileprivate var names: [String]? {
    switch self {
    case .kind: TraceDevice.Kind.allCases.map(\.rawValue)
    case .origin: TraceLabel.origins
    case .units: TraceUnits.allCases.map(\.rawValue)
    case .scale: TraceScale.allCases.map(\.rawValue)
    case .device, .subject: nil
    }
  }

  /// The value that a trace has for this key, as in reports; empty if the header has none.
  fileprivate func value(in header: TraceHeader) -> String {
    switch self {
    case .kind: header.device.kind.rawValue
    case .device: TraceLabel.device(of: header)
    case .subject: TraceLabel.subject(of: header) ?? ""
    case .origin: TraceLabel.origin(of: header)
    case .units: header.units.rawValue
    case .scale: header.scale.rawValue
    }
  }
}
