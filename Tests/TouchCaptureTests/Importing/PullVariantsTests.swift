import GestureTraces
import Testing

@testable import TouchCapture

/// A row: seconds, points, phase.
struct PullRow {
  var time: Double
  var x: Double
  var y: Double
  var phase: String
}

/// The pull: 160 points (25.4 mm) down in half a second, and what loggers make of it.
enum PullVariants {
  /// The pull with `rate` reports a second; y as of a hand that speeds up and slows down: 10s³ − 15s⁴ + 6s⁵.
  static func pull(rate: Double = 125) -> [PullRow] {
    let count = Int(0.48 * rate)
    return (0...count).map { index in
      let share = Double(index) / Double(count)
      let way = share * share * share * (10 - 15 * share + 6 * share * share)
      let phase = index == 0 ? "down" : index == count ? "up" : "move"
      return PullRow(time: Double(index) / rate, x: 200 + 3 * share, y: 300 + 160 * way, phase: phase)
    }
  }

  /// The rows as CSV with the header that a test names; time multiplied by `scale` and rounded to 0.001.
  static func csv(
    _ rows: [PullRow], time: String = "time_ms", scale: Double = 1000,
    extra: (name: String, value: String)? = nil,
    start: Double = 0
  ) -> String {
    var text = "\(time),x,y,phase\(extra.map { "," + $0.name } ?? "")\n"
    for row in rows {
      let stamp = (((row.time + start) * scale) * 1000).rounded() / 1000
      let (x, y) = ((row.x * 100).rounded() / 100, (row.y * 100).rounded() / 100)
      text += "\(stamp),\(x),\(y),\(row.phase)\(extra.map { "," + $0.value } ?? "")\n"
    }
    return text
  }

  /// The pull with rows changed one by one, by number from 0.
  static func changed(rate: Double = 125, _ change: (Int, inout PullRow) -> Void) -> [PullRow] {
    var rows = pull(rate: rate)
    for index in rows.indices { change(index, &rows[index]) }
    return rows
  }

  /// A lift at the time and the position of a move.
  static func lift(of row: PullRow) -> PullRow {
    var row = row
    row.phase = "up"
    return row
  }

  static let meant = (name: "intent", value: "pull")

  static let right: [(name: String, text: String)] = [
    ("milliseconds with phases", csv(pull(), extra: meant)),
    ("microseconds", csv(pull(), time: "time_us", scale: 1_000_000, extra: meant)),
    ("seconds", csv(pull(), time: "time_s", scale: 1, extra: meant)),
    ("a clock since 1970", csv(pull(), extra: meant, start: 1_790_000_000)),
    ("no phases", csv(pull(), extra: meant).replacing(",phase", with: ",said")),
    ("no intent", csv(pull())),
    (
      "60 reports a second to the millisecond",
      csv(changed(rate: 60) { $1.time = ($1.time * 1000).rounded() / 1000 })
    ),
    ("100 reports a second, 10 ms apart", csv(pull(rate: 100))),
    ("240 reports a second", csv(pull(rate: 240))),
    ("1000 reports a second", csv(pull(rate: 1000))),
    ("the lift at the time of the last move", csv(pull().dropLast() + [lift(of: pull()[59])])),
    ("each row twice", csv(pull().flatMap { row in row.phase == "move" ? [row, row] : [row] })),
    ("a rest of two seconds at the end", csv(changed { if $0 == 60 { $1.time += 2 } })),
    ("a pull sideways that was not meant", csv(changed { ($1.x, $1.y) = ($1.y, $1.x) })),
  ]

