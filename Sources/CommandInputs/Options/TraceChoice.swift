import CommandArguments
import FileAccess
import GestureTraces
import ReplayExperiments
import TextFormats

/// `--only KEY=VALUE`: the traces that count among those named, by what they say of themselves.
///
/// Values of one key are alternatives, also with commas between where all of them have names; several keys must all fit.
package struct TraceChoice: Sendable {
  /// What a trace says of itself.
  package enum Key: String, CaseIterable, Sendable {
    /// The kind of its device: `touchscreen`.
    case kind
    /// The name of its device, or its kind where it has none.
    case device
    /// The person, by a pseudonym.
    case subject
    /// The way it was made: `recorded`, or `recorded-remade` where `shrink` or `stress` made it of such a one.
    case origin
    /// The unit of its positions: `mm`.
    case units
    /// How it is known how many points these units are: `told`, `device` or `assumed`.
    case scale
  }

  /// One `KEY=VALUE`.
  package struct Rule: Equatable, Sendable {
    let key: Key
    /// A value, or a pattern of names as a shell has it.
    let value: String

    /// As it is written.
    var word: String { "\(key.rawValue)=\(value)" }

    /// True of a trace with this value of the key.
    fileprivate func accepts(_ own: String) -> Bool {
      if key.isClosed { return values.contains { $0 == own } }
      return value == own || (ShellPattern.isPattern(value) && ShellPattern.matches(value, own))
    }

    /// The values, of a key with names for all: several with commas between.
    fileprivate var values: [Substring] { value.split(separator: ",", omittingEmptySubsequences: false) }
  }

  /// The option, of every command that makes results of many traces.
  package static let option = Option<[Rule]>(
    each: "only", "KEY=VALUE", ValueForm(word: \.word, read: read), defaultInWords: "all traces",
    help:
      "only traces of this \(Key.allCases.dropLast().map(\.rawValue).joined(separator: ", ")) or \(Key.scale.rawValue), as kind=touchscreen or scale=told,device; of one key any, of several all"
  ).limited(by: .traces)

  private let rules: [Rule]
  /// The keys that were named, in the order of ``Key``.
  private let keys: [Key]

  /// A choice; without rules that of every trace.
  ///
  /// - Parameter rules: What `--only` was given.
  package init(_ rules: [Rule] = []) {
    self.rules = rules
    keys = Key.allCases.filter { key in rules.contains { $0.key == key } }
  }

  /// The options that make the same choice again.
  package var words: [String] { rules.flatMap { ["--\(Self.option.any.name)", $0.word] } }

  /// True of a trace that counts.
  ///
  /// - Parameter header: The trace's.
  /// - Returns: Whether every key that was named has one of its values there.
  func accepts(_ header: TraceHeader) -> Bool {
    keys.allSatisfy { key in
      let own = key.value(in: header)
      return rules.contains { $0.key == key && $0.accepts(own) }
    }
  }

  /// What a trace says under each key that was named, for a message that nothing was left.
  ///
  /// - Parameter header: The trace's.
  /// - Returns: A value for each key.
  package func values(in header: TraceHeader) -> [String] { keys.map { $0.value(in: header) } }

  /// The error where none of some traces was left.
  ///
  /// - Parameters:
  ///   - count: How many there were.
  ///   - others: What they say, as ``values(in:)`` gives it, each once.
  /// - Returns: The choice, and what there is in its place.
  func nothingLeft(of count: Int, _ others: Set<[String]>) -> UserError {
    let there = keys.indices.map { index in
      let values = Set(others.map { QuotedWord.text($0[index]) }).sorted()
      let shown = values.prefix(Self.mostShown).joined(separator: ", ")
      return "\(keys[index].rawValue) \(shown)\(values.count > Self.mostShown ? ", …" : "")"
    }
    let wanted = rules.map { "--\(Self.option.any.name) \($0.key.rawValue)=\(QuotedWord.text($0.value))" }
    return UserError(
      "\(wanted.joined(separator: " ")): no such trace, of \(count); there is \(there.joined(separator: "; "))"
    )
  }

  /// Values that a message names of one key.
  private static let mostShown = 6

  private static func read(_ word: String) throws(ValueFault) -> Rule {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2 else {
      throw ValueFault("\(QuotedWord.text(word)) is no KEY=VALUE; write kind=touchscreen")
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
  /// True if there are only so many values, and all have names.
  fileprivate var isClosed: Bool { names != nil }

  /// The names of the values; nil where anything may stand.
  fileprivate var names: [String]? {
    switch self {
    case .kind: TraceDevice.Kind.allCases.map(\.rawValue)
    case .origin: TraceLabel.origins
    case .units: TraceUnits.allCases.map(\.rawValue)
    case .scale: TraceScale.allCases.map(\.rawValue)
    case .device, .subject: nil
    }
  }

  /// The value that a trace has, as reports call it; empty where it says nothing.
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
