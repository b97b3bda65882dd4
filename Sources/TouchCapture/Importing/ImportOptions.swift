import GestureTraces

/// The user's options for making traces from recordings (command `import`).
package struct ImportOptions: Sendable {
  /// The program and its version, for the header.
  package var tool: String
  /// The user's labels for the recordings.
  package var labels = TraceLabels()
  /// Axis ranges for devices whose recording has none, in order of the devices; the last one also applies to all further devices.
  package var ranges: [SurfaceRange] = []
  /// The size of the surface, needed if positions are fractions of it; nil if not given.
  package var surface: SurfaceSize?
  /// The options that the user gave; an option without any effect is an error.
  package var stated: Set<ImportOption> = []
  /// True to skip the real libinput and import only raw contacts.
  package var isRawOnly = false
  /// The user's corrections to the axes of tables.
  package var axes = AxisChange()
  /// The user's options for facts that logs of scrolls do not state.
  package var scrolls = ScrollOptions()
  /// The pause after which a contact counts as lifted if the table does not report lifts, in microseconds.
  ///
  /// One second by default: five times the pause that ends a scroll, since a resting finger sends no rows.
  package var contactPause: Int64 = 1_000_000
  /// Frames per second for logs without times, in which line numbers or lines count frames; nil if not given.
  package var frameRate: Double?
  /// Names of the columns for subject, session and intent.
  package var columns = ColumnNames()
  /// The user's description of a table's columns and units; parts not described are detected.
  package var layout = TableLayout()
  /// True to make a separate trace of each gesture.
  package var splitsGestures = false

  /// The default options: everything through libinput, no labels.
  ///
  /// - Parameter tool: The program and its version.
  package init(tool: String) {
    self.tool = tool
  }

  /// The options completed from the table layout; options that were given take precedence.
  ///
  /// - Parameter path: The recording, whose name may identify its screen.
  /// - Returns: The options for this recording.
  func laidOut(for path: String) -> ImportOptions {
    var options = self
    options.scrolls.unit = scrolls.unit ?? layout.unit
    options.scrolls.pointsPerPixel =
      scrolls.pointsPerPixel ?? layout.density(of: path).map { ScrollOptions.pointsPerInch / $0 }
    options.surface = surface ?? layout.surface
    options.axes.flipsY = axes.flipsY || layout.flipsY
    return options
  }

  /// The axis range for a device by its index; nil if none is given.
  func range(of device: Int) -> SurfaceRange? {
    ranges.indices.contains(device) ? ranges[device] : ranges.last
  }
}

/// The traces made from one recording, with notes on its devices.
package struct ImportedFile: Sendable {
  /// The traces: one for each device, or for each subject and session, that has events.
  package var imported: [ImportedTrace]
  /// The file name of each trace without extension; the files are in a folder named after the recording.
  ///
  /// The list is empty if the traces are the recording's devices.
  package var names: [String] = []
  /// The reasons why devices have no trace, or one with fewer events than possible.
  package var notes: [ImportNote] = []

  /// The result of an import whose traces are already in memory.
  package init(_ traces: [Trace] = []) { imported = traces.map(ImportedTrace.init) }

  /// The traces, with all events loaded into memory.
  package var traces: [Trace] { imported.map(\.trace) }
}

/// The reason why a device of a recording has no trace, or one with fewer events than possible.
package struct ImportNote: Equatable, Sendable, CustomStringConvertible {
  /// The device's name; nil if the note is about the whole recording.
  package var device: String?
  /// The reason in words, for the user.
  package var reason: String

  /// The note as one line, without the file's name.
  package var description: String { (device.map { "\($0): " } ?? "") + reason }
}
