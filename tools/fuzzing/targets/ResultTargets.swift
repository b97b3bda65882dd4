import GestureTraces
import PromptedCapture
import TextFormats
import TraceReplay

@testable import ReplayReport

/// Files that say what came of replays: rows, reports, parts of them, and the labels and gates that people write for them.
enum ResultTargets {
  /// Gates that are written are read as the same.
  static func gates(_ text: [UInt8]) -> Bool {
    guard let gates = try? GateFile.gates(of: String(decoding: text, as: UTF8.self), path: "a") else {
      return false
    }
    SaidGates.demand(String(decoding: text, as: UTF8.self), in: gates)
    do {
      let read = try GateFile.gates(of: gates.map(\.text).joined(separator: "\n"), path: "a")
      demand(read.map(\.text) == gates.map(\.text), "gates are read back as others")
      demand(read.map(\.limit) == gates.map(\.limit), "gates are read back with other limits")
    } catch {
      broken("what was written cannot be read: \(error)")
    }
    return true
  }

  /// A report of before has the groups that its text says; a byte order mark changes nothing.
  static func baseline(_ text: [UInt8]) -> Bool {
    guard let report = try? BaselineReport(text, path: "a") else { return false }
    if let said = try? JSONReader.value(of: text) {
      demandGroups(said, in: report)
      demandWhole(said, in: report)
    }
    guard let marked = try? BaselineReport([0xEF, 0xBB, 0xBF] + text, path: "a") else {
      // What begins with a mark has one too many then.
      demand(text.starts(with: [0xEF, 0xBB, 0xBF]), "a byte order mark makes a report unreadable")
      return true
    }
    let settings = RecordedSettings(rate: 60)
    demand(report.changes(to: settings) == marked.changes(to: settings), "a byte order mark changes a report")
    return true
  }

  /// The traces of a report with their hashes, and the settings of its replays.
  private static func demandWhole(_ said: JSONValue, in report: BaselineReport) {
    for member in said["traces"]?.object?.members ?? [] {
      let side = report.traces[member.key]
      demand(side?.paths == (member.value.array ?? []).compactMap(\.string), "traces are read as others")
      let hashes = said["content_hashes"]?[member.key]?.array ?? []
      demand(
        side?.hashes == hashes.map { $0.string.flatMap { UInt64($0, radix: 16) } },
        "hashes of traces are read as others")
    }
    var json = JSONWriter()
    RecordedSettings(ReplayOptions()).write(to: &json)
    guard let usual = (try? JSONReader.value(of: json.bytes))?.object, let own = said["settings"]?.object
    else {
      return
    }
    let other = usual.members.filter { member in own[member.key].map { $0 != member.value } ?? false }
    let told = report.changes(to: RecordedSettings(ReplayOptions()))
    demand(
      told.count == other.count && zip(told, other).allSatisfy { $0.hasPrefix("\($1.key) was ") },
      "settings \(other.map(\.key)) differ, and told are \(told)")
  }

  /// The traces of a group: its verdicts, the times of those that fired, the rules that they broke.
  private static func demandTraces(_ said: JSONValue, in read: GroupRecord) {
    let verdicts = said["verdicts"]?.string ?? ""
    demand(read.verdicts.text == verdicts, "the verdicts \(verdicts) are read as \(read.verdicts.text)")
    for (key, times, letters) in [("fired", read.fired, "TF"), ("fired_free", read.freeUse?.times, "f")] {
      let rows = verdicts.utf8.count { letters.utf8.contains($0) }
      if key == "fired_free", read.freeUse == nil, said[key]?["triggers"] == nil { continue }
      for metric in FiredTimes.metrics {
        guard let list = said[key]?[metric.key]?.array, list.count == rows else { continue }
        if key == "fired_free", read.freeUse == nil { continue }
        demand(times?[metric] == list.map(\.double), "\(metric) of what \(key) are read as others")
      }
    }
    if let free = read.freeUse {
      demand(
        free.triggers == (said["fired_free"]?["triggers"]?.array ?? []).compactMap(\.integer),
        "the triggers of free use are read as others")
    }
    guard said["violations_left_out"]?.integer == 0, let list = said["violations_found"]?.array,
      list.allSatisfy({ one in
        one["trace"]?.string != nil
          && FindingKind.allCases.contains { $0.rawValue == one["what"]?.string }
      })
    else { return }
    for kind in FindingKind.allCases {
      let traces = list.filter { $0["what"]?.string == kind.rawValue }.compactMap { $0["trace"]?.string }
      demand(read.broken?[kind] == Set(traces), "the traces that broke \(kind) are read as others")
    }
  }

