import GestureTraces
import TextFormats

/// Makes traces from a table of pointers or of scrolls, one trace for each subject and session.
struct TableImport {
  private let table: RecordTable
  private let source: TraceSource
  private let options: ImportOptions

  /// Prepares the import of a table.
  ///
  /// - Parameters:
  ///   - table: The rows.
  ///   - source: The origin for the traces' headers.
  ///   - options: How to import it.
  init(_ table: RecordTable, source: TraceSource, options: ImportOptions) {
    var source = source
    if let units = table.units, var from = source.from?.object {
      from["units"] = .string(units)
      source.from = .object(from)
    }
    (self.table, self.source, self.options) = (table, source, options)
  }

  /// Makes the traces.
  ///
  /// - Returns: One trace for each subject and session; they have names if there are several owners.
  /// - Throws: An error about an invalid row, or if the table has nothing to import.
  func imported() throws(CaptureError) -> ImportedFile {
    try options.check(isOfScrolls ? .scrolls : .positions, table.file)
    let columns = try TableColumns(table, options.columns)
    try options.check(.frameRate, isUsed: table.usesFrames, "its rows have times", table.file)
    try checkLayoutOptions()
    try options.check(.label, isUsed: columns.hasIntents, "the intent is not in a column", table.file)
    var file = ImportedFile()
    var names = UniqueNames()
    let groups = try columns.groups()
    try check(columns, groups)
    let traces = isOfScrolls ? try scrolls(of: groups, columns) : try pointers(of: groups, columns)
    for (group, trace) in zip(groups, traces) {
      guard let trace else { continue }
      file.imported.append(trace)
      if columns.hasOwners { file.names.append(names.name([group.owner.subject, group.owner.session])) }
    }
    if let failure = table.rows.file.failure {
      throw .noEvents(file: table.file, message: failure.description)
    }
    guard !file.imported.isEmpty else {
      throw .noEvents(
        file: table.file,
        message: isOfScrolls
          ? "it does not contain a scroll; give a recording of a scroll"
          : "it does not contain a touch; give a recording of a drag")
    }
    return file
  }

  /// Checks that the user's options about rows can have an effect on this kind of table.
  private func checkLayoutOptions() throws(CaptureError) {
    let isJSON = table.format == "json"
    try options.check(.noHeader, isUsed: !isJSON, "JSON does not have a line of names", table.file)
    try options.check(.jsonPath, isUsed: isJSON, "the table is not JSON", table.file)
  }

  /// Checks that a subject or an intent given by an option applies to at least one row, one that does not give its own.
  private func check(_ columns: TableColumns, _ groups: [TableColumns.Group]) throws(CaptureError) {
    guard !groups.isEmpty else { return }
    try options.check(
      .subject, isUsed: groups.contains { $0.owner.subject == nil },
      "a column contains the subject in every row",
      table.file)
    try options.check(
      .intent, isUsed: columns.leavesIntentOpen, "a column contains the intent in every row", table.file)
    try options.check(
      .label, isUsed: columns.usesOtherWords, "none of its words is in the column of intents",
      table.file)
  }

  /// True if the table has deltas; a browser's wheel log also has positions.
  private var isOfScrolls: Bool { ScrollColumns.areThere(in: table.names) }

  /// Makes a trace of the scrolls of each subject and session; nil if nothing scrolled.
  private func scrolls(
    of groups: [TableColumns.Group], _ columns: TableColumns
  ) throws(CaptureError) -> [ImportedTrace?] {
    var takes: [LoggedTake?] = []
    for group in groups {
      let device = try ScrollTable(table, group, columns, options.scrolls).device
      takes.append(device.hasAnything ? LoggedTake(device, options.scrolls, table: table) : nil)
    }
    try options.check(takes.compactMap(\.self), table.file)
    return zip(groups, takes).map { group, take in
      take.map {
        ImportedTrace($0.trace(table.file, source, options(for: group))).looked(at: $0.place)
      }
    }
  }

  /// Makes a trace of the contacts of each subject and session; nil if nothing came down.
  private func pointers(
    of groups: [TableColumns.Group], _ owners: TableColumns
  ) throws(CaptureError) -> [ImportedTrace?] {
    let columns = try PointerColumns(table, options)
    try options.check(
      .contactPause, isUsed: !columns.hasPhases && !owners.hasGestures && !table.areContactsWhole,
      columns.hasPhases ? "its rows state when contacts end" : "a column numbers gestures", table.file)
    let pause = table.areContactsWhole ? Int64.max : options.contactPause
    var traces: [ImportedTrace?] = []
    for group in groups {
      var take = try PointerTake(table, columns, group, owners, pause: pause)
      if groups.count > 1, table.rows.isPacked { take.putAway() }
      traces.append(take.isEmpty ? nil : trace(of: take, in: columns.scale, options(for: group)))
    }
    return traces
  }

  private func trace(
    of take: PointerTake, in scale: PositionScale, _ options: ImportOptions
  ) -> ImportedTrace {
    var device = TraceDevice(kind: .touchscreen)
    (device.name, device.size) = (table.device, scale.size)
    var header = TraceHeader(device: device, source: source(with: scale))
    header.statedUnits = scale.units == .millimetres ? nil : scale.units
    header.note(scale: scale.scale)
    header.take(options.labels, take.labels)
    let trace = ImportedTrace(path: table.file, header: header, events: take.events, end: take.end)
    return trace.looked(at: take.place)
  }

  /// The user's options, with the subject that a group of rows gives.
  private func options(for group: TableColumns.Group) -> ImportOptions {
    var options = options
    options.labels.subject = group.owner.subject ?? options.labels.subject
    return options
  }

  /// The source information for a trace's header, with the number of points per pixel by which positions were converted.
  private func source(with scale: PositionScale) -> TraceSource {
    guard let points = scale.pointsPerPixel, var from = source.from?.object else { return source }
    var source = source
    from["points_per_px"] = JSONValue(points)
    source.from = .object(from)
    return source
  }
}

extension ImportedTrace {
  /// The trace with a lower grade if its gestures move in directions that indicate wrong axes.
  fileprivate func looked(at place: (Int) -> String) -> ImportedTrace {
    joined(with: AxisLook(self).grade(place))
  }

  /// The trace with its grade lowered to `found` if that is worse, and with the reasons of `found` added.
  fileprivate func joined(with found: TraceGrade) -> ImportedTrace {
    guard var end, !found.reasons.isEmpty else { return self }
    let letter = end.grade.flatMap(TraceGrade.Letter.init) ?? .a
    end.grade = max(letter, found.letter).rawValue
    end.reasons = (end.reasons ?? []) + found.reasons
    var trace = self
    trace.end = end
    return trace
  }
}

extension TraceHeader {
  /// Adds the user's labels for the whole trace and for single gestures.
  mutating func take(_ labels: TraceLabels, _ spans: [LabelledSpan]) {
    (intent, subject, note, scenario) = (labels.intent, labels.subject, labels.note, labels.scenario)
    self.labels = spans.isEmpty ? nil : spans
  }
}

extension LoggedTake {
  /// Makes a trace from the events.
  ///
  /// - Parameters:
  ///   - path: The `path` of the trace.
  ///   - source: The origin of the trace.
  ///   - options: The user's labels.
  /// - Returns: A trace with the libinput layer.
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
    if self.device.isScaleAssumed { header.note(scale: .assumed) }
    header.take(options.labels, labels)
    return Trace(path: path, header: header, events: events, end: end)
  }
}
