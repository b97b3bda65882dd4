import CommandArguments
import ScrollPhysics
import TraceReplay

/// The models that `--model` names.
enum ModelChoice {
  private static let names = ScrollModel.all.map { (name: "\($0.name)", value: $0) }

  /// One model by its name.
  static let one = ValueForm<ScrollModel>.name(kind: "model", among: names, list: "overscroll models")

  /// Models by their names and groups, with commas and patterns.
  static let some = NameListForm<ScrollModel>(
    kind: "model", among: names,
    groups: [
      ("shipped", names.filter { !$0.name.hasSuffix("-fixed") }.map(\.value)),
      ("fixed", names.filter { $0.name.hasSuffix("-fixed") }.map(\.value)), ("all", ScrollModel.all),
    ], list: "overscroll models"
  ).form

  /// The option, which may be repeated.
  ///
  /// - Parameter help: What the models are for.
  /// - Returns: `--model NAME`, `uikit` where it is not given.
  static func option(help: String) -> Option<[[ScrollModel]]> {
    Option(
      each: "model", "NAME", some, default: [[.uikit]],
      help: "\(help): names, or a group as all")
  }

  /// The models for the values of `--model`, each once, in the order given.
  ///
  /// - Parameter values: As given; a group is a list of its members.
  /// - Returns: At least one.
  static func models(_ values: [[ScrollModel]]) -> [ScrollModel] {
    var seen: Set<ScrollModel> = []
    return values.joined().filter { seen.insert($0).inserted }
  }
}