  /// Names, counts, false alarms, broken rules and spreads of each group are those that the text says.
  private static func demandGroups(_ said: JSONValue, in report: BaselineReport) {
    let groups = said["groups"]?.array ?? []
    demand(groups.count == report.groups.count, "\(groups.count) groups are read as \(report.groups.count)")
    for (said, read) in zip(groups, report.groups) {
      let names = [read.key.engine, read.key.model, read.key.origin]
      demand(["engine", "model", "origin"].map { said[$0]?.string } == names, "a group is called \(names)")
      let counts = read.counts
      demand(
        ["tp", "fp", "fn", "tn"].map { said[$0]?.integer }
          == [counts.truePositives, counts.falsePositives, counts.falseNegatives, counts.trueNegatives],
        "the counts of a group are read as \(counts)")
      for key in ["tp", "fp", "fn", "tn"] {
        KnownLimits.demand(said[key] ?? .null, within: KnownLimits.ofReports, of: key)
      }
      let free = said["false_accepts_per_hour"]
      KnownLimits.demand(free?["triggers"] ?? .null, within: KnownLimits.ofReports, of: "triggers")
      demand(
        free?["triggers"]?.integer ?? 0 == read.falseAccepts.events, "other triggers of free use are read")
      demand(
        max(0, free?["exposure_h"]?.double ?? 0) == read.falseAccepts.hours,
        "other hours of free use are read")
      for kind in FindingKind.allCases {
        let count = said["violations_by"]?[kind.key]?.integer ?? 0
        demand(
          max(0, count) == read.violations[kind] ?? 0, "\(count) violations of \(kind) are read as others")
      }
      for metric in ReplayFigure.metrics {
        guard let spread = read.metrics[metric], let own = said["quantiles"]?[metric.key] else {
          continue
        }
        for (key, value) in [
          ("mean", spread.mean), ("min", spread.least), ("p50", spread.median), ("p95", spread.p95),
          ("p99", spread.p99), ("max", spread.greatest),
        ] {
          demand(own[key]?.double == value, "\(key) of \(metric) is read as \(value ?? .nan)")
        }
        demand(own["n"]?.integer == spread.count, "\(metric) of another number of values")
        demand(
          own["infinite"]?.integer ?? 0 == spread.infinite, "\(metric) with other values that are infinite")
        let hasBounds = own["p50_low"]?.double != nil && own["p50_high"]?.double != nil
        demand(
          spread.medianBounds?.low == (hasBounds ? own["p50_low"]?.double : nil)
            && spread.medianBounds?.high == (hasBounds ? own["p50_high"]?.double : nil),
          "the interval of the median of \(metric) is read as another")
      }
      demandTraces(said, in: read)
      for metric in ReplayFigure.metrics where read.metrics[metric] == nil {
        let own = said["quantiles"]?[metric.key]
        demand(
          own?["n"]?.integer == nil || own?["p50"]?.double == nil, "the spread of \(metric) is not read")
      }
    }
  }

  /// Values of rows that follow from others, or that nobody reads back.
  private static let kept = Kept(
    changed: [
      "latency_ms", "release_latency_ms", "callback_delay_ms", "crossings_ms", "states", "words", "unit",
      "outcome",
      "reason", "settings", "observed", "hash", "fired", "inset_conserved", "delay_sample_ms",
      "delay_delivery_ms",
      "delay_frame_ms",
      "delay_policy_ms", "delay_callback_ms", "delay_total_ms",
    ], forgetsUnknown: true,
    filled: [
      "threshold_pt", "reached", "busy", "due_unseen", "end_ms", "chatter", "offset_jump_pt",
      "velocity_jump_pt_s", "unfinished", "truncated", "layer_missing", "duration_ms", "strict",
      "carries_duration", "rule", "measures", "layer", "units", "device", "device_kind", "rate_hz", "gesture",
      // These follow from what the row says of lateness and delays.
      "release_ms", "crossing_ms", "callback_ms", "time_to_trigger_ms", "due_ms", "triggers",
    ], showsWords: true, slackOfTimes: 1e-6)

