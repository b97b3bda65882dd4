import CommandArguments
import FileAccess
import GestureTraces
import ReplayExperiments
import ReplayPages
import ReplayReport
import ScrollPhysics
import TouchCapture
import TraceReplay
import TraceStorage

/// `overscroll demo`.
enum DemoCommand {
  /// The command's description.
  static let command = Command(
    name: "demo",
    summary: "Do the main job on a machine with no touchpad: record virtual devices, replay, report, draw.",
    options: Options(),
    notes: [
      "The gestures are synthetic: they show the whole chain and test it, and say nothing about people. The libinput that takes them is the real one, as installed."
    ],
    examples: ["overscroll demo", "overscroll demo -o /tmp/demo --force"],
    run: run)

  /// The command's options.
  struct Options: OptionGroup {
    let output = Option<String>(
      "output", short: "o", "DIR", .path, default: "overscroll-demo",
      help: "folder for traces, report.json and pull.svg")
    let force = Option(flag: "force", help: "replace the files of an earlier demo")
  }

  /// Seed of the demo's gestures.
  private static let seed: UInt64 = 2026
  /// Takes of each intent on each device; minutes of free use count for more.
  private static func count(_ intent: Intent) -> Int { intent == .free ? 1 : 4 }

  private static func run(_ invocation: Invocation<Options>) throws -> ExitStatus {
    let folder = invocation.output
    let console = invocation.console
    let force = invocation.force
    let outputs = ["report.json", "pull.svg"].map { "\(folder)/\($0)" }
    if !force, let taken = outputs.first(where: FileIO.exists) {
      throw UserError(
        "\(taken): exists already; choose another folder with -o, or give --force to replace it")
    }
    let paths = try record(into: "\(folder)/traces", force: force, console)
    let settings = ReplaySettings(
      engines: try EngineChoice.choices([EngineName.main]), jobs: ParallelMap.processors)
    guard let report = try replay(paths, settings, console) else { return .couldNot }
    console.print("")
    console.write(report.table(width: console.width))
    try FileIO.write(Array((report.json + "\n").utf8), to: outputs[0], overwrite: force)
    let drawn = try picture(of: paths[0], settings)
    try FileIO.write(Array(drawn.svg.utf8), to: outputs[1], overwrite: force)
    console.print("\nThe figures as JSON: \(outputs[0])")
    console.print("One pull, drawn:     \(outputs[1])")
    console.print("Go on with:          overscroll inspect \(paths[0])")
    return .done
  }

  private static func record(into folder: String, force: Bool, _ console: Console) throws -> [String] {
    let set = SyntheticSet(folder: folder, seed: seed, count: count)
    console.print(
      "Recording \(set.members.count) synthetic gestures through the real libinput, on virtual devices.")
    let paths = try set.write(force: force)
    let events = try paths.reduce(0) { $0 + (try TraceReader.trace(at: $1).events.count) }
    console.print("Recorded \(events) events into \(folder).")
    return paths
  }

  /// The report of the traces; nil where one of them could not be read.
  private static func replay(_ paths: [String], _ settings: ReplaySettings, _ console: Console) throws
    -> Report?
  {
    console.print(
      "Replaying each through \(settings.engines.count) engines on uikit, \(Int(settings.options.rate)) frames a second."
    )
    var report = Report(options: settings.options)
    let tally = try TraceBatch.run(
      paths, jobs: settings.jobs, console: console, work: { ReplayedTrace(of: $0, path: $1, settings) },
      { $0.add(to: &report) })
    return tally.status == .done ? report : nil
  }

  /// The first pull through the first engine, drawn.
  private static func picture(of path: String, _ settings: ReplaySettings) throws -> PullPicture {
    let trace = try TraceReader.trace(at: path)
    let replay = Replay(of: trace, model: .uikit, options: settings.options)
    let (result, frames) = settings.engines[0].run(on: replay, keepsFrames: true)
    return PullPicture(title: path, result: result, frames: frames)
  }
}
