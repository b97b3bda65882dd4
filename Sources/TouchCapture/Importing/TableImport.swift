import GestureTraces
import TextFormats

/// Makes traces of a table: one for each subject and session, of pointers in points or of scrolls.
struct TableImport {
  private let table: RecordTable
  private let source: TraceSource
  private let options: ImportOptions

  /// An import of a table.
  ///
  /// - Parameters:
  ///   - table: The rows.
  ///   - source: Its origin.
  ///   - options: How to import it.
  init(_ table: RecordTable, source: TraceSource, options: ImportOptions) {
    var source = source
    if let units = table.units, var from = source.from?.object {
      from["units"] = .string(units)
      source.from = .object(from)
    }
    (self.table, self.source, self.options) = (table, source, options)
  }

  /// The traces.
  ///
  /// - Returns: A trace for each subject and session, with a name of its own where the table tells them apart.
  /// - Throws: The row that cannot be, or that nothing is in it.
  func imported() throws(CaptureError) -> ImportedFile {
    let columns = try TableColumns(table, options.columns)
    var file = ImportedFile(traces: [])
    var names = UniqueNames()
    for group in try columns.groups() {
      guard let trace = try trace(of: group, columns) else { continue }
      file.traces.append(trace)
      if columns.hasOwners { file.names.append(names.name([group.owner.subject, group.owner.session])) }
    }
    guard !file.traces.isEmpty else {
      throw .noEvents(
        file: table.file,
        message: isOfScrolls
          ? "nothing scrolled in it; give a recording of a scroll"
          : "no contact came down in it; give a recording of a drag")
    }
    return file
  }

  /// True where it has deltas; a browser's log of a wheel has places too.
  private var isOfScrolls: Bool { ScrollColumns.areThere(in: table.names) }

  /// The trace of one subject and session; nil where nothing came down and nothing scrolled.
  private func trace(
    of group: TableColumns.Group, _ columns: TableColumns
  ) throws(CaptureError) -> Trace? {
    var options = options
    options.labels.subject = group.owner.subject ?? options.labels.subject
    if isOfScrolls {
      let scrolls = try ScrollTable(table, group, columns, options.scrolls)
      guard scrolls.device.hasAnything else { return nil }
      return LoggedTake(scrolls.device, options.scrolls).trace(table.file, source, options)
    }
    let take = try PointerTake(table, group, columns, pause: options.contactPause)
    guard !take.events.isEmpty else { return nil }
    var device = TraceDevice(kind: .touchscreen)
    device.name = table.device
    var header = TraceHeader(device: device, source: source)
    header.statedUnits = .points
    header.take(options.labels, take.labels)
    return Trace(path: table.file, header: header, events: take.events, end: take.end)
  }
}

extension TraceHeader {
  /// Takes a person's labels, for the whole and for single gestures.
  mutating func take(_ labels: TraceLabels, _ spans: [LabelledSpan]) {
    (intent, subject, note, scenario) = (labels.intent, labels.subject, labels.note, labels.scenario)
    self.labels = spans.isEmpty ? nil : spans
  }
}

extension LoggedTake {
  /// The trace of the take.
  ///
  /// - Parameters:
  ///   - path: Its `path`.
  ///   - source: Its origin.
  ///   - options: A person's labels.
  /// - Returns: A trace of libinput's layer.
  func trace(_ path: String, _ source: TraceSource, _ options: ImportOptions) -> Trace {
    var device = TraceDevice(kind: self.device.kind)
    device.name = self.device.name
    device.size = self.device.size
    var header = TraceHeader(device: device, source: source)
    if device.kind == .touchscreen {
      header.statedUnits = self.device.units == .millimetres ? nil : self.device.units
    } else if hasDirection {
      var settings = TraceSettings()
      settings.naturalScroll = isNatural
      header.settings = settings
    }
    header.take(options.labels, labels)
    return Trace(path: path, header: header, events: events, end: end)
  }
}