  /// Variants that no finger made: the letter, and a reason or its begin.
  static let wrong: [(name: String, text: String, letter: TraceGrade.Letter, reason: String)] = [
    (
      "one time stamp for all", csv(changed { $1.time = 5 }), .f,
      "a contact moved in no time: one time stamp for every report, first at line 2 of pull.csv"
    ),
    (
      "seconds in a column of milliseconds", csv(pull(), scale: 1), .f,
      "125000 reports a second while a finger moves"
    ),
    (
      "milliseconds in a column of microseconds", csv(pull(), time: "time_us", scale: 1000), .f,
      "125000 reports a second"
    ),
    (
      "microseconds in a column of milliseconds", csv(pull(), scale: 1e6), .f,
      "0.1 reports a second while a finger moves"
    ),
    (
      "milliseconds in a column of seconds", csv(pull(), time: "time_s", scale: 1000), .f,
      "0.1 reports a second"
    ),
    (
      "the same, and its length", csv(pull(), time: "time_s", scale: 1000), .f,
      "a contact of 480 s, longer than 60 s, first at line 2 of pull.csv"
    ),
    (
      "every tenth position in the corner", csv(changed { if $0 % 10 == 9 { ($1.x, $1.y) = (0, 0) } }), .d,
      "6 jumps of more than 20 mm, 80 mm at most, first at line 11 of pull.csv"
    ),
    (
      "an hour between two rows", csv(changed { if $0 >= 30 { $1.time += 3600 } }), .d,
      "a contact of 3600 s, longer than 60 s, first at line 2 of pull.csv"
    ),
    (
      "30 seconds between two rows", csv(changed { if $0 >= 30 { $1.time += 30 } }), .d,
      "the time went on once without the finger, by 30.0 s at most, in the middle of a steady move, first at line 32 of pull.csv"
    ),
    (
      "the last row in the corner", csv(changed { if $0 == 60 { ($1.x, $1.y) = (0, 0) } }), .d,
      "a jump of 80 mm, longer than 20 mm, first at line 62 of pull.csv"
    ),
    (
      "the first row in the corner", csv(changed { if $0 == 0 { ($1.x, $1.y) = (0, 0) } }), .d,
      "a jump of 57 mm, longer than 20 mm, first at line 3 of pull.csv"
    ),
    (
      "times to 10 ms", csv(changed(rate: 60) { $1.time = ($1.time * 100).rounded() / 100 }), .b,
      "time stamps are rounded to 10 ms"
    ),
    (
      "times to 100 ms", csv(changed { $1.time = ($1.time * 10).rounded() / 10 }), .d,
      "time stamps are rounded to 100 ms"
    ),
    (
      "8 rows a second", csv(pull(rate: 8.4)), .d,
      "8.4 reports a second while a finger moves, fewer than 10, first at line "
    ),
    (
      "two positions at each time", csv(changed { $1.time = Double($0 / 2) * 0.016 }), .d,
      "29 of 59 moves at the time of the report before"
    ),
    (
      "a lift at 30 m/s", csv(changed { if $0 == 60 { $1.y += 0.24 * 6299.2 } }), .d,
      "a finger at 30 m/s, faster than 20 m/s, first at line 62 of pull.csv"
    ),
    (
      "rows left out", csv(pull().enumerated().filter { !(25...35).contains($0.offset) }.map(\.element)), .d,
      "a moving finger without a report for over 40 ms once"
    ),
    ("a scroll up off the screen", csv(changed { $1.y -= 440 }), .b, ""),
    ("no lift", csv(pull().dropLast()), .c, "no lift at the end"),
  ]

  static let axes:
    [(name: String, change: @Sendable (inout PullRow) -> Void, options: String, reason: String)] = [
      (
        "y points up", { $0.y = 800 - $0.y }, "--flip-y",
        "1 of 1 pull goes up: if y points up, import with --flip-y, first at line 2 of pull.csv"
      ),
      (
        "x and y swapped", { ($0.x, $0.y) = ($0.y, $0.x) }, "--swap-xy",
        "1 of 1 pull goes sideways: if x and y are swapped, import with --swap-xy, first at line 2 of pull.csv"
      ),
      (
        "both", { ($0.x, $0.y) = (800 - $0.y, $0.x) }, "--swap-xy --flip-y",
        "1 of 1 pull goes sideways: if x and y are swapped and y points up, import with --swap-xy --flip-y, first at line 2 of pull.csv"
      ),
      (
        "y below zero", { $0.y = -$0.y }, "--flip-y",
        "every y is negative (-460 to -300): if y points up, import with --flip-y, first at line 2 of pull.csv"
      ),
    ]
}

