import GestureTraces

/// Records from the system's own devices, line by line, until told to end.
public struct LiveRecording {
  /// Where traces go.
  public enum Destination: Equatable, Sendable {
    /// One device into this file, or standard output (`-`): the first touchpad or touchscreen that is touched.
    case file(String)
    /// A file a device in this folder, named by the time and the device.
    case folder(String)
  }

  /// What to record, and until when.
  public struct Options: Sendable {
    /// The seat; `node` wins over it.
    public var seat = "seat0"
    /// One node, of any kind that may be opened.
    public var node: String?
    /// Microseconds after which to end; nil for no limit.
    public var duration: Int64?
    /// Gestures after which to end; nil for no limit.
    public var gestures: Int?
    /// Whether the raw contacts of touchpads and touchscreens are read beside libinput, where that is permitted.
    public var readsRaw = true
    /// Whether files that are there may be replaced.
    public var overwrites = false

    /// Everything of seat0, without a limit.
    public init() {}
  }

  /// What was recorded of one device.
  public struct Summary: Equatable, Sendable {
    /// The device's name.
    public let device: String
    /// The file; `-` for standard output.
    public let path: String
    /// The trace's last line.
    public let end: TraceEnd
    /// Gestures that ended with a lift.
    public let gestures: Int
    /// How each layer was reported.
    public let layers: [LayerFigures]
  }

  /// Seconds without any event after which a person is told what may be wrong.
  public static let silence = 10

  /// The time now for the name of a file: `2026-11-21T05-00-00Z`, without colons, which some file systems refuse.
  public static var timeForFileName: String { WallClock.fileName(MonotonicClock.wall) }

  /// Records until a signal, a limit, or the last device's end.
  ///
  /// - Parameters:
  ///   - options: What, and until when.
  ///   - destination: Where it goes.
  ///   - tool: The program and its version.
  ///   - labels: What a person says of it.
  ///   - notify: Told, as it happens, what a person should know; a line each.
  /// - Returns: What was recorded; empty where nothing was touched.
  /// - Throws: `CaptureError`, `FileError`.
  public static func record(
    _ options: Options, to destination: Destination, tool: String, labels: TraceLabels,
    notify: (String) -> Void
  ) throws -> [Summary] {
    #if Capture
      let stop = try StopSignal.watch()
      var source = TraceSource(origin: .recorded)
      source.tool = tool
      source.libinput = LibinputVersion.text
      var sink = TraceFileSink(
        writer: HeaderWriter(source: source, labels: labels), destination: destination,
        takesAnyKind: options.node != nil, overwrites: options.overwrites)
      let session = LiveSession(options: options, stop: stop)
      try session.run(into: &sink, notify: notify)
      return sink.summaries
    #else
      throw CaptureError.withoutCapture
    #endif
  }
}
