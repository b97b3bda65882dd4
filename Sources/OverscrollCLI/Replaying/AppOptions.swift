import CommandArguments
import TraceReplay

/// The options of every command that replays traces which say what the app does meanwhile.
enum AppOptions {
  private static let longest = WorkTime.longest * 1000
  private static let duration = ValueCheck.number(0...longest)

  /// All of them.
  static let described: [Option] = [
    .value(
      "work", "MS", check: .custom(WorkText.complaint), byDefault: "2000",
      help: "how long the app works on a refresh: \(WorkText.forms)"),
    .value(
      "seed", "N", check: .integer(0...Int.max), byDefault: "1",
      help: "where the chances of --work start; the same seed gives the same"),
    .value(
      "end-again", "MS", check: duration, defaultInWords: "it does not",
      help: "the app ends each refresh a second time, this long after the first"),
    .value(
      "begin", "MS", check: duration, defaultInWords: "it does not", repeatable: true,
      help: "the app begins a refresh itself at this time"),
    .value(
      "inset-change", "MS=PT", check: .custom(insetComplaint), defaultInWords: "none", repeatable: true,
      help: "the app's own part of the top inset is PT from this time on"),
  ]

  /// What help says of them beside.
  static let note =
    "--work counts from the moment the app is told, or from its own --begin. A list is gone through one refresh after the other, its last again and again; normal draws below 0 count as 0; SIGMA is the deviation of the natural logarithm. Each trace draws numbers of its own, the same for every engine. No work ends a run later than 60 s after the last event."

  /// What a command line has the app do.
  ///
  /// - Parameter invocation: A call of a command that has these options.
  /// - Returns: The app.
  static func app(_ invocation: Invocation) -> AppScript {
    var app = AppScript()
    app.work = invocation.string("work").map(WorkText.work) ?? app.work
    app.seed = invocation.integer("seed").map(UInt64.init) ?? app.seed
    app.endsAgainAfter = invocation.number("end-again").map { $0 / 1000 }
    app.begins = invocation.strings("begin").compactMap(ValueCheck.number).map { $0 / 1000 }
    app.insetChanges = invocation.strings("inset-change").compactMap(insetChange)
    return app
  }

  private static func insetComplaint(_ text: String) -> String? {
    let parts = text.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2 else { return "'\(text)' is not MS=PT; give a time and an inset, as 1500=64" }
    let time = duration.complaint(about: parts[0])
    return time.map { "time \($0)" }
      ?? ReplaySettings.length.complaint(about: parts[1]).map { "inset \($0)" }
  }

  private static func insetChange(_ text: String) -> AppInsetChange? {
    let parts = text.split(separator: "=").compactMap { ValueCheck.number(String($0)) }
    return parts.count == 2 ? AppInsetChange(time: parts[0] / 1000, points: parts[1]) : nil
  }
}