/// One pull as people's loggers write it, right and wrong: 160 points (25.4 mm) down in half a second.
@Suite("Variants of one pull as a table")
struct PullVariantsTests {
  static func imported(
    _ text: String, _ change: (inout ImportOptions) -> Void = { _ in }
  ) throws -> Trace {
    var options = ImportOptions(tool: "test")
    change(&options)
    let bytes = Array(text.utf8)
    let format = try #require(RecordingImport.format(of: bytes))
    let source = RecordingSource(bytes, shownPath: "logs/pull.csv")
    return try #require(RecordingImport.traces(of: source, format, options).traces.first)
  }

  /// What is wrong by motion, time or axes: reasons that the importer gives for what a table leaves open are not.
  static func faults(of trace: Trace) -> [String] {
    let words = ["first at", "rounded", "without a report", "reports a second", "interval"]
    return (trace.end?.reasons ?? []).filter { reason in words.contains { reason.contains($0) } }
  }

  // MARK: Right

  @Test("a pull that a finger can have made has no fault", arguments: PullVariants.right.indices)
  func plausible(index: Int) throws {
    let (name, text) = PullVariants.right[index]
    let trace = try Self.imported(text)
    let letter = try #require(trace.end?.grade.flatMap(TraceGrade.Letter.init))
    #expect(letter <= .b && Self.faults(of: trace).isEmpty, "\(name): \(trace.end?.reasons ?? [])")
  }

  // MARK: Wrong

