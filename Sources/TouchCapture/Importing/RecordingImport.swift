import GestureTraces
import TextFormats

/// Makes traces of recordings by other programs: evemu, `libinput record`, `getevent -lt`, CSV, JSON.
package enum RecordingImport {
  /// The formats a recording may have, told apart by content.
  enum Format: String, CaseIterable {
    case evemu, getevent, csv, json
    case libinputRecord = "libinput-record"
  }

  /// The content of a recording.
  enum Content {
    /// The events of devices.
    case devices(EvdevRecording)
    /// Where pointers were.
    case pointers(PointerTable)
  }

  /// The traces of a recording.
  ///
  /// - Parameters:
  ///   - path: A path, or `-` for stdin.
  ///   - options: How to import it.
  /// - Returns: A trace for each device that gave anything, and why others gave nothing; nil where the file is of none of
  ///   these formats.
  /// - Throws: `FileError`, or `CaptureError` with the line.
  package static func traces(of path: String, _ options: ImportOptions) throws -> ImportedFile? {
    let text = try RecordingSource(path)
    guard let format = format(of: text.head) else { return nil }
    return try traces(of: text, format, options)
  }

  /// The traces of a recording of a known format.
  static func traces(
    of text: RecordingSource, _ format: Format, _ options: ImportOptions
  ) throws -> ImportedFile {
    let shownPath = text.shownPath
    let name = shownPath.split(separator: "/").last.map(String.init) ?? shownPath
    switch try content(of: text, format) {
    case .pointers(let table): return try pointers(table, shownPath, name, options)
    case .devices(let recording):
      guard !recording.devices.allSatisfy(\.events.isEmpty) else {
        throw CaptureError.noEvents(
          file: shownPath, message: "describes a device and has no events; give a recording of it (.events)")
      }
      let source = source(format.rawValue, name, options)
      return try EvdevImport(recording, source: source, path: shownPath, options: options).imported()
    }
  }

  /// The format of a text by its start; nil where it is none of them.
  static func format(of bytes: [UInt8]) -> Format? {
    if LibinputRecordReader.recognises(bytes) { return .libinputRecord }
    if GeteventReader.recognises(bytes) { return .getevent }
    if PointerTable.recognisesJSON(bytes) { return .json }
    if PointerTable.recognisesCSV(bytes) { return .csv }
    return EvemuReader.recognises(bytes) ? .evemu : nil
  }

  /// The content of a recording of a known format.
  static func content(of text: RecordingSource, _ format: Format) throws -> Content {
    switch format {
    case .evemu: .devices(EvdevRecording(devices: [try RecordingFile.evemu(text, infers: true)]))
    case .getevent: .devices(try GeteventReader.read(text.contents(), file: text.shownPath))
    case .libinputRecord: .devices(try LibinputRecordReader.read(text))
    case .csv: .pointers(try PointerTable(csv: text.contents(), file: text.shownPath))
    case .json: .pointers(try PointerTable(json: text.contents(), file: text.shownPath))
    }
  }

  /// The source of traces made from a file.
  static func source(_ format: String, _ name: String, _ options: ImportOptions) -> TraceSource {
    var source = TraceSource(origin: .imported)
    source.tool = options.tool
    var from = JSONObject()
    from["format"] = .string(format)
    from["file"] = .string(name)
    source.from = .object(from)
    return source
  }

  /// The trace of a pointer sequence: a screen's contacts in points.
  private static func pointers(
    _ table: PointerTable, _ path: String, _ name: String, _ options: ImportOptions
  ) throws -> ImportedFile {
    let take = try PointerTake(table, file: path)
    guard !take.events.isEmpty else {
      throw CaptureError.noEvents(
        file: path, message: "no contact came down in it; give a recording of a drag")
    }
    var device = TraceDevice(kind: .touchscreen)
    device.name = table.device
    var source = source(table.format, name, options)
    if let units = table.units, var from = source.from?.object {
      from["units"] = .string(units)
      source.from = .object(from)
    }
    var header = TraceHeader(device: device, source: source)
    header.statedUnits = .points
    (header.intent, header.subject) = (options.labels.intent, options.labels.subject)
    (header.note, header.scenario) = (options.labels.note, options.labels.scenario)
    let trace = Trace(path: path, header: header, events: take.events, end: take.end)
    return ImportedFile(traces: [trace])
  }
}
