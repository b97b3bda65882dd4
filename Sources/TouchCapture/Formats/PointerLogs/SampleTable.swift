import GestureTraces
import TextFormats

/// Makes table rows from the samples of a log or JSON: one clock, one frame of reference and one unit for the whole file.
///
/// The rows are in order of time, and an event that was logged several times appears once.
struct SampleTable {
  /// The facts that apply to all samples of a file, as its reader found them.
  struct Facts {
    /// The name of the format: `pointer-log` or `json`.
    var format: String
    /// The file's name, for errors.
    var file: String
    /// The name of the positions' unit, if the file states it.
    var units: String?
    /// The name of the unit that the program usually writes, used if the positions have no unit; nil if unknown.
    var usualUnits: String?
    /// The name of the device that the samples come from; nil if unknown.
    var device: String?
    /// The reasons that limit the grade of a trace made from the samples.
    var findings = TraceGrade()
    /// True if the source normally writes events out of order, so that sorting them is not a flaw.
    var ordersByTime = false
    /// The advice in the error message if the events have no times.
    var timeAdvice = "print the event's own time with each, or record with times"
  }

  private let samples: [PointerSample]
  private let facts: Facts
  private var times: [Int64] = []
  private let usesFrames: Bool
  private var findings: TraceGrade
  /// The longest step back of a timestamp, in microseconds, within one run of the program; after a longer one a new run begins.
  private static let longestStepBack: Int64 = 1_000_000

  /// Makes a table of the samples: of contacts, or of scrolls if there are more scrolls than contacts.
  ///
  /// - Parameters:
  ///   - all: The samples in the order of the file; at least one.
  ///   - facts: What is known about all of them.
  ///   - options: The user's options for facts that the file does not state.
  /// - Returns: Rows of contacts or of scrolls.
  /// - Throws: An error if the samples have no times.
  static func table(
    _ all: [PointerSample], _ facts: Facts, _ options: ImportOptions
  ) throws(CaptureError) -> RecordTable {
    let scrolls = all.filter { $0.scroll != nil }
    let areScrolls = scrolls.count * 2 > all.count
    var made = try SampleTable(areScrolls ? scrolls : all.filter { $0.scroll == nil }, facts, options)
    return areScrolls ? made.scrolls() : made.pointers()
  }

  private init(_ all: [PointerSample], _ facts: Facts, _ options: ImportOptions) throws(CaptureError) {
    (self.facts, findings) = (facts, facts.findings)
    usesFrames = options.frameRate != nil
    guard let clock = SampleClock(all, frameRate: options.frameRate) else {
      let counts = all.contains { $0.times.count != nil }
      let frames =
        counts
        ? "; the numbers before the lines may count frames: give --frame-rate HZ"
        : "; if each line is one frame, give --frame-rate HZ"
      let problem = "these events do not have times; \(facts.timeAdvice)\(frames)"
      throw facts.format == "json"
        ? .noEvents(file: facts.file, message: problem)
        : .format(file: facts.file, line: all.first?.line ?? 1, message: problem)
    }
    findings = findings.joined(with: clock.findings)
    var untimed = LineDamage()
    for (sample, time) in zip(all, clock.times) where time == nil { untimed.note(sample.line) }
    if let damaged = untimed.grade() { findings = findings.joined(with: damaged) }
    let timed = zip(all, clock.times).compactMap { sample, time in time.map { (sample, $0) } }
    let sorted = Self.sorted(timed, facts, &findings)
    samples = sorted.map(\.0)
    times = sorted.map(\.1)
  }

  /// The state after the samples so far of one device, within one run of the program that logged them.
  private struct Run {
    var number = 0
    var first: Int64?
    var latest = Int64.min
    var samples = 0
    /// Names of the contacts that are down.
    var down: Set<String> = []

    /// True if a sample starts another run of the program; false if it was only written late.
    ///
    /// It starts another run if its time goes back further than late writing explains, or is before the run's first time, or if a finger
    /// arrives while none is down.
    func ends(before sample: PointerSample, at time: Int64, _ facts: Facts) -> Bool {
      guard time < latest else { return false }
      if latest - time > longestStepBack { return true }
      guard !facts.ordersByTime, samples >= RowOrder.mostRowsBack else { return false }
      return time <= first ?? time || (sample.phase == .down && down.isEmpty)
    }

    mutating func take(_ sample: PointerSample, at time: Int64) {
      (first, latest, samples) = (first ?? time, max(latest, time), samples + 1)
      if sample.phase == .up || sample.phase == .cancel {
        down.remove(sample.contact)
      } else if sample.scroll == nil {
        down.insert(sample.contact)
      }
    }
  }

  /// Sorts the samples by time within each run of the program, because logs of several threads are sometimes written late.
  private static func sorted(
    _ all: [(PointerSample, Int64)], _ facts: Facts, _ findings: inout TraceGrade
  ) -> [(PointerSample, Int64)] {
    var (runs, late, first): ([String: Run], Int, Int?) = ([:], 0, nil)
    var keyed: [(run: Int, time: Int64, sample: PointerSample)] = []
    keyed.reserveCapacity(all.count)
    for (sample, time) in all {
      let device = sample.device
      var run = runs[device] ?? Run()
      if run.ends(before: sample, at: time, facts) {
        run = Run(number: run.number + 1)
      } else if time < run.latest {
        late += 1
        first = first ?? sample.line
      }
      run.take(sample, at: time)
      runs[device] = run
      var sample = sample
      if run.number > 0 { sample.device = "\(device) run \(run.number + 1)" }
      keyed.append((run.number, time, sample))
    }
    guard let first else { return keyed.map { ($0.sample, $0.time) } }
    let name = facts.file.split(separator: "/").last ?? "-"
    let word = facts.format == "json" ? "event" : "line"
    if !facts.ordersByTime {
      findings = findings.joined(
        with: .sortedByTime(late, of: all.count, first: "\(word) \(first) of \(name)"))
    }
    // The sort is stable: events with equal times keep their order.
    return keyed.enumerated().sorted { one, other in
      (one.element.run, one.element.time, one.offset) < (other.element.run, other.element.time, other.offset)
    }.map { ($0.element.sample, $0.element.time) }
  }

