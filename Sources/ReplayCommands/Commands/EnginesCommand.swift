import CommandArguments
import CommandInputs
import ExternalEngines
import FileAccess
import PolicyFiles
import PullToRefresh
import ReplayExperiments
import ScrollPhysics
import SystemChecks
import TextFormats
import TraceReplay

/// `overscroll engines [NAME…]`: lists the engines, describes those named, or checks policies.
package enum EnginesCommand {
  /// The name, options and help text of `overscroll engines`, and the function that runs it.
  package static let command = Command(
    name: "engines",
    summary: "List the pull-to-refresh engines, show everything about those named, or check policies.",
    positionals: .any("NAME", EngineName.candidates),
    options: Options(),
    notes: [
      "The threshold is the pull, in points, from which the engine's own comparison is true: ≥ includes it, > does not. The pull is how far the content is past its edge, or the pull that the engine computes from the finger's travel.",
      "--lint finds thresholds that no pull or no drag within the viewport reaches, conditions that no gesture fulfils, pulls that fire twice or after they were taken back, and limits in the wrong order. A scripted finger proves each finding. The exit status is 1 if there are findings.",
      "A NAME exec:COMMAND is a program of your own ('overscroll help programs'). overscroll prints its self-description and runs it twice on the same gestures to check that it is deterministic. The exit status is 1 if the second run differs.",
    ],
    examples: [
      "overscroll engines", "overscroll engines --viewport 844 uirefreshcontrol", "overscroll engines --json",
      "overscroll engines --policy mrefresh-fixed", "overscroll engines --lint mrefresh-fixed isalternative",
    ],
    run: run)

  /// The options of `overscroll engines`.
  struct Options: OptionGroup {
    let lint = Option(
      flag: "lint",
      help:
        "check each NAME, an engine or a policy file, for conditions that cannot be fulfilled and pulls that fire twice"
    ).oftenUsed
    let policy = Option(
      flag: "policy", help: "print what a policy can say of one engine, as a file for --engine"
    ).oftenUsed
    let full = Option(flag: "full", help: "the table of every engine, not of those that run by default")
      .ofProject
      .oftenUsed
    let model = Option<ModelName>(
      "model", "NAME", ModelChoice.one, default: .builtIn(.uikit),
      help: "scroll physics for --lint: a model, or a model file"
    ).only(in: CallMode("lint"))
    let viewport = Option<Double>(
      "viewport", "PT", LengthForm.viewport, default: Scene.standard.viewport,
      help: "length of the scroll view; some thresholds depend on it"
    ).oftenUsed
    let json = Option<Bool>.json

    var rules: [OptionRule] {
      [
        .one(of: [lint.any, policy.any], "choose one"),
        .refuse(
          [.uses(lint), .hasNoPositionals], "--lint needs a policy file or an engine; name one or more"),
      ]
    }
  }

  private static func run(_ invocation: Invocation<Options>) throws -> ExitStatus {
    let viewport = invocation.viewport
    if invocation.positionals.contains(where: { $0.hasPrefix(ExternalEngine.prefix) }) {
      return try ProgramListing.show(invocation)
    }
    if invocation.lint { return try lint(invocation, viewport: viewport) }
    let entries = try named(invocation, viewport: viewport)
    if invocation.policy { return try policy(entries, invocation) }
    show(entries, of: invocation, viewport: viewport)
    return .done
  }

  private static func named(_ invocation: Invocation<Options>, viewport: Double) throws -> [EngineEntry] {
    let names = RefreshEngine.names
    return try invocation.positionals.flatMap { name -> [EngineEntry] in
      let matching = RefreshSystem.all.filter { ShellPattern.matches(name, "\($0.name)") }
      if !matching.isEmpty { return matching.map { EngineEntry($0, viewport: viewport) } }
      guard let system = RefreshSystem(named: name) else {
        guard !FileIO.exists(name) || FileIO.isFolder(name) else {
          throw invocation.mistake("'\(name)' is a file; look a policy over with --lint")
        }
        throw invocation.mistake(
          Suggestion.complaint(kind: "engine", name: name, names: names, list: "overscroll engines"))
      }
      return [EngineEntry(system, viewport: viewport)]
    }
  }

  private static func show(_ named: [EngineEntry], of invocation: Invocation<Options>, viewport: Double) {
    let console = invocation.console
    let entries = named.isEmpty ? RefreshSystem.all.map { EngineEntry($0, viewport: viewport) } : named
    if invocation.json {
      console.print(EngineList.format.json(EngineList(entries, viewport: viewport)))
    } else if named.isEmpty, invocation.full {
      console.write(EngineListing.table(entries, width: console.width))
    } else if named.isEmpty {
      let main = RefreshSystem.main.map { "\($0.name)" }
      var next = NextSteps()
      next.add("\(Console.programName) engines mrefresh", "everything about one")
      next.add("\(Console.programName) engines --full", "a table of all")
      next.add("\(Console.programName) reach", "how far a finger must move")
      console.write(
        EngineListing.overview(entries, main: main, width: console.width) + "\n"
          + next.text(width: console.width))
    } else {
      console.write(entries.map { EngineListing.page($0, viewport: viewport) }.joined(separator: "\n"))
    }
  }

  private static func policy(_ entries: [EngineEntry], _ invocation: Invocation<Options>) throws -> ExitStatus
  {
    guard let entry = entries.first, entries.count == 1 else {
      throw invocation.mistake("--policy is for one engine; name one")
    }
    // A policy of an original is not the original: results must not bear its name.
    let name = entry.group == .fixed ? entry.name : "\(entry.name)-policy"
    invocation.console.write(RefreshPolicyFile(name: name, policy: entry.engine.policy).text)
    if name != entry.name {
      invocation.console.note(
        "This policy only approximates \(entry.name). To see the differences:\n  \(Console.programName) compare --engine \(entry.name),FILE TRACE…"
      )
    }
    return .done
  }

  private static func lint(_ invocation: Invocation<Options>, viewport: Double) throws -> ExitStatus {
    let model = try invocation.model.model()
    var tally = FailureTally(invocation.console)
    for policy in invocation.positionals {
      if let complaint = complaint(policy) { throw invocation.mistake(complaint) }
      tally.answer {
        let lint = try EngineLint(policy, model: model, viewport: viewport)
        if invocation.json {
          invocation.console.print(EngineLint.format.json((lint, model, viewport)))
        } else {
          invocation.console.print(lint.text(model: model, viewport: viewport))
        }
        return lint.findings.isEmpty
      }
    }
    return tally.status
  }

  /// The error message for a word that is neither an engine's name nor a policy file's name; nil for other words.
  private static func complaint(_ policy: String) -> String? {
    if RefreshSystem(named: policy) != nil || policy == "-" || policy.contains("/")
      || policy.contains(".json")
    {
      return nil
    }
    return EngineName.some.complaint(policy)
  }
}
