import CommandArguments
import CommandInputs
import ReplayExperiments
import ReplayReport
import TextFormats

/// The options of `observe`.
struct ObserveOptions: OptionGroup {
  let trace = Option<[String]>(
    each: "trace", "PATH", .path.offering(.traces),
    help: "the trace that the app played, or a folder of them"
  ).oftenUsed
  let noTrace = Option(
    flag: "no-trace",
    help: "analyse a log of offsets without a trace of the finger"
  ).oftenUsed
  let rebuild = Option<String?>(
    "rebuild", "FILE", .output(), defaultInWords: "none",
    help: "write a trace of a generated finger that makes the log"
  ).oftenUsed
  let name = Option<String>("name", "NAME", .words, default: "app", help: "the app's name in results")
  let one = OneTraceOptions()
  let log = ObservedLogOptions()
  let within = Option<PathDeviation.Tolerance?>(
    "within", "PT,MS", ToleranceForm.form, defaultInWords: "2 pt, a display frame and 1 ms, and no exit 1",
    help: "what counts as the same, as 2px,8ms; exit 1 if a trigger, a time or a path differs more"
  ).oftenUsed
  let output = Option<String?>(
    "output", short: "o", "FILE", .output(), defaultInWords: "none",
    help: "write the app's rows, for --rows of report"
  ).oftenUsed
  let withEngines = Option(
    flag: "with-engines", help: "also write the rows of the engines it is compared with"
  ).only(in: CallMode("output", "-o"))
  let html = Option<String?>(
    "html", "FILE", .output(), defaultInWords: "none",
    help: "write a page with the app as another engine"
  )
  let full = Option(flag: "full", help: "every engine and every gesture, not the answer alone").ofProject
  let json = Option<Bool>.json
  let force = Option(flag: "force", help: "replace existing files")
  let jobs = JobsOption.option(for: "logs")

  var rules: [OptionRule] {
    [
      .refuse(
        [.lacks(trace), .lacks(noTrace), .lacks(rebuild)],
        "name the trace that the app played: --trace FILE, or a folder of them; without one give --no-trace"),
      .one(
        of: [trace.any, noTrace.any],
        saying:
          "--trace names a trace of the finger, --no-trace says that you have no trace; give one of the two"),
      .one(
        of: [trace.any, rebuild.any],
        saying: "--rebuild makes a finger where no trace has it; leave --trace or --rebuild out"),
      .refuse(
        [.lacks(trace), .any(Self.ofTraces.map(OptionRule.Condition.uses(named:)))],
        "\(Self.words(Self.ofTraces)) are for --trace; without a trace leave them out"),
      .refuse(
        [.lacks(trace), .any(Self.motion.map(OptionRule.Condition.uses(named:)))],
        "without a trace only --viewport, --content and --inset-top of the settings count; leave the others out"
      ),
      .oneOnStdout([rebuild.any, json.any], "two results for stdout; name a file for one of them"),
      .oneOnStdout(
        [output.any, html.any], "-o - and --html - both write to stdout; name a file for one"),
      .oneOnStdout(
        [output.any, html.any, json.any], "two results for stdout; name a file for one of them"),
      .one(
        of: [log.pull.any, log.offset.any],
        saying: "--pull and --offset name one column in two ways; leave one of them out"),
      .one(
        of: [log.pull.any, log.reversed.any],
        saying:
          "pulls grow as content is pulled down, and --reversed says it of offsets; leave one of them out"),
    ]
  }
}

extension ObserveOptions {
  /// The names of options that have an effect only if a trace is given.
  fileprivate static let ofTraces = ["within", "output", "with-engines", "html", "zero", "longest-hole"]
  /// The names of replay options that have no effect with `--no-trace`: all but the viewport, the content's length and the top inset.
  fileprivate static let motion = MotionSetting.all.map(\.name).filter {
    !["viewport", "content", "inset-top"].contains($0)
  }

  fileprivate static func words(_ names: [String]) -> String {
    WordList.text(names.map { "--\($0)" }, "and")
  }
}

