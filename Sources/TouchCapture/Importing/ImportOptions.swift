import GestureTraces

/// How recordings become traces.
public struct ImportOptions: Sendable {
  /// The program and its version, for the header.
  public var tool: String
  /// What a person says of the recordings.
  public var labels = TraceLabels()
  /// Ranges for devices whose recording has none, in their order; the last one serves those after it too.
  public var ranges: [SurfaceRange] = []
  /// Whether the real libinput is left out and only raw contacts are taken.
  public var isRawOnly = false

  /// Everything through libinput, nothing said of it.
  ///
  /// - Parameter tool: The program and its version.
  public init(tool: String) {
    self.tool = tool
  }

  /// The range for a device by its number, from 0; nil where none is given.
  func range(of device: Int) -> SurfaceRange? {
    ranges.indices.contains(device) ? ranges[device] : ranges.last
  }
}

/// What a recording gave.
public struct ImportedFile: Sendable {
  /// A trace for each device that gave anything.
  public var traces: [Trace]
  /// Why a device gave nothing or less than it might, a line each, without the file's name.
  public var notes: [String] = []
}
