import CommandArguments
import ReplayExperiments
import ScrollPhysics

/// How values of `--model` are parsed: scroll models by name, group or pattern.
package enum ModelChoice {
  private static let names = ScrollModel.all.map { (name: "\($0.name)", value: $0) }

  /// How the name of exactly one scroll model is parsed.
  package static let one = ValueForm<ScrollModel>.name(kind: "model", among: names, list: "overscroll models")

  /// How several scroll models are parsed: names, groups and patterns, separated by commas.
  package static let some = NameListForm<ScrollModel>(
    kind: "model", among: names, groups: groups, list: "overscroll models"
  ).form

  /// How the name of exactly one scroll model, or `native`, is parsed.
  private static let ground = ValueForm<Ground>.name(
    kind: "model", among: groundNames, list: "overscroll models")

  /// How several scroll models or `native` are parsed; `native` means for each engine the model of its own platform.
  private static let grounds = NameListForm<Ground>(
    kind: "model", among: groundNames, groups: groups.map { ($0.name, $0.members.map(Ground.model)) },
    list: "overscroll models"
  ).form

  private static let groundNames =
    [(name: Ground.nativeName, value: Ground.native)] + names.map { ($0.name, .model($0.value)) }

  private static let groups: [(name: String, members: [ScrollModel])] = [
    ("shipped", names.filter { !$0.name.hasSuffix("-fixed") }.map(\.value)),
    ("fixed", names.filter { $0.name.hasSuffix("-fixed") }.map(\.value)), ("all", ScrollModel.all),
  ]

  /// The paragraph in help about `--model native`.
  package static let nativeNote =
    "Without --model (native) each engine runs on its own platform's scroll physics, with the slop of its own scroll view ('overscroll engines NAME' names both); a policy file runs on uikit. The name of a model runs all engines on that model without slop, so that only their rules differ."

  /// The repeatable option `--model`, for commands that move content without an engine.
  ///
  /// - Parameter help: What the models are for.
  /// - Returns: `--model NAME`; the default is `uikit`.
  package static func ofContent(help: String) -> Option<[[ScrollModel]]> {
    Option(
      each: "model", "NAME", some, default: [[.uikit]],
      help: "\(help): names, or a group as all")
  }

  /// The repeatable option `--model`, for commands that run engines.
  ///
  /// - Returns: `--model NAME`; the default is `native`.
  package static var ofEngines: Option<[[Ground]]> {
    Option(
      each: "model", "NAME", grounds, default: [[.native]],
      help: "scroll model to run it on: names, a group as all, or native, each engine's own"
    ).limited(by: .engines).ofProject
  }

  /// The option `--model`, for commands that show one engine.
  ///
  /// - Parameter help: What the model is for.
  /// - Returns: `--model NAME`; the default is `native`.
  package static func ofOneEngine(help: String) -> Option<Ground> {
    Option("model", "NAME", ground, default: .native, help: "\(help), or native, its own").ofProject
  }

  /// The values of `--model` without duplicates, in the given order.
  ///
  /// - Parameter values: The values as given; a group is a list of its members.
  /// - Returns: At least one value.
  package static func once<Value: Hashable>(_ values: [[Value]]) -> [Value] {
    var seen: Set<Value> = []
    return values.joined().filter { seen.insert($0).inserted }
  }
}