/// The options of `observe` for reading an app's log.
struct ObservedLogOptions: OptionGroup {
  let time = Option<String?>(
    "time", "COLUMN", .path, defaultInWords: "time_ms, time_s, time_us or time_ns",
    help: "the log's column of times"
  )
  let offset = Option<String>(
    "offset", "COLUMN", .path, default: "offset_pt",
    help: "its column of content offsets, which fall as content is pulled down"
  )
  let pull = Option<String?>(
    "pull", "COLUMN", .path, defaultInWords: "none",
    help: "its column of pulls, in place of offsets; compared with the engine's pull"
  )
  let event = Option<String>(
    "event", "COLUMN", .path, default: "event",
    help: "its column of events: touchstart, touchend, trigger, callback, end"
  )
  let unit = LogTimeUnit.option
  let rowEvery = RowPace.option
  let pointsPerPixel = PointsPerPixel.option
  let reversed = OffsetDirection.option
  let zero = Option<Double?>(
    "zero", "TIME", .duration(-latest...latest, in: .milliseconds),
    defaultInWords: "by touches in the log, else by its first movement",
    help: "the log's own time at the trace's start, in ms or as 2.5s")
  let longestHole = Option<Double>(
    "longest-hole", "MS", .duration(0...600_000, in: .milliseconds),
    default: ObservationSettings.usualHole * 1000,
    help: "time without an offset while a finger moves content, from which on a log is refused")
  let touchWord = word("touch", "a finger comes down", "touchstart")
  let liftWord = word("lift", "a finger is lifted", "touchend")
  let triggerWord = word("trigger", "a refresh begins", "trigger")
  let callbackWord = word("callback", "the app's callback runs", "callback")
  let endWord = word("end", "the refresh is over", "end, done")

  /// The latest time that `--zero` accepts, in milliseconds since 1970: the year 2128.
  private static let latest = 5e12

  private static func word(_ name: String, _ meaning: String, _ usual: String) -> Option<[String]> {
    Option(
      each: "\(name)-word", "WORD", .words, defaultInWords: usual,
      help: "another word of the log for: \(meaning)")
  }
}

/// The unit of a log's times.
enum LogTimeUnit: String, CaseIterable, Equatable, Sendable {
  case seconds = "s"
  case milliseconds = "ms"
  case microseconds = "us"
  case nanoseconds = "ns"

  /// The unit's length, in seconds.
  var seconds: Double {
    switch self {
    case .seconds: 1
    case .milliseconds: 1e-3
    case .microseconds: 1e-6
    case .nanoseconds: 1e-9
    }
  }

  /// The unit at the end of a column's name, such as `t_us`; nil if there is none.
  init?(endOf name: String) {
    guard let end = name.split(separator: "_").last, end.count < name.count else { return nil }
    self.init(rawValue: String(end))
  }
}

extension Invocation where Options == ObservedLogOptions {
  /// How the log's columns are found and read, as these options state.
  var columns: OffsetLogColumns {
    var columns = OffsetLogColumns(times: times)
    let isReversed = self.reversed || self.pull != nil
    columns.offset = (self.pull ?? self.offset).lowercased()
    columns.pointsPerUnit = isReversed ? -self.pointsPerPixel : self.pointsPerPixel
    columns.finger = nil
    columns.otherwise = ", or --time and --offset (or --pull) what they are called"
    columns.event = self.event.lowercased()
    columns.words = words
    columns.lineUnit = self.unit?.seconds
    columns.rowEvery = self.rowEvery.map { $0 / 1000 }
    return columns
  }

  private var times: [OffsetLogColumns.Time] {
    let unit = self.unit
    guard let name = self.time?.lowercased() else {
      return OffsetLogColumns.usualTimes.map {
        OffsetLogColumns.Time($0.name, seconds: unit?.seconds ?? $0.seconds)
      }
    }
    return [
      OffsetLogColumns.Time(
        name, seconds: (unit ?? LogTimeUnit(endOf: name) ?? .milliseconds).seconds)
    ]
  }

  /// The words that mark events (touch, lift, trigger, callback, end) in the log.
  var words: EventWords {
    let lists: [([String], ObservedLog.Mark)] = [
      (self.touchWord, .touch), (self.liftWord, .lift), (self.triggerWord, .trigger),
      (self.callbackWord, .callback), (self.endWord, .end),
    ]
    return EventWords(lists.flatMap { words, mark in words.map { ($0, mark) } })
  }
}

/// The form of `--within`: a distance and a time, such as `2px,8ms`.
enum ToleranceForm {
  /// The largest accepted tolerances, in points and milliseconds.
  private static let most = (points: 10_000.0, milliseconds: 60_000.0)

  /// Parses `2px,8ms`, `2pt,8ms` or `2,8`.
  static let form = ValueForm<PathDeviation.Tolerance>(
    word: { "\(DecimalNumber.plain($0.points))px,\(DecimalNumber.plain($0.seconds * 1000))ms" }
  ) { word throws(ValueFault) in
    let parts = word.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    var number = parts[0]
    for unit in ["px", "pt"] where number.hasSuffix(unit) { number = String(number.dropLast(unit.count)) }
    guard parts.count == 2, let points = DecimalNumber.value(of: number),
      let time = DurationText.value(of: parts[1], in: .milliseconds), (0...most.points).contains(points),
      (0...most.milliseconds).contains(time)
    else { throw ValueFault("'\(word)' is not a distance and a time; write them as 2px,8ms") }
    return PathDeviation.Tolerance(points: points, seconds: time / 1000)
  }
}
