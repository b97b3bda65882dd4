import GestureTraces
import PullToRefresh
import RefreshIndicators
import ScrollPhysics
import SystemChecks
import TextFormats
import TraceReplay

/// Texts with numbers: JSON, numeric cases, path data, scripts of fingers, logs of offsets.
enum TextTargets {
  /// JSON that is written is read as the same.
  static func json(_ text: [UInt8]) -> Bool {
    guard let value = try? JSONReader.value(of: text) else { return false }
    var writer = JSONWriter()
    writer.value(value)
    guard let read = try? JSONReader.value(of: writer.bytes) else {
      broken("what was written cannot be read")
    }
    demand(read == value, "a value is read back as another")
    let (said, taken) = (numbers(in: text), numbers(in: value))
    demand(said == taken, "numbers are read as others")
    return true
  }

  /// The numbers that stand in a text that is JSON, outside of its strings, by the C library's reading.
  private static func numbers(in text: [UInt8]) -> [Double] {
    var (found, word): ([Double], [UInt8]) = ([], [])
    var (isString, isEscaped) = (false, false)
    for byte in text + [UInt8(ascii: " ")] {
      if isString {
        (isString, isEscaped) = (
          isEscaped || byte != UInt8(ascii: "\""), !isEscaped && byte == UInt8(ascii: "\\")
        )
      } else if "+-.eE0123456789".utf8.contains(byte) {
        word.append(byte)
      } else {
        // The words true and false end with an e.
        if let number = strtod(word) { found.append(number) }
        word = []
        isString = byte == UInt8(ascii: "\"")
      }
    }
    return found
  }

  private static func strtod(_ word: [UInt8]) -> Double? {
    word.contains { (0x30...0x39).contains($0) } ? Double(String(decoding: word, as: UTF8.self)) : nil
  }

  private static func numbers(in value: JSONValue) -> [Double] {
    switch value {
    case .number(let number): [number.value]
    case .array(let values): values.flatMap(numbers)
    case .object(let object): object.members.flatMap { numbers(in: $0.value) }
    default: []
    }
  }

  /// Numeric cases come out in some way, or say which of them cannot.
  static func vectors(_ text: [UInt8]) -> Bool {
    guard let file = try? VectorFile(text, path: "a") else { return false }
    var verification = Verification()
    do throws(VectorError) {
      try verification.run(file)
    } catch {
      return false
    }
    demand(verification.counts.cases == file.cases.count, "cases got lost")
    demand(
      (try? JSONReader.value(of: Array(Verification.format.json(verification).utf8))) != nil,
      "what --json prints is no JSON")
    return true
  }

  /// Path data that is written is read as the same; the paths of MRefresh end where the original does.
  static func path(_ text: [UInt8]) -> Bool {
    let svg = String(decoding: text, as: UTF8.self)
    for version in MRefreshPathVersion.allCases {
      guard let read = try? MRefreshPath.read(svg, version: version), let path = try? read.simplified() else {
        continue
      }
      _ = try? path.drawn()
      if path.nodes.count < 64 { _ = try? path.smoothed(times: 2, version: version).drawn(0.5) }
    }
    guard let path = try? VectorPath(svg: svg) else { return false }
    guard let read = try? VectorPath(svg: path.svg) else {
      broken("what was written cannot be read: \(path.svg)")
    }
    demand(read.svg == path.svg, "a path is written a second time as another")
    return true
  }

  /// A script that is written is read as the same; its replay is the one that visits every frame.
  static func script(_ text: [UInt8]) -> Bool {
    guard let script = try? FingerScript(String(decoding: text, as: UTF8.self)) else { return false }
    demandSteps(String(decoding: text, as: UTF8.self), in: script)
    let written = script.steps.map(words).joined(separator: "; ")
    guard let read = try? FingerScript(written) else { broken("what was written cannot be read: \(written)") }
    demand(read == script, "a script is read back as another: \(written)")
    var random = TraceTargets.random(text)
    guard let model = ScrollModel.all.randomElement(using: &random), duration(script) <= 20_000_000 else {
      return true
    }
    let track = FingerTrack(of: script, rate: 60)
    let scene = Scene(scenario: TraceScenario(), overrides: SceneOverrides())
    let replay = Replay(track: track, scene: scene, model: model, options: ReplayOptions())
    if let system = RefreshSystem.all.randomElement(using: &random) {
      TraceTargets.compare(replay, RefreshEngine(system, in: replay.scene, on: model))
    }
    return true
  }

  /// Every step of a script is read, by its words; a script is no longer and goes no further than one may.
  private static func demandSteps(_ text: String, in script: FingerScript) {
    let said = text.split(separator: ";").map { $0.split(whereSeparator: \.isWhitespace) }.filter {
      !$0.isEmpty
    }
    demand(said.count == script.steps.count, "\(said.count) steps are read as \(script.steps.count)")
    for (words, step) in zip(said, script.steps) {
      let isSame =
        switch step {
        case .down: words == ["down"]
        case .release: words == ["release"]
        case .cancel: words == ["cancel"]
        case .move(let target, let time):
          words.count == 3 && words[0] == "move" && Double(words[1]) == target && target.magnitude <= 1e6
            && microseconds(words[2]) == time
        case .hold(let time): words.count == 2 && words[0] == "hold" && microseconds(words[1]) == time
        case .wait(let time): words.count == 2 && words[0] == "wait" && microseconds(words[1]) == time
        }
      demand(isSame, "'\(words.joined(separator: " "))' is read as \(step)")
    }
    demand(duration(script) <= 600_000_000, "a script of more than ten minutes was accepted")
  }

