import CommandArguments
import GestureTraces

/// The options of a command that has only `--json`.
package struct JSONOptions: OptionGroup {
  /// The flag `--json`: print results as JSON.
  package let json = Option<Bool>.json

  package init() {}
}

/// How values of `--intent` are parsed.
package enum IntentForm {
  /// Parses one intent by its name.
  package static let one = ValueForm<Intent>.name(
    kind: "intent", among: Intent.allCases.map { ($0.rawValue, $0) })
  /// The names of all intents, separated by commas, for help.
  package static let names = Intent.allCases.map(\.rawValue).joined(separator: ", ")
}
