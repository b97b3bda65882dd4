import GestureTraces

/// How recordings become traces.
package struct ImportOptions: Sendable {
  /// The program and its version, for the header.
  package var tool: String
  /// What a person says of the recordings.
  package var labels = TraceLabels()
  /// Ranges for devices whose recording has none, in their order; the last one serves those after it too.
  package var ranges: [SurfaceRange] = []
  /// Whether the real libinput is left out and only raw contacts are taken.
  package var isRawOnly = false

  /// Everything through libinput, nothing said of it.
  ///
  /// - Parameter tool: The program and its version.
  package init(tool: String) {
    self.tool = tool
  }

  /// The range for a device by its number, from 0; nil where none is given.
  func range(of device: Int) -> SurfaceRange? {
    ranges.indices.contains(device) ? ranges[device] : ranges.last
  }
}

/// What a recording gave.
package struct ImportedFile: Sendable {
  /// A trace for each device that gave anything.
  package var traces: [Trace]
  /// Why a device gave nothing or less than it might, a line each, without the file's name.
  package var notes: [String] = []
}
