import CommandArguments
import CommandInputs
import PolicyFiles
import ReplayExperiments
import ScrollPhysics
import SystemChecks
import TextFormats
import TraceReplay

/// `overscroll models [NAME…]`: lists the scroll models, or describes those named.
package enum ModelsCommand {
  /// The name, options and help text of `overscroll models`, and the function that runs it.
  package static let command = Command(
    name: "models",
    summary: "List the scroll models, or show everything about those named ('all' names every one).",
    positionals: .any("NAME", ModelChoice.some.candidates),
    options: Options(),
    notes: [
      "A certificate measures how a model behaves in a replay: whether a drag depends on how it was sampled (path), whether a motion depends on the frame rate (rate) or on being solved again along its course (restart), whether the two edges are mirror images (mirror), and whether the model gains energy (energy) or jumps (continuity). The exit status is 1 if a model fails a measure that it must pass: uikit, the fixed forms and the models that map positions have such measures.",
      "Continuity means that offset and velocity do not jump at the release, between pieces of motion and at the end. At a catch it covers the offset only, because held content has the finger's velocity; instead, the first point of movement must take the content no farther than the finger.",
    ],
    examples: [
      "overscroll models", "overscroll models uikit", "overscroll models --certify",
      "overscroll models --certify flutter-ios", "overscroll models --file uikit",
      "overscroll models --lint uikit:damping=0.1", "overscroll models --as kotlin uikit:stiffness=180",
      "overscroll models --json",
    ],
    run: run)

  /// The options of `overscroll models`.
  struct Options: OptionGroup {
    let certify = Option(
      flag: "certify", help: "measure the models: path, rate, restart, mirror, energy, continuity"
    ).oftenUsed
    let lint = Option(
      flag: "lint", help: "list unexpected behaviour: content that speeds up, jumps or never rests"
    ).oftenUsed
    let file = Option(flag: "file", help: "print one model as a model file, to edit its constants")
      .oftenUsed
    let code = Option(
      "as", "LANGUAGE",
      .name(kind: "language", among: ModelCode.Language.allCases.map { ($0.rawValue, $0) }),
      help:
        "print one model's constants as source code, by the names that toolkits use: kotlin, swift, dart, css, rust"
    ).oftenUsed
    let full = Option(flag: "full", help: "a line for each model, not their names alone").ofProject.oftenUsed
    let json = Option<Bool>.json

    var rules: [OptionRule] {
      [
        .one(of: [certify.any, lint.any, file.any, code.any], "choose one"),
        .one(of: [file.any, json.any], "--file prints JSON already"),
        .one(of: [code.any, json.any], "choose one"),
        .one(of: [lint.any, file.any, code.any, full.any], "choose one"),
        .refuse([.uses(lint), .hasNoPositionals], "--lint needs a model; name one or more"),
      ]
    }
  }

  private static func run(_ invocation: Invocation<Options>) throws -> ExitStatus {
    let entries = ScrollModel.all.map(ModelEntry.init)
    let chosen = try named(invocation)
    let named = chosen.compactMap(\.model).map(ModelEntry.init)
    let console = invocation.console
    if invocation.file {
      return try write(named, "file", as: "a file", invocation) { model throws(ScrollModelFile.Reason) in
        try ScrollModelFile(of: model).text
      }
    }
    if let language = invocation.code {
      return try write(named, "as", as: "code", invocation) { model throws(ScrollModelFile.Reason) in
        try ModelCode(model, in: language).text
      }
    }
    if invocation.lint { return lint(chosen, console, isJSON: invocation.json) }
    if invocation.certify { return certify(chosen, invocation) }
    if invocation.json {
      console.print(ModelEntry.format.json(named.isEmpty ? entries : named))
    } else if named.isEmpty, invocation.full {
      console.write(ModelListing.list(entries))
    } else if named.isEmpty {
      var next = NextSteps()
      next.add("\(Console.programName) models uikit", "everything about one")
      next.add("\(Console.programName) models --full", "one line per model")
      next.add("\(Console.programName) simulate --model all --script 'down; move 200 400; release'", "")
      console.write(
        ModelListing.names(entries, width: console.width) + "\n" + next.text(width: console.width))
    } else {
      console.write(named.map(ModelListing.page).joined(separator: "\n"))
    }
    return .done
  }

  /// The models that the words of a call name, without duplicates: built-in ones and those of files.
  private static func named(_ invocation: Invocation<Options>) throws -> [Ground] {
    var words: [[GroundName]] = []
    for word in invocation.positionals {
      do throws(ValueFault) {
        words.append(try ModelChoice.some.read(word).map(GroundName.model))
      } catch {
        throw invocation.mistake(error.words)
      }
    }
    return try ModelChoice.once(words)
  }

  /// Prints a text made of the one named model.
  private static func write(
    _ models: [ModelEntry], _ option: String, as form: String, _ invocation: Invocation<Options>,
    _ text: (ScrollModel) throws(ScrollModelFile.Reason) -> String
  ) throws -> ExitStatus {
    guard let model = models.first?.model, models.count == 1 else {
      throw invocation.mistake("--\(option) is for one model; name one")
    }
    do throws(ScrollModelFile.Reason) {
      invocation.console.write(try text(model))
    } catch {
      throw UserError("\(model.label) cannot be written as \(form): it \(error.text)")
    }
    return .done
  }

  /// Prints the certificates (which properties hold) of the named models, or of all.
  private static func certify(_ named: [Ground], _ invocation: Invocation<Options>) -> ExitStatus {
    let models = named.isEmpty ? ScrollModel.all : named.compactMap(\.model)
    let console = invocation.console
    let certificates = WatchedWork.map(
      models.count, "models were measured, and nothing is printed", console
    ) { Certificate(of: models[$0]) }
    if invocation.json {
      console.print(Certificate.format.json(certificates))
    } else if named.isEmpty {
      console.write(CertificateListing.table(certificates, width: console.width), colouring: verdicts)
    } else {
      let pages = zip(certificates, named).map { CertificateListing.page($0, word: $1.word) }
      console.write(pages.joined(separator: "\n"), colouring: verdicts)
    }
    return status(of: certificates)
  }

  /// Prints the findings about the named models.
  private static func lint(_ named: [Ground], _ console: Console, isJSON: Bool) -> ExitStatus {
    let models = named.compactMap { ground in ground.model.map { ($0, ground.word ?? ground.name) } }
    let lints = WatchedWork.map(models.count, "models were measured, and nothing is printed", console) {
      ModelLint(models[$0].0, word: models[$0].1)
    }
    for lint in lints { console.print(isJSON ? ModelLint.format.json(lint) : lint.text) }
    return lints.allSatisfy(\.findings.isEmpty) ? .done : .answerIsNo
  }

  private static let verdicts = [ColouredWord("pass", .good), ColouredWord("fails", .bad)]

  /// `done` if every model passes all properties it must have, else `answerIsNo`.
  static func status(of certificates: [Certificate]) -> ExitStatus {
    certificates.allSatisfy(\.brokenPromises.isEmpty) ? .done : .answerIsNo
  }
}
