import CommandArguments
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
    each: "inset-change", "MS=PT", insetChangeForm, defaultInWords: "none",
    help: "the app's own part of the top inset is PT from this time on")

  private static let longest = WorkTime.longest * 1000
  private static let duration = ValueForm.duration(0...longest, in: .milliseconds)

  /// The note on the help page.
  static let note =
    "--work counts from the moment the app is told, or from its own --begin. A list is gone through one refresh after the other, its last again and again; normal draws below 0 count as 0; SIGMA is the deviation of the natural logarithm. Each trace draws numbers of its own, the same for every engine. No work ends a run later than 60 s after the last event."

  /// A change of the app's inset: `1500=64`.
  static let insetChangeForm = ValueForm<AppInsetChange>(
    word: { "\(DecimalNumber.plain($0.time * 1000))=\(DecimalNumber.plain($0.points))" }
  ) { text throws(ValueFault) in
    let parts = text.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2 else {
      throw ValueFault("'\(text)' is not MS=PT; give a time and an inset, as 1500=64")
    }
    let time = try part("time", parts[0], duration)
    return AppInsetChange(time: time / 1000, points: try part("inset", parts[1], LengthForm.length))
  }

  private static func part(_ name: String, _ text: String, _ form: ValueForm<Double>) throws(ValueFault)
    -> Double
  {
    do {
      return try form.read(text)
    } catch {
      throw ValueFault("\(name) \(error.words)")
    }
  }
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
