import CommandArguments
import ScrollPhysics
import TraceReplay

/// The models that `--model` names.
enum ModelChoice {
  private static let names = ScrollModel.all.map { (name: "\($0.name)", value: $0) }

  /// One model by its name.
  static let one = ValueForm<ScrollModel>.name(kind: "model", among: names, list: "overscroll models")

  /// One model by its name, or `all`: then every one, in the order listed.
  static let some = ValueForm<[ScrollModel]>.name(
    kind: "model", among: names.map { ($0.name, [$0.value]) } + [("all", ScrollModel.all)],
    list: "overscroll models")

  /// The option, which may be repeated.
  ///
  /// - Parameter help: What the models are for.
  /// - Returns: `--model NAME`, `uikit` where it is not given.
  static func option(help: String) -> Option<[[ScrollModel]]> {
    Option(each: "model", "NAME", some, default: [[.uikit]], help: help)
  }

  /// The models for the values of `--model`, each once, in the order given.
  ///
  /// - Parameter values: As given; `all` is a list of all.
  /// - Returns: At least one.
  static func models(_ values: [[ScrollModel]]) -> [ScrollModel] {
    var seen: Set<ScrollModel> = []
    return values.joined().filter { seen.insert($0).inserted }
  }
}