  // MARK: Contacts

  /// The values that identify an event, by which an event logged several times is recognised.
  private struct Event: Hashable {
    let device: String
    let contact: String
    let time: Int64
    let phase: PointerPhase?
    let x: Double?
    let y: Double?
  }

  private mutating func pointers() -> RecordTable {
    let place = place()
    var kept: [(sample: PointerSample, time: Int64, at: (x: Double, y: Double)?)] = []
    var seen: Set<Event> = []
    for (sample, time) in zip(samples, times) {
      let at = place.flatMap { sample.places[$0] }
      // The same event reported by a nested view has another position.
      let event = Event(
        device: sample.device, contact: sample.contact, time: time, phase: sample.phase,
        x: sample.isStamped ? nil : at?.x, y: sample.isStamped ? nil : at?.y)
      guard seen.insert(event).inserted else { continue }
      let ends = sample.phase == .up || sample.phase == .cancel
      guard at != nil || ends else { continue }
      kept.append((sample, time, at))
    }
    let missing = kept.reduce(0) { $0 + $1.sample.missingHistory }
    if missing > 0 { findings = findings.joined(with: .missingHistory(missing)) }
    let downs = kept.contains { $0.sample.phase == .down }
    let ups = kept.contains { $0.sample.phase == .up || $0.sample.phase == .cancel }
    var table = empty(["time_us", "x", "y", "id"])
    table.units = table.units ?? place?.unit ?? facts.usualUnits
    let devices = Set(kept.map(\.sample.device))
    if downs || ups { table.names.append("phase") }
    if downs, !ups {
      // Without lifts, the phases say where gestures begin.
      table.names[table.names.count - 1] = "gesture"
    }
    if devices.count > 1 { table.names.append("session") }
    var (contacts, down, gesture): ([String: Int], Set<String>, Int) = ([:], [], 0)
    for (sample, time, at) in kept {
      let contact = contacts[sample.contact] ?? contacts.count
      contacts[sample.contact] = contact
      var cells: [RecordTable.Cell] = [
        .number(Double(time)), at.map { .number($0.x) } ?? .none, at.map { .number($0.y) } ?? .none,
        .number(Double(contact)),
      ]
      if downs, !ups {
        if sample.phase == .down { gesture += 1 }
        cells.append(.text("\(gesture)"))
      } else if downs || ups {
        let key = sample.device + "/" + sample.contact
        var phase = sample.phase ?? (down.contains(key) ? .move : .down)
        // The log has no arrivals, so the first row of each contact counts as one.
        if !downs, phase == .move, !down.contains(key) { phase = .down }
        if phase == .up || phase == .cancel { down.remove(key) } else { down.insert(key) }
        cells.append(.text(phase.word))
      }
      if devices.count > 1 { cells.append(.text(sample.device.isEmpty ? "1" : sample.device)) }
      table.rows.append(RecordTable.Row(line: sample.line, cells: cells))
    }
    table.findings = findings
    return table
  }

  /// The frame of reference to use: the most preferred one that at least 90 % as many samples have as have the most common one.
  private func place() -> PointerPlace? {
    let counts = PointerPlace.allCases.map { place in
      samples.count { sample in sample.places[place] != nil }
    }
    let most = counts.max() ?? 0
    return PointerPlace.allCases.first { place in
      let count = counts[place.rawValue]
      return count > 0 && Double(count) >= 0.9 * Double(most)
    }
  }

  private func empty(_ names: [String]) -> RecordTable {
    var table = RecordTable(format: facts.format, file: facts.file)
    (table.names, table.units, table.device) = (names, facts.units, facts.device)
    table.usesFrames = usesFrames
    return table
  }

  // MARK: Scrolls

  private mutating func scrolls() -> RecordTable {
    var table = empty(["time_us", "dx", "dy"])
    let all = samples.compactMap(\.scroll)
    table.isOfPage = all.allSatisfy(\.isOfPage)
    let columns: [(name: String, value: (ScrollSample) -> String?)] = [
      ("unit", { $0.unit }), ("source", { $0.source }), ("phase", { $0.phase }),
    ]
    let there = columns.filter { column in all.contains { column.value($0) != nil } }
    table.names += there.map(\.name)
    for (sample, time) in zip(samples, times) {
      guard let scroll = sample.scroll else { continue }
      var cells: [RecordTable.Cell] = [
        .number(Double(time)), scroll.dx.map { .number($0) } ?? .none, scroll.dy.map { .number($0) } ?? .none,
      ]
      cells += there.map { column in column.value(scroll).map { .text($0) } ?? .none }
      table.rows.append(RecordTable.Row(line: sample.line, cells: cells))
    }
    table.findings = findings
    return table
  }
}
