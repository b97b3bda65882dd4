import CommandArguments
import ScrollPhysics
import TraceReplay

/// The models that `--model` names.
enum ModelChoice {
  /// The option, which may be repeated.
  ///
  /// - Parameter help: What the models are for.
  /// - Returns: `--model NAME`, `uikit` where it is not given.
  static func option(help: String) -> Option {
    .value(
      "model", "NAME",
      check: .name(
        kind: "model", among: ScrollModel.all.map(\.name.description) + ["all"], list: "overscroll models"),
      byDefault: "uikit", repeatable: true, help: help)
  }

  /// The models for the values of `--model`, each once, in the order given; `all` stands for all in the order listed.
  ///
  /// - Parameter names: Checked before.
  /// - Returns: At least one.
  static func models(_ names: [String]) -> [ScrollModel] {
    var seen: Set<ScrollModel> = []
    return names.flatMap { $0 == "all" ? ScrollModel.all : ScrollModel(named: $0).map { [$0] } ?? [] }
      .filter { seen.insert($0).inserted }
  }
}