  @Test(
    "a pull that no finger can have made is graded down, with figure, limit and line",
    arguments: PullVariants.wrong.indices)
  func implausible(index: Int) throws {
    let (name, text, letter, reason) = PullVariants.wrong[index]
    let end = try #require(try Self.imported(text).end)
    #expect(end.grade == letter.rawValue, "\(name): \(end.grade ?? "–") \(end.reasons ?? [])")
    #expect(
      reason.isEmpty || end.reasons?.contains { $0.hasPrefix(reason) } == true,
      "\(name): \(end.reasons ?? [])")
  }

  // MARK: Axes

  @Test(
    "axes that look wrong are a D with the option that fixes them, which is never taken unasked",
    arguments: PullVariants.axes.indices)
  func axes(index: Int) throws {
    let (name, change, options, reason) = PullVariants.axes[index]
    let text = PullVariants.csv(PullVariants.changed { change(&$1) }, extra: PullVariants.meant)
    let trace = try Self.imported(text)
    #expect(
      trace.end?.grade == "D" && trace.end?.reasons?.contains(reason) == true,
      "\(name): \(trace.end?.reasons ?? [])")
    let plain = try Self.imported(PullVariants.csv(PullVariants.pull(), extra: PullVariants.meant))
    let fixed = try Self.imported(text) {
      ($0.axes.flipsY, $0.axes.swapsXY) = (options.contains("flip"), options.contains("swap"))
    }
    #expect(fixed.end?.grade == plain.end?.grade && fixed.end?.reasons == plain.end?.reasons, "\(name)")
    // The same way, if not the same position.
    let ways = [fixed, plain].map { trace in
      trace.events.compactMap { event -> Double? in
        switch event.kind {
        case .down(_, _, let y), .move(_, _, let y): y
        default: nil
        }
      }
    }
    for (one, other) in zip(ways[0], ways[1]) {
      #expect(abs(one - ways[0][0] - (other - ways[1][0])) < 0.011)
    }
  }

  @Test("a column of deltas is turned round and exchanged too")
  func deltas() throws {
    let text =
      "time_ms,dx,dy,unit,source\n0,1,-5,css px,finger\n8,1,-6,css px,finger\n16,0,-7,css px,finger\n"
    let along = { (trace: Trace) in
      trace.events.compactMap { event -> [Double?]? in
        if case .scroll(let scroll) = event.kind { [scroll.dx, scroll.dy] } else { nil }
      }
    }
    #expect(along(try Self.imported(text)) == [[1, -5], [1, -6], [0, -7]])
    #expect(along(try Self.imported(text) { $0.axes.flipsY = true }) == [[1, 5], [1, 6], [0, 7]])
    #expect(along(try Self.imported(text) { $0.axes.swapsXY = true }) == [[-5, 1], [-6, 1], [-7, 0]])
  }

  @Test("shares of the surface are turned round about its middle")
  func shares() throws {
    let text = "time_ms,x,y,phase\n0,0.5,0.25,down\n8,0.5,0.75,move\n16,0.5,0.75,up\n"
    let trace = try Self.imported(text) { $0.axes.flipsY = true }
    #expect(trace.events.first?.kind == .down(slot: 0, x: 0.5, y: 0.75))
  }

  @Test("half of ten pulls that go up are no sign of other axes, nor is a scroll that goes up")
  func undecided() throws {
    let pulls = (0..<10).flatMap { number in
      PullVariants.pull().map { row in
        var row = row
        row.time += Double(number)
        if number % 2 == 0 { row.y = 760 - row.y }
        return row
      }
    }
    for (rows, intent) in [(pulls, "pull"), (PullVariants.changed { $1.y = 760 - $1.y }, "scroll")] {
      let reasons = try Self.imported(PullVariants.csv(rows, extra: ("intent", intent))).end?.reasons ?? []
      #expect(!reasons.contains { $0.contains("--flip-y") }, "\(reasons)")
    }
    let most = (0..<10).flatMap { number in
      PullVariants.pull().map { row in
        var row = row
        row.time += Double(number)
        if number != 3 { row.y = 760 - row.y }
        return row
      }
    }
    let reasons = try Self.imported(PullVariants.csv(most, extra: PullVariants.meant)).end?.reasons ?? []
    #expect(
      reasons.contains(
        "9 of 10 pulls go up: if y points up, import with --flip-y, first at line 2 of pull.csv"),
      "\(reasons)")
  }

  @Test("an option that a file has no use for is an error that says why")
  func useless() {
    let message = { (text: String, change: (inout ImportOptions) -> Void) in
      do {
        _ = try Self.imported(text, change)
        return "nothing"
      } catch { return "\(error)" }
    }
    let swap = { (options: inout ImportOptions) in
      (options.axes.swapsXY, options.stated) = (true, [.swapXY])
    }
    let flip = { (options: inout ImportOptions) in
      (options.axes.flipsY, options.stated) = (true, [.flipY])
    }
    #expect(
      message("time_ms,dy,unit\n0,-5,css px\n8,-6,css px\n", swap)
        == "logs/pull.csv: --swap-xy does not apply here, as the table has only one axis; remove it")
    #expect(
      message("time_ms,dx,unit\n0,-5,css px\n8,-6,css px\n", flip)
        == "logs/pull.csv: --flip-y does not apply here, as the table does not have a column for y; remove it"
    )
    #expect(
      message(RecordingTexts.evemu(Recordings.touchDrag(frames: 3)), flip)
        == "logs/pull.csv: --flip-y does not apply to a recording of a device's events; remove it")
  }

  @Test("events of JSON are named by number")
  func json() throws {
    let rows = PullVariants.changed { if $0 % 10 == 9 { ($1.x, $1.y) = (0, 0) } }
    let events = rows.map {
      "{\"time_ms\":\($0.time * 1000),\"x\":\($0.x),\"y\":\($0.y),\"phase\":\"\($0.phase)\"}"
    }
    let reasons = try Self.imported("[\(events.joined(separator: ","))]").end?.reasons ?? []
    #expect(
      reasons.contains("6 jumps of more than 20 mm, 80 mm at most, first at event 10 of pull.csv"),
      "\(reasons)")
  }

  @Test("a gesture that is split off has its own reasons, by the lines of its own trace")
  func split() throws {
    var options = ImportOptions(tool: "test")
    options.splitsGestures = true
    let rows = (0..<2).flatMap { number in
      PullVariants.changed { index, row in
        row.time += Double(number)
        if number == 1, index == 30 { (row.x, row.y) = (0, 0) }
      }
    }
    let bytes = Array(PullVariants.csv(rows).utf8)
    let file = try RecordingImport.traces(
      of: RecordingSource(bytes, shownPath: "pull.csv"), .csv, options)
    let reasons = file.traces.map { Self.faults(of: $0) }
    #expect(reasons.map(\.count) == [0, 1], "\(reasons)")
    #expect(reasons.last?.first == "a jump of 68 mm, longer than 20 mm, first at line 32", "\(reasons)")
  }
}
