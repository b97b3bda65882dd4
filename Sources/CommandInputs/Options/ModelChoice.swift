import CommandArguments
import PolicyFiles
import ReplayExperiments
import ScrollPhysics
import TextFormats
import TraceReplay

/// How values of `--model` are parsed: scroll models by name, group or pattern, or as files.
package enum ModelChoice {
  private static let names = ScrollModel.all.map { (name: "\($0.name)", value: $0) }

  private static let list = "overscroll models"

  /// How several scroll models are parsed: names, also with options, groups, patterns, and paths of model files that end in `.json`,
  /// separated by commas.
  package static let some = form(of: names.map { ($0.name, ModelName.builtIn($0.value)) }) { $0 }

  /// How exactly one scroll model is parsed.
  package static let one = some.single(orSay: refusal, offering: candidates([]))

  /// How several scroll models or `native` are parsed; `native` means for each engine the model of its own platform.
  private static let grounds = form(
    of: [(Ground.nativeName, GroundName.native)] + names.map { ($0.name, .model(.builtIn($0.value))) }
  ) { .model($0) }

  private static let refusal = "only one model is used here; name one"

  private static let files = Candidates.Paths.files(endings: [".json"])

  /// The values that shell completion offers for one model.
  private static func candidates(_ others: [String]) -> Candidates {
    Candidates(others + names.map(\.name), paths: files)
  }

  private static func form<Value: Equatable & Sendable>(
    of values: [(name: String, value: Value)], _ value: @escaping @Sendable (ModelName) -> Value
  ) -> ValueForm<[Value]> {
    NameListForm<Value>(
      kind: "model", among: values,
      groups: groups.map { ($0.name, $0.members.map { value(.builtIn($0)) }) }, list: list,
      otherwise: "a model file's name ends in .json", paths: files,
      other: { word throws(ValueFault) in try ModelName.own(word).map(value) }
    ).form
  }

  private static let groups: [(name: String, members: [ScrollModel])] = [
    ("shipped", names.filter { !$0.name.hasSuffix("-fixed") }.map(\.value)),
    ("fixed", names.filter { $0.name.hasSuffix("-fixed") }.map(\.value)), ("all", ScrollModel.all),
  ]

  /// The paragraph in help about `--model native`.
  package static let nativeNote =
    "Without --model (native) each engine runs on its own platform's scroll physics, with the slop of its own scroll view ('overscroll engines NAME' names both); a policy file runs on uikit. The name of a model, or a model file, runs all engines on that model without slop, so that only their rules differ. Options of a model follow its name: uikit:coefficient=0.4,stiffness=180; 'overscroll models NAME' lists them."

  /// The repeatable option `--model`, for commands that move content without an engine.
  ///
  /// - Parameter help: What the models are for.
  /// - Returns: `--model NAME`; the default is `uikit`.
  package static func ofContent(help: String) -> Option<[[ModelName]]> {
    Option(
      each: "model", "NAME", some, default: [[.builtIn(.uikit)]],
      help: "\(help): names (with options: uikit:coefficient=0.4), a group as all, or model files")
  }

  /// The repeatable option `--model`, for commands that run engines.
  ///
  /// - Returns: `--model NAME`; the default is `native`.
  package static var ofEngines: Option<[[GroundName]]> {
    Option(
      each: "model", "NAME", grounds, default: [[.native]],
      help: "scroll model to run it on: names, a group as all, model files, or native, each engine's own"
    ).limited(by: .engines).ofProject
  }

  /// The option `--model`, for commands that show one engine.
  ///
  /// - Parameter help: What the model is for.
  /// - Returns: `--model NAME`; the default is `native`.
  package static func ofOneEngine(help: String) -> Option<GroundName> {
    Option(
      "model", "NAME", grounds.single(orSay: refusal, offering: candidates([Ground.nativeName])),
      default: .native,
      help: "\(help), a model file, or native, its own"
    ).ofProject
  }

  /// The models that `--model` names, without duplicates, in the given order. Model files are read.
  ///
  /// - Parameter values: The values as given; a group is a list of its members.
  /// - Returns: At least one model if a value is given.
  /// - Throws: An error for an invalid model file, and for two different models of the same name, whose results would be indistinguishable.
  package static func once(_ values: [[ModelName]]) throws -> [ScrollModel] {
    try once(values.map { $0.map(GroundName.model) }).compactMap(\.model)
  }

  /// The models, or `native`, that `--model` names, without duplicates, in the given order. Model files are read.
  ///
  /// - Parameter values: The values as given; a group is a list of its members.
  /// - Returns: At least one value if one is given.
  /// - Throws: An error for an invalid model file, and for two different models of the same name, whose results would be indistinguishable.
  package static func once(_ values: [[GroundName]]) throws -> [Ground] {
    var (words, kept): (Set<GroundName>, [Ground]) = ([], [])
    for word in values.joined() where words.insert(word).inserted {
      let ground = try word.ground()
      guard let other = kept.first(where: { $0.name == ground.name }) else {
        kept.append(ground)
        continue
      }
      guard other.model != ground.model else { continue }
      let files = [other, ground].compactMap(\.word).joined(separator: " and ")
      throw UserError(
        "\(files) are two different models named '\(ground.name)'; change the \"name\" in one of them")
    }
    return kept
  }
}

/// A scroll model as a command line names it.
package enum ModelName: Hashable, Sendable {
  /// A built-in model.
  case builtIn(ScrollModel)
  /// Another model: a file, which is not read yet, or a model with options.
  case own(ModelWord)

  /// A word that is not a model's name; nil if it is neither a file nor a model with options.
  ///
  /// - Throws: A fault for wrong options of a built-in model. Those of a file's model are found when it is read.
  static func own(_ text: String) throws(ValueFault) -> ModelName? {
    guard let word = ModelWord(text) else { return nil }
    do {
      if !word.isFile { _ = try word.model() }
    } catch {
      throw ValueFault("\(error)")
    }
    return .own(word)
  }

  /// The model itself; a file is read.
  ///
  /// - Throws: An error if the file cannot be read, or with all of its errors.
  package func model() throws -> ScrollModel {
    switch self {
    case .builtIn(let model): model
    case .own(let word): try word.read()
    }
  }
}

extension ModelWord {
  /// The model itself; a file is read.
  ///
  /// - Throws: An error if the file cannot be read, or with all of its errors; wrong options follow the word.
  fileprivate func read() throws -> ScrollModel {
    do {
      return try model().model
    } catch let fault as ScrollModelFile.OptionFault {
      throw UserError("\(text): \(fault)")
    }
  }
}

/// The scroll physics of engines as a command line names it.
package enum GroundName: Hashable, Sendable {
  /// One model for all engines.
  case model(ModelName)
  /// Each engine's native scroll view.
  case native

  /// The scroll physics itself; a model's file is read.
  ///
  /// - Throws: An error if the file cannot be read, or with all of its errors.
  package func ground() throws -> Ground {
    switch self {
    case .native: .native
    case .model(.builtIn(let model)): .model(model)
    case .model(.own(let word)): .own(try word.read(), word: word.text)
    }
  }
}

extension [ModelName] {
  /// The built-in models, in the order in which commands list them: the group `all`.
  package static let all = ScrollModel.all.map(ModelName.builtIn)
}