  /// Rows that are written are read as the same.
  static func rows(_ text: [UInt8]) -> Bool {
    var rows: [RowReader.Row] = []
    for (index, line) in text.split(separator: UInt8(ascii: "\n")).enumerated() {
      guard let row = try? row(Array(line), number: index + 1) else { return false }
      // Of a real app some columns are not known, whatever they say.
      if let said = try? JSONReader.value(of: Array(line)), said[GestureRow.observedKey] == nil,
        let written = try? JSONReader.value(
          of: Array(GestureRow(row.scored, settings: row.settings).json.utf8))
      {
        kept.demand(said, in: written)
        demandRest(said, in: written, row)
        KnownLimits.demand(said, within: KnownLimits.ofRows)
      }
      rows.append(row)
    }
    guard let set = try? RowSet(rows, engines: nil, grounds: nil) else { return false }
    for row in set.rows {
      let written = GestureRow(row.scored, settings: row.settings).json
      switch Result(catching: { () throws(RowError) in try self.row(Array(written.utf8)) }) {
      case .success(let read):
        let second = GestureRow(read.scored, settings: read.settings).json
        demand(second == written, "a row is written a second time as another: \(written)")
      case .failure(let error): broken("what was written cannot be read: \(error): \(written)")
      }
    }
    return true
  }

  /// Values that are written in another form: a hash without zeros before it, settings, the parts of a delay.
  private static func demandRest(_ said: JSONValue, in written: JSONValue, _ row: RowReader.Row) {
    let hash = { (row: JSONValue) in row["hash"]?.string.flatMap { UInt64($0, radix: 16) } }
    demand(hash(said) == hash(written), "a hash is read as another")
    if let own = said["settings"]?.string.flatMap({ try? JSONReader.value(of: Array($0.utf8)) })?.object {
      demand(
        row.settings == RecordedSettings(rate: row.scored.result.rate, differences: own),
        "settings are read as others")
    }
    let keys = ["sample", "delivery", "frame", "policy", "callback", "total"].map { "delay_\($0)_ms" }
    let delay = keys.compactMap { said[$0]?.double }
    guard delay.count == keys.count else { return }
    for (key, one) in zip(keys, delay) {
      demand(
        (one - (written[key]?.double ?? .nan)).magnitude <= max(1e-6, 4 * one.ulp),
        "\(key), which is \(one), is written as another")
    }
  }

  private static func row(_ line: [UInt8], number: Int = 1) throws(RowError) -> RowReader.Row {
    try RowReader.row(of: line.span, path: "a", number: number)
  }

  /// A partial result that is written is read as the same.
  static func partial(_ bytes: [UInt8]) -> Bool {
    guard let (header, traces) = try? contents(bytes) else { return false }
    var stream = PartialStream(header)
    var written: [UInt8] = []
    for trace in traces { written += stream.add(trace) }
    written += stream.end()
    guard let (again, others) = try? contents(written) else { broken("what was written cannot be read") }
    demand(again == header, "a header is read back as another")
    var second = PartialStream(again)
    var copy: [UInt8] = []
    for trace in others { copy += second.add(trace) }
    copy += second.end()
    demand(copy == written, "a partial result is written a second time as another")
    return true
  }

  private static func contents(_ bytes: [UInt8]) throws -> (PartialHeader, [PartialTrace]) {
    var file = try PartialFile(name: "a") { offset, count in Array(bytes.dropFirst(offset).prefix(count)) }
    var traces: [PartialTrace] = []
    while let trace = try file.next() { traces.append(trace) }
    return (file.header, traces)
  }

