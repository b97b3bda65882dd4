import CommandArguments
import ReplayExperiments
import TraceReplay

/// The options that say what the app does meanwhile, for every command that replays traces.
struct AppOptions: OptionGroup {
  let work = Option<WorkTime>(
    "work", "MS", WorkText.form, default: AppScript().work,
    help: "how long the app works on a refresh: \(WorkText.forms)")
  let seed = Option<UInt64>(
    "seed", "N", .seed, default: AppScript().seed,
    help: "where the chances of --work start; the same seed gives the same")
  let endAgain = Option<Double?>(
    "end-again", "MS", duration, defaultInWords: "it does not",
    help: "the app ends each refresh a second time, this long after the first")
  let begin = Option<[Double]>(
    each: "begin", "MS", duration, defaultInWords: "it does not",
    help: "the app begins a refresh itself at this time")
  let insetChange = Option<[AppInsetChange]>(
    each: "inset-change", "MS=PT", InsetChangeText.form, defaultInWords: "none",
    help: "the app's own part of the top inset is PT from this time on")

  private static let duration = ValueForm.duration(MotionRange.appTime, in: .milliseconds)

  /// The note on the help page.
  static let note =
    "--work counts from the moment the app is told, or from its own --begin. A list is gone through one refresh after the other, its last again and again; normal draws below 0 count as 0; SIGMA is the deviation of the natural logarithm. Each trace draws numbers of its own, the same for every engine. No work ends a run later than 60 s after the last event."
}

extension AppScript {
  /// The script that a command line gives the app.
  init(_ invocation: Invocation<AppOptions>) {
    self.init()
    work = invocation.work
    seed = invocation.seed
    endsAgainAfter = invocation.endAgain.map { $0 / 1000 }
    begins = invocation.begin.map { $0 / 1000 }
    insetChanges = invocation.insetChange
  }
}
