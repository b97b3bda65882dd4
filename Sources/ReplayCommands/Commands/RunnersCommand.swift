import CommandArguments
import CommandInputs
import ExternalEngines
import FileAccess
import GestureTraces
import PullToRefresh
import ReplayExperiments
import ReplayReport
import TextFormats
import TraceReplay

/// `overscroll runners [NAME…]`: shows how engines react to the swipes of UI test runners.
package enum RunnersCommand {
  /// The name, options and help text of `overscroll runners`, and the function that runs it.
  package static let command = Command(
    name: "runners",
    summary: "Show how refresh controls react to the 'swipe down' of each test runner.",
    positionals: .any("NAME", Candidates(RunnerSwipe.all.map(\.name))),
    options: Options(),
    notes: [
      "The swipes are those of the runners' sources, which --json names with their commits, on a scroll view that fills the screen with its content at the top. Without NAME there is one row per runner, with NAME one row per engine: the greatest pull under the finger, the threshold, and how often it refreshes if reports or frames come early, late or not at all.",
      "A test is flaky if timing decides whether an engine refreshes: the column 'flaky' counts such engines. Most swipes have a length relative to the element that the call names, so --viewport and --element matter too: a swipe on a row of 80 pt is at most 80 pt long. \(missing)",
    ],
    examples: [
      "overscroll runners", "overscroll runners --viewport 844 --element 80",
      "overscroll runners espresso maestro-ios",
      "overscroll runners --save swipes", "overscroll runners --json",
    ],
    run: run)

  /// The reason why XCUITest is not among the runners.
  private static let missing =
    "XCUITest's swipeDown() is missing: Apple publishes neither its path nor its timing. Log one in your app, and import the log with 'overscroll import'."
  /// Beginnings of names by which users may ask for XCUITest. Appium's `mobile: swipe` runs it on iOS.
  private static let namesOfMissing = ["xcui", "xctest", "appium"]

  /// The options of `overscroll runners`.
  struct Options: OptionGroup {
    let engine = Option<[[EngineName]]>(
      each: "engine", "NAME", EngineName.some, default: [shipped],
      help: "system to swipe on: names, groups, policy files"
    ).ofProject.limited(by: .engines).oftenUsed
    let model = ModelChoice.ofEngines
    let viewport = Option<Double>(
      "viewport", "PT", LengthForm.viewport, default: Scene.standard.viewport,
      help: "length of the list, which fills the screen"
    ).ofProject.oftenUsed
    let element = Option<Double?>(
      "element", "PT", LengthForm.viewport, defaultInWords: "the list",
      help: "length of the element that the test swipes on, at the top of the list: a row"
    ).oftenUsed
    let rate = MotionOptions(MotionSetting.clock.filter { $0.name == "rate" })
    let save = Option<String?>(
      "save", "DIR", .outputFolder, defaultInWords: "nowhere",
      help: "write each swipe there as a trace, for every other command"
    ).oftenUsed
    let force = Option(flag: "force", help: "with --save, replace existing files")
    let json = Option<Bool>.json

    private static let shipped = RefreshSystem.all.filter { !$0.isFixed }.map(EngineName.system)
  }

  /// The fixed random seed for the changed timing of swipes.
  private static let seed: UInt64 = 1

  private static func run(_ invocation: Invocation<Options>) throws -> ExitStatus {
    let swipes = try swipes(invocation)
    let target = RunnerSwipe.Target(list: invocation.viewport, element: invocation.element)
    guard target.element <= target.list else {
      throw invocation.mistake("--element is longer than the list; give --viewport too, or less")
    }
    let settings = try settings(invocation)
    if let folder = invocation.save { try save(swipes, over: target, to: folder, invocation) }
    let console = invocation.console
    let trials = try WatchedWork.map(swipes.count, "swipes were tried, and nothing is printed", console) {
      index in
      Result { () throws(EngineFault) in
        try RunnerTrial(of: swipes[index], over: target, settings, seed: seed)
      }
    }.map { try $0.get() }
    let table = RunnerTable(trials)
    if invocation.json {
      console.print(RunnerTable.format.json(table))
    } else {
      console.write(text(of: table, invocation))
    }
    return .done
  }

  private static func swipes(_ invocation: Invocation<Options>) throws -> [RunnerSwipe] {
    guard !invocation.positionals.isEmpty else { return RunnerSwipe.all }
    var seen: Set<String> = []
    return try invocation.positionals.filter { seen.insert($0).inserted }.map { name in
      guard let swipe = RunnerSwipe.named(name) else {
        if namesOfMissing.contains(where: name.lowercased().hasPrefix) {
          throw UserError(
            "runners: no runner '\(name)'. \(missing) Runners: \(RunnerSwipe.all.map(\.name).joined(separator: ", "))"
          )
        }
        throw invocation.mistake(
          Suggestion.complaint(
            kind: "runner", name: name, names: RunnerSwipe.all.map(\.name), list: "overscroll runners"))
      }
      return swipe
    }
  }

  private static func settings(_ invocation: Invocation<Options>) throws -> ReplaySettings {
    let engines = try EngineChoice.choices(invocation.engine)
    for case .external(let program) in engines {
      throw UserError(
        "\(program.declaration.name) is a program, which runners does not accept; write the swipes with --save and replay them with --engine exec:…"
      )
    }
    var options = ReplayOptions(invocation.rate)
    options.scene.viewport = invocation.viewport
    return ReplaySettings(engines: engines, grounds: try ModelChoice.once(invocation.model), options: options)
  }

  private static func save(
    _ swipes: [RunnerSwipe], over target: RunnerSwipe.Target, to folder: String,
    _ invocation: Invocation<Options>
  ) throws {
    let base = folder.hasSuffix("/") ? folder : folder + "/"
    let files = swipes.map { base + $0.name + ".trace" }
    try OutputCheck.requireFree(files.filter(FileIO.exists), force: invocation.force)
    try FileIO.makeFolder(folder)
    for (swipe, file) in zip(swipes, files) {
      try FileIO.write(
        TraceWriter.bytes(of: swipe.trace(over: target)), to: file, overwrite: invocation.force,
        readers: .everyone)
    }
    invocation.console.note("wrote \(Counted.text(files.count, "file")) to \(folder)")
  }

  /// The text for people: a table with one row per test runner, or one table for each runner that the command line names.
  private static func text(of table: RunnerTable, _ invocation: Invocation<Options>) -> String {
    let width = invocation.console.width
    var next = NextSteps()
    if invocation.positionals.isEmpty {
      let given = invocation.line(leavingOut: ["--save", "--force", "--json"])
      next.add(
        "\(Console.programName) \(ShellLine.text(["runners"] + given + ["espresso"]))",
        "every system under one of them")
    }
    next.add("\(Console.programName) runners --save swipes", "the swipes as traces")
    if !invocation.positionals.isEmpty {
      next.add("\(Console.programName) export", "play a person's pull in place of a swipe")
    }
    let text = invocation.positionals.isEmpty ? table.overview(width: width) : table.pages(width: width)
    return text + "\n" + next.text(width: width)
  }
}
