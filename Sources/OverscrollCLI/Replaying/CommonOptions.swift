import CommandArguments
import GestureTraces

/// The options of a command that has none but the kind of its output.
struct JSONOptions: OptionGroup {
  let json = Option<Bool>.json
}

/// What a hand means, as options take it.
enum IntentForm {
  /// One intent by its name.
  static let one = ValueForm<Intent>.name(
    kind: "intent", among: Intent.allCases.map { ($0.rawValue, $0) })
  /// The names, for help.
  static let names = Intent.allCases.map(\.rawValue).joined(separator: ", ")
}
