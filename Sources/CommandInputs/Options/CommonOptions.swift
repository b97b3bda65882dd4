import CommandArguments
import GestureTraces

/// The options of a command whose only option is the output format.
package struct JSONOptions: OptionGroup {
  /// `--json`.
  package let json = Option<Bool>.json

  package init() {}
}

/// The form of `--intent`.
package enum IntentForm {
  /// One intent by its name.
  package static let one = ValueForm<Intent>.name(
    kind: "intent", among: Intent.allCases.map { ($0.rawValue, $0) })
  /// The names, for help.
  package static let names = Intent.allCases.map(\.rawValue).joined(separator: ", ")
}