  /// Labels are read as their rows say, and put into a trace, or the line is named that cannot be.
  static func labels(_ text: [UInt8]) -> Bool {
    guard let table = try? LabelTable(text, path: "a") else { return false }
    demandRows(text, in: table)
    guard let trace = labelled, let rows = try? table.rows(of: ["pull/touchscreen-01.trace"]) else {
      return true
    }
    demand(
      rows.flatMap(\.self).map(\.line).sorted() == table.rows.map(\.line), "rows got lost among the traces")
    for row in rows {
      var edit = LabelEdit(of: trace, GestureStretches(of: trace, options: ReplayOptions()), again: false)
      guard (try? table.apply(row, to: &edit)) != nil else { continue }
      for row in row { demandLabel(row, in: edit) }
      if row.count == 1, case .gesture(let number) = row[0].part {
        let span: ClosedRange<Int64> = number == 1 ? 0...200_000 : 900_000...1_000_000
        demand(
          edit.labels.map { $0.from...$0.to } == [span], "gesture \(number) is labelled at \(edit.labels)")
      }
    }
    return true
  }

  /// Every row with an intent is read: its trace, its part and its intent; those without are counted.
  private static func demandRows(_ text: [UInt8], in table: LabelTable) {
    guard let said = PlainTable(text) else { return }
    let filled = said.rows.filter { $0.cells["intent"] != nil }
    demand(table.rows.count == filled.count, "\(filled.count) labels are read as \(table.rows.count)")
    demand(table.open == said.rows.count - filled.count, "\(table.open) rows are said to have no intent")
    for (one, other) in zip(filled, table.rows) {
      let cells = one.cells
      demand(
        (other.line, other.trace, other.intent.rawValue) == (one.line, cells["trace"], cells["intent"]),
        "line \(one.line) is read as \(other)")
      for column in KnownLimits.ofLabels.keys {
        if let number = cells[column].flatMap(Double.init) {
          KnownLimits.demand(number, of: column, within: KnownLimits.ofLabels)
        }
      }
      let part: LabelTable.Part
      if let gesture = cells["gesture"].flatMap({ Int($0) }) {
        part = .gesture(gesture)
      } else if let from = cells["from_ms"].flatMap(Double.init), let to = cells["to_ms"].flatMap(Double.init)
      {
        part = .span(Int64((from * 1000).rounded())...Int64((to * 1000).rounded()))
      } else {
        part = .whole
      }
      demand(other.part == part, "line \(one.line) labels \(other.part) in place of \(part)")
    }
  }

  /// What a row says is in the labels of its trace, when all rows were put there.
  private static func demandLabel(_ row: LabelTable.Row, in edit: LabelEdit) {
    let isThere =
      switch row.part {
      case .whole: edit.intent == row.intent
      case .gesture(let number): edit.intent(ofGesture: number) == row.intent
      case .span(let span):
        edit.labels.contains { ($0.from, $0.to, $0.intent) == (span.lowerBound, span.upperBound, row.intent) }
      }
    demand(isThere, "line \(row.line), \(row.part) \(row.intent), is not among the labels \(edit.labels)")
  }

  /// A trace with two gestures, to be labelled.
  private static let labelled: Trace? = {
    let lines = [
      #"{"format":"overscroll-trace","version":1,"device":{"kind":"touchscreen","size_mm":[70,140]},"source":{"origin":"synthetic"},"layers":["libinput"]}"#,
      #"{"type":"down","t":0,"slot":0,"x":30,"y":40}"#, #"{"type":"move","t":100000,"slot":0,"x":30,"y":60}"#,
      #"{"type":"up","t":200000,"slot":0}"#, #"{"type":"down","t":900000,"slot":0,"x":30,"y":40}"#,
      #"{"type":"up","t":1000000,"slot":0}"#,
      #"{"type":"end","t":1000000,"events":5,"grade":"A","reasons":[]}"#,
    ]
    return try? TraceReader.trace(
      of: Array(lines.joined(separator: "\n").utf8), path: "pull/touchscreen-01.trace")
  }()
}
