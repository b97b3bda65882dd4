import CommandArguments
import TraceStorage
import GestureTraces
import ReplayReport
import TraceReplay

/// `overscroll inspect FILE…`.
enum InspectCommand {
  /// The command's description.
  static let command = Command(
    name: "inspect",
    summary: "Show what is in a trace: gestures, report rate, jitter, losses, grade, and a small plot.",
    positionals: .some("TRACE"),
    options: ReplaySettings.fingers + [.json],
    notes: [
      "A folder stands for the *.trace files under it; - is stdin. Travel is in points, down is positive.",
      "Rate and intervals are those of moving fingers: one that rests or crawls sends nothing. Within delay (ms) 99 % of the events had arrived. Limits of grades, with sources: the page GestureTraces in the sources.",
      "The velocity at the lift is what a uikit scroll view would go on with: zero after a rest of 100 ms.",
    ],
    examples: [
      "overscroll inspect traces/pull/touchscreen-01.trace", "overscroll inspect --json traces/fling",
    ],
    run: run)

  private static func run(_ invocation: Invocation) throws -> ExitStatus {
    let console = invocation.console
    let options = ReplaySettings.fingerOptions(invocation)
    var status = ExitStatus.done
    for (index, path) in try TraceFiles.expand(invocation.positionals).enumerated() {
      do {
        let trace = try TraceReader.trace(at: path)
        for warning in options.warnings(of: trace) { console.warn(warning) }
        let summary = TraceSummary(of: trace, options: options)
        if invocation.flag("json") {
          console.print(summary.json)
        } else {
          console.write((index > 0 ? "\n" : "") + summary.text(width: console.width))
        }
      } catch {
        console.fail("\(error)")
        status = .couldNot
      }
    }
    return status
  }
}