  /// A time of a script: milliseconds where it has no unit.
  private static func microseconds(_ word: Substring) -> Int64? {
    let unit = String(word.reversed().prefix { $0.isLetter }.reversed())
    let size = ["": 1e3, "us": 1, "ms": 1e3, "s": 1e6, "m": 60e6, "h": 3600e6][unit]
    return size.flatMap { Int64(exactly: ((Double(word.dropLast(unit.count)) ?? .nan) * $0).rounded()) }
  }

  private static func duration(_ script: FingerScript) -> Int64 {
    script.steps.reduce(0) { sum, step in
      switch step {
      case .move(_, let time), .hold(let time), .wait(let time): sum + time
      case .down, .release, .cancel: sum
      }
    }
  }

  private static func words(_ step: FingerScript.Step) -> String {
    func milliseconds(_ time: Int64) -> String { "\(Double(time) / 1000)ms" }
    return switch step {
    case .down: "down"
    case .move(let target, let time): "move \(target) \(milliseconds(time))"
    case .hold(let time): "hold \(milliseconds(time))"
    case .release: "release"
    case .cancel: "cancel"
    case .wait(let time): "wait \(milliseconds(time))"
    }
  }

  /// A log of offsets has what its rows say, and is read as the same when it is written.
  static func curve(_ text: [UInt8]) -> Bool {
    var columns = OffsetLogColumns(times: OffsetLogColumns.usualTimes)
    (columns.event, columns.words) = ("event", EventWords())
    // Signs that a paste loses, as those of control, are no part of a cell.
    let table = PlainTable(PastedText.clean(text)).flatMap { $0.isOfOffsets ? $0 : nil }
    if let log = try? OffsetLogReader.rows(of: text, path: "a", columns) {
      if let table { demandRows(table, in: log.rows) }
      demandOrder(log)
    }
    guard let log = try? CurveLogReader.log(text, path: "a") else { return false }
    if let table { demandSamples(table, in: log) }
    let rows = log.samples.map { "\($0.time),\($0.offset),\($0.finger.map { "\($0)" } ?? "")" }
    let written = "time_s,offset_pt,finger_pt\n" + rows.joined(separator: "\n")
    guard let read = try? CurveLogReader.log(Array(written.utf8), path: "a") else {
      broken("what was written cannot be read: \(written)")
    }
    demand(read.samples == log.samples, "a log is read back as another")
    return true
  }

  /// Rows of lines and of tables are in order, with numbers within their ranges.
  private static func demandOrder(_ log: OffsetLogRows) {
    demand(zip(log.rows.dropFirst(), log.rows).allSatisfy { $0.time >= $1.time }, "times go back")
    demand(
      log.rows.allSatisfy { $0.time.isFinite && ($0.offset ?? 0).magnitude <= 1e9 },
      "an offset is beyond its limit")
    demand(log.source == .table || log.rows.count { $0.offset != nil } > 1, "one line is a log")
  }

  /// Columns of times, and the seconds in one of their units.
  private static let timeColumns = ["time_ms": 1e-3, "time_s": 1, "time_us": 1e-6, "time_ns": 1e-9]

  /// Every row of a log with events is read at its time, with its event, its offset and its finger.
  private static func demandRows(_ table: PlainTable, in rows: [OffsetLogRow]) {
    demand(table.mayBe(rows.count), "\(table.rows.count) rows are read as \(rows.count)")
    guard rows.count == table.rows.count else { return }
    for owner in ["trace", "engine", "model"] {
      demand(
        Set(table.rows.compactMap { $0.cells[owner] }).count < 2, "rows of two \(owner)s are read as one log")
    }
    demand(
      rows.allSatisfy {
        $0.time.magnitude <= 5e9 * 1.000001 && ($0.offset ?? 0).magnitude <= 1e9
          && ($0.finger ?? 0).magnitude <= 1e9
      }, "a time or a length beyond its limit was accepted")
    for (said, read) in zip(table.rows, rows) {
      let cells = said.cells
      for (column, seconds) in timeColumns {
        demand(
          cells[column].map { number($0) * seconds == read.time } ?? true,
          "line \(said.line) is at \(read.time) s")
      }
      demand(cells["event"] ?? "" == read.event, "line \(said.line) is an event '\(read.event)'")
      demand(read.location == "a:\(said.line)", "line \(said.line) is called \(read.location)")
      demand(
        cells["offset_pt"].map(number) == read.offset,
        "line \(said.line) has the offset \(read.offset ?? .nan)")
      demand(
        cells["finger_pt"].map(number) == read.finger,
        "line \(said.line) has a finger at \(read.finger ?? .nan)")
    }
  }

  /// Every row of a log without events is a sample; its numbers lie within their ranges.
  private static func demandSamples(_ table: PlainTable, in log: CurveLog) {
    demand(table.mayBe(log.samples.count), "\(table.rows.count) rows are read as \(log.samples.count)")
    guard log.samples.count == table.rows.count else { return }
    demand(
      log.knowsFinger == table.names.contains("finger_pt"), "a log knows a finger without a column of it")
    for (said, read) in zip(table.rows, log.samples) {
      let cells = said.cells
      let time = cells["time_ms"].map { number($0) * 1e-3 } ?? cells["time_s"].map(number)
      demand(time == read.time, "line \(said.line) is at \(read.time) s")
      demand(cells["offset_pt"].map(number) == read.offset, "line \(said.line) has the offset \(read.offset)")
      demand(
        cells["finger_pt"].map(number) == read.finger,
        "line \(said.line) has a finger at \(read.finger ?? .nan)")
      for column in KnownLimits.ofCurves.keys {
        if let cell = cells[column] {
          KnownLimits.demand(number(cell), of: column, within: KnownLimits.ofCurves)
        }
      }
    }
  }

  private static func number(_ cell: String) -> Double { Double(cell) ?? .nan }
}
