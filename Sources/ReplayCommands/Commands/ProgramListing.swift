import CommandArguments
import CommandInputs
import ExternalEngines
import PullToRefresh
import ReplayExperiments
import TextFormats
import TraceReplay

/// `overscroll engines exec:COMMAND`: prints what an external engine declares, and whether it gives the same results twice.
enum ProgramListing {
  /// The column at which the text after a name begins, in characters.
  private static let indent = 16

  /// Prints what every named program declares, and runs each twice to see whether its results are repeatable.
  ///
  /// - Parameter invocation: A call whose arguments are programs.
  /// - Returns: `answerIsNo` if a program gave different results the second time.
  /// - Throws: An error for a program that is not an engine, an argument that is not a program, or an option that does not apply.
  static func show(_ invocation: Invocation<EnginesCommand.Options>) throws -> ExitStatus {
    guard !invocation.lint, !invocation.policy, !invocation.json else {
      throw invocation.mistake("a program is only shown; leave --lint, --policy and --json out")
    }
    if let other = invocation.positionals.first(where: { !$0.hasPrefix(ExternalEngine.prefix) }) {
      throw invocation.mistake("'\(other)' is not a program; name programs only, each as exec:COMMAND")
    }
    var status = ExitStatus.done
    Interruption.watch()
    for (index, word) in invocation.positionals.enumerated() {
      let engine = try ExternalEngine(String(word.dropFirst(ExternalEngine.prefix.count)))
      let start = EngineClock.now
      let check = try ProgramCheck(of: engine)
      let microseconds = (EngineClock.now - start) / Double(max(1, check.events)) * 1e6
      invocation.console.write(
        (index == 0 ? "" : "\n")
          + text(engine, check, microseconds: microseconds, viewport: invocation.viewport))
      if check.differs != nil { status = .answerIsNo }
    }
    return status
  }

  private static func text(
    _ engine: ExternalEngine, _ check: ProgramCheck, microseconds: Double, viewport: Double
  ) -> String {
    let says = engine.declaration
    var lengths = SceneOverrides()
    lengths.viewport = viewport
    let traits = EngineChoice.external(engine).traits(
      in: Scene(scenario: nil, overrides: lengths), on: says.nativeList.model)
    let rows = [
      ("compared by", yardstick(says)),
      (
        "threshold",
        "\(traits.isStrict ? "beyond" : "at or beyond") \(traits.threshold) pt, in a viewport of \(Figures.fixed(viewport, decimals: 0)) pt"
      ),
      ("ships on", "\(says.nativeList.model.name), where it runs unless --model says otherwise"),
      (
        "states",
        says.states.map { $0.name == "\($0.kind.name)" ? $0.name : "\($0.name) (\($0.kind.name))" }.joined(
          separator: ", ")
      ),
      ("receives", told(says)),
      (
        "answers",
        "within \(Figures.fixed(says.limit * 1000, decimals: 0)) ms, or is stopped; took \(Figures.fixed(microseconds, decimals: 1)) µs per event here, including the replay's own work"
      ),
      (
        "second run",
        check.differs.map { "different results for \($0)" }
          ?? "the same: \(check.gestures) gestures, \(check.events) events"
      ),
    ]
    return "\(says.name)\n  \(HelpText.wrap("A program: \(engine.command)", indent: 2))\n"
      + rows.map { HelpText.row($0.0, $0.1, indent: indent) }.joined(separator: "\n") + "\n"
  }

  private static func yardstick(_ says: EngineDeclaration) -> String {
    switch says.yardstick {
    case .system(let system): "\(system.name), which its declaration names"
    case .policy: "its own policy"
    }
  }

  private static func told(_ says: EngineDeclaration) -> String {
    var extra: [String] = []
    if says.followsFinger { extra.append("every sample of a finger") }
    if says.takesBegin { extra.append("refreshes that the app begins") }
    if says.takesThreshold { extra.append("a threshold, for sweep") }
    return (["contacts, drags, offsets, timers, the end of work"] + extra).joined(separator: "; ")
  }
}
