import GestureTraces

/// Options for making traces of recordings.
package struct ImportOptions: Sendable {
  /// The program and its version, for the header.
  package var tool: String
  /// A person's labels for the recordings.
  package var labels = TraceLabels()
  /// Ranges for devices whose recording has none, in their order; the last one serves those after it too.
  package var ranges: [SurfaceRange] = []
  /// The size of a surface of which positions are shares; nil where nobody says.
  package var surface: SurfaceSize?
  /// The options that a person gave: each must change something, or it is an error.
  package var stated: Set<ImportOption> = []
  /// True where the real libinput is left out and only raw contacts are taken.
  package var isRawOnly = false
  /// A person's word on the axes of tables.
  package var axes = AxisChange()
  /// A person's word on what logs of scrolls do not tell.
  package var scrolls = ScrollOptions()
  /// A pause that ends a contact whose lift a table does not tell, in microseconds: a second, five times what ends a scroll, as a finger
  /// that rests sends no rows.
  package var contactPause: Int64 = 1_000_000
  /// Frames a second, where a log has no times: the numbers before its lines, or the lines, count frames; nil where nobody says.
  package var frameRate: Double?
  /// Names of the columns that say who made a gesture and what was meant.
  package var columns = ColumnNames()
  /// How tables are laid out, as far as a person says it.
  package var layout = TableLayout()
  /// True where each gesture becomes a trace of its own.
  package var splitsGestures = false

  /// Options with everything through libinput, and no labels.
  ///
  /// - Parameter tool: The program and its version.
  package init(tool: String) {
    self.tool = tool
  }

  /// The same options with what the layout says, where no option says it.
  ///
  /// - Parameter path: The recording, whose name may tell its screen.
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

  /// The range for a device by its number, from 0; nil where none is given.
  func range(of device: Int) -> SurfaceRange? {
    ranges.indices.contains(device) ? ranges[device] : ranges.last
  }
}

/// The traces of a recording, with notes on devices.
package struct ImportedFile: Sendable {
  /// A trace for each device, or subject and session, that gave anything.
  package var imported: [ImportedTrace]
  /// For each trace the name of its file, without its ending, in a folder of the recording's name; empty where the traces are
  /// the recording's devices.
  package var names: [String] = []
  /// The reasons why devices gave nothing or less than they might.
  package var notes: [ImportNote] = []

  /// A file with traces that are in memory.
  package init(_ traces: [Trace] = []) { imported = traces.map(ImportedTrace.init) }

  /// The traces with all their events in memory.
  package var traces: [Trace] { imported.map(\.trace) }
}

/// The reason why a device of a recording gave nothing, or less than it might.
package struct ImportNote: Equatable, Sendable, CustomStringConvertible {
  /// The device's name; nil where the reason is of the whole recording.
  package var device: String?
  /// The reason.
  package var reason: String

  /// The line for people, without the file's name.
  package var description: String { (device.map { "\($0): " } ?? "") + reason }
}
