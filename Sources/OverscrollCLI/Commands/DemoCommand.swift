import CommandArguments
import CommandInputs
import FileAccess
import ReplayCommands
import ReplayExperiments
import ReplayPages
import ReplayReport
import TextFormats
import TraceCommands

/// `overscroll demo`: records generated gestures, replays them and writes a report.
enum DemoCommand {
  /// The name, options and help text of `overscroll demo`, and the function that runs it.
  static let command = Command(
    name: "demo",
    summary: "Do the main job on a machine with no touchpad: record virtual devices, replay, report, draw.",
    options: Options(),
    notes: [
      "The gestures are generated: they show and test every step, but do not rank the engines, since no person made them. They are recorded through the installed libinput; with libinput 1.22 the traces are those of the repository's folder traces."
    ],
    examples: ["overscroll demo", "overscroll demo -o /tmp/demo --force"],
    run: run)

  /// The options of `overscroll demo`.
  struct Options: OptionGroup {
    let output = Option<String>(
      "output", short: "o", "DIR", .outputFolder, default: "overscroll-demo",
      help: "folder for traces, report.html, report.json and pull.svg"
    ).oftenUsed
    let force = Option(
      flag: "force", help: "replace files that no demo made, and traces that were changed since"
    ).oftenUsed
  }

  private static func run(_ invocation: Invocation<Options>) throws -> ExitStatus {
    let folder = invocation.output
    let console = invocation.console
    let (data, page, drawing) = ("\(folder)/report.json", "\(folder)/report.html", "\(folder)/pull.svg")
    let set = SyntheticSet.own(folder: "\(folder)/traces")
    let replaces = try !invocation.force && hasEarlier([data, page, drawing], of: set)
    console.print(announcement(of: set, in: folder, replaces: replaces))
    let paths = try set.write(force: invocation.force, acceptsSame: true, invocation.console)
    let force = invocation.force || replaces
    let settings = ReplaySettings(
      engines: try EngineChoice.choices([EngineName.main]), jobs: ParallelMap.processors)
    var html = try HTMLOutput(to: page, force: force, title: set.folder, settings)
    guard let report = try replay(paths, settings, showing: &html, console) else { return .couldNot }
    console.write(
      report.briefAnswer(width: console.width, rows: Report.mostRows - 2), colouring: report.leading)
    // All gestures in these files are generated.
    for (path, text) in [(data, report.json + "\n"), (drawing, try picture(of: pulls(set), settings).svg)] {
      try FileIO.write(Array(text.utf8), to: path, overwrite: force, readers: .everyone)
    }
    try html.write(report)
    let call = NextCall([set.folder])
    var next = NextSteps()
    next.add(call.text("report", "--full"), "all tables")
    next.add(NextCall([paths[0]]).text("inspect"), "one trace")
    console.write(
      "\nOpen \(page) in a browser. Also in that folder: report.json, pull.svg, traces.\n"
        + next.text(width: console.width))
    return .done
  }

  /// The message that says which files the demo is about to write, and how large they are.
  private static func announcement(of set: SyntheticSet, in folder: String, replaces: Bool) -> String {
    """
    \(replaces ? "Replacing the earlier demo in" : "Creating") \(folder): \(set.members.count) traces, report.html, report.json and pull.svg; 4 MB, some seconds.
    The gestures are generated and recorded through libinput from virtual devices.
    """
  }

  /// Refuses to replace result files that no demo made.
  ///
  /// - Parameters:
  ///   - outputs: The files that the demo writes besides its traces.
  ///   - set: The traces.
  /// - Returns: True if a trace of an earlier demo exists, so that its results may be replaced.
  /// - Throws: An error for a result file that exists without such traces.
  private static func hasEarlier(_ outputs: [String], of set: SyntheticSet) throws -> Bool {
    let isThere = set.paths.contains(where: FileIO.exists)
    if !isThere, let taken = outputs.first(where: FileIO.exists) { throw SyntheticSet.isTaken(taken) }
    return isThere
  }

  /// Replays the traces and returns the report; nil if one of the traces could not be read.
  private static func replay(
    _ paths: [String], _ settings: ReplaySettings, showing html: inout HTMLOutput, _ console: Console
  ) throws -> Report? {
    var report = Report(options: settings.options)
    let drawing = html.drawing
    let tally = try TraceBatch.run(
      paths, jobs: settings.jobs, console: console,
      work: { try ShownTrace(of: $0, path: $1, settings, drawing: drawing) },
      { trace in
        html.add(trace)
        trace.replayed.add(to: &report)
      })
    try html.draw(settings, console)
    return tally.status == .done ? report : nil
  }

  /// The paths of the traces whose intent is a pull, in the order of the set.
  private static func pulls(_ set: SyntheticSet) -> [String] {
    zip(set.members, set.paths).filter { $0.0.intent == .pull }.map(\.1)
  }

  /// Draws the first pull in which the first engine fires. If that engine fires in none, draws the first pull.
  private static func picture(of pulls: [String], _ settings: ReplaySettings) throws -> PullPicture {
    var first: PullPicture?
    for path in pulls {
      let trace = try TraceFiles.trace(at: path)
      let replay = GroundReplays(of: trace, on: settings.grounds[0], settings.engines, settings.options)
        .replay(ofEngine: 0)
      let (result, frames) = try settings.engines[0].run(on: replay, keepsFrames: true)
      let picture = PullPicture(title: path, result: result, frames: frames)
      if result.triggers > 0 { return picture }
      first = first ?? picture
    }
    guard let first else { preconditionFailure("the demo records pulls") }
    return first
  }
}
