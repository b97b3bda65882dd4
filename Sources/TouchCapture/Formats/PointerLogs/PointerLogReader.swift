import GestureTraces
import TextFormats

/// Reads logs in which programs print their touches and scrolls, a line each, with anything around them: logcat, the consoles of
/// browsers and Xcode, `flutter run`, Qt's debug output. ``PointerLogLine`` has the lines.
///
/// What is before a line (``LogLine``) tells when it was where the line does not tell it itself.
struct PointerLogReader {
  private let file: String
  private var samples: [PointerSample] = []
  private var mouseEvents = 0
  private var withoutPlace = LineDamage()
  private var linesOfContent = 0
  private var units: Set<String> = []
  private var timeAbove: SampleTimes.Named?
  /// Microseconds of the steps that `flutter run -v` prints, so far; nil before the first.
  private var steps: Int64?
  private var day: Int64 = 0
  private var lastClock: Int64?

  /// Microseconds of a day, and of half a one: a clock that goes back by more has passed midnight.
  private static let (wholeDay, halfDay): (Int64, Int64) = (86_400_000_000, 43_200_000_000)

  /// Reads a log.
  ///
  /// - Parameters:
  ///   - bytes: Its text.
  ///   - file: Its name, for errors.
  ///   - options: A person's word on what it leaves open.
  /// - Returns: Its touches or scrolls as rows.
  /// - Throws: That there are none, or that nothing tells when they were.
  static func read(
    _ bytes: [UInt8], file: String, _ options: ImportOptions
  ) throws(CaptureError) -> RecordTable {
    var reader = PointerLogReader(file: file)
    for (index, line) in RecordingText(bytes, file: file).lines.enumerated() { reader.take(line, index + 1) }
    return try reader.finished(options)
  }

  /// True for a text that has a line of a touch or a scroll among its first.
  static func recognises(_ bytes: [UInt8]) -> Bool {
    let start = Array(bytes.prefix(RecordingText.logStart))
    var reader = PointerLogReader(file: "")
    for (index, line) in RecordingText(start, file: "").lines.enumerated() {
      reader.take(line, index + 1)
      // One line without a position may be prose; several are a log.
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

  /// The time of a clock, a day later each time that one without a date passes midnight.
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

  /// What is wrong with a log that holds no sample.
  private var nothing: String {
    if linesOfContent > 0, withoutPlace.count == 0 {
      return
        "its lines say where content was and nothing of a finger; \(FoundColumns.offsetsAdvice)"
    }
    if mouseEvents > 0 { return PointerColumns.mouseAdvice }
    return
      "its lines of touches have no x and y; log the position of each, as clientX and clientY, x and y or a point"
  }
}
