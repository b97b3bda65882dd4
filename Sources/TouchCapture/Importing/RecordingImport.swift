import GestureTraces
import TextFormats

/// Makes traces from other programs' recordings: evemu, `libinput record`, `getevent -lt`, logs of `libinput debug-events` and of Wayland
/// clients, logs in which apps print touches and scrolls, CSV, JSON, and the takes of the lab's page.
package enum RecordingImport {
  /// The formats of recordings, detected from the content.
  enum Format: String, CaseIterable {
    case evemu, getevent, csv, json
    case libinputRecord = "libinput-record"
    case debugEvents = "libinput-debug-events"
    case wayland = "wayland-log"
    case printedEvents = "printed-evdev"
    case xinput = "xinput-test-xi2"
    case tslib
    case takes = "overscroll-takes"
    case pointerLog = "pointer-log"
    case perfettoTable = "perfetto-android-input"
    case perfettoTrace = "perfetto"

    /// The kind of recording, which determines the options that apply; nil for a table, whose kind depends on its columns.
    var kind: ImportKind? {
      switch self {
      case .evemu, .getevent, .libinputRecord, .printedEvents: .deviceEvents
      case .debugEvents: .debugEvents
      case .wayland: .wayland
      case .takes: .takes
      case .csv, .json, .tslib, .xinput, .pointerLog, .perfettoTable, .perfettoTrace: nil
      }
    }
  }

  /// The contents of a recording, before traces are made from them.
  enum Content {
    /// Kernel events of one or several devices.
    case devices(EvdevRecording)
    /// A log in which the events of devices are printed.
    case log([LoggedDevice])
    /// A table whose rows are positions of pointers, or scrolls.
    case table(RecordTable)
    /// Traces that are complete already and are used unchanged.
    case traces(ImportedFile)
  }

  /// Makes the traces of a recording, whose format is detected.
  ///
  /// - Parameters:
  ///   - path: A path, or `-` for stdin.
  ///   - options: How to import it.
  /// - Returns: One trace for each device with events, and notes on the others; nil if the file has none of the known formats.
  /// - Throws: `FileError`, or `CaptureError` with the line.
  package static func traces(of path: String, _ options: ImportOptions) throws -> ImportedFile? {
    var text = try RecordingSource(path, mayStream: true)
    guard let format = format(of: text.head, options.layout) else { return nil }
    if format != .csv { try text.takeStream() }
    return try traces(of: text, format, options)
  }

  /// Makes the traces of a recording whose format is known.
  static func traces(
    of text: RecordingSource, _ format: Format, _ options: ImportOptions
  ) throws -> ImportedFile {
    let shownPath = text.shownPath
    let options = options.laidOut(for: shownPath)
    let name = shownPath.split(separator: "/").last.map(String.init) ?? shownPath
    let source = source(format.rawValue, name, options)
    var file: ImportedFile
    switch try content(of: text, format, options) {
    case .table(var table):
      try table.changeAxes(options)
      file = try TableImport(table, source: source, options: options).imported()
    case .log(let devices):
      let takes = devices.map { LoggedTake($0, options.scrolls) }
      try options.check(takes, shownPath)
      file = ImportedFile(takes.map { $0.trace(shownPath, source, options) })
    case .devices(let recording):
      guard !recording.devices.allSatisfy(\.events.isEmpty) else {
        throw CaptureError.noEvents(
          file: shownPath,
          message: "describes a device and does not contain events; give a recording of it (.events)")
      }
      file = try EvdevImport(recording, source: source, path: shownPath, options: options).imported()
    case .traces(let made): file = made
    }
    for index in file.imported.indices { file.imported[index].judgeScale() }
    for trace in file.imported {
      guard let excess = trace.excess else { continue }
      throw CaptureError.noEvents(file: shownPath, message: excess)
    }
    return options.splitsGestures ? file.split(pause: options.scrolls.pause) : file
  }

  /// Detects the format from the start of a text.
  ///
  /// - Parameters:
  ///   - head: The start of the text.
  ///   - layout: The user's description of tables: if it says how to find rows, a text of no other format is a table.
  /// - Returns: The format; nil if unknown.
  static func format(of head: [UInt8], _ layout: TableLayout = TableLayout()) -> Format? {
    if TakesReader.recognises(head) { return .takes }
    if PerfettoTraceReader.recognises(head) { return .perfettoTrace }
    let bytes = PastedText.clean(Array(head.prefix(RecordingText.logStart)))
    if LibinputRecordReader.recognises(bytes) { return .libinputRecord }
    if EvemuReader.isIn(bytes) { return .evemu }
    if GeteventReader.recognises(bytes) { return .getevent }
    if PrintedEventReader.recognises(bytes) { return .printedEvents }
    if DebugEventsReader.recognises(bytes) { return .debugEvents }
    if WaylandLogReader.recognises(bytes) { return .wayland }
    if XInputReader.recognises(bytes) { return .xinput }
    if RecordTable.recognisesJSON(bytes) { return .json }
    if !layout.tellsRows, PerfettoTable.recognises(bytes) { return .perfettoTable }
    if layout.tellsRows || RecordTable.recognisesCSV(bytes) { return .csv }
    if EvemuReader.recognises(bytes) { return .evemu }
    if TslibReader.recognises(bytes) { return .tslib }
    if ExportedScript.recognises(bytes) { return .pointerLog }
    if PastedJSON.recognises(bytes) { return .json }
    if PointerLogReader.recognises(bytes) { return .pointerLog }
    return RecordTable.looksLikeTable(bytes) ? .csv : nil
  }

  /// Reads a recording whose format is known.
  static func content(
    of text: RecordingSource, _ format: Format, _ options: ImportOptions
  ) throws -> Content {
    if let kind = format.kind { try options.check(kind, text.shownPath) }
    return switch format {
    case .evemu: .devices(try RecordingFile.evemu(text, infers: true))
    case .getevent: .devices(try GeteventReader.read(text.contents(), file: text.shownPath))
    case .printedEvents: .devices(try PrintedEventReader.read(text.contents(), file: text.shownPath))
    case .libinputRecord: .devices(try LibinputRecordReader.read(text))
    case .debugEvents:
      .log(try DebugEventsReader.read(text.contents(), file: text.shownPath, options.scrolls))
    case .wayland: .log(try WaylandLogReader.read(text.contents(), file: text.shownPath, options.scrolls))
    case .xinput: .table(try XInputReader.table(text.contents(), file: text.shownPath))
    case .tslib: .table(TslibReader.table(try text.contents(), file: text.shownPath))
    case .csv: .table(try RecordTable(csv: text, options.layout))
    case .json: .table(try jsonTable(text, options))
    case .pointerLog where ExportedScript.recognises(text.head):
      .table(try ExportedScript.read(text.contents(), file: text.shownPath, options))
    case .pointerLog: .table(try PointerLogReader.read(text.contents(), file: text.shownPath, options))
    case .perfettoTable: .table(try PerfettoTable.table(text.contents(), file: text.shownPath, options))
    case .perfettoTrace:
      .table(try PerfettoTraceReader.table(text.contents(), file: text.shownPath, options))
    case .takes: .traces(try TakesFile.imported(text.contents(), path: text.shownPath))
    }
  }

  /// The least memory that a table of JSON takes while it is read, in times its length: 8 were measured, with short keys.
  private static let leastOfJSON = 6

  /// Reads a table from JSON.
  ///
  /// If the objects follow a console's clock and words, as in `onTouchStart {…}`, the log reader is tried too. Its rows are used if those
  /// read from the JSON have no times, or no phases.
  private static func jsonTable(_ text: RecordingSource, _ options: ImportOptions) throws -> RecordTable {
    let bytes = try text.contents(keeping: leastOfJSON)
    let table = Result { try RecordTable(json: bytes, file: text.shownPath, options) }
    if RecordTable.recognisesJSON(bytes) { return try table.get() }
    let read = try? table.get()
    let saysPhases = { (table: RecordTable) in
      !Set(["phase", "type", "dx", "dy"]).isDisjoint(with: table.names)
    }
    if let read, TimeColumn.isThere(in: read.names), saysPhases(read) { return read }
    let log = try? PointerLogReader.read(bytes, file: text.shownPath, options)
    if let log, read == nil || saysPhases(log) || !TimeColumn.isThere(in: read?.names ?? []) { return log }
    return try table.get()
  }

  /// The source information in the headers of traces that are made from a file.
  static func source(_ format: String, _ name: String, _ options: ImportOptions) -> TraceSource {
    var source = TraceSource(origin: .imported)
    source.tool = options.tool
    var from = JSONObject()
    from["format"] = .string(format)
    from["file"] = .string(name)
    source.from = .object(from)
    return source
  }
}

extension ImportedTrace {
  /// Lowers the grade if the trace's scale is assumed, and adds the reason.
  fileprivate mutating func judgeScale() {
    guard let reason = header.reasonOfAssumedScale, let last = end else { return }
    var grade = TraceGrade()
    let letter = last.grade.flatMap(TraceGrade.Letter.init) ?? .a
    for reason in last.reasons ?? [] { grade.find(letter, reason) }
    grade.find(.b, reason)
    end = TraceEnd(timeMicroseconds: last.timeMicroseconds, events: last.events, grade: grade)
  }
}
