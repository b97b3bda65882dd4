import CommandArguments
import GestureTraces

/// The options of a command that only chooses the kind of its output.
struct JSONOptions: OptionGroup {
  let json = Option<Bool>.json
}

/// The form of `--intent`: what a hand means to do.
enum IntentForm {
  /// One intent by its name.
  static let one = ValueForm<Intent>.name(
    kind: "intent", among: Intent.allCases.map { ($0.rawValue, $0) })
  /// The names, for help.
  static let names = Intent.allCases.map(\.rawValue).joined(separator: ", ")
}
