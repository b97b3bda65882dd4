import GestureTraces
import TextFormats

/// Reads logs in which programs print touches and scrolls, one per line: logcat, browser and Xcode consoles, `flutter run`, Qt debug
/// output.
///
/// ``PointerLogLine`` reads the lines. If a line has no time of its own, the logger's prefix (``LogLine``) gives it.
struct PointerLogReader {
  private let file: String
  private var samples: [PointerSample] = []
  private var mouseEvents = 0
  private var withoutPlace = LineDamage()
  private var linesOfContent = 0
  private var units: Set<String> = []
  private var timeAbove: SampleTimes.Named?
  /// The sum of the durations that `flutter run -v` prints before each line, in microseconds; nil before the first.
  private var steps: Int64?
  private var day: Int64 = 0
  private var lastClock: Int64?

  /// A whole and a half day, in microseconds: a clock that goes back by more than half a day has passed midnight.
  private static let (wholeDay, halfDay): (Int64, Int64) = (86_400_000_000, 43_200_000_000)

  /// Reads the touches or scrolls in a log.
  ///
  /// - Parameters:
  ///   - bytes: The log's text.
  ///   - file: The log's name, for errors.
  ///   - options: The user's options for facts that the log does not state.
  /// - Returns: The touches or scrolls as rows.
  /// - Throws: An error if there are none, or if they have no times.
  static func read(
    _ bytes: [UInt8], file: String, _ options: ImportOptions
  ) throws(CaptureError) -> RecordTable {
    var reader = PointerLogReader(file: file)
    for (index, line) in RecordingText(bytes, file: file).lines.enumerated() { reader.take(line, index + 1) }
    return try reader.finished(options)
  }

  /// True if one of the first lines contains a touch or a scroll.
  static func recognises(_ bytes: [UInt8]) -> Bool {
    let start = Array(bytes.prefix(RecordingText.logStart))
    var reader = PointerLogReader(file: "")
    for (index, line) in RecordingText(start, file: "").lines.enumerated() {
      reader.take(line, index + 1)
      // A single line without a position may be ordinary text; several are a log.
      if !reader.samples.isEmpty || reader.withoutPlace.count > 1 || reader.mouseEvents > 0 { return true }
      if reader.linesOfContent > 2 { return true }
    }
    return false
  }

  private init(file: String) { self.file = file }

  // MARK: Lines

  private mutating func take(_ line: ArraySlice<UInt8>, _ number: Int) {
    guard !line.isEmpty else { return }
    let line = LogLine(line)
    let clock = line.time.map { microseconds($0) }
    if let step = line.step { steps = (steps ?? 0) + step }
    let found = PointerLogLine(line.message, number: number)
    mouseEvents += found.mouseEvents
    if found.isOfContent { linesOfContent += 1 }
    if found.lacksPlace { withoutPlace.note(number) }
    if let below = found.timeBelow { timeAbove = below }
    if let unit = found.units { units.insert(unit) }
    for var sample in found.samples {
      if sample.times.named.isEmpty, let timeAbove { sample.times.named = [timeAbove] }
      (sample.times.clock, sample.times.count) = (clock ?? steps, line.count)
      samples.append(sample)
    }
  }

  /// A clock's time of day in microseconds; if the clock gives no date, a day is added each time it passes midnight.
  private mutating func microseconds(_ time: LogTime) -> Int64 {
    guard !time.hasDay else { return time.microseconds }
    if let lastClock, lastClock - time.microseconds > Self.halfDay { day += Self.wholeDay }
    lastClock = time.microseconds
    return day + time.microseconds
  }

  // MARK: The table

  private consuming func finished(_ options: ImportOptions) throws(CaptureError) -> RecordTable {
    guard samples.contains(where: { $0.scroll != nil || !$0.places.isEmpty }) else {
      throw .noEvents(file: file, message: nothing)
    }
    var facts = SampleTable.Facts(format: RecordingImport.Format.pointerLog.rawValue, file: file)
    facts.usualUnits = units.count == 1 ? units.first : nil
    facts.timeAdvice =
      "log each event's own time (event.timeStamp, event.eventTime, UITouch.timestamp), or record with a clock: 'adb logcat -v time', 'flutter run -v'"
    if mouseEvents > 0 { facts.findings = facts.findings.joined(with: .mouseEvents(mouseEvents)) }
    if let damaged = withoutPlace.grade() { facts.findings = facts.findings.joined(with: damaged) }
    return try SampleTable.table(samples, facts, options)
  }

  /// The error message for a log in which no touch or scroll was found.
  private var nothing: String {
    if linesOfContent > 0, withoutPlace.count == 0 {
      return
        "its lines contain content offsets, not finger positions; \(FoundColumns.offsetsAdvice)"
    }
    if mouseEvents > 0 { return PointerColumns.mouseAdvice }
    return
      "its lines of touches do not have x and y; log the position of each, such as clientX and clientY, x and y, or a point"
  }
}
