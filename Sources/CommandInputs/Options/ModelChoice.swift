import CommandArguments
import FileAccess
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

  /// The model in a file, by its path.
  ///
  /// - Throws: All that is wrong with the file.
  private static func file(_ path: String) throws(ValueFault) -> ScrollModel? {
    guard path.hasSuffix(".json") else { return nil }
    do {
      return try ScrollModelFile(path: path).model
    } catch let error as PolicyFileError {
      throw ValueFault(error.lines.joined(separator: "; "))
    } catch {
      throw ValueFault("\(error)")
    }
  }

  private static let otherwise = "a model file's name ends in .json"
  private static let paths = Candidates.Paths.files(endings: [".json"])

  /// How several scroll models are parsed: names, groups and patterns, separated by commas.
  package static let some = NameListForm<ScrollModel>(
    kind: "model", among: names, groups: groups, list: "overscroll models", otherwise: otherwise,
    paths: paths,
    other: file
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
      throw ValueFault("engines run on built-in models; model files are for simulate, models and fit")
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
  package static func ofContent(help: String) -> Option<[[ScrollModel]]> {
    Option(
      each: "model", "NAME", some, default: [[.uikit]],
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

  /// The models that `--model` names, without duplicates, in the given order.
  ///
  /// - Parameter values: The values as given; a group is a list of its members.
  /// - Returns: At least one model if a value is given.
  /// - Throws: An error for two different models with one name, whose results could not be told apart.
  package static func once(_ values: [[ScrollModel]]) throws -> [ScrollModel] { try once(values, \.label) }

  /// The models, or `native`, that `--model` names, without duplicates, in the given order.
  ///
  /// - Parameter values: The values as given; a group is a list of its members.
  /// - Returns: At least one value if one is given.
  /// - Throws: An error for two different models with one name, whose results could not be told apart.
  package static func once(_ values: [[Ground]]) throws -> [Ground] { try once(values, \.name) }

  private static func once<Value: Hashable>(_ values: [[Value]], _ name: (Value) -> String) throws -> [Value]
  {
    var seen: Set<Value> = []
    let once = values.joined().filter { seen.insert($0).inserted }
    var names: Set<String> = []
    for value in once where !names.insert(name(value)).inserted {
      throw UserError("two models are called '\(name(value))'; give one of their files another \"name\"")
    }
    return once
  }
}
