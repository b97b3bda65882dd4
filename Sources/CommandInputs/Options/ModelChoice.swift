import CommandArguments
import PolicyFiles
import ReplayExperiments
import ScrollPhysics
import TextFormats
import TraceReplay

/// How values of `--model` are parsed: scroll models by name, group or pattern, or as files.
package enum ModelChoice {
  private static let names = ScrollModel.all.map { (name: "\($0.name)", value: $0) }

  /// How the name of exactly one scroll model is parsed.
  package static let one = ValueForm<ScrollModel>.name(kind: "model", among: names, list: "overscroll models")

  /// How several scroll models are parsed: names, groups, patterns, and paths of model files that end in `.json`, separated by commas.
  package static let some = NameListForm<ModelName>(
    kind: "model", among: names.map { ($0.name, .builtIn($0.value)) },
    groups: groups.map { ($0.name, $0.members.map(ModelName.builtIn)) }, list: "overscroll models",
    otherwise: "a model file's name ends in .json", paths: .files(endings: [".json"]),
    other: { $0.hasSuffix(".json") ? .file($0) : nil }
  ).form

  /// How the name of exactly one scroll model, or `native`, is parsed.
  private static let ground = ValueForm<Ground>.name(
    kind: "model", among: groundNames, list: "overscroll models")

  /// How several scroll models or `native` are parsed; `native` means for each engine the model of its own platform.
  private static let grounds = NameListForm<Ground>(
    kind: "model", among: groundNames, groups: groups.map { ($0.name, $0.members.map(Ground.model)) },
    list: "overscroll models",
    other: { word throws(ValueFault) in
      // Bundles, merged results and their commands name models by their names alone.
      guard word.hasSuffix(".json") else { return nil }
      throw ValueFault("engines run only on built-in models; use model files with simulate, fit and models")
    }
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
  package static func ofContent(help: String) -> Option<[[ModelName]]> {
    Option(
      each: "model", "NAME", some, default: [[.builtIn(.uikit)]],
      help: "\(help): names, a group as all, or model files")
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

  /// The models that `--model` names, without duplicates, in the given order. Model files are read.
  ///
  /// - Parameter values: The values as given; a group is a list of its members.
  /// - Returns: At least one model if a value is given.
  /// - Throws: An error for an invalid model file, and for two different models of the same name, whose results would be indistinguishable.
  package static func once(_ values: [[ModelName]]) throws -> [ScrollModel] {
    try once([try values.joined().map { try $0.model() }], \.label)
  }

  /// The models, or `native`, that `--model` names, without duplicates, in the given order.
  ///
  /// - Parameter values: The values as given; a group is a list of its members.
  /// - Returns: At least one value if one is given.
  /// - Throws: An error for two different models of the same name, whose results would be indistinguishable.
  package static func once(_ values: [[Ground]]) throws -> [Ground] { try once(values, \.name) }

  private static func once<Value: Hashable>(_ values: [[Value]], _ name: (Value) -> String) throws -> [Value]
  {
    var seen: Set<Value> = []
    let once = values.joined().filter { seen.insert($0).inserted }
    var names: Set<String> = []
    for value in once where !names.insert(name(value)).inserted {
      throw UserError(
        "two different models are named '\(name(value))'; change the \"name\" in one of their files")
    }
    return once
  }
}

/// A scroll model as a command line names it.
package enum ModelName: Hashable, Sendable {
  /// A built-in model.
  case builtIn(ScrollModel)
  /// A model file, by its path.
  case file(String)

  /// The model itself; a file is read.
  ///
  /// - Throws: An error if the file cannot be read, or with all of its errors.
  fileprivate func model() throws -> ScrollModel {
    switch self {
    case .builtIn(let model): model
    case .file(let path): try ScrollModelFile(path: path).model
    }
  }
}

extension [ModelName] {
  /// The built-in models, in the order in which commands list them: the group `all`.
  package static let all = ScrollModel.all.map(ModelName.builtIn)
}
